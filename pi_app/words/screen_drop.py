"""Words that stand only on the table screens of Money Drop and Haus des Geldes."""

WORDS: dict[str, tuple[str, str]] = {
    # ------------------------------------------------ Money Drop: where we are
    "drop.where": (
        "Durchgang {run} von {runs} · Runde {round} von {rounds}",
        "Run {run} of {runs} · round {round} of {rounds}",
    ),
    "drop.run": ("Durchgang {run} von {runs}", "Run {run} of {runs}"),
    "drop.plays": ("Spielt", "Plays"),
    "drop.watches": ("Schaut zu", "Watches"),
    "drop.watch": ("Schauen zu: {names}", "Watching: {names}"),
    # ------------------------------------------------ cards
    "drop.two_cards": ("Zwei Karten, eine davon wird gespielt.", "Two cards, one will be played."),
    "drop.entering": (
        "{host} hat zwei Karten in der Hand. Bitte nicht auf die Box schauen.",
        "{host} holds two cards. Please do not look at the box.",
    ),
    "drop.or": ("oder", "or"),
    "drop.own_answer": ("wie auf der Karte", "as on the card"),
    "drop.question_to_come": (
        "Erst die Antworten. Die Frage kommt gleich.",
        "First the answers. The question comes next.",
    ),
    # ------------------------------------------------ chips and windows
    "drop.in_play": ("Im Spiel", "In play"),
    "drop.in_hand": ("In der Hand", "In hand"),
    "drop.fallen": ("Verloren", "Lost"),
    "drop.nothing_lost": ("Noch nichts", "Nothing yet"),
    "drop.all_placed": ("Alles gesetzt", "All placed"),
    "drop.free": ("frei", "free"),
    "drop.stays_free": ("bleibt frei", "stays free"),
    "drop.empty": ("leer", "empty"),
    "drop.opening": ("öffnet sich", "opening"),
    "drop.closing": ("schließt sich", "closing"),
    "drop.open": ("falsch", "wrong"),
    "drop.stuck": ("klemmt", "stuck"),
    "drop.marked": ("zu", "shut"),
    "drop.right": ("richtig: {amount}", "right: {amount}"),
    # ------------------------------------------------ the joker
    "drop.joker": ("Joker", "Joker"),
    "drop.joker_left": ("Einmal die andere Karte", "Swap the card, once"),
    "drop.joker_for": ("Die andere Karte: {category}", "The other card: {category}"),
    "drop.joker_gone": ("Kein Joker mehr", "No joker left"),
    "drop.dropped": ("Weggelegt: {category}", "Dropped: {category}"),
    # ------------------------------------------------ before and after a run
    "drop.plays_for": ("{team} spielt um", "{team} plays for"),
    "drop.play_for": ("{team} spielen um", "{team} play for"),
    "drop.how_category": (
        "In jeder Runde eine von zwei Kategorien wählen.",
        "Each round choose one of two categories.",
    ),
    "drop.how_answers": (
        "Erst kommen die Antworten, dann die Frage.",
        "The answers come first, then the question.",
    ),
    "drop.how_chips": (
        "Alle Chips auf die Fenster setzen. Eins bleibt immer frei.",
        "Place all chips on the windows. One always stays free.",
    ),
    "drop.how_fall": (
        "Falsche Fenster öffnen sich. Was darauf liegt, ist weg.",
        "Wrong windows open. What lies there is gone.",
    ),
    "drop.how_rounds": (
        "Was nach Runde {rounds} übrig ist, ist gewonnen.",
        "What is left after round {rounds} is yours.",
    ),
    "drop.saved": ("Gerettet!", "Saved!"),
    "drop.lost": ("Alles verloren", "All lost"),
    "drop.lost_in": ("in Runde {round} von {rounds}", "in round {round} of {rounds}"),
    "drop.took_in": ("mit {amount} in die Runde", "took {amount} into it"),
    "drop.ranking": ("Rangliste", "Ranking"),
    "drop.ranked_open": ("Abgebrochen in Runde {round}", "Stopped in round {round}"),
    "drop.ranked_out": ("Raus in Runde {round}", "Out in round {round}"),
    # ------------------------------------------------ what keys do
    "drop.keys_stake": ("Chips setzen", "place chips"),
    "drop.keys_back": ("setzen oder zurücknehmen", "place or take back"),
    "drop.keys_size": ("Chips je Druck", "chips per press"),
    "drop.keys_open": ("Fenster öffnen", "open a window"),
    "drop.team": ("Team", "Team"),
    # ------------------------------------------------ Haus des Geldes: where we are
    "heist.where": (
        "Runde {round} von {rounds} · {leader} leitet",
        "Round {round} of {rounds} · {leader} leads",
    ),
    "heist.no_abilities": ("Ohne Stromausfälle", "No blackouts"),
    "heist.loot": ("Beute {loot} von {target} Mio. €", "Loot €{loot} of {target} million"),
    "heist.target": ("Ziel {target}", "Target {target}"),
    "heist.rounds": ("Runden", "Rounds"),
    "heist.up": ("+{change}", "+{change}"),
    "heist.down": ("{change}", "{change}"),
    "heist.to_come": ("–", "–"),
    # ------------------------------------------------ before the first round
    "heist.gangsters": ("Gangster", "Gangsters"),
    "heist.hostages": ("Geiseln", "Hostages"),
    "heist.gangsters_want": (
        "Der Professor und seine Leute gewinnen mit {target} Millionen Beute.",
        "The Professor and his crew win with {target} million of loot.",
    ),
    "heist.hostages_want": (
        "Raquel und die Geiseln gewinnen, wenn die Beute darunter bleibt.",
        "Raquel and the hostages win if the loot stays below.",
    ),
    "heist.own_role": (
        "Jeder kennt nur die eigene Rolle.",
        "Everybody knows only their own role.",
    ),
    # ------------------------------------------------ players
    "heist.leads": ("Leitet", "Leads"),
    "heist.lays": ("Legt noch", "Still to lay"),
    "heist.laid": ("Hat gelegt", "Has laid"),
    "heist.waits": ("Wartet", "Waits"),
    "heist.is_called": ("Schaut hierher", "Looks here"),
    "heist.talks": ("Redet mit", "Talks"),
    "heist.asks": ("Fragt herum", "Asks around"),
    "heist.selects": ("Wählt aus", "Selects"),
    "heist.in": ("Ausgewählt", "Selected"),
    "heist.not_in": ("Nicht dabei", "Not selected"),
    "heist.is_raquel": ("Ist Raquel", "Is Raquel"),
    "heist.suspect": ("Der Professor?", "The Professor?"),
    "heist.accused": ("Beschuldigt", "Accused"),
    # ------------------------------------------------ the cards on the table
    "heist.shuffled": (
        "Gemischt sind die Karten von {names}.",
        "Shuffled: the cards of {names}.",
    ),
    "heist.banknotes_win": ("Mehr Geldscheine", "More banknotes"),
    "heist.sabotage_wins": ("Mehr Sabotage", "More sabotage"),
    "heist.result_up": ("{why}: Beute +{change}", "{why}: loot +{change}"),
    "heist.result_down": ("{why}: Beute {change}", "{why}: loot {change}"),
    "heist.result_same": ("{why}: Beute bleibt {loot}", "{why}: loot stays at {loot}"),
    "heist.leads_next": ("Als Nächstes kann leiten:", "Can lead next:"),
    "heist.gangsters_win": ("Die Gangster gewinnen", "The gangsters win"),
    "heist.hostages_win": ("Die Geiseln gewinnen", "The hostages win"),
    "heist.nobody_wins": ("Niemand hat gewonnen", "Nobody has won"),
    # ------------------------------------------------ the look-away screen and the blackout
    "heist.look_away": ("Alle anderen sehen weg!", "Everybody else looks away!"),
    "heist.eyes_shut": ("Augen zu!", "Eyes shut!"),
    "heist.you_are": ("Du bist", "You are"),
    "heist.you_laid": ("Gelegt", "Laid"),
    "heist.on_own_box": (
        "Alles Weitere steht auf der eigenen Box.",
        "All else is on their own box.",
    ),
    "heist.hold": ("halten", "hold"),
    # ------------------------------------------------ what keys do
    "heist.everybody": ("Alle", "All"),
    "heist.keys_lay": ("zweimal drücken: Karte legen", "press twice: lay a card"),
    "heist.keys_fifth": ("die fünfte Karte", "the fifth card"),
    "heist.keys_pick": ("Karte dazu oder weg", "card in or out"),
    "heist.keys_name": ("jemanden nennen", "name somebody"),
    "heist.keys_more": ("weitere Namen", "more names"),
}
