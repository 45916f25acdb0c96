### Il tavolo di Valletta nel browser. Ciò che si dice ovunque sta in valletta.ftl.

## La strada e i suoi edifici

web-valletta-board = Strada di Valletta con i suoi edifici
web-valletta-board-help = I tasti freccia passano da un edificio all’altro, N e P vanno al successivo e al precedente possibile, S alla strada, I mostra un edificio per intero, Invio sceglie.
web-valletta-zone = Area { $numeral }
web-valletta-bonus-here = costruire qui:
web-valletta-where = { $side ->
    [above] fila { $row } sopra la strada, area { $numeral }
   *[below] fila { $row } sotto la strada, area { $numeral }
}
web-valletta-lies-here = personaggio: { valletta-character }
web-valletta-costs = costo: { $goods }
web-valletta-owner = casa di { $name }
web-valletta-owner-upgraded = casa di { $name }, edificio migliorato
web-valletta-icons = icone rendita: { valletta-amount }
web-valletta-end-points = { valletta-points } alla fine
web-valletta-can-build = si può costruire (costo: { $goods })
web-valletta-can-upgrade = si può migliorare (costo: { $goods })
web-valletta-with-bonus = { $points ->
    [one] { $points } punto nell’area di Jean
   *[other] { $points } punti nell’area di Jean
}
web-valletta-chosen = la tua scelta; premi Invio per confermare
web-valletta-stands = { $name }: { $track }
web-valletta-barrels-left = { $number ->
    [one] resta { $number } barile
   *[other] restano { $number } barili
}
web-valletta-build-here = Costruisci qui
web-valletta-upgrade-here = Migliora

## La propria plancia

web-valletta-own-board = Plancia di { $name }
web-valletta-draw-pile = { $number ->
    [one] Mazzo di pesca: { $number } carta
   *[other] Mazzo di pesca: { $number } carte
}
web-valletta-discard-pile = { $number ->
    [one] Pila degli scarti: { $number } carta
   *[other] Pila degli scarti: { $number } carte
}
web-valletta-hand-of = { $number ->
    [one] { $number } carta in mano
   *[other] { $number } carte in mano
}
web-valletta-cards-left = { $number ->
    [one] { $number } carta ancora da giocare
   *[other] { $number } carte ancora da giocare
}
web-valletta-houses-left = { $number ->
    [one] resta { $number } casa
   *[other] restano { $number } case
}
# The effect of a character as its card in the hand tells it, where the whole sentence is long; a tap tells it all.
web-valletta-short-jean_de_la_valette = sposta Jean di 1 spazio, prendi il bene del barile; puoi licenziare o assumere
web-valletta-short-monk = ogni avversario con almeno 4 beni te ne dà 1
web-valletta-short-foreman = scegli un bene: ne prendi 1 per ogni sua icona sui tuoi edifici
web-valletta-short-innkeeper = ogni avversario con almeno 2 monete te ne dà 1
web-valletta-short-nun = scegli un bene: tu ne prendi 3 e ogni avversario 1
web-valletta-short-tax_collector = chi ha almeno 3 legno te ne dà 1; idem per pietra e mattoni
web-valletta-short-grand_master_del_monte = puoi pagare 1 moneta, 1 legno, 1 pietra e 1 mattone per ottenere 5 punti
web-valletta-card-space = Spazio { $space }:
web-valletta-on-space = Spazio { $space }: { $name }
web-valletta-free-space = Spazio { $space }, libero
web-valletta-play-hint = Scegli una carta della tua mano per giocarla.
web-valletta-end-turn = Termina il turno
web-valletta-back = Indietro

## Costruire e pagare

