### Wörter des Terminals; die Schlüssel beginnen mit `cli-`.

## Programm

cli-version = Auberge { $version }, { $build ->
    [compiled] kompilierte Engine
   *[plain] Engine in reinem Python
}, { $python }, { $system }
cli-greeting = Willkommen in der Auberge! Auf dem Tisch: { $game }
cli-seat-me = du, an dieser Tastatur; mehrmals angeben für mehrere Leute (me:Anna legt den Namen fest)
cli-seat-bot = { $bot ->
    [random] Computerspieler: spielt zufällige erlaubte Züge
    [page] Computerspieler: ein Anfänger, der Fehler macht
    [squire] Computerspieler: nimmt, was in diesem Zug am besten ist
    [knight] Computerspieler: rechnet einen Augenblick lang voraus
    [grand_master] Computerspieler: der stärkste, rechnet eine ganze Sekunde lang voraus
   *[other] Computerspieler
}
cli-bot = { $bot ->
    [random] Narr
    [page] Page
    [squire] Knappe
    [knight] Ritter
    [grand_master] Großmeister
    [greedy] Knappe
   *[other] { $bot }
}
cli-bot-named = { $name } ({ cli-bot })
cli-ask-seats = Wer spielt? Nenne { $low } bis { $high } Plätze, etwa me,squire,squire, oder nur eine Zahl. Eingabetaste: du gegen einen Knappen (squire).
cli-player = Spieler { $seat }

## Hilfeseiten

