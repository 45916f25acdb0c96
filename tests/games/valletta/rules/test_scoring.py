"""Final scoring (canon, chapter 9)."""

from itertools import product

import pytest

from auberge.games.valletta.events import EndPhaseBegan, EndTriggered
from auberge.games.valletta.game import GAME
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import STREET, Table, drafted, of_kind, seat, table

LAST = ("maid", "shopkeeper")  # the first seat plays these two; the game is over then


def finished(*players: dict[str, object], points: dict[str, tuple[int, int]] | None = None) -> Table:
    """These players' things, counted: the first seat has played two cards that bring a gold and a wood."""
    first, *others = players
    goods = first["goods"]
    assert isinstance(goods, list)
    first = first | {"hand": list(LAST), "draw_pile": [], "goods": [goods[0] - 1, goods[1] - 1, *goods[2:]]}
    rest = [player | {"hand": [], "draw_pile": []} for player in others]
    t = table(first, *rest, end_phase=True, points=points)
    t.play("shopkeeper", "wood")
    t.go_on()
    assert t.is_over
    return t


def line(t: Table, source: str) -> tuple[int, ...]:
    (found,) = [one.points for one in GAME.score_sheet(t.p) if one.source == source]
    return found


@rule("V-SCORE-01")
def test_the_points_of_all_own_buildings_are_added_as_they_lie() -> None:
    shown = (2, 3, 4, 4, 3, 1, 8)
    own = list(STREET[:7])
    points = {name: (number, 20) for name, number in zip(own, shown, strict=True)}
    points[own[3]] = (9, 4)
    points[own[6]] = (9, 8)
    t = finished(
        seat(None, 1, 1, buildings=own, upgraded=[own[3], own[6]]),
        seat(None, buildings=[STREET[9]]),
        points=points | {STREET[9]: (5, 10)},
    )
    assert line(t, "buildings") == (25, 5)
    assert t.result.scores == (25, 5)


@rule("V-SCORE-02", "V-SCORE-03", "V-DISC-36")
@pytest.mark.parametrize("number", range(2, 14))
def test_three_goods_of_any_kinds_are_one_point(number: int) -> None:
    for goods in ([1, number - 1, 0, 0], [1, 1, (number - 2) // 2, number - 2 - (number - 2) // 2]):
        t = finished(seat(None, *goods), seat(None, 0, 0, 0, number), seat(None, number, 0, 0, 0))
        assert line(t, "goods") == (number // 3, number // 3, number // 3)
        assert t.goods() == tuple(goods)  # goods stay where they are


@rule("V-SCORE-03")
@pytest.mark.parametrize("left_over", [0, 1, 2])
def test_goods_left_over_score_nothing(left_over: int) -> None:
    t = finished(seat(None, 4, 1, 1 + left_over, 0), seat(None, 2, 2, 2, 0))
    assert line(t, "goods") == (2, 2)


@rule("V-SCORE-04", "V-SCORE-07")
def test_most_points_win() -> None:
    t = finished(
        seat(None, 1, 1, 1, 0, points=10, buildings=[STREET[0]]),
        seat(None, 9, 0, 0, 0, points=3, buildings=[STREET[8]], upgraded=[STREET[8]]),
        seat(None, points=40),
    )
    shown = [STREET[0], STREET[8]]
    assert [t.building(name).points for name in shown] == [1, 4]
    assert t.result.scores == (10 + 1 + 1, 3 + 8 + 3, 40)
    assert t.result.places == (3, 2, 1)


@rule("V-SCORE-05")
def test_a_tie_goes_to_the_player_with_more_houses() -> None:
    buildings = (7, 6, 8)
    own = [list(STREET[:7]), list(STREET[7:13]), list(STREET[13:21])]
    worthless = dict.fromkeys(STREET[:25], (0, 0))
    totals = (60, 60, 41)
    players = [seat(None, buildings=names, points=total) for names, total in zip(own, totals, strict=True)]
    players[0]["goods"] = [1, 1, 0, 0]
    t = finished(*players, points=worthless)
    assert [8 - player.houses_left for player in t.view.players] == list(buildings)
    assert (t.result.scores, t.result.places) == (totals, (1, 2, 3))


@rule("V-SCORE-06", "V-AMB-55")
def test_still_tied_players_share_the_victory() -> None:
    own = [list(STREET[:7]), list(STREET[7:14]), list(STREET[14:20]), list(STREET[20:28])]
    totals = (50, 50, 50, 40)
    players = [seat(None, buildings=names, points=total) for names, total in zip(own, totals, strict=True)]
    players[0]["goods"] = [1, 1, 0, 0]
    t = finished(*players, points=dict.fromkeys(STREET, (0, 0)))
    assert (t.result.scores, t.result.places) == (totals, (1, 1, 3, 4))


@rule("V-SCORE-05", "V-SCORE-06", "V-AMB-55")
def test_places_follow_points_then_houses() -> None:
    for totals, houses in product(product((9, 10), repeat=3), product((1, 2), repeat=3)):
        own = [list(STREET[5 * player : 5 * player + number]) for player, number in enumerate(houses)]
        players = [seat(None, buildings=names, points=total) for names, total in zip(own, totals, strict=True)]
        players[0]["goods"] = [1, 1, 0, 0]
        t = finished(*players, points=dict.fromkeys(STREET[:25], (0, 0)))
        ranks = list(zip(totals, houses, strict=True))
        assert t.result.places == tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


@rule("V-SCORE-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_total_is_play_plus_buildings_plus_goods(seats: int) -> None:
    for seed in (1, 2, 3):
        t = drafted(seats, seed=seed)
        for _ in random_steps(t, seed):
            assert t.p.result() is None or t.is_over
        for player, seen in enumerate(t.view.players):
            shown = [t.building(name) for name in seen.buildings]
            built = sum(b.points_upgraded if b.is_upgraded else b.points for b in shown)
            assert t.result.scores[player] == seen.points + built + sum(seen.goods) // 3
            assert sum(one.points[player] for one in GAME.score_sheet(t.p)) == t.result.scores[player]


@rule("V-SCORE-08")
def test_upgrades_add_no_houses() -> None:
    own = list(STREET[:3])
    worthless = dict.fromkeys(STREET[:20], (0, 0))
    t = finished(
        seat(None, 1, 1, points=9, buildings=own, upgraded=own),
        seat(None, points=9, buildings=list(STREET[3:7])),
        points=worthless,
    )
    assert [player.houses_left for player in t.view.players] == [5, 4]
    assert t.result.places == (2, 1)


@rule("V-SCORE-09")
def test_every_player_is_scored() -> None:
    t = finished(seat(None, 3, 3, 0, 0, points=1), seat(None, 3, 0, 0, 0, points=2), seat(None, 0, 6, 0, 0, points=3))
    assert t.result.scores == (3, 3, 5)


@rule("V-AMB-54")
def test_final_scoring_triggers_nothing() -> None:
    dear = dict.fromkeys(STREET[:20], (30, 40))
    first = seat(None, 1, 1, buildings=list(STREET[:2])) | {"hand": list(LAST), "draw_pile": [], "goods": [0, 0, 0, 0]}
    t = table(first, seat("", exact=True, buildings=[STREET[5]]), end_phase=True, points=dear)
    events = t.play("shopkeeper", "wood")
    events += t.go_on()
    assert t.result.scores == (60, 30)
    assert not of_kind(events, EndTriggered)
    assert not of_kind(events, EndPhaseBegan)
    assert t.is_over
