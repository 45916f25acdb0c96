### Die Spielregel und die Spielhilfe zu Valletta in eigenen Worten. Was genau gilt, steht in rules_valletta.ftl.

## Das Ziel

book-valletta-goal = Worum es geht
book-valletta-goal-theme = Malta, 1566. Die große Belagerung ist vorbei, und Jean de la Valette gründet eine neue Hauptstadt: Valletta. Handwerker, Händler und hohe Herren drängen sich an ihrer Hauptstraße. Du bringst sie zusammen und baust.
book-valletta-goal-win = Du spielst Personen aus, sammelst Güter und errichtest Gebäude. Jedes neue Gebäude bringt dir eine neue Person, so werden deine Karten immer stärker. **Wer am Ende die meisten Punkte hat, gewinnt.** Spielen können zwei bis vier.
book-valletta-goal-points = Punkte gibt es auf vier Wegen:
book-valletta-goal-points-buildings = **Deine Gebäude** zählen am Ende der Partie, aufgewertete doppelt.
book-valletta-goal-points-yellow = **Gelbe Personen** bringen Punkte, sobald du sie ausspielst.
book-valletta-goal-points-bonus = **Der Baubonus**: 2 Punkte, wann immer du baust oder aufwertest, wo Jean steht.
book-valletta-goal-points-goods = **Übrige Güter**: 1 Punkt für je drei.

## Der Aufbau

book-valletta-setup = Aufbau
book-valletta-setup-program = Hier baut das Programm alles für dich auf. Mit dem Spiel aus der Schachtel geht ihr in dieser Reihenfolge vor.
book-valletta-setup-steps = So wird eine Partie aufgebaut:
book-valletta-setup-steps-street = **Straße.** Sie kommt in die Mitte. Mischt die 25 Fässer und legt auf jedes Feld verdeckt eines, ohne es anzusehen. Die Punkteplättchen kommen auf die Türme an beiden Enden.
book-valletta-setup-steps-buildings = **Gebäude.** Zieht von jeder Farbe so viele, wie die Tabelle sagt, und mischt alle gezogenen Karten. Legt Reihen zu je fünf Karten, Pergament nach oben: die erste über die Straße, die zweite darunter, die dritte wieder darüber, immer weiter nach außen.
book-valletta-setup-steps-characters = **Personen.** Auf jedes Gebäude kommt die Person mit demselben Buchstaben. Kosten, Ertragssymbole und Punkte bleiben sichtbar.
book-valletta-setup-steps-pool = **Personenvorrat.** Legt die vier Baumeister ohne Symbol einer Spielerfarbe offen neben die Straße.
book-valletta-setup-steps-player = **Dein Platz.** Nimm die Spielerablage, die acht Häuser und die acht Startkarten deiner Farbe. Mische die Karten und ziehe fünf.
book-valletta-setup-steps-figures = **Figuren.** Deine steht vor dem Tor, bei 0 Punkten. Jean wartet auf dem Turmfeld vor dem ersten Fass.
book-valletta-setup-steps-goods = **Güter.** Nimm 1 Gold, 1 Holz, 1 Stein und 1 Ziegel. Alles Übrige ist der allgemeine Vorrat.
book-valletta-setup-steps-first = **Startspieler.** Nach der gedruckten Spielregel beginnt, wer zuletzt auf einer Insel war. Hier wird gelost, sofern beim Eröffnen des Tisches nichts anderes gewählt wird.
book-valletta-setup-steps-draft = **Ein Gut extra.** Legt noch ein Gut jeder Sorte bereit. Jeder nimmt eines: zuerst der letzte Spieler, ganz am Schluss der Startspieler. Der Rest kommt zurück in den Vorrat.
book-valletta-setup-display-players = Spieler
book-valletta-setup-display-green = Grün
book-valletta-setup-display-blue = Blau
book-valletta-setup-display-yellow = Gelb
book-valletta-setup-display-rows = Reihen
book-valletta-setup-display-two-players = 2
book-valletta-setup-display-two-green = 6
book-valletta-setup-display-two-blue = 8
book-valletta-setup-display-two-yellow = 6
book-valletta-setup-display-two-rows = 2 über der Straße, 2 darunter
book-valletta-setup-display-three-players = 3
book-valletta-setup-display-three-green = 8
book-valletta-setup-display-three-blue = 10
book-valletta-setup-display-three-yellow = 7
book-valletta-setup-display-three-rows = 3 über der Straße, 2 darunter
book-valletta-setup-display-four-players = 4
book-valletta-setup-display-four-green = 10
book-valletta-setup-display-four-blue = 12
book-valletta-setup-display-four-yellow = 8
book-valletta-setup-display-four-rows = 3 über der Straße, 3 darunter
book-valletta-setup-look = Nicht gezogene Karten bleiben in der Schachtel. Sieh dir vor dem ersten Zug die Personen auf den Gebäuden an: Jede davon kann noch zu dir kommen.
book-valletta-setup-draft = Dein Mitspieler hat 1 Holz dazugenommen. Du hast einen Baumeister auf der Hand und wählst Gold. Mit 2 Gold, 1 Holz, 1 Stein und 1 Ziegel kannst du sofort das Gebäude des Bankiers bauen.

## Dein Zug

