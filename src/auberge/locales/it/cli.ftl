### Parole del client da terminale; le chiavi cominciano con `cli-`.

## Programma

cli-version = Auberge { $version }, { $build ->
    [compiled] motore compilato
   *[plain] motore in Python puro
}, { $python }, { $system }
cli-greeting = Ti diamo il benvenuto all’Auberge! Sul tavolo: { $game }.
cli-seat-me = tu, a questa tastiera; da ripetere per ogni altra persona (me:Anna dà un nome)
cli-seat-bot = { $bot ->
    [random] giocatore automatico: una mossa qualsiasi, a caso
    [page] giocatore automatico: un principiante che fa errori
    [squire] giocatore automatico: sceglie la mossa migliore per questo turno
    [knight] giocatore automatico: riflette un attimo sulle mosse seguenti
    [grand_master] giocatore automatico: riflette un secondo intero sulle mosse seguenti; è il più forte
   *[other] giocatore automatico
}
cli-bot = { $bot ->
    [random] Buffone
    [page] Paggio
    [squire] Scudiero
    [knight] Cavaliere
    [grand_master] Gran maestro
    [greedy] Scudiero
   *[other] { $bot }
}
cli-bot-named = { $name } ({ cli-bot })
cli-ask-seats = Chi gioca? Indica da { $low } a { $high } posti, per esempio me,squire,squire, o scrivi solo quanti sono. Invio: tu contro squire.
cli-player = Giocatore { $seat }

## Pagine di aiuto

cli-help-usage = Uso:
cli-help-command-word = COMANDO
cli-help-options-word = [OPZIONI]
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-commands = Comandi
cli-help-examples = Esempi
cli-help-help = Mostra questa pagina.
cli-help-version = Mostra la versione e il motore in uso.
cli-help-auberge = Un tavolo da gioco nel browser e nel terminale. Senza comando apre il tavolo nel browser; i comandi servono anche a giocare nel terminale, rivedere partite, leggere le regole e far incontrare giocatori automatici.
cli-help-play = Gioca una partita: persone a questa tastiera, giocatori automatici, o entrambi. La partita viene salvata dopo ogni mossa.
cli-help-replay = Mostra di nuovo una partita registrata.
cli-help-rules = Mostra il regolamento di un gioco, il suo promemoria, una regola per intero, tutte le regole con i loro codici, o quante sono coperte da test.
cli-help-check-data = Controlla i valori del materiale di un gioco e dice quanto è certo ciascuno.
cli-help-simulate = Fa giocare molte partite ai giocatori automatici e li confronta.
cli-help-bench = Misura la velocità del motore o del server.
cli-help-game = Nome del gioco (saint_malo, valletta, malta).
cli-help-lang = Lingua: en, fr, it o de. Se manca, decide AUBERGE_LANG o il sistema.
cli-help-seats = Chi gioca, nell’ordine dei posti: me (una persona; me:Anna con un nome), random, page, squire, knight o grand_master.
cli-help-budget = Per quanto tempo possono riflettere su una decisione i giocatori automatici che calcolano le mosse in anticipo, per esempio 100ms o 3s.
cli-help-names = Nomi dei giocatori, nell’ordine dei posti.
cli-help-seed = Seme: lo stesso seme dà gli stessi dadi e le stesse carte.
cli-help-start = Posto che comincia (da 1 in su), oppure random.
cli-help-option = Opzione delle regole, come allow_voluntary_pass=true; si può ripetere.
cli-help-data = File con i valori di un’altra edizione o con un mazzo personalizzato, da usare al posto dei valori predefiniti.
cli-help-resume = Riprende una partita salvata: quella di questo file o, senza un file, l’ultima non finita.
cli-help-save = File in cui salvare la partita.
cli-help-record = File di una partita registrata.
cli-help-step = Mostra la partita passo per passo. Invio o n: avanti, p: indietro, un numero: vai a quella voce, q: esci.
cli-help-rule = Codice di una regola, come SM-PICK-17.
cli-help-coverage = Mostra quali regole sono coperte da test e scenari (nei sorgenti).
cli-help-search = Mostra solo le regole che contengono questa parola.
cli-help-games = Numero di partite.
cli-help-jobs = Numero di processi in parallelo.
cli-help-number-of-seats = Numero di posti al tavolo.
cli-help-json = Scrive il risultato in JSON.
cli-help-bench-games = Giochi da misurare, per nome e separati da virgole (predefinito: tutti).
cli-help-bench-count = Numero di partite da misurare per ogni numero di posti, a ogni giro.
cli-help-bench-server = Misura invece il server sotto carico: mosse al secondo e durata di una mossa.
cli-help-arena = Fa incontrare giocatori automatici in un torneo, con posti a rotazione e semi appaiati, finché non è certo chi è il migliore, e li classifica.
cli-help-entrants = I giocatori automatici; ognuno può avere il suo budget: knight,grand_master@1s.
cli-help-arena-budget = Quanto tempo, o quante iterazioni, può usare per ogni decisione un giocatore automatico che calcola le mosse in anticipo: 100ms, 2s o 5000it.
cli-help-until = Si ferma appena tutti i confronti sono decisi con questa confidenza, per esempio 95%.
cli-help-most-games = Numero massimo di partite.
cli-help-all-jobs = Numero di processi in parallelo (predefinito: uno per ogni core).
cli-help-results = File a cui si aggiunge ogni partita; un torneo già presente nel file riprende da dove si era fermato.
cli-help-report = File per un rapporto con grafici (HTML), o per il solo grafico della forza secondo il budget (.svg).
cli-help-engine = Dove girano le partite: local (questo computer) o ray (un cluster Ray).
cli-help-ladder = Confronta ogni livello di giocatori automatici con quello inferiore, con due giocatori e a tavolo pieno, in tutti i giochi. Fallisce se un livello è più debole di quello inferiore.
cli-help-ladder-games = Giochi in cui confrontare i livelli, per nome e separati da virgole (predefinito: tutti).
cli-help-ladder-count = Numero di partite per ogni confronto.
cli-help-quick = Gioca poche partite e limita la riflessione in iterazioni invece che in secondi: il risultato è lo stesso su ogni computer.
cli-help-write = Documento in cui scrivere la tabella dei risultati, fra gli appositi segni.
cli-help-balance = Gioca migliaia di partite tra giocatori automatici e dice che cosa sembra squilibrato: posti, edifici, personaggi, carte, durata o finali.
cli-help-balance-games = Numero di partite per ogni numero di posti.
cli-help-balance-seats = Numeri di posti, per esempio 2,4 (predefinito: tutti).

