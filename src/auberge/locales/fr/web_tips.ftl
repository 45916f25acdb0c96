### Ce que sont et font les choses sur la table, en peu de mots : là où le pointeur s’arrête, où un doigt reste, où va le focus.

## Saint Malo

web-tip-saint_malo-face = { $face ->
    [log] Rondin : chaque dé utilisé apporte un rondin pour les maisons. Prix d’une livraison, quel que soit le nombre de rondins : { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
    [crate] Caisse : chaque dé utilisé place une caisse ; les caisses d’un même tour doivent être adjacentes. Les marchands à côté des caisses rapportent des pièces.
    [wall] Muraille : chaque dé utilisé place une section sur une case sombre. Un côté complet donne le bonus de sa tour et +2 en défense.
    [cross] Croix : les dés utilisés bâtissent une église ; leur nombre fixe sa taille. À la fin, une série 1, 2, 3… vaut jusqu’à 20 PV.
    [head] Tête : le nombre de têtes utilisées détermine le personnage à recruter.
   *[crossed_swords] Épées croisées : ce dé ne peut être ni utilisé ni modifié. Il coche une case des pirates à la fin du tour.
}
web-tip-saint_malo-content = { $content ->
    [crate] Une caisse ne rapporte rien seule : un marchand placé à côté en tire 1 pièce.
    [wall] Une section de muraille : cinq d’affilée complètent un côté, qui donne son bonus et +2 en défense.
    [church] Une église : elle compte à la fin dans une série 1, 2, 3…, et tout de suite pour un prêtre placé à côté.
    [house] Une maison vaut 3 PV. Un architecte la bâtit avec un rondin.
   *[empty] Une case vide. Les murailles ne vont que sur les cases sombres ; tout autre élément placé sur l’une d’elles détruit le côté concerné.
}
web-tip-saint_malo-character = { $heads ->
    [one] { saint_malo-character }, pour { $heads } tête : { web-saint_malo-gives }
   *[other] { saint_malo-character }, pour { $heads } têtes : { web-saint_malo-gives }
}
web-tip-saint_malo-points = { saint_malo-points } jusqu’ici ; le compte se lit le long de la corde. À la fin, les églises, les pièces et les rondins s’ajoutent et les canons perdus se déduisent.
web-tip-saint_malo-bank = { web-saint_malo-coins-left } : pour modifier des dés et se faire livrer des rondins ; à la fin, 2 pièces valent 1 PV.
web-tip-saint_malo-lumber = { web-saint_malo-logs-left } : un architecte en utilise un par maison ; à la fin, un rondin restant vaut 1 PV.
web-tip-saint_malo-cannons = { web-saint_malo-cannons-left } : une attaque plus forte que votre défense en prend un, soit 5 PV de moins à la fin.
web-tip-saint_malo-defence = Défense : 1 par soldat et 2 par côté complet. Elle ne doit pas être inférieure à la force de l’attaque.
web-tip-saint_malo-pirates = { $says }. Chaque dé « épées croisées » coche une case ; la dernière d’une rangée déclenche l’attaque de cette rangée contre toutes les villes.

## Valletta

web-tip-valletta-good = { $good ->
    [gold] { valletta-amount } : pour payer les bâtiments. À côté des vôtres, ils coûtent moins d’Or ; les améliorations n’en coûtent pas.
    [wood] { valletta-amount } : pour payer bâtiments et améliorations. Trois autres marchandises peuvent remplacer 1 Bois.
    [stone] { valletta-amount } : pour payer bâtiments et améliorations. Trois autres marchandises peuvent remplacer 1 Pierre.
   *[brick] { valletta-amount } : pour payer bâtiments et améliorations. Trois autres marchandises peuvent remplacer 1 Brique.
}
web-tip-valletta-points = { valletta-points } jusqu’ici. Les bâtiments se comptent à la fin.
web-tip-valletta-houses = { web-valletta-houses-left } : chaque bâtiment que vous construisez en utilise une.
web-tip-valletta-draw-pile = { web-valletta-draw-pile }. À la fin de votre tour, vous y piochez pour compléter votre main.
web-tip-valletta-discard-pile = { web-valletta-discard-pile }. Quand la pioche est vide, la défausse est mélangée et la remplace.
web-tip-valletta-space = Case { $space } : on y pose une carte jouée pendant ce tour. On joue trois cartes par tour.
web-tip-valletta-card = { $name } : { $effect }.
web-tip-valletta-nothing = Rien que vous puissiez payer
web-tip-valletta-nothing-now = { web-tip-valletta-nothing } maintenant : jouée, cette carte n’aurait pas d’effet.

## Malta!

web-tip-malta-space = { $shape ->
    [circle] Aucune flèche ne part d’un cercle 0 : si vous devez vous déplacer depuis cette case, vous perdez.
   *[other] On quitte cette case dans le sens d’une flèche. Si un autre pion s’y trouve quand vous y arrivez, vous donnez à son joueur { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } de racket.
}
web-tip-malta-draw-pile = { $number ->
    [0] La pioche est vide.
    [one] { $number } carte à piocher.
   *[other] { $number } cartes à piocher.
} Chaque tour commence par la phase de pioche.
web-tip-malta-discard-pile = { $number ->
    [0] Aucune carte n’est encore défaussée.
    [one] { $number } carte défaussée.
   *[other] { $number } cartes défaussées.
}
web-tip-malta-hand = { malta-cards }. Sans carte en main pendant son tour, on est hors jeu.
web-tip-malta-known = { $number ->
    [one] Vous connaissez une de ces cartes.
   *[other] Vous connaissez { $number } de ces cartes.
}
web-tip-malta-card = { $name } : { $text }