cli-help-usage = Aufruf:
cli-help-command-word = BEFEHL
cli-help-options-word = [OPTIONEN]
cli-help-arguments = Angaben
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-examples = Beispiele
cli-help-help = Zeigt diese Seite.
cli-help-version = Nennt die Version und die laufende Engine.
cli-help-auberge = Ein Spieltisch im Browser und im Terminal. Ohne Befehl öffnet sich der Tisch im Browser; mit den Befehlen kannst du auch im Terminal spielen, Partien noch einmal ansehen, Regeln lesen und Computerspieler antreten lassen.
cli-help-play = Spielt eine Partie: Leute an dieser Tastatur, Computerspieler oder beides. Die Partie wird nach jedem Zug gespeichert.
cli-help-replay = Zeigt eine aufgezeichnete Partie noch einmal.
cli-help-rules = Zeigt die Spielregel eines Spiels, seine Spielhilfe, eine einzelne Regel, alle Regeln mit ihren Nummern oder wie viele durch Tests abgedeckt sind.
cli-help-check-data = Prüft die gedruckten Werte eines Spiels und sagt, wie gesichert jeder Wert ist.
cli-help-simulate = Lässt Computerspieler viele Partien spielen und vergleicht sie.
cli-help-bench = Misst, wie schnell die Engine oder der Server ist.
cli-help-game = Name des Spiels (saint_malo, valletta, malta).
cli-help-lang = Sprache: en, fr, it oder de. Sonst entscheidet AUBERGE_LANG oder das System.
cli-help-seats = Wer spielt, in der Reihenfolge der Plätze: me (ein Mensch; me:Anna mit Namen), random, page, squire, knight, grand_master.
cli-help-budget = Wie lange die Computerspieler, die vorausdenken, über eine Entscheidung nachdenken, etwa 100ms oder 3s.
cli-help-names = Namen in der Reihenfolge der Plätze.
cli-help-seed = Startwert des Zufalls: Derselbe Wert gibt dieselben Würfel und Karten.
cli-help-start = Der Platz, der beginnt (ab 1), oder random.
cli-help-option = Regeloption, etwa allow_voluntary_pass=true; mehrmals möglich.
cli-help-data = Datei mit den Werten einer anderen Auflage oder mit eigenen Karten statt der mitgelieferten.
cli-help-resume = Setzt eine gespeicherte Partie fort: diese Datei oder die letzte, die nicht zu Ende ist.
cli-help-save = Datei, in der die Partie gespeichert wird.
cli-help-record = Datei mit einer aufgezeichneten Partie.
cli-help-step = Schritt für Schritt: Eingabetaste oder n vor, p zurück, eine Zahl springt zu diesem Eintrag, q hört auf.
cli-help-rule = Nummer einer Regel, etwa SM-PICK-17.
cli-help-coverage = Sagt, welche Regeln durch Tests und Szenarien abgedeckt sind (nur im Quellverzeichnis).
cli-help-search = Nur Regeln mit diesem Wort.
cli-help-games = Wie viele Partien.
cli-help-jobs = Wie viele Prozesse zugleich arbeiten.
cli-help-number-of-seats = Wie viele Plätze der Tisch hat.
cli-help-json = Schreibt das Ergebnis als JSON.
cli-help-bench-games = Welche Spiele gemessen werden, mit Namen und durch Kommas getrennt; sonst alle.
cli-help-bench-count = Wie viele Partien je Anzahl von Plätzen in jedem Durchgang gemessen werden.
cli-help-bench-server = Misst stattdessen den Server unter Last: Züge je Sekunde und wie lange ein Zug dauert.
cli-help-arena = Lässt Computerspieler ein Turnier austragen, mit wechselnden Plätzen und gepaarten Startwerten, bis feststeht, wer besser ist; erstellt eine Rangliste.
cli-help-entrants = Die Computerspieler; jeder kann ein eigenes Budget haben: knight,grand_master@1s.
cli-help-arena-budget = Was ein vorausdenkender Computerspieler für eine Entscheidung aufwenden darf: 100ms, 2s oder 5000it.
cli-help-until = Hört auf, sobald alle Paare mit diesem Konfidenzniveau entschieden sind, etwa 95%.
cli-help-most-games = Höchstens so viele Partien.
cli-help-all-jobs = Wie viele Prozesse zugleich arbeiten; sonst einer je Kern.
cli-help-results = Datei, an die jede Partie angehängt wird; ein Turnier, das schon darin steht, wird fortgesetzt.
cli-help-report = Datei für einen Bericht mit Schaubildern (HTML) oder nur für das Schaubild der Stärke nach Budget (.svg).
cli-help-engine = Worauf die Partien laufen: local (dieser Computer) oder ray (ein Ray-Cluster).
cli-help-ladder = Vergleicht jede Stufe der Computerspieler mit der nächstniedrigeren, zu zweit und am vollen Tisch, in allen Spielen. Schlägt fehl, wenn eine Stufe schwächer ist als die nächstniedrigere.
cli-help-ladder-games = Welche Spiele, mit Namen und durch Kommas getrennt; sonst alle.
cli-help-ladder-count = Wie viele Partien je Vergleich.
cli-help-quick = Wenige Partien, und Durchläufe statt Sekunden: auf jedem Computer dasselbe Ergebnis.
cli-help-write = Dokument, in das die Tabelle zwischen die dafür vorgesehenen Marken geschrieben wird.
cli-help-balance = Spielt Tausende Partien zwischen Computerspielern und berichtet, was unausgewogen aussieht: Plätze, Gebäude, Personen, Karten, Länge, Spielende.
cli-help-balance-games = Wie viele Partien je Anzahl von Plätzen.
cli-help-balance-seats = Die Anzahl der Plätze, auch mehrere, etwa 2,4; sonst alle.

## Fehler

