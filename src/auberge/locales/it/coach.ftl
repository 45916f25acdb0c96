### Parole dell’allenatore e della domanda «Perché questa mossa?»: un maestro gentile, che non rimprovera mai.

## L’allenatore

coach = Allenatore
coach-off = senza
coach-blunders = solo per le mosse che costano caro
coach-talkative = più spesso
coach-off-help = L’allenatore non dice nulla.
coach-blunders-help = Prima che diventi definitiva una mossa che costerebbe caro, l’allenatore interviene: al massimo tre volte a partita.
coach-talkative-help = L’allenatore interviene anche per cose più piccole: al massimo otto volte a partita.
coach-people-help = Se si gioca in più persone, l’allenatore aiuta solo quanto vogliono tutti.
coach-now-off = Per ora non sono tutti d’accordo di avere un allenatore.
coach-now-blunders = Al momento interviene solo per le mosse che costano caro.
coach-now-talkative = Al momento interviene piuttosto spesso.
coach-helped = In questa partita ha aiutato un allenatore.
coach-looks = L’allenatore dà un’occhiata…
coach-go-on = Non aspettare
coach-word = { $points ->
    [one] Un momento: «{ $move }» ti costerebbe circa una vittoria su cento partite.
   *[other] Un momento: «{ $move }» ti costerebbe circa { $points } vittorie su cento partite.
}
coach-better = C’è una mossa più forte.
coach-take-back = Torna indietro
coach-anyway = Gioca lo stesso

## Perché questa mossa?

coach-why = Perché?
coach-why-line = Perché? { $line }
coach-why-title = { $name }: perché questa mossa?
coach-why-made = scelta
coach-why-random = Il buffone fa una mossa qualsiasi tra quelle permesse, senza valutare nulla.
coach-why-page = Un paggio segue spesso il capriccio; altrimenti prende ciò che sembra buono per questo turno.
coach-why-squire = Uno scudiero prende ciò che sembra migliore per questo turno e non guarda oltre.
coach-why-knight = Un cavaliere guarda qualche mossa avanti, ma non a lungo.
coach-why-grand_master = Un gran maestro guarda lontano e gioca a mente migliaia di partite possibili.
coach-why-best = Un buon giocatore avrebbe fatto lo stesso.
coach-why-close = Per un buon giocatore vale più o meno quanto la mossa migliore.
coach-why-not-best = Un buon giocatore avrebbe scelto piuttosto la prima di queste mosse.
coach-why-seen = Valutazione basata su ciò che vedi: le carte coperte sono solo ipotizzate. A fine partita puoi chiedere di nuovo e saprai tutto.
coach-why-alone = Da ciò che vedi, nessun’altra mossa era possibile con certezza.
coach-why-worlds = { $worlds ->
    [one] Valutazione basata su { $worlds } partita simulata.
   *[other] Valutazione basata su { $worlds } partite simulate.
}
coach-why-worlds-few = { $worlds ->
    [one] Solo una prima impressione, basata su { $worlds } partita simulata.
   *[other] Solo una prima impressione, basata su { $worlds } partite simulate.
}
coach-why-later = Da ciò che vedi non si può dire. A fine partita puoi chiedere di nuovo.
coach-why-no-bot = Si possono spiegare solo le mosse dei giocatori automatici.
coach-cli-ask = Invio per tornare indietro, «no» per giocarla lo stesso.
coach-why-chose = Mossa scelta: { $move }
cli-help-coach = Un allenatore interviene prima che una mossa costosa diventi definitiva: blunders (solo allora) o talkative (più spesso).
cli-value-degree = GRADO
cli-bad-coach = Non c’è un allenatore «{ $degree }». Possibili: { $known }.
