"""Words about boxes, windows and the file that describes them."""

WORDS: dict[str, tuple[str, str]] = {
    # ------------------------------------------------ quizpult.toml
    "config.bad": ("{file}: {faults}", "{file}: {faults}"),
    "config.unreadable": (
        "Die Datei lässt sich nicht lesen ({why}).",
        "The file cannot be read ({why}).",
    ),
    "config.not_toml": (
        "Das ist keine gültige TOML-Datei ({why}).",
        "This is not a valid TOML file ({why}).",
    ),
    "config.no_section": (
        "[{section}] ist kein Abschnitt: bitte als eigenen Abschnitt mit Schlüsseln schreiben.",
        "[{section}] is not a section: write it as a section of its own, with keys.",
    ),
    "config.unknown_section": (
        "[{section}]: diesen Abschnitt gibt es nicht. {hint}",
        "[{section}]: there is no such section. {hint}",
    ),
    "config.unknown": (
        "[{section}] {entry}: diesen Schlüssel gibt es nicht. {hint}",
        "[{section}] {entry}: there is no such key. {hint}",
    ),
    "config.perhaps": ("Ist „{entry}“ gemeint?", "Is “{entry}” meant?"),
    "config.known": ("Es gibt: {known}.", "There are: {known}."),
    "config.missing": (
        "[{section}] {entry} fehlt: bitte ergänzen.",
        "[{section}] {entry} is missing: please add it.",
    ),
    "config.wrong": (
        "[{section}] {entry} = {value} passt nicht; erwartet wird {wanted}.",
        "[{section}] {entry} = {value} does not fit; expected is {wanted}.",
    ),
    "config.want_one_of": ("eines von {choices}", "one of {choices}"),
    "config.want_bool": ("true oder false", "true or false"),
    "config.want_text": (
        "ein Text in Anführungszeichen mit höchstens {most} Zeichen",
        "a text in quotation marks of at most {most} characters",
    ),
    "config.want_some": ("eine Liste von höchstens {most}", "a list of at most {most}"),
    "config.want_pin": ("die Nummer eines Pins (BCM)", "the number of a pin (BCM)"),
    "config.want_whole": (
        "eine ganze Zahl von {low} bis {high}",
        "a whole number from {low} to {high}",
    ),
    "config.want_number": ("eine Zahl von {low} bis {high}", "a number from {low} to {high}"),
    "config.pin_unknown": (
        "[{section}] {entry}: GPIO {pin} gibt es auf der Stiftleiste nicht; es gibt 2 bis 27.",
        "[{section}] {entry}: there is no GPIO {pin} on the header; there are 2 to 27.",
    ),
    "config.pin_eeprom": (
        "[{section}] {entry}: GPIO {pin} braucht der Raspberry Pi selbst; bitte einen anderen "
        "nehmen (2 bis 27).",
        "[{section}] {entry}: the Raspberry Pi needs GPIO {pin} itself; take another (2 to 27).",
    ),
    "config.pin_i2c": (
        "[{section}] {entry}: über GPIO {pin} läuft I²C zur Servo-Platine; bitte einen anderen "
        "nehmen.",
        "[{section}] {entry}: GPIO {pin} carries I²C to the servo board; take another one.",
    ),
    "config.pin_starts_high": (
        "[{section}] {entry}: GPIO {pin} gibt beim Einschalten einen Impuls ab und darf kein "
        "Fenster bewegen; bitte einen anderen nehmen.",
        "[{section}] {entry}: GPIO {pin} gives a pulse when the Pi starts and must not move a "
        "window; take another one.",
    ),
    "config.pin_twice": (
        "[{section}] {entry}: GPIO {pin} ist schon bei {other} vergeben; jeder Pin nur einmal.",
        "[{section}] {entry}: GPIO {pin} is already used by {other}; each pin only once.",
    ),
    "config.name_twice": (
        "[{section}] name: „{name}“ heißt schon eine andere Box; bitte anders nennen.",
        "[{section}] name: another box is already called “{name}”; give it another name.",
    ),
    "config.name_taken": (
        "[{section}] name: „{name}“ ist für Boxen auf dem Bildschirm oder Buzz! vergeben; "
        "bitte anders nennen.",
        "[{section}] name: “{name}” is kept for boxes on the screen or Buzz!; give it "
        "another name.",
    ),
    "config.channel_twice": (
        "[{section}] channel: Kanal {channel} ist schon bei {other} vergeben.",
        "[{section}] channel: channel {channel} is already used by {other}.",
    ),
    "config.pulse_limits": (
        "[{section}] min_pulse muss kleiner als max_pulse sein.",
        "[{section}] min_pulse has to be smaller than max_pulse.",
    ),
    "config.same_angle": (
        "[{section}] open_angle und shut_angle sind gleich: das Fenster würde sich nicht bewegen.",
        "[{section}] open_angle and shut_angle are the same: the window would not move.",
    ),
    "config.door_needs": (
        '[{section}] {entry} fehlt: mit driver = "{driver}" braucht jedes Fenster A bis D einen.',
        '[{section}] {entry} is missing: with driver = "{driver}" each window A to D needs one.',
    ),
    "config.other_driver": (
        '[{section}] {entry} gehört zu driver = "{driver}": bitte streichen oder den Treiber '
        "wechseln.",
        '[{section}] {entry} belongs to driver = "{driver}": remove it or change the driver.',
    ),
    "config.caution_uart": (
        "{pins}: hier liegt die serielle Konsole; in raspi-config muss sie aus sein.",
        "{pins}: the serial console is here; it has to be off in raspi-config.",
    ),
    "config.caution_spi": (
        "{pins}: hier liegt SPI; in raspi-config muss es aus sein.",
        "{pins}: SPI is here; it has to be off in raspi-config.",
    ),
    "config.fine": ("{file}: alles in Ordnung.", "{file}: fine."),
    "config.defaults": (
        "Keine quizpult.toml gefunden; es gelten die Vorgaben.",
        "No quizpult.toml found; the defaults hold.",
    ),
    "config.faults": (
        "{count:Fehler|Fehler}; die Datei wird so nicht verwendet.",
        "{count:fault|faults}; the file is not used like this.",
    ),
    "config.table_screen": ("Bildschirm: windows = {windows}", "Screen: windows = {windows}"),
    "config.table_keyboard": (
        "Tastatur: Tasten für {players:Box|Boxen}",
        "Keyboard: keys for {players:box|boxes}",
    ),
    "config.table_buzz": (
        "Sony Buzz!: wird beim Einstecken erkannt",
        "Sony Buzz!: recognised when plugged in",
    ),
    "config.table_doors.virtual": (
        "Fenster A–D: auf dem Bildschirm",
        "Windows A–D: on the screen",
    ),
    "config.table_doors.none": (
        "Fenster A–D: keine, der Quizmaster öffnet von Hand",
        "Windows A–D: none, the host opens by hand",
    ),
    "config.table_doors.gpio": (
        "Fenster A–D: Servos an den Pins",
        "Windows A–D: servos on the pins",
    ),
    "config.table_doors.pca9685": (
        "Fenster A–D: Servos an der Platine PCA9685",
        "Windows A–D: servos on the PCA9685 board",
    ),
    # ------------------------------------------------ why something is missing
    "pins.no_gpiozero": (
        'gpiozero fehlt: sudo apt install python3-gpiozero, oder pip install "quizpult[pi]".',
        'gpiozero is missing: sudo apt install python3-gpiozero, or pip install "quizpult[pi]".',
    ),
    "pins.no_lgpio": (
        "lgpio fehlt: sudo apt install python3-lgpio, in einem venv mit --system-site-packages.",
        "lgpio is missing: sudo apt install python3-lgpio, in a venv made with "
        "--system-site-packages.",
    ),
    "pins.no_rpigpio": (
        'RPi.GPIO fehlt: pip install RPi.GPIO, oder in [gpio] factory = "auto".',
        'RPi.GPIO is missing: pip install RPi.GPIO, or factory = "auto" in [gpio].',
    ),
    "pins.rpigpio_on_pi_5": (
        'RPi.GPIO läuft nicht auf dem Pi 5: in [gpio] factory = "auto" oder "lgpio".',
        'RPi.GPIO does not work on a Pi 5: factory = "auto" or "lgpio" in [gpio].',
    ),
    "pins.no_chip": (
        "Hier sind keine Pins eines Raspberry Pi; auf einem anderen Rechner die Boxen aus "
        '[[gpio.box]] streichen oder factory = "mock" setzen.',
        "There are no pins of a Raspberry Pi here; on another computer remove the boxes in "
        '[[gpio.box]] or set factory = "mock".',
    ),
    "pins.not_allowed": (
        "{file} darf nicht benutzt werden: sudo usermod -aG gpio $USER, dann neu anmelden.",
        "{file} may not be used: sudo usermod -aG gpio $USER, then log in again.",
    ),
    "pins.broken": (
        "{library} kann die Pins nicht öffnen ({why}). Läuft noch ein anderes Programm?",
        "{library} cannot open the pins ({why}). Is another program running?",
    ),
    "pins.pin_refused": (
        "GPIO {pin} lässt sich nicht benutzen ({why}). Läuft noch ein anderes Programm?",
        "GPIO {pin} cannot be used ({why}). Is another program running?",
    ),
    "i2c.no_smbus2": (
        "smbus2 fehlt: pip install smbus2, oder sudo apt install python3-smbus2.",
        "smbus2 is missing: pip install smbus2, or sudo apt install python3-smbus2.",
    ),
    "i2c.no_bus": (
        "Den I²C-Bus {bus} gibt es nicht: I²C in raspi-config einschalten, dann neu starten.",
        "There is no I²C bus {bus}: switch I²C on in raspi-config, then restart.",
    ),
    "i2c.not_allowed": (
        "Der I²C-Bus {bus} darf nicht benutzt werden: sudo usermod -aG i2c $USER, dann neu "
        "anmelden.",
        "The I²C bus {bus} may not be used: sudo usermod -aG i2c $USER, then log in again.",
    ),
    "i2c.no_chip": (
        "Auf I²C-Bus {bus} antwortet an {address} keine PCA9685: Stecker, Strom und "
        "i2c_address prüfen.",
        "No PCA9685 answers on I²C bus {bus} at {address}: check plug, power and i2c_address.",
    ),
    "box.virtual_away": ("Sie ist ausgeschaltet.", "It is switched off."),
    "buzz.away": (
        "Das Buzz!-Set {set} fehlt: USB-Stecker prüfen.",
        "Buzz! set {set} is missing: check the USB plug.",
    ),
    # ------------------------------------------------ doctor
    "found.model": ("Rechner: {model}", "Computer: {model}"),
    "found.no_pi": (
        "Rechner: kein Raspberry Pi; alles läuft auf dem Bildschirm",
        "Computer: not a Raspberry Pi; everything runs on the screen",
    ),
    "found.screens": (
        "{count:Bildschirm|Bildschirme}: {sizes}",
        "{count:screen|screens}: {sizes}",
    ),
    "found.no_screen": ("Kein Bildschirm gefunden", "No screen found"),
    "found.sound": ("Ton: {cards}", "Sound: {cards}"),
    "found.sound_muted": ("Ton: stumm ([sound] mute)", "Sound: muted ([sound] mute)"),
    "found.no_sound": ("Ton: keine Soundkarte gefunden", "Sound: no sound card found"),
    "found.no_voice": ("Stimme: espeak-ng fehlt", "Voice: espeak-ng is missing"),
    "found.gpio_boxes": (
        "{count:Box|Boxen} an den Pins: {names}",
        "{count:box|boxes} on the pins: {names}",
    ),
    "found.screen_boxes": (
        "{count:Box|Boxen} auf dem Bildschirm",
        "{count:box|boxes} on the screen",
    ),
    "found.no_boxes": ("Keine Box am Tisch", "No box at the table"),
    "found.buzz": ("Sony Buzz!: {sets:Set|Sets} gefunden", "Sony Buzz!: {sets:set|sets} found"),
    "found.no_buzz": (
        "Sony Buzz!: {missing:Set fehlt|Sets fehlen}",
        "Sony Buzz!: {missing:set is|sets are} missing",
    ),
    "found.buzz_lamps_barred": (
        "Sony Buzz!: die Lampen dürfen nicht geschaltet werden",
        "Sony Buzz!: the lamps may not be switched",
    ),
    "found.pins_unused": ("Pins: werden nicht gebraucht", "Pins: not needed"),
    "found.pins_missing": ("Pins: nicht zu benutzen", "Pins: cannot be used"),
    "found.pins_mock": ("Pins: nur gespielt (mock)", "Pins: make-believe only (mock)"),
    "found.chip": ("Pins: {label} (gpiochip{number})", "Pins: {label} (gpiochip{number})"),
    "found.doors_virtual": (
        "Fenster A–D: nur auf dem Bildschirm",
        "Windows A–D: on the screen only",
    ),
    "found.doors_none": (
        "Fenster A–D: keine; der Quizmaster öffnet von Hand",
        "Windows A–D: none; the host opens by hand",
    ),
    "found.doors_gpio": ("Fenster A–D: Servos an {pins}", "Windows A–D: servos on {pins}"),
    "found.board": (
        "Fenster A–D: PCA9685 antwortet auf Bus {bus} an {address}",
        "Windows A–D: PCA9685 answers on bus {bus} at {address}",
    ),
    "found.no_board": (
        "Fenster A–D: die PCA9685 an {address} ist nicht zu erreichen",
        "Windows A–D: the PCA9685 at {address} cannot be reached",
    ),
    "found.barred": (
        "Keine Rechte an {files} (Gruppe {group})",
        "No rights to {files} (group {group})",
    ),
    "advice.second_screen": (
        'Einen zweiten Bildschirm anschließen oder [screen] windows = "auto".',
        'Connect a second screen, or [screen] windows = "auto".',
    ),
    "advice.pygame": (
        "pygame-ce fehlt: pip install pygame-ce.",
        "pygame-ce is missing: pip install pygame-ce.",
    ),
    "advice.screen": (
        "Bildschirm anschließen und einschalten, oder am Desktop starten ({why}).",
        "Connect a screen and switch it on, or start from the desktop ({why}).",
    ),
    "advice.sound": (
        "Lautsprecher, HDMI oder USB-Soundkarte anschließen, oder [sound] mute = true.",
        "Connect speakers, HDMI or a USB sound card, or [sound] mute = true.",
    ),
    "advice.voice": ("sudo apt install espeak-ng", "sudo apt install espeak-ng"),
    "advice.boxes": (
        "In quizpult.toml [[gpio.box]], [keyboard] oder [virtual] einrichten.",
        "Set up [[gpio.box]], [keyboard] or [virtual] in quizpult.toml.",
    ),
    "advice.buzz": (
        "Das Set einstecken, oder in [buzz] sets verringern.",
        "Plug the set in, or lower sets in [buzz].",
    ),
    "advice.buzz_lamps": (
        "Eine udev-Regel muss der Gruppe input das Schreiben erlauben; docs/configuration.md "
        "zeigt sie. Drücken geht auch so.",
        "A udev rule has to let the group input write; docs/configuration.md shows it. "
        "Pressing works all the same.",
    ),
    "advice.mock": (
        'Für echte Boxen in [gpio] factory = "auto".',
        'For real boxes factory = "auto" in [gpio].',
    ),
    "advice.servo_power": (
        "Servos brauchen ein eigenes Netzteil mit 5 V und 4 A, Masse verbunden; nie am Pi.",
        "Servos need a supply of their own with 5 V and 4 A, grounds joined; never the Pi's.",
    ),
    "advice.group": (
        "sudo usermod -aG {group} $USER, dann neu anmelden.",
        "sudo usermod -aG {group} $USER, then log in again.",
    ),
    "advice.udev": (
        "Die Gruppe {group} stimmt, die Geräte gehören ihr aber nicht: udev-Regeln prüfen, "
        "neu starten.",
        "The group {group} is right, but the devices are not its own: check the udev rules, "
        "restart.",
    ),
    "doctor.good": ("Nichts Schlimmes gefunden.", "Nothing bad found."),
    "doctor.bad": (
        "{count:Sache stimmt|Sachen stimmen} nicht (mit x bezeichnet).",
        "{count:thing is|things are} wrong (marked x).",
    ),
    "doctor.no_buttons": (
        "Es gibt keine Boxen an Pins; Tastatur und Buzz! probiert die Übungsfrage.",
        "There are no boxes on pins; the practice question tries keyboard and Buzz!.",
    ),
    "doctor.press_all": (
        "Bitte jede Taste einmal drücken: {count:Taste|Tasten}.",
        "Please press every button once: {count:button|buttons}.",
    ),
    "doctor.pressed": ("{box} {button} – noch {left}", "{box} {button} – {left} to go"),
    "doctor.not_pressed": (
        "Nicht gedrückt oder ohne Verbindung: {keys}. Kabel und Pins prüfen.",
        "Not pressed, or not connected: {keys}. Check cables and pins.",
    ),
    "doctor.box_away": ("{box} fehlt: {why}", "{box} is missing: {why}"),
    "doctor.lamp": (
        "{box}: leuchtet nur {button}? Weiter mit Enter.",
        "{box}: is only {button} lit? Enter goes on.",
    ),
    "doctor.lamps_done": ("Alle Lampen waren dran.", "All lamps have had their turn."),
    "doctor.may_open": (
        "Finger weg von Fenster {window}! Soll es aufgehen? Zum Öffnen „ja“ tippen:",
        "Fingers off window {window}! Shall it open? Type “yes” to open it:",
    ),
    "doctor.may_shut": (
        "Fenster {window} wieder schließen? „ja“ tippen:",
        "Shut window {window} again? Type “yes”:",
    ),
    "doctor.left_alone": (
        "Fenster {window} bleibt, wie es ist.",
        "Window {window} stays as it is.",
    ),
    "doctor.door_opened": ("Fenster {window} ist offen.", "Window {window} is open."),
    "doctor.door_shut": ("Fenster {window} ist zu.", "Window {window} is shut."),
    "doctor.door_stalled": (
        "Fenster {window} hat sich nicht wie erwartet bewegt: Riegel und Schalter prüfen.",
        "Window {window} did not move as expected: check bolt and switch.",
    ),
    "doctor.door_no_answer": (
        "Fenster {window} antwortet nicht: Kabel und Strom prüfen.",
        "Window {window} does not answer: check cable and power.",
    ),
}
