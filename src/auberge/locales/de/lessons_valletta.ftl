## Der Kurs zu Valletta, Schritt für Schritt: was zu tun ist, ein Wink nach dem zweiten Versuch und das Ergebnis

lesson-V-L1-title = Drei Karten
lesson-V-L1-1-text = Du baust Maltas neue Hauptstadt; wer die meisten Punkte hat, gewinnt. In jedem Zug spielst du drei Karten aus. Beginne mit der Krämerin: Sie bringt ein Gold.
lesson-V-L1-1-nudge = Spiele die Krämerin aus. Das Gebäude des Bankiers kostet 2 Gold, und du hast erst eins.
lesson-V-L1-1-done = Zwei Gold. Eine Karte ist ausgespielt, zwei folgen noch.
lesson-V-L1-2-text = Mit dem Baumeister bezahlst du die Kosten eines Gebäudes. Baue eines: Es gehört dir, und seine Person kommt sofort auf deine Hand.
lesson-V-L1-2-nudge = Spiele den Baumeister aus, dann wähle das Gebäude für 2 Gold, 1 Holz, 1 Stein und 1 Ziegel.
lesson-V-L1-2-done = Dein erstes Gebäude, und der Bankier ist schon auf deiner Hand.
lesson-V-L1-3-text = Neue Personen kannst du sofort ausspielen. Der Bankier bringt ein Gold für jedes Goldsymbol auf deinen Gebäuden. Spiele ihn als dritte Karte aus.
lesson-V-L1-3-nudge = Der Bankier kam mit deinem Gebäude. Er ist jetzt auf deiner Hand.
lesson-V-L1-3-done = Ein Gold. Dein Zug endet, und du ziehst auf fünf Karten nach.

lesson-V-L2-title = Was dir fehlt
lesson-V-L2-1-text = Dir fehlt ein Stein. Die Magd bringt ein Gut deiner Wahl. Spiele sie aus und baue danach.
lesson-V-L2-1-nudge = Spiele zuerst die Magd aus und wähle Stein; danach spiele den Baumeister aus.
lesson-V-L2-1-done = Die Reihenfolge stimmt: erst die Güter, dann der Baumeister.
lesson-V-L2-2-text = Du hast keinen Stein. Beim Bezahlen darfst du ein Gut durch drei beliebige andere ersetzen. Baue und behalte ein Gold.
lesson-V-L2-2-nudge = Spiele den Baumeister aus und wähle das Gebäude. Drei Holz ersetzen den Stein.
lesson-V-L2-2-done = Gebaut, und ein Gold ist übrig. Drei für eins gilt nur beim Bezahlen eines Gebäudes.

lesson-V-L3-title = Nachbarn und Aufwertungen
lesson-V-L3-1-text = Jedes eigene Gebäude, das direkt an das neue grenzt, spart ein Gold. Ecken und die andere Straßenseite zählen nicht. Baue mit nur einem Gold.
lesson-V-L3-1-nudge = Du hast ein Gold. Welches Gebäude des Schreiners liegt direkt neben deinem?
lesson-V-L3-1-done = Ein Gold statt zwei: Nachbarn lohnen sich.
lesson-V-L3-2-text = Der Baumeister kann auch aufwerten. Werte dein Gebäude auf: Das kostet kein Gold und verdoppelt seine Symbole und Punkte.
lesson-V-L3-2-nudge = Spiele den Baumeister aus und wähle Aufwerten. Du bezahlst 1 Holz, 1 Stein und 1 Ziegel.
lesson-V-L3-2-done = Die Karte ist umgedreht: zwei Goldsymbole, doppelte Punkte.
lesson-V-L3-3-text = Grüne Personen zählen die Symbole auf allen deinen Gebäuden, gleich welcher Farbe. Hol dir dein Gold.
lesson-V-L3-3-nudge = Dein aufgewertetes Gebäude zeigt zwei Goldsymbole. Wer bringt dir Gold dafür?
lesson-V-L3-3-done = Zwei Gold mit einer Karte.

lesson-V-L4-title = Jean auf der Straße
lesson-V-L4-1-text = Jean geht ein Feld weiter und gibt dir das Gut vom Fass. Dann stelle einen Baumeister aus dem Personenvorrat ein.
lesson-V-L4-1-nudge = Spiele Jean aus. Nach seinem Schritt wähle Einstellen und nimm einen Baumeister.
lesson-V-L4-1-done = Ein Stein vom Fass und ein Baumeister auf der Hand. Du kannst ihn noch in diesem Zug ausspielen.
lesson-V-L4-2-text = Die Gebäude des Bankiers kosten alle gleich viel. In dem Bereich, in dem Jean steht, bringt Bauen oder Aufwerten sofort zwei Punkte: Hol sie dir.
lesson-V-L4-2-nudge = Spiele den Baumeister aus. Jean ist weitergegangen: Wähle das Gebäude in seinem Bereich.
lesson-V-L4-2-done = Zwei Punkte, nur weil der Ort stimmt.
lesson-V-L4-3-text = Dein Bankier bringt jetzt drei Gold. Entlasse die schwache Krämerin, dann kommen die guten Karten schneller wieder.
lesson-V-L4-3-nudge = Spiele Jean aus, dann entlasse die Krämerin. Der Bankier ist dreimal so viel wert.
lesson-V-L4-3-done = Weniger Karten, aber bessere.

