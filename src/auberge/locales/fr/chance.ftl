### Mots du hasard scellé : `auberge verify`, le sceau de la table et le résultat d’un contrôle.

cli-help-verify = Contrôle le hasard d’une partie finie : recalcule chaque lancer, chaque pioche et chaque mélange à partir de ce qui a été scellé avant le premier tirage.
cli-help-verify-seal = Le sceau que vous avez noté à l’ouverture de la table ; il doit correspondre à celui du fichier.
cli-not-a-seal = « { $value } » n’est pas un sceau : un sceau compte 64 caractères, de 0 à 9 et de a à f.
cli-sealed = Tout le hasard de cette partie découle d’un secret placé sous ce sceau : { $seal }
cli-verify-with = Pour contrôler que les tirages sont conformes au sceau : { $command }
cli-command-seal = sceau
cli-command-seal-help = affiche le sceau du hasard de cette table

## Ce que trouve un contrôle

verify-all = { $draws ->
    [0] Cette partie n’a connu aucun tirage.
    [one] L’unique tirage est conforme au sceau.
   *[other] Les { $draws } tirages sont tous conformes au sceau.
}
verify-from = { $numbers ->
    [0] Le secret correspond au sceau ; aucun appareil n’a ajouté de nombre.
    [one] Le secret correspond au sceau ; un appareil a ajouté un nombre.
   *[other] Le secret correspond au sceau ; { $numbers } appareils ont ajouté chacun un nombre.
} Sceau : { $seal }
verify-not-sealed = Le hasard de cette partie n’était pas scellé : il venait d’une graine, ou la partie a commencé avant l’existence des sceaux. Il n’y a rien à contrôler.
verify-not-opened = Cet historique ne contient pas encore le secret, qui est révélé à la fin de la partie. Enregistrez alors l’historique de nouveau.
verify-other-seal = Ce n’est pas le sceau qui vous a été montré : l’historique porte { $recorded }.
verify-seal = Le secret de l’historique ne correspond pas au sceau.
verify-promise = Le nombre de la place { $seat } n’est pas celui que son appareil avait promis.
verify-start = Le choix du premier joueur n’est pas conforme au sceau : le secret donne la place { $drawn }, mais l’historique indique la place { $recorded }.
verify-draw = Le tirage { $draw } n’est pas conforme au sceau (entrée { $entry } de l’historique) : le secret donne « { $drawn } », mais l’historique indique « { $recorded } ».
verify-lot = Le tirage { $draw } (entrée { $entry } de l’historique) n’a pas été fait parmi les possibilités de ce moment-là.

## Avant le début de la partie : des nombres pour le hasard scellé

server-not-begun = La partie n’a pas encore commencé.
server-has-begun = La partie a déjà commencé.
server-promises-open = Tout le monde n’a pas encore promis son nombre ; les nombres ne seront révélés qu’une fois tous promis.
server-promises-closed = Il est trop tard pour promettre un nombre : les nombres sont déjà en train d’être révélés.
server-bad-number = « { $field } » doit compter 64 caractères, de 0 à 9 et de a à f.
server-not-promised = Ce n’est pas le nombre que cette place a promis.
