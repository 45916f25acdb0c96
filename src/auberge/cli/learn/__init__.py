"""Learning in the terminal: lessons, rulebook, rules, puzzles."""
