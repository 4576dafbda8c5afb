"""Words that stand only on the quizmaster's display."""

WORDS: dict[str, tuple[str, str]] = {
    # ------------------------------------------------ keys
    "host_screen.no_key": ("keine Aufgabe", "nothing to do"),
    "host_screen.nothing_to_press": (
        "Du musst gerade nichts drücken.",
        "There is nothing for you to press now.",
    ),
    "host_screen.nobody_hosts": (
        "Hier moderiert niemand: alle drücken auf ihrer eigenen Box.",
        "Nobody hosts here: everybody presses keys on their own box.",
    ),
    # ------------------------------------------------ buttons
    "host_screen.undo": ("Schritt zurück", "Undo a step"),
    "host_screen.pause": ("Pause", "Pause"),
    "host_screen.go_on": ("Weiter", "Go on"),
    "host_screen.more_time": ("Zeit", "time"),
    "host_screen.ten_seconds": ("+10 s", "+10 s"),
    "host_screen.swap_screens": ("Tauschen", "Swap"),
    "host_screen.softer": ("Leiser", "Softer"),
    "host_screen.louder": ("Lauter", "Louder"),
    "host_screen.mute": ("Ton aus", "Mute"),
    "host_screen.unmute": ("Ton an", "Unmute"),
    "host_screen.volume": ("{percent} %", "{percent}%"),
    "host_screen.muted": ("Stumm", "Muted"),
    # ------------------------------------------------ lights and log
    "host_screen.light": ("{what}: {how}", "{what}: {how}"),
    "host_screen.light_good": ("in Ordnung", "all right"),
    "host_screen.light_warning": ("bitte prüfen", "please check"),
    "host_screen.light_bad": ("gestört", "out of order"),
    "host_screen.light_none": ("nicht dabei", "not in use"),
    "host_screen.log": ("Zuletzt", "Last steps"),
    "host_screen.log_empty": ("Noch kein Schritt.", "No step yet."),
    # ------------------------------------------------ the card
    "host_screen.right": ("richtig", "right"),
    "host_screen.right_is": ("Richtig ist", "Right answer"),
    "host_screen.wrong": ("falsch", "wrong"),
    "host_screen.own_question": (
        "Lies die Frage von deiner Karte vor.",
        "Read the question from your own card.",
    ),
    "host_screen.own_answer": ("wie auf der Karte", "as on the card"),
    "host_screen.no_card": (
        "Gleich liegt hier die nächste Karte.",
        "The next card will lie here.",
    ),
    "host_screen.enter_letter": (
        "Lege die Karte ein. Drücke ihren Buchstaben zweimal.",
        "Put in the card. Press its letter twice.",
    ),
    # ------------------------------------------------ candidates
    "host_screen.level": ("Stufe", "Level"),
    "host_screen.jokers": ("Joker", "Lifelines"),
    "host_screen.if_right": ("wenn richtig", "if right"),
    "host_screen.if_wrong": ("wenn falsch", "if wrong"),
    "host_screen.if_leaving": ("bei Ausstieg", "if leaving"),
    "host_screen.total": ("gesamt", "total"),
    "host_screen.missing": ("Es fehlt noch: {names}", "Still missing: {names}"),
    # ------------------------------------------------ windows
    "host_screen.run": ("Durchgang", "Run"),
    "host_screen.of": ("{number} von {total}", "{number} of {total}"),
    "host_screen.round": ("Runde", "Round"),
    "host_screen.chips": ("Im Spiel", "In play"),
    "host_screen.in_hand": ("In der Hand", "In hand"),
    "host_screen.left": ("Bleibt übrig", "Would be left"),
    "host_screen.joker": ("Joker", "Lifeline"),
    "host_screen.joker_left": ("noch da", "still there"),
    "host_screen.joker_gone": ("verbraucht", "used"),
    "host_screen.stake": ("{chips:Chip|Chips} · {amount}", "{chips:chip|chips} · {amount}"),
    "host_screen.some_chips": ("{chips:Chip|Chips}", "{chips:chip|chips}"),
    "host_screen.to_open": ("Noch öffnen", "Still to open"),
    "host_screen.open": ("offen", "open"),
    "host_screen.all_open": ("alle offen", "all open"),
    "host_screen.card": ("Karte {number}", "Card {number}"),
    "host_screen.no_run_yet": ("Noch kein Durchgang gespielt.", "No run has been played yet."),
    # ------------------------------------------------ the bluffing game
    "host_screen.leader": ("Anführer", "Leader"),
    "host_screen.nobody": ("noch niemand", "nobody yet"),
    "host_screen.loot": ("Beute", "Loot"),
    "host_screen.millions": ("{number} von {total} Millionen", "{number} of {total} million"),
    "host_screen.laid": ("Karte liegt: {names}", "Card laid: {names}"),
    "host_screen.selected": ("Ausgewählt: {names}", "Selected: {names}"),
    "host_screen.past": (
        "Runde {round}: {leader} führte an, Beute danach {loot}",
        "Round {round}: led by {leader}, loot afterwards {loot}",
    ),
}
