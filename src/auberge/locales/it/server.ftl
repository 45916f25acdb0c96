### Le parole del server: che cosa può andare storto con l’archivio, i tavoli e i giocatori automatici.

## Archivio

setup-storage-url = «{ $url }» non è l’indirizzo di un archivio. Usa sqlite:///cartella/file.db o postgresql://nome@computer/database.
server-storage-foreign = Il database { $place } appartiene a un altro programma. Auberge non lo tocca; scegline un altro.
server-storage-newer = Il database { $place } è stato scritto da una versione più recente di Auberge (schema { $version }). Aggiorna Auberge o scegli un altro database.
server-storage-not-a-database = Il file { $place } non è un database, oppure è danneggiato. Auberge non lo tocca; scegli un altro file.
server-storage-failed = L’archivio { $place } non è utilizzabile: { $problem }.
server-storage-taken = Un altro server Auberge usa già i tavoli in { $place }. Prima chiudilo, o scegli un altro posto.
server-storage-gone = Il file { $place } è stato cancellato o sostituito mentre il server era in funzione: non si archivia più niente. Rimettilo com’era o riavvia il server.
server-storage-full = Il disco di { $place } è pieno.
server-storage-down = { $why ->
    [full] Il disco del server è pieno e per ora non si può salvare niente.
    [locked] I tavoli di questo server sono in sola lettura e per ora non si può salvare niente.
    [away] Il server non riesce a raggiungere il suo database e per ora non si può salvare niente.
   *[other] Per ora su questo server non si può salvare niente.
} Quanto è stato giocato è al sicuro; riprova più tardi.
server-table-already-stored = Il tavolo { $id } è già archiviato, oppure il tavolo precedente ha già un tavolo successivo.

## Promesse non mantenute

bug-row-text = Errore interno: la versione { $version } del tavolo { $table } contiene un carattere che non si può archiviare. Segnalalo, per favore.
bug-journal-stopped = Errore interno: la versione { $version } del tavolo { $table } è arrivata dopo la chiusura del registro. Segnalalo, per favore.
bug-workers-stopped = Errore interno: al giocatore automatico «{ $bot }» è stata chiesta una mossa di { $game } dopo l’arresto dei giocatori automatici. Segnalalo, per favore.
bug-row-out-of-order = Errore interno: la versione { $version } del tavolo { $table } è arrivata al posto della versione { $expected }. Segnalalo, per favore.
bug-no-result = Errore interno: una partita finita non ha un risultato. Segnalalo, per favore.
bug-job = Errore interno: il lavoro «{ $task }» non è riuscito ({ $problem }). Segnalalo, per favore.
bug-not-shown = Errore interno: il tavolo { $table } non può essere mostrato. Segnalalo, per favore.

## Al tavolo

