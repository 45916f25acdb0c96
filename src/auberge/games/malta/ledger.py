"""The invariants of the canon (section 7). Malta! has no points, so its score sheet is empty."""

from collections.abc import Sequence

from auberge.core.bits import single, size
from auberge.core.position import OVER
from auberge.core.protocol import ScoreLine
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import knowledge


def score_sheet(p: MaltaPosition) -> Sequence[ScoreLine]:  # noqa: ARG001 (there are no points)
    """No points, no lines."""
    return []


def check(p: MaltaPosition) -> Sequence[str]:
    """The invariants of the canon that are broken."""
    if not p.spaces:
        return []  # no board yet
    on_table = int(p.announced) + int(p.response >= 0)
    cards = sum(p.sizes) + len(p.draw_pile) + len(p.discard_pile) + on_table
    laid = [space for space in p.spaces if space >= 0]
    before_deal = p.turns == 0
    promises = {
        "108 cards": cards == t.CARDS or (before_deal and cards == 0),
        "hands have the size they say": all(sum(hand) == size for hand, size in zip(p.hands, p.sizes, strict=True)),
        "no card less than none": all(number >= 0 for hand in p.hands for number in hand),
        "every space once": len(set(laid)) == len(laid) == p.width * p.width,
        "pawns of those in are on the board": before_deal
        or all((p.pawns[seat] >= 0) == p.is_in(seat) for seat in range(p.seats)),
        "pawns stand on spaces": all(pawn < 0 or p.spaces[pawn] >= 0 for pawn in p.pawns),
        "one player in, the game is over": single(p.players_in) == (p.actor() == OVER),
        "who conceded is never in": p.players_in & p.conceded == 0,
        "losers are those who are out": size(p.players_in) + len(p.losers) == p.seats,
        "what is known is so": all(_is_so(p, fact) for fact in p.memory),
        "somebody can answer": p.actor() < 0 or len(p.legal()) > 0,
    }
    return [what for what, holds in promises.items() if not holds]


def _is_so(p: MaltaPosition, fact: int) -> bool:
    """Is a card of this kind really in one of the hands the fact names?"""
    hands, card = knowledge.hands_of(fact), knowledge.card_of(fact)
    return any(hands >> seat & 1 and p.hands[seat][card] > 0 for seat in range(p.seats))
