### Die Wörter des Servers: was mit dem Speichern, mit Tischen und Computerspielern misslingen kann.

## Speichern

setup-storage-url = „{ $url }“ ist kein Speicherort. Möglich ist sqlite:///Ordner/Datei.db oder postgresql://name@computer/datenbank.
server-storage-foreign = Die Datenbank { $place } gehört einem anderen Programm. Auberge lässt sie, wie sie ist; bitte wähle eine andere.
server-storage-newer = Die Datenbank { $place } stammt von einer neueren Version von Auberge (Schema { $version }). Aktualisiere Auberge oder wähle eine andere Datenbank.
server-storage-not-a-database = Die Datei { $place } ist keine Datenbank, oder sie ist beschädigt. Auberge lässt sie, wie sie ist; bitte wähle eine andere Datei.
server-storage-failed = Auf den Speicher { $place } kann nicht zugegriffen werden: { $problem }.
server-storage-taken = Die Tische in { $place } sind schon in einem anderen laufenden Auberge geöffnet. Beende es zuerst oder wähle einen anderen Speicherort.
server-storage-gone = Die Datei { $place } wurde gelöscht oder ersetzt, während der Server lief; es wird nichts mehr gespeichert. Stelle die Datei wieder her oder starte den Server neu.
server-storage-full = Der Datenträger von { $place } ist voll.
server-storage-down = { $why ->
    [full] Die Festplatte des Servers ist voll, deshalb kann gerade nichts gespeichert werden.
    [locked] Die Tische auf diesem Server lassen sich gerade nur lesen, deshalb kann nichts gespeichert werden.
    [away] Der Server erreicht seine Datenbank nicht, deshalb kann gerade nichts gespeichert werden.
   *[other] Auf diesem Server kann gerade nichts gespeichert werden.
} Was gespielt wurde, ist sicher; versuche es später noch einmal.
server-table-already-stored = Der Tisch { $id } ist schon gespeichert, oder auf den Tisch davor folgt schon ein anderer.

## Gebrochene Versprechen

bug-row-text = Interner Fehler: Version { $version } des Tisches { $table } enthält ein Zeichen, das nicht gespeichert werden kann. Bitte melde den Fehler.
bug-journal-stopped = Interner Fehler: Version { $version } des Tisches { $table } kam, als das Journal schon geschlossen war. Bitte melde den Fehler.
bug-workers-stopped = Interner Fehler: Der Computerspieler „{ $bot }“ wurde bei { $game } gefragt, als die Computerspieler schon angehalten waren. Bitte melde den Fehler.
bug-row-out-of-order = Interner Fehler: Version { $version } des Tisches { $table } kam, obwohl Version { $expected } an der Reihe war. Bitte melde den Fehler.
bug-no-result = Interner Fehler: Ein beendetes Spiel hat kein Ergebnis. Bitte melde den Fehler.
bug-job = Interner Fehler: Der Auftrag „{ $task }“ ist fehlgeschlagen ({ $problem }). Bitte melde den Fehler.
bug-not-shown = Interner Fehler: Der Tisch { $table } kann nicht gezeigt werden. Bitte melde den Fehler.

## Am Tisch

