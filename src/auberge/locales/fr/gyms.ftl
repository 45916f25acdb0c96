# une table comme environnement : ce qui peut clocher dans ce qu’on lui donne
env-render-mode = Aucun mode d’affichage ne s’appelle « { $mode } » ; il y a { $known }.
env-seat = Il n’y a pas de place { $seat } ici : elles sont numérotées de 0 à { $high }.
env-opponents = Indiquez un adversaire pour toutes les autres places, ou un pour chacune (places : { $seats }, adversaires : { $opponents }).
env-no-such-action = L’action { $action } n’existe pas : elles sont numérotées de 0 à { $high }.
env-over = Aucune partie n’est en cours ici : appelez reset() pour en commencer une.