web-valletta-build-hint = Scegli un edificio lungo la strada. Quelli che non puoi pagare sono grigi: toccane uno per sapere perché.
web-valletta-wins = Ti porta in mano { valletta-the-character }:
web-valletta-printed = Costo stampato
web-valletta-full-price = Nessuna tua casa accanto: costo intero.
web-valletta-full-upgrade = Nessuna riduzione.
web-valletta-saved-neighbours = { $number ->
    [one] { $number } tua casa accanto
   *[other] { $number } tue case accanto
}
web-valletta-saved-upgrade = Migliorare non costa monete
web-valletta-saved-character = { valletta-character-short }
web-valletta-due = Da pagare
web-valletta-needs-substitutes = Alcuni beni vanno sostituiti, ognuno con altri tre.
web-valletta-bonus-line = per costruire nell’area di Jean
web-valletta-pay-build = Paga { valletta-building }
web-valletta-pay-upgrade = Migliora { valletta-building }
web-valletta-you-own = ne hai { $number }
web-valletta-take-off = { $good ->
    [gold] Riprendi 1 moneta
    [wood] Riprendi 1 legno
    [stone] Riprendi 1 pietra
   *[brick] Riprendi 1 mattone
}
web-valletta-lay-down = { $good ->
    [gold] Metti giù 1 moneta ({ $number ->
        [one] ne resta { $number }
       *[other] ne restano { $number }
    })
    [wood] Metti giù 1 legno ({ $number ->
        [one] ne resta { $number }
       *[other] ne restano { $number }
    })
    [stone] Metti giù 1 pietra ({ $number ->
        [one] ne resta { $number }
       *[other] ne restano { $number }
    })
   *[brick] Metti giù 1 mattone ({ $number ->
        [one] ne resta { $number }
       *[other] ne restano { $number }
    })
}
web-valletta-replaced = { $good ->
    [gold] 1 moneta è sostituita da tre beni: paga invece la moneta
    [wood] 1 legno è sostituito da tre beni: paga invece il legno
    [stone] 1 pietra è sostituita da tre beni: paga invece la pietra
   *[brick] 1 mattone è sostituito da tre beni: paga invece il mattone
}
web-valletta-substitutes = Beni sostitutivi
web-valletta-three-for-one = 3 per 1
web-valletta-replaces = sostituisce { $amount }
web-valletta-after-paying = Ti restano
web-valletta-into-hand = { valletta-character-short } in mano
web-valletta-worth = varrà { valletta-points } alla fine
web-valletta-jeans-zone = area di Jean
web-valletta-houses-then = case rimaste: { $before } → { $after }
web-valletta-still-open = { $number ->
    [one] Metti giù ancora { $number } bene sostitutivo.
   *[other] Metti giù ancora { $number } beni sostitutivi.
}
web-valletta-too-many = { $number ->
    [one] { $number } bene di troppo.
   *[other] { $number } beni di troppo.
}
web-valletta-pay-and-build = Paga e costruisci
web-valletta-pay-and-upgrade = Paga e migliora
web-valletta-as-proposed = Come proposto

## Carte

web-valletta-for-hire = Riserva dei personaggi
web-valletta-nobody = Non c’è nessuno.
web-valletta-all-cards = Tutte le carte
web-valletta-jean-hint = { $hires ->
    [0] Scegli una carta della mano per licenziarla; nessun personaggio può essere assunto.
   *[other] Scegli una carta della mano per licenziarla, o una della riserva per assumerla.
}
web-valletta-turn = turno { $turn }
web-valletta-values-reconstructed = valori delle carte ricostruiti
web-valletta-now = ora: { $gain }
web-valletta-to-win = Da ottenere
web-valletta-group-hand = Mano ({ $number })
web-valletta-group-known = Carte note in mano ({ $number })
web-valletta-group-unseen = { $own ->
    [yes] Mazzo di pesca, in ordine ignoto ({ $number })
   *[no] Mano o mazzo di pesca ({ $number })
}
web-valletta-group-played = Carte giocate in questo turno ({ $number })
web-valletta-group-discards = Pila degli scarti ({ $number })
web-valletta-discards-hidden = Solo chi possiede la pila può guardarla.
web-valletta-on-buildings = { $number ->
    [one] Su { $number } edificio senza casa
   *[other] Su { $number } edifici senza casa
}
web-valletta-where-cards = Dove sono le carte
web-valletta-on-building = su: { $building }
web-valletta-in-pool = { $number ->
    [one] nella riserva dei personaggi: { $number } carta
   *[other] nella riserva dei personaggi: { $number } carte
}
web-valletta-with-player = { $name }: { $cards }

## Il nastro

