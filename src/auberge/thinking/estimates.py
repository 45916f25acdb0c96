"""Chances with their bands, and reasons, as the browser is told of them."""

from auberge import wire as m
from auberge.analysis.chances import Estimate
from auberge.analysis.features import key_of
from auberge.analysis.reasons import Reason


def estimated(one: Estimate) -> m.Estimated:
    """A number and between what it lies."""
    return m.Estimated(round(one.value, 4), round(one.low, 4), round(one.high, 4))


def reason_lines(game_name: str, reasons: tuple[Reason, ...]) -> tuple[m.ReasonLine, ...]:
    """Reasons as keys and numbers."""
    return tuple(m.ReasonLine(key_of(game_name, one.feature), one.here, one.other) for one in reasons)
