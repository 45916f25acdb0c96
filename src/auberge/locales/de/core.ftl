### Wörter aller Spiele: Listen, Ablehnungen und was schiefgehen kann (Aufbau, Züge, Protokolle, Daten).

list-join = { $first }, { $next }
list-join-last = { $list } und { $last }
label-join = { $label }: { $text }

# Namen der Computerspieler, in der Reihenfolge, in der sie sich setzen.
house-names = Trude, Anton, Lene, Veit, Grete, Kaspar

## Ablehnungen

refusal-with-rule = { $sentence } (Regel { $rule })
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Platz { $seat } ist am Zug.
refusal-cards-first = Zuerst wird gemischt oder gezogen.
refusal-wrong-step = { $question ->
    [crate] Jetzt musst du eine Warenkiste setzen.
    [section] Jetzt musst du ein Mauerteil setzen.
    [church] Jetzt musst du die Kirche setzen.
    [type] Jetzt musst du eine Person wählen.
    [character] Jetzt musst du die Person setzen.
    [house] Jetzt kannst du ein Haus setzen oder mit dem Bauen aufhören.
    [draft] Jetzt musst du ein weiteres Gut für den Anfang nehmen.
    [play] Jetzt musst du eine Karte ausspielen.
    [maid] Jetzt musst du für die Magd ein Gut wählen.
    [seamstress] Jetzt musst du für die Schneiderin zwei Güter wählen.
    [foreman] Jetzt musst du für den Vorarbeiter eine Gütersorte wählen.
    [nun] Jetzt musst du für die Ordensschwester eine Gütersorte wählen.
    [trader] Jetzt musst du die Händlerin nutzen oder auf sie verzichten.
    [merchant] Jetzt musst du den Kaufmann nutzen oder auf ihn verzichten.
    [bailiff] Jetzt musst du den Großbailli nutzen oder auf ihn verzichten.
    [grand_master] Jetzt musst du den Großmeister nutzen oder auf ihn verzichten.
    [architect] Jetzt musst du für den Architekten eine Gütersorte wählen.
    [build] Jetzt musst du ein Gebäude bauen oder aufwerten oder darauf verzichten.
    [payment] Jetzt musst du das Gebäude bezahlen.
    [jean] Jetzt musst du eine Person entlassen oder einstellen oder darauf verzichten.
    [give] Jetzt musst du wählen, was du gibst.
    [bonus] Jetzt musst du den Bonus im Spiel zu zweit nehmen oder darauf verzichten.
    [use] Jetzt musst du die Funktion nutzen oder darauf verzichten.
    [place] Jetzt musst du deine Spielfigur aufstellen.
    [target] Jetzt musst du ein Ziel der Karte nennen.
    [respond] Jetzt musst du auf die angesagte Karte antworten oder passen.
    [discard] Jetzt musst du eine Karte abwerfen.
    [pass_on] Jetzt musst du eine Karte weitergeben.
    [move] Jetzt musst du deine Spielfigur bewegen.
    [racket_to] Jetzt musst du wählen, wer die nächste Karte des Schutzgelds bekommt.
    [racket] Jetzt musst du eine Karte für das Schutzgeld wählen.
   *[other] Das passt nicht zu diesem Schritt des Zuges.
}

## Aufbau

unknown-game = Es gibt kein Spiel „{ $name }“. Bekannte Spiele: { $known }.
game-lacks = Das Spiel { $game } hat { $part ->
    [rulebook] keine Spielregel zum Nachlesen
    [lessons] keine Lektionen
    [puzzles] keine Rätsel
    [observation] keine Beobachtungen für Lernumgebungen
   *[other] das nicht
}.
unknown-language = Die Sprache „{ $language }“ ist nicht verfügbar. Verfügbar: { $known }.
unknown-bot = Es gibt keinen Computerspieler „{ $name }“. Bekannt: { $known }.
bad-budget = „{ $value }“ ist kein gültiges Budget. Beispiele: 100ms, 2s, 5000it (Durchläufe).
bot-cannot-play = Der Computerspieler „{ $bot }“ kann { $game } nicht spielen.
setup-seats = Dieses Spiel hat { $low } bis { $high } Plätze, nicht { $seats }.
setup-start-seat = Der Platz des Startspielers muss eine Zahl von 1 bis { $high } sein, nicht { $seat }.
setup-seed = Der Startwert muss eine ganze Zahl von 0 bis { $high } sein, nicht { $seed }.
setup-unknown-option = Es gibt keine Option „{ $option }“. Bekannte Optionen: { $known }.
setup-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Mögliche Werte: { $choices }.
setup-no-data = Das Spiel { $game } hat keine Werte, die sich ändern lassen.
setup-option-seats = „{ $value }“ ist bei der Option „{ $option }“ nur mit höchstens { $most } Spielern möglich, nicht mit { $seats }.

## Texte, die kein Zug sind