cli-usage-no-such-command = Es gibt keinen Befehl „{ $name }“. Befehle: { $known }.
cli-usage-no-such-option = Hier gibt es keine Option { $option }; --help zeigt, welche es gibt.
cli-usage-option-value = So wird die Option { $option } nicht verwendet; --help zeigt, wie es geht.
cli-usage-missing = { $name } fehlt; --help zeigt, was der Befehl braucht.
cli-usage-other = So ist der Befehl nicht zu verstehen; --help zeigt, wie er verwendet wird.
cli-not-a-number = { $option } braucht eine ganze Zahl, nicht „{ $value }“.
cli-not-in-range = { $option } braucht eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
cli-too-many-names = { $names ->
    [one] { $names } Name ist
   *[other] { $names } Namen sind
} angegeben, aber es gibt nur { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}.
cli-no-such-file = Es gibt keine Datei { $file }.
cli-cannot-read = Die Datei { $file } kann nicht gelesen werden: { $problem }.
cli-cannot-write = Die Partie kann nicht in { $file } gespeichert werden: { $problem }.
cli-not-ours = Die Datei { $file } gibt es schon, und sie ist keine gespeicherte Partie; sie bleibt, wie sie ist.
cli-not-text = Die Datei { $file } ist keine Textdatei.
cli-nothing-to-resume = In { $folder } liegt keine Partie, die sich fortsetzen lässt.
cli-already-over = Die Partie in { $file } ist schon zu Ende; „auberge replay“ zeigt sie noch einmal.
cli-other-game = In { $file } liegt eine Partie von „{ $game }“, nicht von „{ $wanted }“.
cli-settled = { $option } passt nicht zu --resume: Eine gespeicherte Partie geht so weiter, wie sie begonnen hat.
cli-no-seed = Das Spielprotokoll { $file } enthält keinen Startwert; die Partie kann deshalb nicht fortgesetzt werden.
cli-no-such-rule = Es gibt keine Regel { $rule }.
cli-rule-for-programs = Eine Regel für Programme, nicht für Spieler: wie eine Partie aufgezeichnet wird oder wie zufällige Ergebnisse entstehen. Erklärt wird sie in { $file }.
cli-no-source-tree = Die Tests liegen nur im Quellverzeichnis, und dies ist ein installiertes Paket.
cli-no-board = Das Spiel { $game } kann im Terminal noch nicht gezeichnet werden.
cli-os-error = Etwas ist fehlgeschlagen ({ $problem }).
cli-unexpected = Etwas ist unerwartet schiefgegangen ({ $problem }); mit AUBERGE_DEBUG=1 siehst du Einzelheiten.
cli-interrupted = Unterbrochen.

## Am Tisch

cli-ribbon-decide = { $name }: { $question }
cli-ribbon-roll = { $name }: Würfle mit der Eingabetaste.
cli-ribbon-roll-or-undo = { $name }: Würfle mit der Eingabetaste; „zurück“ nimmt die Wahl zurück.
cli-ribbon-confirm = { $name }: Die Eingabetaste beendet deinen Zug endgültig; „zurück“ nimmt den letzten Schritt zurück.
cli-ribbon-next = { $name }: Dein Zug ist zu Ende. Weiter mit der Eingabetaste.
cli-thinking = { $name } denkt nach …
cli-only-enter = Jetzt geht es nur mit der Eingabetaste weiter; ? zeigt, was sonst möglich ist.
cli-cannot-undo = Es gibt nichts zurückzunehmen: Was aufgedeckt ist, bleibt aufgedeckt.
cli-why-what = Was genau? Nenne einen Zug, etwa: warum { $move }
cli-why-legal = Das ist jetzt möglich: { $move }.
cli-score-now = Die Wertung, wenn das Spiel jetzt zu Ende wäre:
cli-saved = Die Partie ist in { $file } gespeichert.
cli-left = Die Partie ist in { $file } gespeichert. Weiter geht es mit: { $command }
cli-record-saved = Das Spielprotokoll liegt in { $file }.
cli-total = Summe
cli-place = Rang
cli-winner = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
cli-winners = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!

cli-command-help = ?
cli-command-help-help = Hilfe zu dieser Frage; ? { $rule } zeigt eine Regel
cli-command-why = warum
cli-command-why-help = warum etwas nicht möglich ist: warum { $move }; allein: warum ein Computerspieler zuletzt so gezogen hat
cli-command-undo = zurück
cli-command-undo-help = nimmt deinen letzten Schritt zurück, solange nichts aufgedeckt ist
cli-command-moves = züge
cli-command-moves-help = alle möglichen Züge mit Nummern
cli-command-log = verlauf
cli-command-log-help = alles, was geschehen ist
cli-command-cities = pläne
cli-command-cities-help = die Spielpläne aller Spieler, groß
cli-command-score = wertung
cli-command-score-help = die Wertung bis jetzt
cli-command-save = speichern
cli-command-save-help = speichert die Partie; speichern DATEI: von nun an in dieser Datei
cli-command-quit = ende
cli-command-quit-help = speichert und hört auf
cli-command-lang = sprache
cli-command-lang-help = wechselt die Sprache: sprache en