server-stale = La partita è andata avanti da quando l’hai vista. Eccola com’è ora.
server-not-your-seat = Questo posto non è tuo.
server-no-such-seat = A questo tavolo non c’è il posto { $seat }.
server-bot-plays = Un giocatore automatico gioca per { $name }. Prima riprendi il posto.
server-nothing-due = Per ora non c’è nulla da continuare.
server-no-such-asks = «{ $asks }» non è un’impostazione possibile qui.
server-bad-answer-times = A un tavolo di { $game } il tempo per rispondere non può essere questo.
server-not-final-yet = { $name } può ancora ritirare l’ultima mossa. Aspetta la fine del suo turno.
server-undo-not-possible = Questa mossa non si può più ritirare: nel frattempo qualcosa è stato rivelato o qualcun altro ha giocato.
server-changed-too-often = Questo è stato cambiato o ritirato troppe volte a questo tavolo. Resta com’è.
server-somebody-there = { $name } è presente e gioca in prima persona.
server-not-away-long = { $name } non è assente da molto. Un giocatore automatico potrà giocare al suo posto fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-bot-too-weak = Per far giocare il computer al posto di qualcun altro, scegli { $least ->
    [squire] uno scudiero o un livello più forte.
    [knight] un cavaliere o un livello più forte.
    [grand_master] un gran maestro.
   *[other] un livello più forte.
}
server-name-empty = Il nome deve avere almeno una lettera.
server-name-long = { $most ->
    [one] Il nome può avere al massimo { $most } lettera.
   *[other] Il nome può avere al massimo { $most } lettere.
}
server-table-stopped = La partita è conservata, ma questo tavolo si è fermato per un nostro errore. Segnalalo, per favore.
server-reopened = Il tavolo riapre dall’ultima mossa valida. Un momento.
server-cannot-reopen = Errore interno: non c’è una mossa precedente da cui questo tavolo possa ripartire. Segnalalo, per favore.
server-not-stored = { $why ->
    [full] Il disco del server è pieno e non è stato possibile salvare l’ultima mossa.
    [locked] I tavoli di questo server sono in sola lettura e non è stato possibile salvare l’ultima mossa.
    [away] Il server non riesce a raggiungere il suo database e non è stato possibile salvare l’ultima mossa.
   *[other] Non è stato possibile salvare l’ultima mossa.
} Il tavolo torna a quanto è salvato.
server-stopping = Il server si sta fermando. Il tavolo è al sicuro; torna tra un momento.
server-elsewhere = Il tavolo si sta spostando. Un momento.
server-no-such-table = Qui non c’è il tavolo { $table }. Forse l’indirizzo è incompleto.
server-table-damaged = Nel database il tavolo { $table } è danneggiato e non si può aprire. Gli altri tavoli non ne risentono.
server-no-such-step = Non c’è il passo { $step }: la partita ne ha { $most }.
server-not-over = La partita non è ancora finita.
server-record-kept-back = Il registro della partita rivela le mani dei giocatori: sarà disponibile a partita finita.

## Messaggi che non lo sono

server-bad-move = Questa non è una mossa del gioco ({ $problem }).
server-bad-message = Questo messaggio non si capisce ({ $problem }).
server-bad-intent = Un messaggio deve avere un identificativo di al massimo { $most } lettere, cifre o altri caratteri semplici.
server-message-big = Questo messaggio è troppo lungo: si leggono al massimo { $most } byte.
server-data-big = Questo file è troppo grande: { $size } kB. Si leggono al massimo { $most } kB.
server-data-slow = Controllare questo file richiede troppo tempo. Semplificalo.
server-busy = In questo momento il server ha troppe richieste. Riprova tra un istante.
server-too-fast = Troppi messaggi in poco tempo. Aspetta un momento.
server-too-slow = La connessione non è riuscita a stare al passo. Il tavolo è al sicuro; torna tra un momento.
server-too-many-connections = Ora ci sono troppe persone collegate. Riprova più tardi.
server-too-many-tables = Nell’ultima ora qui sono stati aperti troppi tavoli. Riprova più tardi.
server-no-hello = La connessione non ha indicato il tavolo e il posto.
server-failed = Qualcosa è andato storto sul server. L’errore è stato annotato.
server-not-found = A questo indirizzo non c’è niente.
server-foreign-origin = La pagina di un altro sito non può comunicare con questo server.
server-address-long = Questo indirizzo è troppo lungo: si leggono al massimo { $most } byte.
server-headers-big = Le intestazioni di questa richiesta sono troppo lunghe o troppe (limite: { $most } byte e { $number } intestazioni).
server-request-late = La richiesta non è arrivata per intero in tempo utile.
server-place-needed = Il tuo posto serviva a qualcuno che gioca qui, oppure hai aperto questo tavolo troppe volte. Torna più tardi.
server-unknown-host = Questo server non risponde al nome «{ $host }». Chi lo gestisce può aggiungere il nome all’impostazione AUBERGE_HOSTS.

## Avviare il server

server-bad-setting = L’impostazione { $name } non può essere «{ $value }».
server-cannot-listen = Impossibile ascoltare su { $place }: { $problem }.
server-open-at = Auberge è aperta: { $address } (Ctrl+C la chiude)
server-help-serve = Apre i tavoli ai browser: su questo computer, o con --host 0.0.0.0 per tutti i dispositivi della tua rete.
server-help-host = L’indirizzo su cui ascoltare (predefinito: questo computer, e gli altri dispositivi di casa se li fai entrare).
server-help-port = La porta su cui ascoltare (predefinito: 8566, o la prima libera dopo questa).
server-help-folder = La cartella in cui si conservano i tavoli (predefinito: la cartella dei dati di questo computer).
server-help-open = Apre anche il browser.