## Errori

cli-usage-no-such-command = Non c’è nessun comando «{ $name }». Comandi: { $known }.
cli-usage-no-such-option = Opzione sconosciuta: { $option }; --help mostra quelle disponibili.
cli-usage-option-value = L’opzione { $option } non si usa così; --help mostra come.
cli-usage-missing = Manca { $name }; --help mostra che cosa serve al comando.
cli-usage-other = Questo comando non è valido; --help mostra come si usa.
cli-not-a-number = { $option } richiede un numero intero, non «{ $value }».
cli-not-in-range = { $option } richiede un numero intero da { $low } a { $high }, non «{ $value }».
cli-too-many-names = { $seats ->
    [one] Troppi nomi ({ $names }): c’è solo { $seats } posto.
   *[other] Troppi nomi ({ $names }): ci sono solo { $seats } posti.
}
cli-no-such-file = Non c’è nessun file { $file }.
cli-cannot-read = Il file { $file } non si può leggere: { $problem }.
cli-cannot-write = La partita non si può salvare in { $file }: { $problem }.
cli-not-ours = Il file { $file } esiste ma non è una partita salvata; resta com’è.
cli-not-text = Il file { $file } non è un file di testo.
cli-nothing-to-resume = In { $folder } non c’è nessuna partita da riprendere.
cli-already-over = La partita in { $file } è già finita; «auberge replay» la mostra di nuovo.
cli-other-game = La partita in { $file } è una partita di «{ $game }», non di «{ $wanted }».
cli-settled = { $option } non si può usare insieme a --resume: una partita salvata prosegue come è cominciata.
cli-no-seed = Il registro { $file } non ha un seme: la partita non può proseguire.
cli-no-such-rule = Non c’è nessuna regola { $rule }.
cli-rule-for-programs = È una regola per i programmi, non per i giocatori: dice come si registra una partita o come si fanno le estrazioni. La spiegazione è in { $file }.
cli-no-source-tree = I test si trovano solo nei sorgenti, e questo è un pacchetto installato.
cli-no-board = Il gioco { $game } non si può ancora mostrare nel terminale.
cli-os-error = Qualcosa è andato storto ({ $problem }).
cli-unexpected = Si è verificato un errore imprevisto ({ $problem }); con AUBERGE_DEBUG=1 si vedono i dettagli.
cli-interrupted = Comando interrotto.

