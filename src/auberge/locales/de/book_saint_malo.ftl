### Die Spielregel von Saint Malo und ihre Spielhilfe. Die Schlüssel folgen rulebook/saint_malo.toml; zwischen ** steht, was man zuerst liest.

## Worum es geht

book-saint_malo-goal = Worum es geht
book-saint_malo-goal-theme = Der Hafen von Saint Malo wird reich, und das haben auch die Piraten bemerkt. Mit Würfeln und Stift zeichnest du deine eigene Stadt: Mauern, Kirchen, Häuser und Menschen, die dort leben.
book-saint_malo-goal-win = Was du zeichnest, füllt Felder und bringt Siegpunkte (SP), mal sofort, mal am Ende. Sobald eine Stadt voll ist, wird die Runde zu Ende gespielt. Wer dann die meisten SP hat, gewinnt.

## Aufbau

book-saint_malo-setup = Aufbau
book-saint_malo-setup-table = Vor dem ersten Zug:
book-saint_malo-setup-table-boards = Legt das Spieltableau so hin, dass alle es erreichen. Jeder nimmt einen Stadtplan und einen Stift.
book-saint_malo-setup-table-pirates = Ihr seid weniger als fünf? Streicht die Piratenspalten für höhere Spielerzahlen durch.
book-saint_malo-setup-table-first = Startspieler ist der jüngste Spieler. Er nimmt die fünf Würfel und malt die drei Dächer über dem Holzlager aus.
book-saint_malo-setup-table-spare = Was übrig bleibt, kommt zurück in die Schachtel.
book-saint_malo-setup-start = Jede Stadt beginnt mit **3 Münzen** in der Bank, **2 Baumstämmen** im Holzlager und 0 SP. Vier Kisten sind schon da, die anderen 41 Felder sind leer. Noch ist keine Kanone durchgestrichen.
book-saint_malo-setup-new = Eine neue Stadt. Die Spalten heißen von links A bis G, die Zeilen von oben 1 bis 7. Die vier Kisten liegen auf B2, C2, B3 und B4. Alle vier berühren das leere Feld C3.
book-saint_malo-setup-online = An einem Tisch in Auberge ist das alles schon erledigt. Wer den Tisch eröffnet, bestimmt den Startspieler oder lässt das Los entscheiden.

## Dein Zug auf einen Blick

book-saint_malo-turn = Dein Zug auf einen Blick
book-saint_malo-turn-steps = Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter. In deinem Zug:
book-saint_malo-turn-steps-roll = **Würfle** bis zu dreimal. Behalte, was dir gefällt.
book-saint_malo-turn-steps-choose = **Wähle** ein Symbol. Für je 2 Münzen darfst du weitere Würfel darauf drehen.
book-saint_malo-turn-steps-use = **Werte** es aus: Lagere Baumstämme, setze Kisten oder Mauern, baue eine Kirche oder wirb eine Person an.
book-saint_malo-turn-steps-pirates = **Kreuze** für jeden Würfel mit gekreuzten Säbeln ein Piratenkästchen an.
book-saint_malo-turn-steps-on = **Gib** die Würfel nach links weiter.
book-saint_malo-turn-faces = Jeder Würfel hat dieselben sechs Seiten:
book-saint_malo-turn-faces-log = **Baumstamm:** Holz für Häuser. Jeder Würfel bringt einen Baumstamm.
book-saint_malo-turn-faces-crate = **Warenkiste:** Waren für Händler. Für jeden Würfel setzt du eine Kiste.
book-saint_malo-turn-faces-wall = **Mauer:** Für jeden Würfel setzt du ein Mauerteil auf ein dunkles Feld.
book-saint_malo-turn-faces-cross = **Kreuz:** Alle ausgewerteten Würfel zusammen bauen eine Kirche.
book-saint_malo-turn-faces-head = **Kopf:** Alle ausgewerteten Würfel zusammen bringen eine Person.
book-saint_malo-turn-faces-swords = **Gekreuzte Säbel:** Piraten! Dieses Symbol kannst du nicht wählen, aber es zählt immer.
book-saint_malo-turn-alone = Wo du nur eine Möglichkeit hast, führt Auberge sie für dich aus, und es geht weiter.

## Deine Stadt

