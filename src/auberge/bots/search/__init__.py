"""Search for every game: a tree over imagined worlds (`compiled_tree`), led by what a guide knows of the game."""
