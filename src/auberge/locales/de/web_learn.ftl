## Lektionen im Browser

server-lesson-changed = Diese Lektion hat sich seit dem letzten Mal geändert. Beginne sie noch einmal beim ersten Schritt.
server-lesson-not-due = Dieser Schritt ist geschafft. Mach mit dem nächsten weiter.
web-learn = Lernen
web-learn-title = Spielend lernen
web-learn-lead = Kurze Lektionen auf dem echten Spielplan, etwa zehn Minuten je Spiel. Geh, wann du willst; dieser Browser merkt sich die Stelle.
web-learn-progress = Lektionen geschafft: { $done } von { $all }
web-learn-start = Kurs beginnen
web-learn-resume = Kurs fortsetzen
web-learn-lesson = Lektion { $number } von { $all }
web-learn-step = Schritt { $step } von { $steps }
web-learn-lessons = Die Lektionen
web-learn-show = Zeig es mir
web-learn-back = Zurück
web-learn-skip = Überspringen
web-learn-leave = Lektion verlassen
web-learn-continue = Weiter
web-learn-next = Nächste Lektion
web-learn-take-back = Zurücknehmen
web-learn-not-yet = Noch nicht.
web-learn-reached = Geschafft.
web-learn-read-more = In der Spielregel weiterlesen
web-learn-look-at = Sieh hin: { $things }
web-learn-first = Zum ersten Mal hier?
web-learn-first-text = Lerne das Spiel in zehn Minuten, auf dem echten Spielplan. Du kannst auch gleich spielen.
web-learn-first-learn = In zehn Minuten lernen
web-learn-first-play = Gleich spielen

## A whole turn as a moving picture, and the end of a course

learn-turn = Ein ganzer Zug
learn-turn-show = Einen Zug zeigen
learn-turn-next = Weiterzeigen
learn-turn-again = Noch einmal zeigen
learn-turn-saint_malo-1 = Wer die meisten Punkte hat, gewinnt. In deinem Zug wirfst du fünf Würfel und behältst, was dir gefällt: hier drei Köpfe.
learn-turn-saint_malo-2 = Den Rest würfelst du nach, höchstens drei Würfe sind es insgesamt. Jetzt sind es fünf Köpfe.
learn-turn-saint_malo-3 = Du wählst ein Symbol und setzt in deine Stadt, was es bringt. Fünf Köpfe bringen einen Adligen: 7 Punkte. Dann wird reihum weitergewürfelt.
learn-turn-valletta-1 = Wer die meisten Punkte hat, gewinnt. In deinem Zug spielst du nacheinander drei Karten aus. Die Krämerin bringt ein Gold.
learn-turn-valletta-2 = Mit dem Baumeister bezahlst du ein Gebäude. Seine Person kommt sofort auf deine Hand.
learn-turn-valletta-3 = Kaum da, bringt der Bankier schon Gold. Nach drei Karten ziehst du auf fünf nach, und die nächste Person ist am Zug.
learn-turn-malta-1 = Wer zuletzt noch im Spiel ist, gewinnt. Am Ende des Zugs folgt deine Figur einem Pfeil ihres Felds. Die Zahl auf dem Zielfeld sagt, wie viele Karten du ziehen wirst.
learn-turn-malta-2 = Dein nächster Zug beginnt also mit drei neuen Karten. Du musst die halbe Hand spielen: hier zwei Karten.
learn-turn-malta-3 = Dann musst du wieder einem Pfeil folgen. Kannst du keinem folgen, bist du ausgeschieden.
learn-first-game = Deine erste Partie
learn-first-game-text = Du kannst alles, was du brauchst. Am Tisch wartet { $name }, ein Page und der sanfteste der Computerspieler. Der Trainer meldet sich, wenn ein Zug dich viel kosten würde.
learn-first-game-play = Erste Partie spielen
learn-first-game-other = Mitspieler selbst wählen