## Noch einmal ansehen

cli-replay-at = Eintrag { $at } von { $last }. Eingabetaste: weiter, p: zurück, eine Zahl: dorthin, q: aufhören.
cli-replay-keys = Eingabetaste oder n geht vor, p zurück, eine Zahl von 0 bis { $last } zu diesem Eintrag, q hört auf.
cli-replay-unfinished = { $entries ->
    [one] Das Spielprotokoll bricht nach { $entries } Eintrag ab; die Wertung zeigt den Stand bis dahin.
   *[other] Das Spielprotokoll bricht nach { $entries } Einträgen ab; die Wertung zeigt den Stand bis dahin.
}

## Regeln und Daten

cli-rules-found = { $number ->
    [one] { $number } Regel
   *[other] { $number } Regeln
}
cli-rule-kind = { $kind ->
    [rule] Regel
    [adjudication] Lücke der Spielregel, von uns entschieden
    [example] Beispiel der Spielregel
    [constructed] konstruiertes Beispiel
    [option] Option
    [invariant] gilt immer
    [discrepancy] Widerspruch zwischen Ausgaben
    [gap] fehlende Angabe
   *[other] beschädigter Text
}
cli-rule-mark = { $mark ->
    [E] Steht in der Spielregel.
    [D] Folgt aus der Spielregel.
    [A] Von uns entschieden.
    [P] Aus einer öffentlichen Quelle außerhalb der Spielregel bekannt.
   *[R] Von uns rekonstruiert.
}
cli-rule-source = Quelle: { $source }
cli-rule-sees = Siehe: { $rules }
cli-rule-seen-by = Genannt in: { $rules }
cli-coverage = Durch Tests oder Szenarien abgedeckt: { $cited } von { $all } Nummern.
cli-coverage-missing = { $number ->
    [one] { $number } Nummer ist nicht abgedeckt.
   *[other] { $number } Nummern sind nicht abgedeckt.
}
cli-data-shipped = die mitgelieferte Datei
cli-data-good = Die Daten sind in Ordnung: { $file }.
cli-data-known = { $known ->
    [printed] von den Karten einer Schachtel abgelesen
    [stated] in der Spielregel genannt
    [derived] aus der Spielregel abgeleitet
    [public] aus öffentlichen Quellen bekannt
   *[placeholder] Platzhalter, unbekannt
}
cli-data-doubtful = Nicht aus der Spielregel:
cli-data-warning = Hinweis: { $warning }

## Simulationen

cli-simulating = Partien
cli-sim-bot = Spieler
cli-sim-wins = Siege
cli-sim-interval = 95-%-Intervall
cli-sim-score = Punkte
cli-sim-range = Min–Max
cli-sim-decisions = Entscheidungen
cli-sim-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
}, Startwert { $seed }: { $seconds } s, Partien je Sekunde: { $speed } ({ $build ->
    [compiled] kompilierte Engine
   *[plain] Engine in reinem Python
}).

## Saint Malo

