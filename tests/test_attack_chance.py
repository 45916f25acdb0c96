"""The attack on chance: it breaks a table that the fast generator dealt, not one of the sealed stream; and its sums."""

import importlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from auberge import games
from auberge.core.chance import Lot
from auberge.core.protocol import CHANCE, Position
from auberge.core.rng import scramble
from auberge.core.setup import settle_setup
from auberge.core.stream import Stream

Load = Callable[[str], ModuleType]
SEED = 2  # a table for four, broken in half a second


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Load:
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent / "scripts"))
    return importlib.import_module


def opened(name: str, seed: int) -> Position:
    game = games.load(name)
    return game.start(settle_setup(game.meta, seats=4, seed=seed), pausing=True)


@pytest.mark.parametrize("name", ["fast generator", "the same, picking"])
def test_a_spectator_computes_all_that_the_fast_generator_deals(load: Load, name: str) -> None:
    script = load("spectator")
    assert name in script.SOURCES
    found = script.attack(name, 4, SEED)
    assert found.broken
    assert (found.hands, found.barrels) == (4, 25)


def test_a_spectator_computes_nothing_that_the_sealed_stream_deals(load: Load) -> None:
    script = load("spectator")
    found = script.attack(script.SEALED, 4, SEED)
    assert not found.sure
    assert not found.broken
    assert found.explained < found.draws
    assert found.hands < 4


def test_the_attacker_is_given_what_everybody_sees(load: Load) -> None:
    script = load("spectator")
    view = script.seen(script.dealt(Stream(bytes(32)), 2))
    assert len(view.layout) == 20
    assert view.barrels_turned == ()
    assert [player.hand for player in view.players] == [None, None]


@pytest.mark.parametrize("name", ["valletta", "saint_malo"])
def test_the_attacked_generator_is_the_one_of_the_games(load: Load, name: str) -> None:
    script = load("linear_chance")
    game, position, linear = games.load(name), opened(name, 7), script.Linear(scramble(7))
    drawn = 0
    while drawn < 8:
        if position.actor() != CHANCE:
            position.apply(position.legal()[0])
            continue
        lot = game.lot(position)
        if lot is not None:
            outcome = game.read_outcome(position, " ".join((lot.word, *linear.draw(0, lot))))
            assert outcome == position.clone().draw()
            drawn += 1
        game.chance(position)


@pytest.mark.parametrize("picks", [False, True])
def test_draws_are_read_from_an_order_and_a_state_goes_back(load: Load, picks: bool) -> None:
    script = load("linear_chance")
    lot = Lot("stack", tuple("abcdefgh"), 8)
    linear = script.Linear(scramble(3), picks=picks)
    order = linear.draw(1, lot)
    again = script.Linear(script.rewound(linear.state, 7), picks=picks)
    assert again.state == scramble(3)
    assert [(again.below(limit), limit) for limit in range(8, 1, -1)] == script.draws_of(order, lot.of, picks=picks)


def test_a_short_basis_has_the_same_points_and_finds_those_near_a_place(load: Load) -> None:
    script = load("lattices")
    basis = script.reduced([[1, 1234, 5678], [0, 100003, 0], [0, 0, 100003]])
    assert all((row[0] * 1234 - row[1]) % 100003 == 0 == (row[0] * 5678 - row[2]) % 100003 for row in basis.rows)
    assert max(abs(number) for row in basis.rows for number in row) < 100003
    point = [4321, 4321 * 1234 % 100003, 4321 * 5678 % 100003]
    assert list(basis.near([number + 3.0 for number in point], [30.0] * 4)) == [4321]
    assert list(basis.near([number + 3.0 for number in point], [26.0] * 4)) == []


@pytest.mark.parametrize(
    ("statistic", "freedom", "likelihood"),
    [
        (3.841459, 1, 0.05),
        (18.307038, 10, 0.05),
        (2.558212, 10, 0.99),
        (1074.679449, 1000, 0.05),
        (29.588298, 10, 0.001),
    ],
)
def test_chi_square_has_the_likelihoods_of_the_tables(
    load: Load, statistic: float, freedom: int, likelihood: float
) -> None:
    script = load("chi_square")
    assert script.chance_of_more(statistic, freedom) == pytest.approx(likelihood, rel=1e-5)


class Biased:
    """Dice that show a six a little too often, and shuffles that leave the first card on top a little too often."""

    def __init__(self, often: float) -> None:
        self.often = often
        self.chance = Random(1)

    def draw(self, number: int, lot: Lot) -> tuple[str, ...]:  # noqa: ARG002 (like any source)
        strays = self.chance.random() < self.often
        if lot.again:
            return (
                *self.chance.choices(lot.of, k=lot.number - 1),
                lot.of[-1] if strays else self.chance.choice(lot.of),
            )
        order = self.chance.sample(lot.of, lot.number)
        return (lot.of[0], *(card for card in order if card != lot.of[0])) if strays else tuple(order)


def test_chi_square_sees_loaded_dice_and_a_lazy_shuffle_but_not_fair_ones(load: Load) -> None:
    script = load("chi_square")
    fair, biased = (list(script.evenness(Biased(often), 100_000, picks=True)) for often in (0.0, 0.2))
    assert [one.what for one in fair] == [one.what for one in biased]
    assert all(0.001 < one.likelihood < 0.999 for one in fair)
    assert all(one.likelihood < 0.001 for one in biased)
    assert len(fair) == 5


def test_the_bench_says_what_was_broken_and_what_guessing_gives(load: Load) -> None:
    script = load("attack_chance")
    broken = script.Attempt(4, 1.5, True, 29, 29, (5, 5, 5, 5), 25, 25)
    withstood = script.Attempt(2, 30.5, False, 10, 19, (3, 2), 6, 25)
    words = script.row("some chance", [broken, withstood]).split()
    assert words == ["some", "chance", "1", "of", "2", "16.0", "30.5", "81%", "4", "of", "6", "83.3%", "62.0%"]
    assert script.guessing().split() == ["guessing", "1", "in", "56", "62.5%", "25.1%"]