book-saint_malo-city = Deine Stadt
book-saint_malo-city-cells = Deine Stadt hat 45 Felder. Innen liegen 25 **helle Felder**, außen herum 20 **dunkle**: vier Seiten zu je fünf, jede zwischen zwei Türmen. Mauern gehören nur auf dunkle Felder. Alles andere darf überallhin.
book-saint_malo-city-stay = Gezeichnet wird nur auf leere Felder, auf jedes nur eine Sache. Was einmal dasteht, bleibt bis zum Schluss: Nichts wird verschoben oder weggewischt. Türme sind keine Felder. Auch Münzen und Baumstämme brauchen kein Feld.
book-saint_malo-city-dark-title = Vorsicht mit dunklen Feldern
book-saint_malo-city-dark = Setzt du auf ein dunkles Feld etwas anderes als eine Mauer, ist diese Seite sofort zerstört. Sie bringt nie mehr Bonus oder Verteidigung, auch wenn Mauern den Rest füllen. Den anderen drei Seiten schadet das nicht.
book-saint_malo-city-destroyed = Oben standen vier Mauerteile, nur F1 war noch leer. Dann kam eine Kiste dorthin. Jetzt ist die obere Seite zerstört: kein Bonus, keine Verteidigung, bis zum Schluss.
book-saint_malo-city-near-title = Seite an Seite oder ringsum?
book-saint_malo-city-near = Felder liegen **Seite an Seite**, wenn sie eine Kante gemeinsam haben. **Rings um** ein Feld liegen alle Felder, die es berühren, auch diagonal, also nur mit einer Ecke: höchstens acht. Hell oder dunkel ist dabei egal. Sogar die beiden dunklen Felder neben einem Turm berühren sich diagonal.

## Würfeln

book-saint_malo-dice = Würfeln
book-saint_malo-dice-rolls = Würfle zuerst mit allen fünf Würfeln. Dann behältst du beliebig viele und würfelst mit den anderen noch einmal. Das darfst du zweimal tun, du hast also höchstens drei Würfe. Du darfst auch früher aufhören.
book-saint_malo-dice-again = Vor jedem Wurf entscheidest du neu. Auch einen Würfel, den du schon behalten hattest, darfst du nachwürfeln, und gekreuzte Säbel ebenso. Nach dem letzten Wurf bleiben die Würfel liegen; nur mit Münzen kannst du sie noch drehen.
book-saint_malo-dice-swords = Erster Wurf: drei gekreuzte Säbel und zwei Köpfe. Die Säbel musst du nicht behalten. Behalte die Köpfe, würfle die drei anderen nach und hoffe das Beste.

## Ein Symbol, und was Münzen können

book-saint_malo-choose = Ein Symbol, und was Münzen können
book-saint_malo-choose-one = Wähle ein Symbol, aber nie die gekreuzten Säbel. Werte beliebig viele seiner Würfel aus, mindestens einen. Alle dienen einem einzigen Zweck: Vier Köpfe bringen eine Person, nicht zwei. Die übrigen Würfel haben keine Wirkung, außer den gekreuzten Säbeln.
book-saint_malo-choose-coins-title = Würfel drehen
book-saint_malo-choose-coins = Für **2 Münzen** drehst du einen Würfel auf das gewählte Symbol. Du darfst mehrere drehen, auch wenn noch kein Würfel das Symbol zeigt. Gekreuzte Säbel lassen sich nie drehen, und kein Würfel wird auf Säbel gedreht.
book-saint_malo-choose-bank = Mit Münzen bezahlst du nur gedrehte Würfel und Lieferungen von Baumstämmen. Bezahlt wird immer alles, und zwar vor dem Zeichnen. Münzen, die du in einem Zug verdienst, kommen für diesen Zug zu spät.
book-saint_malo-choose-third = Du hast zwei Kisten, eine Mauer, einen Kopf und gekreuzte Säbel gewürfelt. Für 2 Münzen wird ein weiterer Würfel zur Kiste, also setzt du drei. Die Säbel bleiben; für sie kreuzt du danach ein Piratenkästchen an.
book-saint_malo-choose-announce = Sag zuerst das Symbol und die Anzahl der Würfel an. Für alles muss Platz sein. Dann setzt du alles, was du angesagt hast, eines nach dem anderen.
book-saint_malo-choose-pass-title = Passen
book-saint_malo-choose-pass = Passen darfst du nur, wenn du kein Symbol kostenlos auswerten kannst. Baumstämme kosten immer etwas, und Mauern brauchen ein leeres dunkles Feld. Münzen auszugeben ist nie Pflicht.

## Mauern und Türme

