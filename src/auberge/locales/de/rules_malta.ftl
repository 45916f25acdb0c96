### Die Regeln von Malta! in eigenen Worten, nach den Nummern in docs/rules/malta.md.

## Material

rule-M-COMP-01 = Das Spiel ist für zwei bis sechs Spieler.
rule-M-COMP-02 = Es gibt einen Kartenstapel mit 108 Karten.
rule-M-COMP-03 = Es gibt 54 Spielplanfelder.
rule-M-COMP-04 = Es gibt 6 Spielfiguren, höchstens eine je Spieler.
rule-M-COMP-05 = Sieben der Felder sind Startfelder (gelb auf lila).
rule-M-COMP-06 = Ein Startfeld zeigt auf der Vorderseite die Zahl 1.
rule-M-COMP-07 = Felder haben zwei Seiten; eine davon ist der 0-Kreis.
rule-M-COMP-08 = Die Vorderseite eines Feldes zeigt eine Zahl und Pfeile.
rule-M-COMP-09 = Ein 0-Kreis hat keine Pfeile, erlaubt also keine Bewegung.
rule-M-COMP-10 = Ein 0-Kreis hat die Zahl 0.
rule-M-COMP-11 = Die Felder sind dünne runde Plättchen, mit aufrechter Zahl ausgelegt.
rule-M-COMP-12 = Die Form auf der Vorderseite (Stern, Krone, Tropfen) entspricht den Richtungen, die das Feld bietet; der Kreis bietet keine.
rule-M-COMP-13 = Für das gedruckte Spiel sind ein Alter ab 8 Jahren und eine Spieldauer von 30 Minuten angegeben.
rule-M-COMP-14 = Mit manchen Karten tauscht man die Hand mit einem anderen Spieler, mit manchen den Platz.
rule-M-COMP-15 = Durch Karten können Felder bewegt und gedreht werden und verschwinden.

## Ziel

rule-M-GOAL-01 = Ziel ist es, der einzige Spieler zu sein, der nicht verloren hat.
rule-M-GOAL-02 = Sobald nur noch ein Spieler nicht verloren hat, gewinnt dieser, und das Spiel endet.
rule-M-GOAL-03 = Alle, die verloren haben, teilen sich den letzten Rang; die Reihenfolge des Ausscheidens ist keine Rangfolge.

## Aufbau

rule-M-SETUP-01 = Die sieben Startfelder werden in einer waagrechten Reihe ausgelegt, die Zahl 1 sichtbar.
rule-M-SETUP-02 = Die Reihe der Startfelder ist die unterste Reihe des Spielplans.
rule-M-SETUP-03 = Darüber werden sechs Reihen zu je sieben anderen Feldern gelegt, zusammen also 7 × 7 = 49.
rule-M-SETUP-04 = Jedes dieser Felder liegt mit der Seite des 0-Kreises nach unten.
rule-M-SETUP-05 = Die übrigen Felder bleiben aus dem Spiel (54 − 49 = 5).
rule-M-SETUP-06 = In beliebiger Reihenfolge wählt jeder Spieler eine Spielfigur und stellt sie auf ein Startfeld.
rule-M-SETUP-07 = Mehrere Figuren dürfen auf demselben Startfeld stehen.
rule-M-SETUP-08 = Für ein beim Aufbau geteiltes Startfeld wird kein Schutzgeld gezahlt.
rule-M-SETUP-09 = Der Kartenstapel wird gemischt, und jeder Spieler erhält vier Karten.
rule-M-SETUP-10 = Der jüngste Spieler hat den ersten Zug.
rule-M-SETUP-11 = Gespielt wird reihum im Uhrzeigersinn.
rule-M-SETUP-12 = Option für zwei Spieler: ein Spielplan von 5 × 5 statt 7 × 7; bei mehr Spielern ist sie nicht möglich.
rule-M-SETUP-13 = Auf dem Spielplan von 5 × 5 besteht die unterste Reihe aus fünf Startfeldern; darüber liegen vier Reihen zu je fünf Feldern.
rule-M-SETUP-14 = Reihenfolge: Spielplan auslegen, Figuren aufstellen, Kartenstapel mischen, je vier Karten austeilen, erster Zug; beim Aufstellen hat noch niemand Karten gesehen.
rule-M-SETUP-15 = Die gemischten Felder werden Reihe für Reihe von (1,0) nach rechts ausgelegt; jeder Spieler erhält vier Karten auf einmal, vom Startspieler an im Uhrzeigersinn; gezogen wird oben vom Nachziehstapel.

