"""Reading the rulebook and components (canon 2.1)."""

from collections import Counter
from math import factorial, prod, sqrt

import pytest

from auberge.core.errors import BadMove, BadSetup
from auberge.core.protocol import Seat
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.game import GAME
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.saint_malo.city_table import BOXES, HEADS, SPOTS, STRENGTHS, SYMBOLS, city, new_game, read, table

FACES = ("log", "crate", "wall", "cross", "head", "crossed_swords")


@rule("SM-META-01", "SM-AMB-31")
def test_the_main_text_decides_so_the_round_is_finished() -> None:
    t = table("1 cross 4 log", first=city(only_empty="33", coins=0), seats=3)
    assert t.view.end_triggered
    assert (t.due, t.is_over) == (1, False)
    t.skip()
    assert (t.due, t.is_over) == (2, False)
    t.skip()
    assert t.is_over


@rule("SM-COMP-01", "SM-SETUP-01")
def test_all_players_share_one_main_board() -> None:
    t = table("3 cross 2 crossed_swords", seats=3)
    t.play("use cross 1", "33")
    assert t.ticks == 2
    t.throw("2 cross 3 crossed_swords")
    t.play("use cross 1", "33")
    assert t.ticks == 5
    seen = [GAME.view(t.p, seat).pirates for seat in (Seat(0), Seat(1), Seat(2), None)]
    assert all(pirates == seen[0] for pirates in seen)


@rule("SM-COMP-02", "SM-COMP-03", "SM-COMP-09")
def test_there_are_boards_and_markers_for_two_to_five_players() -> None:
    for seats in (2, 3, 4, 5):
        assert len(new_game(seats).view.cities) == seats
    for seats in (-1, 0, 1, 6, 7):
        with pytest.raises(BadSetup):
            settle_setup(GAME.meta, seats=seats, seed=1, start_seat=0)


@rule("SM-COMP-02", "SM-SETUP-02")
def test_each_player_draws_on_the_own_board_only() -> None:
    for seats in (2, 3, 4, 5):
        t = table("2 wall 3 log", seats=seats)
        before = t.view.cities
        t.play("use wall 2")
        for other in range(1, seats):
            t.refuse("N1", "SM-TURN-02", seat=other)
        t.play("N1", "E1")
        assert t.view.cities[1:] == before[1:]
        assert t.view.cities[0] != before[0]


def _chi_square(counts: Counter[str], expected: dict[str, float]) -> float:
    assert set(counts) <= set(expected)
    return sum((counts[name] - weight) ** 2 / weight for name, weight in expected.items())


def _bound(degrees: int) -> float:
    """Far in the tail: about five standard deviations above the mean."""
    return degrees + 5 * sqrt(2 * degrees)


@rule("SM-COMP-04")
def test_every_face_of_a_die_comes_with_one_chance_in_six() -> None:
    p = new_game(seed=11).p
    rolls = 12_000
    drawn = Counter(GAME.write_outcome(p, p.draw()) for _ in range(rolls))
    shown = Counter(face for roll, times in drawn.items() for face in roll.split()[1:] for _ in range(times))
    assert _chi_square(shown, dict.fromkeys(FACES, rolls * 5 / 6)) < _bound(5)


@rule("SM-COMP-04")
def test_the_five_dice_fall_independently() -> None:
    p = new_game(seed=12).p
    rolls = 40_000
    expected = {}
    for outcome in p.outcomes():
        text = GAME.write_outcome(p, outcome)
        ways = factorial(5) // prod(factorial(times) for times in Counter(text.split()[1:]).values())
        expected[text] = rolls * ways / 6**5
    assert len(expected) == 252
    assert sum(expected.values()) == pytest.approx(rolls)
    drawn = Counter(GAME.write_outcome(p, p.draw()) for _ in range(rolls))
    assert _chi_square(drawn, expected) < _bound(251)


