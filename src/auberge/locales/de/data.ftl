### Words for games as data; keys begin with `data-`.

data-help-export = Schreibt Partien als Daten für andere Programme: neue zwischen Computerspielern oder aufgezeichnete, als Parquet-Dateien.
data-help-import = Prüft exportierte Partien Zug für Zug nach den Regeln und macht auf Wunsch wieder aufgezeichnete Partien daraus.
data-help-to = Ordner für die Dateien; was schon darin liegt, bleibt und wird fortgesetzt.
data-help-records = Ordner mit aufgezeichneten Partien (.json), die statt neuer exportiert werden.
data-help-folder = Ordner, den „auberge export“ geschrieben hat.
data-help-into = Ordner, in den jede Partie als aufgezeichnete Partie geschrieben wird.
data-no-arrow = Die nötigen Bibliotheken sind nicht installiert; installiere die Erweiterung: pip install auberge[data].
data-no-records = Es gibt keine aufgezeichnete Partie zu exportieren.
data-no-dataset = In { $folder } liegen keine exportierten Partien: { $problem }.
data-other-games = In { $folder } liegen andere Partien. Wähle einen leeren Ordner oder wiederhole den Befehl, mit dem er begonnen wurde.
data-bad-file = { $file } ist keine Parquet-Datei mit Partien: { $problem }.
data-bad-columns = Zeile { $row } von { $file } hat nicht die richtigen Spalten: { $problem }.
data-bad-row = { $file }, Zeile { $row }: { $problem }
data-bad-record = { $file }: { $problem }
data-bad-decision = Entscheidung { $number } ({ $action }: { $move }) verstößt gegen die Regeln.
data-bad-result = Die Partie endet mit den Plätzen { $places }, in der Zeile steht aber { $found }.
data-name-seats = Nenne die Zahl der Plätze: Aufgezeichnete Partien können sich darin unterscheiden, und die Beobachtungen hängen davon ab.
data-exporting = Es wird gespielt …
data-reading = Es wird geprüft …
data-exported = { $games ->
    [one] { $games } Partie liegt in { $folder } ({ $size } MB, { $each } Bytes je Partie).
   *[other] { $games } Partien liegen in { $folder } ({ $size } MB, { $each } Bytes je Partie).
}
data-checked = { $games ->
    [one] { $games } Partie hält sich Zug für Zug an die Regeln.
   *[other] { $games } Partien halten sich Zug für Zug an die Regeln.
}
data-written = { $games ->
    [one] { $games } aufgezeichnete Partie liegt in { $folder }.
   *[other] { $games } aufgezeichnete Partien liegen in { $folder }.
}
data-stopped = Abgebrochen. { $games ->
    [one] { $games } Partie ist in { $folder } gespeichert; derselbe Befehl macht dort weiter.
   *[other] { $games } Partien sind in { $folder } gespeichert; derselbe Befehl macht dort weiter.
}