book-saint_malo-walls = Mauern und Türme
book-saint_malo-walls-place = Für jeden ausgewerteten Mauer-Würfel setzt du ein **Mauerteil** auf ein leeres dunkles Feld. Die Mauerteile müssen sich nicht berühren. Hast du mehr Würfel als leere dunkle Felder, werte weniger aus.
book-saint_malo-walls-complete = Fünf Mauerteile zwischen zwei Türmen sind eine **vollständige Mauer**. Sie gibt dir bis zum Spielende +2 Verteidigung. Außerdem erhältst du sofort den Bonus dieser Seite; ihn zeigt der Turm, dessen Pfeil an ihr entlangweist. Du darfst sie in mehreren Zügen bauen; solange sie nicht vollständig ist, bringt sie nichts.
book-saint_malo-walls-bonus-title = Der Bonus jeder Seite
book-saint_malo-walls-bonus-side = Seite
book-saint_malo-walls-bonus-bonus = Bonus
book-saint_malo-walls-bonus-top-side = oben
book-saint_malo-walls-bonus-top-bonus = eine Person für 1, 2 oder 3 Köpfe
book-saint_malo-walls-bonus-right-side = rechts
book-saint_malo-walls-bonus-right-bonus = 2 Münzen
book-saint_malo-walls-bonus-bottom-side = unten
book-saint_malo-walls-bonus-bottom-bonus = 3 SP
book-saint_malo-walls-bonus-left-side = links
book-saint_malo-walls-bonus-left-bonus = 2 Münzen
book-saint_malo-walls-bottom = Auf der unteren Seite standen vier Mauerteile, ein weiteres auf F7 vollendet sie. Du erhältst sofort 3 SP, und deine Verteidigung ist jetzt 2.
book-saint_malo-walls-guest-title = Eine Person als Bonus
book-saint_malo-walls-guest = Die obere Seite bringt dir eine Person, als hättest du bis zu drei Köpfe ausgewertet. Wähle Tagelöhner, Soldat, Priester, Baumeister oder Händler und setze die Person auf ein beliebiges leeres Feld. Sie wirkt sofort. Du darfst auch verzichten; dann verfällt der Bonus.
book-saint_malo-walls-top = Das letzte Mauerteil kommt auf F1 und vollendet die obere Seite. Als Bonus wird ein Händler auf C3 gesetzt. Rings um ihn liegen vier Kisten: sofort 4 Münzen.
book-saint_malo-walls-order = Setze deine Mauerteile nacheinander. Vollendet eines eine Seite, kommt zuerst der Bonus, dann geht es weiter. Nehmen die Bonusperson oder ihre Häuser die letzten dunklen Felder ein, verfallen die übrigen Mauerteile. Dafür bezahlte Münzen bekommst du nicht zurück.

## Kirchen

book-saint_malo-churches = Kirchen
book-saint_malo-churches-build = Mit Kreuzen baust du genau **eine Kirche** auf ein beliebiges leeres Feld. Ihre Größe ist die Anzahl der ausgewerteten Würfel, 1 bis 5. Sie braucht weder Baumstämme noch Baumeister. Du darfst mehrere Kirchen derselben Größe haben.
book-saint_malo-churches-series = Kirchen zählen am Ende, als lückenlose **Serie** ab Größe 1: 1, 2, 3 und so weiter. Wo sie stehen, ist egal. Du darfst mehrere Serien haben, aber jede Kirche zählt nur in einer.
book-saint_malo-churches-worth-title = Was eine Serie wert ist
book-saint_malo-churches-worth-series = Serie von 1 bis
book-saint_malo-churches-worth-one = 1
book-saint_malo-churches-worth-two = 2
book-saint_malo-churches-worth-three = 3
book-saint_malo-churches-worth-four = 4
book-saint_malo-churches-worth-five = 5
book-saint_malo-churches-worth-points-series = SP insgesamt
book-saint_malo-churches-worth-points-one = 1
book-saint_malo-churches-worth-points-two = 4
book-saint_malo-churches-worth-points-three = 8
book-saint_malo-churches-worth-points-four = 13
book-saint_malo-churches-worth-points-five = 20
book-saint_malo-churches-nine = Neun Kirchen: drei der Größe 1, zwei der Größe 2, je eine der Größen 3 und 4 und zwei der Größe 5. Die Serie 1 bis 5 bringt 20 SP, die Serie 1 bis 2 bringt 4, die letzte Kirche der Größe 1 bringt 1. Das macht 25 SP. Die zweite Kirche der Größe 5, auf F5, ist nichts wert.

## Warenkisten

book-saint_malo-crates = Warenkisten
book-saint_malo-crates-place = Für jeden ausgewerteten Kisten-Würfel setzt du eine Kiste auf ein leeres Feld. Alle Kisten eines Zuges bilden **eine Gruppe**, Seite an Seite; nur diagonal genügt nicht. Passen nicht alle hinein, werte weniger Würfel aus.
book-saint_malo-crates-shape = Vier Kisten in einem Zug: C3, D3 und E3 in einer Reihe, D4 darunter. Die Form ist frei, solange alle neuen Kisten Seite an Seite eine einzige Gruppe bilden.
book-saint_malo-crates-old = Die Gruppe darf ältere Kisten berühren, muss aber nicht. Eine ältere Kiste verbindet zwei neue nicht.
book-saint_malo-crates-corner = Die erste von zwei neuen Kisten liegt auf D2. Die zweite darf nicht auf C3: Beide würden sich nur an einer Ecke berühren, und die alte Kiste auf C2 verbindet sie nicht. D3 wäre erlaubt.
book-saint_malo-crates-worth = Eine Kiste allein ist nichts wert, auch am Ende nicht. Erst Händler machen aus Kisten Münzen.