## Verlieren

rule-M-LOSE-01 = Ein Spieler verliert, wenn er zu irgendeinem Zeitpunkt seines eigenen Zuges nach der Nachziehphase keine Karte hat.
rule-M-LOSE-02 = Ein Spieler verliert, wenn er sich in seiner eigenen Bewegungsphase nicht bewegen kann.
rule-M-LOSE-03 = Auf andere Weise verliert man nicht, außer wenn eine Karte es sagt (das Aufgeben, M-AMB-43, gehört zum digitalen Tisch).
rule-M-LOSE-04 = Ein Spieler kann nur während des eigenen Zuges verlieren, außer wenn eine Karte es anders sagt (das Aufgeben, M-AMB-43, gehört zum digitalen Tisch).
rule-M-LOSE-05 = Wer im Zug eines anderen ohne Karten dasteht, verliert dadurch nicht.
rule-M-LOSE-06 = Mit leerer Hand verliert man vor und während der eigenen Nachziehphase noch nicht.
rule-M-LOSE-07 = Wer am Ende der Nachziehphase noch eine leere Hand hat, verliert.
rule-M-LOSE-08 = Die Figur des Verlierers wird vom Spielplan genommen.
rule-M-LOSE-09 = Der Verlierer behält die Karten auf seiner Hand für den Fall, dass er wieder eingeladen wird.
rule-M-LOSE-10 = Wer verloren hat, hat keine Züge und zahlt und erhält kein Schutzgeld, solange er ausgeschieden ist.
rule-M-LOSE-11 = Wer verloren hat, kann wieder ins Spiel kommen („wieder eingeladen“), wenn eine Karte das vorsieht; die behaltene Hand ist dann seine Hand.
rule-M-LOSE-12 = Der Zug eines Spielers, der verliert, endet in diesem Augenblick.
rule-M-LOSE-13 = Wer noch im Spiel ist, darf jederzeit aufgeben, vom Aufbau bis zum Ende des Spiels, im eigenen Zug und im Zug eines anderen. Das gilt sofort als Niederlage: Die Figur wird vom Spielplan genommen, der Spieler behält seine Hand, „Blindes Vertrauen“ erlischt, und wieder eingeladen wird man nie. Gibt der aktive Spieler auf, endet sein Zug; eine Karte, die gerade ausgeführt wird, wird samt der Antwort auf sie abgelegt und bleibt ohne (weitere) Wirkung.
rule-M-LOSE-14 = Hat das einzige Ziel einer Karte aufgegeben, bleibt sie ohne Wirkung, es sei denn, sie wird übernommen: Ein offenes Antwortfenster bleibt offen (M-LOSE-16), und „Bumerang“ bestimmt ein neues Ziel. Antwortet niemand, wird die Karte abgelegt und zählt als gespielt. Gibt der Spieler auf, der sie mit „Bumerang“ übernommen hat, bleibt sie ohne weitere Wirkung und wird ebenso abgelegt.
rule-M-LOSE-15 = Noch offene Entscheidungen eines Spielers, der aufgibt, entfallen: Er antwortet nicht mehr (der nächste Spieler wird gefragt), und nichts wird abgeworfen, gegeben, weitergegeben oder gezahlt. Was vorher geschehen ist, bleibt bestehen. „Weitergeben“: Wer aufgibt, bevor alle gewählt haben, gibt und erhält nichts; die Karten der anderen gehen an den nächsten Spieler, der noch im Spiel ist. Schutzgeld: Ein Empfänger, der aufgibt, erhält nichts mehr; was anderen zusteht, steht ihnen weiter zu.
rule-M-LOSE-16 = Geben mehrere auf, wird jedes Aufgeben einzeln wirksam, in der Reihenfolge des Eintreffens und jeweils bei der Entscheidung, die in diesem Augenblick offen ist; diese bleibt für ihren Spieler offen, mit den dann erlaubten Möglichkeiten (bleibt nur eine, wird sie ausgeführt; bleibt keine, entfällt die Entscheidung). Wer während des Aufbaus aufgibt, hat keine Figur und erhält keine Karten; ist es der Startspieler, hat im Uhrzeigersinn der nächste Spieler, der noch im Spiel ist, den ersten Zug. Bleibt nur ein Spieler übrig, gewinnt er sofort, und es geschieht nichts mehr, außer dass die gerade ausgeführten Karten abgelegt werden. Wer ausgeschieden ist, kann nicht aufgeben, und nach dem Ende kann es niemand.

