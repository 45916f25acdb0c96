"""Why a space cannot be chosen: each reason has a rule and a sentence of its own; so has a list that is too long."""

import pytest

from auberge.core.errors import BadData
from auberge.core.protocol import Seat
from auberge.core.setup import settle_setup
from auberge.games.malta import printed
from auberge.games.malta.game import GAME
from auberge.games.malta.moves import TakeOver
from tests.canon import rule
from tests.games.malta.round_table import B, player, table

PLACES = {"1": {"pawn": "(1,1)"}, "2": {"pawn": "(2,2)"}}


@rule("M-CARD-TURNSPACE-1", "M-CARD-TURNSPACE-2", "M-CARD-SWAPSPACES-1", "M-CARD-SWAPSPACES-3")
@pytest.mark.parametrize(
    ("text", "expected", "reason"),
    [
        ("play turn_a_space (2,2) 1", "M-CARD-TURNSPACE-2", "space-under-other"),
        ("play turn_a_space (3,3) 1", "M-CARD-TURNSPACE-1", "space-is-circle"),
        ("play swap_two_spaces (4,4) (4,4)", "M-CARD-SWAPSPACES-1", "same-space"),
        ("play swap_two_spaces (4,4) (2,2)", "M-CARD-SWAPSPACES-3", "space-under-other"),
    ],
)
def test_a_space_is_refused_for_its_own_reason(text: str, expected: str, reason: str) -> None:
    setup = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0)
    seats = {seat: pawn | {"hand": ["turn_a_space", "swap_two_spaces"]} for seat, pawn in PLACES.items()}
    p = GAME.arrange(setup, {"stage": "play", "board": {"(3,3)": "circle"}, "seat": seats})
    refusal = GAME.why_not(p, Seat(0), GAME.read(text))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (expected, reason)


@rule("M-CARD-03", "M-CARD-BOOMERANG-5", "M-CX-90")
def test_a_whole_answer_without_the_target_it_must_name_is_refused() -> None:
    t = table(player("restore_a_space draw_two"), player("boomerang draw_two"), board={(5, 5): "circle"})
    t.play("A play restore_a_space (5,5)")
    t.refuse_move(B, TakeOver(()), "M-CARD-03")
    assert GAME.why_not(t.p, B, TakeOver(("(5,5)",))) is None


def test_a_house_deck_with_too_many_kinds_of_cards_is_told_the_most() -> None:
    more = '\n[[card]]\nid = "shove"\ncopies = 1\n'
    with pytest.raises(BadData) as refused:
        printed.sheet_of(printed.shipped_text() + more)
    assert refused.value.key == "bad-data-at-most"
    assert (refused.value.values["most"], refused.value.values["value"]) == (27, 28)
