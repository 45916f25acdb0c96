### Si les autres appareils du réseau atteignent la table : la question dans le terminal, et ce qui est refusé.

server-house-ask = Autoriser les autres appareils de la maison ? Les téléphones et ordinateurs du même réseau (Wi-Fi) pourront alors rejoindre vos tables ; pour l’instant, seul cet ordinateur le peut. Tapez o ou n (Entrée : non). La page pose la même question.
server-house-yes = o oui
server-house-no = n non
server-house-reached = Sur les autres appareils, ouvrez :
server-house-no-network = Les autres appareils peuvent se connecter, mais cet ordinateur n’a pas d’adresse sur un réseau domestique en ce moment. Dès qu’il en aura une, elle s’affichera ici.
server-house-closed = Seul cet ordinateur peut rejoindre vos tables. Dans la page, sur cet ordinateur, vous pouvez autoriser les autres appareils.
server-house-from-afar = Seule une personne devant l’ordinateur qui héberge les tables peut décider quels appareils peuvent se connecter.
server-house-set = L’accès des autres appareils a été réglé au démarrage du serveur. La page ne peut rien y changer.
