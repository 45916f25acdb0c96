"""Saint Malo: roll five dice, draw your walled city, mind the pirates (2 to 5 players)."""
