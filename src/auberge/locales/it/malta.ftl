### Malta!: tutto ciò che si legge durante una partita. Il testo delle regole è in rules_malta.ftl.

malta-title = { "Malta!" }
malta-tagline = un gioco spietato in cui vince chi resiste più a lungo
malta-description = Pesca, gioca metà della mano e muoviti: chi resta senza carte o senza uscite ha perso, e vince chi rimane in gioco per ultimo.
malta-notice-reconstructed = Il foglio delle regole non spiega per intero nessuna carta e nessuna casella: le caselle, il numero delle copie, 17 delle 27 carte e i dettagli delle altre 10 sono ricostruiti e non vengono dal gioco pubblicato.
malta-label-reconstructed = ricostruito

## Nomi

# Le carte, con i loro titoli.
malta-card-swap_hands = Scambio di mani
malta-card-draw_two = Pesca due
malta-card-discard_two_of_yours = Scarta due delle tue
malta-card-end_turn = Fine del turno
malta-card-negate = Annulla
malta-card-boomerang = Boomerang
malta-card-going_home = Si torna a casa
malta-card-remove_a_space = Rimuovi una casella
malta-card-everyone_moves = Tutti si muovono
malta-card-blind_faith = Fede cieca
malta-card-swap_places = Scambio di posti
malta-card-swap_two_spaces = Scambia due caselle
malta-card-turn_a_space = Gira una casella
malta-card-shift_a_line = Sposta una linea
malta-card-sidestep = Passo di lato
malta-card-shove = Spintone
malta-card-restore_a_space = Ripristina una casella
malta-card-take_one = Prendine una
malta-card-give_one = Cedine una
malta-card-shake_down = Estorsione
malta-card-drinks_for_all = Un giro per tutti
malta-card-pass_it_on = Fate passare
malta-card-stay_put = Resta dove sei
malta-card-fresh_shuffle = Nuova mescolata
malta-card-welcome_back = Di nuovo fra noi
malta-card-last_call = Ultimo giro
malta-card-clean_slate = Tabula rasa

malta-card = { $card ->
    [swap_hands] { malta-card-swap_hands }
    [draw_two] { malta-card-draw_two }
    [discard_two_of_yours] { malta-card-discard_two_of_yours }
    [end_turn] { malta-card-end_turn }
    [negate] { malta-card-negate }
    [boomerang] { malta-card-boomerang }
    [going_home] { malta-card-going_home }
    [remove_a_space] { malta-card-remove_a_space }
    [everyone_moves] { malta-card-everyone_moves }
    [blind_faith] { malta-card-blind_faith }
    [swap_places] { malta-card-swap_places }
    [swap_two_spaces] { malta-card-swap_two_spaces }
    [turn_a_space] { malta-card-turn_a_space }
    [shift_a_line] { malta-card-shift_a_line }
    [sidestep] { malta-card-sidestep }
    [shove] { malta-card-shove }
    [restore_a_space] { malta-card-restore_a_space }
    [take_one] { malta-card-take_one }
    [give_one] { malta-card-give_one }
    [shake_down] { malta-card-shake_down }
    [drinks_for_all] { malta-card-drinks_for_all }
    [pass_it_on] { malta-card-pass_it_on }
    [stay_put] { malta-card-stay_put }
    [fresh_shuffle] { malta-card-fresh_shuffle }
    [welcome_back] { malta-card-welcome_back }
    [last_call] { malta-card-last_call }
   *[clean_slate] { malta-card-clean_slate }
}

