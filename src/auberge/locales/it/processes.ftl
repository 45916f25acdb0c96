### Testi su più processi del server che si dividono il lavoro.

server-help-processes = Numero di processi del server che si dividono il lavoro; più di uno richiede PostgreSQL (predefinito: 1).
server-processes-database = Più processi non possono condividere i tavoli in { $place }. Usa un database PostgreSQL (AUBERGE_DATABASE) oppure togli --processes.
server-processes-system = Su questo sistema più processi non possono condividere un indirizzo. Togli --processes.
processes-help-bench = Con --server: numero di processi del server (più di uno richiede PostgreSQL).
server-help-socket = Percorso su cui ascoltare (socket Unix) invece di un indirizzo, per un server web di questa macchina.
server-socket-system = Questo sistema non ha socket Unix. Tralascia --socket.
