### Der Spieltisch von Valletta im Browser. Was überall gesagt wird, steht in valletta.ftl.

## Die Straße und ihre Gebäude

web-valletta-board = Straße von Valletta mit ihren Gebäuden
web-valletta-board-help = Mit den Pfeiltasten gehst du von Gebäude zu Gebäude, mit N und P zum nächsten und vorigen möglichen, mit S zur Straße; I zeigt ein Gebäude ganz, die Eingabetaste wählt.
web-valletta-zone = Bereich { $numeral }
web-valletta-bonus-here = hier bauen:
web-valletta-where = { $side ->
    [above] Reihe { $row } über der Straße, Bereich { $numeral }
   *[below] Reihe { $row } unter der Straße, Bereich { $numeral }
}
web-valletta-lies-here = Person: { valletta-character }
web-valletta-costs = kostet { $goods }
web-valletta-owner = Haus von { $name }
web-valletta-owner-upgraded = Haus von { $name }, aufgewertet
web-valletta-icons = Ertrag: { valletta-amount }
web-valletta-end-points = { valletta-points } am Ende
web-valletta-can-build = kann für { $goods } gebaut werden
web-valletta-can-upgrade = kann für { $goods } aufgewertet werden
web-valletta-with-bonus = { $points ->
    [one] { $points } Punkt im Bereich von Jean
   *[other] { $points } Punkte im Bereich von Jean
}
web-valletta-chosen = gewählt, die Eingabetaste bestätigt
web-valletta-stands = { $name }: { $track }
web-valletta-barrels-left = { $number ->
    [one] noch { $number } Fass
   *[other] noch { $number } Fässer
}
web-valletta-build-here = Hier bauen
web-valletta-upgrade-here = Aufwerten

## Die eigene Ablage

