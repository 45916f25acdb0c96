### Die Spielregel und die Spielhilfe zu Malta!, in unseren eigenen Worten; `**` umgibt, was man zuerst lesen soll.

## Das Ziel

book-malta-goal = Worum es geht
book-malta-goal-aim = Ein kleiner Spielplan voller Pfeile, und jeder darauf will die anderen loswerden. Punkte oder Schätze gibt es nicht. **Bleib im Spiel, bis alle anderen verloren haben: Wer zuletzt übrig ist, gewinnt.**
book-malta-goal-lose = Du scheidest aus, sobald eines von beiden eintritt:
book-malta-goal-lose-cards = **Keine Karte**: In deinem Zug ist deine Hand irgendwann nach dem Ziehen leer.
book-malta-goal-lose-exit = **Kein Ausweg**: Du musst dich bewegen und kannst nicht.
book-malta-goal-players = Malta! ist für zwei bis sechs Spieler ab etwa acht Jahren. Eine Partie dauert eine halbe Stunde. Einen zweiten Rang gibt es nicht: Alle, die verlieren, teilen sich den letzten.

## Der Aufbau

book-malta-setup = Aufbau
book-malta-setup-order = An einem Tisch in Auberge liegt alles schon bereit. Mit einer eigenen Schachtel geht ihr so vor:
book-malta-setup-order-start = Legt die sieben Startfelder nebeneinander, die 1 sichtbar. Das ist die unterste Reihe des Spielplans.
book-malta-setup-order-rows = Mischt die übrigen Felder. Legt sechs Reihen zu je sieben Feldern darüber, die Zahlen sichtbar und aufrecht.
book-malta-setup-order-rest = Die fünf übrigen Felder kommen zurück in die Schachtel.
book-malta-setup-order-pawns = Jeder nimmt eine Figur und stellt sie auf ein Startfeld. Ihr dürft euch eines teilen; das kostet nichts.
book-malta-setup-order-cards = Mischt die 108 Karten und gebt jedem Spieler vier davon.
book-malta-setup-order-first = Der jüngste Spieler beginnt. An einem Tisch in Auberge bestimmt den Startspieler, wer den Tisch eröffnet hat, oder das Los. Gespielt wird im Uhrzeigersinn.
book-malta-setup-look = Du wählst dein Startfeld, bevor du deine Karten siehst. Sieh dir also die Reihe darüber an: Ihre Zahlen zeigen, wo es die nächsten Karten gibt.
book-malta-setup-doors = Drei Spieler wählen ihre Startfelder. Zwei Figuren teilen sich schon das Feld unter der 4, und keine zahlt dafür. Der dritte Spieler darf sich dazustellen oder anderswo beginnen.

## Der Zug im Überblick

book-malta-turn = Dein Zug auf einen Blick
book-malta-turn-phases = Ein Zug hat drei Phasen, immer in dieser Reihenfolge:
book-malta-turn-phases-draw = **Ziehe** so viele Karten, wie die Zahl unter deiner Figur angibt.
book-malta-turn-phases-play = **Spiele** die Hälfte deiner Hand, aufgerundet, eine Karte nach der anderen.
book-malta-turn-phases-move = **Bewege** deine Figur um ein Feld in Pfeilrichtung.
book-malta-turn-next = Dann ist im Uhrzeigersinn der Nächste an der Reihe, der noch im Spiel ist. Zwischen deinen Zügen darfst du auf Karten der anderen antworten.

## Die Felder