book-valletta-turn = Dein Zug
book-valletta-turn-glance = **Du spielst drei Karten aus der Hand aus, eine nach der anderen.** Führe jede Karte ganz aus, bevor du die nächste wählst. Passen oder weniger ausspielen darfst du nicht. Danach ist der Spieler links von dir am Zug.
book-valletta-turn-course = So läuft ein Zug ab:
book-valletta-turn-course-play = **Spiele eine Karte aus**: Lege sie offen auf das erste freie Feld deiner Spielerablage.
book-valletta-turn-course-do = **Tu, was sie sagt.** Verzichten darfst du nur, wo auf der Karte „darfst“ steht.
book-valletta-turn-course-again = **Spiele eine zweite und eine dritte Karte** genauso aus.
book-valletta-turn-course-discard = **Lege alle drei** auf deinen Ablagestapel bei der geöffneten Tür.
book-valletta-turn-course-draw = **Ziehe nach**, bis du wieder fünf Karten auf der Hand hast.
book-valletta-turn-turn = Deine erste Karte war die Krämerin: Sie hat 1 Gold gebracht, und jetzt hast du 2. Ihre Karte bleibt bis zum Ende des Zuges auf deiner Spielerablage. Zwei weitere Karten folgen.
book-valletta-turn-nothing-title = Wenn eine Karte wenig bringt
book-valletta-turn-nothing = Eine Karte, die gerade nichts bewirkt, zählt trotzdem als eine der drei. Lässt sich nur ein Teil ausführen, führst du diesen Teil aus. Ein Preis aber wird ganz oder gar nicht bezahlt.
book-valletta-turn-new-title = Neue Personen
book-valletta-turn-new = Eine neue Person kommt sofort auf deine Hand, und du darfst sie noch im selben Zug ausspielen. Sie zählt zu deinen fünf Karten; du ziehst danach also eine weniger.
book-valletta-turn-piles-title = Wenn der Nachziehstapel leer ist
book-valletta-turn-piles = Musst du ziehen und der Stapel ist leer, dann mische deinen Ablagestapel und ziehe weiter. Die drei gerade ausgespielten Karten gehören dazu. Hast du insgesamt weniger als fünf Karten, ziehst du, was da ist.

## Die ersten Karten

book-valletta-first = Deine ersten Karten und die Güter
book-valletta-first-eight = Alle beginnen mit denselben acht verschiedenen Karten: sechs roten und zwei lilafarbenen. Die roten sind einfache Helfer. Vier bringen je ein Gut, die Magd bringt ein Gut deiner Wahl, und der Baumeister baut.
book-valletta-first-kinds = Es gibt vier Sorten Güter. Auch Gold ist ein Gut.
book-valletta-first-kinds-gold = **Gold** bringt die Krämerin. Du brauchst es zum Bauen, nie zum Aufwerten.
book-valletta-first-kinds-wood = **Holz** bringt der Holzfäller.
book-valletta-first-kinds-stone = **Stein** bringt der Steinhauer.
book-valletta-first-kinds-brick = **Ziegel** bringt der Ziegelstreicher.
book-valletta-first-goods = Güter kommen aus dem allgemeinen Vorrat und gehen beim Bezahlen dorthin zurück. Sie liegen offen vor dir. Du darfst beliebig viele besitzen.
book-valletta-first-supply = Der Vorrat geht nicht aus. Sind die Spielsteine einer Sorte aufgebraucht, steht ein beiseitegelegtes Fass für ein Gut seiner Sorte. Danach tut es jeder andere Gegenstand.

## Bauen

book-valletta-build = Bauen
book-valletta-build-any = Mit einem Baumeister darfst du **ein neues Gebäude bauen oder eines deiner Gebäude aufwerten**. Du darfst auch verzichten. Jedes Gebäude ohne Haus ist erlaubt, gleich wo es liegt und welche Farbe es hat: Die Farben der Gebäude haben mit deiner nichts zu tun.
book-valletta-build-steps = Gebaut wird in vier Schritten:
book-valletta-build-steps-choose = **Wähle** ein Gebäude, auf dem kein Haus steht.
book-valletta-build-steps-pay = **Bezahle** die Kosten auf dem Pergament oben links.
book-valletta-build-steps-character = **Nimm die Person**, die darauf liegt, auf die Hand.
book-valletta-build-steps-house = **Setze eines deiner Häuser** auf das Gebäude. Es gehört dir.
book-valletta-build-build = Du hast den Baumeister ausgespielt und 2 Gold, 1 Holz, 1 Stein und 1 Ziegel bezahlt. Dein Haus steht auf dem Gebäude, sieben hast du noch, und der Bankier ist auf deiner Hand. Du darfst ihn noch in diesem Zug ausspielen.
book-valletta-build-all = Wenn du baust, machst du alle vier Schritte; die Person kannst du nicht liegen lassen. Das Gebäude gehört dir bis zum Ende. Sind deine acht Häuser gesetzt, kannst du nur noch aufwerten.

## Aufwerten