## Al tavolo

cli-ribbon-decide = { $name }: { $question }
cli-ribbon-roll = { $name }: Invio lancia i dadi.
cli-ribbon-roll-or-undo = { $name }: Invio lancia i dadi; «ritira» torna alla scelta.
cli-ribbon-confirm = { $name }: Invio chiude definitivamente il turno; «ritira» torna indietro di un passo.
cli-ribbon-next = { $name }: il tuo turno è finito. Invio per continuare.
cli-thinking = { $name } sta pensando…
cli-only-enter = Adesso serve solo Invio; ? mostra che altro si può scrivere.
cli-cannot-undo = Non c’è nulla da ritirare: ciò che è stato rivelato resta rivelato.
cli-why-what = Indica la mossa, per esempio: perché { $move }
cli-why-legal = Questa mossa adesso è possibile: { $move }.
cli-score-now = Il punteggio, se la partita finisse adesso:
cli-saved = La partita è salvata in { $file }.
cli-left = La partita è salvata in { $file }. Per continuare: { $command }
cli-record-saved = Il registro della partita è in { $file }.
cli-total = Totale
cli-place = Posizione
cli-winner = { $points ->
    [one] { $names } vince con { $points } punto!
   *[other] { $names } vince con { $points } punti!
}
cli-winners = { $points ->
    [one] { $names } condividono la vittoria con { $points } punto!
   *[other] { $names } condividono la vittoria con { $points } punti!
}

cli-command-help = ?
cli-command-help-help = aiuto per questa domanda; ? { $rule } mostra una regola
cli-command-why = perché
cli-command-why-help = perché qualcosa non è possibile: perché { $move }; da solo: perché un giocatore automatico ha fatto la sua ultima mossa
cli-command-undo = ritira
cli-command-undo-help = ritira il tuo ultimo passo, se nulla è stato ancora rivelato
cli-command-moves = mosse
cli-command-moves-help = tutte le mosse possibili, numerate
cli-command-log = cronaca
cli-command-log-help = tutto quello che è successo
cli-command-cities = città
cli-command-cities-help = le plance di tutti, in grande
cli-command-score = punti
cli-command-score-help = il punteggio finora
cli-command-save = salva
cli-command-save-help = salva la partita; «salva FILE» la salva in quel file
cli-command-quit = esci
cli-command-quit-help = salva ed esce
cli-command-lang = lingua
cli-command-lang-help = cambia lingua: lingua en

## Rivedere

cli-replay-at = Voce { $at } di { $last }. Invio: avanti, p: indietro, un numero: vai a quella voce, q: esci.
cli-replay-keys = Invio o n: avanti, p: indietro, un numero da 0 a { $last }: vai a quella voce, q: esci.
cli-replay-unfinished = { $entries ->
    [one] Il registro si interrompe dopo { $entries } voce; il punteggio mostra la situazione fino a quel punto.
   *[other] Il registro si interrompe dopo { $entries } voci; il punteggio mostra la situazione fino a quel punto.
}

## Regole e dati

