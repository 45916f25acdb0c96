### La page et son serveur : avant la partie, les liens sans place, les spectateurs et les tables du hall.

server-host-says = Seule la personne qui a ouvert la table dit qui s’assoit où.
server-seats-settled = La partie commence à l’instant : les places restent comme elles sont.