cli-sm-title = Saint Malo · Runde { $round } · { $name } ist am Zug
cli-sm-title-last = Saint Malo · Runde { $round }, die letzte · { $name } ist am Zug
cli-sm-label = { $label }:
cli-sm-die = { $face ->
    [log] Stamm
    [crate] Kiste
    [wall] Mauer
    [cross] Kreuz
    [head] Kopf
   *[crossed_swords] Säbel
}
cli-sm-side = { $side ->
    [N] N
    [E] O
    [S] S
   *[W] W
}
cli-sm-bank = Bank
cli-sm-lumber = Holz
cli-sm-cannons = Kanonen
cli-sm-coins = Münzen
cli-sm-logs = Stämme
cli-sm-points-short = SP
cli-sm-defence = Verteidigung
cli-sm-empty = leer
cli-sm-walls = Mauern
cli-sm-others = andere Städte
cli-sm-pirates = Piraten
cli-sm-attack-short = Angriff { $strength }: { $short ->
    [one] { $short } fehlt
   *[other] { $short } fehlen
}
cli-sm-attack-held = Angriff { $strength }: hält
cli-sm-no-more-attacks = keine Angriffe mehr
cli-sm-mini = { $points } SP, { $coins } M, { $logs } S
cli-sm-mini-more = Vert. { $defence }, Kan. { $cannons }
cli-sm-dice = { $rolls ->
    [0] Würfel
   *[other] Wurf { $rolls }/3
}
cli-sm-use = nutzen
cli-sm-with-dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
cli-sm-price = { $price ->
    [0] kostenlos
    [one] { $price } Münze
   *[other] { $price } Münzen
}
cli-sm-effect-decline = der Bonus verfällt, die Verteidigung bleibt
cli-sm-cells-more = { $cells } und noch { $more }
cli-sm-brings-nothing = vorerst nichts
cli-sm-brings-points = +{ $number } SP
cli-sm-brings-coins = { $number ->
    [one] +{ $number } Münze
   *[other] +{ $number } Münzen
}
cli-sm-brings-completed = { $side ->
    [N] Nordmauer vollständig
    [E] Ostmauer vollständig
    [S] Südmauer vollständig
   *[W] Westmauer vollständig
}
cli-sm-brings-destroyed = { $side ->
    [N] Nordseite zerstört
    [E] Ostseite zerstört
    [S] Südseite zerstört
   *[W] Westseite zerstört
}
cli-sm-brings-filled = Stadt voll
cli-sm-hint = { $question ->
    [roll] Würfle mit der Eingabetaste.
    [keep] Welche Würfel bleiben liegen (1 3 5)? Eingabetaste: alle; oder „keine“.
    [announce] Gib eine Nummer oder Symbol und Würfelzahl (Mauer 2) ein.
    [type] Gib eine Nummer, einen Buchstaben oder einen Namen ein.
    [house] Gib ein Feld (c4) oder „genug“ ein.
    [over] Das Spiel ist zu Ende.
   *[other] Gib ein Feld ein (c4).
}
cli-sm-word-pass = passen
cli-sm-word-stop = genug
cli-sm-word-decline = verzichten
cli-sm-word-all = alle
cli-sm-word-none = keine
cli-sm-story-crate = { $number ->
    [one] Kiste { $cells }
   *[other] Kisten { $cells }
}
cli-sm-story-wall = { $number ->
    [one] Mauerteil { $cells }
   *[other] Mauerteile { $cells }
}
cli-sm-story-church = Kirche der Größe { $size } { $cells }
cli-sm-story-house = { $number ->
    [one] Haus { $cells }
   *[other] Häuser { $cells }
}
cli-sm-story-character = { saint_malo-character } { $cells }
cli-sm-story-logs = { $number ->
    [one] +{ $number } Stamm
   *[other] +{ $number } Stämme
}
cli-sm-story-paid = { $number ->
    [one] bezahlt { $number } Münze
   *[other] bezahlt { $number } Münzen
}
cli-sm-story-passed = passt
cli-sm-story-bonus-lapsed = die Bonusperson verfällt
cli-sm-story-bonus-declined = verzichtet auf die Bonusperson
cli-sm-story-lapsed = { $number ->
    [one] { $number } Mauerteil verfällt
   *[other] { $number } Mauerteile verfallen
}
cli-sm-story-ticks = { $number ->
    [one] { $number } Piratenkästchen
   *[other] { $number } Piratenkästchen
}
cli-sm-story-attack-held = Die Piraten greifen mit Stärke { $strength } an. Alle Städte halten stand.
cli-sm-story-attack-lost = Die Piraten greifen mit Stärke { $strength } an. Eine Kanone verlieren: { $losers }.
cli-sm-legend = { $sign ->
    [dark] dunkles Feld, leer: nimmt alles auf, aber nur Mauern erhalten die Seite
    [light] helles Feld, leer: nimmt alles auf außer einer Mauer
    [legal] ein Feld, das du jetzt wählen kannst
    [crate] Warenkiste
    [wall] Mauerteil
    [house] Haus
    [church] Kirche und ihre Größe
    [tower] Turm: der Bonus der Seite, an der sein Pfeil entlangweist
    [complete] Mauer vollständig: Bonus erhalten, Verteidigung +2
    [destroyed] Seite zerstört: weder Bonus noch Verteidigung
   *[roofs] Startspieler
}

