### Saint Malo: alles, was man während einer Partie liest. Der Text der Regeln steht in rules_saint_malo.ftl.

saint_malo-title = Saint Malo
saint_malo-description = Würfle, fülle deine Stadt mit Mauern, Kirchen, Häusern und Leuten, und halte die Piraten fern.

## Namen

# Eine Würfelseite beim Namen.
saint_malo-face = { $face ->
    [log] Baumstamm
    [crate] Warenkiste
    [wall] Mauer
    [cross] Kreuz
    [head] Kopf
   *[crossed_swords] gekreuzte Säbel
}

# Ein Eintrag einer Liste von Würfeln: gleiche Seiten werden gezählt.
saint_malo-faces = { $number ->
    [1] { $item ->
        [log] Baumstamm
        [crate] Warenkiste
        [wall] Mauer
        [cross] Kreuz
        [head] Kopf
       *[crossed_swords] gekreuzte Säbel
    }
   *[other] { $item ->
        [log] { $number } × Baumstamm
        [crate] { $number } × Warenkiste
        [wall] { $number } × Mauer
        [cross] { $number } × Kreuz
        [head] { $number } × Kopf
       *[crossed_swords] { $number } × gekreuzte Säbel
    }
}
saint_malo-faces-none = keine Würfel

saint_malo-character = { $character ->
    [citizen] Tagelöhner
    [soldier] Soldat
    [priest] Priester
    [architect] Baumeister
    [merchant] Händler
    [juggler] Gaukler
   *[noble] Adliger
}

# Der Buchstabe, der in die Stadt gezeichnet wird.
saint_malo-letter = { $character ->
    [citizen] T
    [soldier] S
    [priest] P
    [architect] B
    [merchant] H
    [juggler] G
   *[noble] A
}

saint_malo-effect = { $character ->
    [citizen] sofort 1 SP
    [soldier] +1 Verteidigung bei jedem Piratenangriff
    [priest] 1 SP für jede Kirche um ihn herum, auch diagonal
    [architect] baut sofort bis zu 3 Häuser, je 1 Baumstamm und 3 SP
    [merchant] 1 Münze für jede Warenkiste um ihn herum, auch diagonal
    [juggler] 2 SP für jede Personenart um ihn herum, auch diagonal
   *[noble] sofort 7 SP
}

saint_malo-content = { $content ->
    [tower] Turm
    [empty] leer
    [crate] Warenkiste
    [wall] Mauerteil
    [church_1] Kirche der Größe 1
    [church_2] Kirche der Größe 2
    [church_3] Kirche der Größe 3
    [church_4] Kirche der Größe 4
    [church_5] Kirche der Größe 5
    [house] Haus
    [citizen] Tagelöhner
    [soldier] Soldat
    [priest] Priester
    [architect] Baumeister
    [merchant] Händler
    [juggler] Gaukler
   *[noble] Adliger
}

saint_malo-side = { $side ->
    [N] Nordseite
    [E] Ostseite
    [S] Südseite
   *[W] Westseite
}

saint_malo-side-state = { $state ->
    [open] offen
    [complete] vollständig
   *[destroyed] zerstört
}

saint_malo-source = { $source ->
    [tower] Turmbonus
    [citizen] Tagelöhner
    [priest] Priester
    [house] Haus
    [juggler] Gaukler
    [noble] Adliger
   *[merchant] Händler
}

## Optionen

saint_malo-option-allow_voluntary_pass = Freies Passen
saint_malo-option-allow_voluntary_pass-help = Man darf immer passen, auch wenn ein Symbol kostenlos ausgewertet werden könnte.
saint_malo-option-bonus_character_compulsory = Bonusperson ist Pflicht
saint_malo-option-bonus_character_compulsory-help = Auf die Person einer vollständigen Mauer darf man nicht verzichten, solange ein Feld leer ist.

## Was zu entscheiden ist

