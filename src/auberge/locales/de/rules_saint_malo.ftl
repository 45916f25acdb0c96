### Die Regeln von Saint Malo in eigenen Worten, nach den Nummern in docs/rules/saint_malo.md.

## Zur Spielregel

rule-SM-META-01 = Die rechte Spalte der Spielregel fasst den Haupttext nur zusammen; wo sie abweicht, gilt der Haupttext.

## Material

rule-SM-COMP-01 = Es gibt ein gemeinsames, abwischbares Spieltableau.
rule-SM-COMP-02 = Es gibt fünf abwischbare Spielpläne (Stadtpläne).
rule-SM-COMP-03 = Es gibt fünf Stifte mit abwischbarer Tinte, einen für jeden möglichen Spieler.
rule-SM-COMP-04 = Es gibt fünf Würfel; jeder Würfel trägt sechs verschiedene Symbole, jedes Symbol ist also auf genau einer Würfelseite (Wahrscheinlichkeit 1/6 bei einem fairen Würfel).
rule-SM-COMP-05 = Die sechs Würfelsymbole sind Baumstamm (braun), Warenkiste (orange), Mauer (grau), Kreuz (lila), Kopf (grün) und gekreuzte Säbel.
rule-SM-COMP-06 = Die fünf Symbole außer den gekreuzten Säbeln sind die „wählbaren“ Symbole.
rule-SM-COMP-07 = Das Spieltableau trägt die Piratentabelle (sechs Reihen mit Kästchen) und eine Übersicht der Personen.
rule-SM-COMP-08 = Ein Stadtplan trägt eine Siegpunktleiste rund um die Stadt, eine Bank, ein Holzlager, 45 Felder, Türme mit Bonus, Kanonen, drei Dächer zum Kennzeichnen des Startspielers sowie Hinweise auf Preise, Wertung und Verteidigung.
rule-SM-COMP-09 = Das Spiel ist für 2 bis 5 Spieler (fünf Stadtpläne; die Piratentabelle ist mit 2 bis 5 beschriftet).
rule-SM-COMP-10 = Zwischen den Partien werden die Pläne abgewischt; eine neue Partie beginnt ohne jede Markierung der vorigen.
rule-SM-COMP-11 = Auf jedem Stadtplan sind sechs Kanonen aufgedruckt, eine für jeden möglichen Angriff (mittlere Sicherheit: auf einem Foto gezählt).
rule-SM-COMP-12 = Alle fünf Stadtpläne haben denselben Inhalt; sie sind beidseitig bedruckt, auf der einen Seite deutsch, auf der anderen englisch/französisch (mittlere Sicherheit).

## Ziel

rule-SM-GOAL-01 = Wer nach der Schlusswertung die meisten Siegpunkte (SP) hat, gewinnt.

## Aufbau

rule-SM-SETUP-01 = Das Spieltableau wird so hingelegt, dass alle Spieler es erreichen.
rule-SM-SETUP-02 = Jeder Spieler nimmt einen Stadtplan und einen Stift.
rule-SM-SETUP-03 = Übriges Material wird in dieser Partie nicht gebraucht.
rule-SM-SETUP-04 = Der jüngste Spieler ist Startspieler und erhält die fünf Würfel.
rule-SM-SETUP-05 = Der Startspieler malt die drei Dächer über dem Holzlager aus, damit bekannt bleibt, wer begonnen hat.
rule-SM-SETUP-06 = Bei weniger als fünf Spielern werden die Spalten der Piratentabelle für höhere Spielerzahlen durchgestrichen und nie benutzt.
rule-SM-SETUP-07 = Jeder Spieler beginnt mit 3 Münzen.
rule-SM-SETUP-08 = Jeder Spieler beginnt mit 2 Baumstämmen.
rule-SM-SETUP-09 = Jeder Spieler beginnt mit 4 Warenkisten, die schon in der Stadt sind.
rule-SM-SETUP-10 = Die 4 Startkisten belegen 4 der 45 Felder, zu Beginn sind also 41 Felder leer.
rule-SM-SETUP-11 = Die 4 Startkisten sind auf den hellen Feldern (1,1), (1,2), (2,1) und (3,1) aufgedruckt; alle vier grenzen, auch diagonal gezählt, an (2,2).
rule-SM-SETUP-12 = Abgesehen von diesen Kisten beginnt eine Stadt leer: ohne Mauern, Kirchen, Häuser und Personen.
rule-SM-SETUP-13 = Jeder Spieler beginnt mit 0 SP.
rule-SM-SETUP-14 = Jeder Spieler beginnt ohne durchgestrichene Kanone.
rule-SM-SETUP-15 = Zu Beginn ist keine Seite zerstört oder begonnen: Alle 20 dunklen Felder sind leer, ebenso 21 der 25 hellen.

