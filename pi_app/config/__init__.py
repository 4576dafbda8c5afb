"""`quizpult.toml`: what the table consists of and how it behaves."""

from pi_app.config.checks import cautions
from pi_app.config.reading import BadConfig, find_config, read_config
from pi_app.config.sections import Config

__all__ = ["BadConfig", "Config", "cautions", "find_config", "read_config"]
