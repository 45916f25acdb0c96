### Worte für Partien zwischen Computerspielern und für Messungen; Schlüssel mit `arena-`, `ladder-`, `balance-`, `bench-` oder `bug-`.

## Simulationen

arena-numbers = Mindestens eine Partie und ein Prozess sind nötig, nicht { $games } und { $jobs }.

## Turniere

arena-no-bots = Mindestens ein Computerspieler ist nötig.
arena-unknown-engine = Es gibt keine Engine „{ $name }“. Bekannt: { $known }.
arena-no-ray = Ray ist nicht installiert. So holst du die Erweiterung nach: pip install auberge[ray].
arena-bad-line = Zeile { $line } von { $file } ist kein Turnierergebnis: { $problem }.
arena-bad-order = Die Datei enthält die Partien dieses Turniers nicht in der richtigen Reihenfolge: Runde { $round }, Partie { $game } steht an der falschen Stelle.
arena-confidence = „{ $value }“ ist kein gültiges Konfidenzniveau. Beispiele: 95% oder 0.95; möglich ist alles zwischen 50 % und 100 %.
arena-title = Turnier: { $game }, { bench-seats }
arena-playing = Es wird gespielt; entschiedene Paare: { $told } von { $pairs } …
arena-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { bench-seats }, Startwert { $seed }.
arena-end = { $end ->
    [told-apart] Alle Paare sind mit { $confidence } Konfidenz entschieden.
    [interrupted] Das Turnier wurde abgebrochen.
   *[games] Das Turnier endete mit der letzten verlangten Partie.
}
arena-kept = { $games ->
    [one] Abgebrochen. { $games } Partie steht in { $file }; derselbe Befehl macht dort weiter.
   *[other] Abgebrochen. { $games } Partien stehen in { $file }; derselbe Befehl macht dort weiter.
}
arena-not-kept = Abgebrochen. Gibst du mit --results eine Datei an, macht derselbe Befehl nächstes Mal dort weiter.
arena-written = Der Bericht steht in { $file }.
arena-no-budgets = Für ein Schaubild der Stärke nach Budget muss ein Computerspieler mit mehreren Budgets antreten: knight@10ms,knight@100ms.
arena-ratings = Rangliste
arena-duels = Paar für Paar
arena-by-seat = Siege nach Platz
arena-times = Zeit je Entscheidung
arena-budgets = Stärke nach Budget
arena-method = Wie gezählt wird
arena-method-text = In einer Runde wird derselbe Startwert mit jeder Drehung der Sitzordnung gespielt, sodass sich Plätze und Glück ausgleichen. Für die Wertung wird ein Plackett-Luce-Modell an die Rangfolgen der Partien angepasst, auf der Elo-Skala (400 Punkte mehr: zehnmal so stark) mit dem Mittelwert 1500; für jedes Paar wird eine Partie mit geteiltem Sieg hinzugerechnet. Alle Intervalle sind 95-%-Intervalle: Die der Wertung entstehen, indem ganze Runden neu gezogen werden; die der Anteile sind Wilson-Intervalle, korrigiert um die Streuung zwischen den Runden. Über jedes Paar entscheidet ein sequenzieller Test (ein Wettverfahren), dessen Stand nach jeder Runde angesehen werden darf: Die Gefahr, dass irgendein Urteil falsch ist, bleibt höchstens so groß, wie es das Konfidenzniveau zulässt. Platz 1 beginnt. Ein geteilter Sieg zählt anteilig.
arena-seat = Platz { $seat }
arena-duel = { $bot } vor { $other }
arena-not-yet = offen
arena-column-bot = Spieler
arena-column-rating = Wertung
arena-column-interval = 95-%-Intervall
arena-column-share = Siege
arena-column-fair = × fairer Anteil
arena-column-score = Punkte
arena-column-place = Rang
arena-column-time = ms je Entscheidung
arena-column-duel = Paar
arena-column-meetings = Begegnungen
arena-column-ahead = Vorn
arena-column-better = Besser

## Die Leiter

