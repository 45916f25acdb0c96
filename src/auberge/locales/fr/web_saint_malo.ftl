### Le plateau de Saint Malo dans le navigateur. Ce qui se dit partout est dans saint_malo.ftl.

## La ville

web-saint_malo-city = Ville : { $name }
web-saint_malo-city-help = Les touches fléchées passent d’une case à l’autre, N et P mènent à la case possible suivante ou précédente, Entrée choisit.
web-saint_malo-cell = { $shade ->
    [dark] { $cell }, sombre : { saint_malo-content }
   *[light] { $cell }, claire : { saint_malo-content }
}
web-saint_malo-tower = { $bonus ->
    [coins] Tour du { saint_malo-side } ({ saint_malo-side-state }), pièces : { $amount }
    [points] Tour du { saint_malo-side } ({ saint_malo-side-state }) : { $amount } PV
   *[character] Tour du { saint_malo-side } ({ saint_malo-side-state }) : un personnage de niveau { $amount } au plus
}
web-saint_malo-possible = { $thing ->
    [crate] caisse possible
    [wall] section de muraille possible
    [church] église possible
    [house] maison possible
    [citizen] citadin possible
    [soldier] soldat possible
    [priest] prêtre possible
    [architect] architecte possible
    [merchant] marchand possible
    [juggler] jongleur possible
   *[noble] noble possible
}
web-saint_malo-points = +{ $points } PV
web-saint_malo-coins = { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
web-saint_malo-completes = { $side ->
    [N] complète la muraille du nord
    [E] complète la muraille de l’est
    [S] complète la muraille du sud
   *[W] complète la muraille de l’ouest
}
web-saint_malo-destroys = { $side ->
    [N] détruit le côté nord
    [E] détruit le côté est
    [S] détruit le côté sud
   *[W] détruit le côté ouest
}
web-saint_malo-empty = { $cells ->
    [0] aucune case vide
    [one] { $cells } case vide
   *[other] { $cells } cases vides
}
web-saint_malo-vp = PV
web-saint_malo-start = commence chaque tour de table

## Les dés

web-saint_malo-tray = { $rolls ->
    [0] Dés
    [1] Premier lancer
    [2] Deuxième lancer
   *[3] Troisième lancer
}
web-saint_malo-rolls = { $rolls ->
    [one] { $rolls } lancer sur 3
   *[other] { $rolls } lancers sur 3
}
web-saint_malo-die = { $state ->
    [kept] Dé { $number } : { saint_malo-face }, gardé
    [used] Dé { $number } : { saint_malo-face }, utilisé
    [changed] Dé { $number } : { saint_malo-face }, modifié
   *[plain] Dé { $number } : { saint_malo-face }
}
web-saint_malo-throw = { $dice ->
    [one] Lancer { $dice } dé
   *[other] Lancer { $dice } dés
}
web-saint_malo-throw-again = { $dice ->
    [one] Relancer { $dice } dé
   *[other] Relancer { $dice } dés
}
web-saint_malo-no-way-back = Une fois les dés lancés, pas de retour en arrière.
web-saint_malo-stop-rolling = S’arrêter là
web-saint_malo-keep-hint = Choisissez les dés à garder ; les autres sont relancés.
web-saint_malo-swords-wait = { $swords ->
    [one] { $swords } dé « épées croisées » : une case des pirates est cochée à la fin du tour.
   *[other] { $swords } dés « épées croisées » : autant de cases des pirates sont cochées à la fin du tour.
}

## L’annonce

web-saint_malo-symbols = Symbole
web-saint_malo-numbers = Nombre de dés
web-saint_malo-comes = { $number ->
    [one] Arrive :
   *[other] Vous choisirez ensuite qui arrive :
}
web-saint_malo-announce-hint = Choisissez un symbole ou touchez un dé.
web-saint_malo-price = { $price ->
    [0] gratuit
    [one] { $price } pièce
   *[other] { $price } pièces
}
web-saint_malo-delivery-price = La livraison coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.

## Qui vient

web-saint_malo-who-comes = Têtes et personnages
web-saint_malo-who = Quel personnage ?
web-saint_malo-character-heads = { $heads } · { saint_malo-character }
web-saint_malo-gives = { $character ->
    [citizen] 1 PV
    [soldier] défense +1
    [priest] 1 PV par église autour
    [architect] jusqu’à 3 maisons, 3 PV chacune
    [merchant] 1 pièce par caisse autour
    [juggler] 2 PV par type autour
   *[noble] 7 PV
}
web-saint_malo-done-with-houses = Fini de bâtir
web-saint_malo-no-houses = Aucune maison

## Dessiner

web-saint_malo-draw = { $thing ->
    [crate] Dessiner la caisse en { $cell }
    [wall] Dessiner la section en { $cell }
    [church] Dessiner l’église en { $cell }
    [house] Dessiner la maison en { $cell }
    [citizen] Dessiner le citadin en { $cell }
    [soldier] Dessiner le soldat en { $cell }
    [priest] Dessiner le prêtre en { $cell }
    [architect] Dessiner l’architecte en { $cell }
    [merchant] Dessiner le marchand en { $cell }
    [juggler] Dessiner le jongleur en { $cell }
   *[noble] Dessiner le noble en { $cell }
}
web-saint_malo-side-warning = { $side ->
    [N] Cela détruit le côté nord pour toujours.
    [E] Cela détruit le côté est pour toujours.
    [S] Cela détruit le côté sud pour toujours.
   *[W] Cela détruit le côté ouest pour toujours.
}
web-saint_malo-end-turn = Finir le tour

## Réserves

web-saint_malo-bank = Banque
web-saint_malo-lumber = Dépôt
web-saint_malo-cannons = Canons
web-saint_malo-coins-left = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
web-saint_malo-logs-left = { $logs ->
    [one] { $logs } rondin
   *[other] { $logs } rondins
}
web-saint_malo-cannons-left = { $left ->
    [one] { $left } canon sur { $cannons }
   *[other] { $left } canons sur { $cannons }
}
web-saint_malo-defence = défense { $defence }

## Pirates

web-saint_malo-pirates = Pirates
web-saint_malo-players = { $players ->
    [2] 2 joueurs
   *[other] { $players }
}
web-saint_malo-grid = Cases des pirates : rangée { $row } sur 6, force { $strength }, { $ticked ->
    [one] { $ticked } case cochée
   *[other] { $ticked } cases cochées
} sur { $boxes }
web-saint_malo-grid-full = Cases des pirates : les six attaques sont passées
web-saint_malo-next-attack = { $swords ->
    [one] Prochaine attaque (force { $strength }) : encore { $swords } dé « épées croisées ».
   *[other] Prochaine attaque (force { $strength }) : encore { $swords } dés « épées croisées ».
}
web-saint_malo-defence-short = Défense { $defence } : il manque { $short } ; un canon est en danger.
web-saint_malo-defence-holds = Défense { $defence } : la ville résiste.
web-saint_malo-no-more-attacks = Les six attaques sont passées.
web-saint_malo-strength = Force { $strength }
web-saint_malo-short = défense { $defence } : il manque { $short }
web-saint_malo-holds = défense { $defence }, suffisante

## Le ruban

web-saint_malo-step-roll = Lancer
web-saint_malo-step-choose = Choisir
web-saint_malo-step-draw = Dessiner
web-saint_malo-step-swords = Épées
web-saint_malo-ask-roll = { $name }, lancez les dés.
web-saint_malo-ask-roll-more = Les cinq dés, jusqu’à trois fois.
web-saint_malo-ask-reroll = { $name }, relancez.
web-saint_malo-ask-reroll-more = Lancer { $roll } sur 3.
web-saint_malo-ask-keep = { $name }, gardez des dés ou relancez.
web-saint_malo-ask-keep-more = { $rolls ->
    [1] Encore deux lancers possibles.
   *[2] Encore un lancer possible.
}
web-saint_malo-ask-announce = { $name }, choisissez un symbole.
web-saint_malo-ask-announce-more = { $price ->
    [one] D’autres dés peuvent être modifiés pour { $price } pièce chacun.
   *[other] D’autres dés peuvent être modifiés pour { $price } pièces chacun.
}
web-saint_malo-ask-crate = { $name }, dessinez vos caisses.
web-saint_malo-ask-crate-more = { $left ->
    [one] Une caisse à placer ; celles d’un même tour se touchent.
   *[other] { $left } caisses à placer, côte à côte.
}
web-saint_malo-ask-section = { $name }, dessinez votre muraille.
web-saint_malo-ask-section-more = { $left ->
    [one] Une section à placer sur une case sombre.
   *[other] { $left } sections à placer sur des cases sombres.
}
web-saint_malo-ask-church = { $name }, dessinez l’église.
web-saint_malo-ask-church-more = Taille { $number }, sur n’importe quelle case vide.
web-saint_malo-ask-type = { $name }, choisissez un personnage.
web-saint_malo-ask-type-more = { $from_tower ->
    [true] Votre muraille complète apporte un personnage.
   *[false] { $heads ->
        [one] Avec { $heads } tête.
       *[other] Avec { $heads } têtes.
    }
}
web-saint_malo-ask-character = { $character ->
    [citizen] { $name }, dessinez le citadin.
    [soldier] { $name }, dessinez le soldat.
    [priest] { $name }, dessinez le prêtre.
    [architect] { $name }, dessinez l’architecte.
    [merchant] { $name }, dessinez le marchand.
    [juggler] { $name }, dessinez le jongleur.
   *[noble] { $name }, dessinez le noble.
}
web-saint_malo-ask-character-more = { $character ->
    [citizen] 1 PV tout de suite.
    [soldier] Il ajoute 1 à la défense.
    [priest] 1 PV par église autour de lui.
    [architect] Puis jusqu’à 3 maisons à côté de lui.
    [merchant] 1 pièce par caisse autour de lui.
    [juggler] 2 PV par type de personnage autour de lui.
   *[noble] 7 PV tout de suite.
}
web-saint_malo-ask-house-more = { $logs ->
    [one] En un seul groupe à côté de l’architecte ; encore { $logs } rondin.
   *[other] En un seul groupe à côté de l’architecte ; encore { $logs } rondins.
}
web-saint_malo-ask-confirm = { $name }, finissez votre tour.
web-saint_malo-ask-confirm-more = D’ici là, vous pouvez encore revenir en arrière.
web-saint_malo-wait = { $question ->
    [roll] { $name } va lancer les dés.
    [keep] { $name } regarde les dés.
    [announce] { $name } choisit un symbole.
    [crate] { $name } dessine des caisses.
    [section] { $name } dessine une muraille.
    [church] { $name } dessine une église.
    [type] { $name } choisit un personnage.
    [character] { $name } dessine un personnage.
    [house] { $name } dessine des maisons.
   *[other] C’est à { $name } de jouer.
}
web-saint_malo-last-round = Dernier tour de table !
web-saint_malo-undo = { $kind ->
    [keep] les dés
    [use] le symbole
    [pass] le choix de passer
    [recruit] le personnage
    [decline] le refus
    [place] { $cell }
   *[stop] l’arrêt
}

## Grands moments

web-saint_malo-attack = { $attack ->
    [1] Première attaque : force { $strength }
    [2] Deuxième attaque : force { $strength }
    [3] Troisième attaque : force { $strength }
    [4] Quatrième attaque : force { $strength }
    [5] Cinquième attaque : force { $strength }
   *[6] Sixième attaque : force { $strength }
}
web-saint_malo-attack-cause = { $name } a coché la dernière case de la rangée { $attack }. Toutes les villes se défendent.
web-saint_malo-soldiers = { $soldiers ->
    [0] aucun soldat
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}
web-saint_malo-walls = { $walls ->
    [0] aucune muraille complète
    [one] { $walls } muraille complète
   *[other] { $walls } murailles complètes
}
web-saint_malo-city-holds = résiste
web-saint_malo-city-loses = perd un canon
web-saint_malo-attack-note = Chaque canon perdu coûte 5 PV à la fin.
web-saint_malo-wall-complete = { $side ->
    [N] { $name } : la muraille du nord est complète
    [E] { $name } : la muraille de l’est est complète
    [S] { $name } : la muraille du sud est complète
   *[W] { $name } : la muraille de l’ouest est complète
}
web-saint_malo-wall-bonus = { $bonus ->
    [coins] { $amount ->
        [one] { $amount } pièce, et désormais +2 en défense
       *[other] { $amount } pièces, et désormais +2 en défense
    }
    [points] { $amount } PV, et désormais +2 en défense
   *[character] un personnage, et désormais +2 en défense
}
web-saint_malo-city-full = { $name } : la ville est pleine
web-saint_malo-city-full-more = On termine le tour de table en cours.
web-saint_malo-over = La partie est finie
web-saint_malo-over-more = Le tour de table { $round } était le dernier : on compte les points.

## Feuille de score et touches

web-saint_malo-score-note = { $source ->
    [citizens] 1 chacun
    [priests] 1 par église autour
    [houses] 3 chacune
    [jugglers] 2 par type autour
    [nobles] 7 chacun
    [towers] muraille du sud complète
    [full_city] les 45 cases remplies
    [coins] 1 par paire
    [logs] 1 chacun
    [churches] 1, 4, 8, 13 ou 20 par série
   *[cannons] 5 de moins chacun
}
web-saint_malo-key-dice = garder un dé, ou le choisir pour son symbole
web-saint_malo-key-roll = lancer
web-saint_malo-key-next = case possible suivante et précédente
web-saint_malo-draw-roll = { $name }, lancer { $roll }
