### La page sous forme de fichiers pour n’importe quel hébergement, sans serveur.

site-help-site = Écrit toute la page sous forme de fichiers pour n’importe quel hébergement web. On y joue dans le navigateur, sans serveur.
site-help-folder = Où l’écrire : un dossier vide, ou un dossier que cette commande a déjà écrit.
site-help-base = Chemin où seront les fichiers sur l’hébergement, par exemple /games (par défaut : ils fonctionnent partout).
site-help-force = Écrire même si le dossier contient d’autres fichiers. Ceux-ci restent ; les fichiers de même nom sont remplacés.
site-written = { $files } fichiers écrits dans { $place }, { $size } Mo en tout. Pour jouer sans réseau, un navigateur télécharge une seule fois { $engine } Mo.
site-try = Pour l’essayer, lancez « { $command } » et ouvrez { $address }
site-put = Copiez le contenu de ce dossier sous { $base } sur votre hébergement.
site-no-page = La page manque, ou ce qui permet de jouer sans serveur. Dans les sources, « make page » construit les deux ; un paquet installé les contient toujours : réinstallez-le.
site-bad-base = Le chemin ne peut pas être « { $value } ». Il commence par une barre oblique et ne finit pas par elle, par exemple /games ; lettres, chiffres, points et traits d’union conviennent.
site-not-empty = Le dossier { $place } contient des fichiers qui ne viennent pas de cette commande. Choisissez un autre dossier, ou ajoutez --force pour y écrire quand même.
site-not-written = Impossible d’écrire la page dans { $place } : { $reason }
