### Wörter des Terminals; die Schlüssel beginnen mit `cli-`.
