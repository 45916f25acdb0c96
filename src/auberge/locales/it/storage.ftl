### Words about where tables are stored: databases, moving from one to another, backups.

setup-storage-driver = Per PostgreSQL serve un’aggiunta ad Auberge. Installala con: { $command }
server-storage-unreachable = Il database { $place } non è raggiungibile: { $problem }.
server-storage-refused = Il database { $place } non fa entrare questo server: { $problem }.
server-storage-read-only = Il database { $place } è in sola lettura.
server-storage-missing = In { $place } non ci sono tavoli.
server-storage-no-database = Il database { $place } non esiste. Prima crealo, ad esempio con createdb.
server-storage-older = I tavoli in { $place } sono stati salvati da una versione meno recente di Auberge. Per aggiornarli, avvia una volta il server con questa versione.
server-storage-encoding = Il database { $place } salva i testi in { $encoding }, che non conosce tutte le lettere. Crealo con la codifica UTF8.
server-storage-not-empty = In { $place } ci sono già dei tavoli. Non è stato cambiato niente; scegli un database vuoto.
server-copy-differs = La copia in { $place } non è uguale all’originale (in «{ $table }»), perciò non è stata conservata. Segnalalo, per favore.
server-storage-same = { $place } è al tempo stesso origine e destinazione. Non è stato cambiato niente; scegli un’altra destinazione.
server-backup-exists = Il file { $file } esiste già. Scegli un altro nome.
server-backup-missing = Il file { $file } non esiste.
server-backup-altered = Il file { $file } non è più com’era al momento del backup: è danneggiato o qualcuno lo ha modificato. Non è stato ripristinato nulla; usa un altro backup.

## Commands

storage-help-move-tables = Copia tutti i tavoli da un database a un altro, vuoto, e confronta ogni voce. Prima ferma il server.
storage-help-from = Il database da cui copiare, ad esempio sqlite:///cartella/auberge.db.
storage-help-to = Il database vuoto in cui copiare, ad esempio postgresql://nome@computer/auberge.
storage-help-backup = Scrive tutti i tavoli in un solo file, anche mentre il server è in funzione.
storage-help-backup-file = Il nuovo file da scrivere.
storage-help-restore = Riempie un database vuoto da un file di backup. Prima ferma il server.
storage-help-restore-file = Il file scritto da auberge backup.
storage-help-bench = Con --server: il database vuoto con cui misurare (predefinito: un nuovo file).
cli-value-from = ORIGINE
cli-value-to = DESTINAZIONE
storage-copying = Copia in corso
storage-moved = { $tables ->
    [one] { $tables } tavolo copiato
   *[other] { $tables } tavoli copiati
} in { $place }. Voci confrontate una per una: { $rows }.
storage-backed-up = { $tables ->
    [one] { $tables } tavolo copiato
   *[other] { $tables } tavoli copiati
} nel backup { $place }. Voci confrontate una per una: { $rows }.
storage-restored = { $tables ->
    [one] { $tables } tavolo ripristinato
   *[other] { $tables } tavoli ripristinati
} in { $place }. Voci confrontate una per una: { $rows }.
