### La pagina: riguardare una partita. Didascalie, turni, decisioni costose sulla plancia, che cosa è successo intanto, l’immagine da condividere.

## Passi che non mostrano nulla

web-past-did = { $name } decide: { $move }.
web-past-chance = Decide la sorte; non si vede ancora nulla.
web-past-decided = { $name } ha deciso qualcosa che non si vede ancora.

## Attraverso la partita

web-past-turn-back = Un turno indietro
web-past-turn-on = Un turno avanti
web-past-key-step = nel replay: un passo indietro o avanti
web-past-key-turn = nel replay: un turno indietro o avanti (anche Maiusc con i tasti freccia)
web-past-key-decision = nell’analisi: decisione costosa successiva o precedente
web-past-link = Link a questo momento

## Che cosa è successo intanto

web-past-away = { $turns ->
    [one] Un turno mentre non guardavi
   *[other] { $turns } turni mentre non guardavi
}
web-past-away-title = Mentre non guardavi
web-past-away-play = Rivedi passo per passo
web-past-away-turn = Turno di { $name }

## Decisioni costose sulla plancia

web-past-decision = Decisione { $place } di { $of }:
web-past-gave-away = qui { $name } ha perso { $percent ->
    [one] un punto percentuale
   *[other] { $percent } punti percentuali
} di probabilità di vittoria.
web-past-decision-before = Decisione costosa precedente
web-past-decision-next = Decisione costosa successiva
web-past-better = Meglio
web-past-tag-better = meglio
web-past-tag-made = giocata
web-past-told = Decisione { $place } di { $of }, { $round ->
    [0] passo { $step }
   *[other] giro { $round }
}. { $name }: { $made }, probabilità di vittoria { $chance } per cento. Meglio: { $better }, { $best } per cento.

## L’immagine del risultato

web-past-picture = Condividi un’immagine
web-past-picture-title = Immagine del risultato
web-past-picture-drawing = Sto disegnando l’immagine…
web-past-picture-failed = Non è stato possibile disegnare l’immagine.
web-past-picture-save = Salva l’immagine
web-past-picture-send = Condividi
web-past-picture-place = { $place }. { $name }
web-past-picture-points = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-past-picture-alt = { $game }, { $date }. { $headline }. { $results }.
