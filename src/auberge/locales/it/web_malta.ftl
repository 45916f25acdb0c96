### La plancia di Malta! nel browser. Ciò che si dice ovunque è in malta.ftl.

## La plancia

web-malta-which = Quale pedina in { $cell }?
web-malta-board-help = I tasti freccia passano da una casella all’altra, N e P vanno alla successiva o alla precedente possibile, Invio sceglie.
web-malta-cell = { $cell }: { $space }
web-malta-stands = qui: { $names }
web-malta-possible = si può scegliere
web-malta-dead-end = da qui non si prosegue
web-malta-stuck = nessuna; così come stanno le cose, al momento di muoverti perderesti
web-malta-price = −{ $cards }
web-malta-spaces = { $number ->
    [one] Una casella è segnata sulla plancia.
   *[other] { $number } caselle sono segnate sulla plancia.
}

## Le carte

web-malta-short = { $card ->
    [swap_hands] Scambia la mano con un avversario.
    [draw_two] Pesca 2 carte.
    [discard_two_of_yours] Scarta 2 delle tue carte.
    [end_turn] Il turno finisce qui, senza movimento.
    [negate] Fuori turno: una carta non ha effetto.
    [boomerang] Fuori turno: una carta diventa tua.
    [going_home] Una pedina torna alla partenza.
    [remove_a_space] Una casella libera diventa un cerchio 0.
    [everyone_moves] Un passo per tutti, stessa direzione.
    [blind_faith] Chi segue non gioca carte.
    [swap_places] Cambia posto con un avversario.
    [swap_two_spaces] Due caselle si scambiano di posto.
    [turn_a_space] Gira una casella in senso orario.
    [shift_a_line] Sposta di un passo una riga o colonna.
    [sidestep] Un passo a scelta con la tua pedina.
    [shove] Spingi la pedina di un avversario.
    [restore_a_space] Un cerchio 0 mostra di nuovo il numero.
    [take_one] Prendi a caso una carta altrui.
    [give_one] Dai una carta a un avversario.
    [shake_down] Un avversario scarta 2 carte.
    [drinks_for_all] Ognuno pesca 1 carta.
    [pass_it_on] Ognuno passa 1 carta a sinistra.
    [stay_put] In questo turno non ti muovi.
    [fresh_shuffle] Gli scarti tornano nel mazzo.
    [welcome_back] Un eliminato rientra in gioco.
    [last_call] Un avversario senza carte perde.
   *[clean_slate] Scarta la mano e pesca altrettante carte.
}
web-malta-answer = risposta
web-malta-empty-hand = Nessuna carta in mano.
web-malta-use = { $question ->
    [discard] Scarta «{ malta-card }»
    [give] Dai «{ malta-card }»
    [pass_on] Passa «{ malta-card }»
    [racket] Paga con «{ malta-card }»
    [respond] Rispondi con «{ malta-card }»
   *[play] Gioca «{ malta-card }»
}
web-malta-due = carte da giocare: { $due } su { $all }
web-malta-due-of = { $name }, carte da giocare: { $due } su { $all }
web-malta-discards = Carte nella pila degli scarti
web-malta-all-cards = Tutte le carte e i loro effetti
web-malta-reconstructed = Carte e caselle: ricostruite
web-malta-header = carte ricostruite
web-malta-house-deck = A questo tavolo si gioca con carte e caselle personalizzate, prese da un file.

## I giocatori

web-malta-you = tu
web-malta-tag = { $status ->
    [plays] gioca
    [out] fuori
    [conceded] ha abbandonato
    [blind] fede cieca
   *[other] { $status }
}
web-malta-out-why = { $cards ->
    [0] nessuna carta
   *[other] nessuna uscita
}
web-malta-player = { $status ->
    [plays] { $name } gioca, carte: { $cards }
    [out] { $name } è fuori dal gioco, carte: { $cards }
    [conceded] { $name } ha abbandonato, carte: { $cards }
    [blind] { $name } non giocherà carte al prossimo turno, carte: { $cards }
   *[other] { $name }, carte: { $cards }
}
web-malta-status = Situazione
web-malta-or = in una di queste mani: { $names }

## Che cosa fare ora

