### Die Regeln von Valletta in eigenen Worten, nach den Nummern in docs/rules/valletta.md.

## Material

rule-V-COMP-01 = Es gibt 1 Straße, zusammengesetzt aus zwei Hälften.
rule-V-COMP-02 = Es gibt 25 Fassplättchen; jedes verbirgt auf seiner Rückseite ein Gut.
rule-V-COMP-03 = Es gibt 4 Punkteplättchen, die auf einer Seite 25 und auf der anderen 50 zeigen.
rule-V-COMP-04 = Es gibt 4 Punkteplättchen, die auf einer Seite 75 und auf der anderen 100 zeigen.
rule-V-COMP-05 = Es gibt 37 zweiseitige Gebäudekarten in drei Farben: grün, blau, gelb.
rule-V-COMP-06 = Es gibt 73 Personenkarten.
rule-V-COMP-07 = Die 73 Karten teilen sich genau auf in 4 × 8 Startkarten, 4 neutrale Baumeister und 37 Karten, die zu den 37 Gebäuden gehören.
rule-V-COMP-08 = Es gibt 4 Spielerablagen.
rule-V-COMP-09 = Es gibt 32 Häuser: je 8 in den Farben Blau, Gelb, Grün und Rot.
rule-V-COMP-10 = Es gibt 4 Spielfiguren, eine je Spielerfarbe.
rule-V-COMP-11 = Es gibt 42 Goldstücke.
rule-V-COMP-12 = Es gibt 30 Hölzer.
rule-V-COMP-13 = Es gibt 30 Steine.
rule-V-COMP-14 = Es gibt 30 Ziegel.
rule-V-COMP-15 = Es gibt 1 lila Figur für Jean de la Valette.
rule-V-COMP-16 = „Güter“ gibt es in genau vier Sorten: Gold, Holz, Stein, Ziegel; auch Gold ist ein Gut.
rule-V-COMP-17 = Die Vorderseite eines Gebäudes zeigt oben links ein Pergament (die Kosten); die Rückseite zeigt dort das Stadtwappen.
rule-V-COMP-18 = Eine Gebäudeseite trägt: die Kosten (oben links, nur vorne), die Ertragssymbole (unten links), die Punkte am Spielende (unten rechts), ein quadratisches Feld für das Haus und einen Buchstaben in einem farbigen Kreis.
rule-V-COMP-19 = Personenkarten gibt es in fünf Farben: rot, lila, grün, blau, gelb.
rule-V-COMP-20 = Alle Personenkarten haben dieselbe Rückseite (eine Tür).
rule-V-COMP-21 = Eine Startkarte trägt unten rechts das Symbol einer Spielerfarbe und einen griechischen Buchstaben; der Buchstabe hilft nur, die Farben zu unterscheiden, und hat im Spiel keine Wirkung.
rule-V-COMP-22 = Eine Spielerablage hat ein Feld mit geschlossener Tür (Nachziehstapel), drei nummerierte Kartenfelder 1–2–3 und ein Feld mit geöffneter Tür (Ablagestapel).
rule-V-COMP-23 = Die Straße hat 25 Felder in einer Reihe für Fässer und Jean, ein Turmfeld vor dem ersten davon und eine Punkteleiste 1–25, die am Tor beginnt.
rule-V-COMP-24 = Die Farben der Gebäude haben nichts mit den Spielerfarben zu tun.
rule-V-COMP-25 = Ein eigenes Beiblatt mit Kartenerklärungen erläutert jede Karte.
rule-V-COMP-26 = Von den acht Arten der Startkarten sind sechs rot (Krämerin, Holzfäller, Steinhauer, Ziegelstreicher, Magd, Baumeister) und zwei lila (Lehrling, Jean de la Valette).
rule-V-COMP-27 = Die einfache Seite eines Gebäudes zeigt 1 Ertragssymbol.
rule-V-COMP-28 = Die aufgewertete Seite zeigt 2 Ertragssymbole einer Sorte.
rule-V-COMP-29 = Aufwerten verdoppelt die Punkte eines Gebäudes am Spielende.
rule-V-COMP-30 = Jedes Gebäude kostet mindestens 1 Gold, dazu Holz, Stein und Ziegel in wechselnder Zahl.
rule-V-COMP-31 = Grüne Gebäude geben am Spielende die wenigsten Punkte.
rule-V-COMP-32 = Auch blaue und gelbe Gebäude tragen Ertragssymbole.
rule-V-COMP-33 = Je teurer ein Gebäude, desto stärker seine Person.
rule-V-COMP-34 = Auf den Spielerablagen ist eine Erinnerung an das Ersetzen 3:1 aufgedruckt.

## Aufbau

