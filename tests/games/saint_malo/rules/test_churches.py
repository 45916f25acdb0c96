"""Churches and their series (canon 2.12)."""

from itertools import product

import pytest

from auberge.games.saint_malo.game import GAME
from tests.canon import rule
from tests.games.saint_malo.city_table import DARK, LIGHT, SPOTS, STARTING_CRATES, Table, city, side, table

WORTH = (0, 1, 4, 8, 13, 20)
FREE = [spot for spot in sorted(SPOTS) if spot not in STARTING_CRATES]


def church_points(t: Table) -> int:
    """What the first seat's churches are worth, as if the game ended now."""
    (line,) = [line for line in GAME.score_sheet(t.p) if line.source == "churches"]
    return line.points[0]


def with_churches(counts: tuple[int, ...]) -> Table:
    """A city with so many churches of size 1, 2, 3, 4, 5."""
    sizes = [f"church_{size}" for size, number in enumerate(counts, 1) for _ in range(number)]
    return table(first=city(dict(zip(FREE, sizes, strict=False)), coins=0, logs=0))


def best_series(counts: tuple[int, ...]) -> int:
    """The best way to make series without gaps, by trying every one."""
    best = 0
    for length in range(1, 6):
        if all(counts[:length]):
            rest = tuple(n - 1 if size < length else n for size, n in enumerate(counts))
            best = max(best, WORTH[length] + best_series(rest))
    return best


@rule("SM-CHURCH-01", "SM-CHURCH-02")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_crosses_place_one_church_of_that_size_in_any_empty_cell(size: int) -> None:
    t = table(f"{size} cross {5 - size} log", first=city(coins=2))
    t.play(f"use cross {size}")
    assert t.cells() == (DARK | LIGHT) - STARTING_CRATES
    for spot in ("N1", "E5", "33", "55"):
        then = t.fork()
        then.play(spot)
        assert then.holding(f"church_{size}") == {spot}
        assert then.due == 1


@rule("SM-CHURCH-03")
@pytest.mark.parametrize("shown", [1, 2, 3, 4, 5])
def test_a_church_may_be_smaller_than_the_crosses_showing(shown: int) -> None:
    for size in range(1, shown + 1):
        t = table(f"{shown} cross {5 - shown} wall", first=city(coins=0))
        t.play(f"use cross {size}", "33")
        assert t.at("33") == f"church_{size}"
    if shown < 5:
        t = table(f"{shown} cross {5 - shown} wall", first=city(coins=0))
        t.refuse(f"use cross {shown + 1}", "SM-PICK-04", "SM-COIN-04", "SM-PICK-17")


@rule("SM-CHURCH-04")
def test_a_church_needs_no_architect_and_no_logs() -> None:
    t = table("5 cross", first=city(logs=0, coins=0))
    t.play("use cross 5", "33")
    assert t.at("33") == "church_5"
    t = table("5 cross", first=city(logs=4, coins=1))
    t.play("use cross 5", "33")
    assert (t.city().logs, t.city().coins) == (4, 1)


@rule("SM-CHURCH-05")
def test_a_player_may_own_several_churches_of_one_size() -> None:
    t = table("2 cross 3 log", first=city({"33 34": "church_2"}))
    t.play("use cross 2", "35")
    assert t.holding("church_2") == {"33", "34", "35"}


@rule("SM-CHURCH-06")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_churches_score_only_at_the_end(size: int) -> None:
    older = {f"{side('S').split()[i]}": f"church_{i + 1}" for i in range(5) if i + 1 != size}
    t = table("5 cross", first=city(older))
    t.play(f"use cross {size}", "33")
    assert t.city().points == 0
    assert church_points(t) == 20


@rule("SM-CHURCH-07", "SM-CHURCH-08", "SM-SCORE-05")
@pytest.mark.parametrize("length", [0, 1, 2, 3, 4, 5])
def test_a_series_from_1_up_is_worth_1_4_8_13_or_20(length: int) -> None:
    counts = tuple(1 if size <= length else 0 for size in range(1, 6))
    assert church_points(with_churches(counts)) == WORTH[length]


@rule("SM-CHURCH-07", "SM-CHURCH-10")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((0, 1, 1, 1, 1), 0),
        ((1, 0, 1, 1, 1), 1),
        ((1, 1, 0, 1, 1), 4),
        ((1, 1, 1, 0, 1), 8),
        ((1, 1, 1, 1, 2), 20),
        ((1, 3, 0, 0, 0), 4),
        ((0, 0, 0, 0, 5), 0),
    ],
)
def test_a_church_outside_a_series_is_worth_nothing(counts: tuple[int, ...], points: int) -> None:
    assert church_points(with_churches(counts)) == points


@rule("SM-CHURCH-09", "SM-CHURCH-12")
def test_several_series_score_and_each_church_belongs_to_one() -> None:
    assert church_points(with_churches((7, 6, 0, 0, 0))) == 6 * WORTH[2] + WORTH[1]
    assert church_points(with_churches((3, 2, 1, 1, 2))) == 20 + 4 + 1
    assert church_points(with_churches((2, 2, 2, 2, 2))) == 40
    assert church_points(with_churches((4, 0, 0, 0, 0))) == 4
    assert church_points(with_churches((2, 1, 0, 0, 0))) == 4 + 1


@rule("SM-CHURCH-09", "SM-CHURCH-12", "SM-CHURCH-08")
def test_the_evaluation_is_the_best_one_for_every_collection() -> None:
    for counts in product(range(3), repeat=5):
        assert church_points(with_churches(counts)) == best_series(counts)
    for counts in ((5, 3, 2, 1, 0), (3, 4, 3, 2, 4), (6, 6, 1, 1, 1), (1, 2, 3, 4, 5)):
        steps = zip((1, 3, 4, 5, 7), (min(counts[:k]) for k in range(1, 6)), strict=True)
        assert church_points(with_churches(counts)) == best_series(counts) == sum(a * b for a, b in steps)


@rule("SM-CHURCH-11")
def test_where_churches_stand_does_not_matter() -> None:
    places = ["N1 N2 N3 N4 N5", "33 34 35 44 45", "N1 55 W4 22 S3", "E5 15 W1 53 44"]
    for spots in places:
        cells = {spot: f"church_{size}" for size, spot in enumerate(spots.split(), 1)}
        assert church_points(table(first=city(cells))) == 20
        cells = {spot: f"church_{size}" for size, spot in enumerate(reversed(spots.split()), 1)}
        assert church_points(table(first=city(cells))) == 20
