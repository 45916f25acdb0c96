### Der Spielplan von Saint Malo im Browser. Was überall gesagt wird, steht in saint_malo.ftl.

## Die Stadt

web-saint_malo-city = Stadt von { $name }
web-saint_malo-city-help = Mit den Pfeiltasten gehst du von Feld zu Feld, mit N und P zum nächsten und vorigen möglichen Feld; die Eingabetaste wählt.
web-saint_malo-cell = { $shade ->
    [dark] { $cell }, dunkel: { saint_malo-content }
   *[light] { $cell }, hell: { saint_malo-content }
}
web-saint_malo-tower = { $bonus ->
    [coins] Turm, { saint_malo-side } ({ saint_malo-side-state }): { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
    [points] Turm, { saint_malo-side } ({ saint_malo-side-state }): { $amount } SP
   *[character] Turm, { saint_malo-side } ({ saint_malo-side-state }): { $amount ->
        [one] eine Person für { $amount } Kopf
       *[other] eine Person für bis zu { $amount } Köpfe
    }
}
web-saint_malo-possible = { $thing ->
    [crate] Warenkiste möglich
    [wall] Mauerteil möglich
    [church] Kirche möglich
    [house] Haus möglich
    [citizen] Tagelöhner möglich
    [soldier] Soldat möglich
    [priest] Priester möglich
    [architect] Baumeister möglich
    [merchant] Händler möglich
    [juggler] Gaukler möglich
   *[noble] Adliger möglich
}
web-saint_malo-points = +{ $points } SP
web-saint_malo-coins = { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}
web-saint_malo-completes = { $side ->
    [N] vervollständigt die Nordmauer
    [E] vervollständigt die Ostmauer
    [S] vervollständigt die Südmauer
   *[W] vervollständigt die Westmauer
}
web-saint_malo-destroys = { $side ->
    [N] zerstört die Nordseite
    [E] zerstört die Ostseite
    [S] zerstört die Südseite
   *[W] zerstört die Westseite
}
web-saint_malo-empty = { $cells ->
    [0] kein leeres Feld
    [one] { $cells } leeres Feld
   *[other] { $cells } leere Felder
}
web-saint_malo-vp = SP
web-saint_malo-start = beginnt jede Runde

## Die Würfel

web-saint_malo-tray = { $rolls ->
    [0] Würfel
    [1] Erster Wurf
    [2] Zweiter Wurf
   *[3] Dritter Wurf
}
web-saint_malo-rolls = { $rolls } von 3 Würfen
web-saint_malo-die = { $state ->
    [kept] Würfel { $number }: { saint_malo-face }, behalten
    [used] Würfel { $number }: { saint_malo-face }, ausgewertet
    [changed] Würfel { $number }: { saint_malo-face }, gedreht
   *[plain] Würfel { $number }: { saint_malo-face }
}
web-saint_malo-throw = { $dice ->
    [one] { $dice } Würfel werfen
   *[other] { $dice } Würfel werfen
}
web-saint_malo-throw-again = { $dice ->
    [one] { $dice } Würfel nachwürfeln
   *[other] { $dice } Würfel nachwürfeln
}
web-saint_malo-no-way-back = Nach dem Wurf gibt es kein Zurück.
web-saint_malo-stop-rolling = Aufhören
web-saint_malo-keep-hint = Wähle die Würfel, die liegen bleiben; die anderen werden nachgewürfelt.
web-saint_malo-swords-wait = { $swords ->
    [one] { $swords } Würfel mit Säbeln: Am Ende des Zuges wird ein Piratenkästchen angekreuzt.
   *[other] { $swords } Würfel mit Säbeln: Am Ende des Zuges werden ebenso viele Piratenkästchen angekreuzt.
}

## Die Ansage

web-saint_malo-symbols = Symbol
web-saint_malo-numbers = Anzahl Würfel
web-saint_malo-comes = { $number ->
    [one] Es kommt:
   *[other] Danach wählst du, wer kommt:
}
web-saint_malo-announce-hint = Wähle ein Symbol oder tippe auf einen Würfel.
web-saint_malo-price = { $price ->
    [0] kostenlos
    [one] { $price } Münze
   *[other] { $price } Münzen
}
web-saint_malo-delivery-price = Die Lieferung kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}.

## Welche Person

web-saint_malo-who-comes = Köpfe und Personen
web-saint_malo-who = Welche Person?
web-saint_malo-character-heads = { $heads } · { saint_malo-character }
web-saint_malo-gives = { $character ->
    [citizen] 1 SP
    [soldier] Verteidigung +1
    [priest] 1 SP je Kirche ringsum
    [architect] bis zu 3 Häuser, je 3 SP
    [merchant] 1 Münze je Kiste ringsum
    [juggler] 2 SP je Personenart ringsum
   *[noble] 7 SP
}
web-saint_malo-done-with-houses = Fertig gebaut
web-saint_malo-no-houses = Kein Haus bauen