@rule("SM-COMP-04", "SM-DICE-05")
@pytest.mark.parametrize("kept", ["crate", "crate crate crate", "crate crate crate crate"])
def test_dice_rolled_again_are_as_fair(kept: str) -> None:
    t = new_game(seed=13)
    t.roll("5 crate")
    t.play(f"keep {kept}")
    rolls, dice = 6_000, 5 - len(kept.split())
    shown = Counter(face for _ in range(rolls) for face in GAME.write_outcome(t.p, t.p.draw()).split()[1:])
    assert _chi_square(shown, dict.fromkeys(FACES, rolls * dice / 6)) < _bound(5)


@rule("SM-COMP-05")
def test_a_die_shows_log_crate_wall_cross_head_or_crossed_swords() -> None:
    t = new_game()
    t.roll("5 log")
    t.play("keep log log log log")
    assert {GAME.write_outcome(t.p, outcome) for outcome in t.p.outcomes()} == {f"roll {face}" for face in FACES}


@rule("SM-COMP-06")
def test_five_symbols_can_be_chosen_and_swords_cannot() -> None:
    t = table("1 log 1 crate 1 wall 1 cross 1 crossed_swords", first=city(coins=50))
    assert {answer.split()[1] for answer in t.answers()} == set(SYMBOLS)
    with pytest.raises(BadMove):
        read("use crossed_swords 1")


@rule("SM-COMP-07")
def test_the_main_board_shows_six_rows_of_boxes_and_the_characters() -> None:
    for seats, boxes in BOXES.items():
        pirates = new_game(seats).view.pirates
        assert (pirates.strengths, pirates.boxes_per_row, pirates.ticks, pirates.attacks) == (STRENGTHS, boxes, 0, 0)
    for character in HEADS:
        assert GAME.write(read(f"character {character}")) == f"character {character}"
    with pytest.raises(BadMove):
        read("character pirate")


@rule("SM-COMP-08")
def test_a_city_board_shows_track_bank_store_cells_towers_cannons_and_reminders() -> None:
    view = new_game(2, start=1).view
    for seen in view.cities:
        contents = [content for row in seen.cells for content in row]
        assert len(contents) == 49
        assert contents.count("tower") == 4
        assert {seen.cells[row][col] for row in (0, 6) for col in (0, 6)} == {"tower"}
        assert (seen.points, seen.coins, seen.logs, seen.cannons_lost, seen.defence) == (0, 3, 2, 0, 0)
        assert set(seen.sides) == set("NESW")
    assert (view.change_price, view.delivery_price, view.cannons, view.start_seat) == (2, 2, 6, 1)
    assert [line.source for line in GAME.score_sheet(new_game().p)][-5:] == [
        "full_city",
        "coins",
        "logs",
        "churches",
        "cannons",
    ]


@rule("SM-COMP-10")
def test_a_new_game_bears_no_mark_of_the_one_before() -> None:
    fresh = new_game(3, seed=5)
    played = new_game(3, seed=5)
    for _ in random_steps(played, seed=5):
        pass
    assert played.is_over
    again = new_game(3, seed=5)
    assert again.p.fields() == fresh.p.fields()
    assert again.view == fresh.view


@rule("SM-COMP-11")
def test_six_cannons_are_printed_one_for_each_attack() -> None:
    t = table("1 crossed_swords 1 cross 3 log", ticks=23, first=city(cannons_lost=5), others={1: city(cannons_lost=5)})
    t.play("use cross 1", "33")
    assert t.view.cannons == t.city(0).cannons_lost == t.city(1).cannons_lost == 6
    assert t.view.pirates.attacks == len(t.view.pirates.strengths) == 6


@rule("SM-COMP-12")
def test_all_city_boards_are_alike() -> None:
    for seats in (2, 3, 4, 5):
        cities = new_game(seats).view.cities
        assert all(seen == cities[0] for seen in cities)
        assert sum(content != "tower" for row in cities[0].cells for content in row) == len(SPOTS)