saint_malo-question-go_on = Im Augenblick ist nichts zu entscheiden.
saint_malo-question-roll = Würfle.
saint_malo-question-keep = Wurf { $rolls } von 3: Wähle die Würfel, die du behältst; die anderen werden nachgewürfelt. Behalte alle fünf, um aufzuhören.
saint_malo-question-announce = Sage an, welches Symbol du auswertest und mit wie vielen Würfeln.
saint_malo-question-crate = { $left ->
    [one] Wähle ein Feld für die Warenkiste.
   *[other] Wähle ein Feld für die nächste Warenkiste: Noch { $left } sind zu setzen.
}
saint_malo-question-section = { $left ->
    [one] Wähle ein dunkles Feld für das Mauerteil.
   *[other] Wähle ein dunkles Feld für das nächste Mauerteil: Noch { $left } sind zu setzen.
}
saint_malo-question-church = Wähle ein leeres Feld für die Kirche der Größe { $number }.
saint_malo-question-type = { $from_tower ->
    [true] Wähle die Person, die dir deine vollständige Mauer bringt.
   *[false] { $heads ->
        [one] Wähle die Person für { $heads } Kopf.
       *[other] Wähle die Person für { $heads } Köpfe.
    }
}
saint_malo-question-character = { $character ->
    [citizen] Wähle ein leeres Feld für den Tagelöhner.
    [soldier] Wähle ein leeres Feld für den Soldaten.
    [priest] Wähle ein leeres Feld für den Priester.
    [architect] Wähle ein leeres Feld für den Baumeister.
    [merchant] Wähle ein leeres Feld für den Händler.
    [juggler] Wähle ein leeres Feld für den Gaukler.
   *[noble] Wähle ein leeres Feld für den Adligen.
}
saint_malo-question-house = Wähle ein Feld für das nächste Haus des Baumeisters oder baue nicht weiter.
saint_malo-question-over = Das Spiel ist zu Ende.

## Züge

saint_malo-move-keep = Behalten: { $faces }
saint_malo-move-use = { $symbol ->
    [log] { $dice ->
        [one] { $dice } Baumstamm liefern lassen
       *[other] { $dice } Baumstämme liefern lassen
    }
    [crate] { $dice ->
        [one] { $dice } Warenkiste setzen
       *[other] { $dice } Warenkisten setzen
    }
    [wall] { $dice ->
        [one] { $dice } Mauerteil setzen
       *[other] { $dice } Mauerteile setzen
    }
    [cross] Eine Kirche der Größe { $dice } bauen
   *[head] { $dice ->
        [one] Eine Person für { $dice } Kopf anwerben
       *[other] Eine Person für { $dice } Köpfe anwerben
    }
}
saint_malo-move-pass = Passen
saint_malo-move-recruit = { $character ->
    [citizen] Einen Tagelöhner anwerben
    [soldier] Einen Soldaten anwerben
    [priest] Einen Priester anwerben
    [architect] Einen Baumeister anwerben
    [merchant] Einen Händler anwerben
    [juggler] Einen Gaukler anwerben
   *[noble] Einen Adligen anwerben
}
saint_malo-move-decline = Auf die Bonusperson verzichten
saint_malo-move-place = Feld { $cell }
saint_malo-move-stop = Nicht weiterbauen
saint_malo-move-absent = In diesem Zug abwesend sein

## Ereignisse

