"""Valletta: build a city with the people of Malta, 1566 (2 to 4 players)."""
