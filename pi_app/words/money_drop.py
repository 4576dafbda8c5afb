"""Words of the Money Drop game."""

WORDS: dict[str, tuple[str, str]] = {
    "joker:other_card": ("Joker: die andere Karte", "Joker: the other card"),
    "host.start_run": ("Durchgang beginnen", "Start the run"),
    "host.read_question": ("Frage zeigen", "Show the question"),
    "host.open": ("Fenster {window} öffnen", "Open window {window}"),
    "host.close_windows": ("Fenster schließen, weiter", "Close the windows, go on"),
    "host.next_run": ("Weiter", "Go on"),
    "host.door_again": ("Noch einmal versuchen", "Try again"),
    "host.by_hand": ("Von Hand erledigt", "Done by hand"),
    "team.stake": ("Auf {window} setzen", "Place on {window}"),
    "team.take_back": ("Von {window} zurück", "Back from {window}"),
    "team.take_back_mode": ("Zurücknehmen", "Take back"),
    "team.place": ("Setzen", "Place"),
    "team.size": ("Je {chips:Chip|Chips}", "{chips:chip|chips} per press"),
    "team.size_all": ("Je alle Chips", "All chips per press"),
    "team.done": ("Fertig", "Done"),
    "size.some": ("{chips:Chip|Chips}", "{chips:chip|chips}"),
    "size.all": ("alle Chips", "all chips"),
    # ------------------------------------------------ what everybody reads
    "prompt.before_run": (
        "{team} mit {amount}. {host} moderiert.",
        "{team} with {amount}. {host} hosts.",
    ),
    "prompt.own_pair": (
        "{host} gibt verdeckt den Buchstaben von Karte {card} ein.",
        "{host} secretly enters the letter of card {card}.",
    ),
    "prompt.choosing_category": ("{team}: wählt eine Kategorie.", "{team}: choose a category."),
    "prompt.reading_answers": (
        "{host} liest die Antworten vor. Wonach wird gefragt?",
        "{host} reads the answers. What will be asked?",
    ),
    "prompt.placing": (
        "{team}: setzt alle Chips, ein Fenster bleibt frei.",
        "{team}: place all chips, one window stays free.",
    ),
    "prompt.resolving": ("{host} öffnet die Fenster.", "{host} opens the windows."),
    "prompt.lost_in_hand": (
        "Zeit um: {chips:Chip|Chips} in der Hand verloren. {host} öffnet die Fenster.",
        "Time is up: {chips:chip|chips} in hand lost. {host} opens the windows.",
    ),
    "prompt.opening": ("Fenster {window} öffnet sich.", "Window {window} is opening."),
    "prompt.closing": ("Fenster {window} schließt sich.", "Window {window} is closing."),
    "prompt.door_trouble": (
        "Fenster {window} meldet sich nicht oder klemmt. {host} entscheidet.",
        "Window {window} is stuck or does not answer. {host} decides.",
    ),
    "prompt.resolved": (
        "Richtig ist {letter}. Gerettet: {amount}.",
        "{letter} is right. Saved: {amount}.",
    ),
    "prompt.run_won": ("{team}: {amount} gerettet!", "{team} saved {amount}!"),
    "prompt.run_lost": (
        "{team}: alles verloren in Runde {round}.",
        "{team} lost everything in round {round}.",
    ),
    "result.unfinished": ("abgebrochen in Runde {round}", "stopped in round {round}"),
    "result.out_in_round": ("ausgeschieden in Runde {round}", "out in round {round}"),
    "ended.runs": (
        "{runs:Durchgang ist gespielt|Durchgänge sind gespielt}.",
        "{runs:run has|runs have} been played.",
    ),
    # ------------------------------------------------ lines on the boxes
    "line.host_run": ("Du moderierst, Runde {round}", "You host, round {round}"),
    "line.watch": ("Zuschauen, nicht vorsagen", "Watch, do not prompt"),
    "line.chips": ("{chips:Chip|Chips}: {amount}", "{chips:chip|chips}: {amount}"),
    "line.in_hand": ("In der Hand: {chips}", "In hand: {chips}"),
    "line.placing": ("Setzen, je {size}", "Placing, {size} per press"),
    "line.taking_back": ("Zurück, je {size}", "Taking back, {size} per press"),
    # ------------------------------------------------ refusals
    "refused.windows_open": (
        "Erst die Fenster auflösen und schließen, dann lässt sich das Spiel beenden.",
        "Resolve and close the windows first, then the game can be ended.",
    ),
    "refused.right_window": (
        "Fenster {window} ist das richtige: es bleibt zu.",
        "Window {window} is the right one: it stays shut.",
    ),
    "refused.last_free_window": (
        "Ein Fenster muss frei bleiben: auf {window} darf kein Chip.",
        "One window has to stay free: no chip may go on {window}.",
    ),
    "refused.no_chip_in_hand": ("Kein Chip mehr in der Hand.", "No chip left in hand."),
    "refused.window_empty": ("Auf diesem Fenster liegt kein Chip.", "There is no chip there."),
    "refused.chips_in_hand": (
        "Es sind noch Chips in der Hand: erst alles setzen.",
        "There are still chips in hand: place everything first.",
    ),
    "refused.team_too_large": (
        "Ein Team hat höchstens {most} Personen; das wären {team}.",
        "A team has at most {most} people; this would be {team}.",
    ),
    "refused.time_limit": (
        "Das Zeitlimit ist mindestens 1 Sekunde und höchstens {most} Sekunden.",
        "The time limit is at least 1 second and at most {most} seconds.",
    ),
    "refused.runs_positive": (
        "Es muss mindestens ein Durchgang gespielt werden.",
        "At least one run has to be played.",
    ),
}
