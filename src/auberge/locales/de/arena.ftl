### Worte für Partien zwischen Computerspielern und für Messungen; Schlüssel mit `arena-`, `ladder-`, `balance-`, `bench-` oder `bug-`.

## Simulationen

arena-numbers = Mindestens eine Partie und ein Prozess sind nötig, nicht { $games } und { $jobs }.

## Turniere

arena-no-bots = Mindestens ein Computerspieler ist nötig.
arena-unknown-engine = Es gibt keinen Antrieb „{ $name }“; es gibt { $known }.
arena-no-ray = Ray ist nicht installiert; die Ergänzung fehlt: pip install auberge[ray].
arena-bad-line = Zeile { $line } von { $file } ist kein Turnierergebnis: { $problem }.
arena-bad-order = Die Datei enthält die Partien dieses Turniers nicht der Reihe nach: Runde { $round }, Partie { $game } steht am falschen Ort.
arena-confidence = „{ $value }“ ist keine Sicherheit: 95% oder 0.95 sind es; sie liegt zwischen 50 % und 100 %.
arena-title = Turnier: { $game }, { bench-seats }
arena-playing = Es wird gespielt, { $told } von { $pairs } Paaren entschieden …
arena-played = { $games } Partien in { $rounds } Runden, { bench-seats }, Startwert { $seed }.
arena-end = { $end ->
    [told-apart] Alle Paare sind mit einer Sicherheit von { $confidence } entschieden.
    [interrupted] Das Turnier wurde abgebrochen.
   *[games] Das Turnier endete mit der letzten verlangten Partie.
}
arena-kept = Abgebrochen. { $games } Partien stehen in { $file }; derselbe Befehl macht dort weiter.
arena-not-kept = Abgebrochen. Mit einer Datei hinter --results macht derselbe Befehl nächstes Mal weiter.
arena-written = Der Bericht steht in { $file }.
arena-no-budgets = Ein Schaubild der Stärke nach Budget braucht einen Computerspieler mit mehreren Budgets: knight@10ms,knight@100ms.
arena-ratings = Rangliste
arena-duels = Paar für Paar
arena-by-seat = Siege nach Platz
arena-times = Zeit je Entscheid
arena-budgets = Stärke nach Budget
arena-method = Wie gezählt wird
arena-method-text = Eine Runde ist ein Startwert, gespielt mit allen Drehungen der Spieler, sodass Plätze und Glück sich aufheben. Die Rangliste passt ein Modell von Plackett und Luce an die Reihenfolgen im Ziel an, auf der Elo-Skala (400 Punkte mehr: zehnmal so stark) mit 1500 als Mittel; für jedes Paar wird eine geteilte Partie angenommen. Alle Intervalle gelten zu 95 %; jene der Rangliste entstehen, indem ganze Runden neu gezogen werden, jene der Anteile sind Wilsons, berichtigt um die Streuung zwischen den Runden. Ein Paar entscheidet eine Wette, die nach jeder Runde angeschaut werden darf: Die Gefahr, dass ein Urteil falsch ist, bleibt unter dem, was die Sicherheit übrig lässt. Platz 1 beginnt. Ein geteilter Sieg zählt in Teilen.
arena-seat = Platz { $seat }
arena-duel = { $bot } vor { $other }
arena-not-yet = ungewiss
arena-column-bot = Spieler
arena-column-rating = Wertung
arena-column-interval = 95-%-Intervall
arena-column-share = Siege
arena-column-fair = Mal gerechter Anteil
arena-column-score = Punkte
arena-column-place = Rang
arena-column-time = ms je Entscheid
arena-column-duel = Paar
arena-column-meetings = Treffen
arena-column-ahead = Voraus
arena-column-better = Besser

## Die Leiter

ladder-no-marks = { $file } hat keinen Platz für die Leiter: Die Zeilen { $begin } und { $end } fehlen.
ladder-kept = Abgebrochen. Was gespielt wurde, steht in { $file }; derselbe Befehl macht dort weiter.
ladder-behind = Eine Stufe liegt hinter der unteren: { $rungs }.
ladder-rung = { $game }, { bench-seats }: { $upper } – { $lower }
ladder-verdict = { $verdict ->
    [met] erreicht
    [missed] verfehlt
   *[open] offen
}
ladder-column-rung = Stufe und die untere
ladder-column-games = Partien
ladder-column-share = Siege
ladder-column-interval = 95-%-Intervall
ladder-column-aim = Ziel
ladder-column-verdict = Erreicht?

## Das Balance-Labor

balance-no-room = In { $game } gibt es noch nichts zu beobachten.
balance-title = Balance: { $game }
balance-summary = { $games } Partien von { $bots }, Startwert { $seed }.
balance-playing = Es wird gespielt und zugeschaut …
balance-standing-out = Was heraussticht
balance-nothing-stands-out = Nichts sticht heraus.
balance-seats = Plätze
balance-lengths = Länge
balance-ends = Wie es endet
balance-method-text = Alle Plätze spielen gleich. Alle Intervalle gelten zu 95 %. Wer von allem mehr hat, gewinnt öfter; darum vergleichen „mehr Siege“ und „mehr Punkte“ die Plätze, die eine Sache hatten, mit allen, die etwa gleich viele dieser Art hatten. Wo fast alle Plätze etwas davon haben, sagen sie, was jedes weitere Stück bringt. Ein Ausrufezeichen steht, wo der Unterschied groß ist (mindestens 3 Siege von 100) und kaum Zufall. Was weniger als jeder hundertste Platz hatte, ist weggelassen.
balance-sort = { $sort ->
    [building] Gebaute Gebäude
    [upgrade] Aufgewertete Gebäude
    [character] Personen
    [hired] Angeworbene Personen
    [dismissed] Entlassene Personen
    [played] Gespielte Personen
    [points] Punkte nach Quelle
    [church] Kirchen
    [side] Vollendete Seiten
    [piece] Teile
    [loss] Verluste
    [dealt] Karten zu Beginn
    [drawn] Später gezogene Karten
    [card] Gespielte Karten
    [wasted] Karten ohne Wirkung
    [negated] Aufgehobene Karten anderer
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
balance-column-range = 5–95 %
balance-column-decisions = Entscheide
balance-column-end = Ende
balance-column-share = der Partien
balance-column-per-game = je Partie
balance-column-seats = Plätze damit
balance-column-taken = genommen, wenn da
balance-column-lift = Mehr Siege
balance-column-lift-of-each = Mehr Siege mit jedem
balance-column-score-lift = Mehr Punkte

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
bench-searches = Die Suche des stärksten Computerspielers: { $number } Durchläufe in der Sekunde
bench-scaling = Kompiliert, { $processes } Prozesse zugleich: { $number } Durchläufe in der Sekunde, { $times }-mal die eines einzigen
bench-column-ratio = Verhältnis
bench-column-value = gemessen
bench-column-aim = Ziel
bench-ratio-compiled-to-plain = kompiliert gegen reines Python, { bench-seats }
bench-ratio-clone-in-decisions = eine Kopie, in zufälligen Entscheiden, { bench-seats }
bench-ratio-policy-in-decisions = die Strategie eines Zuges, in zufälligen Entscheiden, { bench-seats }
bench-ratio-searches-per-second = Durchläufe der Suche in einer Sekunde, { bench-seats }
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