## Stadt

rule-SM-CITY-01 = Eine Stadt hat 25 helle Innenfelder in einem Quadrat von 5 × 5.
rule-SM-CITY-02 = Eine Stadt hat 20 dunkle Außenfelder: vier Seiten zu je 5.
rule-SM-CITY-03 = Eine Stadt hat insgesamt 45 Felder.
rule-SM-CITY-04 = Jede Seite aus 5 dunklen Feldern liegt zwischen zwei Türmen.
rule-SM-CITY-05 = Ein Turm ist kein Feld: Dorthin wird nie etwas gesetzt, und er zählt nicht zu den 45.
rule-SM-CITY-06 = Ein dunkles Feld darf alles aufnehmen, was gesetzt werden kann: Person, Mauer, Warenkiste, Kirche oder Haus.
rule-SM-CITY-07 = Ein helles Feld darf alles aufnehmen, was gesetzt werden kann, außer einer Mauer.
rule-SM-CITY-08 = Gesetzt wird nur auf leere Felder.
rule-SM-CITY-09 = Ein gefülltes Feld bleibt bis zum Spielende gefüllt; sein Inhalt wird nie bewegt, ersetzt oder entfernt.
rule-SM-CITY-10 = Auf jedem Feld ist nur Platz für eines: Person, Mauerteil, Warenkiste, Kirche oder Haus.
rule-SM-CITY-11 = Wer etwas anderes als eine Mauer auf ein dunkles Feld setzt, zerstört sofort die Seite, zu der es gehört.
rule-SM-CITY-12 = Eine zerstörte Seite kann ihren Turmbonus nie mehr bringen.
rule-SM-CITY-13 = Eine zerstörte Seite gibt nie die 2 Punkte Verteidigung.
rule-SM-CITY-14 = Die Zerstörung ist endgültig, auch wenn jedes übrige Feld dieser Seite eine Mauer erhält.
rule-SM-CITY-15 = Die Zerstörung einer Seite betrifft die anderen drei Seiten nicht.
rule-SM-CITY-16 = Auf die freien Felder einer zerstörten Seite dürfen weiterhin Mauern gesetzt werden.
rule-SM-CITY-17 = Eine vollständige Mauer kann nicht mehr zerstört werden (ihre fünf Felder sind gefüllt und bleiben es).
rule-SM-CITY-18 = Münzen und Baumstämme liegen in der Bank und im Holzlager und belegen kein Feld der Stadt.
rule-SM-CITY-19 = Für die Nachbarschaft ist die Färbung der Felder gleichgültig: Ein dunkles und ein helles Feld, die sich berühren, grenzen aneinander.

## Ablauf eines Zuges

rule-SM-TURN-01 = Der Startspieler macht den ersten Zug.
rule-SM-TURN-02 = Gespielt wird reihum im Uhrzeigersinn.
rule-SM-TURN-03 = Ein Zug läuft so ab: würfeln; nach Wunsch bezahlen, um Würfel zu drehen; ein Symbol auswerten; für die Säbel Piratenkästchen ankreuzen; die Würfel weitergeben.
rule-SM-TURN-04 = Alle Wirkungen des gewählten Symbols, auch der Bonus einer Mauer, werden vollständig ausgeführt, bevor Piratenkästchen angekreuzt werden.
rule-SM-TURN-05 = Gibt es bei einem Schritt genau eine erlaubte Möglichkeit, wird der Spieler nicht gefragt: Sie wird von selbst ausgeführt. So endet das Würfeln nach dem dritten Wurf von selbst, das Bauen endet von selbst, wenn kein weiteres Haus möglich ist, und gepasst wird von selbst, wenn sonst nichts möglich ist.

## Würfeln

