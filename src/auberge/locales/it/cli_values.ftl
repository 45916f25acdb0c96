### What stands for a value in help pages: auberge play --seed NUMBER
cli-value-address = INDIRIZZO
cli-value-file = FILE
cli-value-folder = CARTELLA
cli-value-game = GIOCO
cli-value-rule = REGOLA
cli-value-lang = LINGUA
cli-value-list = ELENCO
cli-value-name = NOME
cli-value-name-value = NOME=VALORE
cli-value-number = NUMERO
cli-value-percent = PERCENTUALE
cli-value-seal = SIGILLO
cli-value-seat = POSTO
cli-value-time = TEMPO
cli-value-word = PAROLA