# Che cosa fa ogni carta.
malta-card-text = { $card ->
    [swap_hands] Scegli un avversario: scambia le carte che ti restano in mano con le sue.
    [draw_two] Pesca 2 carte.
    [discard_two_of_yours] Scarta 2 carte a tua scelta, o tutte se ne hai di meno.
    [end_turn] Il tuo turno finisce: le carte ancora da giocare decadono e non c’è fase di movimento. Con la mano vuota perdi comunque.
    [negate] Fuori dal tuo turno, contro la carta di un avversario: quella carta resta senza effetto. Giocata nel tuo turno, «Annulla» non fa nulla.
    [boomerang] Fuori dal tuo turno, contro la carta di un avversario: ne prendi il controllo e ne indichi di nuovo i bersagli; se la carta richiede un avversario, dev’essere il giocatore di turno. Giocata nel tuo turno, «Boomerang» non fa nulla.
    [going_home] Scegli una pedina, la tua o un’altra: va sulla sua casella di partenza o, se questa è stata rimossa, nel punto in cui la casella si trovava all’inizio.
    [remove_a_space] Scegli una casella che mostra il suo numero e su cui non c’è nessuna pedina: diventa un cerchio 0.
    [everyone_moves] Scegli una direzione: ogni pedina fa un passo in quella direzione. Le pedine già sul bordo della plancia da quella parte restano dove sono.
    [blind_faith] Il giocatore seguente non gioca carte nel suo prossimo turno, ma pesca e si muove. Se lo dicono le opzioni, salta invece l’intero turno.
    [swap_places] Scegli un avversario: la tua pedina e la sua si scambiano di posto.
    [swap_two_spaces] Scegli due caselle, nessuna delle quali sotto la pedina di un altro giocatore: si scambiano di posto. Le pedine restano dove sono.
    [turn_a_space] Scegli una casella che mostra il suo numero e non è sotto la pedina di un altro giocatore: girala di uno, due o tre quarti di giro in senso orario.
    [shift_a_line] Scegli una riga o una colonna e un verso: le sue caselle fanno un passo, e quella che esce rientra dall’altra parte. Le pedine restano dove sono.
    [sidestep] Muovi la tua pedina di un passo nella direzione che vuoi, qualunque cosa mostrino le frecce.
    [shove] Scegli un avversario e muovi la sua pedina di un passo nella direzione che vuoi.
    [restore_a_space] Scegli un cerchio 0: la casella mostra di nuovo il suo numero.
    [take_one] Scegli un avversario e prendi a caso 1 carta dalla sua mano.
    [give_one] Scegli un avversario e dagli 1 carta a tua scelta.
    [shake_down] Scegli un avversario: deve scartare 2 carte, o tutte se ne ha di meno.
    [drinks_for_all] Ogni giocatore ancora in gioco pesca 1 carta, prima tu, poi in senso orario.
    [pass_it_on] Ogni giocatore ancora in gioco passa 1 carta al giocatore seguente alla sua sinistra, tutti insieme.
    [stay_put] In questo turno non hai fase di movimento. Le carte ancora da giocare vanno giocate.
    [fresh_shuffle] La pila degli scarti viene mescolata nel mazzo di pesca.
    [welcome_back] Scegli un giocatore eliminato che non ha abbandonato: torna in gioco con la mano che ha conservato e 2 carte in più, con la pedina sulla sua casella di partenza.
    [last_call] Scegli un avversario: se non ha carte in mano, perde subito.
   *[clean_slate] Scarta il resto della tua mano e pesca altrettante carte.
}

# Una voce di un elenco di carte: quelle uguali si contano.
malta-item = { $item ->
    [swap_hands] { malta-card-swap_hands }
    [draw_two] { malta-card-draw_two }
    [discard_two_of_yours] { malta-card-discard_two_of_yours }
    [end_turn] { malta-card-end_turn }
    [negate] { malta-card-negate }
    [boomerang] { malta-card-boomerang }
    [going_home] { malta-card-going_home }
    [remove_a_space] { malta-card-remove_a_space }
    [everyone_moves] { malta-card-everyone_moves }
    [blind_faith] { malta-card-blind_faith }
    [swap_places] { malta-card-swap_places }
    [swap_two_spaces] { malta-card-swap_two_spaces }
    [turn_a_space] { malta-card-turn_a_space }
    [shift_a_line] { malta-card-shift_a_line }
    [sidestep] { malta-card-sidestep }
    [shove] { malta-card-shove }
    [restore_a_space] { malta-card-restore_a_space }
    [take_one] { malta-card-take_one }
    [give_one] { malta-card-give_one }
    [shake_down] { malta-card-shake_down }
    [drinks_for_all] { malta-card-drinks_for_all }
    [pass_it_on] { malta-card-pass_it_on }
    [stay_put] { malta-card-stay_put }
    [fresh_shuffle] { malta-card-fresh_shuffle }
    [welcome_back] { malta-card-welcome_back }
    [last_call] { malta-card-last_call }
   *[clean_slate] { malta-card-clean_slate }
}
malta-hand = { $number ->
    [1] { malta-item }
   *[other] { $number } × { malta-item }
}
malta-hand-none = nessuna carta

