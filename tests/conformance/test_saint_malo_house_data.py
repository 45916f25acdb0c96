"""A house table on which two architects may build in one turn: the promises hold there too, and SM-AMB-22 by force.

The houses on offer are compared with all complete sets of houses, tried one by one.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from auberge import games
from auberge.core.protocol import CHANCE, OVER, Position, Setup
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.view import SaintMaloView
from tests.canon import rule
from tests.conformance import copies, orders, secrets
from tests.conformance.saint_malo_city import AROUND, CELLS, Cell, areas
from tests.lockstep.saint_malo import WISHES, given, house_data

GAME = games.load("saint_malo")
WANTED = [GAME.action(GAME.read(text)) for text in WISHES]
seeds = pytest.mark.parametrize("seed", range(12))


def setup_of(seed: int) -> Setup:
    return settle_setup(GAME.meta, seats=2, seed=seed, start_seat=0, data=house_data())


def first_turn(seed: int) -> Iterator[Position]:
    """The positions of a turn in which both sides are completed and both bonus characters are architects."""
    p = GAME.arrange(setup_of(seed), given())
    generator = Random(seed)
    while p.actor() not in (CHANCE, OVER):
        yield p
        legal = p.legal()
        wishes = [action for action in WANTED if action in legal]
        p.apply(wishes[0] if wishes else generator.choice(legal))


def is_legal(older: set[Cell], own: set[Cell], architect: Cell) -> bool:
    """All houses of the turn are one group, and one of his own is around him; none at all is fine too."""
    return not own or (len(areas(older | own)) == 1 and bool(own & AROUND[architect]))


def by_force(view: SaintMaloView) -> set[str]:
    """Every cell of some legal complete set that holds his houses so far, and `stop` if these are legal."""
    seat = view.cities[view.turn]
    empty = {cell for cell in CELLS if seat.cells[cell[0]][cell[1]] == "empty"}
    own = set(view.own_houses)
    older = set(view.group) - own
    assert view.architect is not None
    offered = {"stop"} if is_legal(older, own, view.architect) else set()
    for number in range(1, min(seat.logs, 3 - len(own)) + 1):
        for more in combinations(sorted(empty), number):
            if is_legal(older, own | set(more), view.architect):
                offered |= {f"cell ({row},{col})" for row, col in more}
    return offered


@rule("SM-AMB-22")
def test_a_second_architect_is_offered_every_cell_of_a_legal_set() -> None:
    compared = 0
    for seed in range(40):
        for p in first_turn(seed):
            view = GAME.view(p, None)
            assert isinstance(view, SaintMaloView)
            if view.question == "house" and set(view.group) - set(view.own_houses):
                assert {GAME.write(move) for move in GAME.moves(p)} == by_force(view)
                compared += 1
    assert compared > 30, "the second architect builds often enough"


@seeds
def test_the_promises_hold_with_house_data(seed: int) -> None:
    for p in first_turn(seed):
        assert GAME.check(p) == []
        orders.check_legal_moves(GAME, p)
        orders.check_refusals(GAME, p, 2, range(seed, GAME.space, 5))
        secrets.check_views(GAME, p, 2)
        secrets.check_imagined(GAME, p, 2, (1, 2))
        copies.check_clones(GAME, p.clone(), (seed, 3, 5, 7))