cli-rules-found = { $number ->
    [one] { $number } regola
   *[other] { $number } regole
}
cli-rule-kind = { $kind ->
    [rule] regola
    [adjudication] lacuna del regolamento, colmata da noi
    [example] esempio del regolamento
    [constructed] esempio costruito
    [option] opzione
    [invariant] sempre vero
    [discrepancy] contraddizione fra edizioni
    [gap] dato mancante
   *[other] testo danneggiato
}
cli-rule-mark = { $mark ->
    [E] Lo dice il regolamento.
    [D] Segue dal regolamento.
    [A] È una nostra decisione.
    [P] Si sa da una fonte pubblica esterna al regolamento.
   *[R] È una nostra ricostruzione.
}
cli-rule-source = Fonte: { $source }
cli-rule-sees = Vedi: { $rules }
cli-rule-seen-by = Citata da: { $rules }
cli-coverage = Codici coperti da test o scenari: { $cited } su { $all }.
cli-coverage-missing = { $number ->
    [one] { $number } codice non è coperto da nessun test o scenario.
   *[other] { $number } codici non sono coperti da nessun test o scenario.
}
cli-data-shipped = il file predefinito
cli-data-good = I dati sono in ordine: { $file }.
cli-data-known = { $known ->
    [printed] valori letti sulle carte di una scatola
    [stated] valori indicati nel regolamento
    [derived] valori dedotti dal regolamento
    [public] valori noti da fonti pubbliche
   *[placeholder] valori provvisori al posto di valori non noti
}
cli-data-doubtful = Valori che non vengono dal regolamento:
cli-data-warning = Nota: { $warning }

## Simulazioni

cli-simulating = Partite
cli-sim-bot = Giocatore
cli-sim-wins = Vittorie
cli-sim-interval = Intervallo al 95%
cli-sim-score = Punti
cli-sim-range = Min–max
cli-sim-decisions = Decisioni
cli-sim-summary = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, posti: { $seats }, seme { $seed }: { $seconds } s, partite al secondo: { $speed } ({ $build ->
    [compiled] motore compilato
   *[plain] motore in Python puro
}).

## Saint Malo

cli-sm-title = Saint Malo · giro { $round } · gioca { $name }
cli-sm-title-last = Saint Malo · giro { $round }, l’ultimo · gioca { $name }
cli-sm-label = { $label }:
cli-sm-die = { $face ->
    [log] tronco
    [crate] cassa
    [wall] muro
    [cross] croce
    [head] testa
   *[crossed_swords] spade
}
cli-sm-side = { $side ->
    [N] N
    [E] E
    [S] S
   *[W] O
}
cli-sm-bank = banca
cli-sm-lumber = legname
cli-sm-cannons = cannoni
cli-sm-coins = monete
cli-sm-logs = tronchi
cli-sm-points-short = PV
cli-sm-defence = difesa
cli-sm-empty = vuote
cli-sm-walls = mura
cli-sm-others = altre città
cli-sm-pirates = pirati
cli-sm-attack-short = attacco { $strength }: { $short ->
    [one] manca { $short }
   *[other] mancano { $short }
}
cli-sm-attack-held = attacco { $strength }: resiste
cli-sm-no-more-attacks = niente più attacchi
cli-sm-mini = { $points } PV, { $coins } m, { $logs } t
cli-sm-mini-more = dif. { $defence }, can. { $cannons }
cli-sm-dice = { $rolls ->
    [0] dadi
   *[other] lancio { $rolls }/3
}
cli-sm-use = simbolo
cli-sm-with-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
cli-sm-price = { $price ->
    [0] gratis
    [one] { $price } moneta
   *[other] { $price } monete
}
cli-sm-effect-decline = il bonus va perduto, ma la difesa resta
cli-sm-cells-more = { $more ->
    [one] { $cells } e un’altra
   *[other] { $cells } e altre { $more }
}
cli-sm-brings-nothing = nulla di immediato
cli-sm-brings-points = +{ $number } PV
cli-sm-brings-coins = { $number ->
    [one] +{ $number } moneta
   *[other] +{ $number } monete
}
cli-sm-brings-completed = { $side ->
    [N] mura nord complete
    [E] mura est complete
    [S] mura sud complete
   *[W] mura ovest complete
}
cli-sm-brings-destroyed = { $side ->
    [N] lato nord distrutto
    [E] lato est distrutto
    [S] lato sud distrutto
   *[W] lato ovest distrutto
}
cli-sm-brings-filled = città completa
cli-sm-hint = { $question ->
    [roll] Invio lancia i dadi.
    [keep] Scrivi i dadi da tenere (1 3 5) o «nessuno»; Invio li tiene tutti.
    [announce] Scrivi un numero, o un simbolo e quanti dadi usare (muro 2).
    [type] Scrivi un numero, una lettera o un nome.
    [house] Scrivi una casella (c4), o «basta».
    [over] La partita è finita.
   *[other] Scrivi una casella (c4).
}
cli-sm-word-pass = passo
cli-sm-word-stop = basta
cli-sm-word-decline = rinuncio
cli-sm-word-all = tutti
cli-sm-word-none = nessuno
cli-sm-story-crate = { $number ->
    [one] cassa { $cells }
   *[other] casse { $cells }
}
cli-sm-story-wall = { $number ->
    [one] sezione di mura { $cells }
   *[other] sezioni di mura { $cells }
}
cli-sm-story-church = chiesa di grandezza { $size } { $cells }
cli-sm-story-house = { $number ->
    [one] casa { $cells }
   *[other] case { $cells }
}
cli-sm-story-character = { saint_malo-character } { $cells }
cli-sm-story-logs = { $number ->
    [one] +{ $number } tronco
   *[other] +{ $number } tronchi
}
cli-sm-story-paid = { $number ->
    [one] paga { $number } moneta
   *[other] paga { $number } monete
}
cli-sm-story-passed = passa
cli-sm-story-bonus-lapsed = il personaggio bonus va perduto
cli-sm-story-bonus-declined = rinuncia al personaggio bonus
cli-sm-story-lapsed = { $number ->
    [one] { $number } sezione di mura perduta
   *[other] { $number } sezioni di mura perdute
}
cli-sm-story-ticks = { $number ->
    [one] spunta { $number } casella dei pirati
   *[other] spunta { $number } caselle dei pirati
}
cli-sm-story-attack-held = I pirati attaccano con forza { $strength }: tutte le città resistono.
cli-sm-story-attack-lost = I pirati attaccano con forza { $strength }; un cannone in meno per: { $losers }.
cli-sm-legend = { $sign ->
    [dark] casella scura, vuota: può contenere di tutto, ma solo le mura non distruggono il lato
    [light] casella chiara, vuota: può contenere tutto tranne le mura
    [legal] una casella che adesso puoi scegliere
    [crate] cassa di merci
    [wall] sezione di mura
    [house] casa
    [church] chiesa e la sua grandezza
    [tower] torre: il bonus del lato indicato dalla sua freccia
    [complete] lato completo: bonus ricevuto, difesa +2
    [destroyed] lato distrutto: né bonus né difesa
   *[roofs] primo giocatore
}

