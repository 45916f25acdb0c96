### Mots communs à tous les jeux : listes, refus, et ce qui peut clocher (préparation, coups, historiques, données).

list-join = { $first }, { $next }

## Refus

refusal-with-rule = { $sentence } (règle { $rule })
refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est au tour de la place { $seat }.

## Préparation

unknown-game = Il n’y a pas de jeu « { $name } ». Jeux connus : { $known }.
unknown-language = La langue « { $language } » n’est pas disponible. Langues disponibles : { $known }.
unknown-bot = Il n’y a pas de joueur automatique « { $name } ». Connus : { $known }.
setup-seats = Ce jeu se joue avec { $low } à { $high } places, pas avec { $seats }.
setup-start-seat = La place qui commence doit être comprise entre 1 et { $high } ; { $seat } ne convient pas.
setup-seed = La graine doit être un nombre entier de 0 à { $high } ; { $seed } ne convient pas.
setup-unknown-option = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
setup-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $choices }.

## Textes qui ne sont pas des coups

bad-move-text = « { $text } » n’est pas un coup de ce jeu.
bad-move-unknown = Ce jeu ne connaît pas le coup « { $move } ».
bad-move-no-cell = « { $text } » ne désigne aucune case.
bad-move-no-such-cell = Il n’y a pas de case ({ $row },{ $col }).
bad-move-no-such-character = Il n’y a pas de personnage « { $character } ».
bad-move-no-such-face = Aucun dé ne porte la face « { $face } ».
bad-move-no-such-symbol = Il n’y a pas de symbole « { $symbol } » à utiliser.
bad-move-number-of-dice = « { $dice } » n’est pas un nombre de dés possible.
bad-move-too-many-dice = { $dice } dés, c’est plus qu’il n’y en a.

## Fichiers de données

bad-data-place = { $file }, entrée { $entry }, champ { $field }
bad-data-missing = { bad-data-place } : le champ manque.
bad-data-number = { bad-data-place } : il faut un nombre entier de { $low } à { $high }, pas { $value }.
bad-data-word = { bad-data-place } : « { $value } » n’est pas admis ici. Valeurs admises : { $choices }.
bad-data-length = { bad-data-place } : la liste doit compter { $length } éléments, pas { $value }.
bad-data-table = { bad-data-place } : il faut une table ici.
bad-data-syntax = { bad-data-place } : ce n’est pas du TOML valable ({ $problem }).
bad-data-unknown-field = { bad-data-place } : ce champ n’existe pas.
bad-data-no-source = { bad-data-place } : rien ne dit d’où vient cette valeur.
bad-data-source-without-fact = { bad-data-place } : une source est donnée, mais la valeur manque.
bad-data-source-field = { bad-data-place } : une source ne contient que doc, known, lines et note.

## Nos propres erreurs

bug-foreign-position = Erreur interne : cette position n’appartient pas au jeu { $game }. Merci de nous la signaler.
bug-foreign-view = Erreur interne : cette vue n’appartient pas au jeu { $game }. Merci de nous la signaler.
bug-words = Erreur interne : le message { $message } échoue dans la langue { $language } ({ $problem }). Merci de nous la signaler.
