### Worte für Partien zwischen Computerspielern und für Messungen; Schlüssel mit `arena-`, `bench-` oder `bug-`.

## Simulationen

arena-numbers = Mindestens eine Partie und ein Prozess sind nötig, nicht { $games } und { $jobs }.

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

## Unsere eigenen Fehler

bug-bot-move = Interner Fehler: Ein Computerspieler hat einen unerlaubten Zug gewählt ({ $move }). Bitte melden.
bug-endless-game = Interner Fehler: Eine Partie war nach { $decisions } Entscheiden nicht zu Ende. Bitte melden.
bug-game-broke-off = Interner Fehler: Partie { $game } der Simulation (Startwert { $seed }) brach ab: { $problem }. Bitte melden.
bug-worker-died = Einer der { $jobs } Prozesse endete unerwartet, vielleicht aus Mangel an Speicher. Bitte mit weniger Prozessen versuchen.
bug-bench-run = Die Fassung „{ $build }“ konnte nicht gemessen werden: { $problem }.