web-malta-panel = { $question ->
    [place] Preparazione
    [play] Giocare carte
    [target] Bersagli
    [respond] Sul tavolo
    [discard] Scartare
    [give] Dare una carta
    [pass_on] Passare una carta
    [move] Movimento
    [racket_to] Pizzo
    [racket] Pizzo
    [over] Fine della partita
   *[other] Al tavolo
}
web-malta-step = { $step ->
    [draw] Pesca
    [play] Carte ({ $due })
   *[move] Movimento
}
web-malta-ask-place-more = Più pedine possono stare sulla stessa casella.
web-malta-ask-play-more = Senza carte in mano perdi.
web-malta-ask-move-more = Su una casella occupata si paga il pizzo.
web-malta-ask-racket-more = Se poi resti senza carte, perdi.
web-malta-ask-racket_to-more = Le tue carte potrebbero non bastare per tutti.
web-malta-ask-pass_on-more = Tutte le scelte si rivelano insieme.
web-malta-ask-wait = Aspetta, { $name }!
web-malta-ask-respond-you = { $name } gioca «{ malta-card }» contro di te. Rispondi o lascia correre.
web-malta-ask-respond = { $name } gioca «{ malta-card }». Rispondi o lascia correre.
web-malta-window = { $name } gioca «{ malta-card }».
web-malta-ask-final = Giochi «{ malta-card }»?
web-malta-ask-turn-final = Vuoi fare così?
web-malta-ask-final-more = { $kind ->
    [card] Una carta giocata non si può più ritirare.
   *[turn] Poi non puoi più tornare indietro.
}
web-malta-final = { $kind ->
    [card] Gioca «{ malta-card }» adesso
   *[turn] Sì, avanti
}
web-malta-wait = { $question ->
    [place] { $name } piazza la pedina.
    [draw] { $name } pesca carte.
    [fresh] Gli scarti vengono mescolati nel mazzo di pesca.
    [take] { $name } prende una carta.
    [play] { $name } gioca carte.
    [discard] { $name } sceglie carte da scartare.
    [give] { $name } sceglie una carta da dare a un avversario.
    [pass_on] { $name } sceglie una carta da passare.
    [move] { $name } sta per muoversi.
    [racket_to] { $name } paga il pizzo.
   *[other] { $name } gioca.
}
web-malta-undo = { $kind ->
    [space] casella
    [player] giocatore
    [direction] direzione
    [turn] rotazione
    [line] linea
   *[other] passo
}
web-malta-after-racket = { $cards ->
    [0] Poi non ti resta nessuna carta e perdi.
    [one] Poi ti resta { $cards } carta.
   *[other] Poi ti restano { $cards } carte.
}
web-malta-chosen = { $chosen ->
    [yes] ha scelto
   *[no] ci pensa
}

## La risposta

web-malta-plays = { $name } gioca
web-malta-plays-on-you = { $name } gioca contro di te:
web-malta-you-play = Giochi
web-malta-answered = { $name } risponde con «{ malta-card }».
web-malta-negate-help = nessun effetto
web-malta-boomerang-help = ora è tua: scegli nuovi bersagli
web-malta-one-answer = Una risposta per carta; a una risposta non si risponde.

## Perdere, tornare, la fine

web-malta-out = { $name } è fuori
web-malta-back = { $name } rientra in gioco
web-malta-you-out = { $cause ->
    [no_card] Non ti resta nessuna carta.
    [no_exit] Non potevi muoverti.
    [racket] Il pizzo ti ha tolto l’ultima carta.
    [last_call] «Ultimo giro» ti ha colto senza carte in mano.
   *[conceded] Hai abbandonato.
}
web-malta-you-out-title = Sei fuori!
web-malta-you-out-more = La tua pedina lascia la plancia; la mano resta a te. «{ malta-card-welcome_back }» può farti rientrare.
web-malta-you-out-final = La tua pedina lascia la plancia. Chi abbandona non torna in gioco.
web-malta-you-back-title = Sei di nuovo in gioco!
web-malta-you-back-more = La tua pedina è in { $cell }, e hai di nuovo la tua mano.
web-malta-concede-sure = Abbandonare davvero?
web-malta-concede-no = Continua
web-malta-victory = { $names } vince: in gioco non resta nessun altro
web-malta-order = Come è finita la partita
web-malta-order-turn = { $turn ->
    [0] Prima del primo turno
   *[other] Turno { $turn }
}
web-malta-order-last = Resta in gioco solo { $name }, che vince.
web-malta-order-note = L’ordine non è una classifica: tutti i giocatori che hanno perso condividono l’ultimo posto.

## Tasti

web-malta-key-card = scegli una carta della mano, o usala
web-malta-key-next = casella possibile successiva e precedente
web-malta-draw-take = { $name } prende una carta a caso.
