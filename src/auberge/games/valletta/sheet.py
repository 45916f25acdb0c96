"""The printed values a game of Valletta is played with: buildings, characters' colours, barrels, pieces.

`printed.py` fills a sheet from the data file or a house deck; positions share it and never change it.
"""

from mypy_extensions import i64


class Sheet:
    """One set of components. The defaults are blank: use `printed.sheet_of(None)`."""

    def __init__(self) -> None:
        self.colour_of: tuple[int, ...] = ()  # by character
        self.building_colour: tuple[int, ...] = ()  # by building, here and below
        self.building_character: tuple[int, ...] = ()
        self.cost: tuple[int, ...] = ()  # goods
        self.income_kind: tuple[int, ...] = ()
        self.icons: tuple[int, ...] = ()
        self.icons_upgraded: tuple[int, ...] = ()
        self.points: tuple[int, ...] = ()
        self.points_upgraded: tuple[int, ...] = ()
        self.pieces: i64 = 0  # goods in the box
        self.barrels: tuple[int, ...] = ()  # by kind
        self.display: tuple[tuple[int, ...], ...] = ()  # by colour green, blue, yellow and number of players
        self.letters: tuple[str, ...] = ()
        self.source: str | None = None  # the text of a house deck, None for the shipped one
