### Saint Malo: tutto ciò che si legge durante una partita. Il testo delle regole è in rules_saint_malo.ftl.

saint_malo-title = Saint Malo
saint_malo-description = Lancia i dadi, riempi la tua città di mura, chiese, case e gente, e tieni lontani i pirati.

## Nomi

# Una faccia di dado, per nome.
saint_malo-face = { $face ->
    [log] tronco
    [crate] cassa
    [wall] muro
    [cross] croce
    [head] testa
   *[crossed_swords] spade incrociate
}

# Una voce di un elenco di dadi: le facce uguali sono contate.
saint_malo-faces = { $number ->
    [1] { $item ->
        [log] tronco
        [crate] cassa
        [wall] muro
        [cross] croce
        [head] testa
       *[crossed_swords] spade incrociate
    }
   *[other] { $item ->
        [log] { $number } × tronco
        [crate] { $number } × cassa
        [wall] { $number } × muro
        [cross] { $number } × croce
        [head] { $number } × testa
       *[crossed_swords] { $number } × spade incrociate
    }
}
saint_malo-faces-none = nessun dado

saint_malo-character = { $character ->
    [citizen] cittadino
    [soldier] soldato
    [priest] prete
    [architect] architetto
    [merchant] mercante
    [juggler] giocoliere
   *[noble] nobile
}

# La lettera disegnata nella città.
saint_malo-letter = { $character ->
    [citizen] C
    [soldier] S
    [priest] P
    [architect] A
    [merchant] M
    [juggler] G
   *[noble] N
}

saint_malo-effect = { $character ->
    [citizen] 1 PV subito
    [soldier] +1 alla difesa in ogni attacco dei pirati
    [priest] 1 PV per ogni chiesa intorno a lui, diagonali comprese
    [architect] costruisce subito fino a 3 case: ciascuna costa 1 tronco e dà 3 PV
    [merchant] 1 moneta per ogni cassa intorno a lui, diagonali comprese
    [juggler] 2 PV per ogni tipo diverso di personaggio intorno a lui
   *[noble] 7 PV subito
}

saint_malo-content = { $content ->
    [tower] torre
    [empty] vuota
    [crate] cassa
    [wall] sezione di mura
    [church_1] chiesa di grandezza 1
    [church_2] chiesa di grandezza 2
    [church_3] chiesa di grandezza 3
    [church_4] chiesa di grandezza 4
    [church_5] chiesa di grandezza 5
    [house] casa
    [citizen] cittadino
    [soldier] soldato
    [priest] prete
    [architect] architetto
    [merchant] mercante
    [juggler] giocoliere
   *[noble] nobile
}

saint_malo-side = { $side ->
    [N] lato nord
    [E] lato est
    [S] lato sud
   *[W] lato ovest
}

saint_malo-side-state = { $state ->
    [open] aperto
    [complete] completo
   *[destroyed] distrutto
}

saint_malo-source = { $source ->
    [tower] bonus della torre
    [citizen] cittadino
    [priest] prete
    [house] casa
    [juggler] giocoliere
    [noble] nobile
   *[merchant] mercante
}

## Opzioni

saint_malo-option-allow_voluntary_pass = Passare liberamente
saint_malo-option-allow_voluntary_pass-help = Si può sempre passare, anche quando un simbolo si potrebbe usare senza pagare.
saint_malo-option-bonus_character_compulsory = Personaggio bonus obbligatorio
saint_malo-option-bonus_character_compulsory-help = Non si può rinunciare al personaggio dato dalle mura complete finché c’è una casella vuota.

## Che cosa decidere

