### Wörter aller Spiele: Listen, Ablehnungen und was schiefgehen kann (Aufbau, Züge, Protokolle, Daten).

list-join = { $first }, { $next }

# Namen der Computerspieler, in der Reihenfolge, in der sie sich setzen.
house-names = Trude, Anton, Lene, Veit, Grete, Kaspar

## Ablehnungen

refusal-with-rule = { $sentence } (Regel { $rule })
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Platz { $seat } ist am Zug.
refusal-cards-first = Zuerst muss gemischt oder gezogen werden.
refusal-wrong-step = { $question ->
    [crate] Jetzt muss eine Warenkiste gesetzt werden.
    [section] Jetzt muss ein Mauerteil gesetzt werden.
    [church] Jetzt muss die Kirche gesetzt werden.
    [type] Jetzt muss die Art der Person genannt werden.
    [character] Jetzt muss die Person gesetzt werden.
    [house] Jetzt kann ein Haus gesetzt oder das Bauen beendet werden.
    [draft] Jetzt muss ein weiteres Gut für den Anfang genommen werden.
    [play] Jetzt muss eine Karte ausgespielt werden.
    [maid] Jetzt muss das Gut der Magd gewählt werden.
    [seamstress] Jetzt müssen die Güter der Schneiderin gewählt werden.
    [foreman] Jetzt muss die Güterart des Vorarbeiters gewählt werden.
    [nun] Jetzt muss die Güterart der Ordensschwester gewählt werden.
    [trader] Jetzt wird die Händlerin genutzt oder auf sie verzichtet.
    [merchant] Jetzt wird der Kaufmann genutzt oder auf ihn verzichtet.
    [bailiff] Jetzt wird der Großbailli genutzt oder auf ihn verzichtet.
    [grand_master] Jetzt wird der Großmeister genutzt oder auf ihn verzichtet.
    [architect] Jetzt muss die Güterart des Architekten gewählt werden.
    [build] Jetzt wird ein Gebäude gebaut oder aufgewertet, oder darauf verzichtet.
    [payment] Jetzt muss das Gebäude bezahlt werden.
    [jean] Jetzt wird eine Person entlassen oder eingestellt, oder darauf verzichtet.
    [give] Jetzt muss gewählt werden, was gegeben wird.
    [bonus] Jetzt wird im Spiel zu zweit zusätzlich ein Gut genommen oder darauf verzichtet.
    [use] Jetzt wird die Funktion genutzt oder darauf verzichtet.
    [place] Jetzt muss die Spielfigur aufgestellt werden.
    [target] Jetzt muss ein Ziel der Karte genannt werden.
    [respond] Jetzt wird auf die angesagte Karte geantwortet, oder man lässt sie geschehen.
    [discard] Jetzt muss eine Karte abgeworfen werden.
    [pass_on] Jetzt muss eine Karte weitergegeben werden.
    [move] Jetzt muss die Spielfigur bewegt werden.
    [racket_to] Jetzt muss genannt werden, wer die nächste Karte des Schutzgeldes bekommt.
    [racket] Jetzt muss die Karte für das Schutzgeld gewählt werden.
   *[other] Diese Entscheidung passt nicht zu diesem Schritt des Zuges.
}

## Aufbau

unknown-game = Es gibt kein Spiel „{ $name }“. Bekannte Spiele: { $known }.
unknown-language = Die Sprache „{ $language }“ ist nicht verfügbar. Verfügbar: { $known }.
unknown-bot = Es gibt keinen Computerspieler „{ $name }“. Bekannt: { $known }.
bad-budget = „{ $value }“ ist kein Budget: 100ms, 2s und 5000it (Durchläufe) sind welche.
bot-cannot-play = Der Computerspieler „{ $bot }“ kann { $game } nicht spielen.
setup-seats = Dieses Spiel braucht { $low } bis { $high } Plätze, nicht { $seats }.
setup-start-seat = Der Startplatz muss zwischen 1 und { $high } liegen; { $seat } liegt nicht dazwischen.
setup-seed = Der Startwert muss eine ganze Zahl von 0 bis { $high } sein; { $seed } ist es nicht.
setup-unknown-option = Es gibt keine Option „{ $option }“. Bekannte Optionen: { $known }.
setup-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Mögliche Werte: { $choices }.
setup-option-seats = Die Option „{ $option }“ kann nur mit höchstens { $most } Spielern „{ $value }“ sein, nicht mit { $seats }.

## Texte, die kein Zug sind

