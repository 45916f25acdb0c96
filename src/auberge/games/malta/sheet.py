"""The printed values a game of Malta! is played with: spaces and the number of copies of each card. Compiled.

`printed.py` fills a sheet from the data file or a house deck; positions share it and never change it.
"""


class Sheet:
    """One set of components. The defaults are blank: use `printed.sheet_of(None)`."""

    def __init__(self) -> None:
        self.space_names: tuple[str, ...] = ()  # by kind of space, here and below
        self.shapes: tuple[str, ...] = ()
        self.numbers: tuple[int, ...] = ()
        self.arrows: tuple[int, ...] = ()  # directions, as a set
        self.space_copies: tuple[int, ...] = ()
        self.is_start: tuple[bool, ...] = ()
        self.kind_of: tuple[int, ...] = ()  # the kind of each of the 54 spaces, start spaces first
        self.card_copies: tuple[int, ...] = ()  # by card
        self.source: str | None = None  # the text of a house deck, None for the shipped one
