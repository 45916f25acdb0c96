### Parole dell’allenatore e della domanda «Perché questa mossa?»: un maestro gentile, che non rimprovera mai.

## L’allenatore

coach = Allenatore
coach-off = disattivato
coach-blunders = solo per le mosse costose
coach-talkative = più spesso
coach-off-help = L’allenatore non dice nulla.
coach-blunders-help = L’allenatore interviene prima che una mossa molto costosa diventi definitiva, o subito dopo se giochi solo contro il computer; al massimo tre volte a partita.
coach-talkative-help = L’allenatore interviene anche quando la posta è minore, al massimo otto volte a partita.
coach-people-help = Se giocano più persone, l’allenatore aiuta solo nella misura accettata da tutti.
coach-now-off = Per ora non tutti hanno accettato un allenatore.
coach-now-blunders = Al momento interviene solo per le mosse costose.
coach-now-talkative = Al momento interviene più spesso.
coach-helped = Questa partita è stata giocata con l’aiuto di un allenatore.
coach-looks = L’allenatore dà un’occhiata…
coach-word = { $points ->
    [one] Un momento. { $move }: questa mossa ti costerebbe circa una vittoria su cento partite.
   *[other] Un momento. { $move }: questa mossa ti costerebbe circa { $points } vittorie su cento partite.
}
coach-better = C’è una mossa più forte.
coach-take-back = Torna indietro
coach-anyway = Gioca lo stesso
coach-word-afterwards = { $points ->
    [one] { $move }: questa mossa ti costa circa una vittoria su cento partite.
   *[other] { $move }: questa mossa ti costa circa { $points } vittorie su cento partite.
}
coach-better-afterwards = C’era una mossa più forte.
coach-leave = Lascia così

## Perché questa mossa?

coach-why = Perché?
coach-why-line = Perché? { $line }
coach-why-title = { $name }: perché questa mossa?
coach-why-made = scelta
coach-why-random = Il buffone sceglie a caso una mossa permessa, senza valutare nulla.
coach-why-page = Un paggio agisce spesso d’impulso; altrimenti sceglie ciò che sembra buono per questo turno.
coach-why-squire = Uno scudiero sceglie ciò che sembra meglio per questo turno e non guarda oltre.
coach-why-knight = Un cavaliere guarda qualche mossa avanti, ma senza pensarci a lungo.
coach-why-grand_master = Un gran maestro guarda lontano e gioca a mente migliaia di partite possibili.
coach-why-best = Un buon giocatore avrebbe fatto lo stesso.
coach-why-close = Per un buon giocatore questa mossa vale più o meno quanto la migliore.
coach-why-not-best = Un buon giocatore avrebbe scelto piuttosto la prima di queste mosse.
coach-why-seen = Il giudizio si basa su ciò che vedi; le carte coperte sono solo supposte. A fine partita chiedi di nuovo e saprai tutto.
coach-why-alone = In base a ciò che vedi, nessun’altra mossa era sicuramente possibile.
coach-why-worlds = { $worlds ->
    [one] Valutazione basata su { $worlds } partita simulata.
   *[other] Valutazione basata su { $worlds } partite simulate.
}
coach-why-worlds-few = { $worlds ->
    [one] Solo una prima impressione, basata su { $worlds } partita simulata.
   *[other] Solo una prima impressione, basata su { $worlds } partite simulate.
}
coach-why-later = Ciò che vedi non basta a spiegare questa mossa. A fine partita puoi chiedere di nuovo.
coach-why-no-bot = Si possono spiegare solo le mosse dei giocatori automatici.

## Nel terminale

coach-cli-ask = Premi Invio per tornare indietro, o digita «no» per giocarla lo stesso.
coach-why-chose = Mossa scelta: { $move }
cli-help-coach = Fa intervenire un allenatore prima che una mossa costosa diventi definitiva: blunders (solo per le mosse molto costose) o talkative (più spesso).
cli-value-degree = GRADO
cli-bad-coach = «{ $degree }» non è un’impostazione dell’allenatore. Impostazioni possibili: { $known }.
