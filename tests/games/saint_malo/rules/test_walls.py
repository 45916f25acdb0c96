"""Walls and tower bonuses (canon 2.11)."""

from itertools import permutations

import pytest

from auberge.core.protocol import Seat
from auberge.games.saint_malo import printed
from auberge.games.saint_malo.events import (
    BonusDeclined,
    BonusLapsed,
    CoinsGained,
    PointsScored,
    SectionsLapsed,
    SideCompleted,
    WallPlaced,
)
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.saint_malo.city_table import DARK, LIGHT, city, new_game, side, table

COMPULSORY = "bonus_character_compulsory"
PRINTED = {"N": "character", "E": "coins", "S": "points", "W": "coins"}
AMOUNT = {"character": 3, "coins": 2, "points": 3}


def all_but(name: str, missing: int = 5) -> str:
    """The cells of a side without one of them."""
    return " ".join(f"{name}{i}" for i in range(1, 6) if i != missing)


@rule("SM-WALL-01", "SM-WALL-03")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_each_wall_die_places_one_section_wherever_the_player_likes(number: int) -> None:
    t = table("5 wall")
    chosen = ["N3", "S1", "E5", "W2", "N1"][:number]
    events = []
    t.play(f"use wall {number}")
    for placed, spot in enumerate(chosen):
        assert t.cells() == DARK - set(chosen[:placed])
        events += t.play(spot)
    assert sum(isinstance(event, WallPlaced) for event in events) == number
    assert (t.holding("wall"), t.due) == (set(chosen), 1)


@rule("SM-WALL-02")
def test_sections_go_only_into_empty_dark_cells() -> None:
    t = table("2 wall 3 log", first=city({"N1": "wall", "N2": "church_1", "E3": "citizen"}))
    t.play("use wall 2")
    assert t.cells() == DARK - {"N1", "N2", "E3"}
    for spot in sorted(LIGHT):
        t.refuse(spot, "SM-WALL-02", "SM-CITY-07", "SM-CITY-08")
    for spot in ("N1", "N2", "E3"):
        t.refuse(spot, "SM-CITY-08")


@rule("SM-WALL-03")
def test_a_section_may_stand_beside_older_walls() -> None:
    t = table("1 wall 4 log", first=city({"N1 N3": "wall"}))
    t.play("use wall 1", "N2")
    assert t.holding("wall") == {"N1", "N2", "N3"}


@rule("SM-WALL-04", "SM-WALL-05", "SM-WALL-13", "SM-WALL-16")
@pytest.mark.parametrize("name", list("NESW"))
@pytest.mark.parametrize("missing", [1, 2, 3, 4, 5])
def test_a_wall_is_complete_with_all_five_sections(name: str, missing: int) -> None:
    other = 1 if missing > 1 else 2
    t = table("2 wall 3 log", first=city({all_but(name, missing).replace(f"{name}{other} ", ""): "wall"}))
    t.play("use wall 2", f"{name}{missing}")
    seen = t.city()
    assert seen.sides == dict.fromkeys("NESW", "open")
    assert (seen.defence, seen.coins, seen.points) == (0, 3, 0)
    events = t.play(f"{name}{other}")
    assert SideCompleted(Seat(0), name) in events  # type: ignore[arg-type]
    assert t.city().sides == {s: "complete" if s == name else "open" for s in "NESW"}
    assert t.city().defence == 2


@rule("SM-WALL-06", "SM-AMB-20", "SM-AMB-21")
@pytest.mark.parametrize("kinds", sorted(set(permutations(["character", "coins", "coins"]))))
def test_a_side_pays_the_bonus_its_tower_shows_and_only_that(kinds: tuple[str, ...]) -> None:
    shown = dict(zip("NEW", kinds, strict=True)) | {"S": "points"}
    data = printed.shipped_text()
    for name, kind in shown.items():
        was = f'[city.bonus.{name}]\nkind = "{PRINTED[name]}"\namount = {AMOUNT[PRINTED[name]]}'
        assert was in data
        data = data.replace(was, f'[city.bonus.{name}]\nkind = "{kind}"\namount = {AMOUNT[kind]}')
    for name, kind in shown.items():
        t = table("1 wall 4 log", first=city({all_but(name): "wall"}, coins=5), data=data)
        assert t.view.bonuses[name] == (kind, AMOUNT[kind])  # type: ignore[index]
        t.play("use wall 1", f"{name}5")
        gained = (t.city().coins - 5, t.city().points, t.question)
        assert gained == {"coins": (2, 0, "roll"), "points": (0, 3, "roll"), "character": (0, 0, "type")}[kind]