rule-SM-DICE-01 = Ein Spieler würfelt in jedem Zug mindestens einmal.
rule-SM-DICE-02 = Ein Spieler würfelt in jedem Zug höchstens dreimal.
rule-SM-DICE-03 = Der erste Wurf erfolgt mit allen fünf Würfeln.
rule-SM-DICE-04 = Nach dem ersten Wurf legt der Spieler beliebig viele Würfel beiseite, von 0 bis 5.
rule-SM-DICE-05 = Der zweite Wurf erfolgt mit den Würfeln, die nicht beiseiteliegen.
rule-SM-DICE-06 = Nach dem zweiten Wurf legt der Spieler wieder beliebig viele Würfel beiseite.
rule-SM-DICE-07 = Der dritte Wurf erfolgt mit den Würfeln, die nicht beiseiteliegen.
rule-SM-DICE-08 = Würfel, die nach dem ersten Wurf beiseitegelegt wurden, dürfen für den dritten Wurf zurückgenommen werden.
rule-SM-DICE-09 = Vor dem zweiten und vor dem dritten Wurf darf man also beliebige der fünf Würfel zum Nachwürfeln wählen, mindestens einen.
rule-SM-DICE-10 = Beim Würfeln sind gekreuzte Säbel eine Würfelseite wie jede andere: Man darf sie behalten oder nachwürfeln.
rule-SM-DICE-11 = Ein Spieler darf nach dem ersten oder zweiten Wurf aufhören.
rule-SM-DICE-12 = Wenn das Würfeln endet, steht das Ergebnis aller fünf Würfel fest, bezahlte Drehungen ausgenommen.

## Symbol wählen und Würfel drehen

rule-SM-PICK-01 = In jedem Zug wird höchstens eines der fünf wählbaren Symbole ausgewertet, und genau eines, sofern der Spieler nicht passt (SM-PICK-18) und nicht alle Würfel Säbel zeigen.
rule-SM-PICK-02 = In jedem Zug werden zusätzlich alle sichtbaren gekreuzten Säbel ausgewertet.
rule-SM-PICK-03 = Bevor das Symbol ausgewertet wird, darf der Spieler einen oder mehrere Würfel auf das gewählte Symbol drehen.
rule-SM-PICK-04 = Jeder gedrehte Würfel kostet 2 Münzen, die in der Bank durchgestrichen werden.
rule-SM-PICK-05 = Ein Würfel mit gekreuzten Säbeln darf nicht gedreht werden.
rule-SM-PICK-06 = Kein Würfel darf auf gekreuzte Säbel gedreht werden.
rule-SM-PICK-07 = Ein gedrehter Würfel kann nur das Symbol zeigen, das für diesen Zug gewählt ist.
rule-SM-PICK-08 = Gedreht wird nach dem letzten Wurf; nach einer Drehung wird nicht mehr gewürfelt.
rule-SM-PICK-09 = Man muss nicht alle Würfel auswerten, die das gewählte Symbol zeigen.
rule-SM-PICK-10 = Säbel sind die Ausnahme: Kein Würfel mit Säbeln darf ausgelassen werden.
rule-SM-PICK-11 = Die Würfel des gewählten Symbols werden nie auf mehrere Aktionen verteilt.
rule-SM-PICK-12 = Mit Kreuzen baut man daher eine Kirche je Zug, nie zwei kleinere.
rule-SM-PICK-13 = Mit Köpfen wirbt man daher eine Person je Zug an, nie zwei billigere (die Bonusperson einer Mauer zählt gesondert, SM-WALL-09).
rule-SM-PICK-14 = Würfel, die weder das gewählte Symbol noch Säbel zeigen, haben keine Wirkung.
rule-SM-PICK-15 = Münzen, die man in einem Zug erhält, kommen zu spät, um damit noch das Drehen von Würfeln oder die Lieferung desselben Zuges zu bezahlen.
rule-SM-PICK-16 = Ein Spieler darf ein Symbol wählen, das kein Würfel zeigt, und alle nötigen Würfel gegen Bezahlung darauf drehen.
rule-SM-PICK-17 = Im Einzelnen: Eine Auswertung ist (Symbol, n, Preis), 1 ≤ n ≤ min(5 − Säbel, Grenze), Preis = 2 · max(0, n − k) + (2 beim Baumstamm, sonst 0) ≤ Münzen, k = Anzahl der Würfel, die das Symbol zeigen. Grenze: Warenkiste = Felder des größten zusammenhängenden leeren Bereichs; Mauer = leere dunkle Felder; Baumstamm, Kreuz, Kopf = 5.
rule-SM-PICK-18 = Ein Spieler mit einer erlaubten kostenlosen Auswertung (Preis 0 nach SM-PICK-17) muss ein Symbol auswerten; nur sonst wird das Passen angeboten.
rule-SM-PICK-19 = Symbol und Anzahl der Würfel werden zusammen angesagt, nach dem letzten Wurf, und der Preis wird sofort bezahlt; erst dann wird gesetzt, eines nach dem anderen. Angesagt werden darf nur eine Anzahl, die die Stadt in diesem Augenblick ganz aufnehmen kann.

