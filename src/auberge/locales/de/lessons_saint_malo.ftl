## Der Kurs zu Saint Malo, Schritt für Schritt: was zu tun ist, ein Wink nach dem zweiten Versuch und das Ergebnis

lesson-SM-L1-title = Fünf Würfel, drei Würfe
lesson-SM-L1-1-text = Du baust die befestigte Stadt Saint Malo wieder auf; wer die meisten Punkte hat, gewinnt. Drei Köpfe sind ein guter Anfang: Behalte sie und würfle den Rest nach.
lesson-SM-L1-1-nudge = Behalte nur die drei Köpfe. Was du nicht behältst, wird nachgewürfelt.
lesson-SM-L1-1-done = Zwei Würfel nachgewürfelt. Vor jedem weiteren Wurf entscheidest du neu, was du behältst.
lesson-SM-L1-2-text = Vier Köpfe, und noch ein Wurf. Behalte die Köpfe und würfle den letzten Würfel nach.
lesson-SM-L1-2-nudge = Behalte alle vier Köpfe und sonst nichts: Die Kiste wird nachgewürfelt.
lesson-SM-L1-2-done = Fünf Köpfe! Nach dem dritten Wurf bleiben die Würfel, wie sie sind.
lesson-SM-L1-3-text = Fünf Köpfe bringen einen Adligen: sofort 7 Punkte. Gib ihm ein helles Feld; die dunklen sind für Mauern.
lesson-SM-L1-3-nudge = Werte alle fünf Köpfe aus, dann wähle ein leeres helles Feld innerhalb des dunklen Rands.
lesson-SM-L1-3-done = Sieben Punkte, auf der Stelle. Punkte für Personen zählen sofort.

lesson-SM-L2-title = Mit Münzen Würfel drehen
lesson-SM-L2-1-text = Das Würfeln ist vorbei. Für zwei Münzen drehst du einen Würfel auf das Symbol, das du auswertest. Mach aus zwei Köpfen drei.
lesson-SM-L2-1-nudge = Du hast zwei Köpfe. Werte drei aus: Der dritte kostet 2 deiner 3 Münzen.
lesson-SM-L2-1-done = Zwei Münzen bezahlt, und der dritte Kopf gehört dir.
lesson-SM-L2-2-text = Drei Köpfe: Baumeister oder Händler. Ein Händler verdient sofort eine Münze für jede Kiste um ihn herum, auch diagonal. Verdiene vier.
lesson-SM-L2-2-nudge = Nimm den Händler. Die aufgedruckten Kisten stehen beieinander: Finde das leere Feld, das alle vier berührt.
lesson-SM-L2-2-done = Vier Kisten, vier Münzen. Die Ausgabe ist wieder drin.
lesson-SM-L2-3-text = Gekreuzte Säbel lassen sich auch mit Münzen nicht drehen. Baue eine Kirche der Größe 3 auf ein helles Feld und achte auf die Piraten.
lesson-SM-L2-3-nudge = Werte drei Kreuze aus: Für 2 Münzen wird der Baumstamm zum dritten. Dann wähle ein helles Feld.
lesson-SM-L2-3-done = Eine Kirche der Größe 3. Für jeden Würfel mit Säbeln wurde ein Piratenkästchen angekreuzt: Die Piraten kommen näher.

lesson-SM-L3-title = Kisten für Händler
lesson-SM-L3-1-text = Die Kisten eines Zuges bilden eine Gruppe, Seite an Seite. Setze beide so, dass sie das markierte Feld berühren, auch diagonal.
lesson-SM-L3-1-nudge = Werte zwei Kisten aus. Das markierte Feld dürfen sie diagonal berühren, untereinander müssen sie Seite an Seite liegen.
lesson-SM-L3-1-done = Sechs Kisten berühren nun dieses Feld. Einem Händler gefiele es dort.

lesson-SM-L4-title = Baumstämme, Baumeister, Häuser
lesson-SM-L4-1-text = Eine Lieferung kostet 2 Münzen, egal, wie viele Baumstämme sie bringt. Nimm beide.
lesson-SM-L4-1-nudge = Werte beide Baumstämme aus. Einer allein kostet auch 2 Münzen.
lesson-SM-L4-1-done = Vier Baumstämme im Lager. Ein Baumeister macht daraus Häuser.
lesson-SM-L4-2-text = Ein Baumeister baut bis zu drei Häuser, aber nur bei seiner Ankunft. Wirb einen an und wähle ein helles Feld mit Platz ringsum.
lesson-SM-L4-2-nudge = Drei Köpfe bringen den Baumeister. Mitten in der Stadt ist ringsum alles leer.
lesson-SM-L4-2-done = Er ist da, und vier Baumstämme warten. Jetzt baut er.
lesson-SM-L4-3-text = Das erste Haus berührt den Baumeister, jedes weitere liegt Seite an Seite mit einem neuen Haus. Jedes bringt drei Punkte: Baue drei.
lesson-SM-L4-3-nudge = Beginne neben dem Baumeister, baue Seite an Seite weiter und meide die dunklen Felder.
lesson-SM-L4-3-done = Drei Häuser, neun Punkte, drei Baumstämme verbaut.

