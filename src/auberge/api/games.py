"""Games by name, and how a table is set up.

>>> import auberge
>>> auberge.GAMES
('saint_malo', 'valletta', 'malta')
>>> game = auberge.game("saint_malo")
>>> game.meta.min_seats, game.meta.max_seats
(2, 5)
"""

from collections.abc import Mapping
from typing import Final

from auberge import games
from auberge.core.protocol import Game, OptionValue, Setup
from auberge.core.setup import settle_setup

GAMES: Final[tuple[str, ...]] = games.NAMES
"""The names of all games: `saint_malo`, `valletta`, `malta`."""


def game(name: str, rules_version: int | None = None) -> Game:
    """The game of this name, under its newest rules or those of an earlier version.

    A game starts positions, lists and names moves, shows views and writes records. A position is fast and checks
    nothing; `game.play` checks every move.

    >>> import auberge
    >>> malta = auberge.game("malta")
    >>> position = malta.start(auberge.setup("malta", seats=3, seed=5))
    >>> move = malta.moves(position)[0]
    >>> malta.write(move), malta.action(move) == position.legal()[0]
    ('space (0,0)', True)
    >>> malta.move(malta.action(move)) == malta.read(malta.write(move)) == move
    True

    BadSetup if there is no such game, BadRecord if there is no such version.
    """
    return games.load(name, rules_version)


def setup(
    game: str,
    *,
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    start_seat: int | None = None,
    data: str | None = None,
) -> Setup:
    """A checked setup with every option filled in. Seats count from 0; a start seat left open follows from the seed.

    `data` is the text of a house data file, in place of the printed values.

    >>> import auberge
    >>> auberge.setup("saint_malo", seats=9, seed=1)
    Traceback (most recent call last):
        ...
    auberge.core.errors.BadSetup: setup-seats: seats=9, low=2, high=5
    """
    return settle_setup(
        games.load(game).meta, seats=seats, seed=seed, options=options, start_seat=start_seat, data=data
    )
