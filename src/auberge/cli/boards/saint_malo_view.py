"""What the board of Saint Malo knows of its game: the types of the view, nothing else.

This is the one module of the terminal that imports from the game; the board's parts import from here.
"""

from auberge.games.saint_malo.view import Cell, CityView, SaintMaloView

__all__ = ["Cell", "CityView", "SaintMaloView"]
