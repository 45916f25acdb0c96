### Mots communs à tous les jeux : listes, refus, et ce qui peut clocher (préparation, coups, historiques, données).

list-join = { $first }, { $next }
list-join-last = { $list } et { $last }
label-join = { $label } : { $text }

# Noms des joueurs automatiques, dans l’ordre où ils s’assoient.
house-names = Lison, Émile, Fanny, Denis, Lucie, Léon

## Refus

refusal-with-rule = { $sentence } (règle { $rule })
refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à la place { $seat } de jouer.
refusal-cards-first = Il faut d’abord mélanger ou piocher des cartes ou des pions.
refusal-wrong-step = { $question ->
    [crate] Il faut maintenant placer une caisse.
    [section] Il faut maintenant placer une section de muraille.
    [church] Il faut maintenant placer l’église.
    [type] Il faut maintenant choisir le type de personnage.
    [character] Il faut maintenant placer le personnage.
    [house] Il faut maintenant placer une maison ou arrêter de bâtir.
    [draft] Il faut maintenant prendre une marchandise de plus pour le départ.
    [play] Il faut maintenant jouer une carte.
    [maid] Il faut maintenant choisir la marchandise de la Servante.
    [seamstress] Il faut maintenant choisir les marchandises de la Couturière.
    [foreman] Il faut maintenant choisir le type de marchandise pour l’Artisan.
    [nun] Il faut maintenant choisir le type de marchandise pour la Nonne.
    [trader] Il faut maintenant utiliser l’effet de la Négociante ou y renoncer.
    [merchant] Il faut maintenant utiliser l’effet du Marchand ou y renoncer.
    [bailiff] Il faut maintenant utiliser l’effet du Grand Bailli ou y renoncer.
    [grand_master] Il faut maintenant utiliser l’effet du Grand Maître ou y renoncer.
    [architect] Il faut maintenant choisir le type de marchandise pour l’Architecte.
    [build] Il faut maintenant construire ou améliorer un bâtiment, ou y renoncer.
    [payment] Il faut maintenant payer le bâtiment.
    [jean] Il faut maintenant congédier ou embaucher un personnage, ou y renoncer.
    [give] Il faut maintenant choisir ce que vous donnez.
    [bonus] Il faut maintenant prendre le bonus de la partie à 2 joueurs ou y renoncer.
    [use] Il faut maintenant utiliser l’effet ou y renoncer.
    [place] Il faut maintenant placer le pion.
    [target] Il faut maintenant choisir une cible pour la carte.
    [respond] Il faut maintenant répondre à la carte annoncée, ou laisser passer.
    [discard] Il faut maintenant défausser une carte.
    [pass_on] Il faut maintenant choisir la carte à faire passer.
    [move] Il faut maintenant déplacer le pion.
    [racket_to] Il faut maintenant choisir le joueur qui reçoit la prochaine carte du racket.
    [racket] Il faut maintenant choisir la carte du racket.
   *[other] Ce coup n’est pas possible à ce moment du tour.
}

## Préparation

unknown-game = Il n’y a pas de jeu « { $name } ». Jeux connus : { $known }.
game-lacks = Le jeu { $game } ne propose { $part ->
    [rulebook] pas de livre de règles
    [lessons] pas de leçons
    [puzzles] pas d’énigmes
    [observation] pas d’observations pour les environnements d’apprentissage
   *[other] pas cela
}.
unknown-language = La langue « { $language } » n’est pas disponible. Langues disponibles : { $known }.
unknown-bot = Il n’y a pas de joueur automatique « { $name } ». Joueurs automatiques connus : { $known }.
bad-budget = « { $value } » n’est pas un budget valide. Exemples : 100ms, 2s, 5000it (itérations).
bot-cannot-play = Le joueur automatique « { $bot } » ne sait pas jouer à { $game }.
setup-seats = Pour ce jeu, il faut entre { $low } et { $high } places, pas { $seats }.
setup-start-seat = La place qui commence doit être comprise entre 1 et { $high } ; { $seat } ne convient pas.
setup-seed = La graine doit être un nombre entier compris entre 0 et { $high } ; { $seed } ne convient pas.
setup-unknown-option = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
setup-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $choices }.
setup-no-data = Le jeu { $game } n’a pas de valeurs que l’on puisse changer.
setup-option-seats = L’option « { $option } » ne peut valoir « { $value } » qu’avec { $most } joueurs au plus, pas avec { $seats }.

## Textes qui ne sont pas des coups

