### Words for programs that use Auberge as a library; keys begin with `guest-`.

guest-list = Les joueurs doivent former une liste, un par place, et non le texte « { $players } ».
guest-name-taken = Le nom « { $name } » est porté par deux joueurs, ou c’est celui d’un joueur automatique de la maison. Donnez-en un autre au vôtre.
guest-no-bot = { $player } ne peut pas jouer : il faut le nom d’un joueur automatique, une fonction qui reçoit une vue et renvoie un coup, ou un objet doté d’une méthode « choose ».
guest-move = « { $bot } » a répondu « { $move } », qui ne fait pas partie des coups possibles.
guest-stays-here = « { $name } » ne peut pas être envoyé à d’autres processus : définissez-le au premier niveau d’un module, ou n’utilisez qu’un seul processus.