lesson-SM-L5-title = Mauern und Türme
lesson-SM-L5-1-text = Mauern kommen auf dunkle Felder. Fünf Mauerteile zwischen zwei Türmen bringen sofort einen Bonus und dauerhaft +2 Verteidigung. Vollende die linke Seite.
lesson-SM-L5-1-nudge = Werte beide Mauern aus. Auf der linken Seite fehlen genau zwei Mauerteile.
lesson-SM-L5-1-done = Die Mauer ist vollständig: sofort 2 Münzen, dazu +2 Verteidigung bis zum Schluss.
lesson-SM-L5-2-text = Die obere Seite bringt dir kostenlos eine Person, als hättest du drei Köpfe gewürfelt. Vollende die Mauer und setze die Person auf ein helles Feld.
lesson-SM-L5-2-nudge = Setze ein Mauerteil in die letzte Lücke oben. Dann wähle eine Person und ein helles Feld.
lesson-SM-L5-2-done = Eine kostenlose Person. Solche Geschenke plant man am besten früh.
lesson-SM-L5-3-text = Setzt du etwas anderes als eine Mauer auf ein dunkles Feld, ist dessen Seite für immer zerstört. Setze beide Kisten und halte die untere Seite offen.
lesson-SM-L5-3-nudge = Zwei helle Felder sind noch frei, Seite an Seite. Dort passen die Kisten hin.
lesson-SM-L5-3-done = Die Seite ist noch offen: Ihre 3 Punkte kannst du dir später holen.

lesson-SM-L6-title = Gute Nachbarn
lesson-SM-L6-1-text = Kirchen zählen erst am Ende, als lückenlose Serie 1, 2, 3. Du darfst weniger Kreuze auswerten, als du hast: Baue die passende Kirche.
lesson-SM-L6-1-nudge = Du hast Kirchen der Größen 1 und 2. Welche Größe kommt danach?
lesson-SM-L6-1-done = Serie 1, 2, 3: am Ende 8 Punkte. Eine 4 ohne die 3 wäre nichts wert gewesen.
lesson-SM-L6-2-text = Zwei Köpfe: Soldat oder Priester. Ein Priester bringt einen Punkt für jede Kirche um ihn herum. Hole drei Punkte.
lesson-SM-L6-2-nudge = Wirb den Priester an. Ein leeres Feld berührt alle drei Kirchen, eine davon diagonal.
lesson-SM-L6-2-done = Drei Kirchen um ihn herum, sofort drei Punkte.
lesson-SM-L6-3-text = Vier Köpfe: ein Gaukler. Er bringt zwei Punkte für jede Personenart um ihn herum. Hole sechs Punkte.
lesson-SM-L6-3-nudge = Da stehen vier Personen von drei Arten. Ein Feld in ihrer Mitte berührt sie alle.
lesson-SM-L6-3-done = Sechs Punkte. Zwei Soldaten sind eine Art und zählen nur einmal.

lesson-SM-L7-title = Piraten
lesson-SM-L7-1-text = Deine zwei Säbel füllen die Piratenreihe: Ein Angriff der Stärke 1 trifft alle. Ein Soldat verteidigt deine Stadt, sogar noch in diesem Zug.
lesson-SM-L7-1-nudge = Zwei Köpfe bringen einen Soldaten oder einen Priester. Nur einer von beiden kann kämpfen.
lesson-SM-L7-1-done = Deine Stadt hält stand. Die Nachbarstadt hatte keinen Soldaten und verliert eine Kanone: −5 am Ende.
lesson-SM-L7-2-text = Ein Angriff der Stärke 3 steht bevor. Dein Soldat zählt eins, eine vollständige Mauer zwei. Gleichstand genügt: Halte stand.
lesson-SM-L7-2-nudge = Werte deine Mauer aus: Auf der rechten Seite fehlt nur noch ein Mauerteil.
lesson-SM-L7-2-done = Verteidigung 3 gegen Stärke 3: Nichts geht verloren.

lesson-SM-L8-title = Das letzte Feld
lesson-SM-L8-1-text = Ein Kopf bringt einen Tagelöhner: 1 Punkt. Er füllt dein letztes Feld, also endet das Spiel nach dieser Runde.
lesson-SM-L8-1-nudge = Werte den Kopf aus. Baumstämme füllen kein Feld, und eine Kiste bringt keinen Punkt.
lesson-SM-L8-1-done = Deine Stadt ist voll. Dein Mitspieler hatte noch einen Zug, dann war Schluss.
lesson-SM-L8-2-text = Du spielst in dieser Runde zuletzt: Eine volle Stadt beendet jetzt das Spiel. Was bringt dir am meisten?
lesson-SM-L8-2-nudge = Du hast Kirchen der Größen 1 und 2. Vergleiche den einen Punkt eines Tagelöhners mit dem Wert einer längeren Serie.
lesson-SM-L8-2-done = Kirchen 8, volle Stadt 5, Münzen und Baumstämme 4, zwei verlorene Kanonen −10. Das ist die ganze Schlusswertung.

lesson-saint_malo-tip-1 = Personen für viele Köpfe lohnen sich. Adlige, Gaukler und Baumeister mit Baumstämmen im Lager gewinnen Partien; einzelne Tagelöhner nicht.
lesson-saint_malo-tip-2 = Zähle die freien Piratenkästchen, bevor du aufhörst zu würfeln. Vollständige Mauern verteidigen dich und bringen dazu einen Bonus.
lesson-saint_malo-tip-3 = Plane deine Kirchen als Serie bis Größe 4. Eine Kirche, die passt, ist viel mehr wert als eine einzelne.
