### La page : le rythme auquel on montre les autres, les réponses autour d’un seul écran, et que faire une fois hors jeu.

web-pace-calm-help = Chaque coup des autres est montré en entier.
web-pace-quick-help = Chaque coup des autres est montré, deux fois plus vite.
web-pace-instant-help = Seulement le résultat ; le journal raconte le reste.
web-pace-among-bots = Avec des joueurs automatiques, la table ne marque presque pas de pause pour les réponses : vous n’avez à cacher votre main à personne.
web-pace-skip = Aller à mon tour
web-pace-skip-end = Aller à la fin
web-pace-skipped = C’est à vous. Le journal indique ce qui n’a pas été montré entre-temps.
web-pace-unshown = non montré :
web-pace-key-skip = aller à votre tour

## Hors jeu

web-pace-watch = Regarder les autres
web-pace-new-game = Nouvelle partie

## Autour d’un seul écran : quelqu’un répond-il ?

web-pace-call = Quelqu’un répond-il ?
web-pace-call-help = Aucune main n’est montrée ici. La personne qui veut répondre prend l’appareil.
web-pace-call-seat = { $name } veut répondre
web-pace-call-nobody = Personne ne répond
web-pace-call-back = Personne ne répond ; l’appareil revient à { $name }