bad-move-text = « { $text } » n’est pas un coup de ce jeu.
bad-move-unknown = Ce jeu ne connaît pas le coup « { $move } ».
bad-move-no-cell = « { $text } » ne désigne aucune case.
bad-move-no-such-cell = Il n’y a pas de case ({ $row },{ $col }).
bad-move-no-such-character = Il n’y a pas de personnage « { $character } ».
bad-move-no-such-face = Aucun dé ne porte la face « { $face } ».
bad-move-no-such-symbol = Il n’y a pas de symbole « { $symbol } » à utiliser.
bad-move-number-of-dice = « { $dice } » n’est pas un nombre de dés possible.
bad-move-too-many-dice = Il n’y a pas autant de dés : { $dice }.

## Fichiers de données

bad-data-place = { $file }, entrée { $entry }, champ { $field }
bad-data-missing = { bad-data-place } : le champ manque.
bad-data-number = { bad-data-place } : il faut un nombre entier compris entre { $low } et { $high }, pas { $value }.
bad-data-word = { bad-data-place } : « { $value } » n’est pas admis ici. Valeurs admises : { $choices }.
bad-data-text = { bad-data-place } : il faut un texte ici, pas « { $value } ».
bad-data-flag = { bad-data-place } : il faut true ou false ici, pas « { $value } ».
bad-data-length = { bad-data-place } : nombre d’éléments attendu dans la liste : { $length } ; trouvé : { $value }.
bad-data-at-most = { bad-data-place } : le nombre d’éléments de la liste doit être compris entre 1 et { $most } ; trouvé : { $value }.
bad-data-table = { bad-data-place } : il faut une table TOML ici.
bad-data-syntax = { $file } : ce n’est pas du TOML valide ({ $problem }).
bad-data-too-long = { $file } : le fichier est trop long. Limites : { $most } ko et { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}.
bad-data-too-deep = { $file } : les éléments sont imbriqués trop profondément. Limite : { $most ->
    [one] { $most } niveau
   *[other] { $most } niveaux
}, et autant de signes « point » par ligne.
bad-data-unknown-field = { bad-data-place } : ce champ n’existe pas.
bad-data-no-source = { bad-data-place } : rien ne dit d’où vient cette valeur.
bad-data-source-without-fact = { bad-data-place } : une source est donnée, mais la valeur manque.
bad-data-source-field = { bad-data-place } : une source ne peut contenir que doc, known, lines et note.
bad-data-shape = { bad-data-place } : cela ne correspond pas au format ({ $problem }).
bad-data-scenario = { bad-data-place } : cela n’a pas de sens dans un scénario.
scenario-mismatch = Scénario { $scenario }, cas { $case }, étape { $step }, { $what } : attendu { $expected }, trouvé { $found }.

## Historiques de parties

bad-record-size = L’historique de la partie est trop volumineux. Taille en octets : { $bytes } ; limite : { $most }.
bad-record-json = L’historique de la partie n’est pas du JSON valide ({ $problem }).
bad-record-format = Ce fichier n’est pas un historique de partie.
bad-record-version = L’historique de la partie est au format { $version } ; ce programme lit le format { $known }.
bad-record-field = Un champ de l’historique de la partie manque ou n’est pas valide ({ $problem }).
bad-record-players = Dans l’historique de la partie, le nombre de joueurs ({ $players }) ne correspond pas au nombre de places ({ $seats }).
bad-record-game = L’historique vient du jeu { $game }, pas du jeu { $expected }.
bad-record-rules = L’historique de la partie suit la version { $version } des règles ; ce programme joue la version { $known }.
bad-record-no-seed = L’historique de la partie ne contient pas de graine : la partie ne peut pas être poursuivie.
bad-record-entry-text = L’entrée { $number } de l’historique est illisible : « { $text } ».
bad-record-entry-refused = L’entrée { $number } de l’historique est contraire aux règles : « { $text } » (règle { $rule }).
bad-record-entry-chance = L’entrée { $number } de l’historique est un tirage impossible à cet endroit : « { $text } ».
bad-record-entry-seed = L’entrée { $number } de l’historique ne découle pas de la graine : « { $text } ».
bad-record-row = La ligne { $number } de cette table est endommagée dans la base de données et ne peut pas être lue.

## Nos propres erreurs

bug-foreign-position = Erreur interne : cette position n’appartient pas au jeu { $game }. Merci de nous la signaler.
bug-foreign-view = Erreur interne : cette vue n’appartient pas au jeu { $game }. Merci de nous la signaler.
bug-players = Erreur interne : le nombre de joueurs ({ $players }) ne correspond pas au nombre de places ({ $seats }). Merci de nous la signaler.
bug-no-chance-due = Erreur interne : un tirage est demandé là où aucun n’est prévu. Merci de nous la signaler.
bug-words = Erreur interne : le message { $message } échoue dans la langue { $language } ({ $problem }). Merci de nous la signaler.