rule-V-SETUP-01 = (1) Die zusammengesetzte Straße liegt in der Mitte.
rule-V-SETUP-02 = (2) Mische die 25 Fässer verdeckt und lege auf jedes der 25 oberen Felder der Straße ungesehen eines.
rule-V-SETUP-03 = (3) Die 25/50er-Plättchen kommen auf den Turm an einem Ende der Straße, die 75/100er-Plättchen auf den Turm am anderen.
rule-V-SETUP-04 = (4) Mische die Gebäudekarten getrennt nach Farben und ziehe von jeder Farbe so viele, wie für die Spielerzahl vorgesehen sind.
rule-V-SETUP-05 = 2 Spieler: 6 grüne, 8 blaue, 6 gelbe (20 Karten).
rule-V-SETUP-06 = 3 Spieler: 8 grüne, 10 blaue, 7 gelbe (25 Karten).
rule-V-SETUP-07 = 4 Spieler: 10 grüne, 12 blaue, 8 gelbe (30 Karten).
rule-V-SETUP-08 = Mische die gezogenen Gebäudekarten zu einem Stapel zusammen.
rule-V-SETUP-09 = Alle Gebäude werden mit der Vorderseite (Pergament) nach oben ausgelegt.
rule-V-SETUP-10 = Lege Fünferreihen aus: die erste Reihe über der Straße, die zweite darunter, die dritte darüber, und so abwechselnd weiter, bis der Stapel aufgebraucht ist.
rule-V-SETUP-11 = Es entstehen 4 / 5 / 6 Reihen bei 2 / 3 / 4 Spielern.
rule-V-SETUP-12 = Reihen über/unter der Straße: 2/2, 3/2, 3/3 bei 2/3/4 Spielern.
rule-V-SETUP-13 = Jede weitere Reihe einer Seite liegt außen an der vorigen, ihre fünf Karten an den fünf Spalten der Straße ausgerichtet.
rule-V-SETUP-14 = Nicht gezogene Gebäudekarten bleiben aus dem Spiel.
rule-V-SETUP-15 = (5) Jeder Spieler wählt eine Farbe und nimmt die Spielerablage dazu.
rule-V-SETUP-16 = (6) Jeder Spieler nimmt die 8 Startkarten mit dem Symbol seiner Farbe.
rule-V-SETUP-17 = Die Startkarten sind für alle gleich: Krämerin, Holzfäller, Steinhauer, Ziegelstreicher, Magd, Baumeister, Lehrling, Jean de la Valette, je eine.
rule-V-SETUP-18 = Die 8 Startkarten eines Spielers werden gemischt und bilden, verdeckt auf der geschlossenen Tür, seinen Nachziehstapel; 5 davon nimmt er als Starthand, sodass dort 3 bleiben.
rule-V-SETUP-19 = (7) Die 4 roten Baumeister ohne Symbol einer Spielerfarbe kommen offen neben die Straße und bilden den allgemeinen Personenvorrat, gleich bei welcher Spielerzahl.
rule-V-SETUP-20 = (8) Lege auf jedes ausliegende Gebäude die Personenkarte mit demselben Buchstaben, genau eine Karte je Gebäude.
rule-V-SETUP-21 = Manche Personen gibt es mehrmals, darum kann dieselbe Person auf mehreren Gebäuden liegen.
rule-V-SETUP-22 = Eine Person liegt so, dass die Symbole links und unten am Gebäude lesbar bleiben: Kosten, Ertrag und Punkte sind offen, solange die Person noch da ist.
rule-V-SETUP-23 = Nicht gebrauchte Personenkarten (auch die Startkarten fehlender Farben) bleiben aus dem Spiel.
rule-V-SETUP-24 = (9) Jeder Spieler stellt die Figur seiner Farbe vor das Tor, also vor Feld 1 der Leiste (0 Punkte).
rule-V-SETUP-25 = Jeder Spieler behält die 8 Häuser seiner Farbe vor sich.
rule-V-SETUP-26 = (10) Alle Güter bilden den allgemeinen Vorrat.
rule-V-SETUP-27 = Jeder Spieler beginnt mit 1 Gold, 1 Holz, 1 Stein und 1 Ziegel.
rule-V-SETUP-28 = (11) Jeans Figur beginnt auf dem Turmfeld, links vom ersten Fass, also davor.
rule-V-SETUP-29 = (12) Wer zuletzt auf einer Insel war, ist Startspieler; gespielt wird im Uhrzeigersinn.
rule-V-SETUP-30 = Für die Auswahl zu Beginn wird ein weiterer Satz von vier Gütern (eines je Sorte) aus dem Vorrat genommen.
rule-V-SETUP-31 = Der letzte Spieler der Zugfolge (rechts vom Startspieler) wählt zuerst, dann wird der Rest nach rechts weitergegeben, und so fort; der Startspieler wählt zuletzt.
rule-V-SETUP-32 = Jeder Spieler nimmt genau ein Gut aus diesem Satz.
rule-V-SETUP-33 = Da der Satz je Sorte nur ein Gut enthält, wählen nie zwei Spieler dieselbe Sorte.
rule-V-SETUP-34 = Bei 2 oder 3 Spielern kommen die übrigen Güter des Satzes (2 oder 1) in den Vorrat zurück.
rule-V-SETUP-35 = Nach dem Aufbau besitzt jeder Spieler 5 Güter: eines je Sorte und ein gewähltes.
rule-V-SETUP-36 = Die Auswahl ist der letzte Schritt; jeder kennt dabei also seine Starthand, die ganze Auslage der Gebäude und alle Personen.
rule-V-SETUP-37 = Das Spiel ist für 2, 3 oder 4 Spieler.
rule-V-SETUP-38 = Es empfiehlt sich, die ausliegenden Personen vor Beginn durchzusehen: Sie alle sind offene Information.

## Der Zug