book-valletta-upgrade = Aufwerten
book-valletta-upgrade-why = Beim Aufwerten drehst du ein Gebäude auf seine bessere Seite: **zwei Ertragssymbole statt einem und am Ende doppelt so viele Punkte.**
book-valletta-upgrade-steps = Aufgewertet wird in drei Schritten:
book-valletta-upgrade-steps-choose = **Wähle** ein eigenes Gebäude, das noch nicht aufgewertet ist.
book-valletta-upgrade-steps-pay = **Bezahle** Holz, Stein und Ziegel der aufgedruckten Kosten. Aufwerten kostet nie Gold.
book-valletta-upgrade-steps-turn = **Drehe die Karte** auf die Seite mit dem Stadtwappen und setze dein Haus wieder darauf.
book-valletta-upgrade-upgrade = Dieses Gebäude kostet 2 Gold, 1 Holz, 1 Stein und 1 Ziegel. Beim Aufwerten bezahlst du Holz, Stein und Ziegel; dein Gold behältst du. Jetzt zeigt es zwei Goldsymbole.
book-valletta-upgrade-same = Du bekommst keine zweite Person und brauchst kein zweites Haus. Jedes Gebäude kann einmal aufgewertet werden. Farbe und Besitzer bleiben gleich.

## Die Kosten

book-valletta-cost = Was ein Gebäude kostet
book-valletta-cost-neighbours-title = Nachbarn sparen Gold
book-valletta-cost-neighbours = **Bezahle 1 Gold weniger für jedes eigene Gebäude, das direkt an das neue grenzt.** Es muss Kante an Kante liegen, auf derselben Straßenseite. Ecken zählen nicht, die andere Straßenseite und fremde Gebäude auch nicht.
book-valletta-cost-two-neighbours = Das Gebäude des Architekten kostet 4 Gold, 3 Holz, 1 Stein und 1 Ziegel. Deine Gebäude links daneben und darüber ersparen dir 2 Gold. Das Gebäude, das nur eine Ecke berührt, hilft dir nicht.
book-valletta-cost-floor = Die Goldkosten können bis auf 0 sinken, tiefer nicht. Billiger wird nur das Gold, und ein aufgewerteter Nachbar spart so viel wie jeder andere. Aufwerten kostet kein Gold, da spielen Nachbarn keine Rolle.
book-valletta-cost-replace-title = Drei für eins
book-valletta-cost-replace = Beim Bezahlen eines Gebäudes oder einer Aufwertung **dürfen drei andere Güter eines ersetzen**. Die drei dürfen gleich oder verschieden sein. Gold darf ersetzen und ersetzt werden. Das geht auch mehrmals, sogar bei Gütern, die du hast.
book-valletta-cost-wood-for-stone = Du hattest 3 Gold, 4 Holz, 1 Ziegel und keinen Stein. Das Gebäude des Bankiers kostet 2 Gold, 1 Holz, 1 Stein und 1 Ziegel. 3 Holz haben den Stein ersetzt, und 1 Gold ist dir geblieben.
book-valletta-cost-only = Es sind immer genau drei, und zwar von anderen Sorten als die ersetzten Güter. Ersetzen kannst du nur bei Gebäuden und Aufwertungen. Die Preise der Personen werden genau so bezahlt, wie sie dastehen.
book-valletta-cost-order-title = In welcher Reihenfolge
book-valletta-cost-order = So rechnest du Kosten aus:
book-valletta-cost-order-printed = Beginne mit den aufgedruckten Kosten.
book-valletta-cost-order-gold = Ziehe 1 Gold für jedes angrenzende eigene Gebäude ab, beim Aufwerten alles Gold.
book-valletta-cost-order-craft = Mit Dachdecker, Maurer oder Zimmermann ziehe 2 Ziegel, 2 Steine oder 2 Holz ab.
book-valletta-cost-order-pay = Bezahle den Rest. Jetzt darfst du Güter ersetzen, drei für eins.

## Der Lehrling

book-valletta-apprentice = Der Lehrling
book-valletta-apprentice-purple = Zwei deiner Startkarten sind lila: der Lehrling und Jean. Von Jean handelt das nächste Kapitel.
book-valletta-apprentice-repeats = **Der Lehrling kopiert die rote oder grüne Karte, die du in diesem Zug direkt vor ihm ausgespielt hast.** Du wählst neu: Hat die Magd Stein genommen, kann der Lehrling Gold nehmen.
book-valletta-apprentice-builder = Nach einem Baumeister baut er noch einmal oder wertet auf, und du bezahlst noch einmal voll. Das darf er sogar, wenn du den Baumeister nicht genutzt hast.
book-valletta-apprentice-twice = Deine zwei Gebäude zeigen drei Goldsymbole, zwei davon das aufgewertete. Der Bankier hat 3 Gold gebracht. Der Lehrling, gleich nach ihm ausgespielt, brachte noch einmal 3.
book-valletta-apprentice-idle = Als erste Karte des Zuges bewirkt er nichts, ebenso nach einer blauen, gelben oder lilafarbenen Karte. Jean kopiert er also nie. Er zählt trotzdem als eine deiner drei Karten.

## Jean

