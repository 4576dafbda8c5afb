"""Quizpult: a console for the quiz evening."""

__version__ = "0.1.0"
