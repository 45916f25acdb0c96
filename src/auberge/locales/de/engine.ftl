### Worte für Fehler in der Spielmechanik; Schlüssel mit `bug-`.

bug-unknown-fact = Interner Fehler: Die Regeln von { $game } haben etwas vermerkt, das keinen Namen hat (Nummer { $fact }). Bitte melde den Fehler.
