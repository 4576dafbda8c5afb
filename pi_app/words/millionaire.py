"""Words of the Millionaire game."""

WORDS: dict[str, tuple[str, str]] = {
    "variant.non_risk": ("Ohne Risiko", "Non-risk"),
    "variant.risk": ("Risiko", "Risk"),
    "ending.million": ("Wer zuerst {goal} hat", "First to {goal}"),
    "ending.rounds": ("{rounds:Runde|Runden}", "{rounds:round|rounds}"),
    "ending.hostings": (
        "Jeder moderiert {times:Runde|Runden}; {goal} beenden das Spiel",
        "Each player hosts {times:round|rounds}; {goal} ends the game",
    ),
    # ------------------------------------------------ the host's keys
    "host.start_round": ("Runde beginnen", "Start the round"),
    "host.next_question": ("Weiter", "Go on"),
    "host.show_answers": ("Antworten zeigen", "Show the answers"),
    "host.ask_next_candidate": ("Nächsten nach Jokern fragen", "Ask the next one for lifelines"),
    "host.close_vote": ("Abstimmung schließen", "Close the vote"),
    "host.close_help": ("Meldungen schließen", "No more helpers"),
    "host.start_call": ("Verbunden: die Zeit läuft", "Connected: start the clock"),
    "host.nobody_call": ("Niemand erreicht", "Nobody reached"),
    "host.stop_call": ("Gespräch beenden", "End the call"),
    "host.start_search": ("Seite ist da: die Zeit läuft", "Page is there: start the clock"),
    "host.nobody_search": ("Keine Verbindung", "No connection"),
    "host.stop_search": ("Suche beenden", "End the search"),
    "host.show_cards": ("Alle Karten zeigen", "Show all cards"),
    "host.reveal": ("Auflösen", "Reveal"),
    # ------------------------------------------------ the candidates' keys
    "seat.leave_with": ("Aussteigen mit {amount}", "Walk away with {amount}"),
    "seat.leave_again": ("Wirklich aussteigen? Noch einmal halten", "Walk away? Hold again"),
    "seat.sure": ("Ja, endgültig", "Yes, final answer"),
    "seat.help": ("Ich kann helfen", "I can help"),
    "seat.tries": ("Zwei Versuche", "Two tries"),
    "joker:fifty_fifty": ("50:50", "50:50"),
    "joker:audience": ("Publikum", "Ask the audience"),
    "joker:phone": ("Telefon", "Phone a friend"),
    "joker:extra": ("Zusatzjoker", "Extra lifeline"),
    "phone.call": ("Jemanden anrufen", "Call somebody"),
    "phone.search": ("Im Internet suchen", "Search the internet"),
    # ------------------------------------------------ what everybody reads
    "prompt.vote_variant": (
        "Runde {round}: {host} moderiert. B ohne Risiko, C Risiko: stimmt ab.",
        "Round {round}: {host} hosts. B non-risk, C risk: cast your votes.",
    ),
    "prompt.next_round": ("Runde {round}: {host} moderiert.", "Round {round}: {host} hosts."),
    "prompt.own_card": (
        "{host} legt eine Karte ein und gibt verdeckt den Buchstaben ein.",
        "{host} puts in a card and secretly enters its letter.",
    ),
    "prompt.reading": ("{host} liest die Frage vor.", "{host} reads the question."),
    "prompt.deciding": ("Wählt geheim eure Antwort.", "Choose your answer in secret."),
    "prompt.deciding_turn": (
        "Wählt geheim eure Antwort. {asker}: einen Joker?",
        "Choose your answer in secret. {asker}: a lifeline?",
    ),
    "prompt.deciding_one": (
        "{name} wählt geheim eine Antwort.",
        "{name} chooses an answer in secret.",
    ),
    "prompt.deciding_turn_one": (
        "{name} wählt geheim eine Antwort. Oder erst ein Joker?",
        "{name} chooses an answer in secret. Or a lifeline first?",
    ),
    "prompt.trying": (
        "{asker} zeigt einen Buchstaben: noch {tries:Versuch|Versuche}.",
        "{asker} shows a letter: {tries:try|tries} left.",
    ),
    "prompt.audience": (
        "{asker} fragt das Publikum: gebt verdeckt einen Buchstaben.",
        "{asker} asks the audience: secretly give a letter.",
    ),
    "prompt.choosing_phone": (
        "Telefonjoker: {asker} wählt, wie geholfen wird.",
        "Phone a friend: {asker} chooses who is to help.",
    ),
    "prompt.friend": (
        "{friend} gibt {asker} verdeckt einen Buchstaben.",
        "{friend} secretly gives {asker} a letter.",
    ),
    "prompt.dialling_call": (
        "{asker} ruft jemanden an. {host} drückt, sobald abgehoben wird.",
        "{asker} calls somebody. {host} presses when the call is answered.",
    ),
    "prompt.dialling_search": (
        "{asker} öffnet eine Suchseite. {host} drückt, sobald sie da ist.",
        "{asker} opens a search page. {host} presses when it is there.",
    ),
    "prompt.phoning_call": ("{asker} telefoniert.", "{asker} is on the phone."),
    "prompt.phoning_search": ("{asker} sucht im Internet.", "{asker} is searching the internet."),
    "prompt.calling_for_help": (
        "Wer kann {asker} helfen? Taste A.",
        "Who can help {asker}? Press A.",
    ),
    "prompt.choosing_helper": ("{asker} wählt, wer hilft.", "{asker} chooses who is to help."),
    "prompt.helper": (
        "{helper} nennt {asker} verdeckt einen Buchstaben.",
        "{helper} secretly gives {asker} a letter.",
    ),
    "prompt.try_shown": (
        "{asker} zeigt {letter}. {host} löst auf.",
        "{asker} shows {letter}. {host} reveals.",
    ),
    "prompt.final_decision": (
        "Ist das eure endgültige Entscheidung?",
        "Is that your final answer?",
    ),
    "prompt.final_decision_one": (
        "{name}, ist das deine endgültige Entscheidung?",
        "{name}, is that your final answer?",
    ),
    "prompt.cards_shown_one": (
        "{name} hat {letter} gelegt. {host} löst auf.",
        "{name} has laid {letter}. {host} reveals.",
    ),
    "prompt.cards_shown": (
        "Alle Karten liegen offen. {host} löst auf.",
        "All cards are on the table. {host} reveals.",
    ),
    "prompt.all_left": (
        "Alle sind ausgestiegen. {host} löst auf.",
        "Everybody has walked away. {host} reveals.",
    ),
    "prompt.announced": ("Richtig ist {letter}.", "The right answer is {letter}."),
    "ended.million": ("{goal} sind erreicht.", "{goal} has been reached."),
    "ended.rounds": (
        "Die vereinbarten Runden sind gespielt.",
        "The agreed rounds have been played.",
    ),
    # ------------------------------------------------ lines on the boxes
    "line.host": ("Du moderierst Runde {round}", "You host round {round}"),
    "line.level": ("Frage {level}: {amount}", "Question {level}: {amount}"),
    "line.decide": ("A–D wählen, zweimal drücken", "Choose A–D, press twice"),
    "line.decide_joker": ("A–D, oder halten für Joker", "A–D, or hold for a lifeline"),
    "line.lock_again": ("{letter}? Noch einmal drücken", "{letter}? Press again"),
    "line.leave_again": ("Aussteigen? Noch einmal halten", "Walk away? Hold again"),
    "line.locked": ("Eingeloggt", "Locked in"),
    "line.give_letter": ("Gib einen Buchstaben", "Give a letter"),
    "told.fifty_fifty": ("50:50: {letters}", "50:50: {letters}"),
    "told.audience": ("Publikum: {letters}", "Audience: {letters}"),
    "told.friend": ("Telefon: {letters}", "Phone: {letters}"),
    "told.helper": ("Helfer: {letters}", "Helper: {letters}"),
    # ------------------------------------------------ refusals
    "refused.locked": (
        "Deine Antwort ist eingeloggt und bleibt.",
        "Your answer is locked in and stays.",
    ),
    "refused.being_read": (
        "Erst wird die Frage vorgelesen; danach kannst du antworten oder aussteigen.",
        "The question is being read first; then you can answer or walk away.",
    ),
    "refused.joker_runs": (
        "Erst wird der Joker von {asker} zu Ende gespielt; danach kannst du antworten "
        "oder aussteigen.",
        "The lifeline of {asker} is played first; then you can answer or walk away.",
    ),
    "refused.letter_closed": (
        "{letter} ist für dich bei dieser Frage nicht mehr möglich.",
        "{letter} is no longer open to you on this question.",
    ),
    "refused.joker_turn": (
        "Mit Jokern bist du noch nicht dran.",
        "It is not your turn for lifelines yet.",
    ),
    "refused.fifty_fifty_two_left": (
        "Es sind nur noch zwei Buchstaben offen; der 50:50-Joker bleibt dir.",
        "Only two letters are left; you keep your 50:50.",
    ),
    "refused.variant": (
        "Die Variante {variant} gibt es in dieser Ausgabe nicht; es gibt: {known}.",
        "This edition has no variant {variant}; it has: {known}.",
    ),
    "refused.television": (
        "Diese Ausgabe kennt kein Spiel wie im Fernsehen.",
        "This edition has no game as on television.",
    ),
    "refused.ending_million": (
        "In dieser Ausgabe wird vereinbart, wie oft jeder moderiert; "
        "{goal} beenden das Spiel ohnehin.",
        "In this edition you agree how often everybody hosts; {goal} ends the game anyway.",
    ),
    "refused.rounds_positive": (
        "Es muss mindestens eine Runde gespielt werden.",
        "At least one round has to be played.",
    ),
    "refused.rounds_multiple": (
        "{rounds:Runde geht|Runden gehen} nicht auf: "
        "alle {players} Spieler sollen gleich oft moderieren.",
        "{rounds:round does|rounds do} not come out even: "
        "all {players} players should host equally often.",
    ),
}
