### Che cosa sono e che cosa fanno le cose sul tavolo, in poche parole: dove si ferma il puntatore, resta un dito o arriva il focus.

## Saint Malo

web-tip-saint_malo-face = { $face ->
    [log] Tronco: con ogni dado usato ricevi un tronco per le case. Una consegna costa { $price ->
        [one] { $price } moneta
       *[other] { $price } monete
    }, qualunque sia il numero di tronchi.
    [crate] Cassa: con ogni dado usato disegni una cassa; le casse di un turno devono toccarsi. I mercanti accanto alle casse portano monete.
    [wall] Muro: con ogni dado usato disegni una sezione di mura in una casella scura. Un lato completo dà il bonus della sua torre e 2 punti di difesa.
    [cross] Croce: disegni una chiesa la cui grandezza è il numero di dadi usati. Alla fine una serie 1, 2, 3… vale fino a 20 PV.
    [head] Testa: il numero di teste usate decide quale personaggio puoi ottenere.
   *[crossed_swords] Spade incrociate: non si possono usare né modificare. Per ogni dado si spunta una casella dei pirati alla fine del turno.
}
web-tip-saint_malo-content = { $content ->
    [crate] Una cassa da sola non porta nulla: un mercante disegnato accanto ne ricava 1 moneta.
    [wall] Una sezione di mura: cinque in fila completano un lato, con il suo bonus e 2 punti di difesa.
    [church] Una chiesa: conta alla fine in una serie 1, 2, 3…, e subito quando le si disegna accanto un prete.
    [house] Una casa vale 3 PV. Un architetto la costruisce con un tronco.
   *[empty] Una casella vuota. Le mura vanno solo nelle caselle scure; qualsiasi altra cosa in una casella scura distrugge il lato della casella.
}
web-tip-saint_malo-character = { $heads ->
    [one] Con { $heads } testa: { saint_malo-character } ({ web-saint_malo-gives })
   *[other] Con { $heads } teste: { saint_malo-character } ({ web-saint_malo-gives })
}
web-tip-saint_malo-points = { saint_malo-points } finora, segnati lungo la corda attorno alla città. Alla fine si aggiungono chiese, monete e tronchi e si sottraggono i cannoni persi.
web-tip-saint_malo-bank = { web-saint_malo-coins-left }: per modificare i dadi e per le consegne di tronchi; alla fine ogni 2 monete valgono 1 PV.
web-tip-saint_malo-lumber = { web-saint_malo-logs-left }: con ogni tronco un architetto può costruire una casa; alla fine ogni tronco rimasto vale 1 PV.
web-tip-saint_malo-cannons = { web-saint_malo-cannons-left }. Un attacco più forte della tua difesa ne toglie uno: 5 PV in meno alla fine.
web-tip-saint_malo-defence = Difesa: 1 per ogni soldato e 2 per ogni lato completo. Non deve essere inferiore alla forza dell’attacco.
web-tip-saint_malo-pirates = { $says }. Per ogni dado con le spade si spunta una casella; l’ultima casella di una riga scatena contro ogni città un attacco con la forza di quella riga.

## Valletta

web-tip-valletta-good = { $good ->
    [gold] { valletta-amount }: per pagare gli edifici. Quelli accanto alle tue case costano meno monete; i miglioramenti non ne costano.
    [wood] { valletta-amount }: per edifici e miglioramenti. Tre beni di altri tipi possono sostituire 1 legno.
    [stone] { valletta-amount }: per edifici e miglioramenti. Tre beni di altri tipi possono sostituire 1 pietra.
   *[brick] { valletta-amount }: per edifici e miglioramenti. Tre beni di altri tipi possono sostituire 1 mattone.
}
web-tip-valletta-points = { valletta-points } finora. Gli edifici si contano alla fine.
web-tip-valletta-houses = { web-valletta-houses-left }: ne serve una per ogni edificio che costruisci.
web-tip-valletta-draw-pile = { web-valletta-draw-pile }. Alla fine del turno peschi da qui.
web-tip-valletta-discard-pile = { web-valletta-discard-pile }. Quando il mazzo di pesca è vuoto, gli scarti si mescolano e ne formano uno nuovo.
web-tip-valletta-space = Spazio { $space }: qui va una carta di questo turno. In un turno si giocano tre carte.
web-tip-valletta-card = { $name }: { $effect }.
web-tip-valletta-nothing = Non puoi permetterti di costruire nulla
web-tip-valletta-nothing-now = { web-tip-valletta-nothing } adesso: giocata, questa carta non farebbe nulla.

## Malta!

web-tip-malta-space = { $shape ->
    [circle] Nessuna freccia porta via da un cerchio 0: chi deve muoversi da qui perde.
   *[other] Questa casella si lascia nella direzione di una freccia. Chi arriva qui dà { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } di pizzo al proprietario di ogni pedina che vi trova.
}
web-tip-malta-draw-pile = { $number ->
    [one] { $number } carta da pescare.
   *[other] { $number } carte da pescare.
} Ogni turno comincia con la pesca.
web-tip-malta-discard-pile = { $number ->
    [0] Nessuna carta è stata ancora scartata.
    [one] { $number } carta scartata.
   *[other] { $number } carte scartate.
}
web-tip-malta-hand = { malta-cards }. Chi nel proprio turno resta senza carte è fuori dal gioco.
web-tip-malta-known = { $number ->
    [one] Conosci { $number } di queste carte.
   *[other] Conosci { $number } di queste carte.
}
web-tip-malta-card = { $name }: { $text }
