### Le parole delle partite tra giocatori automatici e delle misure di velocità; chiavi in `arena-`, `ladder-`, `balance-`, `bench-` o `bug-`.

## Simulazioni

arena-numbers = Servono almeno una partita e un processo (partite: { $games }, processi: { $jobs }).

## Tornei

arena-no-bots = Indica almeno un giocatore automatico.
arena-unknown-engine = Non c’è nessun motore «{ $name }». Motori disponibili: { $known }.
arena-no-ray = Ray non è installato. Installa il pacchetto aggiuntivo: pip install auberge[ray].
arena-bad-line = La riga { $line } di { $file } non è un risultato di torneo: { $problem }.
arena-bad-order = Il file non contiene in ordine le partite di questo torneo: giro { $round }, partita { $game } fuori posto.
arena-confidence = «{ $value }» non è un livello di confidenza valido. Esempi: 95% o 0.95; deve essere fra il 50% e il 100%.
arena-title = Torneo: { $game }, { bench-seats }
arena-playing = Torneo in corso, confronti decisi: { $told } su { $pairs }…
arena-played = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}, { bench-seats }, seme { $seed }.
arena-end = { $end ->
    [told-apart] Tutti i confronti sono decisi con questa confidenza: { $confidence }.
    [interrupted] Il torneo è stato interrotto.
   *[games] Il torneo è finito con l’ultima partita richiesta.
}
arena-kept = Torneo interrotto. { $games ->
    [one] { $games } partita è conservata
   *[other] { $games } partite sono conservate
} in { $file }; lo stesso comando riprende da lì.
arena-not-kept = Torneo interrotto. Se indichi un file con --results, la prossima volta lo stesso comando riprende da dove si era fermato.
arena-written = Il rapporto è in { $file }.
arena-no-budgets = Un grafico della forza secondo il budget richiede un giocatore automatico con budget diversi, per esempio knight@10ms,knight@100ms.
arena-ratings = Classifica
arena-duels = Coppia per coppia
arena-by-seat = Vittorie secondo il posto
arena-times = Tempo per decisione
arena-budgets = Forza secondo il budget
arena-method = Come si calcola
arena-method-text = In un giro si gioca uno stesso seme con tutte le rotazioni dei giocatori, in modo che i vantaggi del posto e della fortuna si compensino. I punteggi della classifica si ottengono adattando un modello di Plackett-Luce agli ordini d’arrivo, sulla scala Elo (400 punti in più: dieci volte più forte), con 1500 come media; si suppone che ogni coppia abbia pareggiato una partita. Gli intervalli sono al 95%; quelli dei punteggi si ottengono ricampionando giri interi, quelli delle quote di vittorie sono intervalli di Wilson, corretti per tener conto della dispersione tra i giri. Il confronto fra due giocatori è deciso da un test basato su scommesse, che si può consultare dopo ogni giro; con un livello di confidenza del 95%, la probabilità che anche un solo verdetto sia sbagliato è al massimo del 5%. Comincia chi siede al posto 1. Una vittoria condivisa si divide in parti uguali fra chi la ottiene.
arena-seat = Posto { $seat }
arena-duel = { $bot } davanti a { $other }
arena-not-yet = incerto
arena-column-bot = Giocatore
arena-column-rating = Punteggio
arena-column-interval = Intervallo al 95%
arena-column-share = Vittorie
arena-column-fair = Rispetto alla quota equa
arena-column-score = Punti
arena-column-place = Posizione
arena-column-time = ms per decisione
arena-column-duel = Coppia
arena-column-meetings = Incontri
arena-column-ahead = Davanti
arena-column-better = Migliore

## La scala