## Münzen

rule-SM-COIN-01 = Erhaltene Münzen kommen in die Bank des Spielers.
rule-SM-COIN-02 = Münzen werden nur für das Drehen von Würfeln und für Lieferungen von Baumstämmen ausgegeben.
rule-SM-COIN-03 = Eine ausgegebene Münze wird durchgestrichen und kann nicht noch einmal ausgegeben werden.
rule-SM-COIN-04 = Bezahlt wird vollständig; Schulden gibt es nicht.

## Baumstamm

rule-SM-LOG-01 = Jeder ausgewertete Baumstamm-Würfel bringt einen Baumstamm ins Holzlager.
rule-SM-LOG-02 = Eine Lieferung kostet insgesamt 2 Münzen, wie viele Baumstämme sie auch bringt.
rule-SM-LOG-03 = Der Preis der Lieferung kommt zum Preis gedrehter Würfel hinzu.
rule-SM-LOG-04 = Ohne 2 Münzen für die Lieferung (nachdem das Drehen bezahlt ist) kann das Symbol Baumstamm nicht ausgewertet werden.
rule-SM-LOG-05 = Baumstämme dienen dazu, mit einem Baumeister Häuser zu bauen.
rule-SM-LOG-06 = Ein für ein Haus verwendeter Baumstamm wird durchgestrichen.
rule-SM-LOG-07 = Das Bauen mit Baumstämmen kostet keine Münzen.

## Warenkiste

rule-SM-CRATE-01 = Für jeden ausgewerteten Warenkisten-Würfel setzt man eine Warenkiste auf ein leeres Feld, dunkel oder hell.
rule-SM-CRATE-02 = Die Warenkisten eines Zuges müssen eine zusammenhängende Gruppe bilden (waagrechter oder senkrechter Kontakt).
rule-SM-CRATE-03 = Diagonaler Kontakt verbindet Warenkisten nicht.
rule-SM-CRATE-04 = Die neue Gruppe darf Warenkisten früherer Züge berühren, muss es aber nicht.
rule-SM-CRATE-05 = Frühere Warenkisten dienen nicht als Verbindung zwischen neuen.
rule-SM-CRATE-06 = Warenkisten bringen nur durch Händler Münzen; eine Warenkiste für sich ist nichts wert.
rule-SM-CRATE-07 = Warenkisten werden Feld für Feld eingetragen: die erste in einen leeren Bereich von mindestens n Feldern, jede weitere senkrecht oder waagrecht neben eine Warenkiste dieses Zuges. Jede erlaubte Anordnung lässt sich so eintragen, und kein solcher Anfang führt in eine Sackgasse.
rule-SM-CRATE-08 = Alle angesagten Warenkisten werden gesetzt; ob man weniger Würfel auswertet, entscheidet man nur bei der Ansage.

## Mauer

