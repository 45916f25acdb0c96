## Le lezioni nel browser

server-lesson-changed = Questa lezione è cambiata dall’ultima volta. Ricominciala dal primo passo.
server-lesson-not-due = Questo passo è concluso. Continua con il prossimo.
web-learn = Impara
web-learn-title = Imparare giocando
web-learn-lead = Brevi lezioni sulla vera plancia, circa dieci minuti per gioco. Esci quando vuoi: questo browser ricorda dove sei.
web-learn-progress = Lezioni fatte: { $done } su { $all }
web-learn-start = Inizia il corso
web-learn-resume = Riprendi il corso
web-learn-lesson = Lezione { $number } di { $all }
web-learn-step = Passo { $step } di { $steps }
web-learn-lessons = Le lezioni
web-learn-show = Mostrami
web-learn-back = Indietro
web-learn-skip = Salta
web-learn-leave = Lascia la lezione
web-learn-continue = Continua
web-learn-next = Prossima lezione
web-learn-take-back = Torna indietro
web-learn-not-yet = Non ancora.
web-learn-reached = Fatto.
web-learn-read-more = Leggi di più nel regolamento
web-learn-look-at = Guarda: { $things }
web-learn-first = È la prima volta?
web-learn-first-text = Impara il gioco in dieci minuti, sulla vera plancia. Puoi anche giocare subito.
web-learn-first-learn = Impara in dieci minuti
web-learn-first-play = Gioca subito

## A whole turn as a moving picture, and the end of a course

learn-turn = Un turno intero
learn-turn-show = Mostra un turno
learn-turn-next = Mostra il seguito
learn-turn-again = Rivedi il turno
learn-turn-saint_malo-1 = Vince chi ha più punti. Nel tuo turno lanci cinque dadi e tieni quelli che ti piacciono: qui tre teste.
learn-turn-saint_malo-2 = Gli altri si rilanciano, al massimo tre lanci in tutto. Ora le teste sono cinque.
learn-turn-saint_malo-3 = Scegli un simbolo e piazzi nella tua città ciò che porta. Cinque teste portano un nobile: 7 punti. Poi lancia il giocatore seguente.
learn-turn-valletta-1 = Vince chi ha più punti. Nel tuo turno giochi tre carte, una dopo l’altra. La Negoziante ti dà una moneta.
learn-turn-valletta-2 = Con il Costruttore paghi un edificio. Il suo personaggio arriva subito nella tua mano.
learn-turn-valletta-3 = Appena arrivato, il Banchiere porta già monete. Dopo tre carte peschi fino ad averne cinque, e comincia il giocatore seguente.
learn-turn-malta-1 = Vince chi resta in gioco per ultimo. Alla fine del turno la tua pedina segue una freccia della sua casella. Il numero della casella d’arrivo dice quante carte pescherai.
learn-turn-malta-2 = Così il tuo turno seguente comincia con tre carte nuove. Devi giocare metà della mano: qui due carte.
learn-turn-malta-3 = Poi devi di nuovo seguire una freccia. Se non puoi seguirne nessuna, sei fuori dal gioco.
learn-first-game = La tua prima partita
learn-first-game-text = Sai tutto quello che serve. Al tavolo ti aspetta { $name }: è un Paggio, il più mite dei giocatori automatici. L’allenatore interviene quando una mossa ti costerebbe cara.
learn-first-game-play = Gioca la tua prima partita
learn-first-game-other = Scegli tu i giocatori