ladder-no-marks = { $file } non ha posto per la scala dei livelli: mancano le righe { $begin } e { $end }.
ladder-kept = Esecuzione interrotta. Quanto è stato giocato è conservato in { $file }; lo stesso comando riprende da lì.
ladder-behind = Un livello è più debole di quello inferiore: { $rungs }.
ladder-rung = { $game }, { bench-seats }: { $upper } – { $lower }
ladder-verdict = { $verdict ->
    [met] raggiunto
    [missed] mancato
   *[open] incerto
}
ladder-column-rung = Livello e livello inferiore
ladder-column-games = Partite
ladder-column-share = Vittorie
ladder-column-interval = Intervallo al 95%
ladder-column-aim = Obiettivo
ladder-column-verdict = Obiettivo raggiunto?

## Il laboratorio di equilibrio

balance-no-room = Per { $game } l’equilibrio non si può ancora misurare.
balance-title = Equilibrio: { $game }
balance-summary = { $games ->
    [one] { $games } partita giocata
   *[other] { $games } partite giocate
} da { $bots }, seme { $seed }.
balance-playing = Si gioca e si osserva…
balance-standing-out = Che cosa spicca
balance-nothing-stands-out = Non spicca nulla.
balance-seats = Posti
balance-lengths = Durata
balance-ends = Come finiscono le partite
balance-method-text = A tutti i posti si gioca ugualmente bene. Gli intervalli sono al 95%. Chi ha più elementi di ogni tipo vince più spesso; perciò «vittorie in più» e «punti in più» confrontano i posti che hanno avuto un elemento (una carta, un edificio, un personaggio…) con tutti i posti che hanno avuto circa altrettanti elementi dello stesso tipo. Dove quasi tutti i posti hanno elementi di un tipo, queste colonne dicono che cosa porta ogni elemento in più. Un punto esclamativo segna una differenza sia grande (almeno 3 vittorie su 100) sia difficilmente casuale. Gli elementi avuti da meno di un posto su cento sono tralasciati.
balance-sort = { $sort ->
    [building] Edifici costruiti
    [upgrade] Edifici migliorati
    [character] Personaggi
    [hired] Personaggi assunti
    [dismissed] Personaggi licenziati
    [played] Personaggi giocati
    [points] Punti per fonte
    [church] Chiese
    [side] Lati completati
    [piece] Pezzi
    [loss] Perdite
    [dealt] Carte distribuite all’inizio
    [drawn] Carte pescate in seguito
    [card] Carte giocate
    [wasted] Carte senza effetto
    [negated] Carte altrui annullate
   *[start] Caselle di partenza
}
balance-loss = { $loss ->
   *[cannon] cannone
}
balance-start = colonna { $column }
balance-end = { $end ->
    [jean] Jean sull’ultimo spazio
    [points] 25 punti
    [houses] ultima casa piazzata
   *[city_filled] città completa
}
balance-column-name = Nome
balance-column-sort = Tipo
balance-column-table = Tavolo
balance-column-games = Partite
balance-column-seat = Posto
balance-column-wins = Vittorie
balance-column-interval = Intervallo al 95%
balance-column-score = Punti
balance-column-turns = Turni
balance-column-rounds = Giri
balance-column-range = 5–95%
balance-column-decisions = Decisioni
balance-column-end = Fine
balance-column-share = Quota di partite
balance-column-per-game = Per partita
balance-column-seats = Posti con l’elemento
balance-column-taken = Preso se offerto
balance-column-lift = Vittorie in più
balance-column-lift-of-each = Vittorie in più per ogni elemento
balance-column-score-lift = Punti in più

## Misure

bench-games = Serve almeno una partita, non { $games }.
bench-measuring = Misura in corso, giro { $round } di { $rounds }: { bench-build }…
bench-title = { $rounds ->
    [one] { $game }: mosse casuali, { $rounds } giro (Python { $python }, { $machine })
   *[other] { $game }: mosse casuali, mediana di { $rounds } giri (Python { $python }, { $machine })
}
bench-build =
    { $build ->
        [compiled] versione compilata
       *[plain] solo Python
    }
