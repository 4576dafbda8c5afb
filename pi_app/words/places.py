"""Words of the running table in text: the demo, the text table, the command line."""

WORDS: dict[str, tuple[str, str]] = {
    "game.millionaire": ("Millionär", "Millionaire"),
    "game.money_drop": ("Rette die Million", "Money Drop"),
    "game.heist": ("Haus des Geldes", "Money Heist"),
    # ------------------------------------------------ the story of a game
    "tell.round": ("— Runde {round}: {host} moderiert —", "— Round {round}: {host} hosts —"),
    "tell.variant": ("Variante: {variant}", "Variant: {variant}"),
    "tell.question": (
        "Frage {level} für {amount}: {question}",
        "Question {level} for {amount}: {question}",
    ),
    "tell.own_question": (
        "Frage {level} für {amount}, von einer eigenen Karte.",
        "Question {level} for {amount}, from a card of your own.",
    ),
    "tell.answer": ("   {letter}: {text}", "   {letter}: {text}"),
    "tell.joker": ("{name} spielt einen Joker: {joker}.", "{name} uses a lifeline: {joker}."),
    "tell.locked": ("{name} hat eingeloggt.", "{name} has locked in."),
    "tell.left": ("{name} steigt aus und behält {amount}.", "{name} walks away with {amount}."),
    "tell.wrong_try": ("{letter} ist falsch.", "{letter} is wrong."),
    "tell.cards": ("Die Karten: {cards}", "The cards: {cards}"),
    "tell.card": ("{name}: {letter}.", "{name}: {letter}."),
    "tell.right": ("Richtig: {names}.", "Right: {names}."),
    "tell.fell": (
        "{name} lag falsch und bekommt {amount}.",
        "{name} was wrong and gets {amount}.",
    ),
    "tell.helper_paid": (
        "Die Hilfe von {name} war richtig.",
        "{name} helped with the right letter.",
    ),
    "tell.total": ("   {name}: {amount}", "   {name}: {amount}"),
    "tell.run": ("— Durchgang {run} von {runs} —", "— Run {run} of {runs} —"),
    "tell.drop_round": (
        "Runde {round} mit {chips:Chip|Chips}, {amount}.",
        "Round {round} with {chips:chip|chips}, {amount}.",
    ),
    "tell.categories": ("Zur Wahl: {first} oder {second}.", "To choose from: {first} or {second}."),
    "tell.category": ("Gewählt: {category}. Die Antworten:", "Chosen: {category}. The answers:"),
    "tell.asked": ("Die Frage: {question}", "The question: {question}"),
    "tell.joker_card": (
        "Joker: die andere Karte wird gespielt.",
        "Joker: the other card is played.",
    ),
    "tell.placed": ("Gesetzt: {stakes}", "Placed: {stakes}"),
    "tell.placed_nothing": ("Nichts gesetzt.", "Nothing placed."),
    "tell.lost_in_hand": (
        "Nicht gesetzt und verloren: {amount}.",
        "Not placed and lost: {amount}.",
    ),
    "tell.stake": ("{window}: {amount}.", "{window}: {amount}."),
    "tell.window_fell": (
        "Fenster {window} öffnet sich: {amount} fallen.",
        "Window {window} opens: {amount} falls.",
    ),
    "tell.window_empty": ("Fenster {window} öffnet sich: leer.", "Window {window} opens: empty."),
    "tell.ranked": ("   {place}. {names}: {result}", "   {place}. {names}: {result}"),
    "tell.heist_round": ("— Runde {round}: {leader} leitet —", "— Round {round}: {leader} leads —"),
    "tell.laid": ("{count} von {players} haben gelegt.", "{count} of {players} have laid a card."),
    "tell.selected": ("Ausgewählt: {names}.", "Selected: {names}."),
    "tell.turned": ("   {card}", "   {card}"),
    "tell.loot": ("Beute: {loot} von {target} Millionen €.", "Loot: {loot} of €{target} million."),
    "tell.accused": ("Raquel beschuldigt {name}.", "Raquel accuses {name}."),
    "tell.role": ("   {name}: {role}", "   {name}: {role}"),
    "tell.standing": ("Endstand:", "Final standing:"),
    "tell.place": ("   {place}. {names}: {amount}", "   {place}. {names}: {amount}"),
    "tell.place_note": ("   {place}. {names}: {note}", "   {place}. {names}: {note}"),
    "tell.winners": ("Gewonnen: {names}", "Won by: {names}"),
    # ------------------------------------------------ the command line
    "refused.edition": (
        "Die Ausgabe {edition} gibt es nicht; es gibt {known}.",
        "There is no edition {edition}; there are {known}.",
    ),
    "refused.more_names": (
        "{names} Namen für {seats:Platz|Plätze}: bitte gleich viele.",
        "{names} names for {seats:seat|seats}: please give as many.",
    ),
    "refused.name": (
        "Der Name {name} geht nicht: 1 bis {most} druckbare Zeichen ohne Zeilenumbruch.",
        "The name {name} will not do: 1 to {most} printable characters without a line break.",
    ),
    "refused.names_twice": (
        "Zwei am Tisch heißen gleich: bitte jedem einen eigenen Namen geben.",
        "Two at the table have the same name: please give each a name of their own.",
    ),
    "refused.no_such_seat": (
        "Ein Platz ohne Anzeige ist eine Nummer von 1 bis {players}.",
        "A seat without a display is a number from 1 to {players}.",
    ),
    "refused.option": ("{option} gibt es nur bei {game}.", "{option} belongs to {game} only."),
    "refused.no_questions": (
        "{game} hat keine Fragen: Fragenpakete und eigene Karten passen nicht dazu.",
        "{game} has no questions: question packs and cards of your own do not fit.",
    ),
    "option.variant": ("Eine Variante", "A variant"),
    "option.television": ("Spielen wie im Fernsehen", "Playing as on television"),
    "option.ending": ("Ein vereinbartes Ende", "An agreed ending"),
    "option.time_limit": ("Ein Zeitlimit", "A time limit"),
    "option.runs": ("Eine Zahl von Durchgängen", "A number of runs"),
    "option.one_team": ("Ein einziges Team", "A single team"),
    "pipe.not_json": (
        "Diese Zeile ist kein JSON; erwartet wird ein Objekt je Zeile.",
        "This line is not JSON; one object a line is expected.",
    ),
    "pipe.unknown": (
        'Erwartet wird {{"press": {{"seat": 2, "key": "B"}}}}, "hold" ebenso, '
        '{{"wait": 12.5}} oder {{"undo": 1}}.',
        'Expected is {{"press": {{"seat": 2, "key": "B"}}}}, the same with "hold", '
        '{{"wait": 12.5}} or {{"undo": 1}}.',
    ),
    "pipe.seat": (
        "seat ist eine ganze Zahl von 1 bis {players}.",
        "seat is a whole number from 1 to {players}.",
    ),
    "pipe.key": (
        'key ist "A", "B", "C" oder "D".',
        'key is "A", "B", "C" or "D".',
    ),
    "pipe.steps": (
        "undo ist eine ganze Zahl von Schritten ab 1.",
        "undo is a whole number of steps from 1.",
    ),
    # ------------------------------------------------ the journal
    "journal.unwritable": (
        "Das Spielprotokoll {file} lässt sich nicht schreiben ({why}); nach einem Stromausfall "
        "fehlt, was ab jetzt gespielt wird. Bitte Platz schaffen oder die Rechte prüfen.",
        "The journal {file} cannot be written ({why}); after a power cut, what is played from "
        "now on will be missing. Please make room or check the permissions.",
    ),
    "journal.unreadable": (
        "Das Spielprotokoll {file} lässt sich nicht lesen ({why}).",
        "The journal {file} cannot be read ({why}).",
    ),
    "journal.not_one": (
        "{file} ist kein Spielprotokoll, das diese Version lesen kann.",
        "{file} is no journal that this version can read.",
    ),
    "journal.damaged": (
        "Das Spielprotokoll {file} ist ab Zeile {line} beschädigt; bis dahin sind "
        "{steps:Schritt|Schritte} lesbar.",
        "The journal {file} is damaged from line {line} on; up to there "
        "{steps:step is|steps are} readable.",
    ),
    "journal.packs_changed": (
        "Seit {file} begonnen wurde, haben sich die Fragenpakete geändert: gespielte Fragen "
        "bleiben, kommende können andere sein.",
        "The question packs have changed since {file} was begun: questions already played stay, "
        "coming ones may be others.",
    ),
    "journal.does_not_fit": (
        "Das Spielprotokoll {file} passt nicht zu den Regeln dieser Version.",
        "The journal {file} does not fit the rules of this version.",
    ),
    "pipe.seconds": (
        "wait ist eine Zahl von Sekunden zwischen 0 und {most}.",
        "wait is a number of seconds between 0 and {most}.",
    ),
    # ------------------------------------------------ the table in a terminal
    "edition.de2013": ("Ausgabe 2013", "German edition of 2013"),
    "edition.de2002": ("Ausgabe 2002", "German edition of 2002"),
    "edition.us": ("US-Ausgabe", "US edition"),
    "text.language": ("Sprache / Language?", "Sprache / Language?"),
    "text.german": ("Deutsch", "Deutsch"),
    "text.english": ("English", "English"),
    "text.game": ("Welches Spiel?", "Which game?"),
    "text.edition": ("Welche Ausgabe?", "Which edition?"),
    "text.players": ("Wie viele sitzen am Tisch?", "How many are at the table?"),
    "text.count": ("{n}", "{n}"),
    "text.role": ("Wo möchtest du anfangen?", "Where would you like to start?"),
    "text.as_candidate": ("Ich rate", "I answer"),
    "text.as_host": ("Ich moderiere", "I host"),
    "text.keys": (
        "Tippen: A, B, C oder D. Halten: mit +, etwa D+. Leere Zeile: warten. Q: aufhören.",
        "Tap: A, B, C or D. Hold: with +, as in D+. Empty line: wait. Q: stop.",
    ),
    "text.choice": ("  {letter}  {label}", "  {letter}  {label}"),
    "text.pick_one": ("Bitte eine der Tasten drücken.", "Please press one of the keys."),
    "text.right": ("Nur für dich: richtig ist {letter}.", "For you only: {letter} is right."),
    "text.wait": ("  (leere Zeile: warten)", "  (empty line: wait)"),
    "text.bye": ("Bis zum nächsten Mal!", "See you next time!"),
}