## Die sieben Personen

book-saint_malo-characters = Die sieben Personen
book-saint_malo-characters-recruit = Mit Köpfen wirbst du genau **eine Person** an und setzt sie auf ein beliebiges leeres Feld. Die Anzahl der ausgewerteten Köpfe bestimmt, wer zur Wahl steht. Auf einem dunklen Feld zerstört eine Person die Seite, wie alles außer Mauern.
book-saint_malo-characters-heads-title = Wie viele Köpfe?
book-saint_malo-characters-heads-heads = Köpfe
book-saint_malo-characters-heads-who = Person
book-saint_malo-characters-heads-one-heads = 1
book-saint_malo-characters-heads-one-who = Tagelöhner
book-saint_malo-characters-heads-two-heads = 2
book-saint_malo-characters-heads-two-who = Soldat oder Priester
book-saint_malo-characters-heads-three-heads = 3
book-saint_malo-characters-heads-three-who = Baumeister oder Händler
book-saint_malo-characters-heads-four-heads = 4
book-saint_malo-characters-heads-four-who = Gaukler
book-saint_malo-characters-heads-five-heads = 5
book-saint_malo-characters-heads-five-who = Adliger
book-saint_malo-characters-seven-title = Was sie können
book-saint_malo-characters-around-title = Sie sehen sich einmal um
book-saint_malo-characters-around = Priester, Händler und Gaukler zählen, was rings um sie liegt, auch diagonal. Das tun sie nur einmal: wenn du sie setzt. Was später dazukommt, bringt ihnen nichts mehr. Bereite also zuerst ein gutes Feld vor!
book-saint_malo-characters-priest = Der Priester wird auf D4 gesetzt. Rings um ihn stehen Kirchen auf E4, D5 und C3, die letzte diagonal. Drei Kirchen bringen sofort 3 SP.
book-saint_malo-characters-merchants = Der erste Händler kam auf C3, mit sieben Kisten ringsum: 7 Münzen. Später kam ein zweiter auf C4. Auch um ihn liegen vier dieser Kisten: noch einmal 4 Münzen.
book-saint_malo-characters-juggler = Rings um den Gaukler auf F4 stehen zwei Baumeister, ein Soldat und ein Tagelöhner. Das sind drei Personenarten, also 6 SP; der zweite Baumeister zählt nicht mehr.
book-saint_malo-characters-more = Gut zu wissen:
book-saint_malo-characters-more-soldier = **Soldaten** verteidigen bei jedem Angriff, wo sie auch stehen.
book-saint_malo-characters-more-priest = **Priester** zählen Kirchen; die Größe ist egal.
book-saint_malo-characters-more-merchant = **Händler** verbrauchen die Kisten nicht. Auch die vier Startkisten zählen.
book-saint_malo-characters-more-juggler = **Gaukler** zählen einen anderen Gaukler als Personenart mit, sich selbst aber nie.

## Baumstämme und Häuser

book-saint_malo-houses = Baumstämme und Häuser
book-saint_malo-houses-logs = Jeder ausgewertete Baumstamm-Würfel bringt einen Baumstamm ins Holzlager. Die ganze Lieferung kostet **2 Münzen**, ob sie nun einen Baumstamm bringt oder fünf. Gedrehte Würfel kosten extra. Kannst du nicht alles bezahlen, kannst du keine Baumstämme auswerten.
book-saint_malo-houses-build = Ein **Baumeister** baut in dem Augenblick, in dem du ihn setzt, und danach nie wieder. Er baut bis zu drei Häuser. Jedes braucht einen Baumstamm und bringt sofort **3 SP**. Bauen kostet keine Münzen und ist nie Pflicht.
book-saint_malo-houses-group = Seine Häuser bilden eine Gruppe, Seite an Seite. Mindestens eines muss ihn berühren, eine Ecke genügt. Sie dürfen ältere Häuser und Baumeister berühren, aber das ersetzt die Berührung mit ihm nicht.
book-saint_malo-houses-two = Der Baumeister wird auf C4 gesetzt. Sein erstes Haus kommt auf D3 und berührt ihn diagonal, das zweite daneben auf E3. Zwei Baumstämme werden zu zwei Häusern: 6 SP.

## Piraten

