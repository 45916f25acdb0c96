### Wörter für Ratschläge und Rückblicke: was ein starker Spieler täte und warum, und eine beendete Partie im Rückblick.

## Ratschläge

analysis-ask = Was würdest du tun?
analysis-thinking = Wird überlegt …
analysis-hint-come = Der Rat ist da. { $move }, gewinnt zu { $percent } %.
analysis-chance = gewinnt zu { $percent } %
analysis-between = zwischen { $low } % und { $high } %
analysis-steady = schwankt kaum von einer gedachten Partie zur nächsten
analysis-worlds = In { $worlds } gedachten Partien abgewogen, nur nach dem, was dieser Platz sieht.
analysis-worlds-few = Nur ein erster Eindruck: in { $worlds } gedachten Partien abgewogen, nur nach dem, was dieser Platz sieht.
analysis-close = Kaum ein Unterschied: Diese Züge sind etwa gleich gut.
analysis-nothing = Kein einzelner Grund sticht heraus.
analysis-only = Es gibt keinen anderen Zug.
analysis-on-average = im Schnitt { $number }
analysis-play-this = Diesen Zug machen
analysis-hint-line = { $place }. { $move } · gewinnt zu { $percent } % (zwischen { $low } % und { $high } %)
analysis-hint-line-steady = { $place }. { $move } · gewinnt zu { $percent } %
analysis-not-this-game = Über { $game } hat noch niemand nachzudenken gelernt.
analysis-hints = Ratschläge
analysis-hints-on = Ratschläge sind an diesem Tisch erlaubt.
analysis-hints-off = Ratschläge sind aus, bis alle einverstanden sind.
analysis-hints-agrees = mit Ratschlägen einverstanden
analysis-hints-agree = Alle dürfen um Rat fragen
analysis-key-hint = was würdest du tun?
cli-command-hint = rat
cli-command-hint-help = was würdest du tun? Die besten Züge und warum
server-hints-off = An diesem Tisch gibt es keine Ratschläge: Erst müssen alle, die mitspielen, einverstanden sein.
analysis-hint-not-due = Rat gibt es nur, wenn du jetzt zu entscheiden hast.
server-hint-failed = Diesmal ließ sich kein Rat finden. Versuche es noch einmal.
server-hint-asked = Du hast schon gefragt; die Antwort kommt gleich.
bug-no-hint = Interner Fehler: Ein Ratschlag für { $game } ist misslungen ({ $problem }). Bitte melde ihn.

## Rückblicke

cli-help-review = Blickt auf eine beendete Partie zurück: Gewinnaussichten im Verlauf, die teuersten Entscheidungen, das Glück.
cli-help-review-seconds = Wie lange ungefähr, in Sekunden (Vorgabe: 60).
cli-help-review-tries = Sieht stattdessen genau so eingehend hin: so viele Versuche je Stellung; gleiche Zahl und gleicher Startwert ergeben denselben Rückblick.
analysis-not-over = Die Partie ist nicht zu Ende: Nur eine beendete Partie hat einen Rückblick.
analysis-review = Rückblick
analysis-review-show = Partie im Rückblick
analysis-review-begun = Der Rückblick entsteht. Das kann eine Minute dauern.
analysis-review-working = Der Rückblick entsteht: { $percent } %
analysis-review-come = Der Rückblick ist fertig: Gewinnaussichten, teure Entscheidungen, Glück.
analysis-review-failed = Der Rückblick ist misslungen.
analysis-curve = Gewinnaussichten im Lauf der Partie
analysis-curve-note = Das Band zeigt, wie genau die gedachten Partien sie messen, in 19 von 20 Fällen; wie gut sie gespielt sind, ist eine andere Frage.
analysis-as-table = Als Tabelle
analysis-step = Schritt
analysis-percent = { $percent } %
analysis-costly = Die teuersten Entscheidungen
analysis-costly-of = { $name }: die teuersten Entscheidungen
analysis-costly-none = Nichts, was auch nur ein Hundertstel der Gewinnaussicht gekostet hätte.
analysis-costly-made = Schritt { $step } · { $made }
analysis-costly-better = Besser: { $better }
analysis-costly-cost = kostete { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} der Gewinnaussicht (zwischen { $low } und { $high })
analysis-costly-cost-steady = kostete { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} der Gewinnaussicht
analysis-look-there = Diesen Moment ansehen
analysis-luck = Glück bei Würfeln und Ziehen
analysis-luck-line = { $name }: { $points } { $number ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} (zwischen { $low } und { $high }), { $verdict ->
    [good] Glück
    [bad] Pech
   *[fair] etwa wie zu erwarten
}
analysis-luck-nil = { $name }: genau wie zu erwarten, nichts gegeben und nichts genommen
analysis-luck-unclear = { $name }: zu wenige Versuche, um Glück von Pech zu unterscheiden
analysis-luck-note = Was Würfel und Karten gaben oder nahmen, in Prozentpunkten der Gewinnaussicht, gemessen an dem, was jeweils zu erwarten war.