@rule("SM-WALL-07", "SM-WALL-08", "SM-WALL-18", "SM-WALL-20", "SM-WALL-21", "SM-AMB-21")
@pytest.mark.parametrize(("name", "coins", "points"), [("E", 2, 0), ("S", 0, 3), ("W", 2, 0)])
def test_e_and_w_pay_2_coins_and_s_pays_3_points(name: str, coins: int, points: int) -> None:
    t = table("1 wall 4 log", first=city({all_but(name): "wall"}, points=9))
    events = t.play("use wall 1", f"{name}5")
    assert (t.city().coins, t.city().points) == (3 + coins, 9 + points)
    expected = CoinsGained(Seat(0), 2, "tower") if coins else PointsScored(Seat(0), 3, "tower")
    assert expected in events
    assert t.due == 1


@rule("SM-WALL-09", "SM-WALL-10", "SM-WALL-11", "SM-WALL-19", "SM-AMB-19")
def test_n_pays_a_character_of_level_1_to_3() -> None:
    t = table("1 wall 4 head", first=city({all_but("N"): "wall"}, coins=20))
    t.play("use wall 1", "N5")
    assert t.question == "type"
    kinds = {f"character {name}" for name in ("citizen", "soldier", "priest", "architect", "merchant")}
    assert t.answers() == kinds | {"decline"}
    for name in ("juggler", "noble"):
        t.refuse(f"character {name}", "SM-WALL-11")
    for kind in sorted(kinds):
        then = t.fork()
        then.play(kind)
        assert then.cells() == then.holding("empty")
        assert len(then.cells()) == 41 - 5


@rule("SM-WALL-12", "SM-WALL-09")
def test_the_bonus_character_has_its_effect_at_once() -> None:
    built = city({all_but("N"): "wall", "33 23": "church_2"}, logs=2)
    t = table("1 wall 4 head", first=built)
    t.play("use wall 1", "N5")
    outcomes = {}
    for character, spot in (("citizen", "44"), ("soldier", "44"), ("priest", "44"), ("merchant", "22")):
        then = t.fork()
        then.play(f"character {character}", spot)
        outcomes[character] = (then.city().points, then.city().defence, then.city().coins)
    assert outcomes == {"citizen": (1, 2, 3), "soldier": (0, 3, 3), "priest": (1, 2, 3), "merchant": (0, 2, 7)}
    then = t.fork()
    then.play("character priest", "24")
    assert then.city().points == 2
    t.play("character architect", "44", "54", "55")
    assert (t.city().points, t.city().logs, t.due) == (6, 0, 1)


@rule("SM-WALL-13")
def test_every_complete_wall_adds_2_to_defence_for_good() -> None:
    for number in range(5):
        names = "ESWN"[:number]
        walls = {side(name): "wall" for name in names}
        t = table("1 crossed_swords 1 cross 3 log", first=city(walls), ticks=3)
        assert t.city().defence == 2 * number
        t.play("use cross 1", "33")
        assert (t.city().defence, t.city().cannons_lost) == (2 * number, 0 if number else 1)


@rule("SM-WALL-14", "SM-WALL-16")
def test_a_wall_may_be_completed_over_several_turns() -> None:
    t = new_game()
    for spot in side("S").split():
        assert (t.city().points, t.city().defence) == (0, 0)
        t.throw("1 wall 4 log")
        t.play("use wall 1", spot)
        t.skip()
    assert (t.city().points, t.city().defence) == (3, 2)


@rule("SM-WALL-15")
def test_each_side_pays_its_bonus_at_most_once() -> None:
    t = table("2 wall 3 log", first=city({all_but("S"): "wall", all_but("E"): "wall"}))
    t.play("use wall 2", "S5", "E5")
    assert (t.city().points, t.city().coins) == (3, 5)
    for _ in range(3):
        t.skip()
        t.throw("1 wall 4 log")
        events = t.play("use wall 1", sorted(DARK & t.holding("empty"))[0])
        assert not [event for event in events if isinstance(event, CoinsGained | PointsScored | SideCompleted)]
    assert (t.city().points, t.city().coins) == (3, 5)


@rule("SM-WALL-15", "SM-WALL-22")
def test_in_no_game_does_a_city_get_a_bonus_twice() -> None:
    for seed in range(6):
        t = new_game(2, seed=seed)
        completed: list[object] = []
        for _, _, events in random_steps(t, seed):
            completed += [event for event in events if isinstance(event, SideCompleted)]
        assert len(completed) == len(set(completed))


@rule("SM-WALL-16")
@pytest.mark.parametrize("sections", [0, 1, 2, 3, 4])
def test_a_partial_wall_gives_neither_bonus_nor_defence(sections: int) -> None:
    walls = {spot: "wall" for name in "NESW" for spot in side(name).split()[:sections]}
    t = table("1 crossed_swords 1 cross 3 log", first=city(walls), ticks=3)
    assert t.city().defence == 0
    t.play("use cross 1", "33")
    assert (t.city().cannons_lost, t.city().points, t.city().coins) == (1, 0, 3)


