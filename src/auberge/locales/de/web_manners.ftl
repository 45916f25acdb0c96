### Die Seite: kleine Aufmerksamkeiten am Tisch.

# Was zurückgenommen wird.
web-manners-drawing = Zeichnung auf { $cell }
