"""`hint` in the terminal: the best moves in words, each with its chance and the reasons."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from auberge.analysis.advice import Advice, Advised, advise
from auberge.analysis.features import key_of
from auberge.analysis.reasons import Reason
from auberge.bots.budget import Budget
from auberge.cli import palette
from auberge.core.protocol import Game, View
from auberge.words import Value, Words

_BUDGET: Final = Budget(seconds=2.0)
_BAR: Final = 24


def percent(share: float) -> int:
    """A share as whole per cent."""
    return round(100 * share)


def draw_advice(game: Game, view: View, words: Words, names: Sequence[str], budget: Budget | None = None) -> Group:
    """What a strong player would do in this seat."""
    advice = advise(game, view, budget or _BUDGET, seed=1)
    return advice_page(game.meta.name, advice, words, names)


def advice_page(game_name: str, advice: Advice, words: Words, names: Sequence[str]) -> Group:
    """An advice as it is printed."""
    parts: list[RenderableType] = []
    for place, advised in enumerate(advice.moves, start=1):
        parts += _move(game_name, place, advised, words, names, silence=silence(advice, advised))
    basis = words.say("analysis-worlds-few" if advice.quick else "analysis-worlds", worlds=advice.worlds)
    parts.append(Text(basis, palette.QUIET))
    return Group(*parts)


def _move(
    game_name: str, place: int, advised: Advised, words: Words, names: Sequence[str], *, silence: str
) -> list[RenderableType]:
    move, low, high = words.move(game_name, advised.move, names), percent(advised.low), percent(advised.high)
    values: dict[str, Value] = {"place": place, "move": move, "percent": percent(advised.chance)}
    if low == high:
        line = words.say("analysis-hint-line-steady", **values)
    else:
        line = words.say("analysis-hint-line", low=low, high=high, **values)
    parts: list[RenderableType] = [Text(line, "bold"), Padding(Text(bar(advised.chance), palette.WAVE), (0, 0, 0, 3))]
    reasons = reason_lines(game_name, advised.reasons, words, silence)
    return parts + [Padding(Text(reason), (0, 0, 0, 3)) for reason in reasons]


def silence(advice: Advice, advised: Advised) -> str:
    """What is said of a move for which nothing speaks: there is no other, the others are as good, or better."""
    if len(advice.moves) == 1:
        return "analysis-only"
    rival = max(one.chance for one in advice.moves if one is not advised)
    close = percent(advised.low) <= percent(rival) <= percent(advised.high)
    return "analysis-close" if close else "analysis-nothing"


def reason_lines(
    game_name: str, reasons: Sequence[Reason], words: Words, silence: str = "analysis-nothing"
) -> list[str]:
    """The reasons as sentences; that there is none is a sentence too."""
    if not reasons:
        return [words.say(silence)]
    return [_sentence(key_of(game_name, one.feature), one, words) for one in reasons]


def _sentence(key: str, reason: Reason, words: Words) -> str:
    """A reason in words; numbers with a fraction are said to be averages."""
    here: Value = reason.here
    if not (reason.here.is_integer() and reason.other.is_integer()):
        here = words.say("analysis-on-average", number=reason.here)
    return words.say(key, here=here, other=reason.other)


def bar(share: float, length: int = _BAR) -> str:
    """A share as a bar."""
    full = round(share * length)
    return "█" * full + "░" * (length - full)
