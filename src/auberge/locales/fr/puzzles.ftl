### Les énigmes : des positions où un coup est nettement le meilleur. Le jugement des réponses et la commande `auberge puzzles`.

unknown-puzzle = Il n’y a pas d’énigme « { $name } ».
puzzles-none = Il n’y a pas encore d’énigmes de ce genre pour { $game }.
puzzles-other-set = Le fichier contient déjà d’autres énigmes (jeu : { $game }, graine : { $seed }). Choisissez un autre fichier, ou le même jeu et la même graine.
puzzle-no-answer = Ce n’est pas une réponse à cette énigme : choisissez un des coups possibles.
bug-puzzle = Erreur interne : l’énigme { $puzzle } ne ramène pas à sa position. Merci de nous la signaler.

## Les réponses

puzzle-level = { $level ->
    [easy] facile
    [medium] moyenne
   *[hard] difficile
}
puzzle-verdict-best = Énigme résolue : c’est le meilleur coup.
puzzle-verdict-as_good = Énigme résolue : les parties simulées ne montrent pas de différence nette avec le meilleur coup.
puzzle-verdict-worse = Ce n’est pas le meilleur coup : il coûte environ { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
}.
puzzle-answer = Le meilleur coup : { $move }
puzzle-why = Pourquoi c’est le meilleur :
puzzle-why-than = Pourquoi il vaut mieux que celui-ci : { $move }

## La commande

cli-help-puzzles = Des énigmes à résoudre : des positions où un coup est nettement le meilleur.
cli-help-puzzles-solve = Propose des énigmes de votre niveau, l’une après l’autre.
cli-help-puzzles-daily = L’énigme du jour, la même pour tout le monde.
cli-help-puzzles-level = Seulement les énigmes de ce niveau : easy (facile), medium (moyen) ou hard (difficile).
cli-help-puzzles-mine = Cherche de nouvelles énigmes dans des parties entre joueurs automatiques.
cli-help-puzzles-check = Réexamine plus longuement toutes les énigmes et indique combien de fois le même coup reste le meilleur.
cli-help-puzzles-count = Nombre d’énigmes à trouver.
cli-help-puzzles-easy = Part maximale d’énigmes faciles, en pour cent (par défaut : 35).
cli-help-puzzles-out = Fichier pour les énigmes. S’il existe, la recherche reprend là où elle s’était arrêtée.
cli-help-puzzles-times = Par combien multiplier la durée de l’examen.
cli-help-puzzles-file = Fichier d’énigmes, à la place des énigmes fournies.
cli-value-level = NIVEAU
puzzles-bad-level = « { $value } » n’est pas un niveau. Niveaux : { $known }.
puzzles-daily-game = L’énigme du jour est la même pour tout le monde : n’indiquez ni jeu ni niveau.
puzzles-standing = { $game }, énigmes vues : { $seen } sur { $all }, cote : { $rating }
puzzles-how-to-start = Pour résoudre des énigmes : { $command }
puzzle-ribbon = Énigme { $id } ({ $level }). Vous êtes { $name }. Quel est le meilleur coup ?
puzzle-ribbon-daily = Énigme du jour ({ $level }). Vous êtes { $name }. Quel est le meilleur coup ?
puzzle-command-moves = coups
puzzle-command-show = montrer
puzzle-command-skip = sauter
puzzle-command-quit = quitter
puzzle-keys = Vous pouvez aussi taper : { $keys }.
puzzle-yours = votre coup
puzzle-rating = Votre cote : { $rating } ({ $change })
puzzle-next = Appuyez sur Entrée pour l’énigme suivante.
puzzles-left = À bientôt. Pour continuer : { $command }
puzzles-not-kept = Votre cote ne peut pas être enregistrée dans { $file } : { $problem }.
puzzles-mining = Énigmes trouvées
puzzles-mined = Parties : { $games } · décisions examinées : { $decisions } · candidates : { $candidates } · confirmées : { $proved } · retenues : { $kept }
puzzles-checking = Énigmes réexaminées
puzzles-disagreed = { $id } : le meilleur coup est maintenant { $move }
puzzles-agreed = Même meilleur coup avec un examen { $times } fois plus long : { $agreed } sur { $all } ({ $share }). Nettement le meilleur : { $clear }.
