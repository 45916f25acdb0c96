### Was die Dinge auf dem Tisch sind und tun, in wenigen Worten: wo der Zeiger ruht, ein Finger bleibt oder der Fokus steht.

## Saint Malo

web-tip-saint_malo-face = { $face ->
    [log] Baumstamm: Jeder eingesetzte Würfel bringt einen Stamm für Häuser. Eine Lieferung kostet { $price } Münzen, wie viele Stämme sie auch bringt.
    [crate] Warenkiste: Jeder eingesetzte Würfel zeichnet eine Kiste; die eines Zuges liegen nebeneinander. Händler neben Kisten bringen Münzen.
    [wall] Mauer: Jeder eingesetzte Würfel zeichnet ein Mauerteil auf ein dunkles Feld. Eine vollständige Seite bringt den Bonus ihres Turms und 2 Verteidigung.
    [cross] Kreuz: Die eingesetzten Würfel zeichnen eine Kirche dieser Größe. Am Ende zählt eine Reihe 1, 2, 3 … bis zu 20 SP.
    [head] Kopf: So viele Köpfe, wie du einsetzt, bringen eine Person dieser Zahl.
   *[crossed_swords] Säbel: Sie lassen sich weder einsetzen noch ändern. Jeder kreuzt am Ende des Zuges ein Piratenfeld an.
}
web-tip-saint_malo-content = { $content ->
    [crate] Eine Kiste bringt allein nichts: Ein Händler, der daneben gezeichnet wird, bringt 1 Münze für sie.
    [wall] Ein Mauerteil: Fünf in einer Reihe vollenden eine Seite, für ihren Bonus und 2 Verteidigung.
    [church] Eine Kirche: Sie zählt am Ende in einer Reihe 1, 2, 3 … und sofort für einen Priester, der daneben gezeichnet wird.
    [house] Ein Haus ist 3 SP wert. Ein Baumeister baut es aus einem Stamm.
   *[empty] Ein leeres Feld. Mauern kommen nur auf dunkle Felder; alles andere zerstört dort die Seite.
}
web-tip-saint_malo-character = { $heads ->
    [one] { saint_malo-character }, für { $heads } Kopf: { web-saint_malo-gives }
   *[other] { saint_malo-character }, für { $heads } Köpfe: { web-saint_malo-gives }
}
web-tip-saint_malo-points = Bisher { saint_malo-points }, gezählt am Seil entlang. Kirchen, Münzen und Stämme kommen am Ende hinzu, verlorene Kanonen gehen ab.
web-tip-saint_malo-bank = { web-saint_malo-coins-left }: für geänderte Würfel und Lieferungen; am Ende sind 2 davon 1 SP wert.
web-tip-saint_malo-lumber = { web-saint_malo-logs-left }: Aus jedem baut ein Baumeister ein Haus; am Ende ist jeder 1 SP wert.
web-tip-saint_malo-cannons = { web-saint_malo-cannons-left }: Ein Angriff, der stärker ist als deine Verteidigung, nimmt dir eine, am Ende 5 SP weniger.
web-tip-saint_malo-defence = Verteidigung: 1 für jeden Soldaten, 2 für jede vollständige Seite. Sie darf nicht kleiner sein als die Stärke des Angriffs.
web-tip-saint_malo-pirates = { $says }. Jeder Säbel kreuzt ein Feld an; das letzte einer Reihe löst einen Angriff ihrer Stärke auf jede Stadt aus.

## Valletta

web-tip-valletta-good = { $good ->
    [gold] { valletta-amount }: bezahlt Gebäude. Nachbarn deiner Häuser kosten weniger Gold, Aufwertungen keines.
    [wood] { valletta-amount }: bezahlt Gebäude und Aufwertungen. Drei andere Güter ersetzen eines.
    [stone] { valletta-amount }: bezahlt Gebäude und Aufwertungen. Drei andere Güter ersetzen eines.
   *[brick] { valletta-amount }: bezahlt Gebäude und Aufwertungen. Drei andere Güter ersetzen eines.
}
web-tip-valletta-points = Bisher { valletta-points }. Gebäude werden am Ende gezählt.
web-tip-valletta-houses = { web-valletta-houses-left }: Jedes Gebäude, das du baust, braucht eines.
web-tip-valletta-draw-pile = { web-valletta-draw-pile }. Am Ende deines Zuges füllst du daraus deine Hand auf.
web-tip-valletta-discard-pile = { web-valletta-discard-pile }. Ist der Nachziehstapel leer, wird er gemischt und zum neuen.
web-tip-valletta-space = Kartenfeld { $space }: Hier liegt eine Karte dieses Zuges. Ein Zug sind drei Karten.
web-tip-valletta-zone = { web-valletta-zone }: Wer hier baut, während Jean darin steht, erhält 2 Punkte.
web-tip-valletta-card = { $name }: { $effect }.
web-tip-valletta-nothing = Nichts, was du dir leisten kannst
web-tip-valletta-nothing-now = { web-tip-valletta-nothing }: Gespielt würde diese Karte jetzt nichts bewirken.

## Malta!

web-tip-malta-space = { $shape ->
    [circle] Von einem 0-Kreis führt kein Pfeil weg: Wer von hier ziehen muss, verliert.
   *[other] Man verlässt es in Richtung eines Pfeils. Wer hier auf eine Figur zieht, gibt ihrem Spieler { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } Schutzgeld.
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
    [one] Du kennst { $number } dieser Karten.
   *[other] Du kennst { $number } dieser Karten.
}
web-tip-malta-card = { $name }: { $text }
