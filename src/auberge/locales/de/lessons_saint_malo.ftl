## Der Kurs zu Saint Malo, Schritt für Schritt: was zu tun ist, ein Wink nach dem zweiten Versuch und das Ergebnis

lesson-SM-L1-title = Fünf Würfel, drei Würfe
lesson-SM-L1-1-text = Du baust die Stadt Saint Malo hinter ihren Mauern wieder auf; wer die meisten Punkte hat, gewinnt. Drei Köpfe sind ein guter Anfang: Behalte sie, würfle den Rest nach.
lesson-SM-L1-1-nudge = Behalte nur die drei Köpfe. Was du nicht behältst, wird nachgewürfelt.
lesson-SM-L1-1-done = Die zwei Würfel sind gefallen. Vor jedem Wurf entscheidest du neu, was du behältst.
lesson-SM-L1-2-text = Vier Köpfe, und noch ein Wurf. Behalte die Köpfe und würfle den letzten Würfel nach.
lesson-SM-L1-2-nudge = Behalte alle vier Köpfe und sonst nichts: Die Kiste wird nachgewürfelt.
lesson-SM-L1-2-done = Fünf Köpfe! Nach dem dritten Wurf bleiben die Würfel, wie sie sind.
lesson-SM-L1-3-text = Fünf Köpfe bringen einen Adligen: sofort 7 Punkte. Gib ihm ein helles Feld; die dunklen sind für Mauern.
lesson-SM-L1-3-nudge = Werte alle fünf Köpfe aus, dann wähle ein leeres helles Feld innerhalb des dunklen Rands.
lesson-SM-L1-3-done = Sieben Punkte, auf der Stelle. Punkte für Personen zählen sofort.

lesson-SM-L2-title = Münzen drehen Würfel
lesson-SM-L2-1-text = Das Würfeln ist vorbei. Für zwei Münzen drehst du einen Würfel auf dein Symbol. Mach daraus drei Köpfe.
lesson-SM-L2-1-nudge = Du hast zwei Köpfe. Werte drei aus: Der dritte kostet 2 deiner 3 Münzen.
lesson-SM-L2-1-done = Zwei Münzen bezahlt, und der dritte Kopf gehört dir.
lesson-SM-L2-2-text = Drei Köpfe: Baumeister oder Händler. Ein Händler verdient eine Münze für jede Kiste um ihn herum, auch schräg.
lesson-SM-L2-2-nudge = Nimm den Händler. Die gedruckten Kisten stehen beieinander: Finde das leere Feld, das alle vier berührt.
lesson-SM-L2-2-done = Vier Kisten, vier Münzen. Die Ausgabe ist wieder drin.
lesson-SM-L2-3-text = Keine Münze dreht gekreuzte Säbel. Baue eine Kirche der Größe 3 auf ein helles Feld und achte auf die Piraten.
lesson-SM-L2-3-nudge = Zwei Kreuze liegen da; kaufe das dritte mit dem Baumstamm. Dann wähle ein helles Feld.
lesson-SM-L2-3-done = Eine Kirche der Größe 3. Jeder Würfel mit Säbeln hat ein Piratenkästchen gefüllt: Sie kommen näher.

lesson-SM-L3-title = Kisten für Händler
lesson-SM-L3-1-text = Kisten eines Zuges bilden eine Gruppe, Seite an Seite. Setze beide um das markierte Feld.
lesson-SM-L3-1-nudge = Werte zwei Kisten aus. Jede berührt das markierte Feld, und beide liegen Seite an Seite; eine Ecke reicht nicht.
lesson-SM-L3-1-done = Sechs Kisten berühren nun dieses Feld. Einem Händler gefiele es dort.
lesson-SM-L3-2-text = Wieder drei Köpfe, und diesmal ohne Hilfe: Verdiene sechs Münzen.
lesson-SM-L3-2-nudge = Welche Person verdient Münzen mit Kisten? Und welches leere Feld berührt alle sechs?
lesson-SM-L3-2-done = Sechs Münzen. Ein Händler zählt einmal: wenn du ihn setzt.

lesson-SM-L4-title = Stämme, Baumeister, Häuser
lesson-SM-L4-1-text = Eine Lieferung kostet 2 Münzen, egal wie viele Baumstämme sie bringt. Nimm beide.
lesson-SM-L4-1-nudge = Werte beide Baumstämme aus. Einer allein kostet auch 2 Münzen.
lesson-SM-L4-1-done = Vier Baumstämme im Lager. Ein Baumeister macht daraus Häuser.
lesson-SM-L4-2-text = Ein Baumeister baut bis zu drei Häuser, aber nur bei seiner Ankunft. Wirb einen an und wähle ein helles Feld mit Platz.
lesson-SM-L4-2-nudge = Drei Köpfe bringen den Baumeister. Mitten in der Stadt ist ringsum alles leer.
lesson-SM-L4-2-done = Er ist da, und vier Baumstämme warten. Jetzt baut er.
lesson-SM-L4-3-text = Das erste Haus berührt den Baumeister, jedes weitere liegt Seite an Seite mit einem Haus. Je drei Punkte: Baue drei.
lesson-SM-L4-3-nudge = Beginne neben dem Baumeister, gehe Seite an Seite weiter und meide die dunklen Felder.
lesson-SM-L4-3-done = Drei Häuser, neun Punkte, drei Baumstämme verbaut.

