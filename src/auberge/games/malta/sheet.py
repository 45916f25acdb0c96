"""What a game of Malta! is played with: spaces, the number of copies of each card, and the readings of its version of
the rules.

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
        self.card_order: tuple[int, ...] = ()  # cards in canonical order (M-LOG-07)
        self.has_own_order: bool = False  # it is not the order of their numbers
        self.window_goes_on: bool = False  # when the only target of a card concedes (M-LOSE-14, from version 2)
        self.start_player_places: bool = False  # a pawn, even having conceded (M-LOSE-16 not kept, in version 1)
        self.source: str | None = None  # the text of a house deck, None for the shipped one
