### La boîte sur l’étagère : saisir les valeurs de ses propres cartes, les garder, jouer avec.
web-box-about = À propos des cartes
web-box-shelf = La boîte sur votre étagère
web-box-invite = Vous possédez le jeu ? Saisissez les valeurs de vos cartes et jouez ici avec elles. Comptez environ un quart d’heure ; vous pouvez vous arrêter à tout moment et reprendre plus tard.
web-box-begin = Saisir mes cartes
web-box-kept = Vos boîtes
web-box-kept-help = Les boîtes restent dans ce navigateur. Téléchargez une boîte pour l’emporter sur un autre appareil.
web-box-new-name = Mon { $game }
web-box-open = Ouvrir
web-box-open-file = Ouvrir un fichier (TOML)
web-box-playable = prête à jouer
web-box-unfinished = pas encore prête à jouer
web-box-not-a-box = { $file } ne contient pas les cartes de ce jeu.
web-box-full = Il n’y a plus de place dans ce navigateur. Téléchargez le fichier pour garder vos changements, ou supprimez une autre boîte.
web-box-gone = Cette boîte n’est plus dans ce navigateur.

web-box-hint = Touchez une valeur et choisissez la bonne, ou tapez-la : un chiffre fait passer à la valeur suivante, Entrée à la carte suivante.
web-box-done = Cartes saisies : { $done } sur { $all }
web-box-group-buildings = Bâtiments
web-box-group-barrels = Tonneaux
web-box-group-cards = Cartes
web-box-group-spaces = Cases
web-box-card-number = { $number } sur { $all }
web-box-enter = Comme sur ma carte : suivante
web-box-enter-last = Comme sur ma carte
web-box-previous = Carte précédente
web-box-next = Carte suivante
web-box-put-back = Revenir aux valeurs fournies
web-box-add-space = Ajouter un type de case
web-box-remove-space = Retirer ce type
web-box-digits = Valeurs
web-box-less = Un de moins
web-box-more = Un de plus

web-box-known = { $known ->
    [printed] de la boîte
    [stated] des règles
    [derived] des règles
    [public] source publique
    [partly] en partie reconstituée
    [own] valeur personnelle
   *[placeholder] reconstituée
}

web-box-checking = Vérification…
web-box-good = On peut jouer avec cette boîte.
web-box-nothing-yet = Aucune valeur à vous pour l’instant : la boîte se joue avec celles du programme.
web-box-bad = On ne peut pas encore jouer avec cette boîte.
web-box-show-card = Montrer la carte
web-box-check-again = Vérifier à nouveau
web-box-name = Nom de la boîte
web-box-download = Télécharger le fichier
web-box-play = Jouer avec ces cartes
web-box-forget = Supprimer cette boîte
web-box-forget-sure = Vraiment supprimer la boîte ?
web-box-back-to-shelf = Toutes les boîtes

web-box-card = Carte
web-box-building = { $number ->
    [1] { $character }
   *[other] { $character } { $number }
}
web-box-kind = type
web-box-front = recto
web-box-back = amélioration
web-box-letter = Lettre
web-box-colour = Couleur
web-box-copies = Exemplaires
web-box-shape = Forme
web-box-number = Nombre
web-box-arrows = Flèches

web-box-choose = Cartes de cette table
web-box-house = Cartes fournies
web-box-enter-own = Saisir les cartes de votre boîte
web-box-manage = Modifier ou ajouter des boîtes
web-box-file = Votre propre fichier
web-box-table-known = On joue à cette table avec des données personnalisées. Voici d’où viennent leurs valeurs :
web-box-table-own = On joue à cette table avec des données personnalisées qui n’indiquent pas d’où viennent leurs valeurs.
