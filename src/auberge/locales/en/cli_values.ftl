### What stands for a value in help pages: auberge play --seed NUMBER
cli-value-address = ADDRESS
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-game = GAME
cli-value-rule = RULE
cli-value-lang = LANGUAGE
cli-value-list = LIST
cli-value-name = NAME
cli-value-name-value = NAME=VALUE
cli-value-number = NUMBER
cli-value-percent = PERCENT
cli-value-seal = SEAL
cli-value-seat = SEAT
cli-value-time = TIME
cli-value-word = WORD
