"""What holds in every position of every game: the invariants of its canon, questions worth asking, honest views."""

from collections.abc import Iterator, Sequence
from typing import Final

from auberge.core.position import SOMEBODY, Position
from auberge.core.protocol import Game, Seat

_GUESSES: Final = 8


def broken_invariants(game: Game, position: Position, allowed: Sequence[str] = ()) -> Iterator[str]:
    """Everything that does not hold here, but for the invariants that are allowed to be broken."""
    for broken in game.check(position):
        if not any(rule in broken for rule in allowed):
            yield broken
    actor = position.actor()
    if actor >= 0:
        if len(game.moves(position)) < 2 and not _may_have_one_answer(game, position):
            yield "a question has two answers or more"
        view = game.view(position, Seat(actor))
        if game.view(game.imagine(view, 1), Seat(actor)) != view:
            yield "a position imagined from a view shows the same view"


def _may_have_one_answer(game: Game, position: Position) -> bool:
    """As part of a decision asked in steps, or where asking hides from an onlooker that there is one answer only."""
    if not game.entry(position, game.moves(position)[0]):
        return True
    seen = game.view(position, None)
    guesses = (game.imagine(seen, seed) for seed in range(_GUESSES))
    return seen.actor == SOMEBODY or any(len(game.moves(guess)) > 1 for guess in guesses)
