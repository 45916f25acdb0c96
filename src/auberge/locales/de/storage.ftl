### Words about where tables are stored: databases, moving from one to another, backups.

setup-storage-driver = Für PostgreSQL fehlt noch etwas. Installiere es mit: { $command }
server-storage-unreachable = Die Datenbank { $place } ist nicht erreichbar: { $problem }.
server-storage-refused = Die Datenbank { $place } lässt diesen Server nicht herein: { $problem }.
server-storage-read-only = Die Datenbank { $place } lässt sich nur lesen, nicht beschreiben.
server-storage-missing = In { $place } sind keine Tische gespeichert.
server-storage-no-database = Die Datenbank { $place } gibt es nicht. Lege sie zuerst an, zum Beispiel mit createdb.
server-storage-older = Die Tische in { $place } stammen von einer älteren Version von Auberge. Starte den Server einmal mit dieser Version, dann sind sie auf dem neuesten Stand.
server-storage-encoding = Die Datenbank { $place } speichert Text als { $encoding }; darin fehlen Buchstaben. Lege sie mit der Kodierung UTF8 an.
server-storage-not-empty = In { $place } sind schon Tische gespeichert. Es wurde nichts geändert; bitte wähle eine leere Datenbank.
server-copy-differs = Die Kopie in { $place } gleicht nicht dem Original (in „{ $table }“) und wurde deshalb verworfen. Bitte melde den Fehler.
server-storage-same = { $place } ist zugleich Quelle und Ziel. Es wurde nichts geändert; bitte wähle ein anderes Ziel.
server-backup-exists = Die Datei { $file } gibt es schon. Bitte wähle einen anderen Namen.
server-backup-missing = Die Datei { $file } gibt es nicht.
server-backup-altered = Die Datei { $file } ist nicht mehr, wie sie gesichert wurde: Sie ist beschädigt, oder jemand hat sie verändert. Es wurde nichts wiederhergestellt; bitte nimm eine andere Sicherungskopie.

## Commands

storage-help-move-tables = Kopiert alle Tische aus einer Datenbank in eine andere, leere, und vergleicht jeden Eintrag. Beende vorher den Server.
storage-help-from = Datenbank, aus der kopiert wird, zum Beispiel sqlite:///Ordner/auberge.db.
storage-help-to = Leere Datenbank, in die kopiert wird, zum Beispiel postgresql://name@computer/auberge.
storage-help-backup = Schreibt alle Tische in eine einzige Datei, auch während der Server läuft.
storage-help-backup-file = Neue Datei, die geschrieben wird.
storage-help-restore = Füllt eine leere Datenbank aus einer Sicherungskopie. Beende vorher den Server.
storage-help-restore-file = Datei, die auberge backup geschrieben hat.
storage-help-bench = Mit --server: leere Datenbank für die Messung (sonst: eine neue Datei).
cli-value-from = QUELLE
cli-value-to = ZIEL
storage-copying = Kopiere
storage-moved = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} nach { $place } kopiert. Einzeln verglichene Einträge: { $rows }.
storage-backed-up = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} in die Sicherungskopie { $place } geschrieben. Einzeln verglichene Einträge: { $rows }.
storage-restored = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} in { $place } wiederhergestellt. Einzeln verglichene Einträge: { $rows }.