rule-SM-WALL-01 = Für jeden ausgewerteten Mauer-Würfel setzt man ein Mauerteil.
rule-SM-WALL-02 = Mauerteile gehören nur auf leere dunkle Felder.
rule-SM-WALL-03 = Die Felder sind frei wählbar: Kontakt zu anderen Mauern, neuen oder alten, ist erlaubt, aber nie nötig.
rule-SM-WALL-04 = Eine Mauer ist vollständig, wenn auf allen fünf dunklen Feldern zwischen zwei Türmen Mauerteile stehen.
rule-SM-WALL-05 = Wer eine Mauer vervollständigt, erhält sofort den Bonus dieser Seite.
rule-SM-WALL-06 = Der Bonus einer Seite ist der, den der Turm zeigt, dessen Pfeil an ihr entlangweist.
rule-SM-WALL-07 = Bonus der Art „Münzen“: 2 Münzen kommen in die Bank.
rule-SM-WALL-08 = Bonus der Art „SP“: 3 Siegpunkte.
rule-SM-WALL-09 = Bonus der Art „Person“: Man setzt eine Person der Stufe 1, 2 oder 3 auf ein leeres Feld, als hätte man 3 Köpfe gewürfelt (ob man sie nehmen muss: SM-WALL-23).
rule-SM-WALL-10 = Die Bonusperson darf ein Tagelöhner, Soldat, Priester, Baumeister oder Händler sein.
rule-SM-WALL-11 = Die Bonusperson kann kein Gaukler und kein Adliger sein.
rule-SM-WALL-12 = Die Bonusperson hat sofort ihre normale Wirkung (SP, Münzen, Häuser).
rule-SM-WALL-13 = Jede vollständige Mauer erhöht die Verteidigungsstärke bis zum Spielende um 2.
rule-SM-WALL-14 = Eine Mauer darf über mehrere Züge hinweg vervollständigt werden.
rule-SM-WALL-15 = Jede Seite gibt ihren Bonus höchstens einmal (vollständig wird sie nur einmal).
rule-SM-WALL-16 = Unvollständige Mauern geben weder Bonus noch Verteidigung.
rule-SM-WALL-17 = Die Mauerteile eines Zuges werden eines nach dem anderen gesetzt; jede Vervollständigung wird ganz abgehandelt, bevor das nächste Mauerteil folgt.
rule-SM-WALL-18 = Die untere Seite S bringt 3 SP (Turm unten rechts, Pfeil nach links); eine andere Seite bringt 2 Münzen (so die beschriftete Abbildung in der Spielregel).
rule-SM-WALL-19 = Die obere Seite N bringt eine Person der Stufe 1–3 (Turm oben links, Pfeil nach rechts).
rule-SM-WALL-20 = Die rechte Seite E bringt 2 Münzen (Turm oben rechts, Pfeil nach unten).
rule-SM-WALL-21 = Die linke Seite W bringt 2 Münzen (Turm unten links, Pfeil nach oben).
rule-SM-WALL-22 = Also gibt es den Personenbonus einmal je Stadt, die 3 SP einmal, die 2 Münzen zweimal.
rule-SM-WALL-23 = Auf die Bonusperson darf man verzichten; sie verfällt dann endgültig, aber die 2 Punkte Verteidigung bleiben. Mit der Option „Bonusperson ist Pflicht“ darf man nicht auf sie verzichten, solange ein Feld leer ist.
rule-SM-WALL-24 = Alle angesagten Mauerteile werden gesetzt, solange ein dunkles Feld leer ist. Ein Mauerteil, dem eine Bonusperson oder ihre Häuser kein leeres dunkles Feld gelassen haben, verfällt; bezahlte Münzen werden nicht erstattet.

## Kreuz: Kirchen

rule-SM-CHURCH-01 = Wer Kreuze auswertet, setzt genau eine Kirche auf ein beliebiges leeres Feld.
rule-SM-CHURCH-02 = Die Kirche trägt als Größe die Anzahl der ausgewerteten Würfel, 1 bis 5.
rule-SM-CHURCH-03 = Die Größe darf kleiner sein als die Anzahl der sichtbaren Kreuze.
rule-SM-CHURCH-04 = Eine Kirche braucht weder Baumeister noch Baumstämme.
rule-SM-CHURCH-05 = Ein Spieler darf mehrere Kirchen derselben Größe besitzen.
rule-SM-CHURCH-06 = Kirchen bringen nur am Spielende Punkte (abgesehen von den SP durch Priester).
rule-SM-CHURCH-07 = Eine Kirche zählt nur in einer lückenlosen Serie 1, 2, 3 …, die bei Größe 1 beginnt.
rule-SM-CHURCH-08 = Eine Serie bis Größe 1/2/3/4/5 ist insgesamt 1/4/8/13/20 SP wert.
rule-SM-CHURCH-09 = Mehrere Serien dürfen gewertet werden; jede Kirche gehört zu höchstens einer.
rule-SM-CHURCH-10 = Eine Kirche, die in keine Serie passt, ist nichts wert.
rule-SM-CHURCH-11 = Wo die Kirchen stehen, ist für die Serien gleichgültig.
rule-SM-CHURCH-12 = Berechnung: Serie j (1, 2, 3 …) reicht von Größe 1 bis zum größten s mit min(Anzahl[1…s]) ≥ j; der Gesamtwert ist die Summe über j. Gleichwertig und beweisbar optimal: Gesamtwert = Summe über k von Stufe[k] · min(Anzahl[1…k]), Stufe = 1, 3, 4, 5, 7.

