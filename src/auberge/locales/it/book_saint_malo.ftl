### Il regolamento e il promemoria di Saint Malo

book-saint_malo-goal = L’obiettivo
book-saint_malo-goal-win = Disegnate la città fortificata più bella. **Alla fine vince chi ha più punti.**
book-saint_malo-things = Che cosa danno i dadi
book-saint_malo-things-crates = Quattro casse si toccano per un lato, in qualsiasi forma.
aid-saint_malo-dice = I dadi
aid-saint_malo-dice-log = **Tronco**: uno per dado nel deposito; la consegna costa 2 monete
aid-saint_malo-dice-crate = **Cassa**: una per dado, fianco a fianco