book-valletta-jean = Jean auf der Straße
book-valletta-jean-steps = Spielst du deine Jean-Karte aus, geht seine Figur die Straße entlang:
book-valletta-jean-steps-walk = **Bewege Jean** ein Feld weiter. Das ist Pflicht.
book-valletta-jean-steps-barrel = **Decke das Fass** auf seinem neuen Feld auf. Nimm 1 Gut der gezeigten Sorte und lege das Fass beiseite.
book-valletta-jean-steps-choose = **Danach darfst du** eine Person **einstellen oder entlassen**: eines von beidem oder keines.
book-valletta-jean-hire-title = Einstellen
book-valletta-jean-hire = Nimm eine beliebige Person aus dem Personenvorrat auf die Hand. Sie gehört dir, und du darfst sie sofort ausspielen. Im Vorrat liegen die zusätzlichen Baumeister und alle entlassenen Karten. Personen auf Gebäuden kannst du nicht einstellen.
book-valletta-jean-hired = Jean ist auf das sechste Feld gegangen. Das Fass dort zeigte Stein, also hast du einen genommen. Dann hast du einen Baumeister eingestellt. Er ist auf deiner Hand, und du darfst ihn noch in diesem Zug ausspielen.
book-valletta-jean-dismiss-title = Entlassen
book-valletta-jean-dismiss = Lege eine Karte von deiner Hand in den Personenvorrat. Ihre Funktion wird nicht ausgeführt, und sie gehört dir nicht mehr; von nun an kann sie jeder einstellen. Mit weniger schwachen Karten kommen die guten schneller wieder.
book-valletta-jean-dismissed = Jeans Fass hat 1 Gold gebracht. Dann hast du die Krämerin entlassen, sie liegt jetzt im Personenvorrat. Jeder deiner zwei Bankiers bringt 3 Gold, und von nun an kommen sie öfter.
book-valletta-jean-last = Auf dem letzten Feld bleibt Jean stehen. Von da an geht er nicht weiter und bringt kein Gut, aber einstellen oder entlassen darfst du weiterhin.

## Der Baubonus

book-valletta-bonus = Der Baubonus
book-valletta-bonus-zone = Die Straße hat fünf Bereiche zu je fünf Feldern. Zu einem Bereich gehören alle Gebäude seiner Spalte, über und unter der Straße. **Baust du ein Gebäude in dem Bereich, in dem Jean steht, oder wertest du dort eines auf, erhältst du sofort 2 Punkte.**
book-valletta-bonus-second-zone = Jean steht auf dem sechsten Feld, im zweiten Bereich. Du hast das Gebäude des Bankiers in der zweiten Spalte gebaut und 2 Punkte erhalten. Das gleiche Gebäude eine Spalte weiter links hätte keinen Bonus gebracht.
book-valletta-bonus-tower = Auf dem Turm steht Jean in keinem Bereich, und es gibt keinen Bonus. Auf dem letzten Feld bleibt er im fünften Bereich. Jede Art zu bauen und aufzuwerten bringt den Bonus, auch in der Endphase.

## Grüne Personen

book-valletta-green = Grüne Personen
book-valletta-green-icons = Mit grünen Personen werfen deine Gebäude etwas ab. **Jede bringt ein Gut für jedes Symbol ihrer Sorte auf deinen Gebäuden.** Gebäude aller Farben zählen. Sieh unten links nach; die Symbole der Kosten zählen nicht.
book-valletta-green-earned = Der Schreiner fand ein Holzsymbol, auf einem blauen Gebäude, und brachte 1 Holz. Der Steinmetz fand zwei Steinsymbole auf einem aufgewerteten gelben Gebäude und brachte 2 Steine. Das Ziegelsymbol wartet auf den Ziegler.
book-valletta-green-none = Ein einfaches Gebäude zeigt ein Symbol, ein aufgewertetes zwei. Ohne passendes Symbol bekommst du nichts.

## Blaue Personen

book-valletta-blue = Blaue Personen
book-valletta-blue-many = Blaue Personen sind die Fachleute: Jede hat ihr eigenes Handwerk. Der Lehrling kopiert sie nie.
book-valletta-blue-crafts-title = Drei, die bauen
book-valletta-blue-crafts = Dachdecker, Maurer und Zimmermann bauen oder werten auf wie ein Baumeister. Der Dachdecker spart 2 Ziegel, der Maurer 2 Steine, der Zimmermann 2 Holz. Kostet das Gebäude weniger davon, sparst du nur das; ausgezahlt wird nichts.
book-valletta-blue-deals-title = Vier, die Güter bringen
book-valletta-blue-deals = Händlerin und Kaufmann verlangen einen Preis; du darfst verzichten. Getauscht wird bei jedem Ausspielen nur einmal. Schneiderin und Ordensschwester verlangen nichts. Bei der Ordensschwester nimmt aber auch jeder Mitspieler 1 Gut der gewählten Sorte.
book-valletta-blue-counts-title = Zwei, die zählen
book-valletta-blue-counts = Beim Vorarbeiter wählst du eine Gütersorte und zählst ihre Symbole, wie bei einer grünen Person. Der Kämmerer zählt deine grünen Gebäude; ein aufgewertetes zählt einmal.
book-valletta-blue-collectors-title = Drei, die einsammeln
book-valletta-blue-collectors-who = Person
book-valletta-blue-collectors-from = Jeder Mitspieler mit
book-valletta-blue-collectors-gives = Gibt dir
book-valletta-blue-collectors-two = Zu zweit zusätzlich
book-valletta-blue-collectors-monk-who = Bettelmönch
book-valletta-blue-collectors-monk-from = mindestens 4 Gütern
book-valletta-blue-collectors-monk-gives = 1 Gut seiner Wahl
book-valletta-blue-collectors-monk-two = 1 Gut deiner Wahl
book-valletta-blue-collectors-innkeeper-who = Wirt
book-valletta-blue-collectors-innkeeper-from = mindestens 2 Gold
book-valletta-blue-collectors-innkeeper-gives = 1 Gold
book-valletta-blue-collectors-innkeeper-two = 1 Gold
book-valletta-blue-collectors-tax-who = Zöllner
book-valletta-blue-collectors-tax-from = mindestens 3 Holz, 3 Steinen oder 3 Ziegeln
book-valletta-blue-collectors-tax-gives = 1 Gut von jeder dieser Sorten, von der er mindestens 3 hat (nie Gold)
book-valletta-blue-collectors-tax-two = 1 Holz, 1 Stein oder 1 Ziegel
book-valletta-blue-must = Weigern kann sich keiner. Zu zweit kommt das zusätzliche Gut aus dem Vorrat; du bekommst es auch, wenn dein Mitspieler zu wenig hat, um dir etwas zu geben.
book-valletta-blue-tax = Dein Mitspieler hatte 1 Gold, 2 Holz, 3 Steine und 4 Ziegel. Dein Zöllner hat 1 Stein und 1 Ziegel geholt: 2 Holz sind zu wenig, und Gold zählt nicht. Zu zweit hast du noch 1 Holz aus dem Vorrat genommen.

