## Le livre de règles dans le navigateur

web-book-how-to = Comment jouer
web-book-contents = Sommaire
web-book-learn = Apprendre en jouant
web-book-aid = Aide de jeu
web-book-book = Livre de règles
web-book-print = Imprimer
web-book-search = Chercher dans le livre de règles
web-book-search-hint = Chercher un mot
web-book-numbers = Numéros des règles
web-book-found = { $number ->
    [0] Aucun passage ne contient tous ces mots.
    [one] Trouvé à un endroit
   *[other] Trouvé à { $number } endroits
}
web-book-rules-here = Les règles de ce chapitre, mot pour mot ({ $number })
web-book-references = Règles : { $rules }
web-book-see-example = Voir l’exemple

## Essayer un exemple

web-book-try = Essayer
web-book-try-title = À vous d’essayer
web-book-try-lead = Le plateau est disposé comme au début de cet exemple. Jouez les coups de l’exemple ou essayez-en d’autres, pour tous les joueurs à tour de rôle. Rien n’est en jeu.
web-book-try-turn = C’est maintenant à { $name } de jouer.
web-book-try-over = La partie est terminée.
web-book-again = Recommencer
web-book-back = Retour au livre de règles
