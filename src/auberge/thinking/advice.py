"""Advice as the browser is told: moves with their chances and reasons."""

from collections.abc import Iterable

import msgspec

from auberge import wire as m
from auberge.core.protocol import Move, View
from auberge.thinking.estimates import estimated, reason_lines
from auberge.thinking.findings import AdviceFound, Advised
from auberge.wire.encoding import encode


def advice_of(game_name: str, view: View, found: AdviceFound, said: m.Hint) -> m.Advice:
    """The answer to a hint."""
    moves = told_moves(game_name, ((view.moves[one.place], one) for one in found.moves))
    return m.Advice(said.id, said.version, moves, found.worlds, found.quick)


def told_moves(game_name: str, found: Iterable[tuple[Move, Advised]]) -> tuple[m.AdvisedMove, ...]:
    """Moves with what is to be said of them."""
    return tuple(
        m.AdvisedMove(
            msgspec.Raw(encode(move)), estimated(one.chance), one.thought, reason_lines(game_name, one.reasons)
        )
        for move, one in found
    )
