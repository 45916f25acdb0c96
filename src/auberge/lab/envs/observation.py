"""What a seat sees, as named numbers and as text, and what it may do, as a mask: all of it from the seat's view.

>>> from auberge.core.protocol import Seat
>>> from auberge.core.setup import settle_setup
>>> from auberge.games import load
>>> game = load("saint_malo")
>>> view = game.view(game.start(settle_setup(game.meta, seats=2, seed=1)), Seat(0))
>>> described = spec("saint_malo", 2)
>>> row = observe(view)
>>> row[described.places()["you.coins"]]
[3]
"""

import importlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from auberge.core.errors import BadSetup
from auberge.core.observation import Field, Spec
from auberge.core.observer import Observer, Row
from auberge.core.protocol import Game, Position, View
from auberge.games import check_brings, entry_of
from auberge.games import load as load_game

_ANY_SEED: Final = 0  # what is observed is the same in every position the view allows


@lru_cache(maxsize=64)
def spec(game_name: str, seats: int) -> Spec:
    """What each number of an observation is, at a table of this size with any options. BadSetup if there is none."""
    meta = load_game(game_name).meta
    if not meta.min_seats <= seats <= meta.max_seats:
        raise BadSetup("setup-seats", seats=seats, low=meta.min_seats, high=meta.max_seats)
    module = importlib.import_module(_module(game_name, "observation"))
    return Spec(game_name, module.VERSION, seats, module.fields_of(seats))


@lru_cache(maxsize=8)
def observer_of(game_name: str) -> Observer:
    """What writes the observations of a game."""
    observer: Observer = importlib.import_module(_module(game_name, "observer")).make()
    return observer


def _module(game_name: str, kind: str) -> str:
    """Where a game names or writes its observations. BadSetup if it has none."""
    check_brings(game_name, "observation")
    return entry_of(game_name).module(kind, f"auberge.games.{game_name}.{kind}")


def game_of(view: View) -> Game:
    """The game a view is of."""
    return load_game(str(view.__struct_config__.tag))


def observe(view: View) -> list[int]:
    """The numbers of a seat's view, in the order of `spec`. BadSetup for a spectator's."""
    game = game_of(view)
    if view.you is None:
        raise BadSetup("observe-spectator")
    return observe_position(game, game.imagine(view, _ANY_SEED), view.you)


def observe_position(game: Game, position: Position, seat: int) -> list[int]:
    """What `observe` finds in this seat's view of the position, without making the view, which is faster."""
    return [int(number) for number in row_of(game, position, seat).numbers]


def row_of(game: Game, position: Position, seat: int) -> Row:
    """The same as memory that NumPy can read: `np.asarray(row.numbers)`."""
    row = Row(_size_of(game.meta.name, int(position.seats)))
    observer_of(game.meta.name).write(position, seat, row)
    return row


@lru_cache(maxsize=64)
def _size_of(game_name: str, seats: int) -> int:
    return spec(game_name, seats).size


def action_count(game_name: str) -> int:
    """How many action numbers the game has: no decision goes beyond them, large ones are asked step by step."""
    return load_game(game_name).space


def mask(view: View) -> list[bool]:
    """For every action number, whether the seat may choose it now; nothing while others decide.

    `Game.move` and `Game.action` turn action numbers into named moves and back."""
    game = game_of(view)
    allowed = [False] * game.space
    for move in view.moves:
        allowed[game.action(move)] = True
    return allowed


def as_text(view: View) -> str:
    """The observation in words, a line for each field. BadSetup for a spectator's view."""
    game = game_of(view)
    seats = int(game.imagine(view, _ANY_SEED).seats)
    return said(spec(game.meta.name, seats), observe(view))


def said(described: Spec, numbers: Sequence[int]) -> str:
    """The numbers of an observation in words."""
    return "\n".join(
        f"{field.name}: {' '.join(_word(field, number) for number in numbers[place])}"
        for field, place in zip(described.fields, described.places().values(), strict=True)
    )


def _word(field: Field, number: int) -> str:
    """A number as its field calls it."""
    if field.kind == "category":
        return field.names[number - field.low]
    if field.kind == "bits":
        return "+".join(name for place, name in enumerate(field.names) if number >> place & 1) or "-"
    return str(number)