## Ablauf eines Zuges

rule-M-TURN-01 = Ein Zug hat drei Phasen in dieser Reihenfolge: nachziehen, Karten spielen, sich bewegen.
rule-M-TURN-02 = Nach dem Zug ist im Uhrzeigersinn der nächste Spieler am Zug, der noch im Spiel ist.

## Nachziehphase

rule-M-DRAW-01 = Nachziehphase: Ziehe so viele Karten, wie die Zahl auf dem Feld unter deiner Figur angibt.
rule-M-DRAW-02 = Hat der Nachziehstapel weniger Karten, ziehe alle, die er noch hat.
rule-M-DRAW-03 = Der Ablagestapel wird nicht in den Nachziehstapel gemischt, außer wenn eine Karte es verlangt.
rule-M-DRAW-04 = Auf einem 0-Kreis wird nichts gezogen.

## Ausspielphase

rule-M-PLAY-01 = Die Hand wird einmal gezählt, gleich nach der Nachziehphase.
rule-M-PLAY-02 = Genau die Hälfte der gezählten Karten, aufgerundet, muss gespielt werden: zu spielende Karten = ⌈Handkarten / 2⌉.
rule-M-PLAY-03 = Karten werden eine nach der anderen gespielt; jede wird vor der nächsten ausgeführt.
rule-M-PLAY-04 = Ist eine Karte ausgeführt, kommt sie auf den Ablagestapel.
rule-M-PLAY-05 = Ändert sich die Anzahl der Handkarten während der Ausspielphase, ändert das nichts an der Zahl der zu spielenden Karten.
rule-M-PLAY-06 = Nach der Ausführung jeder Karte wird die Hand geprüft; mit leerer Hand verliert man, ob die Karten gespielt, abgeworfen, weggegeben oder sonst verloren wurden.
rule-M-PLAY-07 = Die Reihenfolge der Karten und ihre Ziele wählt der Spieler, der sie spielt.
rule-M-PLAY-08 = Auch eine Karte ohne Wirkung zählt als gespielt.

## Bewegungsphase

rule-M-MOVE-01 = Bewegungsphase: Bewege deine Figur um genau ein Feld.
rule-M-MOVE-02 = Die Figur darf sich nur in eine Richtung bewegen, in die ein Pfeil ihres Feldes zeigt.
rule-M-MOVE-03 = Sind mehrere Pfeile benutzbar, wählt der Spieler einen davon.
rule-M-MOVE-04 = Eine Figur verlässt den Spielplan nie, weder durch einen Pfeil noch durch eine Karte.
rule-M-MOVE-05 = Ein Pfeil, der aus dem Spielplan hinausweist, ist nicht benutzbar.
rule-M-MOVE-06 = Wer die Bewegungsphase auf einem Kreis (ohne Pfeile) beginnt, verliert.
rule-M-MOVE-07 = Wer die Bewegungsphase auf einem Feld beginnt, dessen Pfeile alle aus dem Spielplan hinausweisen, verliert.
rule-M-MOVE-08 = Wer sich bewegen kann, muss es tun.
rule-M-MOVE-09 = Einen 0-Kreis darf man betreten.
rule-M-MOVE-10 = Ein besetztes Feld darf man betreten; auf einem Feld dürfen beliebig viele Figuren stehen.