web-valletta-own-board = Spielerablage von { $name }
web-valletta-draw-pile = { $number ->
    [one] Nachziehstapel: { $number } Karte
   *[other] Nachziehstapel: { $number } Karten
}
web-valletta-discard-pile = { $number ->
    [one] Ablagestapel: { $number } Karte
   *[other] Ablagestapel: { $number } Karten
}
web-valletta-hand-of = { $number ->
    [one] { $number } Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
web-valletta-cards-left = { $number ->
    [one] noch { $number } Karte auszuspielen
   *[other] noch { $number } Karten auszuspielen
}
web-valletta-houses-left = { $number ->
    [one] noch { $number } Haus
   *[other] noch { $number } Häuser
}
# Die Funktion einer Person, wie ihre Karte auf der Hand sie nennt, wo der ganze Satz lang ist; ein Tippen zeigt ihn ganz.
web-valletta-short-jean_de_la_valette = Ziehe Jean 1 Feld, nimm das Gut; du darfst 1 Person entlassen oder einstellen
web-valletta-short-monk = Jeder Mitspieler mit mindestens 4 Gütern gibt dir 1 davon
web-valletta-short-foreman = Nimm von einer Gütersorte 1 je Symbol auf deinen Gebäuden
web-valletta-short-innkeeper = Jeder Mitspieler mit mindestens 2 Gold gibt dir 1 Gold
web-valletta-short-nun = Wähle eine Gütersorte: Du nimmst 3 davon, jeder Mitspieler 1
web-valletta-short-tax_collector = Holz, Stein, Ziegel: Jeder Mitspieler mit mindestens 3 davon gibt dir 1
web-valletta-short-grand_master_del_monte = Du darfst 1 Gold, 1 Holz, 1 Stein und 1 Ziegel für 5 Punkte bezahlen
web-valletta-card-space = Kartenfeld { $space }:
web-valletta-on-space = Kartenfeld { $space }: { $name }
web-valletta-free-space = Kartenfeld { $space }, frei
web-valletta-play-hint = Klicke eine Karte deiner Hand an, um sie auszuspielen.
web-valletta-end-turn = Zug beenden
web-valletta-back = Zurück

## Bauen und bezahlen

web-valletta-build-hint = Wähle ein Gebäude an der Straße. Was du nicht bezahlen kannst, ist grau; tippe es an, um zu erfahren, warum.
web-valletta-wins = Bringt { valletta-the-character } auf deine Hand:
web-valletta-printed = Aufgedruckte Kosten
web-valletta-full-price = Kein eigenes Haus daneben: volle Kosten.
web-valletta-full-upgrade = Keine Ermäßigung.
web-valletta-saved-neighbours = { $number ->
    [one] { $number } eigenes Haus daneben
   *[other] { $number } eigene Häuser daneben
}
web-valletta-saved-upgrade = Aufwerten kostet kein Gold
web-valletta-saved-character = { valletta-character-short }
web-valletta-due = Du bezahlst
web-valletta-needs-substitutes = Einige Güter müssen ersetzt werden, jedes durch drei andere.
web-valletta-bonus-line = für das Bauen im Bereich von Jean
web-valletta-pay-build = Bezahlen: { valletta-building }
web-valletta-pay-upgrade = Aufwerten: { valletta-building }
web-valletta-you-own = du hast { $number }
web-valletta-take-off = { $good ->
    [gold] 1 Gold zurücknehmen
    [wood] 1 Holz zurücknehmen
    [stone] 1 Stein zurücknehmen
   *[brick] 1 Ziegel zurücknehmen
}
web-valletta-lay-down = { $good ->
    [gold] 1 Gold hinlegen (noch { $number })
    [wood] 1 Holz hinlegen (noch { $number })
    [stone] 1 Stein hinlegen (noch { $number })
   *[brick] 1 Ziegel hinlegen (noch { $number })
}
web-valletta-replaced = { $good ->
    [gold] 1 Gold wird durch drei Güter ersetzt; stattdessen das Gold bezahlen
    [wood] 1 Holz wird durch drei Güter ersetzt; stattdessen das Holz bezahlen
    [stone] 1 Stein wird durch drei Güter ersetzt; stattdessen den Stein bezahlen
   *[brick] 1 Ziegel wird durch drei Güter ersetzt; stattdessen den Ziegel bezahlen
}
web-valletta-substitutes = Ersatzgüter
web-valletta-three-for-one = 3 für 1
web-valletta-replaces = ersetzt { $amount }
web-valletta-after-paying = Du behältst
web-valletta-into-hand = { valletta-character-short } auf die Hand
web-valletta-worth = dann { valletta-points } am Ende
web-valletta-jeans-zone = Bereich von Jean
web-valletta-houses-then = Häuser: { $before } → { $after }
web-valletta-still-open = { $number ->
    [one] Lege noch { $number } Gut als Ersatz hin.
   *[other] Lege noch { $number } Güter als Ersatz hin.
}
web-valletta-too-many = { $number ->
    [one] { $number } Gut zu viel.
   *[other] { $number } Güter zu viel.
}
web-valletta-pay-and-build = Bezahlen und bauen
web-valletta-pay-and-upgrade = Bezahlen und aufwerten
web-valletta-as-proposed = Wie vorgeschlagen

## Karten

web-valletta-for-hire = Personenvorrat
web-valletta-nobody = Hier ist gerade niemand.
web-valletta-all-cards = Alle Karten
web-valletta-jean-hint = { $hires ->
    [0] Wähle eine Handkarte, um sie zu entlassen; einstellen kannst du niemanden.
   *[other] Wähle eine Handkarte, um sie zu entlassen, oder eine aus dem Personenvorrat, um sie einzustellen.
}
web-valletta-turn = Zug { $turn }
web-valletta-values-reconstructed = Kartenwerte rekonstruiert
web-valletta-now = jetzt: { $gain }
web-valletta-to-win = Zu gewinnen
web-valletta-group-hand = Hand ({ $number })
web-valletta-group-known = Sicher auf der Hand ({ $number })
web-valletta-group-unseen = { $own ->
    [yes] Nachziehstapel, Reihenfolge unbekannt ({ $number })
   *[no] Hand oder Nachziehstapel ({ $number })
}
web-valletta-group-played = In diesem Zug ausgespielt ({ $number })
web-valletta-group-discards = Ablagestapel ({ $number })
web-valletta-discards-hidden = Nur wer den Ablagestapel besitzt, darf ihn durchsehen.
web-valletta-on-buildings = { $number ->
    [one] Auf { $number } Gebäude ohne Haus
   *[other] Auf { $number } Gebäuden ohne Haus
}
web-valletta-where-cards = Wo die Karten sind
web-valletta-on-building = auf einem Gebäude: { $building }
web-valletta-in-pool = { $number ->
    [one] im Personenvorrat: { $number } Karte
   *[other] im Personenvorrat: { $number } Karten
}
web-valletta-with-player = bei { $name }: { $cards }

## Das Band

web-valletta-step-card = Karte { $card }
web-valletta-step-refill = Auf 5 nachziehen
web-valletta-acting = { $card }:
web-valletta-ask-draft = { $name }, nimm ein weiteres Gut für den Anfang.
web-valletta-ask-draft-more = Deine Hand und alle Gebäude kennst du schon.
web-valletta-ask-play = { $plays ->
    [0] { $name }, spiele deine erste Karte aus.
    [1] { $name }, spiele deine zweite Karte aus.
   *[2] { $name }, spiele deine dritte Karte aus.
}
web-valletta-ask-play-more = Ein Zug besteht aus drei Karten.
web-valletta-ask-give = { $name }, gib 1 Gut ab.
web-valletta-ask-give-more = Der Bettelmönch bittet alle mit 4 oder mehr Gütern um eines; du wählst, welches.
web-valletta-ask-maid = Wähle das Gut, das du nimmst.
web-valletta-ask-seamstress = Wähle die zwei Güter, die du nimmst.
web-valletta-ask-foreman = Wähle eine Gütersorte; du nimmst 1 für jedes passende Symbol auf deinen Gebäuden.
web-valletta-ask-nun = Wähle eine Gütersorte; du nimmst 3, jeder Mitspieler nimmt 1.
web-valletta-ask-trader = Wähle das Gut, das du für 3 Gold bezahlst, oder verzichte.
web-valletta-ask-merchant = 1 Gold für 1 Holz, 1 Stein und 1 Ziegel bezahlen?
web-valletta-ask-bailiff = 4 Gold für 4 Punkte bezahlen?
web-valletta-ask-grand_master = Ein Gut jeder Sorte für 5 Punkte bezahlen?
web-valletta-ask-architect = Wähle die Gütersorte, von der du 4 für 4 Punkte bezahlst, oder verzichte.
web-valletta-ask-bonus = Zu zweit darfst du zusätzlich 1 Gut aus dem Vorrat nehmen.
web-valletta-ask-use = Funktion nutzen?
web-valletta-ask-build = Wähle ein Gebäude zum Bauen oder ein eigenes zum Aufwerten, oder verzichte.
web-valletta-ask-payment = Bezahle { valletta-building } oder geh zurück und wähle ein anderes Gebäude.
web-valletta-ask-jean = Entlasse eine Person, stelle eine ein oder verzichte auf beides.
web-valletta-ask-confirm = { $name }, beende deinen Zug.
web-valletta-ask-confirm-more = { $cards ->
    [yes] Dann ziehst du nach; bis dahin kannst du alles zurücknehmen.
   *[no] Bis dahin kannst du alles zurücknehmen.
}
web-valletta-ask-confirm-cards = Dann ziehst du nach.
web-valletta-wait-play = { $question ->
    [draft] { $name } nimmt ein Gut für den Anfang.
   *[play] { $name } spielt gleich Karte { $plays } aus.
}
web-valletta-wait-draw = { $name } zieht Karten nach.
web-valletta-wait-card = { $name } nutzt eine Karte: { $card }.
web-valletta-wait-give = { $name } wählt ein Gut für den Bettelmönch.
web-valletta-end-follows = Nach diesem Zug beginnt die Endphase.
web-valletta-last-cards = { $cards ->
    [one] Endphase: Dir bleibt { $cards } Karte.
   *[other] Endphase: Dir bleiben { $cards } Karten.
}
web-valletta-undo = { $kind ->
    [play] Karte
    [build] Gebäude
    [upgrade] Aufwertung
    [dismiss] Entlassung
    [hire] Einstellung
    [decline] Verzicht
    [pay_proposed] Bezahlung
    [pay_amount] Bezahlung
    [payment] Bezahlung
   *[other] Wahl
}

## Die Endphase

web-valletta-end-title = { $trigger ->
    [jean] Endphase: Jean hat Feld 25 erreicht
    [points] Endphase: { $name } hat 25 Punkte erreicht
   *[houses] Endphase: { $name } hat das letzte Haus gesetzt
}
web-valletta-end-text = Alle mischen Nachzieh- und Ablagestapel zusammen und spielen jede Karte noch einmal aus. Danach wird nicht mehr gemischt.
web-valletta-end-cards = { $name }, Karten: { $hand } + { $pile }

## Wertung und Tasten

web-valletta-score-note = { $source ->
    [bonus] 2 je Gebäude im Bereich von Jean
    [characters] durch gelbe Karten
    [buildings] sichtbare Seite
   *[goods] 1 je drei Güter
}
web-valletta-key-cards = Handkarte wählen
web-valletta-key-next = Nächstes und voriges mögliches Gebäude
web-valletta-key-street = Zur Straße
web-valletta-key-look = Gebäude ganz zeigen
web-valletta-key-deck = Alle Karten