bad-move-text = „{ $text }“ ist kein Zug dieses Spiels.
bad-move-unknown = Dieses Spiel kennt keinen Zug „{ $move }“.
bad-move-no-cell = „{ $text }“ bezeichnet kein Feld.
bad-move-no-such-cell = Es gibt kein Feld ({ $row },{ $col }).
bad-move-no-such-character = Es gibt keine Person „{ $character }“.
bad-move-no-such-face = Kein Würfel hat eine Seite „{ $face }“.
bad-move-no-such-symbol = Es gibt kein Symbol „{ $symbol }“, das man auswerten könnte.
bad-move-number-of-dice = „{ $dice }“ ist keine mögliche Anzahl Würfel.
bad-move-too-many-dice = { $dice } Würfel sind mehr, als es gibt.

## Datendateien

bad-data-place = { $file }, Eintrag { $entry }, Feld { $field }
bad-data-missing = { bad-data-place }: Das Feld fehlt.
bad-data-number = { bad-data-place }: Hier muss eine ganze Zahl von { $low } bis { $high } stehen, nicht { $value }.
bad-data-word = { bad-data-place }: „{ $value }“ ist hier nicht erlaubt. Erlaubt: { $choices }.
bad-data-text = { bad-data-place }: Hier muss ein Text stehen, nicht „{ $value }“.
bad-data-flag = { bad-data-place }: Hier muss true oder false stehen, nicht „{ $value }“.
bad-data-length = { bad-data-place }: Die Liste muss { $length } Einträge haben, nicht { $value }.
bad-data-at-most = { bad-data-place }: Die Liste muss 1 bis { $most } Einträge haben, nicht { $value }.
bad-data-table = { bad-data-place }: Hier muss eine Tabelle stehen.
bad-data-syntax = { $file }: Das ist kein gültiges TOML ({ $problem }).
bad-data-too-long = { $file }: Die Datei ist zu lang. Gelesen werden höchstens { $most } kB und { $lines } Zeilen.
bad-data-too-deep = { $file }: Hier ist zu viel ineinander verschachtelt. Gelesen werden höchstens { $most } Ebenen und ebenso viele Punkte in einer Zeile.
bad-data-unknown-field = { bad-data-place }: Dieses Feld gibt es nicht.
bad-data-no-source = { bad-data-place }: Nichts sagt, woher dieser Wert stammt.
bad-data-source-without-fact = { bad-data-place }: Eine Quelle ist genannt, aber der Wert fehlt.
bad-data-source-field = { bad-data-place }: Eine Quelle darf nur doc, known, lines und note enthalten.
bad-data-shape = { bad-data-place }: Das passt nicht zum Format ({ $problem }).
bad-data-scenario = { bad-data-place }: Das ergibt in einem Szenario keinen Sinn.
scenario-mismatch = Szenario { $scenario }, Fall { $case }, Schritt { $step }, { $what }: erwartet { $expected }, gefunden { $found }.

## Spielprotokolle

bad-record-size = Das Spielprotokoll ist zu groß: { $bytes } Bytes, höchstens { $most } sind erlaubt.
bad-record-json = Das Spielprotokoll ist kein gültiges JSON ({ $problem }).
bad-record-format = Diese Datei ist kein Spielprotokoll.
bad-record-version = Das Spielprotokoll hat das Format { $version }; dieses Programm liest das Format { $known }.
bad-record-field = Im Spielprotokoll ist ein Feld falsch oder fehlt ({ $problem }).
bad-record-players = Das Spielprotokoll nennt { $players } Spieler für { $seats } Plätze.
bad-record-game = Das Spielprotokoll gehört zum Spiel { $game }, nicht zu { $expected }.
bad-record-rules = Das Spielprotokoll folgt Version { $version } der Regeln; dieses Programm spielt Version { $known }.
bad-record-no-seed = Das Spielprotokoll enthält keinen Startwert, darum kann der Zufall von hier nicht weitergehen.
bad-record-entry-text = Eintrag { $number } des Spielprotokolls ist nicht lesbar: „{ $text }“.
bad-record-entry-refused = Eintrag { $number } des Spielprotokolls verstößt gegen die Regeln: „{ $text }“ (Regel { $rule }).
bad-record-entry-chance = Eintrag { $number } des Spielprotokolls ist ein Zufall, der dort nicht eintreten kann: „{ $text }“.
bad-record-entry-seed = Eintrag { $number } des Spielprotokolls folgt nicht aus seinem Startwert: „{ $text }“.

## Unsere eigenen Fehler

bug-foreign-position = Interner Fehler: Diese Stellung gehört nicht zum Spiel { $game }. Bitte melde ihn.
bug-foreign-view = Interner Fehler: Diese Ansicht gehört nicht zum Spiel { $game }. Bitte melde ihn.
bug-players = Interner Fehler: { $players } Spieler für { $seats } Plätze. Bitte melde ihn.
bug-no-chance-due = Interner Fehler: Zufall wurde verlangt, wo keiner ansteht. Bitte melde ihn.
bug-words = Interner Fehler: Die Meldung { $message } scheitert in der Sprache { $language } ({ $problem }). Bitte melde ihn.
