"""Words of set-up, of the pause and of what the console says around a game."""

WORDS: dict[str, tuple[str, str]] = {
    "setup.title": ("Quizpult", "Quizpult"),
    "setup.welcome": (
        "Willkommen zum Quizabend! Wählt mit A, B, C oder D an irgendeiner Box.",
        "Welcome to the quiz evening! Choose with A, B, C or D on any box.",
    ),
    "setup.quick": ("Allein gegen Roboter", "Alone against robots"),
    "setup.evening": ("Spieleabend einrichten", "Set up an evening"),
    "setup.as_last_time": ("Wie letztes Mal: {game}", "As last time: {game}"),
    "setup.other_language": ("English", "Deutsch"),
    "setup.other": ("Mehr …", "More …"),
    "setup.fame": ("Ruhmeshalle", "Hall of fame"),
    "setup.less_motion": ("Weniger Bewegung", "Less motion"),
    "setup.devices": ("Geräte prüfen", "Check the devices"),
    "setup.quick_title": ("Welches Spiel gegen die Roboter?", "Which game against the robots?"),
    "setup.other_title": ("Rund ums Spiel", "Around the game"),
    "setup.back": ("Zurück", "Back"),
    "setup.go_on": ("Weiter", "Go on"),
    "setup.language_de": ("Deutsch", "Deutsch"),
    "setup.language_en": ("English", "English"),
    "setup.everybody_answers": ("Alle raten mit", "Everybody answers"),
    "setup.as_on_television": ("Wie im Fernsehen", "As on television"),
    "setup.hosts_each": (
        "Jeder moderiert {times}-mal",
        "Everybody hosts {times:time|times}",
    ),
    "setup.cards_of_packs": ("Fragen vom Pult", "Questions from the console"),
    "setup.cards_of_a_box": ("Eigene Karten", "Cards of your own"),
    "setup.pack": (
        "{name}: {questions:Frage|Fragen}, davon {fresh} neu",
        "{name}: {questions:question|questions}, {fresh} of them fresh",
    ),
    "setup.no_house_rules": ("Gedruckte Regeln", "Printed rules"),
    "setup.no_time_limit": ("Ohne Zeitlimit", "No time limit"),
    "setup.seconds": ("{seconds:Sekunde|Sekunden}", "{seconds:second|seconds}"),
    "setup.usual_runs": ("Bis alle dran waren", "Until all have played"),
    "setup.runs": ("{runs:Durchgang|Durchgänge}", "{runs:run|runs}"),
    "setup.pairs": ("Teams zu zweit", "Teams of two"),
    "setup.one_team": ("Alle in einem Team", "All in one team"),
    "setup.abilities_on": ("Mit Stromausfällen", "With blackouts"),
    "setup.abilities_off": ("Ohne (erstes Spiel)", "Without (first game)"),
    # ------------------------------------------------ the questions
    "setup.ask_language": ("Sprache / Language", "Sprache / Language"),
    "setup.ask_game": ("Welches Spiel?", "Which game?"),
    "setup.ask_edition": ("Welche Ausgabe?", "Which edition?"),
    "setup.ask_variant": ("Womit beginnt ihr?", "What do you start with?"),
    "setup.ask_mode": ("Wer rät mit?", "Who answers?"),
    "setup.ask_until": ("Wann ist das Spiel zu Ende?", "When does the game end?"),
    "setup.ask_time_limit": ("Zeit zum Setzen?", "Time to place the chips?"),
    "setup.ask_runs": ("Wie viele Durchgänge?", "How many runs?"),
    "setup.ask_teams": ("Wer spielt zusammen?", "Who plays together?"),
    "setup.ask_abilities": ("Sonderfähigkeiten?", "Special abilities?"),
    "setup.ask_cards": ("Woher kommen die Fragen?", "Where do the questions come from?"),
    "setup.ask_packs": ("Welche Fragenpakete?", "Which question packs?"),
    "setup.ask_house": ("Hausregeln?", "House rules?"),
    "setup.hint_edition": (
        "Nach welcher gedruckten Ausgabe gespielt wird: Geldleiter, Joker, Zahl der Spieler.",
        "Which printed edition to follow: money ladder, lifelines, number of players.",
    ),
    "setup.hint_variant": (
        "Risiko: ein Joker mehr, aber nur eine sichere Stufe. Vor jeder Runde wird abgestimmt; "
        "das hier gilt bei Gleichstand.",
        "Risk: one lifeline more, but only one safe step. You vote before every round; "
        "this is what a tie means.",
    ),
    "setup.hint_mode": (
        "Wie im Fernsehen: Einer moderiert, einer rät, die anderen sind Publikum.",
        "As on television: one hosts, one answers, the others are the audience.",
    ),
    "setup.hint_runs": (
        "In einem Durchgang spielt ein Team mit einer Million; danach wird gewechselt.",
        "In a run one team plays with a million; then the seats change.",
    ),
    "setup.hint_teams": (
        "Einer moderiert und spielt in diesem Durchgang nicht mit.",
        "One person hosts and does not play in that run.",
    ),
    "setup.hint_abilities": (
        "Mit Stromausfällen wird im Dunkeln getauscht und geschaut; fürs erste Spiel lieber ohne.",
        "In a blackout cards are swapped and looked at in the dark; first games go without.",
    ),
    "setup.hint_cards": (
        "Eigene Karten: Die Moderation liest gedruckte Karten vor und gibt nur die Lösung ein.",
        "Cards of your own: the host reads printed cards and only enters the right letter.",
    ),
    "setup.hint_packs": (
        "Es dürfen mehrere sein; was angehakt ist, spielt mit. Fertig: A halten.",
        "Several can be mixed; what is ticked takes part. When done, hold A.",
    ),
    "setup.hint_house": (
        "Hausregeln sind Dateien im Ordner „house“; sie ändern die gedruckten Regeln.",
        "House rules are files in the folder “house”; they change the printed rules.",
    ),
    # ------------------------------------------------ seats, names, practice
    "setup.lobby": ("Wer spielt mit?", "Who is playing?"),
    "setup.lobby_hint": (
        "Jeder drückt eine Taste an der eigenen Box ({fewest} bis {most} Plätze). "
        "Sind alle da: A halten.",
        "Everybody presses a key on their own box ({fewest} to {most} seats). "
        "When all are here, hold A.",
    ),
    "setup.seated_already": (
        "Du bist schon Spieler {seat}. Sind alle da: A halten.",
        "You are already player {seat}. When all are here, hold A.",
    ),
    "setup.all_here": ("Alle sind da", "Everybody is here"),
    "setup.add_bot": ("Roboter dazu", "Add a robot"),
    "setup.one_less": ("Letzten Platz räumen", "Free the last seat"),
    "setup.touch_is_no_seat": (
        "Der Bildschirm der Moderation ist kein Platz: bitte an einer Box drücken.",
        "The host’s screen is no seat: please press a key on a box.",
    ),
    "setup.seat_full": (
        "Mehr als {most:Platz|Plätze} hat dieses Spiel nicht.",
        "This game has no more than {most:seat|seats}.",
    ),
    "setup.seats_missing": (
        "Es fehlen noch {missing:Platz|Plätze}; Roboter können mitspielen.",
        "{missing:seat is|seats are} still missing; robots can join in.",
    ),
    "setup.bot_name": ("Roboter {number}", "Robot {number}"),
    "setup.ask_name": ("Wer ist Spieler {seat}?", "Who is player {seat}?"),
    "setup.names_hint": (
        "Wähle deinen Namen. Steht er nicht hier: A halten und buchstabieren.",
        "Choose your name. If it is not here, hold A and spell it.",
    ),
    "setup.no_names_hint": (
        "A halten: deinen Namen buchstabieren. B halten: ohne Namen weiter.",
        "Hold A to spell your name. Hold B to go on without one.",
    ),
    "setup.spell_hint": (
        "Dreimal drücken ergibt einen Buchstaben. Fertig: A halten.",
        "Three presses make a letter. When done, hold A.",
    ),
    "setup.spell": ("Namen buchstabieren", "Spell a name"),
    "setup.no_name": ("Ohne Namen", "No name"),
    "setup.typed": ("Spieler {seat}: {typed}", "Player {seat}: {typed}"),
    "setup.name_done": ("Fertig", "Done"),
    "setup.rub_out": ("Löschen", "Rub out"),
    "setup.name_full": (
        "Ein Name hat höchstens {most} Buchstaben.",
        "A name has at most {most} letters.",
    ),
    "setup.name_taken": (
        "{name} sitzt schon am Tisch.",
        "{name} is already at the table.",
    ),
    "setup.ready": ("Alles bereit", "All set"),
    "setup.summary": ("{game}, {players:Platz|Plätze}", "{game}, {players:seat|seats}"),
    "setup.start": ("Spiel starten", "Start the game"),
    "setup.practice": ("Erst eine Übungsfrage", "A practice question first"),
    "setup.change": ("Etwas ändern", "Change something"),
    "setup.practice_title": ("Übungsfrage: zählt nicht", "Practice: does not count"),
    "setup.practice_question": (
        "Welche Taste steht im Alphabet zwischen B und D? Zweimal drücken!",
        "Which key stands between B and D in the alphabet? Press it twice!",
    ),
    "setup.practice_answer": ("Taste {letter}", "Key {letter}"),
    "setup.practice_wrong": (
        "{name}: {letter} ist es nicht, versuch es noch einmal.",
        "{name}: it is not {letter}, try again.",
    ),
    # ------------------------------------------------ an unfinished game
    "setup.unfinished": ("Ein Spiel ist noch nicht zu Ende", "A game is not over yet"),
    "setup.unfinished_game": (
        "{game}, begonnen am {when}, mit {names}",
        "{game}, begun on {when}, with {names}",
    ),
    "setup.take_up": ("Weiterspielen", "Go on playing"),
    "setup.put_away": ("Weglegen und neu anfangen", "Put it away and start afresh"),
    "setup.take_up_before": ("Bis dahin weiterspielen", "Go on from there"),
    # ------------------------------------------------ devices
    "setup.press_all": (
        "Tastentest: {box}, Taste {letter} wurde gedrückt.",
        "Key test: {box}, key {letter} was pressed.",
    ),
    "setup.press_any": ("Tastentest: drückt alle Tasten.", "Key test: press all keys."),
    "setup.door_test": ("Fenster prüfen", "Test the windows"),
    "setup.lamp_test": ("Alle Lampen leuchten lassen", "Light all lamps"),
    "setup.door_question": (
        "Fenster {window} jetzt wirklich bewegen? Hände weg von der Klappe.",
        "Really move window {window} now? Hands off the flap.",
    ),
    "setup.door_yes": ("Ja, {window} öffnen", "Yes, open {window}"),
    "setup.door_shut": ("{window} schließen", "Shut {window}"),
    "setup.door_next": ("Nächstes Fenster", "Next window"),
    "setup.door_moving": ("Fenster {window} bewegt sich …", "Window {window} is moving …"),
    "setup.door_opened": ("Fenster {window} ist offen.", "Window {window} is open."),
    "setup.door_is_shut": ("Fenster {window} ist zu.", "Window {window} is shut."),
    "setup.door_stalled": ("Fenster {window} klemmt.", "Window {window} is stuck."),
    "setup.door_no_answer": (
        "Fenster {window} antwortet nicht.",
        "Window {window} does not answer.",
    ),
    # ------------------------------------------------ after a game
    "after.again": ("Noch einmal", "Play again"),
    "after.new": ("Anderes Spiel", "Another game"),
    "fame.empty": (
        "Noch ist niemand berühmt: spielt ein Spiel zu Ende.",
        "Nobody is famous yet: play a game to its end.",
    ),
    "fame.shares": ("{amount}", "{amount}"),
    # ------------------------------------------------ the pause and the host's helps
    "pause.title": ("Pause", "Pause"),
    "pause.hint": ("Alles steht still. {host} wählt:", "Everything stands still. {host} chooses:"),
    "pause.hint_all": (
        "Alles steht still. Jede Box darf wählen:",
        "Everything stands still. Any box may choose:",
    ),
    "pause.resumed": (
        "Nach der Unterbrechung: alles ist, wie es war. Die Uhr steht.",
        "After the break: everything is as it was. The clock stands still.",
    ),
    "pause.go_on": ("Weiterspielen", "Go on"),
    "pause.undo": ("Schritt zurück", "Take back a step"),
    "pause.more_time": ("+10 Sekunden", "+10 seconds"),
    "pause.more": ("Mehr …", "More …"),
    "pause.hand_over": ("Platz übergeben", "Hand over a seat"),
    "pause.give_up": ("Jemand geht heim", "Somebody goes home"),
    "pause.end": ("Spiel beenden", "End the game"),
    "pause.end_sure": ("Wirklich beenden", "Really end it"),
    "pause.louder": ("Lauter", "Louder"),
    "pause.softer": ("Leiser", "Quieter"),
    "pause.mute": ("Ton an/aus", "Sound on/off"),
    "pause.swap": ("Bildschirme tauschen", "Swap screens"),
    "pause.now_loud": ("Ton: {percent} %", "Sound: {percent}%"),
    "pause.now_muted": ("Der Ton ist aus.", "The sound is off."),
    "pause.now_calm": ("Weniger Bewegung ist an.", "Less motion is on."),
    "pause.now_moving": ("Weniger Bewegung ist aus.", "Less motion is off."),
    "pause.back": ("Zurück", "Back"),
    "pause.less_motion": ("Weniger Bewegung an/aus", "Less motion on/off"),
    "pause.ask_hand_over": ("Welchen Platz übergeben?", "Hand over which seat?"),
    "pause.ask_give_up": ("Wer geht heim?", "Who is going home?"),
    "pause.new_box": ("Neue Box für {name}", "A new box for {name}"),
    "pause.new_box_hint": (
        "An der neuen Box irgendeine Taste drücken.",
        "Press any key on the new box.",
    ),
    "pause.this_box": ("Diese? Taste drücken", "This one? Press a key"),
    "pause.to_bot": ("An einen Roboter", "To a robot"),
    "pause.end_title": ("Das Spiel jetzt beenden?", "End the game now?"),
    "pause.undone": ("Zurückgenommen: {steps:Schritt|Schritte}", "Taken back: {steps:step|steps}"),
    "pause.back_at": (
        "{steps:Schritt|Schritte} zurück. Hier geht es weiter: {prompt}",
        "{steps:step|steps} back. The game goes on here: {prompt}",
    ),
    "pause.last_person": (
        "Ohne {name} wären nur noch Roboter am Tisch. Dann besser: Spiel beenden.",
        "Without {name} only robots would be left. Better: End the game.",
    ),
    "pause.key": ("Pause und Hilfe", "Pause and help"),
    "pause.peek": ("Karte ansehen", "Look at the card"),
    # ------------------------------------------------ notices
    "notice.away": (
        "{name}: {box} ist weg. {why}",
        "{name}: {box} is away. {why}",
    ),
    "box.touch": ("Bildschirm der Moderation", "Host’s screen"),
    "box.on_screen": ("Box {number}", "Box {number}"),
    "box.gone": (
        "Bitte anschließen oder den Platz einer anderen Box geben.",
        "Please plug it in or hand the seat to another box.",
    ),
    "notice.put_back": (
        "Zurückgenommen: Fenster {window} von Hand schließen, falls es offen steht, und "
        "{chips:Chip|Chips} wieder darauflegen.",
        "Taken back: shut window {window} by hand if it stands open, and put "
        "{chips:chip|chips} on it again.",
    ),
    "notice.shut_again": (
        "Zurückgenommen: Fenster {window} von Hand schließen, falls es offen steht.",
        "Taken back: shut window {window} by hand if it stands open.",
    ),
    "base.damaged": (
        "Die Datei {file} war beschädigt; sie liegt jetzt als {kept} daneben, "
        "und eine neue ist angelegt.",
        "The file {file} was damaged; it now lies beside as {kept}, and a new one has been begun.",
    ),
    "base.unusable": (
        "{file} lässt sich nicht benutzen ({why}); was heute gespielt wird, "
        "ist beim nächsten Mal vergessen. Bitte Platz und Rechte prüfen.",
        "{file} cannot be used ({why}); what is played today will be forgotten next time. "
        "Please check space and permissions.",
    ),
    "records.best": (
        "{place}. {name}: {amount} ({game}, {day})",
        "{place}. {name}: {amount} ({game}, {day})",
    ),
    "records.games": (
        "{name}: {games:Spiel|Spiele}, davon {wins} gewonnen",
        "{name}: {games:game|games}, {wins} of them won",
    ),
    "records.jokers": ("Joker benutzt: {jokers}", "Lifelines used: {jokers}"),
    "records.best_of": ("Bestes Ergebnis in {game}: {amount}", "Best result in {game}: {amount}"),
    "records.level": (
        "Stufe {level}: {right} von {asked} richtig",
        "Level {level}: {right} of {asked} right",
    ),
    "records.unknown_player": (
        "{name} hat hier noch nicht gespielt.",
        "{name} has not played here yet.",
    ),
    "records.exported": (
        "{results:Ergebnis|Ergebnisse} nach {file} geschrieben.",
        "{results:result|results} written to {file}.",
    ),
    "records.export_failed": (
        "{file} lässt sich nicht schreiben ({why}).",
        "{file} cannot be written ({why}).",
    ),
    "shots.failed": (
        "Die Bilder lassen sich in {folder} nicht speichern ({why}).",
        "The pictures cannot be saved in {folder} ({why}).",
    ),
    "journal.about": ("{game}, {day}: {names}", "{game}, {day}: {names}"),
    "pipe.which_game": (
        "Bitte ein Spiel nennen: --game millionaire, money_drop oder heist.",
        "Please name a game: --game millionaire, money_drop or heist.",
    ),
    "records.not_written": (
        "Das Ergebnis ließ sich nicht merken ({why}). Bitte Platz und Rechte prüfen.",
        "The result could not be kept ({why}). Please check space and permissions.",
    ),
    "records.not_read": (
        "Die Ergebnisse früherer Abende lassen sich nicht lesen ({why}).",
        "The results of earlier evenings cannot be read ({why}).",
    ),
    "light.boxes": ("Boxen", "Boxes"),
    "light.box_away": ("{box} fehlt", "{box} is away"),
    "light.doors": ("Fenster", "Windows"),
    "light.sound": ("Ton", "Sound"),
    "light.journal": ("Protokoll", "Journal"),
    "light.no_sound": ("Kein Tongerät gefunden.", "No sound device found."),
    "light.doors_trouble": ("Ein Fenster hat ein Problem.", "A window has a problem."),
    "attract.title": ("Roboter spielen – Taste drücken", "Robots are playing – press a key"),
}