saint_malo-question-go_on = Per ora non c’è nulla da decidere.
saint_malo-question-roll = Lancia i dadi.
saint_malo-question-keep = Lancio { $rolls } di 3: scegli i dadi da tenere; gli altri si rilanciano. Tienili tutti e cinque per fermarti.
saint_malo-question-announce = Annuncia un simbolo e il numero di dadi che usi.
saint_malo-question-crate = { $left ->
    [one] Scegli una casella per la cassa.
   *[other] Scegli una casella per la prossima cassa (casse da piazzare: { $left }).
}
saint_malo-question-section = { $left ->
    [one] Scegli una casella scura per la sezione di mura.
   *[other] Scegli una casella scura per la prossima sezione di mura (sezioni da piazzare: { $left }).
}
saint_malo-question-church = Scegli una casella vuota per la chiesa di grandezza { $number }.
saint_malo-question-type = { $from_tower ->
    [true] Scegli il personaggio che ti danno le mura complete.
   *[false] { $heads ->
        [one] Scegli il personaggio da ottenere con { $heads } testa.
       *[other] Scegli il personaggio da ottenere con { $heads } teste.
    }
}
saint_malo-question-character = { $character ->
    [citizen] Scegli una casella vuota per il cittadino.
    [soldier] Scegli una casella vuota per il soldato.
    [priest] Scegli una casella vuota per il prete.
    [architect] Scegli una casella vuota per l’architetto.
    [merchant] Scegli una casella vuota per il mercante.
    [juggler] Scegli una casella vuota per il giocoliere.
   *[noble] Scegli una casella vuota per il nobile.
}
saint_malo-question-house = Scegli una casella per la prossima casa dell’architetto, oppure smetti di costruire.
saint_malo-question-over = La partita è finita.

## Mosse

saint_malo-move-keep = Tieni: { $faces }
saint_malo-move-use = { $symbol ->
    [log] { $dice ->
        [one] Fatti consegnare { $dice } tronco
       *[other] Fatti consegnare { $dice } tronchi
    }
    [crate] { $dice ->
        [one] Piazza { $dice } cassa
       *[other] Piazza { $dice } casse
    }
    [wall] { $dice ->
        [one] Piazza { $dice } sezione di mura
       *[other] Piazza { $dice } sezioni di mura
    }
    [cross] Costruisci una chiesa di grandezza { $dice }
   *[head] { $dice ->
        [one] Ingaggia un personaggio usando { $dice } testa
       *[other] Ingaggia un personaggio usando { $dice } teste
    }
}
saint_malo-move-pass = Passa
saint_malo-move-recruit = { $character ->
    [citizen] Ingaggia un cittadino
    [soldier] Ingaggia un soldato
    [priest] Ingaggia un prete
    [architect] Ingaggia un architetto
    [merchant] Ingaggia un mercante
    [juggler] Ingaggia un giocoliere
   *[noble] Ingaggia un nobile
}
saint_malo-move-decline = Rinuncia al personaggio bonus
saint_malo-move-place = Casella { $cell }
saint_malo-move-stop = Smetti di costruire
saint_malo-move-absent = Salta questo turno (assente)

## Eventi