## Schutzgeld

rule-M-RACKET-01 = Führt dich deine Bewegungsphase auf ein Feld mit mindestens einer anderen Figur, musst du Schutzgeld zahlen.
rule-M-RACKET-02 = Du gibst dem Besitzer jeder Figur dort so viele Karten, wie die Zahl auf diesem Feld angibt.
rule-M-RACKET-03 = Die Karten kommen aus deiner Hand in die Hand des Besitzers.
rule-M-RACKET-04 = Hast du nach dem Schutzgeld keine Karte mehr, verlierst du.
rule-M-RACKET-05 = Reichen deine Karten nicht für mehrere Besitzer, wählst du, in welcher Reihenfolge du sie gibst.
rule-M-RACKET-06 = Mit zu wenigen Karten gibst du alle, die du hast (und verlierst daher).
rule-M-RACKET-07 = Schutzgeld wird nur durch die Bewegungsphase fällig, nicht durch Bewegungen, die Karten bewirken.
rule-M-RACKET-08 = Wer zahlt, wählt die Karten, die er gibt.
rule-M-RACKET-09 = Auf einem 0-Kreis beträgt das Schutzgeld 0 Karten.

## Genannte Karten

rule-M-CARD-01 = Der Text einer Karte geht den Regeln vor, wo er etwas anderes sagt (zum Beispiel Verlieren außerhalb des eigenen Zuges, neues Mischen).
rule-M-CARD-SWAPHANDS-1 = „Hände tauschen“ ändert nichts an der Zahl der in diesem Zug zu spielenden Karten.
rule-M-CARD-DRAWTWO-1 = „Zieh zwei“ ändert nichts an der Zahl der in diesem Zug zu spielenden Karten.
rule-M-CARD-DISCARDTWO-1 = „Wirf zwei eigene ab“ ändert nichts an der Zahl der in diesem Zug zu spielenden Karten.
rule-M-CARD-ENDTURN-1 = Wer „Zugende“ als letzte Handkarte spielt, verliert; der Zug endet nicht „vor“ der Niederlage.
rule-M-CARD-ENDTURN-2 = Bleibt nach „Zugende“ mindestens eine Handkarte übrig, endet der Zug ohne Bewegungsphase.
rule-M-CARD-ENDTURN-3 = „Zugende“ rettet also einen Spieler auf einem Feld ohne Pfeile.
rule-M-CARD-ENDTURN-4 = Noch zu spielende Karten verfallen, wenn „Zugende“ wirksam wird.
rule-M-CARD-NEGATE-1 = „Annullieren“, als gewöhnliche Karte im eigenen Zug gespielt, hat keine Wirkung.
rule-M-CARD-NEGATE-2 = Auch ohne Wirkung zählt „Annullieren“ als gespielte Karte.
rule-M-CARD-NEGATE-3 = Im eigenen Zug kann man „Annullieren“ nicht „außerhalb des Zuges“ einsetzen, um eine eigene Karte zu annullieren.
rule-M-CARD-NEGATE-4 = Gedacht ist „Annullieren“ für den Einsatz außerhalb des eigenen Zuges, gegen eine Karte, die ein Gegner gerade spielt.
rule-M-CARD-BOOMERANG-1 = „Bumerang“, als gewöhnliche Karte im eigenen Zug gespielt, hat keine Wirkung.
rule-M-CARD-BOOMERANG-2 = Auch ohne Wirkung zählt „Bumerang“ als gespielte Karte.
rule-M-CARD-BOOMERANG-3 = Im eigenen Zug kann man „Bumerang“ nicht „außerhalb des Zuges“ gegen eine eigene Karte einsetzen.
rule-M-CARD-BOOMERANG-4 = Gedacht ist „Bumerang“ für den Einsatz außerhalb des eigenen Zuges, gegen eine Karte, die ein Gegner gerade spielt.
rule-M-CARD-GOINGHOME-1 = „Ab nach Hause“ schickt eine Figur auf ihr Startfeld.
rule-M-CARD-GOINGHOME-2 = Ist dieses Startfeld bewegt worden, geht die Figur dorthin, wo es jetzt liegt.
rule-M-CARD-GOINGHOME-3 = Ist dieses Startfeld entfernt worden, geht die Figur an die Stelle, wo es ursprünglich lag.
rule-M-CARD-REMOVE-1 = „Entferne ein Feld“ macht ein Feld zum 0-Kreis.
rule-M-CARD-EVERYONE-1 = „Alle bewegen sich“: Der Spieler nennt eine Richtung, und jede Figur bewegt sich dorthin.
rule-M-CARD-EVERYONE-2 = „Alle bewegen sich“ bewegt auch die Figur des Spielers, der die Karte spielt.
rule-M-CARD-BLINDFAITH-1 = „Blindes Vertrauen“: Der nächste Spieler kann den nächsten Zug nicht spielen (so der Text; was er bedeutet: M-AMB-30).

