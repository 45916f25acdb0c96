### Le parole della pagina nel browser: sala, nuovo tavolo, cornice di ogni tavolo, punteggio, regole.

## La sala

web-tagline = tre giochi, un lungo tavolo
web-skip = Vai al contenuto
web-doors = I giochi
web-door-valletta = Valletta
web-door-valletta-text = Costruisci, carta dopo carta, una strada di case di pietra mentre Jean la percorre.
web-door-valletta-facts = 2–4 giocatori · 20 min a testa
web-door-saint_malo = Saint Malo
web-door-saint_malo-text = Lancia i dadi, scegli un simbolo e disegna la tua città murata prima che arrivino i pirati.
web-door-saint_malo-facts = 2–5 giocatori · cinque dadi
web-door-malta = { "Malta!" }
web-door-malta-text = Finite le carte o le frecce, sei fuori. Vince chi resta in piedi per ultimo.
web-door-malta-facts = 2–6 giocatori · 30 min
web-open-table = Apri un tavolo
web-no-board = Questo gioco non ha ancora una plancia nel browser. Si gioca nel terminale.
web-read-rules = Leggi le regole
web-tables = I tuoi tavoli
web-finished-games = Partite finite
web-no-account = senza registrazione
web-no-tables = Ancora nessun tavolo. Aprine uno o entra con un link ricevuto.
web-state-your-turn = tocca a te
web-state-free = { $seats ->
    [one] { $seats } posto libero
   *[other] { $seats } posti liberi
}
web-state-gather = { $missing ->
    [0] sta per cominciare
    [one] manca una persona
   *[other] mancano { $missing } persone
}
web-state-running = in corso
web-state-over = partita finita
web-state-stopped = partita interrotta
web-continue = Continua
web-watch = Guarda
web-look-back = Rivedi
web-forget = Togli dalla lista
web-join = Entra con un link
web-join-hint = incolla un link
web-join-button = Entra
web-join-wrong = Questo non è un link a un tavolo.
web-house-players = Nessuno con cui giocare? Invita il computer
web-bot = Giocatore automatico
web-bot-level = giocatore automatico: { $bot }
web-hall-choose = Scegli quali giocatori automatici giocano ai tuoi prossimi tavoli.
web-hall-chosen = gioca con te
web-bot-random = Buffone
web-bot-random-text = gioca una mossa qualsiasi
web-bot-page = Paggio
web-bot-page-text = conosce le regole ma fa errori da principiante
web-bot-squire = Scudiero
web-bot-squire-text = sceglie la mossa migliore del momento
web-bot-knight = Cavaliere
web-bot-knight-text = calcola qualche mossa in anticipo
web-bot-grand_master = Gran maestro
web-bot-grand_master-text = valuta tutto e non regala nulla
web-bot-greedy = Scudiero
web-bot-greedy-text = sceglie la mossa migliore del momento
web-language = Lingua
web-light-lamp = Accendi la lampada (scuro)
web-open-shutters = Apri le imposte (chiaro)
web-pace = Velocità delle animazioni
web-pace-calm = calma
web-pace-quick = veloce
web-pace-instant = immediata

## Un nuovo tavolo

web-new-table = Nuovo tavolo
web-who-plays = Chi gioca?
web-holders-help = Qui: chi gioca a questo schermo, a turno. Link: chi ha il link. Computer: un giocatore automatico.
web-holder-here = Qui
web-holder-link = Link
web-holder-bot = Computer
web-seat = Posto { $seat }
web-player = Giocatore { $seat }
web-name-of-seat = Nome di chi siede al posto { $seat }
web-name-by-guest = nome (o lo sceglie chi arriva)
web-add-seat = Aggiungi un posto
web-remove-seat = Togli questo posto
web-remove-seat-of = Togli il posto { $seat }
web-who-begins = Chi comincia
web-begins-random = a sorte
web-table-name = Nome del tavolo
web-table-name-hint = se vuoi
web-options = Opzioni delle regole
web-preset = Insieme di opzioni
web-preset-standard = standard
web-preset-own = personalizzato
web-rule = Regola { $rule }
web-sit-down = Siediti e gioca
web-house-title = Carte e valori personalizzati
web-house-valletta = Gioca con edifici, personaggi e barili tuoi invece di quelli predefiniti.
web-house-saint_malo = Gioca con valori tuoi per la città, i personaggi e i pirati.
web-house-malta = Gioca con carte e caselle tue invece di quelle predefinite.
web-house-start = Scarica il file predefinito
web-house-choose = Scegli un file TOML
web-house-drop = o trascina qui il file
web-house-checking = Controllo di { $file }…
web-house-good = { $file } è utilizzabile.
web-house-bad = { $file } non è utilizzabile.
web-house-printed = Senza un file valido il tavolo usa i valori predefiniti.
web-house-unreadable = Questo file non si può leggere come testo.
web-house-later = Nulla cambia finché non apri il tavolo.
web-house-remove = Rimuovi il file
web-house-facts = Da dove vengono i valori del file:
web-house-unsourced = Il file non dice da dove vengono i suoi valori.
web-house-known = { $known ->
    [printed] valori letti sulle carte di una scatola: { $number }
    [stated] valori indicati nel regolamento: { $number }
    [derived] valori dedotti dal regolamento: { $number }
    [public] valori noti da fonti pubbliche: { $number }
   *[placeholder] valori provvisori: { $number }
}
web-house-warnings = Da controllare:

