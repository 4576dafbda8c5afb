"""Words about house rules and what is wrong with them."""

# The keys of a house file as players call them.
KEYS: dict[str, tuple[str, str]] = {
    "ladder": ("Leiter", "ladder"),
    "safe_steps": ("Sicherheitsstufen", "safe steps"),
    "safe_pays": ("Beträge der Sicherheitsstufen", "amounts of the safe steps"),
    "jokers": ("Joker", "jokers"),
    "variants": ("Varianten", "variants"),
    "rounds": ("Runden", "rounds"),
    "phone_seconds": ("Zeit am Telefon", "time on the phone"),
    "helper_reward": ("Lohn der Hilfe", "the helper’s reward"),
    "chips": ("Zahl der Chips", "number of chips"),
    "chip_value": ("Wert der Chips", "value of the chips"),
    "time_limit": ("Zeitlimit", "time limit"),
    "tables": ("Rollen und Karten", "roles and cards"),
    "blackout_seconds": ("Dauer des Stromausfalls", "length of the blackout"),
}


WORDS: dict[str, tuple[str, str]] = {
    **{f"house.key.{key}": words for key, words in KEYS.items()},
    "house.listed": ("{rule},", "{rule},"),
    "house.in_force": (
        "Hausregeln gelten: {changed}",
        "House rules in force: {changed}",
    ),
    "house.missing": (
        "Hausregeln {file}: diese Datei gibt es nicht.",
        "House rules {file}: there is no such file.",
    ),
    "house.unreadable": (
        "Hausregeln {file}: die Datei lässt sich nicht lesen.",
        "House rules {file}: the file cannot be read.",
    ),
    "house.not_utf8": (
        "Hausregeln {file}: bitte als Text in UTF-8 speichern.",
        "House rules {file}: please save the file as text in UTF-8.",
    ),
    "house.not_toml": (
        "Hausregeln {file}: Zeile {line} ist kein gültiges TOML; so sieht eine aus: "
        "ladder = [50, 100, 500]",
        "House rules {file}: line {line} is not valid TOML; one looks like this: "
        "ladder = [50, 100, 500]",
    ),
    "house.too_deep": (
        "Hausregeln {file}: zu viele Klammern ineinander.",
        "House rules {file}: too many brackets inside each other.",
    ),
    "house.based_on": (
        "Hausregeln {file}: die Zeile based_on fehlt oder ist unbekannt; es gibt {known}.",
        "House rules {file}: the line based_on is missing or unknown; there are {known}.",
    ),
    "house.other_game": (
        "Hausregeln {file}: sie gehören zu {belongs}, gespielt wird {played}.",
        "House rules {file}: they belong to {belongs}, but {played} is played.",
    ),
    "house.unknown_key": (
        "Hausregeln {file}: {name} kann nicht geändert werden; ändern lassen sich {allowed}.",
        "House rules {file}: {name} cannot be changed; what can be changed is {allowed}.",
    ),
    "house.wrong_type": (
        "Hausregeln {file}: der Wert von {place} hat die falsche Form.",
        "House rules {file}: the value of {place} has the wrong form.",
    ),
    "house.wrong": ("Hausregeln {file}: {faults}", "House rules {file}: {faults}"),
    "house.rounds": (
        "Hausregeln {file}: rounds ist eine ganze Zahl ab 1.",
        "House rules {file}: rounds is a whole number from 1.",
    ),
    "house.ladder_is_empty": (
        "Die Leiter (ladder) ist leer; sie braucht mindestens eine Stufe.",
        "The ladder is empty; it needs at least one step.",
    ),
    "house.ladder_falls": (
        "Die Leiter (ladder) muss steigen: nach {lower} kommt {higher}.",
        "The ladder has to rise: {lower} is followed by {higher}.",
    ),
    "house.ladder_not_positive": (
        "Jede Stufe der Leiter (ladder) muss größer als 0 sein.",
        "Every step of the ladder has to be greater than 0.",
    ),
    "house.players_range": (
        "Die Spielerzahl (players) hat eine kleinste und eine größte Zahl.",
        "The number of players has a smallest and a largest number.",
    ),
    "house.safe_step_not_on_ladder": (
        "Die Sicherheitsstufe {step} steht nicht auf der Leiter.",
        "The safe step {step} is not on the ladder.",
    ),
    "house.safe_steps_unsorted": (
        "Sicherheitsstufen (safe_steps) stehen aufsteigend und jede nur einmal.",
        "Safe steps rise and stand there once each.",
    ),
    "house.safe_pays_count": (
        "safe_pays braucht einen Betrag je Sicherheitsstufe.",
        "safe_pays needs one amount for each safe step.",
    ),
    "house.safe_pays_falls": (
        "Die Beträge in safe_pays dürfen nicht fallen und nicht unter 0 sein.",
        "The amounts in safe_pays must not fall and not be below 0.",
    ),
    "house.safe_pays_too_much": (
        "Die Beträge in safe_pays dürfen nicht über dem Ende der Leiter liegen: {most}.",
        "The amounts in safe_pays must not be above the top of the ladder: {most}.",
    ),
    "house.phone_seconds": (
        "phone_seconds muss mindestens 1 sein.",
        "phone_seconds has to be at least 1.",
    ),
    "house.helper_reward": (
        "helper_reward darf nicht unter 0 sein.",
        "helper_reward must not be below 0.",
    ),
    "house.joker_twice": (
        "Ein Joker steht doppelt in jokers; jeden gibt es nur einmal.",
        "A lifeline stands twice in jokers; there is one of each.",
    ),
    "house.chips_positive": (
        "Chips (chips) und ihr Wert (chip_value) müssen größer als 0 sein.",
        "The chips and their value have to be greater than 0.",
    ),
    "house.no_rounds": (
        "rounds ist leer; es braucht mindestens eine Runde.",
        "rounds is empty; there has to be at least one.",
    ),
    "house.answers_range": (
        "Eine Runde hat 2 bis 4 Antworten, nicht {answers}.",
        "A round has 2 to 4 answers, not {answers}.",
    ),
    "house.window_reopens": (
        "Ein geschlossenes Fenster öffnet sich nicht wieder: die Zahlen in rounds dürfen "
        "nicht steigen.",
        "A window once shut stays shut: the numbers in rounds must not rise.",
    ),
    "house.table_missing": (
        "Für {players} Spieler fehlt die Zeile in tables.",
        "The line for {players} players is missing in tables.",
    ),
    "house.roles_do_not_fit": (
        "Für {players} Spieler: Gangster und Geiseln ergeben nicht {players}, "
        "oder eine Seite fehlt.",
        "For {players} players: gangsters and hostages do not make {players}, "
        "or a side is missing.",
    ),
    "house.blind": (
        "Für {players} Spieler: blind ist 0 oder 1.",
        "For {players} players: blind is 0 or 1.",
    ),
    "house.stock": (
        "Für {players} Spieler: in der Schachtel sind {gangsters} Gangster und {hostages} Geiseln.",
        "For {players} players: the box holds {gangsters} gangsters and {hostages} hostages.",
    ),
    "house.cards_negative": (
        "Für {players} Spieler: eine Anzahl in banknotes oder sabotage ist kleiner als 0.",
        "For {players} players: a number in banknotes or sabotage is below 0.",
    ),
    "house.deck_does_not_fit": (
        "Für {players} Spieler: {cards:Karte geht|Karten gehen} nicht auf; "
        "jeder braucht eine je Runde.",
        "For {players} players: {cards:card does|cards do} not come out even; "
        "everybody needs one a round.",
    ),
    "house.selected_odd": (
        "Für {players} Spieler: selected ist eine ungerade Zahl unter {players}.",
        "For {players} players: selected is an odd number below {players}.",
    ),
    "house.target_positive": (
        "Für {players} Spieler: das Ziel (target) muss größer als 0 sein.",
        "For {players} players: the target has to be greater than 0.",
    ),
    "house.heist_rounds": (
        "rounds ist 1 bis 5: mehr Karten passen nicht auf eine Box.",
        "rounds is 1 to 5: more cards do not fit on a box.",
    ),
    "house.blackout_seconds": (
        "blackout_seconds muss mindestens 1 sein.",
        "blackout_seconds has to be at least 1.",
    ),
}
