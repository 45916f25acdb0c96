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