book-malta-spaces = Die Felder
book-malta-spaces-front = Jedes Feld zeigt eine Zahl und Pfeile. Die Zahl sagt, wie viele Karten du dort ziehst. Die Pfeile zeigen, wohin du von dort gehen darfst. **Je mehr Auswege, desto weniger Karten.**
book-malta-spaces-kinds-kind = Feld
book-malta-spaces-kinds-number = Zahl
book-malta-spaces-kinds-exits = Pfeile
book-malta-spaces-kinds-start-kind = Startfeld
book-malta-spaces-kinds-start-number = 1
book-malta-spaces-kinds-start-exits = links, oben und rechts
book-malta-spaces-kinds-star-kind = Stern
book-malta-spaces-kinds-star-number = 1
book-malta-spaces-kinds-star-exits = alle vier Richtungen
book-malta-spaces-kinds-crown-kind = Krone
book-malta-spaces-kinds-crown-number = 2
book-malta-spaces-kinds-crown-exits = drei Richtungen
book-malta-spaces-kinds-drop-kind = Tropfen
book-malta-spaces-kinds-drop-number = 3 oder 4
book-malta-spaces-kinds-drop-exits = eine Richtung
book-malta-spaces-kinds-circle-kind = 0-Kreis
book-malta-spaces-kinds-circle-number = 0
book-malta-spaces-kinds-circle-exits = keine
book-malta-spaces-back = Die Rückseite jedes Felds ist ein 0-Kreis: keine Karten, keine Pfeile. Ein entferntes Feld wird auf diese Seite gewendet. Es ist kein Loch: Betreten kann man es noch, aber kein Pfeil führt wieder weg.
book-malta-spaces-home = Ein Startfeld ist ein Feld wie jedes andere. Es kann entfernt, gedreht oder verschoben werden. Nur „Ab nach Hause“ und „Willkommen zurück“ wissen noch, wem es gehört.
book-malta-spaces-four = Von links nach rechts: Der Stern hat eine 1 und vier Pfeile. Die Krone hat eine 2 und drei Pfeile, der Tropfen eine 3 und einen Pfeil. Der 0-Kreis hat gar nichts.

## Ziehen

book-malta-draw = Zuerst: ziehen
book-malta-draw-number = Sieh dir die Zahl unter deiner Figur an und ziehe so viele Karten. Auf einem 0-Kreis ziehst du nichts.
book-malta-draw-short = Reicht der Nachziehstapel nicht, nimmst du, was noch da ist. **Der Ablagestapel wird nicht neu gemischt**, es sei denn, eine Karte verlangt es.
book-malta-draw-empty = Du darfst deinen Zug mit leerer Hand beginnen, denn zuerst ziehst du. Hast du danach noch immer keine Karte, scheidest du aus.
book-malta-draw-three = Deine Figur steht auf einer 3. Du hattest eine Karte und hast drei gezogen, das macht vier. Die Hälfte davon ist zwei: Zwei Karten musst du spielen.

## Spielen

book-malta-play = Dann: die halbe Hand spielen
book-malta-play-half = Zähle deine Hand einmal, gleich nach dem Ziehen. **Genau die Hälfte davon musst du spielen, aufgerundet**: keine mehr und keine weniger.
book-malta-play-halves-hand = Karten auf der Hand
book-malta-play-halves-plays = Davon zu spielen
book-malta-play-halves-two-hand = 1 oder 2
book-malta-play-halves-two-plays = 1
book-malta-play-halves-four-hand = 3 oder 4
book-malta-play-halves-four-plays = 2
book-malta-play-halves-six-hand = 5 oder 6
book-malta-play-halves-six-plays = 3
book-malta-play-halves-eight-hand = 7 oder 8
book-malta-play-halves-eight-plays = 4
book-malta-play-halves-ten-hand = 9 oder 10
book-malta-play-halves-ten-plays = 5
book-malta-play-fixed = Im Lauf des Zuges kann deine Hand wachsen oder schrumpfen; die Zahl der zu spielenden Karten bleibt gleich. Hol dir also früh Nachschub: Was du jetzt ziehst, musst du jetzt nicht spielen.
book-malta-play-grow = Du hattest vier Karten, musstest zwei davon spielen und hast mit „Zieh zwei“ begonnen. Jetzt hast du fünf, und nur noch eine musst du spielen.
book-malta-play-card-title = Eine Karte nach der anderen
book-malta-play-card = Jede Karte wird ganz ausgeführt, bevor die nächste folgt:
book-malta-play-card-announce = **Ansagen**: Nenne die Karte und ihre Ziele, also Spieler, Feld oder Richtung.
book-malta-play-card-respond = **Abwarten**: Die anderen dürfen antworten.
book-malta-play-card-effect = **Ausführen**: Tu, was auf der Karte steht, dann lege sie ab. Erst jetzt werden Karten gewählt, die jemand abwirft oder hergibt.
book-malta-play-card-check = **Prüfen**: Ist nur noch ein Spieler übrig, gewinnt er. Sonst gilt: Ist deine Hand leer, scheidest du aus.
book-malta-play-target = Ein Gegner ist jeder andere, der noch im Spiel ist. Hat eine Karte ein mögliches Ziel, musst du eines wählen. Hat sie keines, darfst du sie trotzdem spielen: Nichts geschieht, aber sie zählt.
book-malta-play-secret = Du entscheidest, welche Karten du spielst, in welcher Reihenfolge und worauf. Handkarten sind geheim, aber jeder sieht, wie viele du hast. Wandert eine Karte von Hand zu Hand, sehen sie nur diese beiden Spieler.
book-malta-play-text = Widerspricht eine Karte dieser Spielregel, gilt die Karte.

