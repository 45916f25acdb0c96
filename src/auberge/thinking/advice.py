"""Advice as messages: moves with their chances, the bands of these, and reasons."""

from collections.abc import Iterable

import msgspec

from auberge import wire as m
from auberge.analysis.chances import Estimate
from auberge.analysis.features import key_of
from auberge.analysis.reasons import Reason
from auberge.core.protocol import Move, View
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


def estimated(one: Estimate) -> m.Estimated:
    """A number and between what it lies."""
    return m.Estimated(round(one.value, 4), round(one.low, 4), round(one.high, 4))


def reason_lines(game_name: str, reasons: tuple[Reason, ...]) -> tuple[m.ReasonLine, ...]:
    """Reasons as keys and numbers."""
    return tuple(m.ReasonLine(key_of(game_name, one.feature), one.here, one.other) for one in reasons)
