### La pagina: piccole cortesie al tavolo.

# Che cosa si annulla.
web-manners-drawing = disegno in { $cell }
