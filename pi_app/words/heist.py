"""Words of the bluffing game Haus des Geldes."""

WORDS: dict[str, tuple[str, str]] = {
    "role.professor": ("Der Professor", "The Professor"),
    "role.gangster": ("Gangster", "Gangster"),
    "role.raquel": ("Raquel", "Raquel"),
    "role.hostage": ("Geisel", "Hostage"),
    "side.gangsters": ("die Gangster", "the gangsters"),
    "side.hostages": ("die Geiseln", "the hostages"),
    "card.banknote": ("Geldschein{extra:+}", "Banknote{extra:+}"),
    "card.sabotage": ("Sabotage{extra:-}", "Sabotage{extra:-}"),
    "seat.i_lead": ("Ich leite", "I lead"),
    "seat.noise": ("Nur zur Tarnung", "Just a decoy"),
    "seat.look": ("{name} ansehen", "Look at {name}"),
    "seat.swap": ("Gegen {name} tauschen", "Swap for {name}"),
    "press_again": ("{what}: noch einmal drücken", "{what}: press again"),
    "seat.uncover": ("Aufdecken", "Uncover"),
    "seat.cover": ("Zudecken", "Cover"),
    "leader.to_selection": ("Karten auswählen", "Select the cards"),
    "leader.select": ("{name} dazu", "Add {name}"),
    "leader.unselect": ("{name} wieder weg", "Take {name} out"),
    "leader.done": ("Auswahl steht", "Selection stands"),
    "leader.turn_card": ("Karte aufdecken", "Turn a card"),
    "leader.end_game": ("Abrechnen", "Settle up"),
    # ------------------------------------------------ what everybody reads
    "prompt.dealing": ("Die Karten werden verteilt.", "The cards are dealt."),
    "prompt.first_leader": (
        "Wer leitet die erste Runde? Nur diese Person drückt A.",
        "Who leads the first round? Only that player presses A.",
    ),
    "prompt.laying": (
        "Alle legen still eine Karte. Es wird nicht geredet.",
        "Everybody lays a card in silence. No talking.",
    ),
    "prompt.look_away": (
        "{name} schaut hierher, alle anderen sehen weg. {name} deckt mit A auf.",
        "{name} looks here, everybody else looks away. {name} uncovers with A.",
    ),
    "prompt.lays_card": (
        "{name} legt mit den eigenen Tasten eine Karte, alle anderen sehen weg.",
        "{name} lays a card with their own keys, everybody else looks away.",
    ),
    "prompt.blackout": (
        "Stromausfall! Alle schließen {seconds} Sekunden die Augen und drücken Tasten.",
        "Blackout! Everybody shuts their eyes for {seconds} seconds and presses keys.",
    ),
    "prompt.blackout_called": (
        "Stromausfall, zusammen {total} Sekunden. Nur {name} öffnet die Augen und deckt mit A auf.",
        "Blackout, {total} seconds in all. Only {name} opens their eyes and uncovers with A.",
    ),
    "prompt.blackout_uncovered": (
        "Stromausfall, zusammen {total} Sekunden. Nur {name} schaut hierher und drückt Tasten.",
        "Blackout, {total} seconds in all. Only {name} looks here and presses keys.",
    ),
    # the same on a screen that is not the table's
    "second_screen.look_away": (
        "{name} schaut auf den Tischbildschirm, alle anderen sehen weg.",
        "{name} looks at the table’s screen, everybody else looks away.",
    ),
    "second_screen.blackout_uncovered": (
        "Stromausfall, zusammen {total} Sekunden. Nur {name} hat die Augen offen und drückt "
        "Tasten.",
        "Blackout, {total} seconds in all. Only {name} has their eyes open and presses keys.",
    ),
    "prompt.discussing": (
        "{leader} fragt herum. Jeder darf alles sagen.",
        "{leader} asks around. Anybody may say anything.",
    ),
    "prompt.selecting": (
        "{leader} wählt {count} Karten, die eigene ist dabei.",
        "{leader} selects {count} cards, the leader’s own among them.",
    ),
    "prompt.revealing": (
        "{leader} deckt die gemischten Karten auf.",
        "{leader} turns the shuffled cards.",
    ),
    "prompt.name_leader": (
        "Wer war es? {leader} bestimmt, wer als Nächstes leitet.",
        "Who was it? {leader} names the next leader.",
    ),
    "prompt.only_one_to_name": (
        "Als Nächstes kann nur {name} leiten. {leader} bestätigt es.",
        "Only {name} can lead next. {leader} confirms it.",
    ),
    "prompt.last_round": (
        "Das war die letzte Runde. {leader} rechnet ab.",
        "That was the last round. {leader} settles up.",
    ),
    "prompt.last_trump": (
        "{raquel} ist Raquel: Wer ist der Professor? Wenn richtig: Beute {change}.",
        "{raquel} is Raquel: who is the Professor? If right: loot {change}.",
    ),
    "ended.below_target": (
        "Beute {loot} von {target} Millionen: die Geiseln gewinnen.",
        "Loot {loot} of {target} million: the hostages win.",
    ),
    "ended.professor_caught": (
        "Der Professor ist verhaftet, Beute {loot} von {target} Millionen: die Geiseln gewinnen.",
        "The Professor is arrested, loot {loot} of {target} million: the hostages win.",
    ),
    "ended.loot_secured": (
        "Beute {loot} von {target} Millionen: die Gangster gewinnen.",
        "Loot {loot} of {target} million: the gangsters win.",
    ),
    # ------------------------------------------------ lines on the boxes
    "line.dealing": ("Es wird gegeben", "Dealing"),
    "line.blackout": ("Augen zu, Tasten drücken", "Eyes shut, press keys"),
    "line.eyes_shut": ("Augen zu", "Eyes shut"),
    "line.press_keys": ("Drücke irgendwelche Tasten", "Press any keys"),
    "line.uncover": ("Mit A aufdecken", "Uncover with A"),
    "line.lay_card": ("Karte wählen, zweimal drücken", "Choose a card, press twice"),
    "line.may_look_raquel": (
        "Du darfst eine Karte ansehen und musst sie dann tauschen",
        "You may look at a card, but must then swap it",
    ),
    "line.may_look_professor": (
        "Du darfst eine Rolle ansehen: zweimal drücken",
        "You may look at a role: press twice",
    ),
    "line.must_swap": (
        "Gegen welche Karte tauschen? Zweimal drücken",
        "Swap it for which card? Press twice",
    ),
    "line.role_seen": ("{name}: {role}", "{name}: {role}"),
    "line.card_seen": ("Karte von {name}: {card}", "{name}’s card: {card}"),
    # ------------------------------------------------ refusals
    "refused.laid": ("Was liegt, das liegt.", "What is laid stays laid."),
    "refused.select_more": (
        "Es fehlen noch {missing:Karte|Karten}.",
        "{missing:card is|cards are} still missing.",
    ),
    "refused.selection_full": (
        "Es sind schon {wanted} Karten; nimm erst eine heraus.",
        "There are {wanted} cards already; take one out first.",
    ),
}
