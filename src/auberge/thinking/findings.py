"""What was found about a view or a bot's move, as it travels from whoever thought about it: moves by their places or
numbers, with what is to be said of them."""

from math import hypot

import msgspec

from auberge.analysis.advice import Advice
from auberge.analysis.advice import Advised as Weighed
from auberge.analysis.bystander import Explained
from auberge.analysis.chances import Estimate
from auberge.analysis.reasons import Reason
from auberge.analysis.weighing import FIRM
from auberge.core.protocol import Game, View


class Advised(msgspec.Struct, frozen=True):
    """A move by its place in the view's list, or in an explanation by its number, with what is to be said of it."""

    place: int
    chance: Estimate
    thought: float
    reasons: tuple[Reason, ...]


class AdviceFound(msgspec.Struct, frozen=True):
    """Advice as it travels."""

    moves: tuple[Advised, ...]
    worlds: int
    quick: bool
    made: Advised | None = None  # the move that was asked about


def together(one: AdviceFound, other: AdviceFound) -> AdviceFound:
    """What was found about the same moves twice, in other worlds each time: each counts for as many as it had."""
    worlds = one.worlds + other.worlds
    again = {each.place: each.chance for each in other.moves}

    def pooled(each: Advised) -> Advised:
        if each.place not in again:
            return each
        parts = ((each.chance, one.worlds / worlds), (again[each.place], other.worlds / worlds))
        value = sum(share * part.value for part, share in parts)
        spread = hypot(*(share * max(part.value - part.low, part.high - part.value) for part, share in parts))
        chance = Estimate(value, max(0.0, value - spread), min(1.0, value + spread))
        return msgspec.structs.replace(each, chance=chance)

    moves = sorted(map(pooled, one.moves), key=lambda each: -each.chance.value)
    return AdviceFound(tuple(moves), worlds, worlds < FIRM)


class ExplanationFound(msgspec.Struct, frozen=True):
    """Why a bot made a move, as it travels: its moves by their numbers, and the place of the one it made. No moves:
    nothing can be told from the glimpse."""

    moves: tuple[Advised, ...]
    made: int
    worlds: int
    quick: bool


def found_of(view: View, advice: Advice) -> AdviceFound:
    """Advice about a view, its moves by their places."""

    def placed(one: Weighed) -> Advised:
        return Advised(view.moves.index(one.move), one.estimate, one.thought, one.reasons)

    made = None if advice.made is None else placed(advice.made)
    return AdviceFound(tuple(map(placed, advice.moves)), advice.worlds, advice.quick, made)


def explanation_of(game: Game, explained: Explained | None) -> ExplanationFound:
    """An explanation, its moves by their numbers."""
    if explained is None:
        return ExplanationFound((), 0, 0, quick=True)
    moves = tuple(Advised(game.action(one.move), one.estimate, one.thought, one.reasons) for one in explained.moves)
    return ExplanationFound(moves, explained.made, explained.worlds, explained.quick)