@rule("SM-WALL-17", "SM-WALL-05", "SM-AMB-15", "SM-AMB-16")
def test_each_completion_is_resolved_before_the_next_section() -> None:
    t = table("3 wall 2 log", first=city({all_but(name): "wall" for name in "NES"}, logs=1))
    t.play("use wall 3", "S5")
    assert (t.city().points, t.question) == (3, "section")
    t.play("N5")
    for spot in ("E5", "W1"):
        t.refuse(spot)
    t.play("character architect", "33")
    assert (t.p.heads, t.p.from_tower) == (0, False)
    t.refuse("E5", "SM-CHAR-ARCHITECT-5", "SM-CHAR-ARCHITECT-11")
    t.play("34")
    assert (t.question, t.city().points, t.city().coins) == ("section", 6, 3)
    t.play("E5")
    assert (t.city().coins, t.city().defence, t.due) == (5, 6, 1)


@rule("SM-WALL-22", "SM-AMB-21", "SM-WALL-18", "SM-WALL-19")
def test_a_city_has_one_character_bonus_one_of_3_points_and_two_of_2_coins() -> None:
    expected = {"N": ("character", 3), "E": ("coins", 2), "S": ("points", 3), "W": ("coins", 2)}
    assert new_game().view.bonuses == expected
    asked, t = 0, table("4 wall 1 log", first=city({all_but(name): "wall" for name in "NESW"}))
    t.play("use wall 4")
    for name in "NES":  # the last section goes to W5 by itself
        t.play(f"{name}5")
        if t.question == "type":
            asked += 1
            t.play("decline")
    assert (asked, t.city().coins, t.city().points, t.city().defence) == (1, 3 + 2 + 2, 3, 8)


@rule("SM-WALL-23", "SM-AMB-18")
def test_a_bonus_character_may_be_declined_and_lapses_for_good() -> None:
    t = table("1 wall 4 log", first=city({all_but("N"): "wall"}))
    before = t.city()
    t.play("use wall 1", "N5")
    assert BonusDeclined(Seat(0)) in t.play("decline")
    assert (t.p.heads, t.p.from_tower) == (0, False)
    seen = t.city()
    assert (seen.points, seen.coins, seen.defence, seen.empty_cells) == (0, 3, 2, before.empty_cells - 1)
    assert t.due == 1
    t.skip()
    t.throw("1 wall 4 log")
    t.play("use wall 1", "E1")
    assert t.due == 1


@rule("SM-WALL-23", "SM-AMB-18")
@pytest.mark.parametrize("empty", ["33", "33 44 55", "E1", "E1 S1"])
def test_with_the_option_the_bonus_character_is_compulsory_while_a_cell_is_empty(empty: str) -> None:
    given = city(only_empty=f"N5 {empty}", coins=0)
    free, bound = table("1 wall 4 log", first=given), table("1 wall 4 log", first=given, options=[COMPULSORY])
    for t in (free, bound):
        if t.question == "section":
            t.play("N5")
    free.play("decline")
    assert (free.due, free.city().defence) == (1, 2 * 4 - 2 * len({spot[0] for spot in empty.split()} & set("ES")))
    bound.refuse("decline", "SM-WALL-23", "SM-AMB-18")
    assert "decline" not in bound.answers()
    bound.play("character citizen")
    if bound.question == "character":
        bound.play(empty.split(maxsplit=1)[0])
    assert bound.at(empty.split(maxsplit=1)[0]) == "citizen"
    assert bound.city().sides.get(empty[0], "destroyed") == "destroyed"  # type: ignore[call-overload]


@rule("SM-WALL-24", "SM-AMB-15")
def test_all_announced_sections_are_placed() -> None:
    t = table("3 wall 2 log", options=["allow_voluntary_pass"])
    t.play("use wall 3")
    for spot in ("N1", "E1", "S1"):
        for text in ("pass", "stop", "decline", "use wall 1", "33"):
            t.refuse(text)
        t.play(spot)
    assert t.due == 1


@rule("SM-WALL-24", "SM-AMB-15", "SM-AMB-49")
def test_sections_without_a_cell_lapse_and_nothing_is_paid_back() -> None:
    t = table("1 wall 2 cross 2 head", first=city(only_empty="N5 15 E1 E2", coins=4, logs=3))
    t.play("use wall 3")
    assert t.city().coins == 0
    t.play("N5", "character architect", "15", "E1")
    events = t.play("E2")
    assert SectionsLapsed(Seat(0), 2) in events
    assert (t.city().coins, t.city().points, t.city().logs, t.city().empty_cells) == (0, 6, 1, 0)
    assert t.view.left == 0


@rule("SM-AMB-17", "SM-WALL-13")
def test_a_bonus_character_lapses_without_a_question_when_the_city_is_full() -> None:
    for options in ((), (COMPULSORY,)):
        t = table(first=city(only_empty="N5", coins=0), roll="wall log log log log", options=options)
        events = t.play("keep wall log log log log")
        assert BonusLapsed(Seat(0)) in events
        assert (t.city().sides["N"], t.city().defence, t.view.end_triggered, t.due) == ("complete", 8, True, 1)
