### La page : qui est là avant le premier tirage, le sceau du hasard d’une table et le contrôle après la partie.

## Avant le début de la partie

web-fair-gathering = { $here ->
    [0] Personne n’est encore là (personnes attendues : { $people }).
    [one] Une personne sur { $people } est là.
   *[other] { $here } personnes sur { $people } sont là.
}
web-fair-begins = La partie commence dès que tout le monde est là.
web-fair-all-here = Tout le monde est là.
web-fair-beginning = La partie commence dans un instant.
web-fair-call = Inviter les autres
web-fair-you = vous
web-fair-at-this-screen = devant cet écran
web-fair-by-link = vient par lien
web-fair-not-here = pas encore là
web-fair-ready = déjà là
web-fair-begin-without = { $number ->
    [one] Commencer sans { $names }
   *[other] Commencer sans les attendre : { $names }
}
web-fair-begin-untold = { $number ->
    [one] Un nombre promis ({ $names }) n’est pas arrivé. La partie peut commencer quand même.
   *[other] Des nombres promis ({ $names }) ne sont pas arrivés. La partie peut commencer quand même.
}

## Le sceau

web-fair-sealed = Hasard scellé
web-fair-sealed-title = Personne ne peut plus changer le hasard
web-fair-sealed-text = Chaque lancer, chaque pioche et chaque mélange découle d’un secret du serveur et d’un nombre choisi par chaque appareil à la table. Le secret du serveur a été mis sous ce sceau avant le premier tirage :
web-fair-note-it = Notez ce sceau ou prenez-le en photo. Après la partie, le serveur ouvre le sceau et tout le monde peut contrôler que le secret y correspond.
web-fair-copy = Copier le sceau
web-fair-added = { $number ->
    [0] Aucun appareil n’a ajouté de nombre.
    [one] Un appareil ({ $names }) a ajouté un nombre.
   *[other] Des appareils ({ $names }) ont ajouté chacun un nombre.
}
web-fair-seal-changed = Ce n’est pas le premier sceau montré à cet appareil, qui était : { $seal }
web-fair-how = Comment ça marche
web-fair-how-sealed = Avant l’arrivée du premier joueur, le serveur tire un secret et montre son sceau : une empreinte qui correspond à ce secret et à aucun autre. Puis chaque appareil promet son propre nombre, là encore par une empreinte. Les nombres ne sont révélés qu’une fois tous promis.
web-fair-how-together = Le hasard se calcule à partir du secret et de tous les nombres ensemble. Ni le serveur ni aucun joueur ne peut donc le choisir seul, et personne ne peut le changer ensuite.
web-fair-how-opened = Après la partie, le serveur révèle son secret. Cet appareil refait alors tous les tirages : il contrôle le sceau, les nombres, les lancers, les pioches et les mélanges, et vérifie que le sceau et les nombres sont bien ceux qu’il a vus lui-même.
web-fair-how-not = Cela ne montre pas si quelqu’un a regardé les cartes cachées sur l’ordinateur qui héberge la table. Le contrôle rapide connaît le matériel du jeu, mais pas ses règles : les piles qui changent au cours de la partie ne sont contrôlées que si la partie est rejouée selon les règles, ici ou dans le terminal avec « { $command } ». Pour savoir si l’historique est bien celui de la partie que vous avez vue, comparez vos souvenirs avec la liste des tirages.

## Le contrôle après la partie