## Bewegen

book-malta-move = Zuletzt: bewegen
book-malta-move-arrow = Bewege deine Figur um genau ein Feld in die Richtung, in die ein Pfeil ihres Felds zeigt. Sind mehrere Pfeile benutzbar, wählst du einen. **Wenn du dich bewegen kannst, musst du.**
book-malta-move-edge = Keine Figur verlässt je den Spielplan. Ein Pfeil, der hinausführt, ist nicht benutzbar.
book-malta-move-ways = Deine Figur steht am linken Rand auf einer Krone. Ihre Pfeile zeigen nach oben, unten und links. Links endet der Spielplan: Also geh hinauf zum Stern oder hinunter zum Tropfen.
book-malta-move-allowed = Du darfst auf einen 0-Kreis gehen und auf ein besetztes Feld. Auf einem Feld ist Platz für alle, aber Gesellschaft hat ihren Preis: siehe nächstes Kapitel.
book-malta-move-stuck = **Kein Ausweg?** Musst du dich bewegen und stehst auf einem 0-Kreis, scheidest du aus. Ebenso, wenn alle deine Pfeile vom Spielplan hinunterführen.

## Schutzgeld

book-malta-protection = Schutzgeld
book-malta-protection-pay = Führt dich deine eigene Bewegung auf ein besetztes Feld, zahlst du Schutzgeld. **Gib jedem, der dort steht, so viele Karten aus deiner Hand, wie die Zahl des Felds angibt.**
book-malta-protection-two = Du bist auf eine 2 gegangen, und dort stehen zwei andere Figuren. Du hast fünf Karten: Gib jedem der beiden Gegner zwei und behalte eine.
book-malta-protection-choose = Welche Karten du gibst, entscheidest du, und nur der Empfänger sieht sie. Reichen sie nicht, gibst du alle. Du bestimmst, wer die nächste bekommt, bis deine Hand leer ist.
book-malta-protection-broke = Hast du nach dem Zahlen keine Karte mehr, scheidest du aus. Auf einem 0-Kreis beträgt das Schutzgeld 0 Karten.
book-malta-protection-free = Schutzgeld wird nur in deiner eigenen Bewegungsphase fällig. Eine Figur, die durch eine Karte bewegt wird, zahlt nie, gleich wer die Karte gespielt hat.

## Karten für die Hand

book-malta-hands = Karten: volle Hand, leere Hand
book-malta-hands-lead = Handkarten halten dich am Leben. Diese zehn Karten füllen, leeren oder tauschen Hände oder füllen den Nachziehstapel auf. Wie viele du in diesem Zug spielen musst, ändert keine von ihnen.
book-malta-hands-fewer = Musst du mehr Karten abwerfen oder hergeben, als du hast, sind es eben alle. Reicht der Nachziehstapel nicht, ziehst du, was da ist.
book-malta-hands-whose = Ein Gegner mit leerer Hand ist noch im Spiel: In seinem Zug zieht er zuerst. Ist aber deine eigene Hand nach einer Karte in deinem Zug leer, scheidest du aus.
book-malta-hands-last = „Weitergeben“ war deine letzte Karte, darum konntest du nichts weitergeben. Dein rechter Nachbar gab dir trotzdem eine Karte: „Seitenschritt“. Du hast wieder eine Karte und bist noch im Spiel.

## Karten für die Figuren

book-malta-pawns = Karten: Figuren bewegen
book-malta-pawns-lead = Diese Karten bewegen Figuren, ohne nach Pfeilen zu fragen und ohne Schutzgeld. Mit „Seitenschritt“, „Schubser“ und „Alle bewegen sich“ geht es einen Schritt nach oben, unten, links oder rechts.
book-malta-pawns-edge = Bei „Seitenschritt“ und „Schubser“ wählst du eine Richtung, die auf dem Spielplan bleibt. Bei „Alle bewegen sich“ bleiben Figuren, die schon an diesem Rand stehen, einfach stehen.
book-malta-pawns-shoved = Dein Gegner stand oben rechts in der Ecke, und du hast „Schubser“ nach links gespielt. Nun steht seine Figur auf einem 0-Kreis. Noch geschieht nichts: In seinem Zug kann er sich mit einer Karte retten.
book-malta-pawns-home-title = „Ab nach Hause“
book-malta-pawns-home = Zu Hause ist deine Figur auf dem Startfeld, das du beim Aufbau gewählt hast. Liegt es inzwischen anderswo, geht sie dorthin. Ist es entfernt, geht sie an die Stelle, an der es beim Aufbau lag.
book-malta-pawns-moved = Das Startfeld deines Gegners lag inzwischen viel weiter oben. Du hast „Ab nach Hause“ auf seine Figur gespielt: Sie ging dorthin und nicht in die unterste Reihe.