rule-V-TURN-01 = Der Startspieler macht den ersten Zug; danach wird im Uhrzeigersinn (nach links) weitergespielt.
rule-V-TURN-02 = In seinem Zug spielt der aktive Spieler genau drei Handkarten aus; passen oder weniger Karten ausspielen darf er nicht.
rule-V-TURN-03 = Karten werden einzeln ausgespielt; eine Karte wird ganz ausgeführt, bevor die nächste gewählt wird.
rule-V-TURN-04 = Die erste, zweite und dritte Karte kommen offen auf die Felder 1, 2 und 3 der Spielerablage (immer auf das freie Feld mit der niedrigsten Nummer).
rule-V-TURN-05 = Der Text einer ausgespielten Karte muss vollständig ausgeführt werden; auf Teile, die als Erlaubnis formuliert sind („darf“), kann man verzichten. Karte für Karte steht das in Abschnitt 6.6 von docs/rules/valletta.md (auf Englisch).
rule-V-TURN-06 = Eine Funktion, die sich nur teilweise oder gar nicht ausführen lässt, wird so weit wie möglich ausgeführt (für Preise gilt V-GOOD-09); die Karte zählt trotzdem als eine der drei.
rule-V-TURN-07 = Bei jedem Ausspielen einer Karte wird ihre Funktion nur einmal genutzt.
rule-V-TURN-08 = Ausnahme zu V-TURN-02: Im letzten Zug kann ein Spieler weniger als drei Karten haben; dann spielt er alle übrigen Handkarten aus.
rule-V-TURN-09 = Nachdem die dritte Karte ausgeführt ist, kommen alle Karten von den Feldern 1–3 auf den Ablagestapel.
rule-V-TURN-10 = Ausgespielte Karten sind bis V-TURN-09 weder auf der Hand noch im Ablagestapel.
rule-V-TURN-11 = Dann zieht der Spieler vom Nachziehstapel nach, bis er 5 Karten auf der Hand hat.
rule-V-TURN-12 = Wie viele Karten nachgezogen werden, schwankt (im Zug entlassene, eingestellte oder gewonnene Karten ändern die Zahl); das Ziel ist immer 5.
rule-V-TURN-13 = Muss eine Karte gezogen werden und ist der Nachziehstapel leer, wird der Ablagestapel zu einem neuen verdeckten Nachziehstapel gemischt; dann wird weiter nachgezogen.
rule-V-TURN-14 = Die drei eben ausgespielten Karten liegen bei einem solchen Mischen schon im Ablagestapel und werden mitgemischt.
rule-V-TURN-15 = Hat der ganze Kartensatz eines Spielers weniger als 5 Karten, zieht er so viele wie möglich.
rule-V-TURN-16 = Eine durch Bauen oder Einstellen gewonnene Karte kommt sofort auf die Hand; sie kann also im selben Zug ausgespielt werden und zählt zu den 5 Karten.
rule-V-TURN-17 = Das Spiel geht Zug um Zug weiter, bis ein Spieler die Endphase einleitet.

## Güter und Vorrat

rule-V-GOOD-01 = Genommene Güter kommen aus dem allgemeinen Vorrat und liegen vor ihrem Besitzer, außer wenn eine Karte sagt, dass sie von einem anderen Spieler kommen.
rule-V-GOOD-02 = Bezahlte Güter kommen in den allgemeinen Vorrat zurück.
rule-V-GOOD-03 = Ein Spieler darf beliebig viele Güter besitzen.
rule-V-GOOD-04 = Ein aufgedecktes Fassplättchen wird beiseitegelegt; wird der allgemeine Vorrat knapp, dient es als Ersatz für Güter.
rule-V-GOOD-05 = Ein beiseitegelegtes Fass ist nur Ersatz für die Gütersorte, die es zeigt.
rule-V-GOOD-06 = Ein Ersatz gilt in jeder Hinsicht als normales Gut seiner Sorte (Bezahlung, Schwellen, Schlusswertung).
rule-V-GOOD-07 = Der Vorrat begrenzt nie, was ein Spieler nimmt: Sind Spielsteine und Ersatz aufgebraucht, dient irgendein anderer Marker. Ist der Vorrat auf das Material der Schachtel begrenzt (V-OPT-04), nimmt ein Spieler nur, was von der Sorte noch da ist.
rule-V-GOOD-08 = Freien Tausch mit dem Vorrat gibt es nicht; die Regel 3:1 gilt nur beim Bezahlen eines Gebäudes oder einer Aufwertung.
rule-V-GOOD-09 = Ein Preis (Bauen, Aufwerten, Händlerin, Kaufmann, Architekt, Großbailli, Großmeister) wird ganz oder gar nicht bezahlt; V-TURN-06 erlaubt nie eine Teilzahlung. Nur von dem, was man erhält, kann etwas fehlen.

## Bauen

rule-V-BUILD-01 = Die Bauaktion erlaubt eines von beidem: ein neues Gebäude zu bauen oder ein eigenes Gebäude aufzuwerten.
rule-V-BUILD-02 = Die Bauaktion ist freiwillig („darf“).
rule-V-BUILD-03 = Jeder Spieler darf Gebäude jeder Farbe bauen.
rule-V-BUILD-04 = Schritt 1: Wähle eine Gebäudekarte, auf der kein Haus steht.
rule-V-BUILD-05 = Schritt 2: Bezahle aus den eigenen Gütern die oben links gedruckten Kosten, nach Abzug der Rabatte und nach dem Ersetzen.
rule-V-BUILD-06 = Schritt 3: Nimm die Person, die auf dem Gebäude liegt, auf die Hand; sie gehört nun zu deinem Kartensatz.
rule-V-BUILD-07 = Schritt 4: Setze eines deiner Häuser auf das quadratische Feld: Das Gebäude gehört nun dir.
rule-V-BUILD-08 = Alle vier Schritte sind Pflicht, sobald Bauen gewählt ist; die Person kann man nicht liegen lassen.
rule-V-BUILD-09 = Wer kein Haus mehr übrig hat, kann keine neuen Gebäude bauen (wohl aber aufwerten).
rule-V-BUILD-10 = Jede ungebaute Karte der Auslage darf gewählt werden: Es gibt keine Einschränkung durch Nachbarschaft, Bereich oder Zugfolge.
rule-V-BUILD-11 = Ein gebautes Gebäude bleibt bis zum Ende bei seinem Besitzer; keine Funktion entfernt oder versetzt Häuser.
rule-V-BUILD-12 = Außer dem Einstellen durch Jean ist Bauen der einzige Weg zu neuen Personenkarten.

