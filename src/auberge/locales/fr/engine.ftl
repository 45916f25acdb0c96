### Mots des erreurs du moteur de jeu ; clés en `bug-`.

bug-unknown-fact = Erreur interne : les règles du jeu ({ $game }) ont noté un fait sans nom (numéro { $fact }). Merci de nous la signaler.