## Karten für die Felder

book-malta-tiles = Karten: den Spielplan verändern
book-malta-tiles-lead = Diese Karten drehen, wenden und schieben die Felder. **Die Figuren bleiben, wo sie sind**; nur der Boden unter ihnen ändert sich.
book-malta-tiles-occupied-title = Hände weg von besetzten Feldern
book-malta-tiles-occupied = „Entferne ein Feld“ braucht ein Feld ohne Figur. „Tausche zwei Felder“ und „Drehe ein Feld“ lassen Felder unter fremden Figuren in Ruhe; dein eigenes ist erlaubt, wenn du dort allein stehst. „Stelle ein Feld wieder her“ wirkt auf jeden 0-Kreis. Nur „Verschiebe eine Linie“ zieht einem Gegner das Feld unter den Füßen weg.
book-malta-tiles-shifted = Du hast eine ganze Reihe einen Schritt nach rechts verschoben. Ihr letztes Feld kam links wieder herein. Die Figur deines Gegners blieb stehen, und der 0-Kreis rutschte unter sie.
book-malta-tiles-turned = Felder drehen sich im Uhrzeigersinn, um eine, zwei oder drei Vierteldrehungen. Ein gedrehtes Feld bleibt gedreht, auch wenn es später verschoben oder entfernt und wiederhergestellt wird.
book-malta-tiles-turn = Der einzige Pfeil unter deiner Figur führte vom Spielplan hinunter. Nach einer Vierteldrehung im Uhrzeigersinn zeigt er nach oben zum Stern: Jetzt hast du einen Ausweg.

## Karten für den Zug

book-malta-tempo = Karten: anhalten und blockieren
book-malta-tempo-lead = Drei Karten ändern den Lauf eines Zuges: Zwei retten dich, eine blockiert den nächsten Spieler.
book-malta-tempo-stop-title = „Zugende“ und „Bleib stehen“
book-malta-tempo-stop = Beide ersparen dir die Bewegungsphase, sogar auf einem 0-Kreis. Nach „Zugende“ spielst du auch keine Karte mehr. Nach „Bleib stehen“ spielst du noch alle, die fällig sind.
book-malta-tempo-rescue = Du stehst mit zwei Karten auf einem 0-Kreis und musst eine spielen. Mit „Zieh zwei“ säßest du fest. „Zugende“ beendet deinen Zug, bevor du dich bewegen musst, und eine Karte bleibt dir.
book-malta-tempo-last = „Zugende“ als allerletzte Karte hilft nicht: Mit leerer Hand hast du schon verloren.
book-malta-tempo-blind-title = „Blindes Vertrauen“
book-malta-tempo-blind = Der nächste Spieler zieht und bewegt sich in seinem nächsten Zug wie gewohnt, spielt aber keine Karten. Zwei solche Karten gelten für zwei Züge. Antworten darf er weiterhin. Scheidet er aus, erlischt die Wirkung.
book-malta-tempo-whole = Du hattest vier Karten, hast eine gezogen und musstest drei von fünf spielen. „Entferne ein Feld“ hat das Feld links von deinem Gegner zum 0-Kreis gemacht. „Alle bewegen sich“ hat beide Figuren nach links geschoben: Dein Gegner steht auf dem 0-Kreis. Wegen „Blindes Vertrauen“ kann er sich mit keiner Karte befreien. Jetzt bewegst du dich.

## Antworten

