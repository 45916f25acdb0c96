### Faire tourner le serveur : les réglages qui demandent un mot d’explication, et qui peut lire ses chiffres.

running-help-base-path = Chemin sous lequel se trouve la page sur votre serveur web, par exemple /jeux (par défaut : à la racine).
running-bad-base-path = Le réglage AUBERGE_BASE_PATH ne peut pas être « { $value } ». Il commence par une barre oblique et ne se termine pas par une barre, par exemple /jeux ; lettres, chiffres, points et traits d’union sont admis.
running-bad-public-url = Le réglage AUBERGE_PUBLIC_URL ne peut pas être « { $value } ». C’est l’adresse où l’on ouvre la page, par exemple https://jeux.example.org, et si elle contient un chemin, c’est celui de AUBERGE_BASE_PATH.
running-bad-proxy = Le réglage AUBERGE_TRUSTED_PROXIES ne peut pas contenir « { $value } ». C’est une liste d’adresses et de réseaux séparés par des espaces, par exemple 10.0.0.5 172.16.0.0/12.
running-bad-token = Le réglage AUBERGE_METRICS_TOKEN est trop court ou contient des caractères impossibles à transmettre. Choisissez un long texte aléatoire de lettres et de chiffres, par exemple ce qu’affiche « openssl rand -hex 32 ».
running-metrics-closed = Ces chiffres sont réservés aux personnes qui gèrent ce serveur. Le jeton manque ou n’est pas le bon.
running-not-ready = Ce serveur ne peut accueillir personne pour le moment. Réessayez dans un instant.