## Attorno a una tastiera, giochi senza punti, mazzi

cli-ribbon-settle = { $name }: Invio rende definitiva la scelta; «ritira» torna indietro di un passo.
cli-ribbon-pause = { $name }: Invio per continuare.
cli-ribbon-hand-over = Lascia la tastiera a { $name }, poi premi Invio.
cli-no-points = In questo gioco non ci sono punti.
cli-victor = { $names } vince!
cli-victors = { $names } condividono la vittoria!
cli-help-deck = Mazzi personalizzati: scrivere in un file i valori predefiniti per modificarli, controllarli e giocarci.
cli-help-deck-new = Scrive i valori predefiniti di un gioco come file da modificare.
cli-help-deck-check = Controlla un mazzo personalizzato e dice che cosa non va.
cli-deck-heading =
    { $game }: i valori predefiniti, da modificare.
    Cambia i valori; lascia i nomi dei campi e gli identificatori.
    «source» dice da dove viene un valore; si può omettere.
    Controllare:      auberge deck check FILE { $name }
    Giocarci:         auberge play { $name } --deck FILE
    Simulare partite: auberge simulate { $name } --deck FILE
    Una partita salvata conserva il mazzo con cui è giocata.
cli-house-deck = A questo tavolo si gioca con un mazzo personalizzato, non con i valori predefiniti.
cli-somebody = Qualcuno può rispondere…
cli-only-bots = Restano solo giocatori automatici; la partita viene giocata fino alla fine:
cli-word-yes = sì
cli-word-on = sì
cli-word-off = no
cli-command-pass-for-me = passa-per-me
cli-command-pass-for-me-help = passa-per-me sì: il programma lascia correre per te quando altri giocano una carta; no: ti viene chiesto ogni volta se rispondere
cli-pass-for-me-on = { $people ->
    [one] Il programma lascia correre per te quando non puoi rispondere; altrimenti ti viene chiesto se rispondere. Per smettere: «passa-per-me no».
   *[other] Il programma lascia correre per te, qualunque carta tu abbia: chiedertelo rivelerebbe qualcosa della tua mano. Per smettere: «passa-per-me no».
}
cli-pass-for-me-off = Per ogni carta giocata da altri ti viene chiesto se rispondere. Con «passa-per-me sì» il programma lascia correre al posto tuo.
cli-command-concede = abbandona
cli-command-concede-help = abbandona subito la partita, senza possibilità di tornare
cli-concede-really = { $name }, abbandoni davvero? Saresti subito fuori dal gioco, senza poter tornare. Scrivi «sì» per confermare.
cli-concede-not = Resti in gioco.

