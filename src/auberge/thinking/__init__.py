"""Whatever is thought about away from a table: bots, hints, coach, reviews, lessons, puzzles."""
