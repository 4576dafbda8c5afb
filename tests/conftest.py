"""No test depends on the machine's speed: a slow example is not a wrong one."""

from hypothesis import settings

settings.register_profile("quizpult", deadline=None)
settings.load_profile("quizpult")
