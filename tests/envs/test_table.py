"""The table under the environments: rewards, refusals, chance step by step, what an imagined table knows."""

import pickle
from copy import deepcopy
from random import Random

import pytest

from auberge.core.chance import Lot
from auberge.core.errors import BadMove, BadSetup, EngineBug, MoveRefused
from auberge.core.position import Result
from auberge.core.protocol import CHANCE, OVER, Seat
from auberge.core.setup import settle_setup
from auberge.games import NAMES
from auberge.games import load as load_game
from auberge.lab.envs.drawing import MOST_OUTCOMES, outcomes, words_of
from auberge.lab.envs.observation import observe
from auberge.lab.envs.open_table import OpenTable
from auberge.lab.envs.rewards import REWARDS, Rewards, bound_of, rewards_of
from auberge.lab.envs.table import Table
from tests.envs.tables import chooser


# --- rewards ------------------------------------------------------------------------------------------------------
def test_equal_seats_share_what_their_places_bring() -> None:
    result = Result((1, 2, 2, 4), (30, 20, 20, 10))
    assert rewards_of(result, "places") == [1.0, 0.0, 0.0, -1.0]
    assert rewards_of(result, "points") == [10.0, 0.0, 0.0, -10.0]
    assert rewards_of(result, "both") == [1.1, 0.0, 0.0, -1.1]


@pytest.mark.parametrize("kind", REWARDS)
def test_rewards_come_at_the_end_and_keep_within_their_bound(kind: Rewards) -> None:
    table, choose = Table("valletta", 3, None, kind), chooser(3)
    while not table.is_over:
        assert table.rewards() == [0.0] * 3
        table.apply(choose(table.position.legal()))
    assert sum(table.rewards()) == pytest.approx(0.0)
    assert 0 < max(map(abs, table.rewards())) <= bound_of(kind)


# --- actions ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_legal_is_refused_by_its_rule_and_changes_nothing(name: str) -> None:
    table = Table(name, None, None, "places", seed=5)
    before, legal = table.position.fields(), set(table.position.legal())
    for action in set(range(table.game.space)) - legal:
        with pytest.raises(MoveRefused) as refused:
            table.apply(action)
        assert refused.value.rule.startswith(f"{table.game.meta.canon}-")
    for action in (-1, table.game.space):
        with pytest.raises(BadMove, match="env-no-such-action"):
            table.apply(action)
    assert table.position.fields() == before


def test_a_table_names_what_is_wrong_with_it() -> None:
    with pytest.raises(BadSetup, match="setup-seats"):
        Table("malta", 7, None, "places")
    with pytest.raises(BadSetup, match="setup-unknown-option"):
        Table("malta", 2, {"wind": 3}, "places")
    with pytest.raises(BadSetup, match="batch-rewards"):
        Table("malta", 2, None, "fame")


def test_nothing_happens_after_the_end() -> None:
    table, choose = Table("malta", 2, {"board": "5x5"}, "places"), chooser(1)
    while not table.is_over:
        table.apply(choose(table.position.legal()))
    with pytest.raises(BadMove, match="env-over"):
        table.apply(0)


# --- chance, step by step -----------------------------------------------------------------------------------------
def test_a_throw_is_as_likely_as_its_orders_are_many() -> None:
    lot = Lot("roll", ("a", "b"), 2, again=True)
    assert [(words_of(lot, number), chance) for number, chance in outcomes(lot, ())] == [
        (("a", "a"), 0.25),
        (("a", "b"), 0.5),
        (("b", "b"), 0.25),
    ]


def test_a_shuffle_picks_from_what_is_left() -> None:
    lot = Lot("deck", ("b", "a", "b", "c"), 4)
    assert outcomes(lot, ()) == [(0, 0.25), (1, 0.5), (2, 0.25)]
    assert outcomes(lot, ("b", "c")) == [(0, 0.5), (1, 0.5)]
    assert words_of(lot, 2) == ("c",)


def new_table(name: str, seats: int) -> OpenTable:
    game = load_game(name)
    return OpenTable(game, game.start(settle_setup(game.meta, seats=seats, seed=0, start_seat=0), pausing=True))


def go_on(table: OpenTable, random: Random) -> None:
    """One step: of chance, as likely as it is, or of the seat that decides, any legal one."""
    if table.actor == CHANCE:
        numbers, chances = zip(*table.outcomes(), strict=True)
        table.draw(random.choices(numbers, chances)[0])
    else:
        table.play(random.choice(table.legal()))


@pytest.mark.parametrize("name", NAMES)
def test_every_step_of_chance_is_listed_and_the_engine_takes_it(name: str) -> None:
    table, random, throws = new_table(name, 2), Random(4), 0
    generator = table.position.generator
    for _ in range(2000):
        if table.actor == OVER:
            break
        if table.actor == CHANCE:
            listed = table.outcomes()
            assert sum(chance for _, chance in listed) == pytest.approx(1.0)
            assert all(0 <= number < MOST_OUTCOMES and chance > 0 for number, chance in listed)
            if table.lot is not None and table.lot.again:
                throws += 1
                assert len(listed) == len(table.position.outcomes())
        go_on(table, random)
    assert table.actor == OVER
    assert bool(throws) == load_game(name).meta.throws
    assert table.position.generator == generator  # nothing was drawn behind our back


# --- what a seat may know -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_an_imagined_table_is_made_of_what_its_seat_may_know(name: str) -> None:
    table, random, looks = new_table(name, 2), Random(8), 0
    for step in range(400):
        if table.actor == OVER:
            break
        if table.actor >= 0 and step % 9 == 0:
            looks += 1
            check_imagined(table, table.actor)
        go_on(table, random)
    assert looks > 5


def check_imagined(table: OpenTable, seat: int) -> None:
    """The seat sees and knows the same; and what is imagined there once more shows that nothing else came along."""
    imagined = table.imagined(seat, seed=1)
    assert table.observation(seat) == observe(table.game.view(table.position, Seat(seat)))
    assert imagined.observation(seat) == table.observation(seat)
    assert imagined.information_text(seat) == table.information_text(seat)
    assert imagined.legal() == table.legal()
    assert str(imagined.imagined(seat, seed=2)) == str(table.imagined(seat, seed=2))
    other = 1 - seat
    assert imagined.told[other] == table.told[-1]
    with pytest.raises(EngineBug):
        table.imagined(other, seed=1)


@pytest.mark.parametrize("name", NAMES)
def test_copies_and_pickles_go_on_by_themselves(name: str) -> None:
    table, random = new_table(name, 2), Random(2)
    for step in range(120):
        if step % 40 == 3:
            for twin in (deepcopy(table), pickle.loads(pickle.dumps(table))):
                assert str(twin) == str(table)
                go_on(twin, Random(step))
                assert str(twin) != str(table)
        go_on(table, random)


def test_a_seat_is_told_its_own_moves_and_what_it_may_witness() -> None:
    table, random = new_table("malta", 3), Random(6)
    while table.actor == CHANCE:
        go_on(table, random)
    seat, move = table.actor, table.game.write(table.game.move(table.legal()[0]))
    table.play(table.legal()[0])
    assert f"> {move}\n" in table.told[seat]
    assert all(f"> {move}\n" not in told for other, told in enumerate(table.told) if other != seat)
