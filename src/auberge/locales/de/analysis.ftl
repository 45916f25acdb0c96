### Wörter für Tipps und Analysen: was ein starker Spieler täte und warum, und die Analyse einer beendeten Partie.

## Tipps

analysis-ask = Tipp
analysis-thinking = Ein Tipp wird gesucht …
analysis-hint-not-yet = Das lässt sich noch nicht sagen. Es wird weiter nachgedacht …
analysis-hint-come = Der Tipp ist da: { $move }, Gewinnchance { $percent } %.
analysis-chance = Gewinnchance { $percent } %
analysis-between = zwischen { $low } % und { $high } %
analysis-steady = schwankt in den simulierten Partien kaum
analysis-worlds = { $worlds ->
    [one] Bewertet anhand einer simulierten Partie
   *[other] Bewertet anhand von { $worlds } simulierten Partien
}, nur mit dem, was von diesem Platz aus zu sehen ist.
analysis-worlds-few = { $worlds ->
    [one] Nur ein erster Eindruck: bewertet anhand einer simulierten Partie
   *[other] Nur ein erster Eindruck: bewertet anhand von { $worlds } simulierten Partien
}, nur mit dem, was von diesem Platz aus zu sehen ist.
analysis-close = Kaum ein Unterschied: Diese Züge sind etwa gleich gut.
analysis-nothing = Kein einzelner Grund sticht heraus.
analysis-only = Es gibt keinen anderen Zug.
analysis-on-average = im Schnitt { $number }
analysis-play-this = Diesen Zug machen
analysis-hint-line = { $place }. { $move } · Gewinnchance { $percent } % (zwischen { $low } % und { $high } %)
analysis-hint-line-steady = { $place }. { $move } · Gewinnchance { $percent } %
analysis-not-this-game = Für { $game } gibt es noch keine Tipps.
analysis-hints = Tipps
analysis-hints-on = Tipps sind an diesem Tisch erlaubt.
analysis-hints-off = Tipps gibt es erst, wenn alle einverstanden sind.
analysis-hints-agrees = mit Tipps einverstanden
analysis-hints-agree = Alle dürfen sich Tipps holen
analysis-key-hint = Tipp zeigen
cli-command-hint = tipp
cli-command-hint-help = ein Tipp: die besten Züge und warum
server-hints-off = An diesem Tisch gibt es noch keine Tipps: Erst müssen alle, die mitspielen, einverstanden sein.
analysis-hint-not-due = Einen Tipp gibt es nur, wenn du gerade etwas zu entscheiden hast.
analysis-hint-unsure = Welcher dieser Züge besser ist, lässt sich nicht sagen. Nimm den, der dir gefällt.
server-hint-failed = Diesmal ließ sich kein Tipp finden. Versuche es noch einmal.
server-hint-asked = Du hast schon gefragt; der Tipp kommt gleich.
bug-no-hint = Interner Fehler: Ein Tipp für { $game } ist misslungen ({ $problem }). Bitte melde den Fehler.

## Analysen

cli-help-review = Analysiert eine beendete Partie: Gewinnchancen im Verlauf, die teuersten Entscheidungen, das Glück.
cli-help-review-seconds = Wie lange die Analyse ungefähr dauern darf, in Sekunden (Vorgabe: 60).
cli-help-review-tries = Legt stattdessen die Zahl der Simulationen je Stellung fest; gleiche Zahl und gleicher Startwert ergeben dieselbe Analyse.
analysis-not-over = Die Partie ist noch nicht zu Ende: Analysiert werden nur beendete Partien.
analysis-review = Analyse
analysis-review-show = Partie analysieren
analysis-review-begun = Die Partie wird analysiert. Das kann eine Minute dauern.
analysis-review-working = Die Partie wird analysiert: { $percent } %
analysis-review-come = Die Analyse ist fertig: Gewinnchancen, teure Entscheidungen, Glück.
analysis-review-failed = Die Analyse ist fehlgeschlagen.
analysis-curve = Gewinnchancen im Lauf der Partie
analysis-curve-note = Das Band zeigt, wie genau die simulierten Partien die Gewinnchance messen: In 19 von 20 Fällen liegt sie darin. Wie gut diese Partien gespielt sind, ist eine andere Frage.
analysis-as-table = Als Tabelle
analysis-step = Schritt
analysis-percent = { $percent } %
analysis-costly = Die teuersten Entscheidungen
analysis-costly-of = { $name }: die teuersten Entscheidungen
analysis-costly-none = Keine Entscheidung hat auch nur einen Prozentpunkt Gewinnchance gekostet.
analysis-costly-made = Schritt { $step } · { $made }
analysis-costly-better = Besser: { $better }
analysis-costly-cost = kostete { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} Gewinnchance (zwischen { $low } und { $high })
analysis-costly-cost-steady = kostete { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} Gewinnchance
analysis-look-there = Diesen Moment ansehen
analysis-luck = Glück beim Würfeln und Ziehen
analysis-luck-line = { $name }: { $points } { $number ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} (zwischen { $low } und { $high }), { $verdict ->
    [good] Glück
    [bad] Pech
   *[fair] etwa wie zu erwarten
}
analysis-luck-nil = { $name }: genau wie zu erwarten, weder Glück noch Pech
analysis-luck-unclear = { $name }: zu wenige Simulationen, um Glück von Pech zu unterscheiden
analysis-luck-note = Was Würfel und Karten gebracht oder gekostet haben, in Prozentpunkten Gewinnchance, verglichen mit dem, was jeweils zu erwarten war.

