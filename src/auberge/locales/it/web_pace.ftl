### La pagina: il ritmo con cui si mostrano gli altri, le risposte attorno a un solo schermo, e che cosa fare da eliminati.

web-pace-calm-help = Ogni mossa degli altri si vede per intero.
web-pace-quick-help = Ogni mossa degli altri si vede, ma al doppio della velocità.
web-pace-instant-help = Si vede solo il risultato; il resto lo racconta la cronaca.
web-pace-among-bots = Con soli giocatori automatici il tavolo quasi non fa pause per le risposte: non devi nascondere la mano a nessuno.
web-pace-skip = Salta al mio turno
web-pace-skip-end = Salta alla fine
web-pace-skipped = Tocca a te. La cronaca segna ciò che nel frattempo non è stato mostrato.
web-pace-unshown = non mostrato:
web-pace-key-skip = salta al tuo turno

## Fuori dal gioco

web-pace-watch = Guarda gli altri
web-pace-new-game = Una nuova partita

## Attorno a un solo schermo: qualcuno risponde?

web-pace-call = Qualcuno risponde?
web-pace-call-help = Qui non si mostra nessuna mano. Chi vuole rispondere prende il dispositivo.
web-pace-call-seat = { $name } vuole rispondere
web-pace-call-nobody = Nessuno risponde
web-pace-call-back = Nessuno risponde; continua { $name }