## Valletta

cli-v-title = { $stage ->
    [end] Valletta · turno { $turn } · gioca { $name } · fase finale
    [flagged] Valletta · turno { $turn } · gioca { $name } · segue la fase finale
   *[play] Valletta · turno { $turn } · gioca { $name }
}
cli-v-letter = { $good ->
    [gold] M
    [wood] L
    [stone] P
   *[brick] T
}
cli-v-label = { $label }:
cli-v-barrels = barili rimasti
cli-v-pool = riserva
cli-v-played = giocate
cli-v-piles = mano { $hand }, mazzo { $draw }, scarti { $discard }
cli-v-left = { $number ->
    [one] ancora { $number } carta
   *[other] ancora { $number } carte
}
cli-v-more = { $number ->
    [one] e un’altra: «mosse» le mostra tutte
   *[other] e altre { $number }: «mosse» le mostra tutte
}
cli-v-printed = Costo stampato ({ valletta-building }): { $goods }
cli-v-saved-upgrade = niente monete per un miglioramento
cli-v-saved-neighbours = monete risparmiate grazie ai tuoi edifici adiacenti: { $number }
cli-v-saved-character = { $name } fa risparmiare { valletta-amount }
cli-v-due = Da pagare: { $goods }.
cli-v-payments = Pagamenti possibili (monete legno pietra mattoni): { $payments }
cli-v-payments-more = { $number ->
    [one] { $payments } e un altro
   *[other] { $payments } e altri { $number }
}
cli-v-hint = { $question ->
    [draft] Scrivi un bene (legno), la sua lettera o il suo numero.
    [play] Scrivi una carta o il suo numero; «b A2» spiega un edificio, «carta …» una carta.
    [seamstress] Scrivi due beni (legno pietra) o un numero.
    [build] Scrivi un edificio (a2) o il suo numero, o «no»; «b A2» lo spiega.
    [payment] Invio paga come proposto; oppure scrivi un numero o i quattro beni (2 1 1 1).
    [jean] Scrivi un numero, «licenzia …», «assumi …» o «no».
    [over] La partita è finita.
   *[other] Scrivi un numero, un bene, «sì» o «no».
}
cli-v-more-details = «b A2» mostra un edificio per intero, «carta …» un personaggio.
cli-v-no-such-building = Non c’è nessun edificio «{ $name }» in gioco.
cli-v-no-such-card = Non c’è nessun personaggio «{ $name }».
cli-v-lies-on = Si trova su: { $buildings }
cli-v-in-pool = Nella riserva dei personaggi: { $number }
cli-v-story-dismissed = licenzia { $name }
cli-v-story-hired = assume { $name }
cli-v-story-to = per { $name }
cli-v-word-play = gioca
cli-v-word-dismiss = licenzia
cli-v-word-hire = assumi
cli-v-word-build = costruisci
cli-v-word-upgrade = migliora
cli-v-word-use = usa
cli-v-word-yes = sì
cli-v-word-decline = rinuncia
cli-v-word-no = no
cli-v-word-proposed = proposto
cli-v-word-building = edificio
cli-v-word-card = carta
cli-v-legend = { $sign ->
    [legal] un edificio che puoi scegliere adesso
    [green] edificio verde
    [blue] edificio blu
    [yellow] edificio giallo
    [price] quanto costa a chi è di turno: monete, legno, pietra e mattoni
    [house] una casa e a chi appartiene; nella riga di un giocatore, le case rimaste
    [upgraded] edificio migliorato
    [point] punti: di un giocatore, o di un edificio alla fine
    [barrel] un barile ancora coperto
    [turned] il bene che un barile ha mostrato qui
    [jean] Jean
   *[zone] le aree della strada, ognuna con il suo motivo
}

