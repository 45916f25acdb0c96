### Le parole dei programmi che giocano: giocatori avviati da un comando, libreria client, server MCP; chiavi che iniziano con `program-`, `client-` o `mcp-`.

## Comandi

program-bad-command = «{ $command }» non è un comando eseguibile. Esempio: exec:./mybot
program-bad-name = «{ $text }» non indica un programma. Esempio: mybot=./mybot (al massimo 24 caratteri fra lettere a–z, cifre, trattini e trattini bassi).
program-name-taken = Il nome «{ $name }» è già in uso; scegline un altro per il programma.
program-not-found = Non c’è nessun programma «{ $program }» che si possa avviare.
program-unnamed = In questa partita gioca il programma «{ $program }». Indica come avviarlo: { $option }
program-named = { $name } (programma)
program-faults = { $faults ->
    [one] { $program }: { $faults } decisione non è arrivata; al suo posto è stata giocata una mossa permessa a caso.
   *[other] { $program }: { $faults } decisioni non sono arrivate; al loro posto sono state giocate mosse permesse a caso.
}
program-help-bot = Un programma che gioca, con un nome a tua scelta (ripeti per più programmi).

## Che cosa può andare storto

program-fault-start = Non è stato possibile avviare «{ $program }»: { $about }.
program-fault-game = «{ $program }» non gioca a questo gioco ({ $about }).
program-fault-silent = «{ $program }» non ha risposto in tempo.
program-fault-ended = «{ $program }» è terminato senza rispondere.
program-fault-long = «{ $program }» ha inviato una riga più lunga di { $about } byte.
program-fault-flood = «{ $program }» ha inviato più di { $about } righe in una volta.
program-fault-unreadable = «{ $program }» ha inviato una riga che non è un messaggio del protocollo: { $about }
program-fault-unexpected = «{ $program }» ha inviato un messaggio fuori posto: { $about }
program-fault-illegal = «{ $program }» ha scelto una mossa che ora non è permessa: { $about }

## auberge bot-check

program-help-check = Controlla se un programma segue il protocollo dei giocatori automatici.
program-help-command = Il comando che avvia il programma.
program-check-hello = Si presenta: { $name } (autore: { $author }).
program-check-game = { $game }, decisioni prese: { $decisions }, la più lenta: { $slowest } ms.
program-check-quit = Termina quando glielo si chiede.
program-check-passed = «{ $program }» segue il protocollo.
program-check-failed = «{ $program }» non segue il protocollo.

## La libreria client

client-bad-link = Questo non è un link a un posto. Un link del genere è simile a http://host:8566/t/table#secret.
client-bad-server = «{ $address }» non è l’indirizzo di un server. Esempio: http://127.0.0.1:8566
client-unreachable = Il server { $server } non è raggiungibile: { $problem }.
client-no-seat = Questo link non porta più a nessun posto.
client-closed = La connessione al tavolo è chiusa.
client-other-version = Il server usa un’altra versione di Auberge: { $problem }.

## Il server MCP

mcp-help-mcp = Fa giocare modelli linguistici ai tavoli di un server (Model Context Protocol).
mcp-help-server = Il server ai cui tavoli si gioca.
mcp-help-http = Risponde via HTTP su questa porta invece che su input e output standard.
mcp-help-host = L’indirizzo su cui ascoltare con --http.
mcp-not-installed = L’SDK di MCP non è installato; installa l’extra: pip install auberge[mcp].
mcp-other-server = Qui si gioca solo ai tavoli di { $server }; per un altro server, avvia il comando con --server.
mcp-game = { $title }, giocatori: da { $low } a { $high }; giocatori automatici: { $bots }
mcp-seated = Hai il posto { $seat } ({ $game }). Per tutti gli strumenti: table={ $table } secret={ $secret }. Tieni il segreto per te.
mcp-link = Link per un altro giocatore: { $link }
mcp-you = Sei «{ $name }», posto { $seat }. Versione { $version }, riga { $line } della cronaca.
mcp-player = { $kind ->
    [bot] Posto { $seat }: «{ $name }» (giocatore automatico)
    [program] Posto { $seat }: «{ $name }» (programma)
   *[person] Posto { $seat }: «{ $name }»
}
mcp-your-turn = Tocca a te. { $question }
mcp-waiting = Si aspetta «{ $name }».
mcp-waiting-somebody = Si aspetta un altro giocatore.
mcp-not-playing = { $kind ->
    [gather] La partita non è cominciata: non ci sono ancora tutti.
   *[stopped] Il tavolo si è fermato per un errore interno.
}
mcp-over = La partita è finita.
mcp-place = { $place }. { $name }
mcp-happened = Che cosa è successo dopo la riga { $line } della cronaca:
mcp-moves = Le tue mosse permesse:
mcp-not-yet = Non tocca ancora a te. Chiama di nuovo wait_for_turn.
mcp-made = La mossa è fatta.
mcp-moved-on = Non è stato fatto nulla: il tavolo è cambiato da quando hai guardato. Guarda di nuovo.
mcp-legal = Questa mossa è permessa.
