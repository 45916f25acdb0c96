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