## Rekonstruierte Felder

rule-M-TILE-01 = 7 Startfelder: Krone, Zahl 1, Pfeile nach links, nach oben, nach rechts.
rule-M-TILE-02 = 11 Sterne: Zahl 1, Pfeile nach oben, nach rechts, nach unten, nach links.
rule-M-TILE-03 = 16 Kronen: Zahl 2, drei Pfeile; vier für jede der vier Richtungen, die fehlen kann.
rule-M-TILE-04 = 12 Tropfen: Zahl 3, ein Pfeil; drei für jede Richtung.
rule-M-TILE-05 = 8 Tropfen: Zahl 4, ein Pfeil; zwei für jede Richtung.
rule-M-TILE-06 = Die Rückseite jedes Feldes, auch der Startfelder, ist der 0-Kreis.
rule-M-TILE-07 = Ein Startfeld unterscheidet sich von den anderen Feldern nur durch seine Farbe, durch seinen Platz beim Aufbau und dadurch, dass „Ab nach Hause“ dorthin führt.

## Rekonstruierter Kartenstapel

rule-M-DECK-01 = Der Kartenstapel hat 108 Karten in 27 Arten; wie viele es von jeder Art gibt, steht in der Kartendatei.
rule-M-DECK-02 = „Annullieren“ und „Bumerang“ sind Antworten; alle anderen Karten werden nur im eigenen Zug gespielt.
rule-M-DECK-03 = Wie oft jede Karte vorkommt, hat das Projekt selbst gewählt; über den gedruckten Kartenstapel sagt das nichts. Jede Datei, die die Prüfungen besteht, darf diese Wahl ersetzen.

## Karten spielen

rule-M-CARD-02 = Eine Karte wird in dieser Reihenfolge gespielt: Karte und Ziele ansagen; die Karte verlässt die Hand; Antwortfenster; Ausführung; Ablage; Prüfungen (M-CARD-05).
rule-M-CARD-03 = Gibt es kein erlaubtes Ziel, darf die Karte trotzdem gespielt werden, aber ohne Wirkung; gibt es mindestens eines, muss ein erlaubtes Ziel genannt werden.
rule-M-CARD-04 = „Du“ ist, wer die Karte spielt; „Gegner“ ist ein anderer Spieler, der noch im Spiel ist. Ausgeschiedene Spieler betrifft nur „Willkommen zurück“.
rule-M-CARD-05 = Prüfungen nach jeder Ausführung, in dieser Reihenfolge: (a) Ist nur noch ein Spieler im Spiel, gewinnt er; (b) ist die Hand des aktiven Spielers leer, verliert er.
rule-M-CARD-06 = Bewegungen durch Karten sind einzelne gerade Schritte ohne Rücksicht auf Pfeile; sie führen nie aus dem Spielplan hinaus und kosten kein Schutzgeld. Wird eine Richtung für eine einzelne Figur gewählt, muss diese Figur auf dem Spielplan bleiben.
rule-M-CARD-07 = Figuren bleiben an ihrem Ort, wenn Felder getauscht, verschoben, gedreht, entfernt oder wiederhergestellt werden.
rule-M-CARD-08 = Lässt eine Karte jemanden ziehen, wird gezogen, was der Stapel noch hat; neu gemischt wird nicht.
rule-M-CARD-09 = „Alle, wenn es weniger sind“: Wer mehr Karten abwerfen oder geben muss, als er hat, wirft alle ab oder gibt alle.
rule-M-CARD-10 = Die Drehung eines Feldes bleibt erhalten, wenn es bewegt, entfernt und wiederhergestellt wird; Drehungen werden im Uhrzeigersinn gezählt (oben, rechts, unten, links).
rule-M-CARD-11 = Eine Karte, die von Hand zu Hand geht, sehen nur Geber und Empfänger; abgeworfene Karten sehen alle.

