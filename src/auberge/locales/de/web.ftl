### Die Wörter der Seite im Browser: Übersicht, neuer Tisch, Rahmen jedes Tisches, Wertung, Regeln.

## Die Übersicht

web-tagline = drei Spiele, ein langer Tisch
web-skip = Zum Inhalt springen
web-doors = Die Spiele
web-door-valletta = Valletta
web-door-valletta-text = Baue Karte für Karte eine Straße aus Kalkstein, während Jean sie entlanggeht.
web-door-valletta-facts = 2–4 Spieler · 20 Min. pro Person
web-door-saint_malo = Saint Malo
web-door-saint_malo-text = Würfle, wähle, zeichne deine Stadt, bevor die Piraten kommen.
web-door-saint_malo-facts = 2–5 Spieler · fünf Würfel
web-door-malta = { "Malta!" }
web-door-malta-text = Ohne Karten oder ohne Pfeile bist du raus. Wer übrig bleibt, gewinnt.
web-door-malta-facts = 2–6 Spieler · 30 Min.
web-open-table = Tisch eröffnen
web-no-board = Für dieses Spiel gibt es im Browser noch keinen Spielplan. Im Terminal lässt es sich spielen.
web-read-rules = Regeln lesen
web-tables = Deine Tische
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
    [one] wartet noch auf eine Person
   *[other] wartet noch auf { $missing } Personen
}
web-state-running = läuft
web-state-over = beendet
web-state-stopped = angehalten
web-continue = Weiter
web-watch = Zuschauen
web-look-back = Ansehen
web-forget = Von der Liste nehmen
web-join = Per Link beitreten
web-join-hint = Link einfügen
web-join-button = Beitreten
web-join-wrong = Das ist kein Link zu einem Tisch.
web-house-players = Niemand da? Der Computer spielt mit
web-bot = Computerspieler
web-bot-level = Computerspieler: { $bot }
web-hall-choose = Wähle, wer an deinen nächsten Tischen mitspielt.
web-hall-chosen = spielt mit dir
web-bot-random = Narr
web-bot-random-text = spielt irgendeinen erlaubten Zug
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
web-open-shutters = Fensterläden öffnen (hell)
web-pace = Tempo der Animationen
web-pace-calm = ruhig
web-pace-quick = zügig
web-pace-instant = sofort

## Ein neuer Tisch

web-new-table = Neuer Tisch
web-who-plays = Wer spielt mit?
web-holders-help = Hier: reihum an diesem Bildschirm. Per Link: wer den Link bekommt. Computer: ein Computerspieler.
web-holder-here = Hier
web-holder-link = Per Link
web-holder-bot = Computer
web-seat = Platz { $seat }
web-player = Spieler { $seat }
web-name-of-seat = Name der Person auf Platz { $seat }
web-name-by-guest = Name (oder der Gast wählt ihn)
web-add-seat = Platz hinzufügen
web-remove-seat = Diesen Platz entfernen
web-remove-seat-of = Platz { $seat } entfernen
web-who-begins = Wer beginnt
web-begins-random = das Los entscheidet
web-table-name = Name des Tisches
web-table-name-hint = wenn du magst
web-options = Regeloptionen
web-preset = Voreinstellung
web-preset-standard = Standard
web-preset-own = eigene
web-rule = Regel { $rule }
web-sit-down = Hinsetzen und spielen
web-house-title = Eigene Karten und Werte
web-house-valletta = Spiele mit eigenen Gebäuden, Personen und Fässern statt mit den mitgelieferten.
web-house-saint_malo = Spiele mit eigenen Werten: Stadt, Personen, Piraten.
web-house-malta = Spiele mit eigenen Karten und Feldern statt mit den mitgelieferten.
web-house-start = Mitgelieferte Datei herunterladen
web-house-choose = TOML-Datei wählen
web-house-drop = oder hierher ziehen
web-house-checking = { $file } wird geprüft …
web-house-good = { $file } ist in Ordnung.
web-house-bad = { $file } ist fehlerhaft.
web-house-printed = Ohne gültige Datei spielt der Tisch mit den mitgelieferten Werten.
web-house-unreadable = Diese Datei lässt sich nicht als Text lesen.
web-house-later = Die Datei gilt erst, wenn der Tisch eröffnet ist.
web-house-remove = Datei entfernen
web-house-facts = Wie gesichert die Werte der Datei sind:
web-house-unsourced = Die Datei gibt nicht an, woher ihre Werte stammen.
web-house-known = { $known ->
    [printed] von den Karten einer Schachtel abgelesen: { $number }
    [stated] in der Spielregel genannt: { $number }
    [derived] aus der Spielregel abgeleitet: { $number }
    [public] aus öffentlichen Quellen bekannt: { $number }
   *[placeholder] Platzhalter: { $number }
}
web-house-warnings = Einen Blick wert:

## Links und Leute

web-links = Links zum Weitergeben
web-link-help = Ein Platz gehört der Person, die seinen Link hat. Schicke jeden Link nur einer Person.
web-link-for = Link für { $name }
web-link-watch = Link zum Zuschauen
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code
web-qr-of = QR-Code. { $label }
web-people = Rund um den Tisch
web-players = Wer mitspielt
web-is-here = da
web-away = nicht da
web-spectators = { $number ->
    [one] { $number } Person schaut zu
   *[other] { $number } Personen schauen zu
}
web-bot-stands-in = ein { $bot } springt ein
web-let-bot-play = Einspringen lassen: { $bot }
web-stand-in-from = ein Computerspieler kann ab { $when } einspringen
web-stand-in-proposed = Vorschlag: ein { $bot } springt ein
web-stand-in-missing = noch nicht einverstanden: { $names }
web-stand-in-ask = Soll ein { $bot } für { $name } einspringen?
web-stand-in-agree = Einverstanden
web-stand-in-agree-to = Einverstanden: Ein { $bot } spielt für { $name }
web-stand-in-disagree = Nicht einverstanden
web-stand-in-disagree-to = Nicht einverstanden: Kein { $bot } spielt für { $name }
web-take-back = Selbst spielen
web-welcome = Willkommen am Tisch
web-your-name = Dein Name
web-hand-over = Gib das Gerät an { $name } weiter
web-hand-over-help = Verdeckte Karten sind ausgeblendet. Schaut sonst niemand hin?
web-hand-over-button = Ich bin { $name }, zeig meine Karten

## Der Tisch

web-to-hall = Zurück zur Übersicht
web-nowhere = Diese Seite gibt es nicht
web-nowhere-help = Unter { $address } gibt es nichts. Vielleicht ist die Adresse unvollständig oder veraltet.
web-no-table = Diesen Tisch gibt es nicht
web-no-place = Kein Platz mehr
web-table-named = Tisch „{ $name }“
web-round-number = Runde { $round }
web-house-data = Eigene Werte
web-rules = Regeln
web-log = Verlauf
web-log-open = Diesen Moment ansehen
web-menu = Menü
web-menu-table = Der Tisch
web-menu-look = Anzeige und Ton
web-moves = Alle Züge in Worten
web-no-moves = Du hast gerade nichts zu entscheiden.
web-board = Spielplan
web-aids = Spielhilfen
web-own-things = Dein Platz
web-visit = Platz von { $name } ansehen
web-to-move = am Zug
web-throw = Würfeln
web-end-turn = Zug beenden
web-go-on = Weiter
web-close = Schließen
web-undo = Zurücknehmen
web-undo-what = Zurück: { $what }
web-undo-all = Ganzen Zug zurücknehmen
web-undo-for-you = Automatischen Zug zurücknehmen
web-why-not = Warum geht das nicht?
web-the-rule = Die Regel
web-open-rule = Regel { $rule } · Regeln hier öffnen
web-open-rules = In der Spielregel nachlesen
web-ribbon-waits = { $name } entscheidet.
web-ribbon-away = { $name } ist gerade nicht da.
web-ribbon-thinks = { $name } denkt nach.
web-ribbon-somebody = Wir warten auf eine mögliche Antwort.
web-ribbon-confirm = { $name }, beende deinen Zug oder nimm etwas zurück.
web-ribbon-over = Das Spiel ist zu Ende.
web-ribbon-stopped = Dieser Tisch steht wegen eines Fehlers von uns still. Was gespielt wurde, bleibt erhalten.
web-ribbon-may-undo = { $name } kann noch etwas zurücknehmen.
web-ribbon-then-you = Danach bist du dran.
web-ribbon-then = Danach ist { $name } dran.
web-ribbon-then-on = Danach geht es weiter.
web-reopen = Beim letzten fehlerfreien Schritt wieder öffnen
web-back-to-table = Zurück zum Tisch
web-reconnecting = Verbindung verloren, wird wiederhergestellt …
web-next-table = Der nächste Tisch ist bereit.
web-go-there = Zum Tisch
web-keys = Tasten
web-key-undo = Zurücknehmen (mit Umschalt: den ganzen Zug)
web-key-moves = Alle Züge in Worten
web-key-log = Verlauf
web-key-visit = Die anderen der Reihe nach ansehen
web-key-keys = Diese Liste
web-key-escape = Schließen, zurück

## Ende und Rückblick