bad-move-text = „{ $text }“ ist kein Zug dieses Spiels.
bad-move-unknown = Dieses Spiel kennt keinen Zug „{ $move }“.
bad-move-no-cell = „{ $text }“ bezeichnet kein Feld.
bad-move-no-such-cell = Es gibt kein Feld ({ $row },{ $col }).
bad-move-no-such-character = Es gibt keine Person „{ $character }“.
bad-move-no-such-face = Kein Würfel hat eine Seite „{ $face }“.
bad-move-no-such-symbol = Es gibt kein Symbol „{ $symbol }“ zum Auswerten.
bad-move-number-of-dice = „{ $dice }“ ist keine mögliche Anzahl Würfel.
bad-move-too-many-dice = So viele Würfel gibt es nicht: { $dice }.

## Datendateien

bad-data-place = { $file }, Eintrag { $entry }, Feld { $field }
bad-data-missing = { bad-data-place }: Das Feld fehlt.
bad-data-number = { bad-data-place }: Hier muss eine ganze Zahl von { $low } bis { $high } stehen, nicht { $value }.
bad-data-word = { bad-data-place }: „{ $value }“ ist hier nicht erlaubt. Erlaubt: { $choices }.
bad-data-text = { bad-data-place }: Hier muss ein Text stehen, nicht „{ $value }“.
bad-data-flag = { bad-data-place }: Hier muss true oder false stehen, nicht „{ $value }“.
bad-data-length = { bad-data-place }: Die Liste muss { $length ->
    [one] einen Eintrag
   *[other] { $length } Einträge
} haben, nicht { $value }.
bad-data-at-most = { bad-data-place }: Die Liste muss 1 bis { $most } Einträge haben, nicht { $value }.
bad-data-table = { bad-data-place }: Hier muss eine Tabelle stehen.
bad-data-syntax = { $file }: Das ist kein gültiges TOML ({ $problem }).
bad-data-too-long = { $file }: Die Datei ist zu lang. Gelesen werden höchstens { $most } kB und { $lines } Zeilen.
bad-data-too-deep = { $file }: Die Datei ist zu tief verschachtelt. Gelesen werden höchstens { $most } Ebenen und ebenso viele Punkte in einer Zeile.
bad-data-unknown-field = { bad-data-place }: Dieses Feld gibt es nicht.
bad-data-no-source = { bad-data-place }: Es fehlt die Angabe, woher dieser Wert stammt.
bad-data-source-without-fact = { bad-data-place }: Eine Quelle ist genannt, aber der Wert fehlt.
bad-data-source-field = { bad-data-place }: Eine Quelle darf nur doc, known, lines und note enthalten.
bad-data-shape = { bad-data-place }: Das passt nicht zum Format ({ $problem }).
bad-data-scenario = { bad-data-place }: Das ergibt in einem Szenario keinen Sinn.
scenario-mismatch = Szenario { $scenario }, Fall { $case }, Schritt { $step }, { $what }: erwartet { $expected }, gefunden { $found }.

## Spielprotokolle

bad-record-size = Das Spielprotokoll ist zu groß: { $bytes } Byte; erlaubt sind höchstens { $most }.
bad-record-json = Das Spielprotokoll ist kein gültiges JSON ({ $problem }).
bad-record-format = Diese Datei ist kein Spielprotokoll.
bad-record-version = Das Spielprotokoll hat das Format { $version }; dieses Programm liest das Format { $known }.
bad-record-field = Im Spielprotokoll ist ein Feld falsch oder fehlt ({ $problem }).
bad-record-players = Das Spielprotokoll nennt { $players } Spieler für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}.
bad-record-game = Das Spielprotokoll gehört zum Spiel { $game }, nicht zu { $expected }.
bad-record-rules = Das Spielprotokoll folgt Version { $version } der Regeln; dieses Programm spielt Version { $known }.
bad-record-no-seed = Das Spielprotokoll enthält keinen Startwert; die Partie kann deshalb nicht fortgesetzt werden.
bad-record-entry-text = Eintrag { $number } des Spielprotokolls ist nicht lesbar: „{ $text }“.
bad-record-entry-refused = Eintrag { $number } des Spielprotokolls verstößt gegen die Regeln: „{ $text }“ (Regel { $rule }).
bad-record-entry-chance = Eintrag { $number } des Spielprotokolls ist ein Zufallsereignis, das dort nicht eintreten kann: „{ $text }“.
bad-record-entry-seed = Eintrag { $number } des Spielprotokolls passt nicht zum Startwert: „{ $text }“.
bad-record-row = Eine Zeile dieses Tisches ist in der Datenbank beschädigt und lässt sich nicht lesen (Nr. { $number }).

## Unsere eigenen Fehler

bug-foreign-position = Interner Fehler: Diese Stellung gehört nicht zum Spiel { $game }. Bitte melde den Fehler.
bug-foreign-view = Interner Fehler: Diese Ansicht gehört nicht zum Spiel { $game }. Bitte melde den Fehler.
bug-players = Interner Fehler: { $players } Spieler für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}. Bitte melde den Fehler.
bug-no-chance-due = Interner Fehler: Ein Zufallsereignis wurde verlangt, obwohl keines ansteht. Bitte melde den Fehler.
bug-words = Interner Fehler: Die Meldung { $message } lässt sich in der Sprache { $language } nicht ausgeben ({ $problem }). Bitte melde den Fehler.