## Um eine Tastatur, Spiele ohne Punkte, Kartensätze

cli-ribbon-settle = { $name }: Die Eingabetaste macht deine Wahl endgültig; „zurück“ nimmt den letzten Schritt zurück.
cli-ribbon-pause = { $name }: Weiter mit der Eingabetaste.
cli-ribbon-hand-over = Überlasse { $name } die Tastatur und drücke die Eingabetaste.
cli-no-points = In diesem Spiel gibt es keine Punkte.
cli-victor = { $names } gewinnt!
cli-victors = { $names } teilen sich den Sieg!
cli-help-deck = Eigene Karten und Werte: die mitgelieferten zum Ändern ausgeben, prüfen, damit spielen.
cli-help-deck-new = Gibt die mitgelieferten Werte eines Spiels als Datei zum Ändern aus.
cli-help-deck-check = Prüft eine Datei mit eigenen Karten und Werten und sagt, was daran falsch ist.
cli-deck-heading =
    { $game }: die mitgelieferten Werte zum Ändern.
    Ändere die Werte; lass die Namen der Felder und die Kennungen stehen.
    „source“ sagt, woher ein Wert stammt; es darf fehlen.
    Prüfen:             auberge deck check DATEI { $name }
    Damit spielen:      auberge play { $name } --deck DATEI
    Simulieren:         auberge simulate { $name } --deck DATEI
    Eine gespeicherte Partie behält die Werte, mit denen sie begonnen hat.
cli-house-deck = Dieser Tisch spielt mit eigenen Karten und Werten, nicht mit den mitgelieferten.
cli-somebody = Jemand kann antworten …
cli-only-bots = Nur noch Computerspieler sind übrig; sie spielen die Partie zu Ende:
cli-word-yes = ja
cli-word-on = an
cli-word-off = aus
cli-command-pass-for-me = passe-für-mich
cli-command-pass-for-me-help = passe-für-mich an: Das Programm passt für dich, wenn andere Karten spielen; aus: Du wirst gefragt
cli-pass-for-me-on = { $people ->
    [one] Das Programm passt für dich, wenn du nicht antworten kannst; sonst wirst du gefragt. „passe-für-mich aus“ beendet das.
   *[other] Das Programm passt für dich, welche Karten du auch hast: Dich an die Tastatur zu rufen, würde etwas verraten. „passe-für-mich aus“ beendet das.
}
cli-pass-for-me-off = Du wirst bei jeder Karte gefragt, die andere spielen. „passe-für-mich an“ lässt das Programm für dich passen.
cli-command-concede = aufgeben
cli-command-concede-help = gibt auf: Du bist sofort ausgeschieden und kannst nicht zurückkommen
cli-concede-really = { $name }, gibst du wirklich auf? Du bist sofort ausgeschieden und kannst nicht zurückkommen. Wenn ja, gib „ja“ ein.
cli-concede-not = Du bleibst im Spiel.

## Valletta