malta-direction = { $direction ->
    [up] verso l’alto
    [up_right] in alto a destra
    [right] verso destra
    [down_right] in basso a destra
    [down] verso il basso
    [down_left] in basso a sinistra
    [left] verso sinistra
   *[up_left] in alto a sinistra
}

malta-shape = { $shape ->
    [circle] cerchio
    [star] stella
    [crown] corona
   *[drop] goccia
}

# Una casella della plancia così com’è; `circle` è la sua altra faccia.
malta-space = { $shape ->
    [circle] cerchio 0
   *[other] { malta-shape } { $number }
}
malta-space-with-arrows = { $shape ->
    [circle] cerchio 0, senza frecce
   *[other] { malta-shape } { $number }, frecce: { $arrows }
}
malta-start-space = casella di partenza

# Una voce di un elenco di frecce.
malta-arrows = { $item ->
    [up] verso l’alto
    [up_right] in alto a destra
    [right] verso destra
    [down_right] in basso a destra
    [down] verso il basso
    [down_left] in basso a sinistra
    [left] verso sinistra
   *[up_left] in alto a sinistra
}
malta-arrows-none = nessuna

malta-line = { $axis ->
    [row] la riga { $line }
   *[column] la colonna { $line }
}

malta-quarters = { $quarters ->
    [1] un quarto di giro
    [2] mezzo giro
   *[3] tre quarti di giro
}

# Un bersaglio di una carta, nell’ordine in cui si indicano: un giocatore viene per primo, una rotazione dopo la sua casella.
malta-targets = { $item ->
    [cell] { $cell }
    [row] riga { $line }
    [column] colonna { $line }
    [number] { $place ->
        [1] { $name }
       *[other] { $value ->
            [1] un quarto di giro
            [2] mezzo giro
            [3] tre quarti di giro
           *[other] { $value }
        }
    }
    [up] verso l’alto
    [up_right] in alto a destra
    [right] verso destra
    [down_right] in basso a destra
    [down] verso il basso
    [down_left] in basso a sinistra
    [left] verso sinistra
    [up_left] in alto a sinistra
   *[other] { $item }
}
malta-targets-none = nessun bersaglio

malta-cause = { $cause ->
    [no_card] senza più carte
    [no_exit] nessun movimento possibile
    [racket] senza più carte dopo il pizzo
    [last_call] «Ultimo giro» senza carte in mano
   *[conceded] abbandono
}

malta-status = { $status ->
    [in] in gioco
    [conceded] ha abbandonato
   *[out] fuori dal gioco
}

malta-phase = { $phase ->
    [draw] fase di pesca
    [play] fase delle carte
   *[move] fase di movimento
}

## Opzioni

malta-option-board = Plancia
malta-option-board-help = La grandezza della plancia; quella piccola è solo per due giocatori.
malta-option-board-7x7 = plancia 7 × 7
malta-option-board-5x5 = plancia 5 × 5
malta-option-blind_faith = Fede cieca
malta-option-blind_faith-help = Che cosa fa «Fede cieca» al prossimo turno di chi la subisce.
malta-option-blind_faith-no_play = niente fase delle carte: il giocatore pesca e si muove, ma non gioca carte
malta-option-blind_faith-skip_turn = l’intero turno si salta

## Che cosa decidere

