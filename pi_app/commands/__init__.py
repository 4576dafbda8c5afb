"""Sub-commands of `quizpult` that are more than a line."""
