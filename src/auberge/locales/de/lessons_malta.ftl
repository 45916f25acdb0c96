## Der Kurs zu Malta!, Schritt für Schritt: was zu tun ist, ein Wink nach dem zweiten Versuch und das Ergebnis

lesson-M-L1-title = Ziehen, spielen, bewegen
lesson-M-L1-1-text = Alle verlieren bis auf einen: Bleib bis zuletzt im Spiel. Die Pfeile deines Felds zeigen drei Wege. Geh nach oben; dort ziehst du drei Karten.
lesson-M-L1-1-nudge = Die Zahl eines Felds sagt, wie viele Karten du dort ziehst. Über dir liegt eine 3.
lesson-M-L1-1-done = Dein nächster Zug begann dort mit drei neuen Karten. Mehr Karten, längeres Leben.
lesson-M-L1-2-text = Du hast vier Karten und musst die Hälfte spielen: zwei. Beginne mit „Zieh zwei“; die gezogenen Karten erhöhen diese Zahl nicht.
lesson-M-L1-2-nudge = Spiele „Zieh zwei“. Die Karte ersetzt sich selbst und bringt eine weitere.
lesson-M-L1-2-done = Fünf Karten auf der Hand, und nur noch eine zu spielen.
lesson-M-L1-3-text = Spiele noch eine Karte, aber so, dass du dich danach bewegst: Nach den Karten ist die Bewegung Pflicht, und ein Pfeil führt nach oben.
lesson-M-L1-3-nudge = „Bleib stehen“ und „Zugende“ lassen die Bewegung ausfallen. Jede andere Karte passt.
lesson-M-L1-3-done = Bei nur einem Pfeil geht deine Figur von selbst.

lesson-M-L2-title = Nie ohne Karten
lesson-M-L2-1-text = Wer im eigenen Zug keine Karte mehr hat, scheidet sofort aus. Spiele die Karte, die dir Nachschub bringt.
lesson-M-L2-1-nudge = Du hast zwei Karten und musst eine spielen. Gibst du die andere weg, bleibt dir nichts.
lesson-M-L2-1-done = Drei Karten auf der Hand. Fürs Erste bist du sicher.
lesson-M-L2-2-text = Du hast drei Karten; die Hälfte, aufgerundet, sind zwei. Beende diesen Zug mit drei Karten auf der Hand.
lesson-M-L2-2-nudge = Erst „Zieh zwei“, dann „Reiner Tisch“: Diese Karte ersetzt alle, die du dann noch auf der Hand hast.
lesson-M-L2-2-done = Zwei Karten gespielt und drei auf der Hand. Die Reihenfolge hat es möglich gemacht.

lesson-M-L3-title = Kein Ausweg
lesson-M-L3-1-text = Du musst dich bewegen, aber dein einziger Pfeil führt vom Spielplan hinunter: Du würdest verlieren. Drehe zuerst dein Feld.
lesson-M-L3-1-nudge = Spiele „Drehe ein Feld“ auf dein eigenes Feld, sodass sein Pfeil auf ein anderes Feld zeigt.
lesson-M-L3-1-done = Der Pfeil zeigt woandershin, und deine Figur ist weitergegangen.
lesson-M-L3-2-text = Ein 0-Kreis gibt keine Karten und hat keine Pfeile. „Zugende“ lässt die Bewegung ausfallen; eine Karte musst du aber behalten.
lesson-M-L3-2-nudge = Von hier kommst du nicht weg. Welche Karte beendet deinen Zug, bevor du dich bewegen musst?
lesson-M-L3-2-done = Dein Zug ist zu Ende, und du bist noch im Spiel.
lesson-M-L3-3-text = Du stehst wieder auf einem 0-Kreis. Drei deiner vier Karten können dich retten: Spiele eine davon.
lesson-M-L3-3-nudge = Stelle das Feld unter dir wieder her, mach einen Seitenschritt oder geh nach Hause. Die vierte Karte schadet nur deinem Gegner.
lesson-M-L3-3-done = Jetzt kannst du dich bewegen. Behalte immer so eine Karte.

lesson-M-L4-title = Andere in die Falle locken
lesson-M-L4-1-text = Was dir schadet, schadet auch anderen: Schubse die Figur deines Gegners auf den 0-Kreis und sieh, was geschieht.
lesson-M-L4-1-nudge = Spiele „Schubser“ auf deinen Gegner. Der 0-Kreis liegt links von seiner Figur.
lesson-M-L4-1-done = Kein Pfeil, keine Bewegung: Dein Gegner scheidet aus, und du gewinnst.
lesson-M-L4-2-text = „Entferne ein Feld“ macht aus einem freien Feld einen 0-Kreis. Nimm das Feld, auf das die Figur deines Gegners gehen muss.
lesson-M-L4-2-nudge = Die andere Figur hat nur einen Pfeil. Entferne das Feld, auf das er zeigt.
lesson-M-L4-2-done = Die Figur musste auf den 0-Kreis gehen: Bewegen ist Pflicht.
lesson-M-L4-3-text = Eine Karte, zwei Wirkungen: Verlass deinen 0-Kreis und stelle deinen Gegner darauf.
lesson-M-L4-3-nudge = Spiele „Plätze tauschen“. Karten zu ziehen bringt dich nicht vom Kreis weg.
lesson-M-L4-3-done = Du bist weg, und dein Gegner sitzt fest.
lesson-M-L4-4-text = Dein Gegner steht auf einem 0-Kreis, hat aber bestimmt eine rettende Karte. Spiele „Blindes Vertrauen“: Dann spielt der nächste Spieler gar keine Karten.
lesson-M-L4-4-nudge = „Nimm eine“ ließe deinem Gegner eine Karte. Nach „Blindes Vertrauen“ kann er keine spielen.
lesson-M-L4-4-done = Keine Karte gespielt, kein Pfeil: Dein Gegner scheidet aus.

