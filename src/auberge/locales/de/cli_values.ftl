### What stands for a value in help pages: auberge play --seed NUMBER
cli-value-address = ADRESSE
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-game = SPIEL
cli-value-rule = REGEL
cli-value-lang = SPRACHE
cli-value-list = LISTE
cli-value-name = NAME
cli-value-name-value = NAME=WERT
cli-value-number = ZAHL
cli-value-percent = PROZENT
cli-value-seal = SIEGEL
cli-value-seat = PLATZ
cli-value-time = ZEIT
cli-value-word = WORT