## Aufwerten

rule-V-UPG-01 = Schritt 1: Wähle ein eigenes Gebäude (mit eigenem Haus), das noch nicht aufgewertet ist.
rule-V-UPG-02 = Schritt 2: Bezahle von den gedruckten Kosten den Anteil an Holz, Stein und Ziegeln.
rule-V-UPG-03 = Aufwerten kostet nie Gold.
rule-V-UPG-04 = Schritt 3: Drehe die Karte auf die Rückseite (Stadtwappen) und setze das Haus wieder darauf.
rule-V-UPG-05 = Jedes Gebäude kann höchstens einmal aufgewertet werden.
rule-V-UPG-06 = Von da an zählen die Ertragssymbole und Punkte der Rückseite (mehr Ertrag und/oder mehr Punkte).
rule-V-UPG-07 = Aufwerten braucht kein Haus, gibt keine Personenkarte und ändert weder Farbe noch Besitzer des Gebäudes.
rule-V-UPG-08 = Die Aufwertungskosten werden von der Vorderseite abgelesen.

## Nachbarschaftsrabatt

rule-V-ADJ-01 = Beim Bauen bezahlt man 1 Gold weniger für jedes eigene Gebäude, das senkrecht oder waagrecht an das neue grenzt.
rule-V-ADJ-02 = Diagonale Nachbarn zählen nicht.
rule-V-ADJ-03 = Gebäude auf verschiedenen Seiten der Straße sind nicht benachbart.
rule-V-ADJ-04 = Die Goldkosten sinken nie unter 0.
rule-V-ADJ-05 = Nur die Goldkosten sinken, und nur eigene Gebäude zählen; ob sie aufgewertet sind und welche Farbe sie haben, ist gleichgültig.
rule-V-ADJ-06 = Für Aufwertungen ist der Rabatt ohne Belang, denn sie kosten kein Gold.
rule-V-ADJ-07 = In Koordinaten (Seite, Reihe von der Straße aus, Spalte): Zwei Karten sind genau dann benachbart, wenn sie auf derselben Seite liegen und |ΔReihe| + |ΔSpalte| = 1 ist.

## Güter ersetzen

rule-V-SUB-01 = Beim Bauen oder Aufwerten darf der Spieler beliebig viele Güter der Kosten ersetzen, indem er für jedes drei Güter statt des einen gibt (genaue Formel: V-COST-03).
rule-V-SUB-02 = Die drei Güter, die ein Gut ersetzen, dürfen gleich oder verschieden sein.
rule-V-SUB-03 = Die drei Güter sind von anderer Sorte als das ersetzte Gut.
rule-V-SUB-04 = Ersetzen darf man Güter, die man nicht bezahlen kann oder will, also auch solche, die man besitzt.
rule-V-SUB-05 = Auch Gold darf andere Güter ersetzen.
rule-V-SUB-06 = Auch Gold in den Kosten darf ersetzt werden.
rule-V-SUB-07 = Ersetzt wird nur beim Bezahlen; im Voraus zu tauschen, ist nicht erlaubt.
rule-V-SUB-08 = Bei den Preisen von Händlerin, Kaufmann, Architekt, Großbailli und Großmeister ist Ersetzen nicht möglich.
rule-V-SUB-09 = Ersetzt werden Güter der endgültigen Kosten, also nach Nachbarschaftsrabatt und Ermäßigung durch Personen.

## Kosten und Bezahlung

rule-V-COST-01 = Baukosten = gedruckte Kosten (g,w,s,b: Gold, Holz, Stein, Ziegel); dann g := max(0, g − Anzahl der eigenen benachbarten Gebäude); dann die −2 der Karte bei ihrer Sorte, aber nie unter 0; dann Ersetzen.
rule-V-COST-02 = Aufwertungskosten = gedruckte Kosten (g,w,s,b) mit g := 0; dann die −2 der Karte bei ihrer Sorte, aber nie unter 0; dann Ersetzen.
rule-V-COST-03 = Bezahlung. Mit den Kosten c (nach V-COST-01 oder -02) und den eigenen Gütern o ist eine Bezahlung p genau dann erlaubt, wenn für jede Sorte k 0 ≤ p_k ≤ o_k gilt und, mit m_k = max(0, c_k − p_k) (ersetzte Einheiten der Kosten) und e_k = max(0, p_k − c_k) (abgegebener Ersatz), Σe = 3·Σm. In Worten: Güter einer Sorte decken zuerst die Kosten dieser Sorte; jede ungedeckte Einheit wird durch genau 3 weitere Güter ersetzt. Da m_k und e_k nie beide über 0 sind, ist der Ersatz immer von anderer Sorte als alle ersetzten Güter (V-SUB-03). Ein Gut zu ersetzen, das man besitzt, bleibt erlaubt (V-SUB-04). Nicht erlaubt ist das Ersetzen über Kreuz, bei dem eine Sorte ersetzt wird, während Stücke von ihr anderswo als Ersatz dienen, zum Beispiel (3,3,0,0) für (1,1,0,0): Jede solche Bezahlung enthält eine kleinere erlaubte.
rule-V-COST-04 = Ist eine Ermäßigung größer als die Kosten, wird nichts ausgezahlt.
rule-V-COST-05 = Ein Gebäude ist genau dann bezahlbar, wenn Σ max(0, o_k − c_k) ≥ 3·Σ max(0, c_k − o_k): Was übrig bleibt, nachdem jede Sorte so weit wie möglich gedeckt ist, muss mindestens das Dreifache des Fehlenden sein. Nur bezahlbare Gebäude werden angeboten.
rule-V-COST-06 = Der Spieler wird zuerst nach dem Gebäude gefragt, dann nach der Bezahlung. Zuerst vorgeschlagen wird die Bezahlung mit den wenigsten ersetzten Gütern: genau die Güter der Kosten, wenn der Spieler sie besitzt; sonst werden nur die fehlenden Güter ersetzt, und der Ersatz wird Stück für Stück von der Sorte genommen, von der dem Spieler am meisten bliebe, bei Gleichstand in der Reihenfolge Holz, Stein, Ziegel, Gold. Jede andere erlaubte Bezahlung kann ebenfalls gewählt werden.

