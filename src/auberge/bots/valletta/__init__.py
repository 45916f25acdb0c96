"""What the bots know of Valletta."""