saint_malo-event-turn-began = Giro { $round }: gioca { $seat }.
saint_malo-event-rolled = { $seat }, lancio { $roll }: { $faces }.
saint_malo-event-kept = { $seat } tiene: { $faces }.
saint_malo-event-used = { $price ->
    [0] { $seat } annuncia: { saint_malo-announcement }.
    [one] { $seat } annuncia: { saint_malo-announcement }, pagando { $price } moneta.
   *[other] { $seat } annuncia: { saint_malo-announcement }, pagando { $price } monete.
}
saint_malo-announcement = { $symbol ->
    [log] { $dice } × tronco
    [crate] { $dice } × cassa
    [wall] { $dice } × muro
    [cross] { $dice } × croce
   *[head] { $dice } × testa
}
saint_malo-event-passed = { $seat } passa.
saint_malo-event-logs-delivered = { $logs ->
    [one] { $seat } riceve { $logs } tronco.
   *[other] { $seat } riceve { $logs } tronchi.
}
saint_malo-event-crate-placed = { $seat } piazza una cassa in { $cell }.
saint_malo-event-wall-placed = { $seat } piazza una sezione di mura in { $cell }.
saint_malo-event-church-built = { $seat } costruisce una chiesa di grandezza { $size } in { $cell }.
saint_malo-event-house-built = { $seat } costruisce una casa in { $cell }.
saint_malo-event-character-placed = { $character ->
    [citizen] { $seat } piazza un cittadino in { $cell }.
    [soldier] { $seat } piazza un soldato in { $cell }.
    [priest] { $seat } piazza un prete in { $cell }.
    [architect] { $seat } piazza un architetto in { $cell }.
    [merchant] { $seat } piazza un mercante in { $cell }.
    [juggler] { $seat } piazza un giocoliere in { $cell }.
   *[noble] { $seat } piazza un nobile in { $cell }.
}
saint_malo-event-side-destroyed = { $side ->
    [N] { $seat }: il lato nord è distrutto.
    [E] { $seat }: il lato est è distrutto.
    [S] { $seat }: il lato sud è distrutto.
   *[W] { $seat }: il lato ovest è distrutto.
}
saint_malo-event-side-completed = { $side ->
    [N] { $seat }: le mura nord sono complete.
    [E] { $seat }: le mura est sono complete.
    [S] { $seat }: le mura sud sono complete.
   *[W] { $seat }: le mura ovest sono complete.
}
saint_malo-event-coins-gained = { $coins ->
    [one] { $seat } riceve { $coins } moneta ({ saint_malo-source }).
   *[other] { $seat } riceve { $coins } monete ({ saint_malo-source }).
}
saint_malo-event-points-scored = { $seat } ottiene { $points } PV ({ saint_malo-source }).
saint_malo-event-bonus-lapsed = { $seat }: nessuna casella è vuota e il personaggio bonus va perduto.
saint_malo-event-bonus-declined = { $seat } rinuncia al personaggio bonus.
saint_malo-event-sections-lapsed = { $sections ->
    [one] { $seat }: nessuna casella scura è vuota e { $sections } sezione di mura va perduta.
   *[other] { $seat }: nessuna casella scura è vuota e { $sections } sezioni di mura vanno perdute.
}
saint_malo-event-building-stopped = { $seat } smette di costruire.
saint_malo-event-boxes-ticked = { $boxes ->
    [one] { $seat } spunta { $boxes } casella dei pirati ({ $ticks } in tutto).
   *[other] { $seat } spunta { $boxes } caselle dei pirati ({ $ticks } in tutto).
}
saint_malo-event-swords-ignored = { $swords ->
    [one] { $seat }: la tabella dei pirati è piena e { $swords } dado con le spade resta senza effetto.
   *[other] { $seat }: la tabella dei pirati è piena e { $swords } dadi con le spade restano senza effetto.
}
saint_malo-event-pirates-attacked = Attacco dei pirati n. { $attack } su 6, forza { $strength }!
saint_malo-event-city-defended = { $seat } resiste: difesa { $defence } contro forza { $strength }.
saint_malo-event-cannon-lost = { $seat } perde un cannone: difesa { $defence } contro forza { $strength }.
saint_malo-event-city-filled = { $seat } riempie l’ultima casella vuota: questo giro è l’ultimo.
saint_malo-event-seat-absent = { $seat } è assente: il turno si salta.
saint_malo-event-game-ended = La partita finisce dopo il giro { $round }.

## Rifiuti