book-malta-responses = Antworten außer der Reihe
book-malta-responses-when = Sagt ein anderer eine Karte an, darfst du mit „Annullieren“ oder „Bumerang“ antworten. Gefragt wird im Uhrzeigersinn, und die erste Antwort gilt. **Eine Antwort je Karte**, und keine auf eine Antwort.
book-malta-responses-negate-title = „Annullieren“
book-malta-responses-negate = Die angesagte Karte bleibt ohne Wirkung. Abgelegt wird sie trotzdem, und sie zählt als gespielt.
book-malta-responses-asked = Dein Gegner hat „Schubser“ angesagt, um dich nach links auf den 0-Kreis zu schieben. Noch hat sich nichts bewegt. Antwortest du mit „Annullieren“, bleibst du, wo du bist.
book-malta-responses-boomerang-title = „Bumerang“
book-malta-responses-boomerang = Du übernimmst die Karte, als hättest du sie gespielt, und nennst ihre Ziele neu. Verlangt sie einen Gegner, ist es der, der sie gespielt hat. Sie zählt weiter als seine gespielte Karte.
book-malta-responses-returned = Dein Gegner hat „Erpressung“ gegen dich gespielt, und du hast mit „Bumerang“ geantwortet. So musste er selbst zwei Karten abwerfen, und du hast deine behalten.
book-malta-responses-special = Bei einigen Karten wirkt „Bumerang“ etwas anders:
book-malta-responses-special-stop = „Zugende“ und „Bleib stehen“ bewirken nichts, denn es ist nicht dein Zug.
book-malta-responses-special-blind = „Blindes Vertrauen“ trifft den nächsten Zug dessen, der es gespielt hat.
book-malta-responses-special-home = „Ab nach Hause“ bewegt die Figur dessen, der es gespielt hat.
book-malta-responses-extra = Eine Antwort zählt nicht zu den Karten, die du spielen musst. Sie darf sogar deine letzte sein: Im Zug eines anderen schadet eine leere Hand nicht.
book-malta-responses-own = Im eigenen Zug bewirken „Annullieren“ und „Bumerang“ nichts. Sie zählen trotzdem als gespielt, und niemand antwortet darauf. Gegen deine eigenen Karten kannst du sie nicht einsetzen.
book-malta-responses-quiet = Gefragt wird reihum jeder, der im Spiel ist, auch wer gar nicht antworten kann. Ob jemand freiwillig gepasst hat oder passen musste, erfährt niemand. Die Wartezeit hängt nie von den Karten ab: Eine Pause verrät nichts.

## Ausscheiden und zurückkommen

book-malta-out = Ausgeschieden und wieder da
book-malta-out-gone = Wenn du verlierst, endet dein Zug, und deine Figur verlässt den Spielplan. **Behalte deine Karten.** Du bist nicht mehr an der Reihe, zahlst und bekommst kein Schutzgeld, aber du kannst zurückkommen.
book-malta-out-when = Verlieren kannst du nur im eigenen Zug. Im Zug eines anderen schadet eine leere Hand nicht, mit einer Ausnahme: der Karte „Letzte Runde“.
book-malta-out-called = Du warst am Zug, und ein anderer hatte keine Karte. Du hast „Letzte Runde“ gegen ihn gespielt, und er ist sofort ausgeschieden. Mit einer einzigen Karte auf der Hand wäre ihm nichts geschehen.
book-malta-out-back = „Willkommen zurück“ holt einen Spieler zurück. Seine Figur kommt nach den Regeln von „Ab nach Hause“ auf den Spielplan. Er nimmt seine behaltenen Karten auf und zieht zwei dazu; an die Reihe kommt er wie gewohnt.
book-malta-out-again = Der dritte Spieler war ausgeschieden und hatte eine Karte behalten. Du hast „Willkommen zurück“ gespielt: Seine Figur steht wieder auf ihrem Startfeld, und er hat drei Karten.
book-malta-out-concede-title = Aufgeben
book-malta-out-concede = An einem Tisch in Auberge darfst du jederzeit aufgeben. Das gilt sofort als Niederlage, und zwar endgültig: Keine Karte holt dich zurück.

## Das Ende

book-malta-end = Das Ende
book-malta-end-winner = Die Partie endet, sobald nur noch einer übrig ist, sogar mitten in einem Zug. Er gewinnt. Punkte werden nicht gezählt, und alle anderen teilen sich den letzten Rang.
book-malta-end-order = Nach jeder Karte wird zuerst geprüft, ob nur noch einer übrig ist, und erst dann deine Hand. So kann deine letzte Karte die Partie gewinnen.
book-malta-end-final = Ihr wart noch zu zweit, und „Letzte Runde“ war deine einzige Karte. Dein Gegner hatte keine und schied aus. Nur du bist noch im Spiel: Du gewinnst, obwohl auch deine Hand leer ist.
book-malta-end-three = Ist noch ein Dritter im Spiel, verlierst du mit derselben Karte. Nach „Letzte Runde“ seid ihr noch zu zweit, also zählt deine leere Hand: Du scheidest aus, und der Dritte gewinnt.