## Auf Karten antworten

rule-M-RESP-01 = Nach der Ansage werden die anderen Spieler, die noch im Spiel sind, vom aktiven Spieler an im Uhrzeigersinn gefragt; es gilt die erste Antwort. Alle, die im Spiel sind, werden gefragt, auch ohne Antwortkarte (dann bleibt nur das Passen); von außen ist ein erzwungenes Passen nicht von einem gewählten zu unterscheiden.
rule-M-RESP-02 = Höchstens eine Antwort je Karte; auf eine Antwort kann nicht geantwortet werden.
rule-M-RESP-03 = Wer antwortet, darf damit die eigene Hand leeren; dadurch verliert man nicht.
rule-M-RESP-04 = „Annullieren“ und „Bumerang“, im eigenen Zug gespielt, öffnen kein Antwortfenster; jede andere Karte öffnet eines, auch wenn sie ohne erlaubtes Ziel gespielt wird.
rule-M-RESP-05 = Die Antwort liegt neben der Karte, auf die sie antwortet; nach der Ausführung kommen beide auf den Ablagestapel, zuerst die ursprüngliche Karte.
rule-M-RESP-06 = Eine Antwort zählt nicht als gespielte Karte dessen, der antwortet, und ändert für niemanden die Zahl der zu spielenden Karten.
rule-M-RESP-07 = Das Antwortfenster ist eine Entscheidung je Gegner: passen oder antworten. Eine Entscheidung, bei der nur das Passen bleibt, wird abgefragt wie jede andere, auch bei leerer Hand; ob ein Spieler, das Programm oder die Uhr gepasst hat, erfährt niemand.
rule-M-RESP-08 = Automatische Einstellung: Für einen Spieler, der nicht antworten kann, passt das Programm, nach einer Wartezeit, die weder von der Hand noch von der Karte noch vom Spieler abhängt. Kein Passen, ob gewählt, automatisch oder durch die Uhr, wird früher wirksam; die anderen sehen nur, dass das Antwortfenster offen ist. Soll an einem Tisch auch langes Überlegen nichts verraten, wird das Zeitlimit des Fensters gleich der Wartezeit gewählt.

## Wirkungen der Karten

