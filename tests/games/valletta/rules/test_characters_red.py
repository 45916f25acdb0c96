"""Red characters (canon, 6.1)."""

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import Taken
from tests.canon import rule
from tests.games.valletta.street_table import GOODS, JEAN, of_kind, seat, spot, table

PRODUCERS = [("shopkeeper", "gold"), ("lumberjack", "wood"), ("stonecutter", "stone"), ("brickmaker", "brick")]


@rule("V-CHAR-SHOPKEEPER-1", "V-CHAR-LUMBERJACK-1", "V-CHAR-STONECUTTER-1", "V-CHAR-BRICKMAKER-1")
@pytest.mark.parametrize(("card", "good"), PRODUCERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_producer_brings_exactly_one_good_of_its_kind(card: str, good: str, seats: int) -> None:
    t = table(seat(f"{card} maid", 3, 0, 2, 1), seats=seats)
    others = [t.goods(player) for player in range(1, seats)]
    events = t.play(card)
    assert [(event.good, event.number) for event in of_kind(events, Taken)] == [(good, 1)]
    assert t.goods() == tuple(have + (kind == good) for have, kind in zip((3, 0, 2, 1), GOODS, strict=True))
    assert [t.goods(player) for player in range(1, seats)] == others
    assert t.question == "play"


@rule("V-CHAR-MAID-1", "V-DISC-22")
@pytest.mark.parametrize("good", GOODS)
def test_the_maid_brings_one_good_of_the_chosen_kind(good: str) -> None:
    t = table(seat("maid shopkeeper", 3, 0, 2, 1))
    t.play("maid")
    assert (t.question, t.answers()) == ("maid", set(GOODS))
    t.play(good)
    assert t.goods() == tuple(have + (kind == good) for have, kind in zip((3, 0, 2, 1), GOODS, strict=True))


@rule("V-CHAR-BUILDER-1")
def test_a_builder_may_build_or_upgrade_at_normal_cost() -> None:
    own, free = spot("above", 1, 1), spot("above", 2, 5)
    t = table(seat("builder maid", 9, 9, 9, 9, buildings=[own]), cost={own: (5, 3, 2, 1), free: (3, 2, 1, 4)})
    t.play("builder")
    assert {f"upgrade {own}", f"build {free}", "decline"} <= t.answers()
    fork = t.fork()
    fork.play(f"build {free}")
    assert fork.view.cost == (3, 2, 1, 4)
    t.play(f"upgrade {own}")
    assert t.view.cost == (0, 3, 2, 1)


@rule("V-CHAR-BUILDER-2", "V-DISC-34")
def test_a_neutral_builder_works_like_a_starting_one() -> None:
    starting = table(seat("builder lumberjack maid", 9, 9, 9, 9))
    hired = table(seat(f"{JEAN} maid lumberjack stonecutter", 9, 9, 9, 9), barrels=["gold"])
    hired.play(JEAN, "hire builder")
    assert hired.view.pool == {"builder": 3}
    assert "builder" in hired.hand()
    for t in (starting, hired):
        t.play("builder")
    assert starting.answers() == hired.answers()
    hired.play("build building_g01", "payment 2 1 1 1", "lumberjack")
    assert hired.goods() == (8, 9, 8, 8)  # one gold came from the barrel, one wood from the Lumberjack


@rule("V-CHAR-BUILDER-2", "V-CHAR-APPRENTICE-1")
def test_a_neutral_builder_is_red_and_can_be_copied() -> None:
    t = table(seat(f"{JEAN} apprentice lumberjack", 9, 9, 9, 9), barrels=["gold"])
    t.play(JEAN, "hire builder", "builder", "decline", "apprentice")
    assert t.question == "build"


@rule("V-CHAR-LUMBERJACK-1", "V-TURN-07")
def test_a_producer_played_twice_brings_two() -> None:
    t = table(seat("lumberjack lumberjack maid"))
    events = t.play("lumberjack", "lumberjack")
    assert of_kind(events, Taken) == [Taken(Seat(0), "wood", 1)] * 2
    assert t.goods() == (0, 2, 0, 0)
