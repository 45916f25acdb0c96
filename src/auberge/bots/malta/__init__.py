"""What the bots know of Malta!."""