book-saint_malo-pirates = Piraten
book-saint_malo-pirates-boxes = Ganz am Ende deines Zuges kreuzt du für jeden Würfel mit **gekreuzten Säbeln** ein Piratenkästchen an. Auslassen darfst du keinen. Angekreuzt wird Reihe für Reihe, von links nach rechts.
book-saint_malo-pirates-rows-title = Kästchen je Reihe
book-saint_malo-pirates-rows-players = Spieler
book-saint_malo-pirates-rows-two = 2
book-saint_malo-pirates-rows-three = 3
book-saint_malo-pirates-rows-four = 4
book-saint_malo-pirates-rows-five = 5
book-saint_malo-pirates-rows-boxes-players = Kästchen
book-saint_malo-pirates-rows-boxes-two = 4
book-saint_malo-pirates-rows-boxes-three = 6
book-saint_malo-pirates-rows-boxes-four = 8
book-saint_malo-pirates-rows-boxes-five = 10
book-saint_malo-pirates-attack = Das letzte Kästchen einer Reihe löst einen Angriff aus. Er trifft **alle**, nicht nur den, der das Kästchen angekreuzt hat. Es gibt sechs Angriffe, und sie werden immer stärker.
book-saint_malo-pirates-strengths-title = Wie stark die Piraten sind
book-saint_malo-pirates-strengths-row = Angriff
book-saint_malo-pirates-strengths-first = 1
book-saint_malo-pirates-strengths-second = 2
book-saint_malo-pirates-strengths-third = 3
book-saint_malo-pirates-strengths-fourth = 4
book-saint_malo-pirates-strengths-fifth = 5
book-saint_malo-pirates-strengths-sixth = 6
book-saint_malo-pirates-strengths-strength-row = Stärke
book-saint_malo-pirates-strengths-strength-first = 1
book-saint_malo-pirates-strengths-strength-second = 3
book-saint_malo-pirates-strengths-strength-third = 6
book-saint_malo-pirates-strengths-strength-fourth = 8
book-saint_malo-pirates-strengths-strength-fifth = 10
book-saint_malo-pirates-strengths-strength-sixth = 12
book-saint_malo-pirates-defence-title = Die Stadt verteidigen
book-saint_malo-pirates-defence = Deine **Verteidigung** ist 1 für jeden Soldaten plus 2 für jede vollständige Mauer. Ist sie mindestens so groß wie die Stärke der Piraten, hält deine Stadt stand. Auch Soldaten und Mauern aus diesem Zug zählen schon.
book-saint_malo-pirates-cannon = Ist deine Verteidigung kleiner, streichst du **eine Kanone** durch, egal, wie viel fehlt. Jede verlorene Kanone kostet am Ende 5 SP. Aus der Stadt verschwindet nichts: Soldaten und Mauern verteidigen sie auch beim nächsten Mal.
book-saint_malo-pirates-held = Drei Spieler, und in der zweiten Reihe ist noch ein Kästchen frei. Du hast einen Soldaten und vollendest die untere Seite; erst dann kreuzt du für deine Säbel das Kästchen an. Verteidigung 3 gegen Stärke 3: Deine Stadt hält stand. Die beiden anderen verlieren je eine Kanone.
book-saint_malo-pirates-more = Sind nach einem Angriff noch Kästchen anzukreuzen, geht es in der nächsten Reihe weiter. Zu zweit kann ein Zug sogar zwei Angriffe auslösen. Nach dem sechsten Angriff bewirken Säbel nichts mehr, drehen darfst du sie trotzdem nicht.

## Spielende und Wertung

book-saint_malo-end = Spielende und Wertung
book-saint_malo-end-full = Das Ende naht, wenn ein Spieler das letzte leere Feld seiner Stadt füllt. Spielt die Runde zu Ende, Piraten eingeschlossen, damit alle gleich viele Züge hatten. War es der letzte Spieler der Runde, ist das Spiel nach seinem Zug vorbei.
book-saint_malo-end-last = Der erste von vier Spielern baut eine Kirche auf D4, sein letztes leeres Feld. Die Stadt ist voll. Die anderen drei haben noch je einen Zug, dann ist das Spiel zu Ende.
book-saint_malo-end-final-title = Schlusswertung
book-saint_malo-end-final = Zu den SP auf deiner Leiste kommen:
book-saint_malo-end-final-city = **5 SP**, wenn alle deine 45 Felder gefüllt sind
book-saint_malo-end-final-coins = **1 SP** für je zwei übrige Münzen
book-saint_malo-end-final-logs = **1 SP** für jeden ungenutzten Baumstamm
book-saint_malo-end-final-churches = der Wert deiner **Kirchenserien**
book-saint_malo-end-final-cannons = **−5 SP** für jede verlorene Kanone
book-saint_malo-end-rest = Alle anderen Punkte hast du schon im Spiel eingetragen, sobald du sie bekommen hast. Kisten, Mauern, Häuser und Personen bringen jetzt nichts mehr.
book-saint_malo-end-sum = Der letzte Spieler der Runde baut eine Kirche der Größe 3 auf D4 und füllt damit seine Stadt. Er hat 40 SP auf der Leiste, 5 Münzen, 2 Baumstämme, Kirchen der Größen 1, 2 und 3 und zwei verlorene Kanonen.
book-saint_malo-end-sheet-title = Die Wertung dieser Stadt
book-saint_malo-end-sheet-what = Was zählt
book-saint_malo-end-sheet-points = SP
book-saint_malo-end-sheet-track-what = Punkte auf der Leiste
book-saint_malo-end-sheet-track-points = 40
book-saint_malo-end-sheet-city-what = volle Stadt
book-saint_malo-end-sheet-city-points = 5
book-saint_malo-end-sheet-coins-what = 5 Münzen: zwei Paare
book-saint_malo-end-sheet-coins-points = 2
book-saint_malo-end-sheet-logs-what = 2 ungenutzte Baumstämme
book-saint_malo-end-sheet-logs-points = 2
book-saint_malo-end-sheet-churches-what = Kirchen 1, 2, 3
book-saint_malo-end-sheet-churches-points = 8
book-saint_malo-end-sheet-cannons-what = 2 verlorene Kanonen
book-saint_malo-end-sheet-cannons-points = −10
book-saint_malo-end-sheet-total-what = **Summe**
book-saint_malo-end-sheet-total-points = 47
book-saint_malo-end-winner = Die höchste Summe gewinnt. Bei Gleichstand gewinnt, wer mehr leere Felder hat. Herrscht auch dann Gleichstand, gibt es mehrere Sieger.

