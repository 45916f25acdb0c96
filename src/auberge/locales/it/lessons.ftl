## Imparare giocando: ciò che dice ogni corso, e il comando `auberge learn`

unknown-lesson = Non c’è nessuna lezione «{ $name }». Lezioni disponibili: { $known }.
bad-data-lesson = { bad-data-place }: questo contenuto non ha senso in una lezione.
bug-lesson-over = Errore interno: è stata tentata una mossa nella lezione { $lesson }, dove non resta nulla da fare. Segnalalo, per favore.
cli-help-learn = Insegna un gioco con brevi lezioni, sulla plancia vera. Senza un gioco, elenca i corsi.
cli-help-lesson = Lezione da cui cominciare: il suo numero o il suo codice.
cli-help-learn-coverage = Mostra quali capitoli delle regole sono trattati dalle lezioni.
cli-value-lesson = LEZIONE

# L’elenco dei corsi.
lesson-course = { $game }, lezioni fatte: { $done } su { $all }
lesson-done-mark = fatta
lesson-begun-mark = iniziata
lesson-how-to-start = Per imparare: { $command }

# Al prompt. Ciò che puoi digitare oltre a una mossa.
lesson-ribbon = { $title }, { $step } di { $steps }: { $text }
lesson-look-at = Guarda: { $things }
lesson-keys = Puoi anche digitare: { $keys }.
lesson-command-hint = indizio
lesson-command-show = mostra
lesson-command-back = indietro
lesson-command-skip = salta
lesson-command-quit = esci

# Le risposte.
lesson-missed = La mossa è permessa, ma non è quello che si chiede qui. Torniamo indietro.
lesson-offer-show = Digita «{ $show }» per vedere una soluzione.
lesson-shown = Una soluzione: { $moves }.
lesson-reached = Fatto. { $text }
lesson-enter = Premi Invio per continuare.
lesson-finished = Lezione completata: { $title }.
lesson-tips = Il corso è finito. Tre cose a cui badano i buoni giocatori:
lesson-play-now = Ora gioca: { $command }
lesson-left = Alla prossima. Per continuare: { $command }
lesson-not-kept = I tuoi progressi non si possono salvare in { $file }: { $problem }.

# Quanto delle regole insegnano le lezioni.
lesson-not-taught = non insegnato
lesson-no-lesson = nessuna lezione
lesson-coverage = Capitoli insegnati: { $met } su { $all }
lesson-coverage-missing = { $number ->
    [one] Un capitolo non ha nessuna lezione.
   *[other] { $number } capitoli non hanno nessuna lezione.
  }
