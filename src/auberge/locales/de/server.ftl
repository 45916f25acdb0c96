### Die Wörter des Servers: was mit Ablage, Tischen und Computerspielern misslingen kann.

## Ablage

setup-storage-url = Unter „{ $url }“ gibt es keine Ablage. Geschrieben wird sie sqlite:///Ordner/Datei.db.
server-storage-foreign = Die Datei { $place } ist die Datenbank eines anderen Programms. Auberge lässt sie, wie sie ist; bitte eine andere Datei wählen.
server-storage-newer = Die Datei { $place } stammt von einem neueren Auberge (Schema { $version }). Bitte Auberge erneuern oder eine andere Datei wählen.
server-storage-not-a-database = Die Datei { $place } ist keine Datenbank, oder sie ist beschädigt. Auberge lässt sie, wie sie ist; bitte eine andere Datei wählen.
server-storage-failed = Die Ablage { $place } ist nicht benutzbar: { $problem }.
server-storage-taken = Die Tische in { $place } benutzt schon ein anderes Auberge. Bitte erst jenes schließen oder einen anderen Ordner wählen.
server-storage-gone = Die Datei { $place } wurde gelöscht oder ersetzt, während der Server lief; es wird nichts mehr abgelegt. Bitte die Datei zurücklegen, wie sie war, oder den Server neu starten.
server-storage-full = Der Datenträger von { $place } ist voll.
server-storage-down = Auf diesem Server kann gerade nichts abgelegt werden. Was gespielt wurde, ist sicher; versuch es später noch einmal.
server-table-already-stored = Der Tisch { $id } ist schon abgelegt, oder ein anderer folgt schon auf denselben Tisch.

## Gebrochene Versprechen

bug-row-text = Interner Fehler: Fassung { $version } des Tisches { $table } enthält ein Zeichen, das nicht abgelegt werden kann. Bitte melden.
bug-journal-stopped = Interner Fehler: Fassung { $version } des Tisches { $table } kam nach dem Schließen des Journals. Bitte melden.
bug-workers-stopped = Interner Fehler: Der Computerspieler „{ $bot }“ wurde bei { $game } gefragt, als die Computerspieler schon angehalten waren. Bitte melden.
bug-row-out-of-order = Interner Fehler: Version { $version } des Tisches { $table } kam, wo { $expected } fällig war. Bitte melden.
bug-no-result = Interner Fehler: Ein beendetes Spiel hat kein Ergebnis. Bitte melden.
bug-errand = Interner Fehler: Die Arbeit „{ $task }“ ist misslungen ({ $problem }). Bitte melden.
bug-not-shown = Interner Fehler: Der Tisch { $table } kann nicht gezeigt werden. Bitte melden.

## Am Tisch

server-stale = Am Tisch ist es weitergegangen, seit du hingesehen hast. So steht es jetzt.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
server-bot-plays = Für { $name } spielt ein Bot. Nimm den Platz erst zurück.
server-nothing-due = Im Moment gibt es nichts, womit es weiterginge.
server-no-such-asks = Auf die Art „{ $asks }“ kann hier niemand gefragt werden.
server-bad-answer-times = Ein Tisch von { $game } kann Antworten keine solche Zeit geben.
server-not-final-yet = { $name } kann den letzten Schritt noch zurücknehmen. Warte, bis der Zug beendet ist.
server-undo-not-possible = Das lässt sich nicht zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anders hat weitergespielt.
server-somebody-there = { $name } ist da und spielt selbst.
server-not-away-long = { $name } ist noch nicht lange weg. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} kann ein Bot einspringen.
server-bot-too-weak = Wer für jemand anderen einen Bot wählt, wählt { $least ->
    [squire] einen Knappen oder einen stärkeren.
    [knight] einen Ritter oder einen stärkeren.
    [grand_master] einen Großmeister.
   *[other] einen stärkeren.
}
server-name-empty = Ein Name hat mindestens einen Buchstaben.
server-name-long = Ein Name hat höchstens { $most } Buchstaben.
server-table-stopped = Dieser Tisch steht wegen eines Fehlers von uns still. Das Gespielte bleibt erhalten; bitte melde es.
server-reopened = Der Tisch wird beim letzten guten Schritt wieder geöffnet. Einen Augenblick.
server-cannot-reopen = Es gibt keinen früheren Schritt, von dem aus dieser Tisch weitergehen könnte. Bitte melde es.
server-not-stored = Der letzte Schritt konnte nicht gespeichert werden und gilt deshalb nicht. Der Tisch kommt zurück, wie er war.
server-stopping = Der Server wird angehalten. Der Tisch ist sicher; komm gleich wieder.
server-no-such-table = Hier gibt es keinen Tisch { $table }. Vielleicht ist die Adresse unvollständig.
server-no-such-step = Es gibt keinen Schritt { $step }: Das Spiel hat { $most }.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-record-kept-back = Die Aufzeichnung verrät die Handkarten; es gibt sie, sobald das Spiel zu Ende ist.

