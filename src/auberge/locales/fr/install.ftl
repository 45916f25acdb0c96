### Ce qui est installé : le diagnostic, la complétion du shell, la page de manuel.

doctor-help-doctor = Dit ce qui est là, ce qui manque et comment l’obtenir, avec les réglages qu’utiliserait « auberge serve ». Rien n’est modifié.
doctor-help-env-file = Fichier de réglages, NOM=VALEUR par ligne, tel que le lisent systemd et compose.
doctor-no-file = Impossible de lire le fichier { $file } : { $problem }.
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
doctor-unknown = { $case ->
    [near] Le réglage { $name } est inconnu et n’a aucun effet. Vouliez-vous dire { $nearest } ?
   *[none] Le réglage { $name } est inconnu et n’a aucun effet.
}
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
    [full] Place libre là où se trouve la base de données ({ $place }) : { $megabytes } Mo seulement. Faites de la place ou choisissez un autre endroit avec AUBERGE_DATABASE.
    [locked] La base de données { $place } ne peut pas servir : impossible d’écrire dans { $nearest }. Changez les droits ou choisissez un autre endroit avec AUBERGE_DATABASE.
   *[wrong] La base de données ne peut pas servir. { $problem }
}
doctor-port = { $case ->
    [free] Le port { $port } est libre ({ $place }).
    [running] Auberge est déjà en marche sur le port { $port } ({ $place }).
    [next] Le port { $port } est occupé, peut-être par une autre Auberge. Le prochain port libre sera utilisé.
   *[taken] Le port { $port } est occupé ({ $place }), et AUBERGE_PORT demande justement celui-là. Arrêtez l’autre programme ou choisissez un autre port.
}
doctor-socket = { $case ->
    [free] Auberge écoutera sur { $place }.
    [running] Un autre programme, peut-être Auberge, écoute déjà sur { $place }.
    [taken] { $place } existe et n’est pas un socket. Supprimez-le ou choisissez un autre chemin avec AUBERGE_SOCKET.
   *[locked] Impossible de créer le socket { $place } : le dossier { $folder } manque ou n’est pas accessible en écriture.
}
doctor-proxy = { $case ->
    [none] Aucun serveur web n’est déclaré devant Auberge (AUBERGE_PUBLIC_URL).
    [there] { $url } mène bien à Auberge.
    [other] { $url } répond, mais ce n’est pas Auberge (code { $problem }). Si Auberge est en marche, vérifiez vers où le serveur web transmet les requêtes.
   *[silent] { $url } est injoignable ({ $problem }). Vérifiez le nom, le certificat et le pare-feu.
}
doctor-trust = { $case ->
    [all] AUBERGE_TRUSTED_PROXIES fait confiance à toutes les adresses : un visiteur peut se faire passer pour n’importe qui et contourner toutes les limites. N’indiquez que le serveur web placé devant.
    [wide] AUBERGE_TRUSTED_PROXIES fait confiance à beaucoup d’adresses ({ $list }). N’indiquez que celles du serveur web placé devant.
   *[near] Seuls les serveurs web de cette machine ont la confiance d’Auberge. Si le vôtre est sur une autre, tous les visiteurs comptent pour un seul : indiquez son adresse dans AUBERGE_TRUSTED_PROXIES.
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