web-victory = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-won-by = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $ahead } mehr als { $name }.
web-won-tie = { $points ->
    [one] { $points } Punkt, so viel wie { $name }
   *[other] { $points } Punkte, so viele wie { $name }
}: Es entscheidet die Gleichstandsregel.
web-counting = Die Punkte werden gezählt …
web-skip-counting = Alles zeigen
web-total = Summe
web-final-points = Endstand:
web-where-from = Woher die Punkte kamen
web-over-the-game = Punkte im Lauf der Partie
web-curve = Punkte aller Spieler im Lauf der Partie
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

## Tischmanieren

web-sound = Ton
web-on = an
web-off = aus
web-notices = Sag Bescheid, wenn ich dran bin
web-notices-help = Dein Browser schickt eine Benachrichtigung, wenn diese Seite gerade nicht zu sehen ist.
web-notices-denied = Dein Browser lässt keine Benachrichtigungen dieser Seite zu. Klicke auf das Symbol links neben der Adresse, erlaube dieser Seite Benachrichtigungen und schalte sie dann hier noch einmal ein.
web-notices-none = Benachrichtigungen sind hier nicht möglich: Dieser Browser kann sie nicht anzeigen, oder die Seite wurde nicht über https geladen.
web-turn = Du bist dran
web-turn-of = { $name } ist dran
web-since = { $kind ->
    [time] seit { $when } Uhr
    [span] seit { $when } Uhr ({ $span })
    [yesterday] seit gestern
   *[day] seit { $when }
}
web-state-your-turn-since = du bist dran, { $since }
web-state-waits = wartet auf { $name }
web-state-waits-since = wartet { $since } auf { $name }
web-state-asked = wartet auf eine mögliche Antwort
web-state-asked-since = wartet { $since } auf eine mögliche Antwort
web-ribbon-since = Wir warten { $since } auf { $name }.
web-ribbon-somebody-since = Wir warten { $since }.
web-waited-for = der Tisch wartet
web-waited-for-since = der Tisch wartet { $since }

## Wenn etwas schiefgeht

web-unreachable = Der Server ist nicht erreichbar.
web-try-again = Noch einmal versuchen
web-page-failed = Diese Seite konnte nicht geladen werden
web-page-failed-help = Vielleicht wurde der Server aktualisiert, oder die Verbindung ist unterbrochen.
web-page-needs = Sie braucht JavaScript und eine Verbindung zum Server.
web-reload = Neu laden
web-nothing-kept = Dieser Browser lässt nichts speichern: Deine Tische, Plätze und Einstellungen sind vergessen, sobald du die Seite schließt.

## Antworten im Geheimen

web-asks = Fragen an dich
web-asks-help = Niemand sonst erfährt, was du hier wählst, auch nicht, ob du gefragt wurdest.
web-asks-turn = In diesem Zug: { $asks }
web-ask-not-this-turn = In diesem Zug nicht mehr
web-ask-never = In dieser Partie nie
web-ask-less-help = Bei Karten der anderen wirst du dann nicht mehr gefragt, sie wirken. Im Menü schaltest du die Fragen wieder ein.
web-ask-again = Frag mich wieder
web-asked-silently = { $turn ->
    [yes] In diesem Zug wirst du nicht gefragt.
   *[no] Du wirst nicht gefragt.
}
web-answer-held = Du passt. Wir warten auf die anderen …
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
web-answer-wait-help = Der Tisch wartet bei allen gleich lange, ob sie antworten können oder nicht: So verrät die Pause nichts über ihre Karten.
web-answer-limit = Zeit zum Antworten
web-answer-limit-none = ohne Zeitlimit
web-answer-limit-wait = so lange wie die Pause: Nachdenken verrät nichts
web-answer-limit-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
web-answer-limit-help = Ist die Zeit um, wird die Karte ausgeführt.

## Aufgeben

web-give-up-sure = Wirklich? Einen Weg zurück gibt es nicht.
web-give-up-no = Weiterspielen

## Programme als Spieler

web-program = { $name } (Programm)
web-program-text = ein Programm, das der Betreiber dieses Servers hinzugefügt hat
web-program-plays = hier spielt ein Programm
web-program-word = Programm
web-program-fault = { $fault ->
    [start] Das Programm { $name } ließ sich nicht starten.
    [game] Das Programm { $name } spielt dieses Spiel nicht.
    [silent] Das Programm { $name } hat nicht rechtzeitig geantwortet.
    [ended] Das Programm { $name } hat sich beendet, ohne zu antworten.
    [illegal] Das Programm { $name } hat einen unerlaubten Zug gewählt.
    [missing] Das Programm { $name } gibt es auf diesem Server nicht mehr.
   *[other] Das Programm { $name } hat eine unlesbare Antwort gegeben.
}
web-program-instead = { $instead ->
    [once] Stattdessen wurde ein zufälliger erlaubter Zug gespielt.
    [missing] Ein Knappe spielt für das Programm weiter.
   *[always] Ab jetzt werden zufällige erlaubte Züge dafür gespielt.
}