## Zeichnen

web-saint_malo-draw = { $thing ->
    [crate] Warenkiste auf { $cell } zeichnen
    [wall] Mauerteil auf { $cell } zeichnen
    [church] Kirche auf { $cell } zeichnen
    [house] Haus auf { $cell } zeichnen
    [citizen] Tagelöhner auf { $cell } zeichnen
    [soldier] Soldaten auf { $cell } zeichnen
    [priest] Priester auf { $cell } zeichnen
    [architect] Baumeister auf { $cell } zeichnen
    [merchant] Händler auf { $cell } zeichnen
    [juggler] Gaukler auf { $cell } zeichnen
   *[noble] Adligen auf { $cell } zeichnen
}
web-saint_malo-side-warning = { $side ->
    [N] Das zerstört die Nordseite für immer.
    [E] Das zerstört die Ostseite für immer.
    [S] Das zerstört die Südseite für immer.
   *[W] Das zerstört die Westseite für immer.
}
web-saint_malo-end-turn = Zug beenden

## Vorräte

web-saint_malo-bank = Bank
web-saint_malo-lumber = Holz
web-saint_malo-cannons = Kanonen
web-saint_malo-coins-left = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
web-saint_malo-logs-left = { $logs ->
    [one] { $logs } Baumstamm
   *[other] { $logs } Baumstämme
}
web-saint_malo-cannons-left = { $left } von { $cannons } Kanonen übrig
web-saint_malo-defence = Verteidigung { $defence }

## Piraten

web-saint_malo-pirates = Piraten
web-saint_malo-players = { $players ->
    [2] 2 Spieler
   *[other] { $players }
}
web-saint_malo-grid = Piratentabelle: Reihe { $row } von 6, Stärke { $strength }, { $ticked } von { $boxes } Kästchen angekreuzt
web-saint_malo-grid-full = Piratentabelle: Alle sechs Angriffe sind vorbei
web-saint_malo-next-attack = Nächster Angriff: Stärke { $strength }, noch { $swords } Kästchen.
web-saint_malo-defence-short = Verteidigung { $defence }: { $short } zu wenig, eine Kanone in Gefahr.
web-saint_malo-defence-holds = Verteidigung { $defence }: Die Stadt hält stand.
web-saint_malo-no-more-attacks = Keine Angriffe mehr.
web-saint_malo-strength = Stärke { $strength }
web-saint_malo-short = Verteidigung { $defence }, { $short } zu wenig
web-saint_malo-holds = Verteidigung { $defence }, hält stand

## Das Band

web-saint_malo-step-roll = Würfeln
web-saint_malo-step-choose = Wählen
web-saint_malo-step-draw = Zeichnen
web-saint_malo-step-swords = Säbel
web-saint_malo-ask-roll = { $name }, würfle.
web-saint_malo-ask-roll-more = Alle fünf Würfel, bis zu dreimal.
web-saint_malo-ask-reroll = { $name }, würfle nach.
web-saint_malo-ask-reroll-more = Wurf { $roll } von 3.
web-saint_malo-ask-keep = { $name }, behalte Würfel oder würfle nach.
web-saint_malo-ask-keep-more = { $rolls ->
    [1] Zwei weitere Würfe sind möglich.
   *[2] Ein weiterer Wurf ist möglich.
}
web-saint_malo-ask-announce = { $name }, wähle ein Symbol.
web-saint_malo-ask-announce-more = Andere Würfel darfst du drehen, für je { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}.
web-saint_malo-ask-crate = { $name }, zeichne deine Warenkisten.
web-saint_malo-ask-crate-more = { $left ->
    [one] Noch eine; die Kisten eines Zuges liegen nebeneinander.
   *[other] Noch { $left }, nebeneinander.
}
web-saint_malo-ask-section = { $name }, zeichne deine Mauer.
web-saint_malo-ask-section-more = { $left ->
    [one] Noch ein Mauerteil auf ein dunkles Feld.
   *[other] Noch { $left } Mauerteile auf dunkle Felder.
}
web-saint_malo-ask-church = { $name }, zeichne die Kirche.
web-saint_malo-ask-church-more = Größe { $number }, auf ein beliebiges leeres Feld.
web-saint_malo-ask-type = { $name }, wähle eine Person.
web-saint_malo-ask-type-more = { $from_tower ->
    [true] Deine vollständige Mauer bringt eine Person.
   *[false] { $heads ->
        [one] Für { $heads } Kopf.
       *[other] Für { $heads } Köpfe.
    }
}
web-saint_malo-ask-character = { $character ->
    [citizen] { $name }, zeichne den Tagelöhner.
    [soldier] { $name }, zeichne den Soldaten.
    [priest] { $name }, zeichne den Priester.
    [architect] { $name }, zeichne den Baumeister.
    [merchant] { $name }, zeichne den Händler.
    [juggler] { $name }, zeichne den Gaukler.
   *[noble] { $name }, zeichne den Adligen.
}
web-saint_malo-ask-character-more = { $character ->
    [citizen] Sofort 1 SP.
    [soldier] Er verstärkt die Verteidigung um 1.
    [priest] 1 SP für jede Kirche um ihn herum.
    [architect] Danach bis zu 3 Häuser neben ihm.
    [merchant] 1 Münze für jede Warenkiste um ihn herum.
    [juggler] 2 SP für jede Personenart um ihn herum.
   *[noble] Sofort 7 SP.
}
web-saint_malo-ask-house-more = { $logs ->
    [one] In einer Gruppe neben dem Baumeister; noch { $logs } Baumstamm.
   *[other] In einer Gruppe neben dem Baumeister; noch { $logs } Baumstämme.
}
web-saint_malo-ask-confirm = { $name }, beende deinen Zug.
web-saint_malo-ask-confirm-more = Bis dahin kannst du ihn zurücknehmen.
web-saint_malo-wait = { $question ->
    [roll] { $name } würfelt gleich.
    [keep] { $name } betrachtet die Würfel.
    [announce] { $name } wählt ein Symbol.
    [crate] { $name } zeichnet Warenkisten.
    [section] { $name } zeichnet eine Mauer.
    [church] { $name } zeichnet eine Kirche.
    [type] { $name } wählt eine Person.
    [character] { $name } zeichnet eine Person.
    [house] { $name } zeichnet Häuser.
   *[other] { $name } ist am Zug.
}
web-saint_malo-last-round = Letzte Runde!
web-saint_malo-undo = { $kind ->
    [keep] Würfel
    [use] Symbol
    [pass] Passen
    [recruit] Person
    [decline] Verzicht
    [place] { $cell }
   *[stop] Bauende
}