## Baubonus

rule-V-BONUS-01 = Wer ein Gebäude in dem Bereich baut, in dem Jeans Figur steht, erhält sofort 2 Punkte.
rule-V-BONUS-02 = Auch das Aufwerten eines Gebäudes in Jeans Bereich gibt die 2 Punkte.
rule-V-BONUS-03 = Die Straße hat fünf Bereiche zu je fünf aufeinanderfolgenden Feldern.
rule-V-BONUS-04 = Zu einem Bereich gehören alle Gebäudekarten seiner Spalte, über und unter der Straße, in jeder Reihe.
rule-V-BONUS-05 = Steht Jean auf Feld n (1–25), so ist er im Bereich ⌈n/5⌉; der Bereich eines Gebäudes ist die Nummer seiner Spalte.
rule-V-BONUS-06 = Solange Jean auf dem Turmfeld steht, ist er in keinem Bereich und es gibt keinen Bonus.
rule-V-BONUS-07 = Den Bonus gibt es bei jedem Bauen oder Aufwerten (Baumeister, Kopie durch den Lehrling, Dachdecker, Maurer, Zimmermann), einmal je gebautes oder aufgewertetes Gebäude, auch in der Endphase.

## Rote Personen

rule-V-CHAR-SHOPKEEPER-1 = Nimm genau 1 Gold aus dem Vorrat.
rule-V-CHAR-LUMBERJACK-1 = Nimm genau 1 Holz aus dem Vorrat.
rule-V-CHAR-STONECUTTER-1 = Nimm genau 1 Stein aus dem Vorrat.
rule-V-CHAR-BRICKMAKER-1 = Nimm genau 1 Ziegel aus dem Vorrat.
rule-V-CHAR-MAID-1 = Wähle eine der vier Sorten und nimm 1 davon aus dem Vorrat.
rule-V-CHAR-BUILDER-1 = Du darfst zu normalen Kosten ein neues Gebäude bauen oder ein eigenes Gebäude aufwerten (V-BUILD, V-UPG).
rule-V-CHAR-BUILDER-2 = Neutrale Baumeister und Baumeister der Startkarten haben dieselbe Funktion.

## Lehrling und Jean

rule-V-CHAR-APPRENTICE-1 = Ist die direkt davor im selben Zug ausgespielte Karte rot oder grün, führe die Funktion dieser Karte noch einmal aus.
rule-V-CHAR-APPRENTICE-2 = Als erste Karte des Zuges ausgespielt, hat der Lehrling keine Funktion.
rule-V-CHAR-APPRENTICE-3 = Nach einer Karte ausgespielt, die weder rot noch grün ist (blau, gelb, lila), hat der Lehrling keine Funktion.
rule-V-CHAR-APPRENTICE-4 = Die Wiederholung ist eine neue Ausführung: Alle Entscheidungen werden neu getroffen.
rule-V-CHAR-APPRENTICE-5 = Auch Kosten werden neu bezahlt: Wer einen Baumeister kopiert, bezahlt auch das zweite Bauen oder Aufwerten voll.
rule-V-CHAR-APPRENTICE-6 = Der Lehrling selbst zählt als eine der drei Karten, auch wenn er keine Funktion hat.
rule-V-CHAR-APPRENTICE-7 = Der Lehrling ist eine lila Karte; ein Lehrling direkt nach einem Lehrling hat keine Funktion.
rule-V-CHAR-APPRENTICE-8 = Jeans Karte ist lila und wird darum nie kopiert.
rule-V-CHAR-JEAN-1 = Ziehe zuerst Jeans Figur ein Feld vorwärts; das ist Pflicht.
rule-V-CHAR-JEAN-2 = Decke das Fass des erreichten Feldes auf und nimm 1 Gut der gezeigten Sorte aus dem Vorrat.
rule-V-CHAR-JEAN-3 = Lege das Fass beiseite (siehe V-GOOD-04); es kommt nie auf die Straße zurück.
rule-V-CHAR-JEAN-4 = Danach darfst du entweder eine Person entlassen oder eine Person einstellen (nicht beides) oder auf beides verzichten.
rule-V-CHAR-JEAN-5 = Entlassen: Lege 1 Personenkarte aus der Hand in den allgemeinen Personenvorrat.
rule-V-CHAR-JEAN-6 = Die Funktion einer entlassenen Karte wird nicht ausgeführt.
rule-V-CHAR-JEAN-7 = Einstellen: Nimm 1 beliebige Personenkarte aus dem allgemeinen Personenvorrat auf die Hand; sie gehört nun zu deinem Kartensatz.
rule-V-CHAR-JEAN-8 = Jede Karte des Personenvorrats kann eingestellt werden: neutrale Baumeister, Startkarten anderer Spieler, von anderen entlassene Karten und solche, die man früher selbst entlassen hat.
rule-V-CHAR-JEAN-9 = Steht Jean auf dem letzten Feld, geht er nicht mehr weiter, und es wird kein Fass genommen; Entlassen und Einstellen bleiben möglich.
rule-V-CHAR-JEAN-10 = Einstellen bei leerem Personenvorrat oder Entlassen bei leerer Hand ist unmöglich; die gerade ausgespielte Jean-Karte ist nicht auf der Hand und kann nicht entlassen werden.
rule-V-CHAR-JEAN-11 = Personen, die noch auf Gebäuden liegen, sind nicht im Personenvorrat und können nicht eingestellt werden.
rule-V-CHAR-JEAN-12 = Die Karten des Personenvorrats liegen offen.
rule-V-CHAR-JEAN-13 = Eingestellte Karten sind sofort nutzbar (sie sind auf der Hand).