## Gründe in Saint Malo; $here mit diesem Zug, $other mit den anderen

analysis-saint_malo-houses = Mehr Punkte durch Häuser: { $here } statt { $other }.
analysis-saint_malo-churches = Mehr Punkte durch Kirchenserien: { $here } statt { $other }.
analysis-saint_malo-characters = Die Personen bringen mehr Punkte: { $here } statt { $other }.
analysis-saint_malo-towers = Mehr Punkte als Turmbonus: { $here } statt { $other }.
analysis-saint_malo-sides = Mehr vollständige Mauern: { $here } statt { $other }.
analysis-saint_malo-walls = Mehr Mauerteile in Mauern, die noch vollständig werden können: { $here } statt { $other }.
analysis-saint_malo-defence = Eine bessere Verteidigung gegen den nächsten Angriff: { $here } statt { $other }.
analysis-saint_malo-cannons = Weniger Kanonen gehen an die Piraten verloren: { $here } statt { $other }.
analysis-saint_malo-coins = Mehr Münzen, um Würfel zu drehen: { $here } statt { $other }.
analysis-saint_malo-logs = Mehr Baumstämme für Häuser: { $here } statt { $other }.
analysis-saint_malo-crates = Ein besserer Platz für einen Händler, mit mehr Kisten ringsum: { $here } statt { $other }.
analysis-saint_malo-priest-place = Ein besserer Platz für einen Priester, mit mehr Kirchen ringsum: { $here } statt { $other }.
analysis-saint_malo-juggler-place = Ein besserer Platz für einen Gaukler, mit mehr Arten von Personen ringsum: { $here } statt { $other }.
analysis-saint_malo-filled = Die Stadt füllt sich schneller, mit mehr bebauten Feldern: { $here } statt { $other }.

## Gründe in Valletta

analysis-valletta-building-points = Mehr Punkte auf den Gebäuden: { $here } statt { $other }.
analysis-valletta-track = Weiter vorn auf der Punkteleiste: { $here } statt { $other }.
analysis-valletta-jean-bonus = Mehr Punkte für das Bauen bei Jean: { $here } statt { $other }.
analysis-valletta-buildings = Mehr Gebäude: { $here } statt { $other }.
analysis-valletta-upgrades = Mehr aufgewertete Gebäude: { $here } statt { $other }.
analysis-valletta-production = Mehr Ertragssymbole: { $here } statt { $other }.
analysis-valletta-neighbours = Eigene Nachbargebäude sparen mehr Gold bei dem, was noch zu bauen ist: { $here } statt { $other }.
analysis-valletta-goods = Mehr Waren auf Vorrat: { $here } statt { $other }.
analysis-valletta-kinds = Mehr verschiedene Warensorten auf Vorrat: { $here } statt { $other }.
analysis-valletta-cards = Bessere Karten im Stapel, jede mehr Punkte wert: { $here } statt { $other }.
analysis-valletta-thin-stack = Weniger Karten im Stapel, gute kommen also früher wieder: { $here } statt { $other }.
analysis-valletta-rivals-points = Weniger Punkte für den besten Gegner: { $here } statt { $other }.
analysis-valletta-rivals-goods = Den anderen bleiben je weniger Waren: { $here } statt { $other }.

## Gründe in Malta!

analysis-malta-safe = Mit mehr Sicherheit noch im Spiel: in { $here } % der gedachten Partien statt in { $other } %.
analysis-malta-exits = Mehr Auswege im nächsten Zug: { $here } statt { $other }.
analysis-malta-ways-on = Mehr Pfeile führen vom nächsten Feld weiter: { $here } statt { $other }.
analysis-malta-next-number = Ein Feld einen Schritt weiter gibt mehr Karten: { $here } statt { $other }.
analysis-malta-cards = Mehr Karten auf der Hand: { $here } statt { $other }.
analysis-malta-answers = Mehr Antwortkarten bleiben auf der Hand: { $here } statt { $other }.
analysis-malta-hand-worth = Bessere Karten bleiben auf der Hand, jede so viele gewöhnliche wert: { $here } statt { $other }.
analysis-malta-space-number = Die Figur steht auf einem Feld, das mehr Karten gibt: { $here } statt { $other }.
analysis-malta-racket = Weniger Karten als Schutzgeld beim nächsten Schritt: { $here } statt { $other }.
analysis-malta-blind = Weniger Karten „Blindes Vertrauen“ in Kraft: { $here } statt { $other }.
analysis-malta-rivals-out = Mehr Gegner sind ausgeschieden: { $here } statt { $other }.
analysis-malta-rivals-stuck = Mehr Gegner stehen ohne Ausweg da: { $here } statt { $other }.
analysis-malta-rivals-cards = Die anderen haben je weniger Karten: { $here } statt { $other }.
analysis-malta-rivals-blind = Mehr Karten „Blindes Vertrauen“ gegen die anderen in Kraft: { $here } statt { $other }.