bench-seats =
    { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }
bench-column-games = partite/s
bench-column-decisions = decisioni/s
bench-column-decision = µs per decisione
bench-column-clone = µs per copia
bench-policy = Calcolo della strategia migliore per i lanci di un turno: { $microseconds } µs
bench-searches = Ricerca del giocatore automatico più forte, iterazioni al secondo: { $number }
bench-scaling = Versione compilata, processi in parallelo: { $processes }; iterazioni al secondo: { $number } (× { $times } rispetto a un solo processo)
bench-column-ratio = rapporto
bench-column-value = misurato
bench-column-aim = obiettivo
bench-ratio-compiled-to-plain = versione compilata rispetto al solo Python, { bench-seats }
bench-ratio-clone-in-decisions = durata di una copia, in decisioni casuali, { bench-seats }
bench-ratio-policy-in-decisions = calcolo della strategia di un turno, in decisioni casuali, { bench-seats }
bench-ratio-searches-per-second = iterazioni della ricerca in un secondo, { bench-seats }
bench-met = raggiunto
bench-missed = mancato
bench-no-compiled = Questa installazione non contiene una versione compilata: non c’è nulla da confrontare con il solo Python.
bench-side-by-side = Giochi a confronto: tempo per decisione della versione compilata, rispetto a { $game }
bench-column-game = gioco
bench-game-and-seats = { $game }, { bench-seats }
bench-server-title = Il server: { $game }, { bench-seats } a ogni tavolo, { bench-build } (Python { $python }, { $machine })
bench-server-measuring = Misura del server, { bench-tables }…
bench-server-load =
    { $cores ->
        [one] Carico del computer prima della misura: { $load } su { $cores } core. Gli obiettivi valgono per un computer a riposo.
       *[other] Carico del computer prima della misura: { $load } su { $cores } core. Gli obiettivi valgono per un computer a riposo.
    }
bench-tables =
    { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }
bench-column-tables = tavoli
bench-column-moves = mosse/s
bench-column-slowest = minimo
bench-column-fastest = massimo
bench-column-p50 = p50 ms
bench-column-p99 = p99 ms
bench-column-cpu = µs/mossa
bench-column-memory = MB
bench-column-measure = misura
bench-server-aim-moves-per-second = mosse al secondo, salvate e viste da ogni posto, { bench-tables }
bench-server-aim-p99-ms = durata massima di 99 mosse su 100 (ms), { bench-tables }
bench-server-aim-paced-p99-ms = durata massima di 99 mosse su 100 (ms), { bench-tables } a una mossa al secondo
bench-server-aim-memory-mb = memoria del server (MB), { bench-tables }
bench-server-aim-bots-ms = ritardo con un giocatore automatico che pensa su ogni core (ms, 99 mosse su 100), { bench-tables }
bench-server-setting =
    { $setting ->
        [paced] { $tables }, 1 mossa/s
        [bots] { $tables }, 1 mossa/s, occupato
       *[other] { $tables }
    }
bench-server-count = --count conta le partite; il server si misura senza questa opzione.

## I nostri errori

bug-bot-move = Errore interno: un giocatore automatico ha scelto una mossa vietata ({ $move }). Segnalalo, per favore.
bug-endless-game = Errore interno: una partita non è finita entro il limite di decisioni ({ $decisions }). Segnalalo, per favore.
bug-game-broke-off = Errore interno: la partita { $game } della simulazione (seme { $seed }) si è interrotta: { $problem }. Segnalalo, per favore.
bug-round-broke-off = Errore interno: il giro { $round } del torneo (seme { $seed }) si è interrotto: { $problem }. Segnalalo, per favore.
bug-worker-died = Uno dei processi ({ $jobs } in tutto) è terminato inaspettatamente, forse per mancanza di memoria. Riprova con meno processi.
bug-bench-run = Non è stato possibile misurare la versione «{ $build }»: { $problem }.
