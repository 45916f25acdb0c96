### Was installiert ist: die Diagnose, die Vervollständigung der Shell, die Handbuchseite.

doctor-help-doctor = Sagt, was da ist, was fehlt und wie man es bekommt, mit den Einstellungen, die „auberge serve“ nähme. Verändert wird nichts.
doctor-help-env-file = Datei mit Einstellungen, NAME=WERT je Zeile, wie systemd und compose sie lesen.
doctor-no-file = Die Datei { $file } lässt sich nicht lesen: { $problem }.
doctor-state = { $state ->
    [good] OK
    [note] Hinweis
   *[bad] Problem
}
doctor-result = { $healthy ->
    [true] Auberge ist bereit: „auberge“ öffnet den Tisch.
   *[other] So lässt sich Auberge noch nicht benutzen; was als Problem markiert ist, sagt, was zu tun ist.
}
doctor-engine = { $case ->
    [compiled] Die kompilierte Engine läuft.
    [set_aside] Die kompilierte Engine ist installiert, aber AUBERGE_PURE verlangt reines Python. Ohne diese Variable geht es schneller.
   *[plain] Die Engine läuft in reinem Python: vollständig, aber etwa dreißigmal langsamer. Die kompilierte bekommst du mit dem Paket für dein System („pip install auberge“) oder mit einem C-Compiler: „AUBERGE_COMPILE=1 pip install --no-binary auberge auberge“.
}
doctor-page = { $case ->
    [there] Die Seite für den Browser ist da.
   *[missing] Die Seite für den Browser fehlt. Im Quelltext baut sie „make page“; ein installiertes Paket enthält sie immer, installiere es also neu.
}
doctor-settings = Eine Einstellung stimmt nicht. { $problem }
doctor-unknown = { $case ->
    [near] Die Einstellung { $name } ist unbekannt und bewirkt nichts. Ist { $nearest } gemeint?
   *[none] Die Einstellung { $name } ist unbekannt und bewirkt nichts.
}
doctor-folder = { $case ->
    [there] Der Datenordner ist beschreibbar: { $place }
    [to_be_made] Der Datenordner wird beim ersten Start angelegt: { $place }
    [full] Beim Datenordner ({ $place }) sind nur noch { $megabytes } MB frei. Schaffe Platz oder wähle mit AUBERGE_DATA_DIR einen anderen Ordner.
   *[locked] Der Datenordner { $place } ist nicht zu gebrauchen: In { $nearest } lässt sich nichts schreiben. Ändere die Rechte oder wähle mit AUBERGE_DATA_DIR einen anderen Ordner.
}
doctor-database = { $case ->
    [there] Die Datenbank ist lesbar: { $place }
    [to_be_made] Die Datenbank wird beim ersten Start angelegt: { $place }
    [silent] Die Datenbank { $place } antwortet nicht. Läuft sie, und stimmt ihre Adresse in AUBERGE_DATABASE?
    [full] Bei der Datenbank ({ $place }) sind nur noch { $megabytes } MB frei. Schaffe Platz oder wähle mit AUBERGE_DATABASE einen anderen Ort.
    [locked] Die Datenbank { $place } ist nicht zu gebrauchen: In { $nearest } lässt sich nichts schreiben. Ändere die Rechte oder wähle mit AUBERGE_DATABASE einen anderen Ort.
   *[wrong] Die Datenbank ist nicht zu gebrauchen. { $problem }
}
doctor-port = { $case ->
    [free] Port { $port } ist frei ({ $place }).
    [running] Auberge läuft bereits auf Port { $port } ({ $place }).
    [next] Port { $port } ist belegt, vielleicht von einer anderen Auberge. Der nächste freie wird genommen.
   *[taken] Port { $port } ist belegt ({ $place }), und AUBERGE_PORT verlangt genau diesen. Beende das andere Programm oder wähle einen anderen Port.
}
doctor-socket = { $case ->
    [free] Auberge wird über { $place } erreichbar sein.
    [running] Ein anderes Programm, vielleicht Auberge, ist bereits über { $place } erreichbar.
    [taken] { $place } gibt es schon, und es ist kein Socket. Entferne es oder wähle mit AUBERGE_SOCKET einen anderen Pfad.
   *[locked] Der Socket { $place } lässt sich nicht anlegen: Der Ordner { $folder } fehlt oder ist nicht beschreibbar.
}
doctor-proxy = { $case ->
    [none] Vor Auberge ist kein Webserver eingestellt (AUBERGE_PUBLIC_URL).
    [there] { $url } führt zu Auberge.
    [other] { $url } antwortet, aber nicht mit Auberge (Status { $problem }). Falls Auberge läuft, prüfe, wohin der Webserver die Anfragen weitergibt.
   *[silent] { $url } ist nicht zu erreichen ({ $problem }). Prüfe Name, Zertifikat und Firewall.
}
doctor-trust = { $case ->
    [all] AUBERGE_TRUSTED_PROXIES vertraut jeder Adresse: Besucher können sich für jeden ausgeben und alle Grenzen umgehen. Nenne nur den Webserver davor.
    [wide] AUBERGE_TRUSTED_PROXIES vertraut vielen Adressen ({ $list }). Nenne nur die des Webservers davor.
   *[near] Nur Webservern auf diesem Computer wird vertraut. Läuft deiner auf einem anderen, gelten alle Besucher als einer: Nenne seine Adresse in AUBERGE_TRUSTED_PROXIES.
}
doctor-browser = { $case ->
    [there] Ein Browser, der den Tisch öffnen kann, ist da.
   *[none] Von hier lässt sich kein Browser öffnen. Auberge zeigt die Adresse des Tisches; öffne sie selbst in einem Browser.
}
doctor-extras = { $case ->
    [there] Installierte Extras: { $list }
   *[missing] Nicht installierte Extras, zum Spielen unnötig: { $list }. So kommt eines dazu: { $command }
}
doctor-terminal = { $case ->
    [there] Das Terminal zeigt Farben und alle Zeichen ({ $columns } Spalten).
    [grey] Das Terminal zeigt keine Farben (NO_COLOR oder TERM verlangt es); durch Farbe allein wird nichts gesagt.
    [letters] Das Terminal schreibt { $encoding }, Akzente und Zeichen werden darum zu einfachen Buchstaben. Stelle LANG auf eine Sprache mit UTF-8, um alle zu sehen.
   *[none] Die Ausgabe geht in eine Datei oder an ein anderes Programm und hat darum keine Farben.
}
doctor-language = Auberge spricht Deutsch. Ändern lässt sich das mit --lang, AUBERGE_LANG oder LANG: en, fr, it, de.
doctor-chromium = { $case ->
    [there] Chromium, für die Tests: { $place }
   *[none] Chromium, das nur die Tests brauchen, ist nicht installiert; Tests im Browser entfallen. Debian: apt-get install chromium
}

## Für die Shell

shell-help-completion = Gibt das Skript aus, mit dem deine Shell Befehle und Optionen mit der Tabulatortaste ergänzt.
shell-help-shell = Die Shell: bash, zsh, fish oder powershell.
shell-help-man = Gibt die Handbuchseite aller Befehle aus, für das Programm man.
shell-unknown = Für „{ $shell }“ gibt es keine Ergänzung. Die Shells sind: { $known }
shell-man-name = NAME
shell-man-name-line = ein Spieltisch für Browser und Terminal
shell-man-synopsis = ÜBERSICHT
shell-man-description = BESCHREIBUNG
shell-man-options = OPTIONEN
shell-man-commands = BEFEHLE
shell-man-examples = BEISPIELE
shell-man-environment = UMGEBUNG
shell-man-data-dir = Der Ordner, in dem Auberge Tische und Partien aufbewahrt.
shell-man-lang = Die Sprache: en, fr, it oder de.
shell-man-no-color = Ist sie gesetzt, wird nichts eingefärbt.
shell-man-manual = Spiele
cli-value-shell = SHELL
