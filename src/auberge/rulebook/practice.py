"""A reader who plays on from an example, every seat alike. What was done is told by the moves alone."""

from collections.abc import Sequence
from typing import Final

from auberge.core.errors import BadMove, BadRecord, MoveRefused
from auberge.core.match import Match
from auberge.core.position import CHANCE
from auberge.core.protocol import Game, Move, Seat
from auberge.rulebook import books
from auberge.rulebook.book import ExampleBlock

MOST_MOVES: Final = 400
_IF_ABLE: Final = 1  # of `Meta.asks`: asked wherever there is an answer


def begun(game: Game, example: ExampleBlock, moves: Sequence[str] = ()) -> Match:
    """The table after these moves; the same moves always meet the same chance. BadRecord if they cannot be made."""
    match = books.opened(game, example)
    match.seeded = True
    _go_on(match)
    for text in moves:
        try:
            play(match, game.read(text))
        except (MoveRefused, BadMove) as problem:
            raise BadRecord("bad-record-field", problem="moves") from problem
    return match


def play(match: Match, move: Move) -> None:
    """The move of the seat that decides, and what comes by itself. MoveRefused or BadMove change nothing."""
    match.play(Seat(max(0, match.actor)), move)
    _go_on(match)


def _go_on(match: Match) -> None:
    """Lets chance happen, and passes for seats that have no answer to give."""
    while match.actor == CHANCE or _passes(match):
        if match.actor == CHANCE:
            match.chance()


def _passes(match: Match) -> bool:
    game = match.game
    if match.is_over or not game.meta.asks:
        return False
    seat = Seat(match.actor)
    move = game.silent_move(game.view(match.position, seat), game.meta.asks[_IF_ABLE])
    if move is None:
        return False
    match.play(seat, move)
    return True
