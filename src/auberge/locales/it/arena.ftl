### Le parole delle partite tra giocatori automatici e delle misure di velocità; chiavi in `arena-`, `bench-` o `bug-`.

## Simulazioni

arena-numbers = Servono almeno una partita e un processo, non { $games } e { $jobs }.

## Tornei

arena-no-bots = Indicate almeno un giocatore automatico.
arena-unknown-engine = Non c’è un motore «{ $name }»; ci sono { $known }.
arena-no-ray = Ray non è installato; installate il supplemento: pip install auberge[ray].
arena-bad-line = La riga { $line } di { $file } non è un risultato di torneo: { $problem }.
arena-bad-order = Il file non contiene in ordine le partite di questo torneo: turno { $round }, partita { $game } è fuori posto.
arena-confidence = «{ $value }» non è un livello di confidenza: lo sono 95% o 0.95; sta fra il 50 % e il 100 %.

## Misure

bench-games = Serve almeno una partita, non { $games }.
bench-measuring = Misura in corso, giro { $round } di { $rounds }: { bench-build }…
bench-title = { $game }: gioco a caso, mediana di { $rounds } giri (Python { $python }, { $machine })
bench-build =
    { $build ->
        [compiled] compilato
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
bench-policy = Condotta migliore di fronte al caso di un turno: { $microseconds } µs
bench-column-ratio = rapporto
bench-column-value = misurato
bench-column-aim = scopo
bench-ratio-compiled-to-plain = compilato contro solo Python, { bench-seats }
bench-ratio-clone-in-decisions = una copia, in decisioni a caso, { bench-seats }
bench-ratio-policy-in-decisions = la condotta di un turno, in decisioni a caso, { bench-seats }
bench-met = raggiunto
bench-missed = mancato
bench-no-compiled = Questa installazione non contiene una versione compilata: non c’è nulla da confrontare con il solo Python.
bench-side-by-side = Fianco a fianco: tempo per decisione, compilato, rispetto a { $game }
bench-column-game = gioco
bench-game-and-seats = { $game }, { bench-seats }
bench-server-title = Il server, { $game }, { bench-seats } a ogni tavolo, { bench-build } (Python { $python }, { $machine })
bench-server-measuring = Misura del server, { bench-tables }…
bench-server-load =
    { $cores ->
        [one] Carico della macchina prima della misura: { $load } su { $cores } core. Gli scopi valgono per una macchina a riposo.
       *[other] Carico della macchina prima della misura: { $load } su { $cores } core. Gli scopi valgono per una macchina a riposo.
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
bench-column-measure = misura
bench-server-aim-moves-per-second = mosse al secondo, salvate e viste da ogni posto, { bench-tables }
bench-server-aim-p99-ms = 99 mosse su 100 durano al massimo (ms), { bench-tables }
bench-server-count = --count conta le partite; il server si misura senza questa opzione.

## I nostri errori

bug-bot-move = Errore interno: un giocatore automatico ha scelto una mossa vietata ({ $move }). Segnalatelo, per favore.
bug-endless-game = Errore interno: una partita non è finita entro { $decisions } decisioni. Segnalatelo, per favore.
bug-game-broke-off = Errore interno: la partita { $game } della simulazione (seme { $seed }) si è interrotta: { $problem }. Segnalatelo, per favore.
bug-round-broke-off = Errore interno: il turno { $round } del torneo (seme { $seed }) si è interrotto: { $problem }. Segnalatelo, per favore.
bug-worker-died = Uno dei { $jobs } processi è terminato inaspettatamente, forse per mancanza di memoria. Riprovate con meno processi.
bug-bench-run = La versione { $build } non ha potuto essere misurata: { $problem }.