## Grüne Personen

rule-V-CHAR-BANKER-1 = Nimm 1 Gold je Goldsymbol auf eigenen Gebäuden.
rule-V-CHAR-JOINER-1 = Nimm 1 Holz je Holzsymbol auf eigenen Gebäuden.
rule-V-CHAR-STONE_CARVER-1 = Nimm 1 Stein je Steinsymbol auf eigenen Gebäuden.
rule-V-CHAR-BRICK_MASTER-1 = Nimm 1 Ziegel je Ziegelsymbol auf eigenen Gebäuden.
rule-V-CHAR-GREEN-1 = Bei grünen Karten zählen Gebäude jeder Farbe, nicht nur grüne.
rule-V-CHAR-GREEN-2 = Nur die Ertragssymbole unten links auf der sichtbaren Seite zählen, nie die der Kosten.
rule-V-CHAR-GREEN-3 = Ohne passendes Symbol gibt es keine Güter.
rule-V-CHAR-GREEN-4 = Ein aufgewertetes Gebäude zählt mit den Symbolen seiner Rückseite.

## Blaue Personen

rule-V-CHAR-MONK-1 = Jeder Mitspieler mit insgesamt mindestens 4 Gütern (alle Sorten, auch Gold) gibt dem aktiven Spieler 1 Gut.
rule-V-CHAR-MONK-2 = Der gebende Mitspieler wählt das Gut.
rule-V-CHAR-MONK-3 = Kein Mitspieler gibt mehr als 1 Gut.
rule-V-CHAR-MONK-4 = Bei 2 Spielern: Der aktive Spieler darf zusätzlich 1 Gut beliebiger Sorte aus dem Vorrat nehmen.
rule-V-CHAR-ROOFER-1 = Du darfst wie mit einem Baumeister bauen oder aufwerten, aber für 2 Ziegel weniger.
rule-V-CHAR-ROOFER-2 = Aus Kosten von 0, 1 oder 2 Ziegeln wird 0; ausgezahlt wird nichts.
rule-V-CHAR-TRADER-1 = Du darfst genau 1 Holz, 1 Stein oder 1 Ziegel bezahlen, um 3 Gold zu nehmen.
rule-V-CHAR-TRADER-2 = Die Händlerin wird bei jedem Ausspielen nur einmal genutzt; mehr zu bezahlen, um mehr Gold zu erhalten, ist nicht möglich.
rule-V-CHAR-SEAMSTRESS-1 = Nimm 2 Güter deiner Wahl, gleiche oder verschiedene, aus dem Vorrat.
rule-V-CHAR-MERCHANT-1 = Du darfst genau 1 Gold bezahlen, um 1 Holz, 1 Stein und 1 Ziegel zu nehmen.
rule-V-CHAR-MERCHANT-2 = Der Kaufmann wird bei jedem Ausspielen nur einmal genutzt.
rule-V-CHAR-FOREMAN-1 = Wähle eine der vier Sorten und nimm dann 1 davon je passendes Ertragssymbol auf eigenen Gebäuden (gezählt wie bei den grünen Karten).
rule-V-CHAR-CHAMBERLAIN-1 = Nimm 1 Gold für jedes eigene grüne Gebäude.
rule-V-CHAR-CHAMBERLAIN-2 = Ein aufgewertetes grünes Gebäude zählt einmal, wie jedes andere.
rule-V-CHAR-MASON-1 = Du darfst wie mit einem Baumeister bauen oder aufwerten, aber für 2 Steine weniger.
rule-V-CHAR-MASON-2 = Aus Kosten von 0, 1 oder 2 Steinen wird 0; ausgezahlt wird nichts.
rule-V-CHAR-INNKEEPER-1 = Jeder Mitspieler mit mindestens 2 Gold muss dem aktiven Spieler 1 Gold geben.
rule-V-CHAR-INNKEEPER-2 = Kein Mitspieler gibt mehr als 1 Gold.
rule-V-CHAR-INNKEEPER-3 = Bei 2 Spielern: Der aktive Spieler darf zusätzlich 1 Gold aus dem Vorrat nehmen.
rule-V-CHAR-NUN-1 = Wähle eine der vier Sorten und nimm 3 davon aus dem Vorrat.
rule-V-CHAR-NUN-2 = Danach nimmt jeder Mitspieler genau 1 Gut derselben Sorte aus dem Vorrat.
rule-V-CHAR-CARPENTER-1 = Du darfst wie mit einem Baumeister bauen oder aufwerten, aber für 2 Holz weniger.
rule-V-CHAR-CARPENTER-2 = Aus Kosten von 0, 1 oder 2 Holz wird 0; ausgezahlt wird nichts.
rule-V-CHAR-TAX_COLLECTOR-1 = Für Holz, Stein und Ziegel getrennt: Jeder Mitspieler, der mindestens 3 davon besitzt, gibt dem aktiven Spieler 1 davon.
rule-V-CHAR-TAX_COLLECTOR-2 = Ein Mitspieler kann so bis zu 3 Güter geben, aber nie 2 von einer Sorte.
rule-V-CHAR-TAX_COLLECTOR-3 = Gold zählt beim Zöllner nicht.
rule-V-CHAR-TAX_COLLECTOR-4 = Bei 2 Spielern: Der aktive Spieler darf zusätzlich 1 Holz, 1 Stein oder 1 Ziegel aus dem Vorrat nehmen.
rule-V-CHAR-BLUE-1 = Blaue Karten, auch Dachdecker, Maurer und Zimmermann, werden vom Lehrling nie kopiert.