web-fair-check = Contrôler les tirages
web-fair-check-again = Contrôler à nouveau
web-fair-checking = Les tirages sont contrôlés sur cet appareil : { $percent } %.
web-fair-all = { $draws ->
    [0] Cette partie n’a connu aucun tirage
    [one] L’unique tirage est conforme au sceau
   *[other] Les { $draws } tirages sont tous conformes au sceau
}
web-fair-all-text = { $number ->
    [0] Chaque tirage découle du secret scellé avant le premier tirage. Aucun appareil n’a ajouté de nombre : le serveur seul a fixé le hasard.
    [one] Chaque tirage découle du secret scellé avant le premier tirage et du nombre ajouté par un appareil ({ $names }).
   *[other] Chaque tirage découle du secret scellé avant le premier tirage et des nombres ajoutés par des appareils ({ $names }).
}
web-fair-made = { $changing ->
    [0] Les possibilités de chaque tirage correspondent exactement au matériel du jeu.
    [one] Les possibilités de chaque tirage correspondent au matériel du jeu. Un tirage vient d’une pile ou d’une main dont le contenu dépend des coups joués : seules les règles peuvent dire s’il était exact.
   *[other] Les possibilités de chaque tirage correspondent au matériel du jeu. { $changing } tirages viennent de piles ou de mains dont le contenu dépend des coups joués : seules les règles peuvent dire s’il était exact.
}
web-fair-made-custom = Cette partie a été jouée avec des données personnalisées : les possibilités de chaque tirage n’ont pas été contrôlées, seules les règles peuvent le faire.
web-fair-rules-open = Pas encore contrôlé : si chaque tirage devait bien avoir lieu. Rejouer la partie selon les règles le montre aussi.
web-fair-rules-check = Contrôler selon les règles ({ $size } Mo)
web-fair-rules-working = Cet appareil rejoue la partie selon les règles…
web-fair-rules-agree = Cet appareil a aussi rejoué toute la partie selon les règles : chaque tirage devait bien avoir lieu, et ses possibilités étaient exactement les bonnes.
web-fair-left-out = { $number ->
    [one] Le nombre que cet appareil a tiré pour cette place ({ $names }) n’a pas été pris en compte : il est arrivé trop tard ou a été écarté.
   *[other] Les nombres que cet appareil a tirés pour ces places ({ $names }) n’ont pas été pris en compte : ils sont arrivés trop tard ou ont été écartés.
}
web-fair-step-sealed = Sceau posé
web-fair-step-sealed-text = avant le premier tirage, { $when }. La table montrait { $seal }.
web-fair-saw = Cet appareil a vu ce sceau à ce moment-là, et les nombres aussi.
web-fair-saw-not = Cet appareil n’était pas là à ce moment-là : comparez ce sceau avec celui que quelqu’un a noté.
web-fair-step-opened = Sceau ouvert
web-fair-step-opened-text = après le dernier tour, { $when }. Le secret révélé : { $secret }.
web-fair-step-checked = Tirages contrôlés
web-fair-step-checked-text = { $draws ->
    [0] sur cet appareil, à l’instant : aucun tirage à comparer.
    [one] sur cet appareil, à l’instant : un tirage concorde.
   *[other] sur cet appareil, à l’instant : { $draws } tirages concordent.
}
web-fair-step-failed-text = { $draws ->
    [0] sur cet appareil, à l’instant : un écart apparaît.
    [one] sur cet appareil, à l’instant : un tirage concorde, puis un écart apparaît.
   *[other] sur cet appareil, à l’instant : { $draws } tirages concordent, puis un écart apparaît.
}
web-fair-list = Les tirages, un par un
web-fair-agrees = concorde
web-fair-start = Premier joueur : { $name }.
web-fair-more = { $more ->
    [one] { $items } et { $more } autre
   *[other] { $items } et { $more } autres
}
web-fair-save = Enregistrer la preuve
web-fair-bad-draw = Le tirage { $draw } n’est pas conforme au sceau
web-fair-bad-lot = Le tirage { $draw } n’a pas été fait avec le bon matériel
web-fair-bad = Les tirages ne sont pas conformes au sceau
web-fair-bad-draw-text = Le secret donne « { $drawn } », mais la table a montré « { $recorded } ».
web-fair-not-proven = Le résultat reste dans le décompte, mais la régularité des tirages n’est pas prouvée.
web-fair-other-number = Le nombre de la place { $seat } n’est pas celui que cet appareil a vu au début de la partie.
web-fair-unreadable = L’historique est illisible : il n’y a rien à contrôler.
