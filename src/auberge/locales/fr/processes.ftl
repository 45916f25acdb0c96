### Textes sur plusieurs processus de serveur qui se partagent le travail.

server-processes-gone = Auberge ne lance plus lui-même plusieurs processus. Retirez --processes et AUBERGE_PROCESSES ; si un seul ne suffit pas, lancez-en plusieurs sur une même base PostgreSQL derrière nginx ou HAProxy (docs/how-to/postgresql.md).
server-processes-database = Plusieurs processus ne peuvent pas se partager les tables de { $place }. Utilisez une base PostgreSQL (AUBERGE_DATABASE) ou retirez --processes.
processes-help-bench = Avec --server : nombre de processus de serveur (au-delà d’un seul, il faut PostgreSQL).
server-help-socket = Chemin d’un socket Unix à utiliser au lieu d’une adresse, pour un serveur web sur le même ordinateur.
server-socket-system = Ce système n’a pas de sockets Unix. Omettez --socket.
