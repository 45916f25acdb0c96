### Texte zu mehreren Serverprozessen, die sich die Arbeit teilen.

server-help-processes = Anzahl der Serverprozesse, die sich die Arbeit teilen; mehr als einer braucht PostgreSQL (Standard: 1).
server-processes-database = Mehrere Prozesse können sich die Tische in { $place } nicht teilen. Verwende eine PostgreSQL-Datenbank (AUBERGE_DATABASE) oder lass --processes weg.
server-processes-system = Auf diesem System können sich mehrere Prozesse keine Adresse teilen. Lass --processes weg.
processes-help-bench = Mit --server: Anzahl der Serverprozesse (mehr als einer braucht PostgreSQL).
server-help-socket = Pfad, an dem statt an einer Adresse gelauscht wird (Unix-Socket), für einen Webserver auf diesem Rechner.
server-socket-system = Dieses System kennt keine Unix-Sockets. Lass --socket weg.
