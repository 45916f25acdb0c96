### Was die Dinge auf dem Tisch sind und tun, in wenigen Worten: wo der Zeiger ruht, ein Finger bleibt oder der Fokus steht.

## Saint Malo

web-tip-saint_malo-face = { $face ->
    [log] Baumstamm: Jeder ausgewertete Würfel bringt einen Baumstamm für Häuser. Eine Lieferung kostet { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }, wie viele Baumstämme sie auch bringt.
    [crate] Warenkiste: Für jeden ausgewerteten Würfel zeichnest du eine Warenkiste; die Kisten eines Zuges liegen nebeneinander. Ein Händler, der daneben gezeichnet wird, bringt Münzen.
    [wall] Mauer: Für jeden ausgewerteten Würfel zeichnest du ein Mauerteil auf ein dunkles Feld. Eine vollständige Mauer bringt den Bonus ihres Turms und +2 Verteidigung.
    [cross] Kreuz: Die Zahl der ausgewerteten Würfel ist die Größe der Kirche, die du zeichnest. Am Ende bringt eine Serie 1, 2, 3 … bis zu 20 SP.
    [head] Kopf: Wie viele Köpfe du auswertest, bestimmt, welche Person du bekommst.
   *[crossed_swords] Gekreuzte Säbel: Du kannst sie weder wählen noch drehen. Für jeden Würfel mit Säbeln wird am Ende des Zuges ein Piratenkästchen angekreuzt.
}
web-tip-saint_malo-content = { $content ->
    [crate] Eine Warenkiste bringt allein nichts: Ein Händler, der daneben gezeichnet wird, bringt 1 Münze für sie.
    [wall] Ein Mauerteil: Fünf auf einer Seite ergeben eine vollständige Mauer, mit Bonus und +2 Verteidigung.
    [church] Eine Kirche: Sie zählt am Ende in einer Serie 1, 2, 3 … und sofort für einen Priester, der daneben gezeichnet wird.
    [house] Ein Haus ist 3 SP wert. Ein Baumeister baut es aus einem Baumstamm.
   *[empty] Ein leeres Feld. Mauern kommen nur auf dunkle Felder; alles andere zerstört dort die Seite.
}
web-tip-saint_malo-character = { $heads ->
    [one] { saint_malo-character }, für { $heads } Kopf: { web-saint_malo-gives }
   *[other] { saint_malo-character }, für { $heads } Köpfe: { web-saint_malo-gives }
}
web-tip-saint_malo-points = Bisher { saint_malo-points }, abzulesen an der Siegpunktleiste. Kirchen, Münzen und Baumstämme kommen am Ende hinzu, verlorene Kanonen gehen ab.
web-tip-saint_malo-bank = { web-saint_malo-coins-left }: für gedrehte Würfel und Lieferungen; am Ende bringen je 2 davon 1 SP.
web-tip-saint_malo-lumber = { web-saint_malo-logs-left }: Ein Baumeister macht aus jedem ein Haus; am Ende ist jeder übrige 1 SP wert.
web-tip-saint_malo-cannons = { web-saint_malo-cannons-left }: Ist ein Angriff stärker als deine Verteidigung, verlierst du eine; das kostet am Ende 5 SP.
web-tip-saint_malo-defence = Verteidigung: 1 für jeden Soldaten, 2 für jede vollständige Mauer. Sie genügt, wenn sie mindestens so hoch ist wie die Stärke des Angriffs.
web-tip-saint_malo-pirates = { $says }. Für jeden Würfel mit Säbeln wird ein Kästchen angekreuzt; das letzte einer Reihe löst einen Angriff dieser Stärke auf jede Stadt aus.

## Valletta

web-tip-valletta-good = { $good ->
    [gold] { valletta-amount }: für Gebäude. Neben deinen Häusern kostet das Bauen weniger Gold, das Aufwerten kostet keines.
    [wood] { valletta-amount }: für Gebäude und Aufwertungen. Drei andere Güter ersetzen eines.
    [stone] { valletta-amount }: für Gebäude und Aufwertungen. Drei andere Güter ersetzen eines.
   *[brick] { valletta-amount }: für Gebäude und Aufwertungen. Drei andere Güter ersetzen eines.
}
web-tip-valletta-points = Bisher { valletta-points }. Gebäude werden am Ende gezählt.
web-tip-valletta-houses = { web-valletta-houses-left }: Jedes Gebäude, das du baust, braucht eines.
web-tip-valletta-draw-pile = { web-valletta-draw-pile }. Am Ende deines Zuges ziehst du hier auf 5 Karten nach.
web-tip-valletta-discard-pile = { web-valletta-discard-pile }. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.
web-tip-valletta-space = Kartenfeld { $space }: Hier liegt eine Karte dieses Zuges. Ein Zug besteht aus drei Karten.
web-tip-valletta-card = { $name }: { $effect }.
web-tip-valletta-nothing = Kein Gebäude ist für dich bezahlbar
web-tip-valletta-nothing-now = { web-tip-valletta-nothing }: Diese Karte würde jetzt nichts bewirken.

## Malta!

web-tip-malta-space = { $shape ->
    [circle] Von einem 0-Kreis führt kein Pfeil weg: Wer sich von hier bewegen muss, verliert.
   *[other] Von hier geht es in Pfeilrichtung weiter. Wer sich hierher zu einer anderen Figur bewegt, gibt deren Spieler { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } als Schutzgeld.
}
web-tip-malta-draw-pile = { $number ->
    [one] { $number } Karte zum Ziehen.
   *[other] { $number } Karten zum Ziehen.
} Jeder Zug beginnt mit dem Ziehen.
web-tip-malta-discard-pile = { $number ->
    [0] Noch ist keine Karte abgelegt.
    [one] { $number } Karte abgelegt.
   *[other] { $number } Karten abgelegt.
}
web-tip-malta-hand = { malta-cards }. Wer im eigenen Zug keine Karte hat, scheidet aus.
web-tip-malta-known = { $number ->
    [one] Du kennst eine dieser Karten.
   *[other] Du kennst { $number } dieser Karten.
}
web-tip-malta-card = { $name }: { $text }
