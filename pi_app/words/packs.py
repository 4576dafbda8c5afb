"""Words about question packs: what is wrong with them, what came in, what is at hand."""

WORDS: dict[str, tuple[str, str]] = {
    "packs.place.file": ("{file}", "{file}"),
    "packs.place.question": ("{file}, Frage {question}", "{file}, question {question}"),
    "packs.place.row": ("{file}, Zeile {row}", "{file}, row {row}"),
    "packs.fault": ("{place}: {reason}", "{place}: {reason}"),
    "packs.warning": ("Hinweis: {place}: {reason}", "Note: {place}: {reason}"),
    "missing.next": ("{one},", "{one},"),
    # ------------------------------------------------ faults of a question
    "packs.fault.not_a_table": (
        "Das ist keine Frage; jede beginnt mit der Zeile [[question]].",
        "This is not a question; each begins with the line [[question]].",
    ),
    "packs.fault.unknown_key": (
        "„{field}“ gibt es nicht; erlaubt sind {known}.",
        "There is no “{field}”; what may stand here is {known}.",
    ),
    "packs.fault.missing": ("{field} fehlt; bitte ergänzen.", "{field} is missing; please add it."),
    "packs.fault.not_words": (
        "{field} muss ein Text in Anführungszeichen sein.",
        "{field} has to be a text in quotation marks.",
    ),
    "packs.fault.broken_letters": (
        "{field} enthält kaputte Zeichen („{words}“); bitte die Datei als UTF-8 speichern.",
        "{field} has broken letters in it (“{words}”); please save the file as UTF-8.",
    ),
    "packs.fault.line_break": (
        "{field} enthält einen Umbruch oder ein Steuerzeichen; bitte in eine Zeile schreiben.",
        "{field} has a line break or control character in it; please write it on one line.",
    ),
    "packs.fault.too_long": (
        "{field} ist mit {length} Zeichen zu lang für die Bildschirme; höchstens {most}.",
        "{field} is too long for the screens with {length} characters; at most {most}.",
    ),
    "packs.fault.space_around": (
        "{field} beginnt oder endet mit einem Leerzeichen; bitte entfernen.",
        "{field} begins or ends with a space; please remove it.",
    ),
    "packs.fault.not_a_list": (
        'answers muss eine Liste sein, wie ["eins", "zwei"].',
        'answers has to be a list, like ["one", "two"].',
    ),
    "packs.fault.count": (
        "Es sind {count:Antwort|Antworten}; erlaubt sind zwei bis vier.",
        "There are {count:answer|answers}; two to four are allowed.",
    ),
    "packs.fault.empty_answer": (
        "Antwort {letter} ist leer; bitte ausfüllen.",
        "Answer {letter} is empty; please fill it in.",
    ),
    "packs.fault.equal_answers": (
        "Die Antwort „{answer}“ steht zweimal da; bitte eine ändern.",
        "The answer “{answer}” stands there twice; please change one.",
    ),
    "packs.fault.right": (
        "right ist „{right}“, aber es gibt nur {letters}.",
        "right is “{right}”, but there are only {letters}.",
    ),
    "packs.fault.ladder_wants_four": (
        "Mit Stufe oder Schwierigkeit braucht es vier Antworten, es sind {count}; "
        "ohne beides ist es eine Money-Drop-Karte.",
        "With a level or difficulty it needs four answers, there are {count}; "
        "without either it is a Money Drop card.",
    ),
    "packs.fault.level": (
        "Die Stufe (level) {level} gibt es nicht; erlaubt ist 1 bis {levels}.",
        "There is no level {level}; 1 to {levels} are allowed.",
    ),
    "packs.fault.level_and_difficulty": (
        "Entweder level oder difficulty, nicht beides.",
        "Either level or difficulty, not both.",
    ),
    "packs.fault.difficulty": (
        "Die Schwierigkeit „{difficulty}“ gibt es nicht; es gibt {known}.",
        "There is no difficulty “{difficulty}”; there are {known}.",
    ),
    "packs.fault.keep_order": (
        "keep_order ist true oder false (in Tabellen: ja oder nein).",
        "keep_order is true or false (in spreadsheets: yes or no).",
    ),
    "packs.fault.language": (
        "Die Sprache „{language}“ ist kein Kürzel wie de oder en.",
        "The language “{language}” is not a short form like de or en.",
    ),
    "packs.fault.other": (
        "Die Frage hat die falsche Form ({why}).",
        "The question has the wrong form ({why}).",
    ),
    "packs.fault.twice": (
        "„{text}“ steht schon in {where}; bitte eine von beiden entfernen.",
        "“{text}” already stands in {where}; please remove one of the two.",
    ),
    # ------------------------------------------------ faults of a file
    "packs.fault.not_there": ("Die Datei gibt es nicht.", "There is no such file."),
    "packs.fault.not_a_file": ("Das ist keine Datei.", "This is not a file."),
    "packs.fault.unreadable": (
        "Die Datei lässt sich nicht lesen ({why}).",
        "The file cannot be read ({why}).",
    ),
    "packs.fault.too_big": (
        "Das Paket ist zu groß; bitte teilen, höchstens {most} MB und tausend Dateien.",
        "The pack is too big; please split it, at most {most} MB and a thousand files.",
    ),
    "packs.fault.bad_zip": (
        "Das Zip ist beschädigt oder verschlossen ({why}); bitte neu packen.",
        "The zip is damaged or locked ({why}); please pack it again.",
    ),
    "packs.fault.climbs_out": (
        "Der Name führt aus dem Paket hinaus; solche Dateien werden nicht gelesen.",
        "The name leads out of the pack; such files are not read.",
    ),
    "packs.fault.encoding": (
        "Zeile {line} ist nicht in UTF-8; bitte die Datei als UTF-8 speichern.",
        "Line {line} is not in UTF-8; please save the file as UTF-8.",
    ),
    "packs.fault.not_toml": (
        "Das ist keine gültige TOML-Datei ({why}).",
        "This is not a valid TOML file ({why}).",
    ),
    "packs.fault.second_about": (
        "[pack] steht schon in {file}; es darf nur einmal vorkommen.",
        "[pack] already stands in {file}; there may be only one.",
    ),
    "packs.fault.about": (
        "In [pack] stimmt etwas nicht; erlaubt sind die Texte {known}.",
        "Something in [pack] is wrong; what may stand there are the texts {known}.",
    ),
    "packs.fault.strange_table": (
        "„{field}“ gehört nicht in ein Paket; es gibt [pack] und [[question]].",
        "“{field}” does not belong in a pack; there are [pack] and [[question]].",
    ),
    "packs.fault.question_list": (
        "Fragen beginnen mit [[question]], in doppelten Klammern.",
        "Questions begin with [[question]], in double brackets.",
    ),
    "packs.fault.no_question": (
        "Es ist keine Frage darin.",
        "There is no question in it.",
    ),
    # ------------------------------------------------ worth a second look
    "packs.warn.twin": (
        "Fast dieselbe Frage wie „{text}“ in {where}.",
        "Nearly the same question as “{text}” in {where}.",
    ),
    "packs.warn.uneven": (
        "Wo die Reihenfolge fest ist, sind die richtigen Buchstaben bei {answers} Antworten "
        "ungleich verteilt ({counts}).",
        "Where the order is fixed, the right letters with {answers} answers are unevenly "
        "spread ({counts}).",
    ),
    # ------------------------------------------------ imports
    "packs.import.bad_csv": (
        "Diese Zeile lässt sich nicht in Spalten teilen; bitte die Anführungszeichen prüfen.",
        "This row cannot be split into columns; please check the quotation marks.",
    ),
    "packs.import.empty": (
        "Die Tabelle ist leer; oben stehen die Spaltennamen, darunter die Fragen.",
        "The sheet is empty; the names of the columns come first, the questions below.",
    ),
    "packs.import.columns": (
        "In der ersten Zeile fehlen Spalten: {wanted}.",
        "Columns are missing in the first row: {wanted}.",
    ),
    "packs.import.column_twice": (
        "Eine Spalte gibt es doppelt: {column}. Bitte eine umbenennen.",
        "A column is there twice: {column}. Please rename one.",
    ),
    "packs.import.unused_column": (
        "Mit der Spalte „{column}“ lässt sich nichts anfangen; sie bleibt draußen.",
        "The column “{column}” means nothing here; it is left out.",
    ),
    "packs.import.too_big": (
        "Die Datei ist ausgepackt zu groß; höchstens {most} MB.",
        "The file is too big when unpacked; at most {most} MB.",
    ),
    "packs.import.not_xlsx": (
        "Das ist keine lesbare XLSX-Datei; bitte neu speichern oder als CSV ausgeben.",
        "This is not a readable XLSX file; please save it anew or as CSV.",
    ),
    "packs.import.breaks_off": (
        "Hier bricht die Datei ab; bitte neu speichern.",
        "The file breaks off here; please save it anew.",
    ),
    "packs.import.too_many_rows": (
        "Nach {most} Zeilen ist Schluss; bitte die Tabelle teilen.",
        "After {most} rows it ends; please split the sheet.",
    ),
    "packs.import.not_json": (
        "Das ist keine gültige JSON-Datei; bitte den Abruf wiederholen.",
        "This is not a valid JSON file; please fetch it again.",
    ),
    "packs.import.not_trivia_db": (
        "Das ist keine Frage von Open Trivia DB.",
        "This is not a question of Open Trivia DB.",
    ),
    "packs.import.no_right_line": (
        "Zu dieser Frage gehört genau eine Zeile mit ^ und der richtigen Antwort.",
        "This question needs exactly one line with ^ and the right answer.",
    ),
    "packs.import.right_not_there": (
        "Die richtige Antwort steht nicht unter A bis D.",
        "The right answer is not among A to D.",
    ),
    "packs.import.gift_braces": (
        "Zur Frage gehört genau ein Paar geschweifter Klammern mit den Antworten.",
        "The question needs exactly one pair of braces with the answers.",
    ),
    "packs.import.gift_kind": (
        "Nur Auswahlfragen und Richtig/Falsch lassen sich verwenden.",
        "Only multiple choice and true/false can be used.",
    ),
    "packs.import.several_right": (
        "Genau eine Antwort muss richtig sein, hier sind es {count}.",
        "Exactly one answer must be right, here it is {count}.",
    ),
    "packs.import.no_answer_line": (
        "Die Zeile ANSWER: mit dem Buchstaben fehlt.",
        "The line ANSWER: with the letter is missing.",
    ),
    "packs.import.unknown_kind": (
        "{file} ist nichts, was eingelesen werden kann; es gehen CSV, XLSX, Open Trivia DB (JSON), "
        "OpenTriviaQA, GIFT, Aiken und Pakete.",
        "{file} is nothing that can be imported; what works is CSV, XLSX, Open Trivia DB (JSON), "
        "OpenTriviaQA, GIFT, Aiken and packs.",
    ),
    "packs.import.progress": ("{rows} Zeilen gelesen", "{rows} rows read"),
    "packs.import.nothing": (
        "Keine Frage ist brauchbar; es wurde nichts eingelesen.",
        "No question can be used; nothing was imported.",
    ),
    "packs.import.done": (
        "{count:Frage|Fragen} im Paket „{name}“, {left:Zeile|Zeilen} mit Fehlern draußen. "
        "Es liegt in {path}.",
        "{count:question|questions} in the pack “{name}”, {left:row|rows} left out for faults. "
        "It is in {path}.",
    ),
    "packs.import.kept": (
        "Das bisherige Paket liegt noch in {path}.",
        "The former pack is still in {path}.",
    ),
    # ------------------------------------------------ the shelf
    "packs.unknown": (
        "Ein Paket „{name}“ gibt es nicht, auch keine Datei dieses Namens; es gibt {known}.",
        "There is no pack “{name}” and no file of that name; there are {known}.",
    ),
    "packs.bad_name": (
        "„{name}“ kann kein Paket heißen; erlaubt sind bis zu 60 Buchstaben, Ziffern, Leerzeichen "
        "und . + - _ (bitte --name angeben).",
        "A pack cannot be called “{name}”; allowed are up to 60 letters, digits, spaces "
        "and . + - _ (please give a --name).",
    ),
    "packs.own_name": (
        "„{name}“ heißt schon ein mitgeliefertes Paket; bitte --name angeben.",
        "“{name}” is one of the packs that came along; please give a --name.",
    ),
    "packs.name_taken": (
        "Ein Paket „{name}“ gibt es schon; mit --name bekommt das neue einen anderen Namen, "
        "mit --replace tritt es an die Stelle des alten.",
        "There is a pack “{name}” already; with --name the new one gets another name, "
        "with --replace it takes the old one's place.",
    ),
    "packs.not_written": (
        "{path} lässt sich nicht schreiben ({why}).",
        "{path} cannot be written ({why}).",
    ),
    "packs.file_taken": (
        "{path} gibt es schon; bitte einen anderen Namen wählen.",
        "{path} is there already; please choose another name.",
    ),
    "packs.none_for_millionaire": (
        "Im Paket „{name}“ ist keine Frage mit Stufe oder Schwierigkeit; für dieses Spiel "
        "braucht es ein anderes.",
        "The pack “{name}” has no question with a level or difficulty; this game needs another.",
    ),
    "packs.none_for_money_drop": (
        "Im Paket „{name}“ ist keine Money-Drop-Karte (eine Frage ohne Stufe); für dieses Spiel "
        "braucht es ein anderes.",
        "The pack “{name}” has no Money Drop card (a question without a level); this game "
        "needs another.",
    ),
    # ------------------------------------------------ check, list, show, export
    "packs.check.good": (
        "{count:Frage|Fragen}, keine Fehler, {warnings:Hinweis|Hinweise}.",
        "{count:question|questions}, no faults, {warnings:note|notes}.",
    ),
    "packs.check.bad": (
        "{count:brauchbare Frage|brauchbare Fragen}, {faults:Fehler|Fehler}, "
        "{warnings:Hinweis|Hinweise}.",
        "{count:good question|good questions}, {faults:fault|faults}, {warnings:note|notes}.",
    ),
    "packs.list.pack": ("{name} ({path})", "{name} ({path})"),
    "packs.list.game": (
        "  {language} {game}: {count:Frage|Fragen}, {fresh} davon noch nie gespielt; {piles}",
        "  {language} {game}: {count:question|questions}, {fresh} of them never played; {piles}",
    ),
    "packs.list.level": ("Stufe {pile}: {fresh}/{count}", "level {pile}: {fresh}/{count}"),
    "packs.list.answers": (
        "{pile} Antworten: {fresh}/{count}",
        "{pile} answers: {fresh}/{count}",
    ),
    "packs.list.faulty": (
        "  {faults:Fehler|Fehler}; mehr sagt „quizpult packs check {name}“.",
        "  {faults:fault|faults}; “quizpult packs check {name}” says more.",
    ),
    "packs.show.none": (
        "Auf dieser Stufe hat das Paket keine Frage.",
        "The pack has no question on that level.",
    ),
    "packs.export.done": (
        "{count:Frage|Fragen} in {path}.",
        "{count:question|questions} in {path}.",
    ),
    # ------------------------------------------------ what was played
    "packs.memory.not_written": (
        "Eine gespielte Frage ließ sich nicht merken ({why}).",
        "A question played could not be remembered ({why}).",
    ),
    "packs.memory.not_read": (
        "Früher gespielte Fragen ließen sich nicht nachschlagen ({why}).",
        "Questions played before could not be looked up ({why}).",
    ),
}