refusal-roll-first = Prima bisogna lanciare i dadi.
refusal-absent-too-late = Un giocatore assente si può saltare solo all’inizio del suo turno.
refusal-still-rolling = I lanci non sono finiti: scegli prima i dadi da tenere.
refusal-already-announced = In questo turno è già stato annunciato un simbolo.
refusal-bonus-compulsory = A questo tavolo non si può rinunciare al personaggio bonus.
refusal-nothing-to-decline = Non c’è nessun personaggio bonus a cui rinunciare.
refusal-dice-not-there = Questi dadi non sono sul tavolo.
refusal-no-fourth-roll = Non c’è un quarto lancio.
refusal-rolling-over = I lanci di questo turno sono finiti.
refusal-must-use = Puoi usare un simbolo senza pagare, quindi non puoi passare.
refusal-announce-first = Annuncia prima un simbolo e un numero di dadi.
refusal-swords-stay = { $dice ->
    [0] Tutti i dadi mostrano spade incrociate: nessuno si può usare o modificare.
    [one] I dadi con le spade incrociate non si possono modificare: si può usare solo { $dice } dado.
   *[other] I dadi con le spade incrociate non si possono modificare: si possono usare al massimo { $dice } dadi.
}
refusal-crates-do-not-fit = { $dice ->
    [0] Nella città non c’è posto per nessuna cassa.
    [one] Nelle caselle vuote collegate c’è posto solo per { $dice } cassa.
   *[other] Nelle caselle vuote collegate c’è posto al massimo per { $dice } casse.
}
refusal-walls-do-not-fit = { $dice ->
    [0] Nessuna casella scura è vuota.
    [one] C’è solo { $dice } casella scura vuota.
   *[other] Ci sono solo { $dice } caselle scure vuote.
}
refusal-too-few-coins = Troppo poche monete: il prezzo è { $price } e ne hai { $coins }.
refusal-too-few-coins-for-logs = Troppo poche monete: il prezzo con la consegna è { $price } e ne hai { $coins }.
refusal-tower = Una torre non è una casella: non ci si piazza nulla.
refusal-cell-taken = Questa casella è già piena.
refusal-wall-on-light-cell = Le sezioni di mura vanno solo nelle caselle scure.
refusal-crates-need-room = { $crates ->
    [one] Qui non c’è posto per la cassa.
   *[other] In questa zona vuota non c’è posto per { $crates } casse.
}
refusal-crate-not-beside = La cassa deve toccare in orizzontale o in verticale una cassa piazzata in questo turno.
refusal-house-joins-no-group = Tutte le case costruite nel turno devono formare un solo gruppo e una di esse deve toccare il nuovo architetto.
refusal-house-not-around = La prima casa deve toccare il nuovo architetto; basta un contatto in diagonale.
refusal-house-not-beside = La casa deve toccare in orizzontale o in verticale una nuova casa di questo architetto.
refusal-crates-due = { $crates ->
    [one] Resta da piazzare una cassa annunciata.
   *[other] Restano da piazzare { $crates } casse annunciate.
}
refusal-sections-due = { $sections ->
    [one] Resta da piazzare una sezione di mura annunciata.
   *[other] Restano da piazzare { $sections } sezioni di mura annunciate.
}
refusal-character-too-high = { $character ->
    [juggler] Le mura complete non danno un giocoliere.
    [noble] Le mura complete non danno un nobile.
   *[other] Le mura complete non danno questo personaggio.
}
refusal-wrong-heads = { $needed ->
    [one] Per questo personaggio serve { $needed } testa, e tu ne usi { $heads }: { saint_malo-character }.
   *[other] Per questo personaggio servono { $needed } teste, e tu ne usi { $heads }: { saint_malo-character }.
}

## Foglio dei punti

saint_malo-score-citizens = Cittadini
saint_malo-score-priests = Preti
saint_malo-score-houses = Case
saint_malo-score-jugglers = Giocolieri
saint_malo-score-nobles = Nobili
saint_malo-score-towers = Bonus delle torri
saint_malo-score-full_city = Città completa
saint_malo-score-coins = Monete rimaste
saint_malo-score-logs = Tronchi rimasti
saint_malo-score-churches = Serie di chiese
saint_malo-score-cannons = Cannoni persi

## Scritte della plancia

saint_malo-points = { $points } PV

## File di dati

bad-data-cell = { bad-data-place }: { $value } non è una casella; servono una riga e una colonna da 0 a 6.
bad-data-towers = { bad-data-place }: le torri devono trovarsi nei quattro angoli.
bad-data-crate-not-light = { bad-data-place }: la cassa iniziale { $value } non è in una casella chiara.
bad-data-crate-twice = { bad-data-place }: due casse iniziali sono nella stessa casella.
bad-data-no-such-side = { bad-data-place }: questo lato non esiste. Lati: { $sides }.
bad-data-bonus-kind-missing = { bad-data-place }: nessun lato dà il bonus «{ $value }».
bad-data-series = { bad-data-place }: il valore di una serie deve crescere con ogni grandezza di chiesa, l’ultima volta esattamente di 7.
bad-data-no-character-for-heads = { bad-data-place }: nessun personaggio si ottiene con questo numero di teste: { $value }.
bad-data-strengths = { bad-data-place }: i valori della forza dei pirati devono essere { $value }.
bad-data-boxes = { bad-data-place }: il numero di caselle per riga deve essere pari, crescere con il numero dei giocatori ed essere 6 con tre giocatori.
bad-data-faces = { bad-data-place }: sono possibili solo queste facce dei dadi: { $choices }.
bad-data-merchant-example = { bad-data-place }: con queste casse non si può riprodurre l’esempio del regolamento sui mercanti.
data-warning-cannons = I cannoni non sono sei, cioè uno per ogni attacco dei pirati.
data-warning-character-bonuses = Più di un lato dà un personaggio: perciò tutte le case costruite in un turno devono formare un solo gruppo.
