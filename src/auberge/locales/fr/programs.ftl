### Les mots des programmes qui jouent : joueurs lancés par une commande, bibliothèque cliente, serveur MCP ; clés en `program-`, `client-` ou `mcp-`.

## Commandes

program-bad-command = « { $command } » n’est pas une commande que l’on peut lancer. Exemple : exec:./mybot
program-bad-name = « { $text } » ne nomme pas un programme. Exemple : mybot=./mybot (lettres a–z, chiffres, traits d’union et tirets bas, 24 caractères au plus).
program-name-taken = Le nom « { $name } » est déjà pris ; choisissez-en un autre pour le programme.
program-not-found = Il n’y a pas de programme « { $program } » que l’on puisse lancer.
program-unnamed = Le programme « { $program } » joue dans cette partie. Indiquez comment le lancer : { $option }
program-named = { $name } (programme)
program-faults = { $faults ->
    [one] { $program } : { $faults } décision n’a pas été rendue ; un coup légal tiré au hasard l’a remplacée.
   *[other] { $program } : { $faults } décisions n’ont pas été rendues ; des coups légaux tirés au hasard les ont remplacées.
}
program-help-bot = Un programme qui joue, sous le nom de votre choix (à répéter pour en ajouter).

## Ce qui peut aller de travers

program-fault-start = Impossible de lancer « { $program } » : { $about }.
program-fault-game = « { $program } » ne joue pas à ce jeu ({ $about }).
program-fault-silent = « { $program } » n’a pas répondu à temps.
program-fault-ended = « { $program } » s’est arrêté sans répondre.
program-fault-long = « { $program } » a envoyé une ligne trop longue (octets permis : { $about }).
program-fault-flood = « { $program } » a envoyé trop de lignes d’un coup (nombre permis : { $about }).
program-fault-unreadable = « { $program } » a envoyé une ligne qui n’est pas un message du protocole : { $about }
program-fault-unexpected = « { $program } » a envoyé un message qui n’a pas sa place ici : { $about }
program-fault-illegal = « { $program } » a choisi un coup qui n’est pas permis maintenant : { $about }

## auberge bot-check

program-help-check = Vérifie qu’un programme suit le protocole des joueurs automatiques.
program-help-command = La commande qui lance le programme.
program-check-hello = Se présente : { $name } (auteur : { $author }).
program-check-game = { $game }, décisions prises : { $decisions }, la plus lente : { $slowest } ms.
program-check-quit = S’arrête quand on le lui demande.
program-check-passed = « { $program } » suit le protocole.
program-check-failed = « { $program } » ne suit pas le protocole.

## La bibliothèque cliente

client-bad-link = Ce n’est pas un lien vers une place. Un tel lien ressemble à http://host:8566/t/table#secret.
client-bad-server = « { $address } » n’est pas l’adresse d’un serveur. Exemple : http://127.0.0.1:8566
client-unreachable = Le serveur { $server } est injoignable : { $problem }.
client-no-seat = Ce lien ne mène plus à aucune place.
client-closed = La connexion à la table est fermée.
client-other-version = Le serveur utilise une autre version d’Auberge : { $problem }.

## Le serveur MCP

mcp-help-mcp = Permet à des modèles de langage de jouer aux tables d’un serveur (Model Context Protocol).
mcp-help-server = Le serveur aux tables duquel on joue.
mcp-help-http = Répond par HTTP sur ce port au lieu de l’entrée et de la sortie standard.
mcp-help-host = L’adresse d’écoute avec --http.
mcp-not-installed = Le SDK MCP n’est pas installé ; installez-le avec : pip install auberge[mcp].
mcp-other-server = On ne joue ici qu’aux tables d’un seul serveur ({ $server }) ; pour un autre, lancez la commande avec --server.
mcp-game = { $title }, nombre de joueurs : { $low } à { $high } ; joueurs automatiques : { $bots }
mcp-seated = Vous avez la place { $seat } ({ $game }). À donner à chaque outil : table={ $table } secret={ $secret }. Gardez le secret pour vous.
mcp-link = Lien pour une autre personne : { $link }
mcp-you = Vous êtes « { $name } », place { $seat }. Version { $version }, ligne { $line } du journal.
mcp-player = { $kind ->
    [bot] Place { $seat } : « { $name } » (joueur automatique)
    [program] Place { $seat } : « { $name } » (programme)
   *[person] Place { $seat } : « { $name } »
}
mcp-your-turn = C’est à vous. { $question }
mcp-waiting = La table attend : { $name }.
mcp-waiting-somebody = La table attend une autre personne.
mcp-not-playing = { $kind ->
    [gather] La partie n’a pas commencé : tout le monde n’est pas encore là.
   *[stopped] La table s’est arrêtée à cause d’une erreur interne.
}
mcp-over = La partie est terminée.
mcp-place = { $place }. { $name }
mcp-happened = Ce qui s’est passé après la ligne { $line } du journal :
mcp-moves = Vos coups permis :
mcp-not-yet = Ce n’est pas encore à vous. Appelez de nouveau wait_for_turn.
mcp-made = Le coup est joué.
mcp-moved-on = Rien n’a été fait : la table a changé depuis. Regardez de nouveau.
mcp-legal = Ce coup est permis.