ladder-no-marks = { $file } hat keinen Platz für die Leiter: Die Zeilen { $begin } und { $end } fehlen.
ladder-kept = Abgebrochen. Was gespielt wurde, steht in { $file }; derselbe Befehl macht dort weiter.
ladder-behind = Eine Stufe liegt hinter der nächstniedrigeren: { $rungs }.
ladder-rung = { $game }, { bench-seats }: { $upper } – { $lower }
ladder-verdict = { $verdict ->
    [met] erreicht
    [missed] verfehlt
   *[open] offen
}
ladder-column-rung = Stufe und nächstniedrigere
ladder-column-games = Partien
ladder-column-share = Siege
ladder-column-interval = 95-%-Intervall
ladder-column-aim = Ziel
ladder-column-verdict = Erreicht?

## Das Balance-Labor

balance-no-room = Für { $game } lässt sich die Balance noch nicht auswerten.
balance-title = Balance: { $game }
balance-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $bots }, Startwert { $seed }.
balance-playing = Es wird gespielt und beobachtet …
balance-standing-out = Was heraussticht
balance-nothing-stands-out = Nichts sticht heraus.
balance-seats = Plätze
balance-lengths = Länge
balance-ends = Wie die Partien enden
balance-method-text = An allen Plätzen wird gleich stark gespielt. Alle Intervalle sind 95-%-Intervalle. Wer von allem mehr hat, gewinnt öfter; darum vergleichen „mehr Siege“ und „mehr Punkte“ die Plätze, die eine Sache hatten, mit allen, die etwa gleich viele Sachen dieser Art hatten. Wo fast alle Plätze Sachen einer Art haben, zeigen diese Spalten, was jedes weitere Stück bringt. Ein Ausrufezeichen steht, wo der Unterschied groß (mindestens 3 Siege von 100) und kaum Zufall ist. Was weniger als einer von hundert Plätzen hatte, ist weggelassen.
balance-sort = { $sort ->
    [building] Gebaute Gebäude
    [upgrade] Aufgewertete Gebäude
    [character] Personen
    [hired] Eingestellte Personen
    [dismissed] Entlassene Personen
    [played] Ausgespielte Personen
    [points] Punkte nach Quelle
    [church] Kirchen
    [side] Vollständige Mauern
    [piece] Teile
    [loss] Verluste
    [dealt] Karten zu Beginn
    [drawn] Später gezogene Karten
    [card] Gespielte Karten
    [wasted] Karten ohne Wirkung
    [negated] Annullierte Karten anderer
   *[start] Startfelder
}
balance-loss = { $loss ->
   *[cannon] Kanone
}
balance-start = Spalte { $column }
balance-end = { $end ->
    [jean] Jean auf dem letzten Feld
    [points] 25 Punkte
    [houses] letztes Haus gesetzt
   *[city_filled] Stadt gefüllt
}
balance-column-name = Name
balance-column-sort = Art
balance-column-table = Tisch
balance-column-games = Partien
balance-column-seat = Platz
balance-column-wins = Siege
balance-column-interval = 95-%-Intervall
balance-column-score = Punkte
balance-column-turns = Züge
balance-column-rounds = Runden
balance-column-range = 5–95 %
balance-column-decisions = Entscheidungen
balance-column-end = Ende
balance-column-share = Anteil der Partien
balance-column-per-game = je Partie
balance-column-seats = Plätze damit
balance-column-taken = genommen, wenn angeboten
balance-column-lift = Mehr Siege
balance-column-lift-of-each = Mehr Siege je Stück
balance-column-score-lift = Mehr Punkte

## Messen

bench-games = Mindestens eine Partie ist nötig, nicht { $games }.
bench-measuring = Messung, Durchgang { $round } von { $rounds }: { bench-build } …
bench-title = { $rounds ->
    [one] { $game }: zufälliges Spiel, ein Durchgang
   *[other] { $game }: zufälliges Spiel, Median aus { $rounds } Durchgängen
} (Python { $python }, { $machine })
bench-build =
    { $build ->
        [compiled] kompiliert
       *[plain] reines Python
    }
bench-seats =
    { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }
bench-column-games = Partien/s
bench-column-decisions = Entscheidungen/s
bench-column-decision = µs je Entscheidung
bench-column-clone = µs je Kopie
bench-policy = Beste Würfelstrategie für einen Zug: { $microseconds } µs
bench-searches = Die Suche des stärksten Computerspielers, Durchläufe je Sekunde: { $number }
bench-scaling = { $processes ->
    [one] Kompiliert, { $processes } Prozess
   *[other] Kompiliert, { $processes } Prozesse zugleich
}, Durchläufe je Sekunde: { $number }, das { $times }-Fache eines einzigen Prozesses
bench-column-ratio = Verhältnis
bench-column-value = gemessen
bench-column-aim = Ziel
bench-ratio-compiled-to-plain = kompiliert gegen reines Python, { bench-seats }
bench-ratio-clone-in-decisions = eine Kopie, gemessen in zufälligen Entscheidungen, { bench-seats }
bench-ratio-policy-in-decisions = die Würfelstrategie eines Zuges, gemessen in zufälligen Entscheidungen, { bench-seats }
bench-ratio-searches-per-second = Durchläufe der Suche je Sekunde, { bench-seats }
bench-met = erreicht
bench-missed = verfehlt
bench-no-compiled = Diese Installation enthält keine kompilierte Fassung; reines Python lässt sich hier mit nichts vergleichen.
bench-side-by-side = Nebeneinander: Zeit je Entscheidung, kompiliert, gegenüber { $game }
bench-column-game = Spiel
bench-game-and-seats = { $game }, { bench-seats }
bench-server-title = Der Server, { $game }, { bench-seats } an jedem Tisch, { bench-build } (Python { $python }, { $machine })
bench-server-measuring = Messung des Servers, { bench-tables } …
bench-server-load =
    { $cores ->
        [one] Last des Computers vor der Messung: { $load } auf { $cores } Kern. Die Ziele gelten für einen unbelasteten Computer.
       *[other] Last des Computers vor der Messung: { $load } auf { $cores } Kernen. Die Ziele gelten für einen unbelasteten Computer.
    }
bench-tables =
    { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }
bench-column-tables = Tische
bench-column-moves = Züge/s
bench-column-slowest = langsamste
bench-column-fastest = schnellste
bench-column-p50 = p50 ms
bench-column-p99 = p99 ms
bench-column-cpu = µs/Zug
bench-column-memory = MB
bench-column-measure = Messung
bench-server-aim-moves-per-second = Züge je Sekunde, gespeichert und an jedem Platz gesehen, { bench-tables }
bench-server-aim-p99-ms = 99 von 100 Zügen dauern höchstens (ms), { bench-tables }
bench-server-aim-paced-p99-ms = 99 von 100 Zügen dauern höchstens (ms), { bench-tables } mit einem Zug je Sekunde
bench-server-aim-memory-mb = Speicher des Servers (MB), { bench-tables }
bench-server-aim-bots-ms = Verzögerung, wenn auf jedem Kern ein Computerspieler nachdenkt (ms, 99 von 100 Zügen), { bench-tables }
bench-server-setting =
    { $setting ->
        [paced] { $tables }, 1 Zug/s
        [bots] { $tables }, 1 Zug/s, belastet
       *[other] { $tables }
    }
bench-server-count = --count zählt Partien; der Server wird ohne diese Option gemessen.

## Unsere eigenen Fehler

bug-bot-move = Interner Fehler: Ein Computerspieler hat einen unerlaubten Zug gewählt ({ $move }). Bitte melde den Fehler.
bug-endless-game = Interner Fehler: Eine Partie war nach { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} nicht zu Ende. Bitte melde den Fehler.
bug-game-broke-off = Interner Fehler: Partie { $game } der Simulation (Startwert { $seed }) brach ab: { $problem }. Bitte melde den Fehler.
bug-round-broke-off = Interner Fehler: Runde { $round } des Turniers (Startwert { $seed }) brach ab: { $problem }. Bitte melde den Fehler.
bug-worker-died = Ein Prozess (von { $jobs }) endete unerwartet, vielleicht weil der Speicher nicht reichte. Versuche es mit weniger Prozessen.
bug-bench-run = Die Fassung „{ $build }“ konnte nicht gemessen werden: { $problem }.