## Gründe in Saint Malo; $here mit diesem Zug, $other mit den anderen

analysis-saint_malo-houses = Mehr Punkte durch Häuser: { $here } statt { $other }.
analysis-saint_malo-churches = Mehr Punkte durch Kirchenserien: { $here } statt { $other }.
analysis-saint_malo-characters = Die Personen bringen mehr Punkte: { $here } statt { $other }.
analysis-saint_malo-towers = Mehr Punkte durch den Turmbonus: { $here } statt { $other }.
analysis-saint_malo-sides = Mehr vollständige Mauern: { $here } statt { $other }.
analysis-saint_malo-walls = Mehr Mauerteile in Mauern, die noch vollständig werden können: { $here } statt { $other }.
analysis-saint_malo-defence = Eine bessere Verteidigung gegen den nächsten Angriff: { $here } statt { $other }.
analysis-saint_malo-cannons = Weniger verlorene Kanonen: { $here } statt { $other }.
analysis-saint_malo-coins = Mehr Münzen, um Würfel zu drehen: { $here } statt { $other }.
analysis-saint_malo-logs = Mehr Baumstämme für Häuser: { $here } statt { $other }.
analysis-saint_malo-crates = Ein besserer Platz für einen Händler, mit mehr Warenkisten ringsum: { $here } statt { $other }.
analysis-saint_malo-priest-place = Ein besserer Platz für einen Priester, mit mehr Kirchen ringsum: { $here } statt { $other }.
analysis-saint_malo-juggler-place = Ein besserer Platz für einen Gaukler, mit mehr Personenarten ringsum: { $here } statt { $other }.
analysis-saint_malo-filled = Die Stadt füllt sich schneller; gefüllte Felder: { $here } statt { $other }.

## Gründe in Valletta

analysis-valletta-building-points = Mehr Punkte auf den Gebäuden: { $here } statt { $other }.
analysis-valletta-track = Weiter vorn auf der Punkteleiste: { $here } statt { $other }.
analysis-valletta-jean-bonus = Mehr Punkte durch den Baubonus: { $here } statt { $other }.
analysis-valletta-buildings = Mehr Gebäude: { $here } statt { $other }.
analysis-valletta-upgrades = Mehr aufgewertete Gebäude: { $here } statt { $other }.
analysis-valletta-production = Mehr Ertragssymbole: { $here } statt { $other }.
analysis-valletta-neighbours = Eigene Nachbargebäude sparen beim Bauen künftig mehr Gold: { $here } statt { $other }.
analysis-valletta-goods = Mehr Güter im eigenen Vorrat: { $here } statt { $other }.
analysis-valletta-kinds = Mehr Gütersorten im eigenen Vorrat: { $here } statt { $other }.
analysis-valletta-cards = Bessere Karten im Kartensatz, von denen jede mehr Punkte wert ist: { $here } statt { $other }.
analysis-valletta-thin-stack = Weniger Karten im Kartensatz, sodass gute früher wiederkommen: { $here } statt { $other }.
analysis-valletta-rivals-points = Weniger Punkte für den besten Mitspieler: { $here } statt { $other }.
analysis-valletta-rivals-goods = Weniger Güter je Mitspieler: { $here } statt { $other }.

## Gründe in Malta!

analysis-malta-safe = Häufiger noch im Spiel: in { $here } % der simulierten Partien statt in { $other } %.
analysis-malta-exits = Mehr Auswege im nächsten Zug: { $here } statt { $other }.
analysis-malta-ways-on = Mehr Pfeile führen vom nächsten Feld weiter: { $here } statt { $other }.
analysis-malta-next-number = Ein erreichbares Feld gibt mehr Karten: { $here } statt { $other }.
analysis-malta-cards = Mehr Karten auf der Hand: { $here } statt { $other }.
analysis-malta-answers = Mehr Antwortkarten bleiben auf der Hand: { $here } statt { $other }.
analysis-malta-hand-worth = Bessere Karten bleiben auf der Hand (mittlerer Wert je Karte): { $here } statt { $other }.
analysis-malta-space-number = Die Figur steht auf einem Feld, das mehr Karten gibt: { $here } statt { $other }.
analysis-malta-racket = Weniger Karten als Schutzgeld beim nächsten Schritt: { $here } statt { $other }.
analysis-malta-blind = Weniger Karten „Blindes Vertrauen“ in Kraft: { $here } statt { $other }.
analysis-malta-rivals-out = Mehr Gegner sind ausgeschieden: { $here } statt { $other }.
analysis-malta-rivals-stuck = Mehr Gegner haben keinen Ausweg: { $here } statt { $other }.
analysis-malta-rivals-cards = Weniger Karten je Gegner: { $here } statt { $other }.
analysis-malta-rivals-blind = Mehr Karten „Blindes Vertrauen“ gegen die anderen in Kraft: { $here } statt { $other }.