## Optionen

book-saint_malo-variants = Optionen
book-saint_malo-variants-options = Varianten nennt die gedruckte Spielregel von Saint Malo nicht. In Auberge kannst du beim Eröffnen eines Tisches zwei Optionen einschalten:
book-saint_malo-variants-options-pass = **Freies Passen:** Man darf immer passen, auch wenn man ein Symbol kostenlos auswerten könnte.
book-saint_malo-variants-options-bonus = **Bonusperson ist Pflicht:** Solange ein Feld leer ist, darf man auf die Person der oberen Seite nicht verzichten.

## Fragen und Antworten

book-saint_malo-questions = Fragen und Antworten
book-saint_malo-questions-swords-again = Darf ich Säbel nachwürfeln?
book-saint_malo-questions-swords-again-answer = Ja. Beim Würfeln sind Säbel eine Seite wie jede andere. Erst danach stehen sie fest: Auch mit Münzen lassen sie sich nicht drehen.
book-saint_malo-questions-kept-die = Ich habe nach dem ersten Wurf einen Würfel behalten. Darf ich ihn beim dritten noch nachwürfeln?
book-saint_malo-questions-kept-die-answer = Ja. Vor jedem Wurf entscheidest du neu, welche Würfel du behältst.
book-saint_malo-questions-two-soldiers = Ich habe vier Köpfe. Darf ich zwei Soldaten anwerben?
book-saint_malo-questions-two-soldiers-answer = Nein. Würfel werden nie aufgeteilt: Köpfe bringen eine Person, Kreuze bauen eine Kirche.
book-saint_malo-questions-fewer = Muss ich alle Würfel meines Symbols auswerten?
book-saint_malo-questions-fewer-answer = Nein, du darfst weniger auswerten. Nur die gekreuzten Säbel zählen immer, und zwar alle.
book-saint_malo-questions-pass = Darf ich einfach passen?
book-saint_malo-questions-pass-answer = Nur wenn du kein Symbol kostenlos auswerten kannst, zum Beispiel bei lauter Baumstämmen und Säbeln. Auch eine Option des Tisches kann es erlauben.
book-saint_malo-questions-not-rolled = Darf ich ein Symbol wählen, das kein Würfel zeigt?
book-saint_malo-questions-not-rolled-answer = Ja. Jeder Würfel, den du darauf drehst, kostet 2 Münzen. Münzen, die du in diesem Zug verdienst, kommen zu spät.
book-saint_malo-questions-all-swords = Am Ende zeigen alle meine Würfel Säbel. Was nun?
book-saint_malo-questions-all-swords-answer = Du wertest in diesem Zug kein Symbol aus, denn Säbel lassen sich nicht drehen. Kreuze fünf Kästchen an und gib die Würfel weiter.
book-saint_malo-questions-log-price = Kostet jeder Baumstamm 2 Münzen?
book-saint_malo-questions-log-price-answer = Nein, die ganze Lieferung kostet 2 Münzen. Jeder Würfel, den du auf Baumstamm drehst, kostet 2 weitere.
book-saint_malo-questions-crates-touch = Müssen neue Kisten alte berühren? Zählen Ecken?
book-saint_malo-questions-crates-touch-answer = Alte müssen sie nicht berühren. Untereinander brauchen die neuen aber gemeinsame Kanten; Ecken und alte Kisten verbinden sie nicht.
book-saint_malo-questions-too-many = Ich habe mehr Kisten oder Mauern als Platz. Was nun?
book-saint_malo-questions-too-many-answer = Werte weniger Würfel aus, so viele wie hineinpassen. Ohne leeres dunkles Feld kannst du Mauern gar nicht auswerten.
book-saint_malo-questions-saved = Ich habe eine Kiste auf ein dunkles Feld gesetzt. Ist die Seite noch zu retten?
book-saint_malo-questions-saved-answer = Nein, sie ist endgültig zerstört. Mauern darfst du dort noch setzen, aber nur, um die Stadt zu füllen.
book-saint_malo-questions-two-sides = Ich vollende in einem Zug zwei Seiten. Bekomme ich beide Boni?
book-saint_malo-questions-two-sides-answer = Ja, jeden in dem Augenblick, in dem seine Seite vollständig ist. Die Reihenfolge bestimmst du.
book-saint_malo-questions-bonus-noble = Kann die Bonusperson ein Adliger oder ein Gaukler sein?
book-saint_malo-questions-bonus-noble-answer = Nein, nur eine Person, die einen bis drei Köpfe kostet. Du darfst auch verzichten; die Mauer gibt trotzdem +2 Verteidigung.
book-saint_malo-questions-old-architect = Darf ein älterer Baumeister noch einmal bauen?
book-saint_malo-questions-old-architect-answer = Nein. Nur der Baumeister, den du gerade gesetzt hast, baut, und eines der neuen Häuser muss ihn berühren.
book-saint_malo-questions-earn-again = Verdient mein Händler noch einmal, wenn ich Kisten dazusetze?
book-saint_malo-questions-earn-again-answer = Nein. Wie Priester und Gaukler zählt er nur einmal, wenn du ihn setzt. Aber ein neuer Händler zählt dieselben Kisten noch einmal.
book-saint_malo-questions-church-twice = Darf eine Kirche in zwei Serien zählen?
book-saint_malo-questions-church-twice-answer = Nein. Für eine zweite Serie brauchst du eine zweite Kirche der Größe 1 und so weiter.
book-saint_malo-questions-whom = Wen greifen die Piraten an, und was kann ich verlieren?
book-saint_malo-questions-whom-answer = Alle. Ist deine Verteidigung zu klein, verlierst du eine Kanone, nie mehr. Soldaten und Mauern bleiben.
book-saint_malo-questions-in-time = Verteidigt ein Soldat schon in dem Zug, in dem ich ihn anwerbe?
book-saint_malo-questions-in-time-answer = Ja. Kästchen werden erst angekreuzt, wenn der Rest des Zuges erledigt ist. Er kommt also rechtzeitig.
book-saint_malo-questions-is-over = Meine Stadt ist voll. Ist das Spiel zu Ende?
book-saint_malo-questions-is-over-answer = Erst nach dieser Runde. Wer darin ebenfalls seine Stadt füllt, bekommt auch die 5 SP.
book-saint_malo-questions-below-zero = Kann ich am Ende weniger als 0 SP haben?
book-saint_malo-questions-below-zero-answer = Ja. Jede verlorene Kanone kostet 5 SP, und nach unten gibt es keine Grenze.

