### La page et son serveur : avant la partie, les liens sans place, les spectateurs et les tables de la salle.

server-host-says = Seule la personne qui a ouvert la table décide qui s’assoit où.
server-same-seat = C’est deux fois la même place.
server-seats-settled = La partie est sur le point de commencer : les places ne peuvent plus changer.

## Avant la partie

web-begins-by-you = La partie commence à votre signal.
web-begins-by = La partie commence au signal de la personne qui a ouvert la table ({ $name }).
web-begin = Commencer
web-begin-help = Tout le monde est là. Rien n’est lancé, tiré ni distribué avant votre signal.
web-begin-with = { $bot ->
    [squire] Commencer avec un écuyer à la place prévue pour { $name }
    [knight] Commencer avec un chevalier à la place prévue pour { $name }
    [grand_master] Commencer avec un grand maître à la place prévue pour { $name }
   *[other] Commencer avec un joueur automatique à la place prévue pour { $name }
}
web-begin-with-seat = { $bot ->
    [squire] Commencer avec un écuyer à la place { $seat }
    [knight] Commencer avec un chevalier à la place { $seat }
    [grand_master] Commencer avec un grand maître à la place { $seat }
   *[other] Commencer avec un joueur automatique à la place { $seat }
}
web-begin-with-many = { $bot ->
    [squire] Commencer avec des écuyers aux places vides ({ $number })
    [knight] Commencer avec des chevaliers aux places vides ({ $number })
    [grand_master] Commencer avec des grands maîtres aux places vides ({ $number })
   *[other] Commencer avec des joueurs automatiques aux places vides ({ $number })
}
web-begin-or-wait = { $number ->
    [one] Ou attendez : dès que tout le monde sera là, ce bouton affichera « Commencer ». La personne attendue pourra encore reprendre sa place en arrivant plus tard.
   *[other] Ou attendez : dès que tout le monde sera là, ce bouton affichera « Commencer ». Les personnes attendues pourront encore reprendre leur place en arrivant plus tard.
}
web-came = Arrivée à la table : { $name }.
web-came-seat = Quelqu’un est arrivé à la place { $seat }.
web-went = Départ de la table : { $name }.
web-host = a ouvert la table
web-plays-for = pour l’instant, un joueur automatique : { $bot }
web-move-up = Monter
web-move-up-of = Monter : { $name }
web-moved = { $name } occupe maintenant la place { $seat }.
web-who-sits = Qui occupe cette place (actuellement : { $name })
web-sits-link = Vient par lien
web-sits-here = Devant cet écran
web-sits-bot = Ordinateur : { $bot }
web-free-seat = Libérer la place
web-free-seat-of = Libérer la place : { $name }
web-free-seat-sure = Cette place est prise ({ $name }). La libérer ? Le lien actuel ne donnera plus accès à cette place.
web-free-seat-yes = Oui, la libérer
web-free-seat-no = Ne rien changer

## Regarder, et les liens sans place

web-watching = Vous regardez
web-watching-text = Vous voyez ce qui se passe ici, mais vous n’avez pas de place à la table.
web-watching-running = Les personnes qui jouent peuvent partager leur place avec vous : sous « Autour de la table », elles trouvent un lien pour un autre appareil.
web-ask-host = Pour vous asseoir, demandez le lien d’une place à { $name }.
web-ask-opener = Pour vous asseoir, demandez le lien d’une place à la personne qui a ouvert la table.
web-link-incomplete = Ce lien est incomplet
web-link-incomplete-text = La fin du lien, qui désigne la place, manque ou est erronée. Copiez le lien entier ou scannez de nouveau le code.
web-link-refused = Ce lien ne donne aucune place ici
web-link-refused-text = Le lien contient peut-être une erreur, il appartient peut-être à une autre table, ou la place a été donnée à quelqu’un d’autre entre-temps.
web-link-freed = Votre place a été libérée
web-link-freed-text = La personne qui a ouvert la table a libéré votre place ou l’a donnée à quelqu’un d’autre avant le début de la partie.
web-watch-now = Regarder en attendant
web-keep-seat = Retourner à ma place

## Une place sur un autre appareil

web-carry = Sur un autre appareil
web-carry-of = Ouvrir sur un autre appareil la place : { $name }
web-carry-link = Lien vers la place : { $name }
web-carry-text = Ouvrez ce lien sur l’autre appareil. La place ({ $name }) est alors ouverte sur les deux appareils, et l’on peut jouer sur l’un comme sur l’autre. Cela vaut aussi pour toute autre personne qui reçoit ce lien.

## Les tables de la salle

web-remove-sure = Cette partie n’est pas finie, et vous y avez une place ou des liens. Retirer la table de la liste ? Vous pourrez la remettre plus tard.
web-remove-yes = La retirer
web-remove-no = La garder
web-removed = « { $title } » n’est plus dans la liste.
web-removed-tables = Tables retirées de la liste
web-removed-none = Aucune de ces tables n’est sur ce serveur.
web-put-back = Remettre
web-result-you-won = { $counted ->
    [yes] { $number ->
        [one] vous avez gagné avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] vous partagez la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
   *[no] { $number ->
        [one] vous avez gagné
       *[other] vous partagez la victoire
    }
}
web-result-place = { $counted ->
    [yes] vous avez fini { $place }e sur { $seats }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] vous avez fini { $place }e sur { $seats }
}
web-result-won = { $counted ->
    [yes] { $number ->
        [one] { $names } a gagné avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } se partagent la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
   *[no] { $number ->
        [one] { $names } a gagné
       *[other] { $names } se partagent la victoire
    }
}