malta-question-go_on = Per ora non c’è nulla da decidere.
malta-question-board = Le caselle vengono mescolate e disposte; non c’è nulla da decidere.
malta-question-deck = Le carte vengono mescolate e distribuite; non c’è nulla da decidere.
malta-question-fresh = La pila degli scarti viene mescolata nel mazzo di pesca; non c’è nulla da decidere.
malta-question-take = Una carta viene presa a caso; non c’è nulla da decidere.
malta-question-draw = Prima c’è la fase di pesca; non c’è nulla da decidere.
malta-question-place = Scegli una casella di partenza per la tua pedina.
malta-question-play = { $due ->
    [one] Gioca una carta: in questo turno ne resta da giocare una.
   *[other] Gioca una carta: in questo turno ne restano da giocare { $due }.
}
malta-question-target = { $target ->
    [1] { $card ->
        [going_home] «{ malta-card }»: scegli il giocatore la cui pedina va sulla casella di partenza.
        [welcome_back] «{ malta-card }»: scegli il giocatore che torna in gioco.
       *[other] «{ malta-card }»: scegli un giocatore.
    }
    [2] { $card ->
        [swap_two_spaces] «{ malta-card }»: scegli la prima casella.
       *[other] «{ malta-card }»: scegli una casella.
    }
    [3] «{ malta-card }»: scegli la seconda casella.
    [4] «{ malta-card }»: scegli una direzione.
    [5] «{ malta-card }»: scegli di quanto girare la casella.
   *[6] «{ malta-card }»: scegli una riga o una colonna.
}
malta-question-respond = { $actor ->
    [-3] «{ malta-card }» è stata annunciata: qualcuno può rispondere.
   *[other] «{ malta-card }» è stata annunciata: rispondi, oppure lascia correre.
}
malta-question-discard = { $discards ->
    [one] Scegli una carta da scartare.
   *[other] Scegli una carta da scartare: devi scartarne ancora { $discards }.
}
malta-question-give = Scegli la carta da dare all’avversario.
malta-question-pass_on = Scegli la carta da passare al giocatore seguente alla tua sinistra.
malta-question-move = Scegli la direzione in cui si muove la tua pedina.
malta-question-racket_to = Pizzo: scegli il giocatore che riceve la prossima carta.
malta-question-racket = Pizzo: scegli la carta da dare.
malta-question-over = La partita è finita.

## Mosse

malta-move-space = Casella { $cell }
malta-move-play = Gioca «{ malta-card }»
malta-move-player = { $seat }
malta-move-direction = { $direction ->
    [up] Verso l’alto
    [up_right] In alto a destra
    [right] Verso destra
    [down_right] In basso a destra
    [down] Verso il basso
    [down_left] In basso a sinistra
    [left] Verso sinistra
   *[up_left] In alto a sinistra
}
malta-move-turn = { $quarters ->
    [1] Un quarto di giro in senso orario
    [2] Mezzo giro
   *[3] Tre quarti di giro in senso orario
}
malta-move-line = { $axis ->
    [row] Riga { $line }
   *[column] Colonna { $line }
}
malta-move-pass = Lascia correre
malta-move-negate = Rispondi con «Annulla»
malta-move-boomerang = Rispondi con «Boomerang»
malta-move-card = { malta-card }
malta-move-announce = { $targets_number ->
    [0] Gioca «{ malta-card }»
   *[other] Gioca «{ malta-card }»: { $targets }
}
malta-move-take-over = { $targets_number ->
    [0] Rispondi con «Boomerang»
   *[other] Rispondi con «Boomerang»: { $targets }
}
malta-move-pay-racket = Pizzo per { $seat }: «{ malta-card }»
malta-move-concede = Abbandona
malta-asks-always = Chiedimelo ogni volta
malta-asks-able = Chiedimelo quando posso rispondere
malta-asks-hit = Chiedimelo solo se una carta colpisce me
malta-asks-never = Non chiedermelo mai
malta-concede-consequences = La tua pedina lascia subito la plancia e le tue carte restano coperte. Perdi, e nessuna carta può riportarti in gioco. Se resta un solo altro giocatore, vince lui; altrimenti la partita continua.

## Eventi

