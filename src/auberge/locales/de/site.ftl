### Die Seite als Dateien für beliebigen Webspace, ohne Server.

site-help-site = Schreibt die ganze Seite als Dateien für beliebigen Webspace. Gespielt wird allein im Browser, ohne Server.
site-help-folder = Wohin: ein leerer Ordner oder einer, den dieser Befehl schon geschrieben hat.
site-help-base = Pfad, unter dem die Dateien im Webspace liegen werden, etwa /games (ohne Angabe: an jedem Ort).
site-help-force = Auch schreiben, wenn der Ordner andere Dateien enthält. Sie bleiben; Dateien mit gleichem Namen werden ersetzt.
site-written = { $files } Dateien nach { $place } geschrieben, zusammen { $size } MB. Um ohne Netz zu spielen, lädt ein Browser einmal { $engine } MB.
site-try = Zum Ausprobieren: „{ $command }“ starten und { $address } öffnen
site-put = Kopiere den Inhalt des Ordners in deinem Webspace nach { $base }
site-no-page = Die Seite fehlt oder das, womit sie ohne Server spielt. Im Quelltext baut „make page“ beides; ein installiertes Paket enthält es immer, installiere es also neu.
site-bad-base = Der Pfad kann nicht „{ $value }“ sein. Er beginnt mit einem Schrägstrich und endet nicht damit, zum Beispiel /games; Buchstaben, Ziffern, Punkte und Bindestriche sind erlaubt.
site-not-empty = Der Ordner { $place } enthält Dateien, die nicht von diesem Befehl sind. Wähle einen anderen Ordner oder schreibe mit --force trotzdem hinein.
site-not-written = Die Seite lässt sich nicht nach { $place } schreiben: { $reason }