## Gelbe Personen

book-valletta-yellow = Gelbe Personen
book-valletta-yellow-points = Gelbe Personen sind die großen Namen ihrer Zeit. Sie bringen sofort Punkte, jedes Mal, wenn du sie ausspielst.
book-valletta-yellow-price = Architekt, Großbailli und Großmeister verlangen einen Preis. Du darfst verzichten. Bezahlt wird bei jedem Ausspielen nur einmal und immer genau das Verlangte: Drei für eins gilt hier nicht.
book-valletta-yellow-count = König, Kaiser und Papst zählen deine Gebäude, wie sie jetzt sind; ein aufgewertetes zählt einmal. Manche gelben Personen gibt es zweimal. Du darfst beide haben und nutzen.
book-valletta-yellow-king = Drei deiner vier Gebäude sind grün, und eines davon ist aufgewertet. König Philipp II. zählt jedes einmal: Du steigst von 4 auf 7 Punkte.

## Die Punkteleiste

book-valletta-track = Die Punkteleiste
book-valletta-track-moves = Für jeden Punkt geht deine Figur auf der Straße ein Feld weiter. Mehrere Figuren dürfen auf einem Feld stehen. Punkte verlierst du nie.
book-valletta-track-laps = Gehst du über Feld 25 hinaus, nimm ein Plättchen mit der 25 und zähle ab Feld 1 weiter. Bei jedem weiteren Umlauf drehst oder tauschst du es: 50, 75, 100. Feld 25 ohne Plättchen sind also 25 Punkte, Feld 1 mit Plättchen 25 sind 26.

## Die Endphase

book-valletta-end = Die Endphase
book-valletta-end-triggers = Eines dieser Ereignisse genügt, um die Endphase einzuleiten:
book-valletta-end-triggers-jean = **Jean** erreicht das letzte Feld der Straße.
book-valletta-end-triggers-points = Ein Spieler erreicht oder überschreitet **25 Punkte**.
book-valletta-end-triggers-houses = Ein Spieler setzt sein **achtes Haus**.
book-valletta-end-knight = Du hattest 23 Punkte. Der Ritter hat zwei gebracht, und 25 Punkte leiten die Endphase ein. Dein Zug ist noch nicht zu Ende: noch zwei Karten, dann ziehst du wie gewohnt nach.
book-valletta-end-begin-title = Wie sie beginnt
book-valletta-end-begin = So geht es danach weiter:
book-valletta-end-begin-finish = **Spiele den Zug** wie gewohnt zu Ende und ziehe auf fünf Karten nach; wenn nötig, mische.
book-valletta-end-begin-shuffle = **Alle mischen** ihren Nachziehstapel und ihren Ablagestapel zu einem neuen Nachziehstapel. Handkarten bleiben auf der Hand.
book-valletta-end-begin-next = **Der nächste Spieler** hat den ersten Zug der Endphase.
book-valletta-end-once-title = Noch einmal durch alle Karten
book-valletta-end-once = Es geht weiter wie zuvor, aber **der Ablagestapel wird nie mehr gemischt**. Jeder spielt alle seine Karten ein letztes Mal aus. Neue Personen kommen auf die Hand und werden auch ausgespielt, entlassene nicht mehr. In deinem letzten Zug hast du vielleicht weniger als drei Karten: Spiele sie alle aus.
book-valletta-end-out = Nach deiner letzten Karte steigst du aus. Du hast keinen Zug mehr, und die Karten der anderen betreffen dich nicht mehr. Manche haben vielleicht mehr Züge als andere. Die Partie endet, wenn alle ausgestiegen sind.

## Die Schlusswertung

