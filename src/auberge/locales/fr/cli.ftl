### Mots du client en mode texte ; les clés commencent par `cli-`.