lesson-SM-L5-title = Mauern und Türme
lesson-SM-L5-1-text = Mauern kommen auf dunkle Felder. Fünf zwischen zwei Türmen vollenden eine Seite: sofort ihr Bonus, dazu zwei Verteidigung.
lesson-SM-L5-1-nudge = Werte beide Mauern aus. Auf der linken Seite fehlen genau zwei Felder.
lesson-SM-L5-1-done = Die Mauer ist vollständig: sofort 2 Münzen, und zwei Verteidigung bis zum Schluss.
lesson-SM-L5-2-text = Die obere Seite bringt dir kostenlos eine Person, wie für drei Köpfe. Vollende sie und setze die Person auf ein helles Feld.
lesson-SM-L5-2-nudge = Setze ein Mauerteil in die letzte Lücke oben. Dann wähle eine Person und ein helles Feld.
lesson-SM-L5-2-done = Eine Person umsonst. Solche Geschenke plant man früh.
lesson-SM-L5-3-text = Alles außer Mauern zerstört die Seite eines dunklen Felds für immer. Setze beide Kisten und halte die untere Seite offen.
lesson-SM-L5-3-nudge = Zwei helle Felder sind noch frei, Seite an Seite. Dort passen die Kisten hin.
lesson-SM-L5-3-done = Die Seite ist noch offen: Ihre 3 Punkte bleiben möglich.

lesson-SM-L6-title = Gute Nachbarn
lesson-SM-L6-1-text = Kirchen zählen am Ende, als lückenlose Serie 1, 2, 3. Du darfst auch weniger Kreuze auswerten: Baue die passende.
lesson-SM-L6-1-nudge = Du hast eine 1 und eine 2. Welche Größe kommt danach?
lesson-SM-L6-1-done = Serie 1, 2, 3: am Ende 8 Punkte. Eine 4 allein wäre nichts wert gewesen.
lesson-SM-L6-2-text = Zwei Köpfe: Soldat oder Priester. Ein Priester bringt einen Punkt für jede Kirche um ihn herum. Hole drei Punkte.
lesson-SM-L6-2-nudge = Wirb den Priester an. Ein leeres Feld berührt alle drei Kirchen, eine davon über Eck.
lesson-SM-L6-2-done = Drei Kirchen um ihn herum, sofort drei Punkte.
lesson-SM-L6-3-text = Vier Köpfe: ein Gaukler. Er bringt zwei Punkte für jede Personenart um ihn herum. Hole sechs Punkte.
lesson-SM-L6-3-nudge = Da stehen vier Personen, drei Arten. Ein Feld in der Mitte berührt sie alle.
lesson-SM-L6-3-done = Sechs Punkte. Zwei Soldaten sind eine Art und zählen einmal.

lesson-SM-L7-title = Piraten
lesson-SM-L7-1-text = Deine zwei Säbel füllen die Reihe: ein Angriff der Stärke 1 auf alle. Ein Soldat verteidigt, sogar noch in diesem Zug.
lesson-SM-L7-1-nudge = Zwei Köpfe bringen einen Soldaten oder einen Priester. Nur einer von beiden kann kämpfen.
lesson-SM-L7-1-done = Deine Stadt hält stand. Die Nachbarstadt hatte keinen Soldaten und verliert eine Kanone: −5 am Ende.
lesson-SM-L7-2-text = Stärke 3 rückt an. Dein Soldat zählt eins, eine vollständige Mauer zwei. Gleichstand genügt.
lesson-SM-L7-2-nudge = Rechts fehlt ein Mauerteil. Setze deine Mauer dorthin.
lesson-SM-L7-2-done = Verteidigung 3 gegen Stärke 3: Nichts geht verloren.
lesson-SM-L7-3-text = Drei Säbel brächten einen Angriff der Stärke 6. Solange du würfelst, lassen sich auch Säbel nachwürfeln.
lesson-SM-L7-3-nudge = Behalte nur die zwei Köpfe. Die Säbel werden nachgewürfelt.
lesson-SM-L7-3-done = Kein Säbel mehr. Nach dem letzten Wurf hättest du sie nicht drehen können.

lesson-SM-L8-title = Das letzte Feld
lesson-SM-L8-1-text = Ein Kopf ist ein Tagelöhner: 1 Punkt. Er füllt dein letztes Feld, also endet das Spiel nach dieser Runde.
lesson-SM-L8-1-nudge = Werte den Kopf aus. Baumstämme füllen kein Feld, und eine Kiste bringt keinen Punkt.
lesson-SM-L8-1-done = Deine Stadt ist voll. Die andere Stadt hatte noch einen Zug, dann war Schluss.
lesson-SM-L8-2-text = Du spielst in dieser Runde zuletzt: Eine volle Stadt beendet jetzt das Spiel. Was bringt dir am meisten?
lesson-SM-L8-2-nudge = Du hast die Kirchen 1 und 2. Vergleiche den Punkt eines Tagelöhners mit einer längeren Serie.
lesson-SM-L8-2-done = Kirchen 8, volle Stadt 5, Münzen und Stämme 4, zwei verlorene Kanonen −10. Das ist die ganze Wertung.

lesson-saint_malo-tip-1 = Große Personen lohnen sich. Adlige, Gaukler und Baumeister mit Stämmen im Lager gewinnen Spiele; einzelne Tagelöhner nicht.
lesson-saint_malo-tip-2 = Zähle die freien Piratenkästchen, bevor du aufhörst zu würfeln. Vollständige Mauern verteidigen und bringen einen Bonus.
lesson-saint_malo-tip-3 = Plane Kirchen als Serie bis 4. Eine Kirche, die passt, ist viel mehr wert als eine einzelne.