book-valletta-score = Die Schlusswertung
book-valletta-score-steps = Alle zählen zusammen:
book-valletta-score-steps-track = **Deine Punkte** auf der Leiste.
book-valletta-score-steps-buildings = **Deine Gebäude**: die Punkte unten rechts auf der sichtbaren Seite.
book-valletta-score-steps-goods = **Deine Güter**: 1 Punkt für je drei, alle Sorten zusammen. Ein oder zwei übrige Güter bringen nichts.
book-valletta-score-tie = **Wer die meisten Punkte hat, gewinnt.** Bei Gleichstand gewinnt, wer mehr Häuser gesetzt hat. Sind auch die gleich, wird der Sieg geteilt. Wer früh ausgestiegen ist, wird gewertet wie alle anderen.
book-valletta-score-sum = Deine letzte Karte ist ausgespielt, und die Partie ist zu Ende. Du hast 17 Punkte auf der Leiste, sieben Gebäude, zwei davon aufgewertet, und sieben Güter: 4 Gold, 1 Holz und 2 Steine. Du kommst auf 44 Punkte.
book-valletta-score-worked-what = Was
book-valletta-score-worked-how = Wie
book-valletta-score-worked-points = Punkte
book-valletta-score-worked-track-what = Leiste
book-valletta-score-worked-track-how = während der Partie erhalten
book-valletta-score-worked-track-points = 17
book-valletta-score-worked-basic-what = Fünf einfache Gebäude
book-valletta-score-worked-basic-how = 2 + 3 + 4 + 3 + 1
book-valletta-score-worked-basic-points = 13
book-valletta-score-worked-upgraded-what = Zwei aufgewertete Gebäude
book-valletta-score-worked-upgraded-how = 4 + 8
book-valletta-score-worked-upgraded-points = 12
book-valletta-score-worked-goods-what = Sieben Güter
book-valletta-score-worked-goods-how = zweimal drei, eines bleibt übrig
book-valletta-score-worked-goods-points = 2
book-valletta-score-worked-total-what = Summe
book-valletta-score-worked-total-how = 17 + 13 + 12 + 2
book-valletta-score-worked-total-points = 44

## Die Varianten

book-valletta-variants = Varianten
book-valletta-variants-editions = Die gedruckten Ausgaben unterscheiden sich an einigen Stellen. Wird nichts anderes gewählt, richten sich die Tische nach der deutschen Ausgabe. Diese Optionen wählt, wer den Tisch eröffnet.
book-valletta-variants-options = Zur Wahl stehen:
book-valletta-variants-options-french = **Französische Ausgabe**: Auf jede Funktion außer Jeans Bewegung darf man verzichten, und Aufwerten gibt keinen Baubonus.
book-valletta-variants-options-effects = **Funktion der Karten**: Auf jede darf man verzichten, nur auf Jeans Bewegung nicht.
book-valletta-variants-options-upgrades = **Baubonus beim Aufwerten**: Ohne ihn bringen nur neue Gebäude die 2 Punkte.
book-valletta-variants-options-shuffle = **Zeitpunkt des Mischens**: sofort, wenn der Nachziehstapel leer ist, statt erst beim Nachziehen.
book-valletta-variants-options-supply = **Allgemeiner Vorrat**: Ist er begrenzt, gibt es nur das Material der Schachtel und die beiseitegelegten Fässer. Was fehlt, verfällt.
book-valletta-variants-options-chain = **Kette von Lehrlingen**: Ein Lehrling nach einem Lehrling kopiert, was der erste kopiert hat.
book-valletta-variants-options-architect = **Preis des Architekten**: Wer ihn bezahlen kann, muss es tun.
book-valletta-variants-options-out = **Ausgestiegene bleiben Mitspieler**: Sie geben und erhalten weiterhin Güter.
book-valletta-variants-options-discards = **Ablagestapel**: Alle dürfen sie durchsehen. Sonst siehst du nur deinen eigenen.

## Fragen

