"""Commands for measuring games and computer players: arena, balance, bench, puzzles' mining."""
