### Les livres de règles : ce qu’en disent le serveur et le terminal

bad-data-book = { bad-data-place } : cela n’a pas de sens dans un livre de règles.
unknown-example = Il n’y a pas d’exemple « { $name } ». Exemples connus : { $known }.
server-example-changed = Cet exemple a changé depuis que vous l’avez ouvert. Recommencez.
server-example-over = Il n’y a plus rien à décider ici. Recommencez pour continuer à jouer.
cli-help-numbered = Énumère toutes les règles avec leur numéro.
cli-help-aid = Affiche l’aide de jeu : les règles en un coup d’œil.