book-valletta-questions = Fragen und Antworten
book-valletta-questions-three = Muss ich drei Karten ausspielen?
book-valletta-questions-three-answer = Ja, in jedem Zug. Nur in deinem letzten Zug der Endphase können es weniger sein.
book-valletta-questions-at-once = Darf ich eine Person ausspielen, die ich gerade bekommen habe?
book-valletta-questions-at-once-answer = Ja. Ob du gebaut oder eingestellt hast: Die Karte ist sofort auf deiner Hand. Hast du noch keine drei Karten ausgespielt, darfst du sie ausspielen.
book-valletta-questions-exchange = Darf ich jederzeit drei Güter gegen eines tauschen?
book-valletta-questions-exchange-answer = Nein, nur beim Bezahlen eines Gebäudes oder einer Aufwertung. Die drei dürfen gleich sein, auch Gold.
book-valletta-questions-cheaper = Welche Nachbarn machen ein Gebäude billiger?
book-valletta-questions-cheaper-answer = Deine eigenen, Kante an Kante auf derselben Straßenseite. Die an den Ecken oder gegenüber nicht.
book-valletta-questions-second = Was kostet eine Aufwertung, und bekomme ich eine zweite Person?
book-valletta-questions-second-answer = Du bezahlst die aufgedruckten Kosten ohne das Gold. Du bekommst keine Person und setzt kein Haus.
book-valletta-questions-same-turn = Darf ich ein Gebäude in dem Zug aufwerten, in dem ich es gebaut habe?
book-valletta-questions-same-turn-answer = Ja, mit einer weiteren Karte, die baut, oder mit dem Lehrling direkt nach einem Baumeister.
book-valletta-questions-repeat = Was kopiert der Lehrling?
book-valletta-questions-repeat-answer = Die rote oder grüne Karte direkt vor ihm. Blaue und gelbe Karten und Jean kopiert er nicht, und als erste Karte bewirkt er nichts.
book-valletta-questions-idle-builder = Ich habe meinen Baumeister nicht genutzt. Darf der Lehrling trotzdem bauen?
book-valletta-questions-idle-builder-answer = Ja. Es zählt nur die Farbe der Karte vor ihm. Du bezahlst die vollen Kosten.
book-valletta-questions-two-apprentices = Ich habe einen zweiten Lehrling eingestellt. Kopiert einer den anderen?
book-valletta-questions-two-apprentices-answer = Nein, Lehrlinge sind lila. Nur die Option „Kette von Lehrlingen“ erlaubt es.
book-valletta-questions-hire = Wen darf ich einstellen, und darf ich auch entlassen?
book-valletta-questions-hire-answer = Alle im Personenvorrat, aber niemanden von den Gebäuden. Mit einer Jean-Karte stellst du ein oder entlässt, nie beides.
book-valletta-questions-bonus = Wann bekomme ich die zwei Bonuspunkte?
book-valletta-questions-bonus-answer = Wenn du in der Spalte von Jeans Bereich baust oder aufwertest. Solange er auf dem Turm steht, nie.
book-valletta-questions-banker = Zählt der Bankier nur grüne Gebäude?
book-valletta-questions-banker-answer = Nein, er zählt die Goldsymbole auf allen deinen Gebäuden: eines auf einem einfachen, zwei auf einem aufgewerteten.
book-valletta-questions-poor = Wir sind zu zweit, und mein Mitspieler hat zu wenig, um mir etwas zu geben. Bekomme ich das zusätzliche Gut?
book-valletta-questions-poor-answer = Ja. Es kommt aus dem Vorrat und hängt nicht von deinem Mitspieler ab.
book-valletta-questions-empty-pile = Mein Nachziehstapel ist leer. Was nun?
book-valletta-questions-empty-pile-answer = Mische deinen Ablagestapel samt den Karten dieses Zuges und ziehe weiter. In der Endphase wird nie gemischt.
book-valletta-questions-over = Jemand hat 25 Punkte. Ist die Partie zu Ende?
book-valletta-questions-over-answer = Nein. Dieser Zug wird zu Ende gespielt. Dann spielen alle noch einmal alle ihre Karten aus.
book-valletta-questions-past-25 = Ich komme von 24 auf 26 Punkte. Gilt das als 25?
book-valletta-questions-past-25-answer = Ja, auch wer über Feld 25 hinausgeht, leitet die Endphase ein. Du nimmst ein Plättchen mit der 25 und stehst auf Feld 1.
book-valletta-questions-last-builder = Meine allerletzte Karte ist ein Baumeister, und ich bekomme eine Person. Bin ich ausgestiegen?
book-valletta-questions-last-builder-answer = Noch nicht. Die neue Karte ist auf deiner Hand: Hast du noch keine drei Karten ausgespielt, spiele sie in diesem Zug aus, sonst in einem weiteren.
book-valletta-questions-counts = Was zählt am Ende?
book-valletta-questions-counts-answer = Die Punkte auf der Leiste, die Punkte deiner Gebäude und ein Punkt für je drei Güter. Bei Gleichstand entscheidet die Zahl der Häuser.

## Die Schachtel

book-valletta-box = Was in der Schachtel ist
book-valletta-box-pieces = Das gedruckte Spiel enthält:
book-valletta-box-pieces-street = 1 Straße aus zwei Hälften mit 25 Feldern, Turmfeld und Punkteleiste
book-valletta-box-pieces-barrels = 25 Fassplättchen, unter jedem ein Gut
book-valletta-box-pieces-tokens = 4 Plättchen für 25 und 50 Punkte, 4 für 75 und 100
book-valletta-box-pieces-buildings = 37 Gebäudekarten mit zwei Seiten: grün, blau und gelb
book-valletta-box-pieces-characters = 73 Personenkarten: viermal 8 Startkarten, 4 zusätzliche Baumeister und 37, die zu den Gebäuden gehören
book-valletta-box-pieces-boards = 4 Spielerablagen mit Nachziehstapel, drei Kartenfeldern und Ablagestapel
book-valletta-box-pieces-houses = 32 Häuser und 4 Figuren in Blau, Gelb, Grün und Rot
book-valletta-box-pieces-goods = 42 Gold, 30 Holz, 30 Steine und 30 Ziegel
book-valletta-box-pieces-jean = 1 lila Figur von Jean de la Valette
book-valletta-box-building-title = Ein Gebäude lesen
book-valletta-box-building = Oben links: die Kosten. Unten links: die Ertragssymbole. Unten rechts: die Punkte am Ende. Auf das Quadrat kommt dein Haus, und der Buchstabe im Kreis nennt die Person. Die aufgewertete Seite zeigt statt der Kosten das Stadtwappen.
book-valletta-box-values = Die gedruckten Spielregeln zeigen die Karten nicht. Die meisten Kosten, Symbole und Punkte der Gebäude und die Güter auf den Fässern sind deshalb rekonstruiert.

