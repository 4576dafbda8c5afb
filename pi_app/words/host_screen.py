"""Words that stand only on the quizmaster's display."""

WORDS: dict[str, tuple[str, str]] = {
    # ------------------------------------------------ what the table reads of the host
    "host_prompt.vote_variant": (
        "Du moderierst Runde {round}. Alle stimmen ab: B ohne Risiko, C Risiko.",
        "You host round {round}. Everybody votes: B non-risk, C risk.",
    ),
    "host_prompt.next_round": ("Du moderierst Runde {round}.", "You host round {round}."),
    "host_prompt.own_card": (
        "Lege eine Karte ein und gib verdeckt ihren Buchstaben ein.",
        "Put in a card and secretly enter its letter.",
    ),
    "host_prompt.reading": (
        "Lies die Frage vor, dann zeige die Antworten.",
        "Read out the question, then show the answers.",
    ),
    "host_prompt.deciding": ("Alle entscheiden geheim.", "Everybody decides in secret."),
    "host_prompt.deciding_turn": (
        "Frage {asker} nach einem Joker.",
        "Ask {asker} for a lifeline.",
    ),
    "host_prompt.audience": ("{asker} fragt das Publikum.", "{asker} asks the audience."),
    "host_prompt.dialling_call": (
        "{asker} ruft jemanden an. Drücke A, sobald abgehoben wird.",
        "{asker} calls somebody. Press A when the call is answered.",
    ),
    "host_prompt.dialling_search": (
        "{asker} öffnet eine Suchseite. Drücke A, sobald sie da ist.",
        "{asker} opens a search page. Press A when it is there.",
    ),
    "host_prompt.try_shown": (
        "{asker} zeigt {letter}. Löse auf.",
        "{asker} shows {letter}. Reveal it.",
    ),
    "host_prompt.final_decision": (
        "Frage alle, ob das endgültig ist.",
        "Ask everybody whether that is final.",
    ),
    "host_prompt.deciding_turn_one": (
        "Frage {name} nach einem Joker.",
        "Ask {name} for a lifeline.",
    ),
    "host_prompt.final_decision_one": (
        "Frage {name}, ob das endgültig ist.",
        "Ask {name} whether that is final.",
    ),
    "host_prompt.cards_shown_one": (
        "{name} hat {letter} gelegt. Löse auf.",
        "{name} has laid {letter}. Reveal the answer.",
    ),
    "host_prompt.cards_shown": (
        "Alle Karten liegen offen. Löse auf.",
        "All cards are on the table. Reveal the answer.",
    ),
    "host_prompt.all_left": (
        "Alle sind ausgestiegen. Löse auf.",
        "Everybody has walked away. Reveal the answer.",
    ),
    "host_prompt.before_run": (
        "Du moderierst. Es spielt: {team}.",
        "You host. Playing: {team}.",
    ),
    "host_prompt.own_pair": (
        "Gib verdeckt den Buchstaben von Karte {card} ein.",
        "Secretly enter the letter of card {card}.",
    ),
    "host_prompt.choosing_category": (
        "Lies nur die beiden Kategorien vor.",
        "Read out only the two categories.",
    ),
    "host_prompt.reading_answers": (
        "Lies nur die Antworten vor. Dann zeige die Frage.",
        "Read out only the answers. Then show the question.",
    ),
    "host_prompt.placing": (
        "Lies die Frage vor. Das Team setzt.",
        "Read out the question. The team places chips.",
    ),
    "host_prompt.all_placed": (
        "Alles ist gesetzt. Das Team sagt, wann es fertig ist.",
        "Everything is placed. The team says when it is done.",
    ),
    "host_prompt.resolving": (
        "Öffne {letters}. {right} bleibt zu.",
        "Open {letters}. {right} stays shut.",
    ),
    "host_prompt.lost_in_hand": (
        "Zeit um: {chips:Chip|Chips} in der Hand verloren. Öffne {letters}. {right} bleibt zu.",
        "Time is up: {chips:chip|chips} in hand lost. Open {letters}. {right} stays shut.",
    ),
    "host_prompt.door_trouble": (
        "Fenster {window} meldet sich nicht oder klemmt. Sieh nach und entscheide.",
        "Window {window} is stuck or does not answer. Have a look and decide.",
    ),
    # ------------------------------------------------ keys
    "host_screen.letter": ("Buchstabe {letter}", "Letter {letter}"),
    "host_screen.no_key": ("nicht belegt", "not used"),
    "host_screen.nothing_to_press": (
        "Du musst gerade nichts drücken.",
        "There is nothing for you to press now.",
    ),
    "host_screen.nobody_hosts": (
        "Das Moderieren übernimmt das Pult: alle drücken auf ihrer eigenen Box.",
        "The console does the hosting: everybody presses keys on their own box.",
    ),
    # ------------------------------------------------ buttons
    "host_screen.undo": ("Schritt zurück", "Undo a step"),
    "host_screen.pause": ("Pause", "Pause"),
    "host_screen.go_on": ("Weiter", "Go on"),
    "host_screen.more_time": ("Zeit", "time"),
    "host_screen.ten_seconds": ("+10 s", "+10 s"),
    "host_screen.swap_screens": ("Bildschirme", "Screens"),
    "host_screen.motion": ("Bewegung", "Motion"),
    "host_screen.motion_full": ("voll", "full"),
    "host_screen.motion_less": ("wenig", "less"),
    "host_screen.softer": ("Leiser", "Quieter"),
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
    "host_screen.log": ("Letzte Schritte", "Last steps"),
    "host_screen.log_empty": ("Noch kein Schritt.", "No step yet."),
    # ------------------------------------------------ the card
    "host_screen.right": ("richtig", "right"),
    "host_screen.right_is": ("Richtig ist", "Right answer"),
    "host_screen.wrong": ("falsch", "wrong"),
    "host_screen.own_question": (
        "Die Frage steht auf deiner Karte.",
        "The question is on your own card.",
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
    "host_screen.level": ("geschafft", "answered"),
    "host_screen.jokers": ("Joker", "Lifelines"),
    "host_screen.if_right": ("wenn richtig", "if right"),
    "host_screen.if_wrong": ("wenn falsch", "if wrong"),
    "host_screen.if_leaving": ("bei Ausstieg", "if leaving"),
    "host_screen.outcome": ("Ergebnis der Frage", "result of the question"),
    "host_screen.still_open": ("nur {first} oder {second}", "only {first} or {second}"),
    "host_screen.you": ("du", "you"),
    "host_screen.missing": ("Fehlt noch: {names}.", "Still missing: {names}."),
    "host_screen.all_have_pressed": ("Alle haben gedrückt.", "Everybody has pressed."),
    # ------------------------------------------------ windows
    "host_screen.run": ("Durchgang", "Run"),
    "host_screen.of": ("{number} von {total}", "{number} of {total}"),
    "host_screen.round": ("Runde", "Round"),
    "host_screen.chips": ("Im Spiel", "In play"),
    "host_screen.in_hand": ("In der Hand", "In hand"),
    "host_screen.left": ("Bleibt übrig", "Would be left"),
    "host_screen.joker_left": ("noch da", "still there"),
    "host_screen.joker_gone": ("verbraucht", "used"),
    "host_screen.stake": ("{chips:Chip|Chips} · {amount}", "{chips:chip|chips} · {amount}"),
    "host_screen.empty": ("leer", "empty"),
    "host_screen.some_chips": ("{chips:Chip|Chips}", "{chips:chip|chips}"),
    "host_screen.to_open": ("Noch öffnen", "Still to open"),
    "host_screen.open": ("offen", "open"),
    "host_screen.all_open": ("alle offen", "all open"),
    "host_screen.card": ("Karte {number}", "Card {number}"),
    "host_screen.not_yet": ("Noch nicht vorlesen", "Do not read yet"),
    "host_screen.how_categories": (
        "Lies die beiden Kategorien vor. Das Team wählt eine.",
        "Read out the two categories. The team chooses one.",
    ),
    "host_screen.how_answers": (
        "Lies erst die Antworten vor, dann die Frage.",
        "Read out the answers first, then the question.",
    ),
    "host_screen.how_chips": (
        "Das Team setzt alle Chips. Ein Fenster bleibt frei.",
        "The team places all chips. One window stays free.",
    ),
    "host_screen.how_open": (
        "Öffne die falschen Fenster, eins nach dem anderen.",
        "Open the wrong windows, one after the other.",
    ),
    # ------------------------------------------------ the bluffing game
    "host_screen.leader": ("Anführer", "Leader"),
    "host_screen.nobody": ("noch niemand", "nobody yet"),
    "host_screen.loot": ("Beute", "Loot"),
    "host_screen.millions": ("{number} von {total} Millionen", "{number} of {total} million"),
}
