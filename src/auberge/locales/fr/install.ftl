### Ce qui est installé : le diagnostic, la complétion du shell, la page de manuel.

doctor-help-doctor = Dit ce qui est là, ce qui manque et comment l’obtenir. Rien n’est modifié.
doctor-state = { $state ->
    [good] OK
    [note] à savoir
   *[bad] problème
}
doctor-result = { $healthy ->
    [true] L’Auberge est prête : tapez « auberge » pour ouvrir la table.
   *[other] L’Auberge ne peut pas encore servir ainsi ; ce qui est marqué comme problème dit que faire.
}
doctor-engine = { $case ->
    [compiled] Le moteur compilé est utilisé.
    [set_aside] Le moteur compilé est installé, mais AUBERGE_PURE demande Python pur. Supprimez cette variable pour aller plus vite.
   *[plain] Le moteur tourne en Python pur : complet, mais environ trente fois plus lent. Pour le moteur compilé, installez le paquet prévu pour votre système (« pip install auberge ») ou, avec un compilateur C : « AUBERGE_COMPILE=1 pip install --no-binary auberge auberge ».
}
doctor-page = { $case ->
    [there] La page pour le navigateur est là.
   *[missing] La page pour le navigateur manque. Dans les sources, « make page » la construit ; un paquet installé la contient toujours : réinstallez-le.
}
doctor-settings = Un réglage est incorrect. { $problem }
doctor-folder = { $case ->
    [there] Le dossier de données est accessible en écriture : { $place }
    [to_be_made] Le dossier de données sera créé au premier démarrage : { $place }
    [full] Place libre là où se trouve le dossier de données ({ $place }) : { $megabytes } Mo seulement. Faites de la place ou choisissez un autre dossier avec AUBERGE_DATA_DIR.
   *[locked] Le dossier de données { $place } ne peut pas servir : impossible d’écrire dans { $nearest }. Changez ses droits ou choisissez un autre dossier avec AUBERGE_DATA_DIR.
}
doctor-database = { $case ->
    [there] La base de données est lisible : { $place }
    [to_be_made] La base de données sera créée au premier démarrage : { $place }
    [silent] La base de données { $place } ne répond pas. Est-elle en marche, et son adresse dans AUBERGE_DATABASE est-elle juste ?
   *[wrong] La base de données ne peut pas servir. { $problem }
}
doctor-port = { $case ->
    [free] Le port { $port } est libre ({ $place }).
    [next] Le port { $port } est occupé, peut-être par une autre Auberge. Le prochain port libre sera utilisé.
   *[taken] Le port { $port } est occupé ({ $place }), et AUBERGE_PORT demande justement celui-là. Arrêtez l’autre programme ou choisissez un autre port.
}
doctor-browser = { $case ->
    [there] Un navigateur est là pour ouvrir la table.
   *[none] Aucun navigateur ne peut être ouvert d’ici. L’Auberge affiche l’adresse de la table ; ouvrez-la vous-même dans un navigateur.
}
doctor-extras = { $case ->
    [there] Extensions installées : { $list }
   *[missing] Extensions non installées, inutiles pour jouer : { $list }. Pour en ajouter une : { $command }
}
doctor-terminal = { $case ->
    [there] Le terminal affiche les couleurs et tous les caractères ({ $columns } colonnes).
    [grey] Le terminal n’affiche pas de couleurs (NO_COLOR ou TERM le demande) ; rien n’est dit par la couleur seule.
    [letters] Le terminal écrit en { $encoding } : les accents et les signes deviennent de simples lettres. Donnez à LANG une langue en UTF-8 pour les voir tous.
   *[none] La sortie va dans un fichier ou dans un autre programme : elle n’a pas de couleurs.
}
doctor-language = L’Auberge parle français. Pour changer : --lang, AUBERGE_LANG ou LANG, avec en, fr, it ou de.
doctor-chromium = { $case ->
    [there] Chromium, pour les tests : { $place }
   *[none] Chromium, utile aux tests seulement, n’est pas installé ; les tests dans le navigateur sont laissés de côté. Debian : apt-get install chromium
}

## Pour le shell

shell-help-completion = Affiche le script qui permet à votre shell de compléter commandes et options avec la touche Tab.
shell-help-shell = Le shell : bash, zsh, fish ou powershell.
shell-help-man = Affiche la page de manuel de toutes les commandes, pour le programme man.
shell-unknown = Il n’y a pas de complétion pour « { $shell } ». Les shells sont : { $known }
shell-man-name = NOM
shell-man-name-line = une table de jeu pour le navigateur et le terminal
shell-man-synopsis = SYNOPSIS
shell-man-description = DESCRIPTION
shell-man-options = OPTIONS
shell-man-commands = COMMANDES
shell-man-examples = EXEMPLES
shell-man-environment = ENVIRONNEMENT
shell-man-data-dir = Le dossier où l’Auberge garde ses tables et ses parties.
shell-man-lang = La langue : en, fr, it ou de.
shell-man-no-color = Si cette variable est définie, rien n’est coloré.
shell-man-manual = Jeux
cli-value-shell = SHELL