server-stale = Am Tisch ist es inzwischen weitergegangen. So steht es jetzt.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
server-bot-plays = Für { $name } spielt ein Computerspieler. Übernimm den Platz zuerst wieder selbst.
server-nothing-due = Im Moment gibt es nichts fortzusetzen.
server-no-such-asks = „{ $asks }“ ist hier keine mögliche Einstellung.
server-bad-answer-times = Diese Antwortzeit ist bei { $game } nicht möglich.
server-not-final-yet = { $name } kann den letzten Schritt noch zurücknehmen. Warte, bis der Zug beendet ist.
server-undo-not-possible = Das lässt sich nicht mehr zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anders hat weitergespielt.
server-changed-too-often = Das wurde an diesem Tisch zu oft geändert oder zurückgenommen. Es bleibt, wie es ist.
server-somebody-there = { $name } ist da und spielt selbst.
server-not-away-long = { $name } ist noch nicht lange weg. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} kann ein Computerspieler einspringen.
server-bot-too-weak = { $least ->
    [squire] Für andere darf nur ein Knappe oder ein stärkerer Computerspieler einspringen.
    [knight] Für andere darf nur ein Ritter oder ein stärkerer Computerspieler einspringen.
    [grand_master] Für andere darf nur ein Großmeister einspringen.
   *[other] Für andere darf nur ein stärkerer Computerspieler einspringen.
}
server-name-empty = Ein Name braucht mindestens einen Buchstaben.
server-name-long = Ein Name darf höchstens { $most } Zeichen lang sein.
server-table-stopped = Dieser Tisch steht wegen eines Fehlers von uns still. Was gespielt wurde, bleibt erhalten; bitte melde den Fehler.
server-reopened = Der Tisch wird beim letzten fehlerfreien Schritt wieder geöffnet. Einen Augenblick.
server-cannot-reopen = Es gibt keinen früheren Schritt, von dem aus dieser Tisch weitergehen könnte. Bitte melde den Fehler.
server-not-stored = { $why ->
    [full] Die Festplatte des Servers ist voll, deshalb konnte der letzte Schritt nicht gespeichert werden.
    [locked] Die Tische auf diesem Server lassen sich gerade nur lesen, deshalb konnte der letzte Schritt nicht gespeichert werden.
    [away] Der Server erreicht seine Datenbank nicht, deshalb konnte der letzte Schritt nicht gespeichert werden.
   *[other] Der letzte Schritt konnte nicht gespeichert werden.
} Der Tisch steht gleich wieder so, wie er gespeichert ist.
server-stopping = Der Server wird angehalten. Der Tisch ist sicher; komm gleich wieder.
server-elsewhere = Der Tisch zieht gerade um. Einen Augenblick.
server-no-such-table = Hier gibt es keinen Tisch { $table }. Vielleicht ist die Adresse unvollständig.
server-table-damaged = Der Tisch { $table } ist in der Datenbank beschädigt und lässt sich nicht öffnen. Andere Tische sind nicht betroffen.
server-no-such-step = Schritt { $step } gibt es nicht. { $most ->
    [0] Die Partie hat noch keinen Schritt.
    [one] Die Partie hat nur einen Schritt.
   *[other] Die Partie hat { $most } Schritte.
}
server-not-over = Das Spiel ist noch nicht zu Ende.
server-record-kept-back = Das Spielprotokoll verrät die Handkarten; du bekommst es, sobald das Spiel zu Ende ist.

## Nachrichten, die keine sind

server-bad-move = Das ist kein Zug dieses Spiels ({ $problem }).
server-bad-message = Diese Nachricht ist nicht zu verstehen ({ $problem }).
server-bad-intent = Eine Nachricht braucht eine Kennung aus 1 bis { $most } einfachen Zeichen.
server-message-big = Diese Nachricht ist zu lang: Höchstens { $most } Byte werden gelesen.
server-data-big = Diese Datei ist zu groß: { $size } kB. Höchstens { $most } kB werden gelesen.
server-data-slow = Die Prüfung dieser Datei dauert zu lange. Bitte mach die Datei einfacher.
server-busy = Dieser Server ist gerade überlastet. Versuche es gleich noch einmal.
server-too-fast = Zu viele Nachrichten in kurzer Zeit. Warte einen Augenblick.
server-too-slow = Die Verbindung war zu langsam. Der Tisch ist sicher; komm gleich wieder.
server-too-many-connections = Gerade gibt es zu viele Verbindungen. Versuche es später noch einmal.
server-too-many-tables = Hier wurden in der letzten Stunde zu viele Tische eröffnet. Versuche es später noch einmal.
server-no-hello = Die Verbindung hat nicht angegeben, zu welchem Tisch und welchem Platz sie gehört.
server-failed = Auf dem Server ist etwas schiefgegangen. Der Fehler ist vermerkt.
server-not-found = Unter dieser Adresse gibt es nichts.
server-foreign-origin = Fremde Websites dürfen sich nicht mit diesem Server verbinden.
server-address-long = Diese Adresse ist zu lang: Höchstens { $most } Byte werden gelesen.
server-headers-big = Diese Anfrage hat zu lange oder zu viele Kopfzeilen: Höchstens { $most } Byte und { $number } Kopfzeilen werden gelesen.
server-request-late = Die Anfrage ist nicht rechtzeitig vollständig angekommen.
server-place-needed = Dein Platz wurde für jemanden gebraucht, der hier spielt, oder du hast diesen Tisch zu oft geöffnet. Komm später wieder.
server-unknown-host = Unter dem Namen „{ $host }“ ist dieser Server nicht eingerichtet. Wer ihn betreibt, kann den Namen in die Einstellung AUBERGE_HOSTS aufnehmen.

## Den Server starten

server-bad-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein.
server-cannot-listen = Auf { $place } kann der Server nicht lauschen: { $problem }.
server-open-at = Auberge ist geöffnet: { $address }  (Strg+C schließt)
server-help-serve = Öffnet die Tische für Browser: auf diesem Computer oder mit --host 0.0.0.0 für alle Geräte im Netz.
server-help-host = Adresse, auf der der Server lauscht (sonst: dieser Computer, und das Heimnetz, wenn du andere Geräte mitspielen lässt).
server-help-port = Port, auf dem der Server lauscht (sonst: 8566 oder der nächste freie).
server-help-folder = Ordner, in dem die Tische gespeichert werden (sonst: der Datenordner dieses Computers).
server-help-open = Öffnet auch den Browser.