cli-v-title = { $stage ->
    [end] Valletta · Zug { $turn } · { $name } ist dran · Endphase
    [flagged] Valletta · Zug { $turn } · { $name } ist dran · danach die Endphase
   *[play] Valletta · Zug { $turn } · { $name } ist dran
}
cli-v-letter = { $good ->
    [gold] G
    [wood] H
    [stone] S
   *[brick] Z
}
cli-v-label = { $label }:
cli-v-barrels = Fässer
cli-v-pool = Personen
cli-v-played = ausgespielt
cli-v-piles = Hand { $hand }, Nachzug { $draw }, Ablage { $discard }
cli-v-left = { $number ->
    [one] noch { $number } Karte
   *[other] noch { $number } Karten
}
cli-v-more = und noch { $number }: „züge“ zeigt alle
cli-v-printed = Aufgedruckte Kosten, { valletta-building }: { $goods }
cli-v-saved-upgrade = Aufwerten kostet kein Gold
cli-v-saved-neighbours = eigene Nachbargebäude: { $number } Gold weniger
cli-v-saved-character = { $name }: { valletta-amount } weniger
cli-v-due = Zu bezahlen: { $goods }.
cli-v-payments = Mögliche Bezahlungen (Gold Holz Stein Ziegel): { $payments }
cli-v-payments-more = { $payments } und { $number } weitere
cli-v-hint = { $question ->
    [draft] Gib ein Gut (Gold), seinen Buchstaben oder seine Nummer ein.
    [play] Gib eine Karte oder ihre Nummer ein; mehr zeigen „b A2“ und „karte …“.
    [seamstress] Gib zwei Güter (Gold Holz) oder eine Nummer ein.
    [build] Gib ein Gebäude (a2), seine Nummer oder „nein“ ein; „b A2“ erklärt eines.
    [payment] Eingabetaste: wie vorgeschlagen; sonst Nummer oder alle vier Güter (2 1 1 1).
    [jean] Gib eine Nummer, „entlassen …“, „einstellen …“ oder „nein“ ein.
    [over] Das Spiel ist zu Ende.
   *[other] Gib eine Nummer, ein Gut, „ja“ oder „nein“ ein.
}
cli-v-more-details = „b A2“ zeigt ein Gebäude ganz, „karte …“ eine Person.
cli-v-no-such-building = Es liegt kein Gebäude „{ $name }“ aus.
cli-v-no-such-card = Es gibt keine Person „{ $name }“.
cli-v-lies-on = Liegt auf: { $buildings }
cli-v-in-pool = Im Personenvorrat: { $number }
cli-v-story-dismissed = entlässt { $name }
cli-v-story-hired = stellt { $name } ein
cli-v-story-to = an { $name }
cli-v-word-play = ausspielen
cli-v-word-dismiss = entlassen
cli-v-word-hire = einstellen
cli-v-word-build = bauen
cli-v-word-upgrade = aufwerten
cli-v-word-use = nutzen
cli-v-word-yes = ja
cli-v-word-decline = verzichten
cli-v-word-no = nein
cli-v-word-proposed = vorschlag
cli-v-word-building = gebäude
cli-v-word-card = karte
cli-v-legend = { $sign ->
    [legal] ein Gebäude, das du jetzt wählen kannst
    [green] grünes Gebäude
    [blue] blaues Gebäude
    [yellow] gelbes Gebäude
    [price] was es kostet, wenn der aktive Spieler es baut: Gold, Holz, Stein, Ziegel
    [house] ein Haus und wem es gehört; bei einem Spieler: die übrigen Häuser
    [upgraded] aufgewertet
    [point] Punkte eines Spielers oder, am Ende, eines Gebäudes
    [barrel] ein Fass, noch verdeckt
    [turned] das Gut, das ein Fass hier gezeigt hat
    [jean] Jean
   *[zone] die Bereiche der Straße, jeder mit eigenem Muster
}

## Malta!