## Kopf: Personen

rule-SM-CHAR-01 = Wer Köpfe auswertet, setzt genau eine Person auf ein leeres Feld (gezeichnet als Buchstabe in einem Kreis).
rule-SM-CHAR-02 = Die Anzahl der ausgewerteten Köpfe bestimmt, welche Personen zur Wahl stehen: 1 Tagelöhner; 2 Soldat oder Priester; 3 Baumeister oder Händler; 4 Gaukler; 5 Adliger.
rule-SM-CHAR-03 = Die Wirkung einer Person richtet sich nach der Stadt, wie sie beim Setzen der Person ist; spätere Nachbarn bringen nichts mehr (ausgenommen Soldaten, die bei jedem Angriff zählen).
rule-SM-CHAR-04 = Eine Person darf auf einem dunklen oder hellen Feld stehen; auf einem dunklen zerstört sie die Seite.
rule-SM-CHAR-CITIZEN-1 = Ein Tagelöhner kostet 1 Kopf.
rule-SM-CHAR-CITIZEN-2 = Ein Tagelöhner gibt sofort 1 SP.
rule-SM-CHAR-SOLDIER-1 = Ein Soldat kostet 2 Köpfe.
rule-SM-CHAR-SOLDIER-2 = Jeder Soldat erhöht von da an bei jedem Piratenangriff die Verteidigungsstärke um 1, wo immer er steht.
rule-SM-CHAR-PRIEST-1 = Ein Priester kostet 2 Köpfe.
rule-SM-CHAR-PRIEST-2 = Ein Priester gibt sofort 1 SP für jede angrenzende Kirche (diagonal zählt mit).
rule-SM-CHAR-PRIEST-3 = Kirchen, die später neben einem Priester gebaut werden, bringen für diesen Priester nichts.
rule-SM-CHAR-PRIEST-4 = Die Größe einer Kirche ist für einen Priester gleichgültig.
rule-SM-CHAR-ARCHITECT-1 = Ein Baumeister kostet 3 Köpfe.
rule-SM-CHAR-ARCHITECT-2 = Beim Setzen eines Baumeisters darf der Spieler sofort bis zu 3 ungenutzte Baumstämme verwenden, 1 Baumstamm je Haus.
rule-SM-CHAR-ARCHITECT-3 = Die verwendeten Baumstämme werden durchgestrichen, und ebenso viele Häuser kommen auf leere Felder.
rule-SM-CHAR-ARCHITECT-4 = Die in einem Zug gebauten Häuser müssen eine zusammenhängende Gruppe bilden (waagrechter oder senkrechter Kontakt).
rule-SM-CHAR-ARCHITECT-5 = Mindestens eines der neuen Häuser muss (auch diagonal) an den eben gesetzten Baumeister grenzen.
rule-SM-CHAR-ARCHITECT-6 = Neue Häuser dürfen ältere Häuser oder Baumeister berühren, müssen es aber nicht.
rule-SM-CHAR-ARCHITECT-7 = 1/2/3 neue Häuser geben sofort 3/6/9 SP. Baumstamm und SP werden mit jedem Haus verbucht.
rule-SM-CHAR-ARCHITECT-8 = Bauen ist freiwillig: Ein Baumeister darf mit 0 Häusern gesetzt werden (0 SP), etwa ohne Baumstämme.
rule-SM-CHAR-ARCHITECT-9 = Ein Baumeister baut nur in dem Augenblick, in dem er gesetzt wird, nie in einem späteren Zug.
rule-SM-CHAR-ARCHITECT-10 = Kontakt neuer Häuser zu einem älteren Baumeister ersetzt nicht den Kontakt zum neuen.
rule-SM-CHAR-ARCHITECT-11 = Häuser werden Feld für Feld eingetragen: Das erste grenzt (auch diagonal) an den Baumeister, jedes weitere senkrecht oder waagrecht an ein Haus dieses Baumeisters; der Spieler darf vor dem ersten und nach jedem aufhören. Für die fertige Gruppe ist das gleichwertig mit SM-CHAR-ARCHITECT-4 und -5.
rule-SM-CHAR-MERCHANT-1 = Ein Händler kostet 3 Köpfe.
rule-SM-CHAR-MERCHANT-2 = Ein Händler gibt sofort 1 Münze für jede angrenzende Warenkiste (diagonal zählt mit).
rule-SM-CHAR-MERCHANT-3 = Warenkisten werden nicht verbraucht: Ein weiterer Händler neben ihnen verdient noch einmal.
rule-SM-CHAR-MERCHANT-4 = Warenkisten, die später neben einen Händler gesetzt werden, bringen für diesen Händler nichts.
rule-SM-CHAR-MERCHANT-5 = Die Startkisten zählen wie alle anderen Warenkisten.
rule-SM-CHAR-MERCHANT-6 = Einen Händler neben Warenkisten zu setzen, ist nur eine Empfehlung; er darf überall gesetzt werden, auch wenn er dort 0 Münzen bringt.
rule-SM-CHAR-JUGGLER-1 = Ein Gaukler kostet 4 Köpfe.
rule-SM-CHAR-JUGGLER-2 = Ein Gaukler gibt sofort 2 SP für jede Personenart, die an ihn grenzt (diagonal zählt mit).
rule-SM-CHAR-JUGGLER-3 = Mehrere Nachbarn derselben Personenart zählen nur einmal.
rule-SM-CHAR-JUGGLER-4 = Ein anderer Gaukler neben dem neuen zählt als eine Personenart.
rule-SM-CHAR-JUGGLER-5 = Der Gaukler, der gesetzt wird, zählt sich selbst nicht mit.
rule-SM-CHAR-JUGGLER-6 = Personen, die später neben einen Gaukler gesetzt werden, bringen für diesen Gaukler nichts.
rule-SM-CHAR-NOBLE-1 = Ein Adliger kostet 5 Köpfe.
rule-SM-CHAR-NOBLE-2 = Ein Adliger gibt sofort 7 SP.

