"""Search for every game: a tree over imagined worlds (`tree`), led by what a guide knows of the game."""