## Was in der Schachtel ist

book-saint_malo-box = Was in der Schachtel ist
book-saint_malo-box-parts = Das Spiel ist für zwei bis fünf Spieler. In der Schachtel sind:
book-saint_malo-box-parts-main = ein Spieltableau für alle, mit den Piratenkästchen und einer Übersicht der Personen
book-saint_malo-box-parts-cities = fünf Stadtpläne, alle gleich
book-saint_malo-box-parts-markers = fünf Stifte; alles Gezeichnete lässt sich abwischen
book-saint_malo-box-parts-dice = fünf Würfel mit denselben sechs Symbolen
book-saint_malo-box-board = Ein Stadtplan zeigt die Stadt mit ihren Türmen und ringsum die Leiste für die SP. Daneben sind die Bank, das Holzlager, drei Dächer und sechs Kanonen, eine für jeden Angriff.

## Wie eine Partie aufgeschrieben wird

book-saint_malo-writing = Wie eine Partie aufgeschrieben wird
book-saint_malo-writing-cells = Auf dem Spielplan und im Verlauf heißt ein Feld nach Spalte und Zeile, erst der Buchstabe, dann die Zahl. C3 liegt in der dritten Spalte und der dritten Zeile. Die Ecken A1, G1, A7 und G7 sind die Türme.
book-saint_malo-writing-record = Ein Spielprotokoll enthält jeden Wurf und jede Entscheidung, jeweils mit dem Platz: „1 use wall 2“ heißt, Platz 1 wertet zwei Mauern aus. Felder stehen dort als Zeile und Spalte, ab 0 gezählt: Aus C3 wird „(2,2)“. Preise, Gewinne und Angriffe folgen aus den Regeln und stehen nicht darin.