## Link e giocatori

web-links = Link da condividere
web-link-help = Un posto è di chi ha il suo link. Manda ogni link a una sola persona.
web-link-for = Link per { $name }
web-link-watch = Link per guardare
web-copy = Copia
web-copied = Copiato
web-qr = Codice QR
web-qr-of = Codice QR. { $label }
web-people = Intorno al tavolo
web-players = Giocatori
web-is-here = presente
web-away = assente
web-spectators = { $number ->
    [one] { $number } spettatore
   *[other] { $number } spettatori
}
web-bot-stands-in = al suo posto gioca: { $bot }
web-let-bot-play = Fai giocare: { $bot }
web-stand-in-from = un giocatore automatico può subentrare dalle ore { $when }
web-stand-in-proposed = sostituto proposto: { $bot }
web-stand-in-missing = manca il consenso di: { $names }
web-stand-in-ask = Il computer ({ $bot }) può giocare per { $name }?
web-stand-in-agree = D’accordo
web-stand-in-agree-to = D’accordo: il computer ({ $bot }) gioca per { $name }
web-stand-in-disagree = Non d’accordo
web-stand-in-disagree-to = Non d’accordo: il computer ({ $bot }) non deve giocare per { $name }
web-take-back = Gioco io
web-welcome = Ti diamo il benvenuto al tavolo
web-your-name = Il tuo nome
web-hand-over = Passa il dispositivo a { $name }
web-hand-over-help = Le carte nascoste sono coperte. Nessun altro sta guardando?
web-hand-over-button = Sono { $name }, mostra la mia mano

## Il tavolo

web-to-hall = Torna alla sala
web-nowhere = Questa pagina non esiste
web-nowhere-help = All’indirizzo { $address } non c’è nulla. Forse è incompleto o non è più valido.
web-no-table = Tavolo non trovato
web-no-place = Nessun posto libero
web-table-named = Tavolo «{ $name }»
web-round-number = giro { $round }
web-house-data = dati personalizzati
web-rules = Regole
web-log = Cronaca
web-log-open = Vai a questo momento
web-menu = Menu
web-menu-table = Il tavolo
web-menu-look = Aspetto e suono
web-moves = Elenco di tutte le mosse
web-no-moves = Ora non devi decidere nulla.
web-board = Plancia
web-aids = Aiuti
web-own-things = La tua area
web-visit = Guarda l’area di { $name }
web-to-move = di turno
web-throw = Lancia i dadi
web-end-turn = Termina il turno
web-go-on = Avanti
web-close = Chiudi
web-undo = Torna indietro
web-undo-what = Ritira: { $what }
web-undo-all = Ritira tutto il turno
web-undo-for-you = Ritira ciò che è stato giocato per te
web-why-not = Perché non si può?
web-the-rule = La regola
web-open-rule = Regola { $rule } · apri qui il regolamento
web-open-rules = Leggi nel regolamento
web-ribbon-waits = { $name } sta decidendo.
web-ribbon-away = { $name } al momento non c’è.
web-ribbon-thinks = { $name } sta pensando.
web-ribbon-somebody = Si attende un’eventuale risposta.
web-ribbon-confirm = { $name }, termina il turno o torna indietro.
web-ribbon-over = La partita è finita.
web-ribbon-stopped = Questo tavolo si è fermato per un nostro errore. La partita fin qui è stata salvata.
web-ribbon-may-undo = { $name } può ancora tornare indietro.
web-ribbon-then-you = Poi tocca a te.
web-ribbon-then = Poi gioca { $name }.
web-ribbon-then-on = Poi la partita continua.
web-reopen = Riapri dall’ultima mossa valida
web-back-to-table = Torna al tavolo
web-reconnecting = Connessione persa, riconnessione in corso…
web-next-table = Il prossimo tavolo è pronto.
web-go-there = Vai al tavolo
web-keys = Scorciatoie da tastiera
web-key-undo = torna indietro (con Maiusc: tutto il turno)
web-key-moves = elenco di tutte le mosse
web-key-log = cronaca
web-key-visit = guarda gli altri giocatori, uno per uno
web-key-keys = questo elenco
web-key-escape = chiudi, o deseleziona

## La fine e il ritorno

