### What stands for a value in help pages: auberge play --seed NUMBER
cli-value-address = ADRESSE
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-game = JEU
cli-value-rule = RÈGLE
cli-value-lang = LANGUE
cli-value-list = LISTE
cli-value-name = NOM
cli-value-name-value = NOM=VALEUR
cli-value-number = NOMBRE
cli-value-percent = POURCENTAGE
cli-value-seal = SCEAU
cli-value-seat = PLACE
cli-value-time = DURÉE
cli-value-word = MOT