## Varianten

book-malta-variants = Varianten
book-malta-variants-small-title = Der kleine Spielplan
book-malta-variants-small = Zu zweit ist der Spielplan manchmal zu groß. Dann legt ihr fünf Startfelder und darüber vier Reihen zu je fünf Feldern. Ab drei Spielern nehmt ihr den 7×7-Spielplan.
book-malta-variants-skip-title = „Blindes Vertrauen“ lässt aussetzen
book-malta-variants-skip = Ist der Tisch so eingestellt, entfällt durch „Blindes Vertrauen“ der ganze nächste Zug: kein Ziehen, keine Karte, keine Bewegung, keine Niederlage. Auf einem 0-Kreis ist das eine Gnadenfrist.
book-malta-variants-own-title = Deine eigenen Karten
book-malta-variants-own = Besitzt du das Spiel, kannst du seine Karten und Felder eingeben und mit ihnen statt mit unseren spielen.

## Fragen

book-malta-questions = Fragen und Antworten
book-malta-questions-how-many = Wie viele Karten muss ich spielen?
book-malta-questions-how-many-answer = Die Hälfte von dem, was du nach dem Ziehen hast, aufgerundet. Bei fünf Karten sind es drei, nicht mehr und nicht weniger.
book-malta-questions-drew-more = Ich habe in meinem Zug zwei Karten dazubekommen. Muss ich mehr spielen?
book-malta-questions-drew-more-answer = Nein. Die Zahl steht fest, sobald du am Anfang deines Zuges gezogen hast. Die neuen Karten behältst du fürs Erste.
book-malta-questions-no-target = Meine Karte hat kein Ziel. Darf ich sie spielen?
book-malta-questions-no-target-answer = Ja. Sie bewirkt nichts, zählt aber. Gibt es ein Ziel, musst du allerdings eines wählen.
book-malta-questions-empty-hand = Ich habe keine Karten und bin nicht am Zug. Bin ich ausgeschieden?
book-malta-questions-empty-hand-answer = Nein, außer jemand spielt „Letzte Runde“ gegen dich. In deinem Zug ziehst du, bevor jemand auf deine Hand sieht.
book-malta-questions-last-card = Kann mich meine letzte Karte retten?
book-malta-questions-last-card-answer = „Zugende“ nicht: Deine Hand ist leer, und du hast schon verloren. „Zieh zwei“ schon: Geprüft wird erst, wenn du gezogen hast.
book-malta-questions-on-circle = Mein Zug beginnt auf einem 0-Kreis. Bin ich ausgeschieden?
book-malta-questions-on-circle-answer = Noch nicht. Du ziehst nichts, spielst aber deine Karten, und eine davon kann dich retten. Du verlierst erst, wenn du dich bewegen musst und nicht kannst.
book-malta-questions-must-move = Muss ich mich bewegen, auch auf einen 0-Kreis oder zu einer anderen Figur?
book-malta-questions-must-move-answer = Ja, solange einer deiner Pfeile auf dem Spielplan bleibt. Führen alle hinaus, scheidest du aus.
book-malta-questions-who-pays = Wann zahle ich Schutzgeld, und wer wählt die Karten?
book-malta-questions-who-pays-answer = Nur nach der Bewegung in deiner eigenen Bewegungsphase, nie wenn dich eine Karte bewegt. Die Karten wählst du.
book-malta-questions-negate-negate = Darf ich „Annullieren“ annullieren?
book-malta-questions-negate-negate-answer = Nein. Auf jede Karte folgt höchstens eine Antwort, und auf eine Antwort keine.
book-malta-questions-own-card = Darf ich „Annullieren“ gegen meine eigene Karte spielen?
book-malta-questions-own-card-answer = Nein. In deinem Zug kannst du es nur wie jede andere Karte spielen. Es bewirkt nichts, zählt aber.
book-malta-questions-pile-empty = Der Nachziehstapel ist leer. Wird gemischt?
book-malta-questions-pile-empty-answer = Nein. Du ziehst, was da ist, auch wenn das nichts ist. Nur die Karte „Frisch gemischt“ bringt den Ablagestapel zurück.
book-malta-questions-under-pawn = Darf ich ein Feld unter einer Figur entfernen, drehen oder tauschen?
book-malta-questions-under-pawn-answer = Nicht unter einem Gegner: Nur „Verschiebe eine Linie“ nimmt ihm das Feld. Dein eigenes darfst du drehen oder tauschen, wenn du allein darauf stehst, aber nie entfernen.
book-malta-questions-after-out = Ich bin ausgeschieden. War es das?
book-malta-questions-after-out-answer = Vielleicht nicht. Behalte deine Karten: „Willkommen zurück“ bringt dich wieder auf dein Startfeld, mit zwei Karten mehr.
book-malta-questions-who-sees = Was darf ich über die Karten der anderen wissen?
book-malta-questions-who-sees-answer = Wie viele sie haben und was auf dem Ablagestapel liegt. Eine Karte, die von Hand zu Hand ging, kennen nur diese beiden Spieler.

