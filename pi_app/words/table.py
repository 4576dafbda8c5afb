"""Words that every game uses: keys, refusals, set-up."""

WORDS: dict[str, tuple[str, str]] = {
    "name": ("{name}", "{name}"),
    "letter": ("{letter}", "{letter}"),
    "lock_again": ("{letter}: noch einmal drücken", "{letter}: press again"),
    "more": ("Weitere", "More"),
    "seat.name": ("Spieler {seat}", "Player {seat}"),
    "seat.number": ("Spieler Nr. {seat}", "Player no. {seat}"),
    "box.hold": ("halten", "hold"),
    "box.card": ("Karte", "Card"),
    "line.wait": ("Warten", "Wait"),
    "line.choose": ("Du bist dran", "Your turn"),
    "line.over": ("Spiel zu Ende", "Game over"),
    "ended.end_early": ("Das Spiel ist vorzeitig beendet.", "The game has been ended early."),
    "prompt.drawing": ("Eine Karte wird gezogen.", "A card is drawn."),
    # ------------------------------------------------ own cards
    "host.category": ("Kategorie eingeben", "Enter a category"),
    "category.none": ("Ohne Kategorie", "No category"),
    "category.choose": ("Karte {number}", "Card {number}"),
    "category.named": ("{name}", "{name}"),
    "category.nature": ("Natur", "Nature"),
    "category.geography": ("Erdkunde", "Geography"),
    "category.history": ("Geschichte", "History"),
    "category.science": ("Wissenschaft", "Science"),
    "category.technology": ("Technik", "Technology"),
    "category.arts": ("Kunst & Literatur", "Arts & Literature"),
    "category.music": ("Musik", "Music"),
    "category.screen": ("Film & Fernsehen", "Film & Television"),
    "category.sport": ("Sport", "Sport"),
    "category.food": ("Essen & Trinken", "Food & Drink"),
    "category.language": ("Sprache", "Language"),
    "category.everyday": ("Alltag", "Everyday Life"),
    # ------------------------------------------------ refusals
    "refused.not_now": ("Das geht gerade nicht.", "That is not possible now."),
    "refused.no_meaning": (
        "Taste {letter} hat gerade keine Bedeutung.",
        "Key {letter} does nothing at the moment.",
    ),
    "refused.draw_does_not_fit": (
        "Diese Ziehung passt nicht zum Spielstand.",
        "This draw does not fit the game.",
    ),
    "refused.joker_gone": (
        "Dieser Joker ist schon verbraucht.",
        "This lifeline has already been used.",
    ),
    "refused.players": (
        "Dieses Spiel ist für {fewest} bis {most} Spieler; am Tisch sitzen {players}.",
        "This game is for {fewest} to {most} players; there are {players} at the table.",
    ),
    "refused.no_clock": ("Es läuft gerade keine Uhr.", "No clock is running."),
    "refused.clock_fixed": (
        "Diese Uhr läuft immer genau {seconds} Sekunden.",
        "This clock always runs for exactly {seconds} seconds.",
    ),
    "refused.nothing_to_take_back": (
        "So viele Schritte gibt es nicht zurückzunehmen.",
        "There are not that many steps to take back.",
    ),
    "refused.game_over": ("Das Spiel ist zu Ende.", "The game is over."),
    "refused.seat_unknown": (
        "Platz {seat} gibt es an diesem Tisch nicht; es gibt 1 bis {players}.",
        "There is no seat {seat} at this table; there are 1 to {players}.",
    ),
    "refused.too_few_cards": (
        "Das Fragenpaket hat zu wenige Karten: {missing}. Bitte ein größeres Paket wählen.",
        "The question pack has too few cards: {missing}. Please choose a larger pack.",
    ),
    "missing.level": ("keine für Stufe {level}", "none for level {level}"),
    "missing.answers": (
        "weniger als zwei mit {answers} Antworten",
        "fewer than two with {answers} answers",
    ),
}