## Malta!

cli-malta-title = { $stage ->
    [setup] { malta-title } · si piazzano le pedine
    [play] { malta-title } · turno { $turn } · gioca { $name } · { malta-due }
   *[other] { malta-title } · turno { $turn } · gioca { $name }
}
cli-malta-label = { $label }:
cli-malta-players = nome
cli-malta-cards-short = carte
cli-malta-draws = { $name } pesca: { $cards }.
cli-malta-known = carte note
cli-malta-piles = mazzo { $draw }, scarti { $discard }
cli-malta-idle = ora senza effetto
cli-malta-spaces = { $number ->
    [one] { $number } casella possibile, segnata con { $mark } sulla plancia.
   *[other] { $number } caselle possibili, segnate con { $mark } sulla plancia.
}
cli-malta-plays = { $name } gioca «{ $title }»
cli-malta-plays-at = { $name } gioca «{ $title }»: { $targets }
cli-malta-answers = { $name } risponde con «{ $title }»
cli-malta-answers-at = { $name } risponde con «{ $title }»: { $targets }
cli-malta-lost = Hanno perso, in quest’ordine
cli-malta-in = Ancora in gioco
cli-malta-no-such = Non c’è nessuna carta o casella «{ $name }».
cli-malta-stands = Pedine: { $names }
cli-malta-word-play = gioca
cli-malta-word-pass = passa
cli-malta-word-show = mostra
cli-malta-word-up = alto
cli-malta-word-right = destra
cli-malta-word-down = basso
cli-malta-word-left = sinistra
cli-malta-hint = { $question ->
    [place] Scrivi una casella di partenza (c1) o il suo numero.
    [play] Scrivi una carta o il suo numero, anche con i bersagli: spintone 2 alto.
    [target-1] Scrivi un nome o il numero di un posto. «ritira» riprende la carta.
    [target-2] Scrivi una casella (c4). «ritira» riprende la carta.
    [target-3] Scrivi un’altra casella (c4). «ritira» torna indietro di un passo.
    [target-4] Scrivi una direzione (alto) o il suo numero. «ritira» torna indietro di un passo.
    [target-5] Scrivi 1, 2 o 3. «ritira» torna indietro di un passo.
    [target-6] Scrivi una riga (3) o una colonna (c). «ritira» riprende la carta.
    [respond] Invio lascia correre; oppure scrivi annulla, boomerang o un numero.
    [move] Scrivi una direzione (alto), il suo numero o la casella (c4).
    [racket_to] Scrivi un nome o il numero di un posto.
    [over] La partita è finita.
   *[other] Scrivi una carta o il suo numero.
}
cli-malta-more-details = «mostra spintone» o «? spintone» spiega una carta, «mostra c4» una casella. Una carta si può annunciare con i bersagli: spintone 2 alto, gira c4 1, sposta 3 destra, scambia c4 d5.
cli-malta-deck =
    Caselle: puoi cambiare tipi, forme, numeri, frecce e copie; devono essere 54 in tutto, di cui esattamente 7 di partenza.
    Carte: puoi cambiare solo il numero delle copie; devono essere 108 in tutto. Se cancelli la voce di una carta, la carta esce dal mazzo, dove è permesso.
cli-malta-legend = { $sign ->
    [legal] una casella che puoi scegliere adesso
    [start] casella di partenza
    [star] stella
    [crown] corona
    [drop] goccia
    [circle] cerchio 0: una casella rimossa, che non dà carte e non ha uscite
    [number] il numero di una casella: quante carte si pescano o si danno come pizzo
    [arrows] dove una pedina può andare da quella casella
    [pawn] le pedine, con i numeri dei loro posti
    [many] più pedine di quante ne entrino: l’elenco dei giocatori dice quali
    [turn] a chi tocca
    [out] fuori dal gioco, con l’ordine di uscita
    [conceded] ha abbandonato, con l’ordine di uscita
   *[blind] «Fede cieca» in vigore, e per quanti turni
}
