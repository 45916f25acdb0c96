### Spielregel und Übersicht von Saint Malo

book-saint_malo-goal = Das Ziel
book-saint_malo-goal-win = Du zeichnest die schönste Stadt hinter Mauern. **Wer am Ende die meisten Punkte hat, gewinnt.**
book-saint_malo-things = Was die Würfel bringen
book-saint_malo-things-crates = Vier Kisten liegen Seite an Seite, in beliebiger Form.
aid-saint_malo-dice = Die Würfel
aid-saint_malo-dice-log = **Holz**: je eins ins Lager; die Lieferung kostet 2 Münzen
aid-saint_malo-dice-crate = **Kiste**: je eine, Seite an Seite
