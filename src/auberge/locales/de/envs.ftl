# Lernumgebungen: was an dem nicht stimmen kann, was sie bekommen
observe-spectator = Wer zuschaut, hat keine Beobachtung: nimm die Sicht eines Platzes.
envs-missing = Den Umgebungen fehlen Pakete: installiere auberge[{ $extra }].
batch-games = Ein Stapel hat mindestens eine Partie, nicht { $games }.
batch-rewards = Es gibt keine Belohnungen namens „{ $rewards }“, sondern { $known }.
batch-action-count = Jede Partie des Stapels braucht eine Aktion (Partien: { $games }, Aktionen: { $actions }).
batch-illegal = Partie { $game } des Stapels erlaubt die Aktion { $action } gerade nicht.

# bench
bench-ratio-decision-in-draws = Zeit pro Zufallsentscheidung, gemessen in gezogenen Zufallszahlen, { bench-seats }

# bench --envs
cli-help-bench-envs = Misst stattdessen die Lernumgebungen, neben denen von anderen.
bench-envs-count = --count ist eine Zahl von Partien und gilt nicht für --envs.
bench-envs-title = Lernumgebungen: zufällige erlaubte Aktionen, { bench-build } (Python { $python }, { $machine })
bench-envs-column-environment = Umgebung
bench-envs-column-steps = Schritte/s
bench-envs-column-times = Verhältnis
bench-envs-batch = { $game } im Stapel, { bench-seats }
bench-envs-table = { $maker }: { $game }, { bench-seats }
bench-envs-missing = Nicht installiert, daher nicht gemessen: { $package }
bench-envs-aim-steps-per-second = Schritte pro Sekunde im Stapel: { $game }, { bench-seats }
bench-envs-aim-processes = zwei Prozesse im Vergleich zu einem: { $game }, { bench-seats }