## Gekreuzte Säbel und Piraten

rule-SM-PIRATE-01 = Nach dem normalen Teil des Zuges wird für jeden Würfel, der Säbel zeigt, ein Kästchen der Piratentabelle angekreuzt.
rule-SM-PIRATE-02 = Das Ankreuzen für Säbel kommt zur normalen Auswertung eines Symbols hinzu.
rule-SM-PIRATE-03 = Kästchen werden Reihe für Reihe angekreuzt, jede Reihe von links nach rechts.
rule-SM-PIRATE-04 = Kästchen je Reihe: 2 Spieler 4, 3 Spieler 6, 4 Spieler 8, 5 Spieler 10 (die Zahl für 3 nennt die Spielregel; die für 2 und 4 sind der Piratentabelle entnommen; die für 5 setzt diese fort; alle vier sind durch öffentliche Quellen bestätigt).
rule-SM-PIRATE-05 = Es gibt sechs Reihen; ihre Piratenstärken sind von oben nach unten 1, 3, 6, 8, 10, 12.
rule-SM-PIRATE-06 = Wer das letzte Kästchen einer Reihe ankreuzt, löst den Angriff dieser Reihe aus.
rule-SM-PIRATE-07 = Bei einem Angriff verteidigt sich jeder Spieler, nicht nur der, der angekreuzt hat.
rule-SM-PIRATE-08 = Verteidigungsstärke = Anzahl der Soldaten + 2 × Anzahl der vollständigen Mauern.
rule-SM-PIRATE-09 = Ein Spieler, dessen Verteidigungsstärke kleiner ist als die Piratenstärke, streicht eine Kanone durch.
rule-SM-PIRATE-10 = Eine Verteidigungsstärke gleich der Piratenstärke genügt.
rule-SM-PIRATE-11 = Ein Angriff kostet einen Spieler höchstens eine Kanone, wie groß der Unterschied auch ist.
rule-SM-PIRATE-12 = Jede durchgestrichene Kanone bedeutet −5 SP am Ende, nicht sofort.
rule-SM-PIRATE-13 = Für jeden Würfel mit Säbeln muss ein Kästchen angekreuzt werden, solange welche übrig sind; Kreuze, die nach einer gefüllten Reihe noch fehlen, kommen in die nächste. Säbel über das letzte Kästchen der Reihe 6 hinaus, im selben Zug oder später, werden ignoriert.
rule-SM-PIRATE-14 = Nach dem sechsten Angriff werden Säbel ignoriert.
rule-SM-PIRATE-15 = Auch nach dem sechsten Angriff darf ein Würfel mit Säbeln nicht gedreht werden.
rule-SM-PIRATE-16 = Soldaten und Mauern, die man im selben Zug erhalten hat, zählen bei einem Angriff, den dieser Zug auslöst.
rule-SM-PIRATE-17 = Ein Angriff entfernt nichts aus der Stadt: Soldaten und Mauern bleiben und zählen das nächste Mal wieder.
rule-SM-PIRATE-18 = Füllt ein Zug zwei Reihen, finden beide Angriffe statt, der Reihe nach.

