## Die Spielregel im Browser

web-book-how-to = So wird gespielt
web-book-contents = Inhalt
web-book-learn = Am Tisch lernen
web-book-aid = Spielhilfe
web-book-book = Spielregel
web-book-print = Drucken
web-book-search = Die Spielregel durchsuchen
web-book-search-hint = Ein Wort suchen
web-book-numbers = Regelnummern
web-book-found = { $number ->
    [0] Keine Stelle enthält alle diese Wörter.
    [one] An einer Stelle gefunden
   *[other] An { $number } Stellen gefunden
}
web-book-rules-here = Die Regeln dieses Kapitels im Wortlaut ({ $number })
web-book-references = Regeln: { $rules }
web-book-see-example = Beispiel ansehen

## Ein Beispiel ausprobieren

web-book-try = Ausprobieren
web-book-try-title = Probier es aus
web-book-try-lead = Alles liegt bereit wie zu Beginn dieses Beispiels. Mach die Züge des Beispiels selbst oder probier andere, reihum für alle. Es geht um nichts.
web-book-try-turn = Jetzt ist { $name } am Zug.
web-book-try-over = Das Spiel ist zu Ende.
web-book-again = Neu anfangen
web-book-back = Zurück zur Spielregel
