### Worte für Partien zwischen Computerspielern und für Messungen; Schlüssel mit `arena-`, `bench-` oder `bug-`.

## Simulationen

arena-numbers = Mindestens eine Partie und ein Prozess sind nötig, nicht { $games } und { $jobs }.

## Turniere

arena-no-bots = Mindestens ein Computerspieler ist nötig.
arena-unknown-engine = Es gibt keinen Antrieb „{ $name }“; es gibt { $known }.
arena-no-ray = Ray ist nicht installiert; die Ergänzung fehlt: pip install auberge[ray].
arena-bad-line = Zeile { $line } von { $file } ist kein Turnierergebnis: { $problem }.
arena-bad-order = Die Datei enthält die Partien dieses Turniers nicht der Reihe nach: Runde { $round }, Partie { $game } steht am falschen Ort.
arena-confidence = „{ $value }“ ist keine Sicherheit: 95% oder 0.95 sind es; sie liegt zwischen 50 % und 100 %.

## Messen

bench-games = Mindestens eine Partie ist nötig, nicht { $games }.
bench-measuring = Messung, Durchgang { $round } von { $rounds }: { bench-build } …
bench-title = { $game }: zufälliges Spiel, Median aus { $rounds } Durchgängen (Python { $python }, { $machine })
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
bench-column-decisions = Entscheide/s
bench-column-decision = µs je Entscheid
bench-column-clone = µs je Kopie
bench-policy = Beste Strategie für den Zufall eines Zuges: { $microseconds } µs
bench-column-ratio = Verhältnis
bench-column-value = gemessen
bench-column-aim = Ziel
bench-ratio-compiled-to-plain = kompiliert gegen reines Python, { bench-seats }
bench-ratio-clone-in-decisions = eine Kopie, in zufälligen Entscheiden, { bench-seats }
bench-ratio-policy-in-decisions = die Strategie eines Zuges, in zufälligen Entscheiden, { bench-seats }
bench-met = erreicht
bench-missed = verfehlt
bench-no-compiled = Diese Installation enthält keine kompilierte Fassung; es gibt nichts, womit reines Python zu vergleichen wäre.
bench-side-by-side = Nebeneinander: Zeit je Entscheid, kompiliert, gegen { $game }
bench-column-game = Spiel
bench-game-and-seats = { $game }, { bench-seats }
bench-server-title = Der Server, { $game }, { bench-seats } an jedem Tisch, { bench-build } (Python { $python }, { $machine })
bench-server-measuring = Messung des Servers, { bench-tables } …
bench-server-load =
    { $cores ->
        [one] Last des Rechners vor der Messung: { $load } auf { $cores } Kern. Die Ziele gelten für einen ruhigen Rechner.
       *[other] Last des Rechners vor der Messung: { $load } auf { $cores } Kernen. Die Ziele gelten für einen ruhigen Rechner.
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
bench-column-measure = Messung
bench-server-aim-moves-per-second = Züge je Sekunde, gespeichert und an jedem Platz gesehen, { bench-tables }
bench-server-aim-p99-ms = 99 von 100 Zügen dauern höchstens (ms), { bench-tables }
bench-server-count = --count zählt Partien; der Server wird ohne diese Option gemessen.

## Unsere eigenen Fehler

bug-bot-move = Interner Fehler: Ein Computerspieler hat einen unerlaubten Zug gewählt ({ $move }). Bitte melden.
bug-endless-game = Interner Fehler: Eine Partie war nach { $decisions } Entscheiden nicht zu Ende. Bitte melden.
bug-game-broke-off = Interner Fehler: Partie { $game } der Simulation (Startwert { $seed }) brach ab: { $problem }. Bitte melden.
bug-round-broke-off = Interner Fehler: Runde { $round } des Turniers (Startwert { $seed }) brach ab: { $problem }. Bitte melden.
bug-worker-died = Einer der { $jobs } Prozesse endete unerwartet, vielleicht aus Mangel an Speicher. Bitte mit weniger Prozessen versuchen.
bug-bench-run = Die Fassung „{ $build }“ konnte nicht gemessen werden: { $problem }.
