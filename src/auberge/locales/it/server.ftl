### Le parole del server: che cosa può andare storto con l’archivio, i tavoli e i giocatori automatici.

## Archivio

setup-storage-url = Non c’è alcun archivio all’indirizzo «{ $url }». Si scrive sqlite:///cartella/file.db.
server-storage-foreign = Il file { $place } è la banca dati di un altro programma. Auberge non lo tocca; scegliete un altro file.
server-storage-newer = Il file { $place } è stato scritto da una versione più recente di Auberge (schema { $version }). Aggiornate Auberge o scegliete un altro file.
server-storage-not-a-database = Il file { $place } non è una banca dati, oppure è danneggiato. Auberge non lo tocca; scegliete un altro file.
server-storage-failed = L’archivio { $place } non è utilizzabile: { $problem }.
server-table-already-stored = Il tavolo { $id } è già archiviato, oppure un altro segue già lo stesso tavolo.

## Promesse non mantenute

bug-row-text = Errore interno: la versione { $version } del tavolo { $table } contiene un carattere che non si può archiviare. Segnalatelo, per favore.
bug-journal-stopped = Errore interno: la versione { $version } del tavolo { $table } è arrivata dopo la chiusura del registro. Segnalatelo, per favore.
bug-workers-stopped = Errore interno: al giocatore automatico «{ $bot }» è stata chiesta una mossa di { $game } dopo l’arresto dei giocatori automatici. Segnalatelo, per favore.
