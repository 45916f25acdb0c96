### The rule book and the player aid of Saint Malo

book-saint_malo-goal = What you want
book-saint_malo-goal-win = Draw the finest walled city. **The most points at the end win.**
book-saint_malo-things = What the dice bring
book-saint_malo-things-crates = Four crates lie side by side, in any shape.
aid-saint_malo-dice = The dice
aid-saint_malo-dice-log = **Log**: one each for your store; the delivery costs 2 coins
aid-saint_malo-dice-crate = **Crate**: one each, side by side