## Das Material

book-malta-box = Was in der Schachtel ist
book-malta-box-parts = Viel ist es nicht, was unter das Sofa rollen kann:
book-malta-box-parts-cards = 108 Karten, 27 verschiedene; wie oft es jede gibt, steht in der Tabelle.
book-malta-box-parts-spaces = 54 runde Felder: 7 Startfelder, 11 Sterne, 16 Kronen und 20 Tropfen, davon 12 mit einer 3 und 8 mit einer 4.
book-malta-box-parts-pawns = 6 Figuren, eine je Spieler.
book-malta-box-deck-copies = Anzahl
book-malta-box-deck-cards = Karten
book-malta-box-deck-twelve-copies = 12
book-malta-box-deck-twelve-cards = Zieh zwei
book-malta-box-deck-nine-copies = 9
book-malta-box-deck-nine-cards = Annullieren
book-malta-box-deck-eight-copies = 8
book-malta-box-deck-eight-cards = Seitenschritt
book-malta-box-deck-seven-copies = 7
book-malta-box-deck-seven-cards = Zugende
book-malta-box-deck-five-copies = je 5
book-malta-box-deck-five-cards = Bumerang, Drehe ein Feld, Entferne ein Feld, Stelle ein Feld wieder her
book-malta-box-deck-four-copies = je 4
book-malta-box-deck-four-cards = Ab nach Hause, Bleib stehen, Lokalrunde, Plätze tauschen, Schubser
book-malta-box-deck-three-copies = je 3
book-malta-box-deck-three-cards = Alle bewegen sich, Nimm eine, Tausche zwei Felder, Verschiebe eine Linie, Weitergeben
book-malta-box-deck-two-copies = je 2
book-malta-box-deck-two-cards = Blindes Vertrauen, Erpressung, Frisch gemischt, Gib eine, Hände tauschen, Reiner Tisch, Willkommen zurück, Wirf zwei eigene ab
book-malta-box-deck-one-copies = 1
book-malta-box-deck-one-cards = Letzte Runde
book-malta-box-known = Die veröffentlichte Spielregel nennt zehn der Karten und erklärt keine vollständig. Ihre Einzelheiten, die anderen 17 Karten, alle Stückzahlen und die meisten Felder sind rekonstruiert. Das ist unser eigener Entwurf, nicht das gedruckte Spiel.

## Wie Partien aufgeschrieben werden

book-malta-record = Wie eine Partie aufgeschrieben wird
book-malta-record-names = Der Name eines Felds besteht aus einem Buchstaben für die Spalte, von links, und einer Zahl für die Reihe, von unten. Auf dem großen Spielplan heißt das mittlere Startfeld D1.
book-malta-record-log = Der Verlauf zeigt allen, was geschehen ist: wie viele Karten gezogen wurden, gespielte Karten mit ihren Zielen, Bewegungen, Zahlungen, Niederlagen. Wer gepasst hat, sagt er nie.
book-malta-record-file = Nach der Partie enthält das Spielprotokoll alle Entscheidungen der Reihe nach. Die Felder werden Reihe für Reihe von links ausgelegt, beginnend bei A2. Jeder bekommt seine vier Karten auf einmal, im Uhrzeigersinn vom Startspieler an.

## Die Spielhilfe

