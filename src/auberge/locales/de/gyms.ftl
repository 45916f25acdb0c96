# ein Tisch als Lernumgebung: was an dem nicht stimmen kann, was er bekommt
env-render-mode = Es gibt keine Darstellung namens „{ $mode }“, sondern { $known }.
env-seat = Einen Platz { $seat } gibt es hier nicht; die Plätze zählen von 0 bis { $high }.
env-opponents = Nenne einen Gegner für alle anderen Plätze oder für jeden einen (Plätze: { $seats }, Gegner: { $opponents }).
env-no-such-action = Die Aktion { $action } gibt es nicht; die Aktionen zählen von 0 bis { $high }.
env-over = Hier läuft keine Partie: beginne eine mit reset().
