"""Puzzles: positions of bots' games in which one move is clearly best. Shipped small, mined by `mining`."""
