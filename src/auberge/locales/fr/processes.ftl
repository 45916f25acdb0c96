### Textes sur plusieurs processus de serveur qui se partagent le travail.

server-help-processes = Nombre de processus de serveur qui se partagent le travail ; au-delà d’un seul, il faut PostgreSQL (par défaut : 1).
server-processes-database = Plusieurs processus ne peuvent pas se partager les tables de { $place }. Utilisez une base PostgreSQL (AUBERGE_DATABASE) ou retirez --processes.
server-processes-system = Sur ce système, plusieurs processus ne peuvent pas se partager une adresse. Retirez --processes.
processes-help-bench = Avec --server : nombre de processus de serveur (au-delà d’un seul, il faut PostgreSQL).
server-help-socket = Chemin où écouter (socket Unix) au lieu d’une adresse, pour un serveur web de cette machine.
server-socket-system = Ce système n’a pas de sockets Unix. Omettez --socket.