web-valletta-step-card = { $card ->
    [1] 1ª carta
    [2] 2ª carta
   *[3] 3ª carta
}
web-valletta-step-refill = Pescata
web-valletta-acting = { $card }:
web-valletta-ask-draft = { $name }, prendi un bene iniziale in più.
web-valletta-ask-draft-more = Vedi già la tua mano e tutti gli edifici.
web-valletta-ask-play = { $plays ->
    [0] { $name }, gioca la prima carta.
    [1] { $name }, gioca la seconda carta.
   *[2] { $name }, gioca la terza carta.
}
web-valletta-ask-play-more = In un turno si giocano tre carte.
web-valletta-ask-give = { $name }, dai 1 bene.
web-valletta-ask-give-more = Il Monaco questuante chiede 1 bene a chi ne ha almeno 4; scegli tu quale dare.
web-valletta-ask-maid = scegli il bene da prendere.
web-valletta-ask-seamstress = scegli i due beni da prendere.
web-valletta-ask-foreman = scegli un bene; ne prendi 1 per ogni sua icona sui tuoi edifici.
web-valletta-ask-nun = scegli un bene; tu ne prendi 3 e ogni avversario 1.
web-valletta-ask-trader = scegli il bene da pagare per prendere 3 monete, o rinuncia.
web-valletta-ask-merchant = paghi 1 moneta per prendere 1 legno, 1 pietra e 1 mattone?
web-valletta-ask-bailiff = paghi 4 monete per ottenere 4 punti?
web-valletta-ask-grand_master = paghi un bene di ogni tipo per ottenere 5 punti?
web-valletta-ask-architect = scegli il bene di cui pagare 4 unità per ottenere 4 punti, o rinuncia.
web-valletta-ask-bonus = in una partita a 2 giocatori puoi prendere 1 bene in più.
web-valletta-ask-use = usi l’azione?
web-valletta-ask-build = scegli un edificio da costruire, uno dei tuoi da migliorare, o rinuncia.
web-valletta-ask-payment = paga { valletta-building }, o torna indietro e scegli un altro edificio.
web-valletta-ask-jean = licenzia un personaggio, assumine uno o rinuncia.
web-valletta-ask-confirm = { $name }, termina il turno.
web-valletta-ask-confirm-more = { $cards ->
    [yes] Poi peschi; fino ad allora puoi tornare indietro.
   *[no] Fino ad allora puoi tornare indietro.
}
web-valletta-ask-confirm-cards = Poi peschi carte nuove.
web-valletta-wait-play = { $question ->
    [draft] { $name } prende un bene iniziale in più.
   *[play] { $plays ->
        [1] { $name } sta per giocare la prima carta.
        [2] { $name } sta per giocare la seconda carta.
       *[other] { $name } sta per giocare la terza carta.
    }
}
web-valletta-wait-draw = { $name } pesca carte nuove.
web-valletta-wait-card = { $name } usa una carta: { $card }.
web-valletta-wait-give = { $name } sceglie un bene per il Monaco questuante.
web-valletta-end-follows = Dopo questo turno comincia la fase finale.
web-valletta-last-cards = { $cards ->
    [one] Fase finale: ti resta { $cards } carta.
   *[other] Fase finale: ti restano { $cards } carte.
}
web-valletta-undo = { $kind ->
    [play] carta
    [build] edificio
    [upgrade] miglioramento
    [dismiss] licenziamento
    [hire] assunzione
    [decline] rinuncia
    [pay_proposed] pagamento
    [pay_amount] pagamento
    [payment] pagamento
   *[other] scelta
}

## La fase finale

web-valletta-end-title = { $trigger ->
    [jean] Fase finale: Jean ha raggiunto lo spazio 25
    [points] Fase finale: { $name } ha raggiunto 25 punti
   *[houses] Fase finale: { $name } ha piazzato l’ultima casa
}
web-valletta-end-text = Ognuno mescola insieme il mazzo di pesca e gli scarti e gioca ancora una volta ogni carta. Poi non si mescola più.
web-valletta-end-cards = { $name }, carte: { $hand } + { $pile }

## Punteggio e tasti

web-valletta-score-note = { $source ->
    [bonus] 2 per edificio nell’area di Jean
    [characters] dalle carte gialle
    [buildings] dai lati visibili
   *[goods] 1 ogni tre beni
}
web-valletta-key-cards = scegli una carta della mano
web-valletta-key-next = edificio possibile successivo e precedente
web-valletta-key-street = vai alla strada
web-valletta-key-look = mostra l’edificio per intero
web-valletta-key-deck = tutte le carte