malta-event-board-laid = Le caselle vengono mescolate e disposte.
malta-event-pawn-placed = { $seat } piazza la pedina in { $cell }.
malta-event-deck-shuffled = { $cards ->
    [one] Il mazzo di pesca viene mescolato: { $cards } carta.
   *[other] Il mazzo di pesca viene mescolato: { $cards } carte.
}
malta-event-turn-began = Turno { $turn }: gioca { $seat }.
malta-event-drawn = { $cards ->
    [one] { $seat } pesca { $cards } carta.
   *[other] { $seat } pesca { $cards } carte.
}
malta-event-card-drawn = { $seat } pesca «{ malta-card }».
malta-event-card-played = { $targets_number ->
    [0] { $seat } gioca «{ malta-card }».
   *[other] { $seat } gioca «{ malta-card }»: { $targets }.
}
malta-event-answered = { $targets_number ->
    [0] { $seat } risponde con «{ malta-card }».
   *[other] { $seat } risponde con «{ malta-card }»: { $targets }.
}
malta-event-negated = { $seat } annulla «{ malta-card }».
malta-event-without-effect = { $seat }: «{ malta-card }» resta senza effetto.
malta-event-discarded = { $seat } scarta «{ malta-card }».
malta-event-given = { $cards ->
    [one] { $to } riceve { $cards } carta da { $seat }.
   *[other] { $to } riceve { $cards } carte da { $seat }.
}
malta-event-card-given = { $to } riceve «{ malta-card }» da { $seat }.
malta-event-hands-swapped = { $seat } scambia la mano con { $to }.
malta-event-pawn-moved = La pedina di { $seat } va da { $from_cell } a { $cell }.
malta-event-pawn-stayed = La pedina di { $seat } resta in { $cell }.
malta-event-space-removed = { $seat } rimuove la casella { $cell }: ora è un cerchio 0.
malta-event-space-restored = { $seat } ripristina la casella { $cell }.
malta-event-space-turned = { $quarters ->
    [1] { $seat } gira la casella { $cell } di un quarto di giro in senso orario.
    [2] { $seat } gira la casella { $cell } di mezzo giro.
   *[3] { $seat } gira la casella { $cell } di tre quarti di giro in senso orario.
}
malta-event-spaces-swapped = { $seat } scambia le caselle { $cell } e { $other_cell }.
malta-event-line-shifted = { $seat } sposta { malta-line } di un passo { malta-direction }.
malta-event-blinded = «Fede cieca» colpisce il prossimo turno di { $seat }.
malta-event-play-skipped = «Fede cieca»: in questo turno { $seat } non gioca carte.
malta-event-turn-skipped = «Fede cieca»: { $seat } salta il turno.
malta-event-turn-ended = { $seat } termina il turno, senza fase di movimento.
malta-event-stayed-put = In questo turno { $seat } non ha fase di movimento.
malta-event-racket-due = { $owners_number ->
    [one] { $cards ->
        [one] { $seat } deve pagare il pizzo a { $owners }: { $cards } carta.
       *[other] { $seat } deve pagare il pizzo a { $owners }: { $cards } carte.
    }
   *[other] { $cards ->
        [one] { $seat } deve pagare il pizzo a { $owners }: { $cards } carta a testa.
       *[other] { $seat } deve pagare il pizzo a { $owners }: { $cards } carte a testa.
    }
}
malta-event-lost = { $cause ->
    [no_card] { $seat } non ha più carte e perde.
    [no_exit] { $seat } non può muoversi e perde.
    [racket] { $seat } non ha più carte dopo il pizzo e perde.
   *[last_call] «Ultimo giro»: { $seat } non ha carte e perde.
}
malta-event-came-back = { $seat } torna in gioco nella casella { $cell }.
malta-event-conceded = { $seat } abbandona.
malta-event-plays-due = { $cards ->
    [one] { $seat } deve giocare { $cards } carta.
   *[other] { $seat } deve giocare { $cards } carte.
}
malta-event-game-won = { $seat } vince: in gioco non resta nessun altro.

## Rifiuti

