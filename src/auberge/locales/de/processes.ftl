### Texte zu mehreren Serverprozessen, die sich die Arbeit teilen.

server-processes-gone = Auberge startet nicht mehr selbst mehrere Prozesse. Lass --processes und AUBERGE_PROCESSES weg; wenn einer nicht reicht, starte mehrere mit einer gemeinsamen PostgreSQL-Datenbank hinter nginx oder HAProxy (docs/how-to/postgresql.md).
server-processes-database = Mehrere Prozesse können sich die Tische in { $place } nicht teilen. Verwende eine PostgreSQL-Datenbank (AUBERGE_DATABASE) oder lass --processes weg.
processes-help-bench = Mit --server: Anzahl der Serverprozesse (mehr als einer braucht PostgreSQL).
server-help-socket = Pfad eines Unix-Sockets statt einer Adresse, für einen Webserver auf demselben Computer.
server-socket-system = Dieses System kennt keine Unix-Sockets. Lass --socket weg.