## Spielende

rule-SM-END-01 = Das Spielende wird ausgelöst, wenn ein Spieler das letzte leere Feld seiner Stadt füllt.
rule-SM-END-02 = Die laufende Runde wird zu Ende gespielt, damit alle Spieler gleich viele Züge hatten.
rule-SM-END-03 = Eine Runde reicht vom Startspieler bis zu dem Spieler, der rechts von ihm sitzt; löst dieser letzte das Ende aus, endet das Spiel gleich nach seinem Zug.
rule-SM-END-04 = Für die Piraten gilt in der letzten Runde dasselbe wie sonst.
rule-SM-END-05 = Wer eine volle Stadt hat, macht nie wieder einen Zug (folgt aus SM-END-01 und 02).
rule-SM-END-06 = Nach dem letzten Zug kommt die Schlusswertung, dann steht fest, wer gewonnen hat.

## Wertung

rule-SM-SCORE-01 = Im Spiel erhaltene SP werden sofort auf der Leiste des Spielers festgehalten.
rule-SM-SCORE-02 = Schlusswertung: 5 SP für jeden Spieler, dessen 45 Felder alle gefüllt sind.
rule-SM-SCORE-03 = Schlusswertung: 1 SP für je zwei übrige Münzen; eine einzelne Münze gibt nichts.
rule-SM-SCORE-04 = Schlusswertung: 1 SP für jeden ungenutzten Baumstamm.
rule-SM-SCORE-05 = Schlusswertung: Kirchenserien nach SM-CHURCH-07 bis 12.
rule-SM-SCORE-06 = Schlusswertung: −5 SP für jede durchgestrichene Kanone.
rule-SM-SCORE-07 = Sonst bringt am Ende nichts Punkte (Warenkisten, Mauern, Häuser und Personen geben in der Schlusswertung keine SP).
rule-SM-SCORE-08 = Die höchste Summe gewinnt.
rule-SM-SCORE-09 = Gleichstand: Unter den Führenden mit gleicher Summe gewinnt, wer mehr leere Felder hat.
rule-SM-SCORE-10 = Herrscht noch immer Gleichstand, gibt es mehrere Sieger.

## Entscheidungen, die in Ablehnungen und Optionen genannt werden

rule-SM-AMB-03 = Ein Spieler darf nicht passen, solange er ein Symbol, das ein Würfel zeigt, regelgerecht und kostenlos auswerten kann; sonst darf er passen oder eine bezahlte Auswertung wählen, und niemand muss je Münzen ausgeben. Mit der Option „Freies Passen“ wird das Passen bei jeder Ansage angeboten.
rule-SM-AMB-11 = Sind mehr Warenkisten gewürfelt, als in die Stadt passen, wertet man weniger Würfel aus; Zahlen über der Größe des größten zusammenhängenden leeren Bereichs werden nicht angeboten.
rule-SM-AMB-14 = Sind mehr Mauern gewürfelt, als dunkle Felder leer sind, wertet man weniger Würfel aus; ohne leeres dunkles Feld kann das Symbol Mauer nicht ausgewertet werden.
rule-SM-AMB-18 = Auf die Bonusperson darf man verzichten; sie verfällt dann endgültig, aber die 2 Punkte Verteidigung bleiben. Wer sie nimmt, wählt Art und Feld frei. Mit der Option „Bonusperson ist Pflicht“ muss man sie nehmen, solange ein Feld leer ist.
rule-SM-AMB-22 = Zwei Baumeister in einem Zug sind nur mit einer Datendatei möglich, in der mehrere Seiten eine Person geben. Dann bilden alle Häuser des Zuges eine zusammenhängende Gruppe, und an jeden Baumeister, der baut, grenzt, auch diagonal, ein Haus, das er selbst gebaut hat. Kommt ein Baumeister, wenn schon Häuser dieses Zuges stehen, zählt nur, wie alle seine Häuser am Ende liegen, nicht ihre Reihenfolge.
