"""Where bots meet: many games at once, fairly seated, counted."""
