"""Malta!: cut-throat cards on a board of arrows; be the last not to lose (2 to 6 players)."""