cli-malta-title = { $stage ->
    [setup] { malta-title } · die Figuren werden aufgestellt
    [play] { malta-title } · Zug { $turn } · { $name } ist dran · { malta-due }
   *[other] { malta-title } · Zug { $turn } · { $name } ist dran
}
cli-malta-label = { $label }:
cli-malta-players = Name
cli-malta-cards-short = Karten
cli-malta-draws = { $name } zieht: { $cards }.
cli-malta-known = bekannt
cli-malta-piles = Stapel { $draw }, Ablage { $discard }
cli-malta-idle = ohne Wirkung
cli-malta-spaces = { $number ->
    [one] { $number } Feld ist möglich, auf dem Spielplan mit { $mark } markiert.
   *[other] { $number } Felder sind möglich, auf dem Spielplan mit { $mark } markiert.
}
cli-malta-plays = { $name } spielt „{ $title }“
cli-malta-plays-at = { $name } spielt „{ $title }“: { $targets }
cli-malta-answers = { $name } antwortet mit „{ $title }“
cli-malta-answers-at = { $name } antwortet mit „{ $title }“: { $targets }
cli-malta-lost = Verloren haben, in dieser Reihenfolge
cli-malta-in = Noch im Spiel
cli-malta-no-such = Es gibt weder eine Karte noch ein Feld „{ $name }“.
cli-malta-stands = Figuren: { $names }
cli-malta-word-play = spielen
cli-malta-word-pass = passen
cli-malta-word-show = zeige
cli-malta-word-up = oben
cli-malta-word-right = rechts
cli-malta-word-down = unten
cli-malta-word-left = links
cli-malta-hint = { $question ->
    [place] Gib ein Startfeld (c1) oder seine Nummer ein.
    [play] Gib eine Karte oder ihre Nummer ein, auch mit Zielen: Schubser 2 oben.
    [target-1] Gib einen Namen oder eine Platznummer ein. „zurück“ nimmt die Karte zurück.
    [target-2] Gib ein Feld ein (c4). „zurück“ nimmt die Karte zurück.
    [target-3] Gib ein anderes Feld ein (c4). „zurück“ nimmt den letzten Schritt zurück.
    [target-4] Gib eine Richtung (oben) oder Nummer ein. „zurück“ nimmt den Schritt zurück.
    [target-5] Gib 1, 2 oder 3 ein. „zurück“ nimmt den letzten Schritt zurück.
    [target-6] Gib eine Reihe (3) oder Spalte (c) ein. „zurück“ nimmt die Karte zurück.
    [respond] Eingabetaste: passen. Oder gib Annullieren, Bumerang oder eine Nummer ein.
    [move] Gib eine Richtung (oben), ihre Nummer oder das Feld (c4) ein.
    [racket_to] Gib einen Namen oder die Nummer eines Platzes ein.
    [over] Das Spiel ist zu Ende.
   *[other] Gib eine Karte oder ihre Nummer ein.
}
cli-malta-more-details = „zeige Schubser“ oder „? Schubser“ erklärt eine Karte, „zeige c4“ ein Feld. Eine Karte kann mit ihren Zielen angesagt werden: Schubser 2 oben, Drehe c4 1, Verschiebe 3 rechts, Tausche c4 d5.
cli-malta-deck =
    Felder: Arten, Formen, Zahlen, Pfeile und Anzahl sind frei; 54 insgesamt, genau 7 davon Startfelder.
    Karten: Nur die Anzahl ist frei, 108 insgesamt; wo es erlaubt ist, kannst du den Eintrag einer Karte löschen, dann kommt sie nicht vor.
cli-malta-legend = { $sign ->
    [legal] ein Feld, das du jetzt wählen kannst
    [start] Startfeld
    [star] Stern
    [crown] Krone
    [drop] Tropfen
    [circle] 0-Kreis: ein entferntes Feld, keine Karten und kein Ausweg
    [number] die Zahl eines Feldes: so viele Karten beim Ziehen oder als Schutzgeld
    [arrows] wohin eine Figur von dort gehen kann
    [pawn] Figuren, mit den Nummern ihrer Plätze
    [many] mehr Figuren, als Platz ist: Die Liste der Spieler sagt, welche
    [turn] wer dran ist
    [out] ausgeschieden, und in welcher Reihenfolge
    [conceded] hat aufgegeben, und in welcher Reihenfolge
   *[blind] „Blindes Vertrauen“ gilt, und wie oft
}