## Das Spielprotokoll

book-valletta-records = Wie eine Partie aufgeschrieben wird
book-valletta-records-file = Ein Spielprotokoll ist eine kleine Textdatei. Jeder Eintrag nennt einen Platz und was dort entschieden wurde. Auch die Reihenfolge der Karten nach jedem Mischen steht darin.
book-valletta-records-lines = Zum Beispiel:
book-valletta-records-lines-play = „1 play maid“, „1 maid stone“: Platz 1 spielt die Magd aus und nimmt einen Stein.
book-valletta-records-lines-build = „1 build building_g01“: Platz 1 baut das grüne Gebäude Nummer 1; b steht für blau, y für gelb.
book-valletta-records-lines-payment = „1 payment 2 1 1 1“: bezahltes Gold, Holz, Stein und Ziegel, in dieser Reihenfolge.
book-valletta-records-lines-jean = „2 hire builder“, „2 dismiss shopkeeper“: Platz 2 stellt mit Jean ein oder entlässt.
book-valletta-records-lines-decline = „1 decline“: Platz 1 verzichtet auf eine Funktion.
book-valletta-records-follows = Was aus den Regeln folgt, fehlt: genommene Güter, Punkte, nachgezogene Karten. Ebenso fehlt jede Entscheidung, bei der es nur eine Möglichkeit gab.

## Die Spielhilfe

aid-valletta-turn = Dein Zug
aid-valletta-turn-play = **Spiele 3 Karten aus**, eine nach der anderen. Bei „du darfst“ kannst du verzichten.
aid-valletta-turn-discard = **Lege** alle drei **ab**.
aid-valletta-turn-draw = **Ziehe** auf 5 Karten nach. Stapel leer: Mische deinen Ablagestapel.
aid-valletta-build = Bauen
aid-valletta-build-choose = Wähle ein Gebäude ohne Haus.
aid-valletta-build-pay = Bezahle seine Kosten.
aid-valletta-build-character = Nimm seine Person auf die Hand.
aid-valletta-build-house = Setze dein Haus darauf.
aid-valletta-upgrade = Aufwerten, einmal je Gebäude
aid-valletta-upgrade-cost = Bezahle die Kosten **ohne Gold**.
aid-valletta-upgrade-side = Drehe die Karte um: 2 Symbole, doppelte Punkte.
aid-valletta-cost = Kosten
aid-valletta-cost-neighbour = **−1 Gold** je eigenes Gebäude Kante an Kante, gleiche Straßenseite
aid-valletta-cost-replace = **3 für 1**: Beim Bezahlen ersetzen drei Güter anderer Sorten eines
aid-valletta-jean = Jean
aid-valletta-jean-walk = 1 Feld weiter; nimm das Gut vom Fass.
aid-valletta-jean-choose = Danach darfst du 1 Person einstellen **oder** entlassen.
aid-valletta-jean-zone = In seinem Bereich bauen oder aufwerten: **2 Punkte**
aid-valletta-cards = Personen
aid-valletta-cards-apprentice = **Lehrling**: kopiert die rote oder grüne Karte direkt vor ihm
aid-valletta-cards-green = **Grün**: 1 Gut je passendes Symbol auf allen deinen Gebäuden
aid-valletta-cards-crafts = **Dachdecker, Maurer, Zimmermann**: bauen oder aufwerten für 2 Ziegel, Steine, Holz weniger
aid-valletta-cards-collectors = **Bettelmönch, Wirt, Zöllner**: nimm 1 von jedem Mitspieler mit mindestens 4 Gütern, 2 Gold, 3 einer Sorte (nicht Gold)
aid-valletta-yellow = Gelbe Personen
aid-valletta-yellow-architect = **Architekt**: 4 Holz, 4 Steine oder 4 Ziegel für 4 Punkte
aid-valletta-yellow-bailiff = **Großbailli**: 4 Gold für 4 Punkte
aid-valletta-yellow-master = **Großmeister**: 1 Gut jeder Sorte für 5 Punkte
aid-valletta-yellow-king = **König, Kaiser, Papst**: 1 Punkt je grünes, blaues, aufgewertetes Gebäude
aid-valletta-yellow-knight = **Ritter**: 2 Punkte
aid-valletta-end = Das Ende
aid-valletta-end-triggers = Jean auf dem letzten Feld, 25 Punkte oder 8 Häuser: Zug zu Ende spielen.
aid-valletta-end-shuffle = Alle mischen Nachzieh- und Ablagestapel zusammen; die Hand bleibt.
aid-valletta-end-once = Alle Karten noch einmal ausspielen; nie mehr mischen.
aid-valletta-score = Schlusswertung
aid-valletta-score-track = Punkte auf der Leiste
aid-valletta-score-buildings = Punkte deiner Gebäude
aid-valletta-score-goods = 1 Punkt je 3 Güter
aid-valletta-score-tie = Gleichstand: Wer mehr Häuser hat, gewinnt.