rule-M-CARD-SWAPHANDS-2 = Du wählst einen Gegner; ihr tauscht eure restlichen Handkarten.
rule-M-CARD-SWAPHANDS-3 = Auch leere Hände dürfen getauscht werden; stehst du danach mit leerer Hand da, verlierst du bei der Prüfung.
rule-M-CARD-DRAWTWO-2 = Du ziehst 2 Karten.
rule-M-CARD-DISCARDTWO-2 = Du wirfst 2 Karten deiner Wahl ab, oder alle, wenn es weniger sind.
rule-M-CARD-ENDTURN-5 = „Zugende“ beendet nur den Zug des aktiven Spielers, der die Karte gespielt hat.
rule-M-CARD-NEGATE-5 = Als Antwort: Die beantwortete Karte hat keine Wirkung; sie wird abgelegt und zählt als gespielt.
rule-M-CARD-BOOMERANG-5 = Als Antwort: Wer antwortet, wird zum „du“ der beantworteten Karte und nennt mit der Antwort zugleich ihre Ziele neu; M-CARD-03 gilt für den Antwortenden.
rule-M-CARD-BOOMERANG-6 = Wo die Karte einen Gegner oder die Figur eines Gegners verlangt, muss es der aktive Spieler oder dessen Figur sein.
rule-M-CARD-BOOMERANG-7 = Die Karte zählt als gespielt für den aktiven Spieler, und nur seine Hand wird danach geprüft.
rule-M-CARD-BOOMERANG-8 = „Zugende“ und „Bleib stehen“ haben keine Wirkung, wenn sie übernommen werden.
rule-M-CARD-BOOMERANG-9 = „Blindes Vertrauen“ trifft, wenn es übernommen wird, den nächsten Zug des aktiven Spielers.
rule-M-CARD-BOOMERANG-10 = „Ab nach Hause“ bewegt, wenn es übernommen wird, die Figur des aktiven Spielers.
rule-M-CARD-GOINGHOME-4 = Du wählst eine beliebige Figur auf dem Spielplan, auch deine eigene.
rule-M-CARD-GOINGHOME-5 = „Entfernt“ heißt: Das Startfeld zeigt seinen 0-Kreis. Liegt es wieder offen, gilt es als nicht entfernt.
rule-M-CARD-REMOVE-2 = Du wählst ein beliebiges offen liegendes Feld ohne Figur, auch ein Startfeld.
rule-M-CARD-EVERYONE-3 = Du wählst oben, rechts, unten oder links; jede Figur im Spiel geht einen Schritt dorthin; Figuren, die dort schon am Rand stehen, bleiben, wo sie sind.
rule-M-CARD-BLINDFAITH-2 = Wenn nur die Ausspielphase entfällt (Vorgabe): Der nächste Spieler, der bei der Ausführung der Karte noch im Spiel ist, lässt die Ausspielphase seines nächsten Zuges aus; Nachziehen, Prüfung der Hand und Bewegung finden statt.
rule-M-CARD-BLINDFAITH-3 = Mehrere Karten „Blindes Vertrauen“ zählen zusammen: je Karte eine ausgelassene Ausspielphase.
rule-M-CARD-BLINDFAITH-4 = „Blindes Vertrauen“ erlischt, wenn der betroffene Spieler ausscheidet.
rule-M-CARD-SWAPPLACES-1 = Du wählst einen Gegner; deine Figur und die des Gegners tauschen die Plätze.
rule-M-CARD-SWAPSPACES-1 = Du wählst zwei verschiedene Felder des Spielplans, gleich welche Seite oben liegt (M-CARD-SWAPSPACES-3); sie tauschen die Plätze.
rule-M-CARD-SWAPSPACES-2 = Seiten und Drehungen bleiben erhalten; so kann ein 0-Kreis unter deine eigene Figur kommen.
rule-M-CARD-SWAPSPACES-3 = Ein Feld unter der Figur eines anderen Spielers darf nicht gewählt werden; das unter deiner eigenen Figur schon, wenn sonst niemand dort steht. Wird die Karte übernommen, ist „du“ der Antwortende.
rule-M-CARD-TURNSPACE-1 = Du wählst ein offen liegendes Feld (M-CARD-TURNSPACE-2) und drehst es um 90, 180 oder 270 Grad.
rule-M-CARD-TURNSPACE-2 = Ein Feld unter der Figur eines anderen Spielers darf nicht gewählt werden; das unter deiner eigenen Figur schon, wenn sonst niemand dort steht. Wird die Karte übernommen, ist „du“ der Antwortende.
rule-M-CARD-SHIFTLINE-1 = Du wählst eine Reihe (nach links oder rechts) oder eine Spalte (nach oben oder unten); alle ihre Felder rücken um einen Schritt; das hinausgeschobene Feld kommt am anderen Ende wieder herein.
rule-M-CARD-SHIFTLINE-2 = Figuren auf dieser Linie bleiben an ihrem Ort.
rule-M-CARD-SIDESTEP-1 = Du bewegst deine Figur einen Schritt in eine Richtung deiner Wahl.
rule-M-CARD-SHOVE-1 = Du wählst einen Gegner und bewegst seine Figur einen Schritt in eine Richtung deiner Wahl.
rule-M-CARD-RESTORE-1 = Du wählst einen 0-Kreis, mit oder ohne Figuren; das Feld wird auf die Seite mit der Zahl gewendet, gedreht wie zuvor.
rule-M-CARD-TAKEONE-1 = Du wählst einen Gegner und nimmst zufällig 1 Karte aus seiner Hand, jede Karte mit gleicher Wahrscheinlichkeit; aus einer leeren Hand nimmst du nichts.
rule-M-CARD-GIVEONE-1 = Du wählst einen Gegner und gibst ihm 1 Karte deiner Wahl; mit leerer Hand gibst du nichts.
rule-M-CARD-SHAKEDOWN-1 = Du wählst einen Gegner, der 2 Karten eigener Wahl abwirft, oder alle, wenn es weniger sind.
rule-M-CARD-DRINKS-1 = Jeder, der noch im Spiel ist, zieht 1 Karte, du zuerst, dann im Uhrzeigersinn, solange der Stapel reicht.
rule-M-CARD-PASSITON-1 = Jeder, der noch im Spiel ist, gibt 1 Karte eigener Wahl nach links (im Uhrzeigersinn) an den nächsten Spieler weiter, der noch im Spiel ist, alle gleichzeitig. Gefragt wird im Uhrzeigersinn von dir an, und jede Wahl bleibt verborgen, bis alle gewählt haben; die weitergegebenen Karten kommen gemeinsam an.
rule-M-CARD-PASSITON-2 = Wer eine leere Hand hat, gibt nichts weiter, erhält aber eine Karte.
rule-M-CARD-STAYPUT-1 = Du hast in diesem Zug keine Bewegungsphase; noch zu spielende Karten musst du trotzdem spielen.
rule-M-CARD-FRESHSHUFFLE-1 = Der Ablagestapel, ohne diese Karte und ihre Antwort, wird in den Nachziehstapel gemischt.
rule-M-CARD-WELCOMEBACK-1 = Du wählst einen ausgeschiedenen Spieler (keinen, der aufgegeben hat); er ist wieder im Spiel, und seine Figur kommt nach den Regeln von „Ab nach Hause“ auf den Spielplan.
rule-M-CARD-WELCOMEBACK-2 = Der zurückgeholte Spieler hat wieder die Karten, die er behalten hat, und zieht 2 weitere; sein nächster Zug kommt in der Reihenfolge der Plätze.
rule-M-CARD-LASTCALL-1 = Du wählst einen Gegner; ist seine Hand leer, verliert er sofort, auch außerhalb des eigenen Zuges.
rule-M-CARD-LASTCALL-2 = Hat der gewählte Gegner Karten, geschieht nichts. Wird die Karte übernommen, kann sie nur den aktiven Spieler treffen, der mit leerer Hand ohnehin verlieren würde.
rule-M-CARD-CLEANSLATE-1 = Du wirfst den Rest deiner Hand ab und ziehst so viele Karten, wie du abgeworfen hast.

## Entscheidungen, die in Ablehnungen und Optionen genannt werden

rule-M-AMB-30 = Vorgabe, bis der Text der Karte bekannt ist: Der nächste Spieler zieht Karten, seine Hand wird geprüft, er spielt keine Karten und bewegt sich dann wie gewohnt. Entfällt nach der Option des Tisches der ganze Zug, gibt es keine Phase und keine Prüfung. Mehrere solche Karten zählen zusammen, je Karte ein Zug (M-CARD-BLINDFAITH-3).
rule-M-AMB-46 = Vor dem Antwortfenster werden die Ziele angesagt: Spieler, Figur, Feld, Richtung, Linie, Drehung. Die Wahl unter Handkarten (abwerfen, geben, weitergeben) und zufälliges Nehmen folgen bei der Ausführung. Eine übernommene Karte erhält neue Ziele, die zugleich mit der Antwort genannt werden.
