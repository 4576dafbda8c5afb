"""Text is broken and sized so that all of it fits."""

import pytest

from pi_app.screen.things import Weight
from pi_app.screen.type import SCALE, fit, fit_all, font, lines_in, measure

NO_BREAK = "\N{NO-BREAK SPACE}"


def typewriter(text: str, size: int, weight: Weight) -> tuple[int, int]:
    """A font in which every letter is half as wide as it is high."""
    del weight
    return len(text) * size // 2, size


def lines(text: str, letters: int, language: str = "de", **how: bool) -> tuple[str, ...] | None:
    return lines_in(text, letters * 5, 10, "normal", typewriter, language, **how)  # type: ignore[arg-type]


def test_lines_break_at_spaces() -> None:
    assert lines("eins zwei drei vier", 9) == ("eins zwei", "drei vier")


def test_a_no_break_space_keeps_an_amount_together() -> None:
    assert lines(f"um 1.000{NO_BREAK}€ geht es", 8) == ("um", f"1.000{NO_BREAK}€", "geht es")


def test_lines_break_after_hyphen_dash_and_slash() -> None:
    assert lines("Nord-Ost", 6) == ("Nord-", "Ost")
    assert lines("und/oder", 6) == ("und/", "oder")


def test_numbers_are_not_torn_apart_at_a_dash() -> None:
    assert lines("1914–1918 war", 9) == ("1914–1918", "war")


def test_german_compounds_are_hyphenated_at_their_joints() -> None:
    broken = lines("Donaudampfschiff", 12)
    assert broken is not None
    assert broken[0].endswith("-")
    assert "".join(broken).replace("-", "") == "Donaudampfschiff"
    assert lines("Donaudampfschiff", 12, hyphenate=False) is None


def test_english_words_are_hyphenated_as_english_words() -> None:
    broken = lines("incomprehensibility", 12, "en")
    assert broken is not None
    assert "".join(broken).replace("-", "") == "incomprehensibility"


def test_what_follows_a_hyphenated_word_stays_on_its_line() -> None:
    broken = lines("Schifffahrtsgesellschaft ab", 16)
    assert broken is not None
    assert broken[-1].endswith(" ab")


def test_a_word_that_cannot_be_broken_does_not_fit() -> None:
    assert lines("Xxxxxxxxxxxxxxxxxxxx", 4) is None


def test_the_largest_size_that_fits_is_found() -> None:
    fitted = fit("eins zwei", (100, 40), 40, 8, "normal", typewriter, "de")
    assert fitted.whole
    assert typewriter(fitted.lines[0], fitted.size, "normal")[0] <= 100
    larger = next(size for size in SCALE if size > fitted.size)
    lines_then = lines_in("eins zwei", 100, larger, "normal", typewriter, "de", False)
    assert lines_then is None or len(lines_then) * larger * 0.92 > 40


def test_words_are_not_hyphenated_for_a_little_more_size() -> None:
    fitted = fit("Bundesminister", (140, 60), 24, 8, "normal", typewriter, "de")
    assert fitted.lines == ("Bundesminister",)


def test_what_fits_at_no_size_is_cut_and_says_so() -> None:
    fitted = fit("eins zwei drei vier fünf", (50, 10), 20, 10, "normal", typewriter, "de")
    assert not fitted.whole
    assert fitted.lines[-1].endswith("…")
    assert all(typewriter(line, fitted.size, "normal")[0] <= 50 for line in fitted.lines)


def test_several_texts_get_one_size() -> None:
    fitted = fit_all(
        ("kurz", "ein viel längerer Text"), (120, 20), 30, 8, "normal", typewriter, "de"
    )
    assert len({each.size for each in fitted}) == 1


@pytest.mark.parametrize("sign", "ßÄÖÜäöüé€−×“”„‚‘’✓–…$½²₂čřşğłōő")
def test_the_typeface_has_what_players_write(sign: str) -> None:
    for weight in ("normal", "bold"):
        assert font(40, weight).metrics(sign)[0] is not None, sign  # type: ignore[arg-type]


def test_measuring_counts_the_weight() -> None:
    assert measure("Million", 40, "bold")[0] > measure("Million", 40, "normal")[0]


def test_a_last_line_is_not_left_over() -> None:
    text = "Auf welcher dieser Inseln liegt der höchste Berg?"
    width = measure("Auf welcher dieser Inseln liegt der höchste", 40, "bold")[0]
    fitted = fit(text, (width + 5, 200), 40, 40, "bold", measure, "de")
    assert len(fitted.lines) == 2
    assert " ".join(fitted.lines) == text
    assert len(fitted.lines[1]) > len("Berg?")