web-victory = { $number ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
web-won-by = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $ahead } in più di { $name }.
web-won-tie = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, come { $name }: decide lo spareggio.
web-counting = Si contano i punti…
web-skip-counting = Mostra tutto
web-total = Totale
web-final-points = Punti finali:
web-where-from = Da dove vengono i punti
web-over-the-game = I punti durante la partita
web-curve = Punti di ogni giocatore durante la partita
web-round = giro
web-play-again = Gioca ancora
web-replay = Replay
web-final-table = Vedi il tavolo
web-score-sheet = Punteggio
web-download = Salva come file
web-replay-start = Il tavolo prima del primo passo.
web-step = Passo
web-step-first = Primo passo
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-step-last = Ultimo passo
web-play = Riproduci
web-pause = Pausa

## Buone maniere

web-sound = Suono
web-on = acceso
web-off = spento
web-notices = Avvisami quando tocca a me
web-notices-help = Il browser mostra una notifica quando questa pagina non è in vista.
web-notices-denied = Il browser non permette a questa pagina di mostrare notifiche. Fai clic sul simbolo a sinistra dell’indirizzo, consenti le notifiche per questa pagina e riaccendi questo interruttore.
web-notices-none = Qui il browser non mostra notifiche: non le supporta, o la pagina non è stata caricata via https.
web-turn = Tocca a te
web-turn-of = Ora gioca { $name }
web-since = { $kind ->
    [time] dalle ore { $when }
    [span] dalle ore { $when } ({ $span })
    [yesterday] da ieri
   *[day] da { $when }
}
web-state-your-turn-since = tocca a te { $since }
web-state-waits = in attesa di { $name }
web-state-waits-since = in attesa di { $name } { $since }
web-state-asked = si attende un’eventuale risposta
web-state-asked-since = si attende un’eventuale risposta { $since }
web-ribbon-since = In attesa di { $name } { $since }.
web-ribbon-somebody-since = In attesa { $since }.
web-waited-for = il tavolo aspetta
web-waited-for-since = il tavolo aspetta { $since }

## Quando qualcosa non va

web-unreachable = Il server non è raggiungibile.
web-try-again = Riprova
web-page-failed = Impossibile caricare questa pagina
web-page-failed-help = Forse il server è stato aggiornato, o manca la connessione.
web-page-needs = Servono JavaScript e una connessione al server.
web-reload = Ricarica
web-nothing-kept = Questo browser non permette di salvare nulla: tavoli, posti e impostazioni si perdono quando chiudi la pagina.

## Risposte in segreto

web-asks = Quando chiedermi se rispondo
web-asks-help = Nessun altro viene a sapere che cosa scegli qui, né se ti è stata fatta una domanda.
web-asks-turn = In questo turno: { $asks }
web-ask-not-this-turn = Non più in questo turno
web-ask-never = Mai in questa partita
web-ask-less-help = Allora non ti si chiede più nulla quando gli altri giocano una carta: ha effetto. Dal menu riattivi le domande.
web-ask-again = Chiedimelo di nuovo
web-asked-silently = { $turn ->
    [yes] In questo turno non ti si chiede se rispondi.
   *[no] Non ti si chiede se rispondi.
}
web-answer-held = Lasci correre. In attesa degli altri…
web-answer-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}
web-answers = Risposte
web-answer-wait = Pausa per le risposte
web-answer-wait-seconds = { $seconds ->
    [one] circa { $seconds } secondo
   *[other] circa { $seconds } secondi
}
web-answer-wait-help = Che si possa rispondere o no, il tavolo fa una pausa per ogni giocatore: la durata non rivela nulla sulle carte in mano.
web-answer-limit = Tempo per rispondere
web-answer-limit-none = senza limite
web-answer-limit-wait = quanto la pausa: riflettere non rivela nulla
web-answer-limit-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
web-answer-limit-help = Scaduto il tempo, la carta ha effetto.

## Abbandonare

web-give-up-sure = Davvero? Non si torna indietro.
web-give-up-no = Continua a giocare

## Programmi che giocano

web-program = { $name } (programma)
web-program-text = un programma aggiunto da chi gestisce questo server
web-program-plays = qui gioca un programma
web-program-word = programma
web-program-fault = { $fault ->
    [start] Impossibile avviare il programma { $name }.
    [game] Il programma { $name } non gioca a questo gioco.
    [silent] Il programma { $name } non ha risposto in tempo.
    [ended] Il programma { $name } ha smesso di funzionare senza rispondere.
    [illegal] Il programma { $name } ha scelto una mossa non consentita.
    [missing] Il programma { $name } non è più disponibile su questo server.
   *[other] Il programma { $name } ha dato una risposta illeggibile.
}
web-program-instead = { $instead ->
    [once] Al suo posto è stata giocata una mossa consentita a caso.
    [missing] Al suo posto gioca uno scudiero.
   *[always] D’ora in poi al suo posto si giocano mosse consentite a caso.
}