refusal-cannot-concede = Può abbandonare solo chi è ancora in gioco, e solo finché la partita non è finita.
refusal-not-against-own-card = Non puoi rispondere a una tua carta con «Annulla» o «Boomerang».
refusal-not-asked = Per ora non tocca a te decidere.
refusal-card-not-held = «{ malta-card }»: questa carta non è nella tua mano.
refusal-not-a-start-space = La pedina va piazzata su una casella di partenza, nella fila inferiore.
refusal-no-such-arrow = Nessuna freccia utilizzabile in questa direzione: { malta-direction }.
refusal-nothing-due = A questo giocatore non devi alcun pizzo.
refusal-wrong-target = «{ malta-card }»: questo bersaglio non è adatto alla carta.
refusal-target-missing = «{ malta-card }»: manca un bersaglio.
refusal-space-not-free = Si può rimuovere solo una casella che mostra il suo numero e su cui non c’è nessuna pedina.
refusal-space-under-other = Questa casella non si può scegliere: c’è sopra la pedina di un altro giocatore.
refusal-space-is-circle = Si può girare solo una casella che mostra il suo numero; questa mostra il cerchio 0.
refusal-same-space = Servono due caselle diverse; questa è già stata scelta.
refusal-space-not-circle = Si può ripristinare solo un cerchio 0.
refusal-off-the-board = Questo passo porta fuori dalla plancia o non è in linea retta.
refusal-must-be-active-player = Una carta di cui si prende il controllo può essere rivolta solo al giocatore di turno.
refusal-pawn-off-the-board = Questo passo porterebbe la pedina fuori dalla plancia.
refusal-wrong-player = Questo giocatore non può essere il bersaglio di questa carta: scegline un altro ancora in gioco.
refusal-player-not-out = Può rientrare solo un giocatore eliminato: scegline uno.
refusal-wrong-line = Una riga si sposta verso sinistra o verso destra, una colonna verso l’alto o verso il basso; la riga o la colonna deve trovarsi sulla plancia.

## Scritte della plancia

malta-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
malta-due = { $number ->
    [0] nessun’altra carta da giocare
    [one] { $number } carta ancora da giocare
   *[other] { $number } carte ancora da giocare
}
malta-blind = { $number ->
    [one] «Fede cieca» in vigore
   *[other] «Fede cieca» in vigore per { $number } turni
}
malta-racket = { $number ->
    [one] pizzo dovuto: { $number } carta
   *[other] pizzo dovuto: { $number } carte
}
malta-window = Qualcuno può rispondere
malta-label-board = Plancia
malta-label-row = Riga
malta-label-column = Colonna
malta-label-turn = Turno
malta-label-active-player = Giocatore di turno
malta-label-start-player = Primo giocatore
malta-label-draw-pile = Mazzo di pesca
malta-label-discard-pile = Pila degli scarti
malta-label-plays-due = Carte ancora da giocare
malta-label-hand = Mano
malta-label-hand-size = Numero di carte in mano
malta-label-known = Carte note della mano
malta-label-pawn = Pedina
malta-label-home = Casella di partenza
malta-label-exits = Direzioni possibili
malta-label-in = in gioco
malta-label-out = fuori dal gioco
malta-label-conceded = ha abbandonato
malta-label-racket = Pizzo dovuto
malta-label-blind-faith = «Fede cieca» in vigore
malta-label-card = Carta giocata
malta-label-targets = Bersagli
malta-label-response = Risposta
malta-label-turn-over = «Fine del turno» ha effetto
malta-label-stays = «Resta dove sei»: niente fase di movimento
malta-label-passing = Carte scelte da passare
malta-label-losers = Hanno perso, in quest’ordine
malta-label-winner = Vince
malta-label-log = Cronaca della partita

## Preparazione


## Testi che non sono mosse

bad-move-no-such-card = Non c’è nessuna carta «{ $card }».
bad-move-no-such-seat = Non c’è nessun giocatore { $seat }.
bad-move-no-such-line = Non c’è nessuna riga o colonna { $index }.
bad-move-quarters = Una casella si gira di 1, 2 o 3 quarti di giro, non di { $quarters }.
bad-move-target = «{ $text }» non è il bersaglio richiesto.

## File di dati

bad-data-id-twice = { bad-data-place }: «{ $value }» compare due volte.
bad-data-total = { bad-data-place }: le copie devono essere { $wanted } in tutto, non { $value }.
bad-data-starts = { bad-data-place }: le caselle di partenza devono essere esattamente { $wanted }.
bad-data-start-without-up = { bad-data-place }: una casella di partenza deve avere una freccia verso l’alto.
bad-data-card-missing = { bad-data-place }: la carta { $value } deve essere nel mazzo.
bad-data-too-many-copies = { bad-data-place }: di { $value } si usano più copie di quante ce ne siano.
data-warning-start-arrows = C’è una casella di partenza con meno di due frecce.
data-warning-asymmetric = Le quattro direzioni non hanno lo stesso numero di frecce.
data-warning-numbers = C’è una casella che ha più frecce di un’altra e anche un numero più grande.
data-warning-missing-effect = Nessuna carta fa scambiare di posto due pedine, o nessuna gira una casella.