## Nachrichten, die keine sind

server-bad-move = Das ist kein Zug dieses Spiels ({ $problem }).
server-bad-message = Diese Nachricht ist nicht zu verstehen ({ $problem }).
server-bad-intent = Eine Nachricht braucht eine Kennung aus 1 bis { $most } einfachen Zeichen.
server-message-big = Diese Nachricht ist zu lang: Höchstens { $most } Bytes werden gelesen.
server-data-big = Diese Datei ist zu lang: { $size } kB. Höchstens { $most } kB werden gelesen.
server-data-slow = Diese Datei zu prüfen dauert zu lange. Bitte mach sie einfacher.
server-busy = Von diesem Server wird gerade zu viel verlangt. Versuch es gleich noch einmal.
server-too-fast = Zu viele Nachrichten in kurzer Zeit. Warte einen Augenblick.
server-too-slow = Die Verbindung kam nicht mehr mit. Der Tisch ist sicher; komm gleich wieder.
server-too-many-connections = Gerade sind zu viele verbunden. Versuch es später noch einmal.
server-too-many-tables = Hier wurden in der letzten Stunde zu viele Tische eröffnet. Versuch es später noch einmal.
server-no-hello = Die Verbindung hat nicht gesagt, für welchen Tisch und welchen Platz sie kommt.
server-failed = Auf dem Server ist etwas schiefgegangen. Es ist vermerkt.
server-not-found = Unter dieser Adresse gibt es nichts.
server-foreign-origin = Die Seite einer anderen Website darf nicht mit diesem Server sprechen.
server-address-long = Diese Adresse ist zu lang: Höchstens { $most } Bytes werden gelesen.
server-headers-big = Die Kopfzeilen dieser Anfrage sind zu lang oder zu viele: Höchstens { $most } Bytes und { $number } Kopfzeilen werden gelesen.
server-request-late = Die Anfrage ist nicht rechtzeitig vollständig angekommen.
server-place-needed = Dein Platz wurde für jemanden gebraucht, der hier spielt, oder du hast diesen Tisch zu oft geöffnet. Komm später wieder.
server-unknown-host = Dieser Server kennt sich nicht unter dem Namen „{ $host }“. Wer ihn betreibt, kann den Namen in die Einstellung AUBERGE_HOSTS aufnehmen.

## Den Server starten

server-bad-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein.
server-cannot-listen = An { $place } kann nicht gelauscht werden: { $problem }.
server-open-at = Auberge ist offen: { $address }  (Strg+C schließt)
server-help-serve = Öffnet den Tisch für Browser: auf diesem Rechner, oder mit --host 0.0.0.0 für das ganze Haus.
server-help-host = die Adresse, an der gelauscht wird (sonst: dieser Rechner, und das Haus, wenn du es mitspielen lässt)
server-help-port = der Port, an dem gelauscht wird (sonst: 8566 oder der nächste freie)
server-help-folder = wo die Tische liegen (sonst: im Datenordner dieses Rechners)
server-help-open = öffnet auch den Browser