aid-malta-turn = Dein Zug
aid-malta-turn-draw = **Ziehe** so viele Karten, wie dein Feld zeigt.
aid-malta-turn-play = **Spiele** die halbe Hand, aufgerundet.
aid-malta-turn-move = **Bewege** dich um ein Feld in Pfeilrichtung. Pflicht.
aid-malta-spaces = Felder
aid-malta-spaces-kind = Feld
aid-malta-spaces-cards = Ziehen
aid-malta-spaces-exits = Auswege
aid-malta-spaces-start-kind = Startfeld
aid-malta-spaces-start-cards = 1
aid-malta-spaces-start-exits = 3
aid-malta-spaces-star-kind = Stern
aid-malta-spaces-star-cards = 1
aid-malta-spaces-star-exits = 4
aid-malta-spaces-crown-kind = Krone
aid-malta-spaces-crown-cards = 2
aid-malta-spaces-crown-exits = 3
aid-malta-spaces-drop-kind = Tropfen
aid-malta-spaces-drop-cards = 3 oder 4
aid-malta-spaces-drop-exits = 1
aid-malta-spaces-circle-kind = 0-Kreis
aid-malta-spaces-circle-cards = 0
aid-malta-spaces-circle-exits = 0
aid-malta-out = Du scheidest aus
aid-malta-out-cards = In deinem Zug, jederzeit nach dem Ziehen: leere Hand.
aid-malta-out-move = In deiner Bewegungsphase: kein Ausweg.
aid-malta-out-others = In fremden Zügen: nur durch „Letzte Runde“.
aid-malta-protection = Schutzgeld
aid-malta-protection-pay = Besetztes Feld: Gib jedem dort so viele Karten, wie die Zahl angibt.
aid-malta-protection-choose = Welche, entscheidest du. Zu wenige: Gib alle.
aid-malta-protection-free = Kostenlos: Bewegungen durch Karten.
aid-malta-responses = Antworten
aid-malta-responses-negate = **Annullieren**: Die Karte bewirkt nichts.
aid-malta-responses-boomerang = **Bumerang**: Du übernimmst sie; „Gegner“ ist, wer sie gespielt hat.
aid-malta-responses-once = Eine Antwort je Karte, keine auf eine Antwort.
aid-malta-responses-own = Im eigenen Zug: ohne Wirkung, zählt aber.
aid-malta-cards = Eine Karte spielen
aid-malta-cards-play = Karte und Ziele ansagen, Antworten abwarten, ausführen, ablegen.
aid-malta-cards-target = Kein mögliches Ziel: ohne Wirkung, zählt aber.
aid-malta-cards-pawns = Schritte durch Karten: ohne Pfeile, nie vom Spielplan hinunter.
aid-malta-cards-spaces = Ändern sich Felder, bleiben die Figuren.
aid-malta-cards-occupied = Entfernen: Feld ohne Figur. Tauschen, drehen: nicht unter fremden Figuren. Verschieben: überall.
aid-malta-special = Gut zu wissen
aid-malta-special-end = **Zugende**: keine Karte mehr, keine Bewegung.
aid-malta-special-stay = **Bleib stehen**: keine Bewegung; spiele weiter Karten.
aid-malta-special-blind = **Blindes Vertrauen**: Der Nächste zieht und bewegt sich, spielt aber nichts.
aid-malta-special-home = **Ab nach Hause**: Startfeld entfernt? Dorthin, wo es beim Aufbau lag.
aid-malta-special-back = **Willkommen zurück**: Startfeld, behaltene Hand, zwei Karten dazu.
aid-malta-special-call = **Letzte Runde**: Ein Gegner ohne Karte verliert.
aid-malta-deck = Wie viele?
aid-malta-deck-copies = Anzahl
aid-malta-deck-cards = Karten
aid-malta-deck-twelve-copies = 12
aid-malta-deck-twelve-cards = Zieh zwei
aid-malta-deck-nine-copies = 9
aid-malta-deck-nine-cards = Annullieren
aid-malta-deck-eight-copies = 8
aid-malta-deck-eight-cards = Seitenschritt
aid-malta-deck-seven-copies = 7
aid-malta-deck-seven-cards = Zugende
aid-malta-deck-five-copies = je 5
aid-malta-deck-five-cards = Bumerang, Drehe ein Feld, Entferne ein Feld, Stelle ein Feld wieder her
aid-malta-end = Das Ende
aid-malta-end-last = Wer zuletzt übrig ist, gewinnt sofort.
aid-malta-end-check = Geprüft wird das nach jeder Karte, noch vor deiner Hand.