saint_malo-event-turn-began = Runde { $round }: { $seat } ist am Zug.
saint_malo-event-rolled = { $seat }, Wurf { $roll }: { $faces }.
saint_malo-event-kept = { $seat } behält: { $faces }.
saint_malo-event-used = { $price ->
    [0] { $seat } sagt an: { saint_malo-announcement }.
    [one] { $seat } sagt an: { saint_malo-announcement }, für { $price } Münze.
   *[other] { $seat } sagt an: { saint_malo-announcement }, für { $price } Münzen.
}
saint_malo-announcement = { $symbol ->
    [log] { $dice } × Baumstamm
    [crate] { $dice } × Warenkiste
    [wall] { $dice } × Mauer
    [cross] { $dice } × Kreuz
   *[head] { $dice } × Kopf
}
saint_malo-event-passed = { $seat } passt.
saint_malo-event-logs-delivered = { $logs ->
    [one] { $seat } erhält { $logs } Baumstamm.
   *[other] { $seat } erhält { $logs } Baumstämme.
}
saint_malo-event-crate-placed = { $seat } setzt eine Warenkiste auf { $cell }.
saint_malo-event-wall-placed = { $seat } setzt ein Mauerteil auf { $cell }.
saint_malo-event-church-built = { $seat } baut eine Kirche der Größe { $size } auf { $cell }.
saint_malo-event-house-built = { $seat } baut ein Haus auf { $cell }.
saint_malo-event-character-placed = { $character ->
    [citizen] { $seat } setzt einen Tagelöhner auf { $cell }.
    [soldier] { $seat } setzt einen Soldaten auf { $cell }.
    [priest] { $seat } setzt einen Priester auf { $cell }.
    [architect] { $seat } setzt einen Baumeister auf { $cell }.
    [merchant] { $seat } setzt einen Händler auf { $cell }.
    [juggler] { $seat } setzt einen Gaukler auf { $cell }.
   *[noble] { $seat } setzt einen Adligen auf { $cell }.
}
saint_malo-event-side-destroyed = { $side ->
    [N] { $seat }: Die Nordseite ist zerstört.
    [E] { $seat }: Die Ostseite ist zerstört.
    [S] { $seat }: Die Südseite ist zerstört.
   *[W] { $seat }: Die Westseite ist zerstört.
}
saint_malo-event-side-completed = { $side ->
    [N] { $seat }: Die Nordmauer ist vollständig.
    [E] { $seat }: Die Ostmauer ist vollständig.
    [S] { $seat }: Die Südmauer ist vollständig.
   *[W] { $seat }: Die Westmauer ist vollständig.
}
saint_malo-event-coins-gained = { $coins ->
    [one] { $seat } erhält { $coins } Münze ({ saint_malo-source }).
   *[other] { $seat } erhält { $coins } Münzen ({ saint_malo-source }).
}
saint_malo-event-points-scored = { $seat } erhält { $points } SP ({ saint_malo-source }).
saint_malo-event-bonus-lapsed = { $seat }: Kein Feld ist leer; die Bonusperson verfällt.
saint_malo-event-bonus-declined = { $seat } verzichtet auf die Bonusperson.
saint_malo-event-sections-lapsed = { $sections ->
    [one] { $seat }: Kein dunkles Feld ist leer; { $sections } Mauerteil verfällt.
   *[other] { $seat }: Kein dunkles Feld ist leer; { $sections } Mauerteile verfallen.
}
saint_malo-event-building-stopped = { $seat } baut nicht weiter.
saint_malo-event-boxes-ticked = { $boxes ->
    [one] { $seat } kreuzt { $boxes } Piratenkästchen an (insgesamt { $ticks }).
   *[other] { $seat } kreuzt { $boxes } Piratenkästchen an (insgesamt { $ticks }).
}
saint_malo-event-swords-ignored = { $swords ->
    [one] { $seat }: Die Piratentabelle ist voll; { $swords } Würfel mit Säbeln bleibt ohne Wirkung.
   *[other] { $seat }: Die Piratentabelle ist voll; { $swords } Würfel mit Säbeln bleiben ohne Wirkung.
}
saint_malo-event-pirates-attacked = Piratenangriff { $attack } von 6, Stärke { $strength }!
saint_malo-event-city-defended = { $seat } hält stand: Verteidigung { $defence } gegen { $strength }.
saint_malo-event-cannon-lost = { $seat } verliert eine Kanone: Verteidigung { $defence } gegen { $strength }.
saint_malo-event-city-filled = { $seat } füllt das letzte leere Feld: Diese Runde ist die letzte.
saint_malo-event-seat-absent = { $seat } ist abwesend; der Zug entfällt.
saint_malo-event-game-ended = Das Spiel endet nach Runde { $round }.

## Ablehnungen

