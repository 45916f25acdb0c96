### Testi su più processi del server che si dividono il lavoro.

server-processes-gone = Auberge non avvia più da sé diversi processi. Togli --processes e AUBERGE_PROCESSES; se uno non basta, avviane più d’uno su un unico database PostgreSQL dietro nginx o HAProxy (docs/how-to/postgresql.md).
server-processes-database = Più processi non possono condividere i tavoli in { $place }. Usa un database PostgreSQL (AUBERGE_DATABASE) oppure togli --processes.
processes-help-bench = Con --server: numero di processi del server (più di uno richiede PostgreSQL).
server-help-socket = Percorso di un socket Unix da usare invece di un indirizzo, per un server web sullo stesso computer.
server-socket-system = Questo sistema non ha socket Unix. Tralascia --socket.
