"""The point track (canon, chapter 7)."""

import pytest

from auberge.games.valletta.events import PointsScored, TurnBegan
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import ARCHITECT, GRAND_MASTER, KNIGHT, drafted, of_kind, seat, table


def shown(points: int) -> tuple[int, int]:
    """Space and token of a player with so many points."""
    seen = table(seat(points=points)).seen()
    return seen.space, seen.token


@rule("V-VP-01", "V-VP-02")
def test_every_point_is_one_space_forward() -> None:
    assert [shown(points) for points in range(26)] == [(points, 0) for points in range(26)]


@rule("V-VP-03", "V-VP-04", "V-VP-05", "V-VP-06", "V-AMB-25", "V-DISC-29")
@pytest.mark.parametrize(
    ("points", "space", "token"),
    [
        (1, 1, 0),
        (25, 25, 0),
        (26, 1, 25),
        (27, 2, 25),
        (49, 24, 25),
        (50, 25, 25),
        (51, 1, 50),
        (75, 25, 50),
        (76, 1, 75),
        (100, 25, 75),
        (101, 1, 100),
        (125, 25, 100),
        (126, 1, 125),
    ],
)
def test_beyond_25_the_figure_goes_on_from_space_1_and_a_token_counts_the_laps(
    points: int, space: int, token: int
) -> None:
    assert shown(points) == (space, token)
    assert space + token == points


@rule("V-VP-03", "V-VP-04", "V-VP-05")
@pytest.mark.parametrize("before", [22, 23, 24, 25, 48, 49, 50, 73, 74, 99, 100])
def test_the_token_changes_while_playing_when_the_end_is_passed(before: int) -> None:
    t = table(seat(f"{KNIGHT} maid", points=before), end_phase=True)
    t.play(KNIGHT)
    points = before + 2
    assert (t.seen().space, t.seen().token, t.points()) == ((points - 1) % 25 + 1, (points - 1) // 25 * 25, points)


@rule("V-VP-07", "V-VP-08", "V-INV-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_never_lost_and_only_the_player_in_turn_gains_them(seats: int) -> None:
    t = drafted(seats, seed=seats)
    gained, turn = 0, t.turn
    for before, _, events in random_steps(t, seats + 5):
        scored = of_kind(events, PointsScored)
        for player in range(seats):
            change = t.points(player) - before.players[player].points
            assert change == sum(event.points for event in scored if event.seat == player)
            assert change >= 0
            gained += change
        for event in events:
            turn = event.seat if isinstance(event, TurnBegan) else turn
            assert not isinstance(event, PointsScored) or event.seat == turn
    assert gained > 10


@rule("V-VP-08")
def test_cards_that_concern_others_bring_them_no_points() -> None:
    t = table(seat("nun monk maid"), seat(None, 9, 9, 9, 9, points=3), seat(None, points=5))
    t.play("nun", "gold", "monk")
    t.play("gold")
    assert [t.points(player) for player in range(3)] == [0, 3, 5]


@rule("V-VP-09")
def test_several_figures_may_share_a_space() -> None:
    t = table(seat(f"{KNIGHT} maid", points=3), seat(None, points=5), seat(None, points=30), seat(None, points=5))
    t.play(KNIGHT)
    assert [player.space for player in t.view.players] == [5, 5, 5, 5]


@rule("V-AMB-69", "V-AMB-24")
def test_points_go_on_beyond_25_in_the_turn_that_reaches_them() -> None:
    t = table(seat(f"{KNIGHT} {GRAND_MASTER} {ARCHITECT}", 1, 5, 1, 1, points=24))
    t.play(KNIGHT, GRAND_MASTER, "use")
    assert t.points() == 31
    assert t.view.end_flagged
    t.play(ARCHITECT, "wood")
    assert t.points() == 35