refusal-roll-first = Zuerst muss gewürfelt werden.
refusal-absent-too-late = Ein Platz kann nur am Anfang des eigenen Zuges als abwesend gemeldet werden.
refusal-still-rolling = Das Würfeln ist noch nicht vorbei: Wähle zuerst die Würfel, die du behältst.
refusal-already-announced = In diesem Zug ist schon ein Symbol angesagt.
refusal-bonus-compulsory = An diesem Tisch darf man auf die Bonusperson nicht verzichten.
refusal-nothing-to-decline = Es gibt keine Bonusperson, auf die man verzichten könnte.
refusal-dice-not-there = Diese Würfel liegen nicht auf dem Tisch.
refusal-no-fourth-roll = Einen vierten Wurf gibt es nicht.
refusal-rolling-over = Das Würfeln ist in diesem Zug vorbei.
refusal-must-use = Ein Symbol kann kostenlos ausgewertet werden, darum darfst du nicht passen.
refusal-announce-first = Sage zuerst ein Symbol und eine Anzahl Würfel an.
refusal-swords-stay = { $dice ->
    [0] Alle Würfel zeigen gekreuzte Säbel: Keiner kann ausgewertet oder gedreht werden.
    [one] Würfel mit gekreuzten Säbeln darf man nicht drehen: Nur { $dice } Würfel kann ausgewertet werden.
   *[other] Würfel mit gekreuzten Säbeln darf man nicht drehen: Höchstens { $dice } Würfel können ausgewertet werden.
}
refusal-crates-do-not-fit = { $dice ->
    [0] Keine Warenkiste passt in die Stadt.
    [one] Nur { $dice } Warenkiste passt in die zusammenhängenden leeren Felder.
   *[other] Höchstens { $dice } Warenkisten passen in die zusammenhängenden leeren Felder.
}
refusal-walls-do-not-fit = { $dice ->
    [0] Kein dunkles Feld ist leer.
    [one] Nur { $dice } dunkles Feld ist leer.
   *[other] Nur { $dice } dunkle Felder sind leer.
}
refusal-too-few-coins = Zu wenige Münzen: Der Preis beträgt { $price }, du hast { $coins }.
refusal-too-few-coins-for-logs = Zu wenige Münzen: Der Preis mit der Lieferung beträgt { $price }, du hast { $coins }.
refusal-tower = Ein Turm ist kein Feld: Dorthin kannst du nichts setzen.
refusal-cell-taken = Dieses Feld ist schon gefüllt.
refusal-wall-on-light-cell = Mauerteile gehören nur auf dunkle Felder.
refusal-crates-need-room = { $crates ->
    [one] Die Warenkiste passt hier nicht hin.
   *[other] Die { $crates } Warenkisten passen nicht in diesen leeren Bereich.
}
refusal-crate-not-beside = Die Warenkiste muss senkrecht oder waagrecht an eine Warenkiste dieses Zuges grenzen, nicht diagonal.
refusal-house-joins-no-group = Alle Häuser des Zuges müssen eine Gruppe bilden, und eines davon muss an den neuen Baumeister grenzen.
refusal-house-not-around = Das erste Haus muss an den neuen Baumeister grenzen; diagonal genügt.
refusal-house-not-beside = Das Haus muss senkrecht oder waagrecht an ein neues Haus dieses Baumeisters grenzen, nicht diagonal.
refusal-crates-due = { $crates ->
    [one] Eine angesagte Warenkiste muss noch gesetzt werden.
   *[other] { $crates } angesagte Warenkisten müssen noch gesetzt werden.
}
refusal-sections-due = { $sections ->
    [one] Ein angesagtes Mauerteil muss noch gesetzt werden.
   *[other] { $sections } angesagte Mauerteile müssen noch gesetzt werden.
}
refusal-character-too-high = { $character ->
    [juggler] Eine vollständige Mauer bringt keinen Gaukler.
    [noble] Eine vollständige Mauer bringt keinen Adligen.
   *[other] Eine vollständige Mauer bringt diese Person nicht.
}
refusal-wrong-heads = { $needed ->
    [one] Für diese Person brauchst du { $needed } Kopf, du verwendest aber { $heads }: { saint_malo-character }.
   *[other] Für diese Person brauchst du { $needed } Köpfe, du verwendest aber { $heads }: { saint_malo-character }.
}

## Wertungsblatt

saint_malo-score-citizens = Tagelöhner
saint_malo-score-priests = Priester
saint_malo-score-houses = Häuser
saint_malo-score-jugglers = Gaukler
saint_malo-score-nobles = Adlige
saint_malo-score-towers = Turmbonus
saint_malo-score-full_city = Volle Stadt
saint_malo-score-coins = Übrige Münzen
saint_malo-score-logs = Übrige Baumstämme
saint_malo-score-churches = Kirchenserien
saint_malo-score-cannons = Verlorene Kanonen

## Beschriftung des Spielplans

saint_malo-points = { $points } SP

## Datendatei

bad-data-cell = { bad-data-place }: { $value } ist kein Feld; nötig sind eine Zeile und eine Spalte von 0 bis 6.
bad-data-towers = { bad-data-place }: Die Türme müssen in den vier Ecken stehen.
bad-data-crate-not-light = { bad-data-place }: Die Startkiste { $value } liegt nicht auf einem hellen Feld.
bad-data-crate-twice = { bad-data-place }: Zwei Startkisten liegen auf demselben Feld.
bad-data-no-such-side = { bad-data-place }: Diese Seite gibt es nicht. Seiten: { $sides }.
bad-data-bonus-kind-missing = { bad-data-place }: Keine Seite gibt den Bonus „{ $value }“.
bad-data-series = { bad-data-place }: Der Wert der Serie muss von Größe zu Größe wachsen, zuletzt um genau 7.
bad-data-no-character-for-heads = { bad-data-place }: Für diese Anzahl Köpfe gibt es keine Person: { $value }.
bad-data-strengths = { bad-data-place }: Die Piratenstärken müssen { $value } sein.
bad-data-boxes = { bad-data-place }: Die Zahl der Kästchen je Reihe muss gerade sein, mit der Spielerzahl wachsen und bei drei Spielern 6 betragen.
bad-data-faces = { bad-data-place }: Nur diese Würfelseiten sind möglich: { $choices }.
bad-data-merchant-example = { bad-data-place }: Mit diesen Warenkisten lässt sich das Händler-Beispiel der Spielregel nicht auslegen.
data-warning-cannons = Die Zahl der Kanonen weicht von der Zahl der sechs Piratenangriffe ab.
data-warning-character-bonuses = Mehr als eine Seite bringt eine Person; alle Häuser eines Zuges müssen dann eine Gruppe bilden.
