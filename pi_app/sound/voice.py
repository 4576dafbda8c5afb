"""Reading aloud, for those who want it: what is public on the table, by espeak-ng.

The sentence goes through a pipe and not into the command line: no shell sees it, no list of
processes shows it, and one that begins with a dash is still a sentence.
"""

import shutil
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread

from pi_app.rules.core import LETTERS
from pi_app.rules.heist.views import TableView as HeistView
from pi_app.rules.millionaire.views import TableView as MillionaireView
from pi_app.rules.money_drop.views import TableView as MoneyDropView
from pi_app.words import Language, speak

SPEAKER = "espeak-ng"
ACCENTS: dict[Language, str] = {"de": "de", "en": "en-gb"}
WORDS_PER_MINUTE = 150  # a little slower than its default: people listen across a room


class Voice:
    """Says one sentence at a time; a new one cuts off the one before."""

    def __init__(self, language: Language, on: bool) -> None:
        self.language = language
        self.on = on
        self._speaker = shutil.which(SPEAKER)
        self._speaking: Popen[bytes] | None = None
        self._listeners: list[Thread] = []

    @property
    def works(self) -> bool:
        return self._speaker is not None

    def say(self, text: str, volume: int = 100) -> None:
        self.hush()
        if not self.on or self._speaker is None or not text:
            return
        how = ["-v", ACCENTS[self.language], "-s", str(WORDS_PER_MINUTE), "-a", str(volume)]
        command = [self._speaker, *how, "-b", "1", "--stdin"]  # -b 1: the text is UTF-8
        try:
            self._speaking = Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL)
        except OSError:  # uninstalled meanwhile, or not a program
            self._speaker = None
            return
        # Waits for the end of the sentence, so that no dead process is left lying about.
        listener = Thread(target=self._speaking.communicate, args=(text.encode(),), daemon=True)
        listener.start()
        self._listeners = [*(old for old in self._listeners if old.is_alive()), listener]

    def hush(self) -> None:
        """In the middle of a word, if need be: a pause, or somebody turned the sound off."""
        if self._speaking is not None:
            self._speaking.kill()
            self._speaking = None

    def close(self) -> None:
        self.hush()
        for listener in self._listeners:
            listener.join(timeout=1.0)
        self._listeners = []


# ---------------------------------------------------------------- what is read

GameView = MillionaireView | MoneyDropView | HeistView

# The host's part, which the voice takes over: it need not say as well that he reads.
HOST_READS = {"reading", "reading_answers"}
# Chance is at work and done before a sentence could be.
TOO_SHORT = {"drawing", "halving", "mixing", "dealing", "shuffling"}


def what_to_read(before_view: object, after_view: object, language: Language) -> str | None:
    """What has come onto the table: the question, the answers one by one, what is to be done.

    Only these three fields are ever looked at. Whatever is not a game's table view, such as a
    page of set-up or nothing at all, stands for an empty table.
    """
    if not isinstance(after_view, GameView) or after_view.phase in TOO_SHORT:
        return None
    before = before_view if isinstance(before_view, GameView) else None
    news = _card_news(before, after_view)
    said = before.prompt if before and before.phase not in TOO_SHORT else None
    if after_view.prompt != said and not (news and after_view.phase in HOST_READS):
        news.append(speak(after_view.prompt, language))
    return "\n".join(news) or None


def _card_news(before: GameView | None, after: GameView) -> list[str]:
    """Own cards have no text here: people hold them in their hands, and nothing is read."""
    if isinstance(after, HeistView):
        return []
    earlier = None if isinstance(before, HeistView) else before
    news: list[str] = []
    if after.question and (earlier is None or after.question != earlier.question):
        news.append(after.question)
    if earlier is None or after.answers != earlier.answers:
        lines = ((letter, after.answers.get(letter)) for letter in LETTERS)
        news += [_sentence(f"{letter}: {answer}") for letter, answer in lines if answer]
    return news


def _sentence(text: str) -> str:
    """With a stop at the end, so that the voice makes a pause there."""
    return text if text.endswith((".", "?", "!", "…")) else f"{text}."
