### Le livre de règles et l’aide de jeu de Saint Malo

book-saint_malo-goal = Le but
book-saint_malo-goal-win = Dessinez la plus belle ville fortifiée. **Le plus de points à la fin l’emporte.**
book-saint_malo-things = Ce que donnent les dés
book-saint_malo-things-crates = Quatre caisses se touchent par un côté, quelle que soit la forme.
aid-saint_malo-dice = Les dés
aid-saint_malo-dice-log = **Bois** : un par dé dans votre réserve ; la livraison coûte 2 pièces
aid-saint_malo-dice-crate = **Caisse** : une par dé, côte à côte
