### Wörter für Programme, die mitspielen: Computerspieler per Befehl, die Client-Bibliothek, der MCP-Server; Schlüssel beginnen mit `program-`, `client-` oder `mcp-`.

## Befehle

program-bad-command = „{ $command }“ ist kein Befehl, der sich ausführen lässt. Beispiel: exec:./mybot
program-bad-name = „{ $text }“ benennt kein Programm. Beispiel: mybot=./mybot (höchstens 24 Zeichen: Buchstaben a–z, Ziffern, Binde- und Unterstriche).
program-name-taken = Der Name „{ $name }“ ist schon vergeben; wähle einen anderen für das Programm.
program-not-found = Es gibt kein Programm „{ $program }“, das sich ausführen lässt.
program-unnamed = In dieser Partie spielt das Programm „{ $program }“ mit. Gib an, wie es gestartet wird: { $option }
program-named = { $name } (Programm)
program-faults = { $faults ->
    [one] { $program }: { $faults } Entscheidung blieb aus; stattdessen wurde ein zufälliger erlaubter Zug gespielt.
   *[other] { $program }: { $faults } Entscheidungen blieben aus; stattdessen wurden zufällige erlaubte Züge gespielt.
}
program-help-bot = Ein Programm, das mitspielt, unter einem Namen deiner Wahl (mehrfach möglich).

## Was mit einem Programm schiefgehen kann

program-fault-start = „{ $program }“ ließ sich nicht starten: { $about }.
program-fault-game = „{ $program }“ kann dieses Spiel nicht spielen ({ $about }).
program-fault-silent = „{ $program }“ hat nicht rechtzeitig geantwortet.
program-fault-ended = „{ $program }“ hat sich ohne Antwort beendet.
program-fault-long = „{ $program }“ hat eine Zeile mit mehr als { $about } Bytes gesendet.
program-fault-flood = „{ $program }“ hat mehr als { $about } Zeilen auf einmal gesendet.
program-fault-unreadable = „{ $program }“ hat eine Zeile gesendet, die keine Nachricht des Protokolls ist: { $about }
program-fault-unexpected = „{ $program }“ hat eine Nachricht gesendet, die hier nicht hingehört: { $about }
program-fault-illegal = „{ $program }“ hat einen Zug gewählt, der gerade nicht erlaubt ist: { $about }

## auberge bot-check

program-help-check = Prüft, ob ein Programm das Protokoll für Computerspieler einhält.
program-help-command = Befehl, der das Programm startet.
program-check-hello = Stellt sich vor: { $name } (Autor: { $author }).
program-check-game = { $game }, Entscheidungen: { $decisions }, die langsamste: { $slowest } ms.
program-check-quit = Beendet sich auf Wunsch.
program-check-passed = „{ $program }“ hält das Protokoll ein.
program-check-failed = „{ $program }“ hält das Protokoll nicht ein.

## Die Client-Bibliothek

client-bad-link = Das ist kein Link zu einem Platz. Er sieht so aus: http://host:8566/t/table#secret
client-bad-server = „{ $address }“ ist keine Adresse eines Servers. Beispiel: http://127.0.0.1:8566
client-unreachable = Der Server { $server } ist nicht erreichbar: { $problem }.
client-no-seat = Dieser Link führt zu keinem Platz mehr.
client-closed = Die Verbindung zum Tisch ist beendet.
client-other-version = Der Server nutzt eine andere Version von Auberge: { $problem }.

## Der MCP-Server

mcp-help-mcp = Lässt Sprachmodelle an den Tischen eines Servers mitspielen (Model Context Protocol).
mcp-help-server = Server, an dessen Tischen gespielt wird.
mcp-help-http = Läuft über HTTP an diesem Port statt über Standardein- und -ausgabe.
mcp-help-host = Adresse, an der mit --http gelauscht wird.
mcp-not-installed = Das MCP-SDK ist nicht installiert; installiere das Extra: pip install auberge[mcp].
mcp-other-server = Hier wird nur an Tischen von { $server } gespielt; für einen anderen Server mit --server starten.
mcp-game = { $title }, Spieler: { $low } bis { $high }; Computerspieler: { $bots }
mcp-seated = Du hast Platz { $seat } ({ $game }). Für alle Werkzeuge: table={ $table } secret={ $secret }. Behalte das Geheimnis für dich.
mcp-link = Link für einen anderen Platz: { $link }
mcp-you = Du bist „{ $name }“, Platz { $seat }. Version { $version }, Zeile { $line } des Verlaufs.
mcp-player = { $kind ->
    [bot] Platz { $seat }: „{ $name }“ (Computerspieler)
    [program] Platz { $seat }: „{ $name }“ (Programm)
   *[person] Platz { $seat }: „{ $name }“
}
mcp-your-turn = Du bist am Zug. { $question }
mcp-waiting = „{ $name }“ ist an der Reihe.
mcp-waiting-somebody = Jemand anders ist an der Reihe.
mcp-not-playing = { $kind ->
    [gather] Die Partie hat noch nicht begonnen: Es sind noch nicht alle da.
   *[stopped] Der Tisch ist wegen eines internen Fehlers stehen geblieben.
}
mcp-over = Die Partie ist zu Ende.
mcp-place = { $place }. { $name }
mcp-happened = Was nach Zeile { $line } des Verlaufs geschah:
mcp-moves = Deine erlaubten Züge:
mcp-not-yet = Du bist noch nicht am Zug. Rufe wait_for_turn noch einmal auf.
mcp-made = Der Zug ist gemacht.
mcp-moved-on = Es wurde nichts getan: Der Tisch hat sich seit deinem Blick verändert. Sieh noch einmal nach.
mcp-legal = Dieser Zug ist erlaubt.
