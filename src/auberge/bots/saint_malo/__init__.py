"""What bots know of Saint Malo: the exact chances of the dice, and a hand-made worth of everything built."""