lesson-V-L5-title = Der Lehrling
lesson-V-L5-1-text = Der Lehrling kopiert die rote oder grüne Karte, die direkt vor ihm ausgespielt wurde. Nimm mit zwei Karten sechs Gold.
lesson-V-L5-1-nudge = Welche Karte bringt drei Gold? Spiele sie zuerst aus, dann den Lehrling.
lesson-V-L5-1-done = Drei und drei. Blaue und gelbe Karten kopiert er nicht, Jean auch nicht.
lesson-V-L5-2-text = Auch einen Baumeister kopiert er, und du bezahlst noch einmal. Baue in einem Zug ein Gebäude und werte ein anderes auf.
lesson-V-L5-2-nudge = Erst der Baumeister, gleich danach der Lehrling. Baue ein Gebäude direkt neben deinem und werte deines auf.
lesson-V-L5-2-done = Eines gebaut, eines aufgewertet, in einem einzigen Zug.

lesson-V-L6-title = Die blauen Personen
lesson-V-L6-1-text = Dachdecker, Maurer und Zimmermann bauen für 2 Ziegel, 2 Steine oder 2 Holz weniger. Du hast keine Ziegel: Baue trotzdem.
lesson-V-L6-1-nudge = Das Gebäude des Steinmetzes kostet 2 Ziegel. Welche deiner Karten spart dir genau diese?
lesson-V-L6-1-done = Gebaut, ohne einen einzigen Ziegel.
lesson-V-L6-2-text = Der Zöllner holt dir 1 Holz, 1 Stein und 1 Ziegel, jeweils nur, wenn dein Mitspieler mindestens 3 davon hat. Zu zweit nimmst du noch eins: Wähle Holz.
lesson-V-L6-2-nudge = Spiele den Zöllner aus. Dein Mitspieler hat viele Steine und Ziegel. Danach wähle Holz.
lesson-V-L6-2-done = Stein, Ziegel und Holz: drei Güter mit einer Karte.
lesson-V-L6-3-text = Der Kaufmann tauscht 1 Gold gegen 1 Holz, 1 Stein und 1 Ziegel. Nutze ihn. Du dürftest auch verzichten; ein Preis wird ganz oder gar nicht bezahlt.
lesson-V-L6-3-nudge = Spiele den Kaufmann aus und nutze ihn. Die Händlerin tauscht umgekehrt.
lesson-V-L6-3-done = Aus einem Gold wurden drei Güter.

lesson-V-L7-title = Die gelben Personen
lesson-V-L7-1-text = Gelbe Personen bringen schon während der Partie Punkte. Der Großbailli gibt dir vier Punkte für vier Gold: Hol sie dir.
lesson-V-L7-1-nudge = Spiele den Großbailli aus und bezahle die vier Gold.
lesson-V-L7-1-done = Vier Punkte mehr.
lesson-V-L7-2-text = König Philipp bringt einen Punkt für jedes deiner grünen Gebäude; der Kaiser zählt blaue, der Papst aufgewertete. Spiele den König aus.
lesson-V-L7-2-nudge = Drei deiner Gebäude sind grün. Wer zählt sie?
lesson-V-L7-2-done = Noch drei Punkte, und du musstest nichts bezahlen.

lesson-V-L8-title = Das Ende und ein Anfang
lesson-V-L8-1-text = 25 Punkte, das achte Haus oder Jean auf dem letzten Feld leiten die Endphase ein. Hol dir die zwei fehlenden Punkte.
lesson-V-L8-1-nudge = Der Ritter bringt zwei Punkte. Du hast 23.
lesson-V-L8-1-done = 25 Punkte: Das Ende naht. Dein Zug geht ganz normal weiter.
lesson-V-L8-2-text = In der Endphase spielen alle ihren Kartensatz noch einmal aus. Du hast noch zwei Karten: Welche spielst du zuerst aus?
lesson-V-L8-2-nudge = Für das Gebäude fehlt ein Gold. Hol es, bevor der Baumeister kommt.
lesson-V-L8-2-done = Mit der allerletzten Karte gebaut. Punkte, Gebäude und Güter: 29 zu 27 für dich.
lesson-V-L8-3-text = Vor dem ersten Zug nimmt jeder ein Gut dazu. Mit welchem kannst du sofort bauen?
lesson-V-L8-3-nudge = Das Gebäude des Bankiers kostet 2 Gold, 1 Holz, 1 Stein und 1 Ziegel. Du beginnst mit einem Gut jeder Sorte.
lesson-V-L8-3-done = Gold also. Deine erste Karte kann der Baumeister sein.

lesson-valletta-tip-1 = Das achte Haus leitet die Endphase ein. Baue stetig und sei fertig, bevor die anderen 25 Punkte haben.
lesson-valletta-tip-2 = Kaufe nicht immer wieder nur Punkte. Vier Güter sind als Gebäude oft mehr wert.
lesson-valletta-tip-3 = Halte deinen Kartensatz klein und gut. Schwache Karten kommen alle zwei bis drei Züge wieder; mit Jean kannst du sie entlassen.