## Gelbe Personen

rule-V-CHAR-ARCHITECT-1 = Du darfst Holz, Stein oder Ziegel wählen (nicht Gold), genau 4 davon bezahlen und deine Figur 4 Punkte weiterziehen.
rule-V-CHAR-ARCHITECT-2 = Der Architekt wird bei jedem Ausspielen nur einmal genutzt.
rule-V-CHAR-BAILIFF-1 = Du darfst genau 4 Gold bezahlen, um deine Figur 4 Punkte weiterzuziehen.
rule-V-CHAR-BAILIFF-2 = Der Großbailli wird bei jedem Ausspielen nur einmal genutzt.
rule-V-CHAR-GRAND_MASTER-1 = Du darfst genau 1 Holz, 1 Stein, 1 Ziegel und 1 Gold bezahlen, um deine Figur 5 Punkte weiterzuziehen.
rule-V-CHAR-GRAND_MASTER-2 = Der Großmeister wird bei jedem Ausspielen nur einmal genutzt.
rule-V-CHAR-POPE-1 = Ziehe deine Figur 1 Punkt weiter für jedes eigene aufgewertete Gebäude, gleich welcher Farbe.
rule-V-CHAR-EMPEROR-1 = Ziehe deine Figur 1 Punkt weiter für jedes eigene blaue Gebäude, aufgewertet oder nicht (jedes zählt einmal).
rule-V-CHAR-KING-1 = Ziehe deine Figur 1 Punkt weiter für jedes eigene grüne Gebäude, aufgewertet oder nicht (jedes zählt einmal).
rule-V-CHAR-KNIGHT-1 = Ziehe deine Figur 2 Punkte weiter.
rule-V-CHAR-YELLOW-1 = Manche gelben Personen gibt es zweimal, darum können zwei Spieler dieselbe besitzen.
rule-V-CHAR-YELLOW-2 = Ein Spieler darf beide Exemplare besitzen und jedes nutzen, wenn er es ausspielt.
rule-V-CHAR-YELLOW-3 = Punkte gelber Karten bewegen die Figur sofort auf die übliche Weise.

## Punkteleiste

rule-V-VP-01 = Jeder Punkt bewegt die Figur des Spielers ein Feld auf der Straße vorwärts.
rule-V-VP-02 = Die Figur steht bis zum ersten Punkt auf 0 (vor dem Tor); danach gilt Feldnummer = Punkte.
rule-V-VP-03 = Wer über 25 hinauskommt, nimmt ein 25/50er-Plättchen mit der 25 nach oben und zählt ab Feld 1 weiter.
rule-V-VP-04 = Kommt die Figur zum zweiten Mal über das Ende hinaus, wird das Plättchen auf 50 gedreht (die deutsche und die italienische Ausgabe schreiben „das Ende erreichen“).
rule-V-VP-05 = Der dritte und der vierte Umlauf werden mit einem 75/100er-Plättchen festgehalten.
rule-V-VP-06 = Für p ≥ 1 Punkte: Feld = ((p−1) mod 25) + 1 und Wert des Plättchens = p − Feld. Also 25 = kein Plättchen + Feld 25; 26 = Plättchen 25 + Feld 1; 50 = Plättchen 25 + Feld 25; 51 = Plättchen 50 + Feld 1.
rule-V-VP-07 = Punkte gehen nie verloren.
rule-V-VP-08 = Während des Spiels kann nur der aktive Spieler Punkte gewinnen.
rule-V-VP-09 = Mehrere Figuren dürfen auf einem Feld stehen.

## Endphase

rule-V-END-01 = Auslöser A: Ein Spieler zieht Jean auf das letzte (25.) Fassfeld.
rule-V-END-02 = Auslöser B: Die Figur eines Spielers erreicht Feld 25 (Überschreiten zählt auch: V-AMB-24).
rule-V-END-03 = Auslöser C: Ein Spieler setzt sein 8. Haus.
rule-V-END-04 = Ein einziger Auslöser genügt.
rule-V-END-05 = Der Spieler, der die Endphase einleitet, beendet seinen Zug normal: Er spielt alle noch fehlenden Karten aus und zieht auf 5 nach.
rule-V-END-06 = Bei diesem Nachziehen ist das normale Mischen (V-TURN-13) noch erlaubt.
rule-V-END-07 = Dann mischt jeder Spieler seinen Nachziehstapel und seinen Ablagestapel zu einem neuen Nachziehstapel zusammen.
rule-V-END-08 = Handkarten (meist je 5) bleiben auf der Hand und werden nicht eingemischt.
rule-V-END-09 = Die Endphase dauert mehrere Runden; jeder Spieler spielt seinen Nachziehstapel noch genau einmal durch.
rule-V-END-10 = Der erste Zug der Endphase gehört dem Spieler nach dem, der sie eingeleitet hat.
rule-V-END-11 = Alle Regeln des Zuges gelten weiter, soweit V-END-12 und V-END-13 sie nicht ändern.
rule-V-END-12 = Änderung 1: Wer nicht mehr auf 5 nachziehen kann, zieht nur den Rest des Nachziehstapels; der Ablagestapel wird nie mehr gemischt.
rule-V-END-13 = Änderung 2: Wer seine letzte Karte ausgespielt hat, steigt aus: Er hat keine Züge mehr, wird von da an übersprungen und zählt bei den Karten der anderen nicht mehr als Mitspieler.
rule-V-END-14 = Das Spiel endet, wenn der letzte verbliebene Spieler seine letzte Karte ausgespielt hat.
rule-V-END-15 = Die Endphase beginnt nur einmal; weitere Auslöser haben dann keine Wirkung mehr.
rule-V-END-16 = In der Endphase gewonnene Karten (Bauen, Einstellen) kommen auf die Hand und werden auch noch ausgespielt; entlassene nicht.
rule-V-END-17 = Spieler können verschieden viele Züge in der Endphase haben; einen Ausgleich gibt es nicht.
rule-V-END-18 = In einem Zug, der mit 1 oder 2 Handkarten und leerem Nachziehstapel beginnt, spielt der Spieler Karten aus, bis es drei sind oder die Hand leer ist.

