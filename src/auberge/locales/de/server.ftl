### Die Wörter des Servers: was mit Ablage, Tischen und Computerspielern misslingen kann.

## Ablage

setup-storage-url = Unter „{ $url }“ gibt es keine Ablage. Geschrieben wird sie sqlite:///Ordner/Datei.db.
server-storage-foreign = Die Datei { $place } ist die Datenbank eines anderen Programms. Auberge lässt sie, wie sie ist; bitte eine andere Datei wählen.
server-storage-newer = Die Datei { $place } stammt von einem neueren Auberge (Schema { $version }). Bitte Auberge erneuern oder eine andere Datei wählen.
server-storage-not-a-database = Die Datei { $place } ist keine Datenbank, oder sie ist beschädigt. Auberge lässt sie, wie sie ist; bitte eine andere Datei wählen.
server-storage-failed = Die Ablage { $place } ist nicht benutzbar: { $problem }.
server-table-already-stored = Der Tisch { $id } ist schon abgelegt, oder ein anderer folgt schon auf denselben Tisch.

## Gebrochene Versprechen

bug-row-text = Interner Fehler: Fassung { $version } des Tisches { $table } enthält ein Zeichen, das nicht abgelegt werden kann. Bitte melden.
bug-journal-stopped = Interner Fehler: Fassung { $version } des Tisches { $table } kam nach dem Schließen des Journals. Bitte melden.
bug-workers-stopped = Interner Fehler: Der Computerspieler „{ $bot }“ wurde bei { $game } gefragt, als die Computerspieler schon angehalten waren. Bitte melden.