## Die Spielhilfe: eine Seite

aid-saint_malo-turn = Dein Zug
aid-saint_malo-turn-roll = **Würfle** mit fünf Würfeln, bis zu dreimal; behalte, was du willst.
aid-saint_malo-turn-choose = **Wähle** ein Symbol. Würfel darauf drehen: je 2 Münzen.
aid-saint_malo-turn-use = **Werte** es aus, auch mit weniger Würfeln. Nie aufteilen.
aid-saint_malo-turn-swords = **Säbel:** je ein Piratenkästchen ankreuzen. Würfel weitergeben.

aid-saint_malo-dice = Die Würfel
aid-saint_malo-dice-log = **Baumstamm:** je 1; ganze Lieferung 2 Münzen
aid-saint_malo-dice-crate = **Warenkiste:** je 1, Seite an Seite
aid-saint_malo-dice-wall = **Mauer:** je 1 Mauerteil, dunkle Felder
aid-saint_malo-dice-cross = **Kreuz:** 1 Kirche, Größe = Anzahl Würfel
aid-saint_malo-dice-head = **Kopf:** 1 Person
aid-saint_malo-dice-swords = **Säbel:** nie wählen, drehen oder auslassen

aid-saint_malo-city = Die Stadt
aid-saint_malo-city-light = **Helle Felder:** alles außer Mauern
aid-saint_malo-city-dark = **Dunkle Felder:** alles außer Mauern zerstört die Seite
aid-saint_malo-city-around = **Ringsum:** auch diagonal; zählt nur beim Setzen

aid-saint_malo-sides = Vollständige Mauern
aid-saint_malo-sides-each = je **+2 Verteidigung** und sofort:
aid-saint_malo-sides-top = oben: eine Person für 1–3 Köpfe
aid-saint_malo-sides-flanks = rechts, links: je 2 Münzen
aid-saint_malo-sides-bottom = unten: 3 SP

aid-saint_malo-characters = Die Personen
aid-saint_malo-characters-who = Person
aid-saint_malo-characters-heads = Köpfe
aid-saint_malo-characters-effect = Wirkung
aid-saint_malo-characters-citizen-who = Tagelöhner
aid-saint_malo-characters-citizen-heads = 1
aid-saint_malo-characters-citizen-effect = 1 SP
aid-saint_malo-characters-soldier-who = Soldat
aid-saint_malo-characters-soldier-heads = 2
aid-saint_malo-characters-soldier-effect = +1 Verteidigung
aid-saint_malo-characters-priest-who = Priester
aid-saint_malo-characters-priest-heads = 2
aid-saint_malo-characters-priest-effect = 1 SP je Kirche ringsum
aid-saint_malo-characters-architect-who = Baumeister
aid-saint_malo-characters-architect-heads = 3
aid-saint_malo-characters-architect-effect = bis zu 3 Häuser: je 1 Baumstamm, 3 SP; Seite an Seite, eines berührt ihn
aid-saint_malo-characters-merchant-who = Händler
aid-saint_malo-characters-merchant-heads = 3
aid-saint_malo-characters-merchant-effect = 1 Münze je Kiste ringsum
aid-saint_malo-characters-juggler-who = Gaukler
aid-saint_malo-characters-juggler-heads = 4
aid-saint_malo-characters-juggler-effect = 2 SP je Personenart ringsum
aid-saint_malo-characters-noble-who = Adliger
aid-saint_malo-characters-noble-heads = 5
aid-saint_malo-characters-noble-effect = 7 SP

aid-saint_malo-pirates = Die Piraten
aid-saint_malo-pirates-boxes = **Kästchen je Reihe:** 4/6/8/10 bei 2/3/4/5 Spielern
aid-saint_malo-pirates-strengths = **Stärken:** 1, 3, 6, 8, 10, 12
aid-saint_malo-pirates-defence = **Verteidigung:** 1 je Soldat, 2 je vollständige Mauer; gleich viel genügt
aid-saint_malo-pirates-cannon = Zu schwach: eine Kanone verloren

aid-saint_malo-end = Das Ende
aid-saint_malo-end-round = **Stadt voll:** Runde zu Ende spielen, dann addieren:
aid-saint_malo-end-city = volle Stadt: 5 SP
aid-saint_malo-end-coins = je zwei Münzen: 1 SP
aid-saint_malo-end-logs = je Baumstamm: 1 SP
aid-saint_malo-end-churches = Kirchenserie bis 1/2/3/4/5: 1/4/8/13/20 SP
aid-saint_malo-end-cannons = je verlorene Kanone: −5 SP
aid-saint_malo-end-tie = Gleichstand: Wer mehr leere Felder hat, gewinnt.
