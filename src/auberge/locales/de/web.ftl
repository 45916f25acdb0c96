### Die Wörter der Seite im Browser: Diele, neuer Tisch, Rahmen jedes Tisches, Wertung, Regeln.

## Die Diele

web-tagline = drei Spiele, ein langer Tisch
web-skip = Zum Inhalt springen
web-doors = Die Spiele
web-door-valletta = Valletta
web-door-valletta-text = Baue Karte für Karte eine Straße aus Kalkstein, während Jean sie entlanggeht.
web-door-valletta-facts = 2–4 Personen · je 20 Min.
web-door-saint_malo = Saint Malo
web-door-saint_malo-text = Würfle, wähle, zeichne deine Stadt, bevor die Piraten ihre Mauern zählen.
web-door-saint_malo-facts = 2–5 Personen · fünf Würfel
web-door-malta = { "Malta!" }
web-door-malta-text = Ohne Karten oder ohne Pfeile bist du draußen. Wer zuletzt steht, gewinnt.
web-door-malta-facts = 2–6 Personen · 30 Min.
web-open-table = Tisch eröffnen
web-no-board = Dieses Spiel hat im Browser noch kein Brett. Im Terminal lässt es sich spielen.
web-read-rules = Regeln lesen
web-tables = Tische, die auf dich warten
web-finished-games = Beendete Partien
web-no-account = ohne Anmeldung
web-no-tables = Noch keiner. Eröffne einen Tisch oder folge einem Link, den du bekommen hast.
web-state-your-turn = du bist dran
web-state-free = { $seats ->
    [one] { $seats } Platz frei
   *[other] { $seats } Plätze frei
}
web-state-gather = { $missing ->
    [0] beginnt gleich
    [one] wartet, dass eine Person kommt
   *[other] wartet, dass { $missing } Personen kommen
}
web-state-running = läuft
web-state-over = beendet
web-state-stopped = angehalten
web-continue = Weiter
web-watch = Zusehen
web-look-back = Ansehen
web-forget = Aus der Liste nehmen
web-join = Über einen Link herein
web-join-hint = Link einfügen
web-join-button = Hinein
web-join-wrong = Das ist kein Link zu einem Tisch.
web-house-players = Niemand da? Das Haus spielt mit
web-bot = Computerspieler
web-bot-level = Computerspieler: { $bot }
web-hall-choose = Wähle, wer an deinen nächsten Tischen mitspielt.
web-hall-chosen = spielt mit dir
web-bot-random = Narr
web-bot-random-text = spielt, was gerade erlaubt ist
web-bot-page = Page
web-bot-page-text = kennt die Regeln, macht Anfängerfehler
web-bot-squire = Knappe
web-bot-squire-text = nimmt, was gerade am besten aussieht
web-bot-knight = Ritter
web-bot-knight-text = denkt einige Züge voraus
web-bot-grand_master = Großmeister
web-bot-grand_master-text = wägt alles ab, schenkt niemandem etwas
web-bot-greedy = Knappe
web-bot-greedy-text = nimmt, was gerade am besten aussieht
web-language = Sprache
web-light-lamp = Lampe anzünden (dunkel)
web-open-shutters = Läden öffnen (hell)
web-pace = Tempo des Gezeigten
web-pace-calm = ruhig
web-pace-quick = zügig
web-pace-instant = sofort

## Ein neuer Tisch

web-new-table = Neuer Tisch
web-who-plays = Wer spielt mit?
web-holders-help = Hier: reihum an diesem Bildschirm. Per Link: wer den Link hat. Computer: das Haus spielt.
web-holder-here = Hier
web-holder-link = Per Link
web-holder-bot = Computer
web-seat = Platz { $seat }
web-player = Spieler { $seat }
web-name-of-seat = Name der Person auf Platz { $seat }
web-name-by-guest = Name (oder der Gast wählt ihn)
web-add-seat = Platz hinzufügen
web-remove-seat = Diesen Platz wegnehmen
web-remove-seat-of = Platz { $seat } wegnehmen
web-who-begins = Wer beginnt
web-begins-random = das Los entscheidet
web-table-name = Name des Tisches
web-table-name-hint = wenn du magst
web-options = Regeloptionen
web-preset = Zusammenstellung
web-preset-standard = Standard
web-preset-own = eigene
web-rule = Regel { $rule }
web-sit-down = Hinsetzen und spielen
web-house-title = Eigene Karten und Werte
web-house-valletta = Spiele mit eigenen Gebäuden, Personen und Fässern statt mit denen des Hauses.
web-house-saint_malo = Spiele mit eigenen Werten: Stadt, Personen, Piraten.
web-house-malta = Spiele mit eigenen Karten und Feldern statt mit denen des Hauses.
web-house-start = Die Datei des Hauses als Anfang nehmen
web-house-choose = TOML-Datei wählen
web-house-drop = oder hierher ziehen
web-house-checking = { $file } wird geprüft …
web-house-good = { $file } lässt sich spielen.
web-house-bad = { $file } lässt sich nicht spielen.
web-house-printed = Ohne sie spielt der Tisch mit den Werten des Hauses.
web-house-unreadable = Diese Datei lässt sich nicht als Text lesen.
web-house-later = Bis der Tisch eröffnet ist, ändert sich nichts.
web-house-remove = Wieder herausnehmen
web-house-facts = Wie gut ihre Werte bekannt sind:
web-house-unsourced = Sie sagt nicht, woher ihre Werte kommen.
web-house-known = { $known ->
    [printed] von den Karten einer Schachtel abgelesen: { $number }
    [stated] in der Anleitung genannt: { $number }
    [derived] aus der Anleitung abgeleitet: { $number }
    [public] aus öffentlichen Quellen bekannt: { $number }
   *[placeholder] Platzhalter: { $number }
}
web-house-warnings = Einen Blick wert:

## Links und Leute

web-links = Links zum Weitergeben
web-link-help = Ein Platz gehört der Person, die seinen Link hat. Schicke jeden Link nur einer Person.
web-link-for = Link für { $name }
web-link-watch = Link zum Zusehen
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code
web-qr-of = QR-Code. { $label }
web-people = Rund um den Tisch
web-players = Mitspielende
web-is-here = da
web-away = nicht da
web-spectators = { $number ->
    [one] { $number } Person sieht zu
   *[other] { $number } Personen sehen zu
}
web-bot-stands-in = { $bot } springt ein
web-let-bot-play = { $bot } spielen lassen
web-stand-in-from = ein Computerspieler kann ab { $when } einspringen
web-stand-in-proposed = { $bot } soll einspringen
web-stand-in-missing = noch nicht einverstanden: { $names }
web-stand-in-ask = Soll { $bot } für { $name } spielen?
web-stand-in-agree = Einverstanden
web-stand-in-agree-to = Einverstanden: { $bot } spielt für { $name }
web-stand-in-disagree = Nicht einverstanden
web-stand-in-disagree-to = Nicht einverstanden: { $bot } spielt nicht für { $name }
web-take-back = Selbst spielen
web-welcome = Willkommen am Tisch
web-your-name = Dein Name
web-hand-over = Gib den Tisch an { $name }
web-hand-over-help = Alles Verdeckte liegt verdeckt. Schaut auch niemand sonst hin?
web-hand-over-button = Ich bin { $name }, zeig meine Hand

## Der Tisch

web-to-hall = Zurück in die Diele
web-no-table = Kein solcher Tisch
web-no-place = Kein Platz mehr
web-table-named = Tisch „{ $name }“
web-round-number = Runde { $round }
web-house-data = Hausdaten
web-rules = Regeln
web-log = Verlauf
web-log-open = Diesen Moment ansehen
web-menu = Menü
web-moves = Alle Züge in Worten
web-no-moves = Du hast gerade nichts zu entscheiden.
web-board = Spielbrett
web-aids = Spielhilfen
web-own-things = Deine Sachen
web-visit = { $name } über die Schulter sehen
web-to-move = am Zug
web-throw = Würfeln
web-end-turn = Zug beenden
web-go-on = Weiter
web-close = Schließen
web-undo = Zurücknehmen
web-undo-what = Zurück: { $what }
web-undo-all = Ganzen Zug zurücknehmen
web-undo-for-you = Zurücknehmen, was für dich getan wurde
web-why-not = Warum nicht?
web-the-rule = Die Regel
web-open-rule = Regel { $rule } · Regelbuch hier öffnen
web-ribbon-waits = { $name } entscheidet.
web-ribbon-away = { $name } ist gerade nicht da.
web-ribbon-thinks = { $name } denkt nach.
web-ribbon-somebody = Jemand wird gefragt.
web-ribbon-confirm = { $name }, beende deinen Zug oder nimm etwas zurück.
web-ribbon-over = Die Partie ist zu Ende.
web-ribbon-stopped = Dieser Tisch steht wegen eines Fehlers von uns still. Was gespielt wurde, bleibt erhalten.
web-reopen = Beim letzten guten Schritt wieder öffnen
web-back-to-table = Zurück zum Tisch
web-reconnecting = Verbindung verloren, gleich zurück …
web-next-table = Der nächste Tisch ist bereit.
web-go-there = Dorthin
web-keys = Tasten
web-key-undo = zurücknehmen (mit Umschalt: den ganzen Zug)
web-key-moves = alle Züge in Worten
web-key-log = Verlauf
web-key-visit = die anderen der Reihe nach ansehen
web-key-keys = diese Liste
web-key-escape = schließen, zurück