lesson-M-L5-title = Antworten außer der Reihe
lesson-M-L5-1-text = Spielt ein Gegner eine Karte, darfst du antworten. Antworte mit „Annullieren“: Dann bleibt „Schubser“ ohne Wirkung.
lesson-M-L5-1-nudge = Du sollst auf den 0-Kreis geschubst werden. Eine deiner Karten verhindert das.
lesson-M-L5-1-done = Nichts ist geschehen. Auf eine Karte folgt höchstens eine Antwort.
lesson-M-L5-2-text = Mit „Bumerang“ übernimmst du die Karte deines Gegners und schickst sie zurück. Antworte damit: Dein Gegner soll zwei Karten abwerfen.
lesson-M-L5-2-nudge = „Annullieren“ macht die Karte nur unwirksam. „Bumerang“ schickt sie zurück.
lesson-M-L5-2-done = Dein Gegner musste an deiner Stelle zwei Karten abwerfen.
lesson-M-L5-3-text = Im eigenen Zug bewirkt „Annullieren“ nichts, zählt aber als gespielte Karte. Manchmal ist das genau richtig.
lesson-M-L5-3-nudge = Mit der anderen Karte verlierst du auch deine letzte. Spiele die, die nichts bewirkt.
lesson-M-L5-3-done = Eine Karte gespielt, eine behalten, nichts verloren.

lesson-M-L6-title = Schutzgeld
lesson-M-L6-1-text = Betrittst du ein besetztes Feld, zahlst du dem Gegner dort Schutzgeld: so viele Karten, wie die Zahl des Felds angibt. Du hast nur zwei: Geh woandershin.
lesson-M-L6-1-nudge = Die Figur über dir steht auf einer 2. Deine anderen Pfeile führen auf leere Felder.
lesson-M-L6-1-done = Bewegt, und nichts bezahlt.
lesson-M-L6-2-text = Dein einziger Pfeil führte auf ein besetztes Feld: Du schuldest eine Karte Schutzgeld. Welche, entscheidest du: Gib die schlechteste.
lesson-M-L6-2-nudge = Eine deiner Karten zwingt dich selbst zum Abwerfen. Überlass sie deinem Gegner.
lesson-M-L6-2-done = Bezahlt, und deine Hand ist besser als zuvor.

lesson-M-L7-title = Ausscheiden, zurückkommen, neu beginnen
lesson-M-L7-1-text = Außerhalb des eigenen Zuges schadet eine leere Hand nicht, es sei denn, eine Karte bestimmt es anders. „Letzte Runde“ ist so eine: Spiele sie.
lesson-M-L7-1-nudge = Vergleiche, wie viele Karten die Gegner haben. Einer hat keine: Wähle ihn.
lesson-M-L7-1-done = Ausgeschieden, und das nicht einmal im eigenen Zug.
lesson-M-L7-2-text = Wer ausscheidet, behält seine Karten und kann zurückkommen. Hol lieber jemanden zurück, als deine letzte Karte zu verlieren.
lesson-M-L7-2-nudge = Spiele „Willkommen zurück“ und wähle den ausgeschiedenen Spieler.
lesson-M-L7-2-done = Zurück auf dem Startfeld, mit zwei Karten mehr. Und du bist noch im Spiel.
lesson-M-L7-3-text = Deine eigene Partie beginnt: Wähle ein Startfeld. Alle führen nach oben; wo gibt es dort die meisten Karten?
lesson-M-L7-3-nudge = Sieh dir die Reihe über den Startfeldern an. Wo liegt die höchste Zahl?
lesson-M-L7-3-done = Du stehst unter der 4. Die meisten Karten und Felder sind hier rekonstruiert; die aus deiner Schachtel kannst du eingeben.

lesson-malta-tip-1 = Erst die Karten, dann die Auswege. Wer verliert, dem fehlen meist die Karten, nicht die Wege.
lesson-malta-tip-2 = Behalte eine Antwort auf der Hand. „Bumerang“ ist die beste, und niemand sieht, ob du sie hast.
lesson-malta-tip-3 = Spiele „Zieh zwei“ früh im Zug. Was du ziehst, behältst du, und die Zahl der zu spielenden Karten bleibt gleich.
