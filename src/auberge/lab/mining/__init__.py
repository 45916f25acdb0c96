"""Finds puzzles in games between bots. Seeds and iterations alone decide what is found, never the clock."""