## Ende und Rückblick

web-victory = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-won-by = { $points } Punkte, { $ahead } mehr als { $name }.
web-won-tie = { $points } Punkte, so viele wie { $name }: Der Gleichstand wird nach der Regel entschieden.
web-counting = Die Punkte werden gezählt …
web-skip-counting = Alles zeigen
web-total = Summe
web-final-points = Endstand:
web-where-from = Woher die Punkte kamen
web-over-the-game = Punkte im Lauf der Partie
web-curve = Punkte aller Mitspielenden im Lauf der Partie
web-round = Runde
web-play-again = Noch einmal
web-replay = Schritt für Schritt
web-final-table = Tisch ansehen
web-score-sheet = Wertung
web-download = Als Datei speichern
web-replay-start = Der Tisch vor dem ersten Schritt.
web-step = Schritt
web-step-first = Erster Schritt
web-step-back = Ein Schritt zurück
web-step-on = Ein Schritt vor
web-step-last = Letzter Schritt
web-play = Abspielen
web-pause = Anhalten

## Regeln

web-search-rules = Regeln durchsuchen
web-search-hint = Wörter oder die Nummer einer Regel
web-rules-found = { $number ->
    [one] { $number } Regel
   *[other] { $number } Regeln
}
web-no-rule-found = Keine Regel enthält alle diese Wörter.

## Tischmanieren

web-sound = Ton
web-sound-state = { $on ->
    [true] Der Ton ist an
   *[false] Der Ton ist aus
}
web-on = an
web-off = aus
web-notices = Sag mir, wenn ich dran bin
web-notices-help = Dein Browser meldet sich, wenn diese Seite nicht zu sehen ist.
web-notices-denied = Dein Browser lässt diese Seite nichts melden. Klicke auf das Zeichen links neben der Adresse, erlaube dieser Seite Benachrichtigungen und schalte dann noch einmal ein.
web-notices-none = Dieser Browser meldet hier nichts: Er kann es nicht, oder die Seite kam nicht über https.
web-turn = Du bist dran
web-turn-of = { $name } ist dran
web-since = { $kind ->
    [time] seit { $when } Uhr
    [span] seit { $when } Uhr ({ $span })
    [yesterday] seit gestern
   *[day] seit { $when }
}
web-state-your-turn-since = du bist dran { $since }
web-state-waits = wartet auf { $name }
web-state-waits-since = wartet auf { $name } { $since }
web-state-asked = jemand wird gefragt
web-state-asked-since = jemand wird gefragt { $since }
web-ribbon-since = Wir warten auf { $name } { $since }.
web-ribbon-somebody-since = Wir warten { $since }.
web-waited-for = der Tisch wartet
web-waited-for-since = der Tisch wartet { $since }

## Wenn etwas schiefgeht

web-unreachable = Der Server ist nicht erreichbar.
web-try-again = Noch einmal versuchen
web-page-failed = Dieser Raum ließ sich nicht laden
web-page-failed-help = Vielleicht wurde der Server erneuert, oder die Verbindung ist weg.
web-reload = Neu laden

## Answers in secret

web-asks = Fragen an dich
web-asks-help = Niemand sonst erfährt, was du hier wählst, und auch nicht, ob du gefragt wurdest.
web-asks-turn = In diesem Zug: { $asks }
web-ask-not-this-turn = In diesem Zug nicht mehr
web-ask-never = In dieser Partie nie
web-ask-again = Frag mich wieder
web-asked-silently = { $turn ->
    [yes] In diesem Zug wirst du nicht gefragt.
   *[no] Du wirst nicht gefragt.
}
web-answer-held = Du lässt es geschehen. Wir warten auf die anderen …
web-answer-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
web-answers = Antworten
web-answer-wait = Pause für Antworten
web-answer-wait-seconds = { $seconds ->
    [one] etwa { $seconds } Sekunde
   *[other] etwa { $seconds } Sekunden
}
web-answer-wait-help = Ob jemand antworten kann oder nicht, der Tisch hält für jeden Spieler inne: Wie lange, verrät nichts über eine Hand.
web-answer-limit = Zeit zum Antworten
web-answer-limit-none = so lange es dauert
web-answer-limit-wait = so lange wie die Pause: Nachdenken verrät nichts
web-answer-limit-seconds = { $seconds } Sekunden
web-answer-limit-help = Ist die Zeit um, geschieht die Karte.

## Giving up

web-give-up-sure = Wirklich? Einen Weg zurück gibt es nicht.
web-give-up-no = Weiterspielen