## Schlusswertung

rule-V-SCORE-01 = Jeder Spieler zählt die Punkte unten rechts auf allen eigenen Gebäuden (sichtbare Seite) zusammen und zieht seine Figur um die Summe weiter.
rule-V-SCORE-02 = Danach erhält jeder Spieler 1 Punkt je 3 Güter; dabei werden alle Sorten zusammengezählt, und es wird abgerundet. Die Güter bleiben liegen; dass man sie im Beispiel V-EX-03 abgibt, ist nur eine Art zu zählen.
rule-V-SCORE-03 = 1 oder 2 übrige Güter bringen nichts.
rule-V-SCORE-04 = Wer die meisten Punkte hat, gewinnt.
rule-V-SCORE-05 = Bei Gleichstand gewinnt unter den Beteiligten, wer mehr Häuser gesetzt hat.
rule-V-SCORE-06 = Bleibt der Gleichstand, teilen sich die Beteiligten den Sieg.
rule-V-SCORE-07 = Endsumme = im Spiel erzielte Punkte + Punkte der Gebäude + ⌊Güter/3⌋.
rule-V-SCORE-08 = Gesetzte Häuser = eigene Gebäude = 8 − übrige Häuser; Aufwertungen zählen nicht dazu.
rule-V-SCORE-09 = Wer in der Endphase ausgestiegen ist (V-END-13), wertet seine Gebäude und Güter wie alle anderen.

## Was Ablehnungen und Optionen außerdem nennen

rule-V-AMB-18 = Nach der Vorgabe von V-OPT-04 geht der Vorrat nie aus: Man nimmt alles, was einem zusteht. Ist er nach V-OPT-04 begrenzt, nimmt man, was da ist, und der Rest verfällt; Magd, Schneiderin und Ordensschwester müssen dann eine Sorte nennen, von der noch mindestens 1 da ist, solange es eine gibt (die Schneiderin nennt zwei Güter, die beide da sind, oder das letzte). Der Vorarbeiter darf jede Sorte nennen. Händlerin und Kaufmann darf man auch dann nutzen, wenn von ihrem Ertrag nur noch ein Teil oder gar nichts da ist. Als Bonus bei 2 Spielern werden nur Sorten angeboten, die noch da sind.
rule-V-OPT-01 = Option „Funktion der Karten“: Nach der Vorgabe (deutsche und italienische Ausgabe) muss die Funktion einer Karte ausgeführt werden, außer wo sie „darf“ sagt; sonst (französische Ausgabe) darf man auf jede Funktion verzichten, außer auf Jeans Bewegung.
rule-V-OPT-02 = Option „Baubonus beim Aufwerten“: Eingeschaltet (Vorgabe, deutsche und italienische Ausgabe) gibt es den Baubonus auch beim Aufwerten, ausgeschaltet (französische Ausgabe) nur beim Bauen.
rule-V-OPT-03 = Option „Zeitpunkt des Mischens“: Nach der Vorgabe wird der Ablagestapel gemischt, wenn eine Karte gezogen werden muss und der Nachziehstapel leer ist; sonst sofort, wenn eine gezogene Karte den Nachziehstapel leert und der Ablagestapel nicht leer ist, auch in dem Zug, der die Endphase einleitet, aber nicht in dieser.
rule-V-OPT-04 = Option „Allgemeiner Vorrat“: Nach der Vorgabe geht der Vorrat nie aus; ist er begrenzt, zählen nur die Spielsteine der Schachtel und die beiseitegelegten Fässer.
rule-V-OPT-05 = Option „Kette von Lehrlingen“: Ausgeschaltet (Vorgabe) hat ein Lehrling nach einem Lehrling keine Funktion; eingeschaltet kopiert der zweite, was der erste kopiert hat.
rule-V-OPT-06 = Option „Preis des Architekten“: Nach der Vorgabe bezahlt man ihn freiwillig; sonst muss er bezahlt werden, wenn es möglich ist. Darf man nach V-OPT-01 auf jede Funktion verzichten, ändert diese Option nichts.
rule-V-OPT-07 = Option „Ausgestiegene bleiben Mitspieler“: Ausgeschaltet (Vorgabe, deutsche Ausgabe) gibt und erhält ein ausgestiegener Spieler nichts mehr; eingeschaltet (italienische und französische Ausgabe) wird er nur übersprungen.
rule-V-OPT-09 = Option „Ablagestapel“: Nach der Vorgabe sieht nur der Besitzer den Inhalt seines Ablagestapels, die anderen sehen seine Größe; sonst sehen ihn alle.