## Große Augenblicke

web-saint_malo-attack = { $attack ->
    [1] Erster Angriff: Stärke { $strength }
    [2] Zweiter Angriff: Stärke { $strength }
    [3] Dritter Angriff: Stärke { $strength }
    [4] Vierter Angriff: Stärke { $strength }
    [5] Fünfter Angriff: Stärke { $strength }
   *[6] Sechster Angriff: Stärke { $strength }
}
web-saint_malo-attack-cause = { $name } hat das letzte Kästchen der Reihe { $attack } angekreuzt. Jede Stadt verteidigt sich.
web-saint_malo-soldiers = { $soldiers ->
    [0] kein Soldat
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldaten
}
web-saint_malo-walls = { $walls ->
    [0] keine vollständige Mauer
    [one] { $walls } vollständige Mauer
   *[other] { $walls } vollständige Mauern
}
web-saint_malo-city-holds = hält stand
web-saint_malo-city-loses = verliert eine Kanone
web-saint_malo-attack-note = Jede verlorene Kanone kostet am Ende 5 SP.
web-saint_malo-wall-complete = { $side ->
    [N] Die Nordmauer von { $name } ist vollständig
    [E] Die Ostmauer von { $name } ist vollständig
    [S] Die Südmauer von { $name } ist vollständig
   *[W] Die Westmauer von { $name } ist vollständig
}
web-saint_malo-wall-bonus = { $bonus ->
    [coins] { $amount ->
        [one] { $amount } Münze, und von nun an +2 Verteidigung
       *[other] { $amount } Münzen, und von nun an +2 Verteidigung
    }
    [points] { $amount } SP, und von nun an +2 Verteidigung
   *[character] eine Person, und von nun an +2 Verteidigung
}
web-saint_malo-city-full = Die Stadt von { $name } ist voll
web-saint_malo-city-full-more = Die letzte Runde wird zu Ende gespielt.
web-saint_malo-over = Das Spiel ist zu Ende
web-saint_malo-over-more = Nach Runde { $round } wird gewertet.

## Wertungsblatt und Tasten

web-saint_malo-score-note = { $source ->
    [citizens] je 1
    [priests] 1 je Kirche ringsum
    [houses] je 3
    [jugglers] 2 je Personenart ringsum
    [nobles] je 7
    [towers] Südmauer vollständig
    [full_city] alle 45 Felder gefüllt
    [coins] 1 je Paar
    [logs] je 1
    [churches] 1, 4, 8, 13 oder 20 je Serie
   *[cannons] je 5 Abzug
}
web-saint_malo-key-dice = Würfel behalten oder für das Symbol verwenden
web-saint_malo-key-roll = Würfeln
web-saint_malo-key-next = Nächstes und voriges mögliches Feld
web-saint_malo-draw-roll = { $name }, Wurf { $roll }
