### La page : si les autres appareils atteignent la table, et à quelle adresse.

web-reach-ask = Autoriser les autres appareils de la maison ?
web-reach-ask-text = Les téléphones et ordinateurs du même réseau (Wi-Fi) pourront alors rejoindre vos tables. Pour l’instant, seul cet ordinateur le peut.
web-reach-keep = Cet ordinateur seulement
web-reach-open = Autoriser les autres appareils
web-reach-closed = Les autres appareils ne peuvent pas encore se connecter
web-reach-closed-text = Ces liens ne fonctionnent que sur cet ordinateur. Vous pouvez autoriser les téléphones et ordinateurs du même réseau (Wi-Fi).
web-reach-set-text = Ces liens ne fonctionnent que sur cet ordinateur, car le serveur a été démarré ainsi. Pour les autres appareils, démarrez-le avec « auberge serve --host 0.0.0.0 ».
web-reach-no-network = Pas de réseau domestique
web-reach-no-network-text = Les autres appareils peuvent se connecter, mais cet ordinateur n’est connecté à aucun réseau domestique en ce moment. Tant que c’est le cas, les liens ne fonctionnent que sur cet ordinateur.
web-reach-hall-closed = Seul cet ordinateur peut rejoindre vos tables.
web-reach-hall-open = Les autres appareils peuvent se connecter
web-reach-hall-set = Comment les autres peuvent vous rejoindre
web-reach-hall-text = Sur un téléphone ou un autre ordinateur, ouvrez cette adresse :
web-reach-good = Les autres appareils du même réseau peuvent ouvrir cette adresse.
web-reach-good-set = Les autres appareils peuvent ouvrir cette adresse.
web-reach-which = Adresse dans les liens
web-reach-close = Bloquer les autres appareils
web-reach-qr = Code QR de cette adresse
