"""Adjudications that no other chapter proves (canon 6)."""

from itertools import combinations

import pytest

from auberge.core.match import Match
from auberge.core.protocol import Seat
from auberge.core.record import Player
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.game import GAME
from auberge.games.saint_malo.printed import shipped_text
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.saint_malo.city_table import Table, around, beside, city, faces, new_game, read, side, table


@rule("SM-AMB-09")
def test_a_turn_has_one_delivery() -> None:
    t = table("5 log", first=city(coins=8))
    t.play("use log 2")
    assert (t.city().logs, t.city().coins, t.due) == (4, 6, 1)
    t.refuse("use log 3", seat=0)


@rule("SM-AMB-10")
def test_bank_store_and_track_have_no_limit() -> None:
    crates = {" ".join(sorted(around("44"))): "crate"}
    t = table("3 head 2 log", first=city(crates, None, coins=992, logs=996, points=997))
    t.play("use head 3", "character merchant", "44")
    assert t.city().coins == 1000
    t.skip()
    t.throw("5 log")
    t.play("use log 5")
    assert (t.city().logs, t.city().coins) == (1001, 998)
    t.skip()
    t.throw("3 head 2 log")
    t.play("use head 3", "character architect", "22", "23", "stop")
    assert (t.city().points, t.city().logs) == (1000, 1000)


@rule("SM-AMB-17", "SM-AMB-18")
@pytest.mark.parametrize("option", [(), ("bonus_character_compulsory",)])
def test_the_other_bonuses_are_booked_without_a_question(option: tuple[str, ...]) -> None:
    for name in "ESW":
        t = table("1 wall 4 log", first=city({" ".join(side(name).split()[:4]): "wall"}), options=option)
        t.play("use wall 1", f"{name}5")
        assert t.due == 1


@rule("SM-AMB-18")
def test_a_bonus_architect_need_not_build_even_where_the_character_is_compulsory() -> None:
    walls = {"N1 N2 N3 N4": "wall"}
    t = table("1 wall 4 log", first=city(walls, None, logs=3), options=["bonus_character_compulsory"])
    t.play("use wall 1", "N5", "character architect", "33")
    assert "stop" in t.answers()
    t.play("stop")
    assert (t.city().logs, t.due) == (3, 1)


@rule("SM-AMB-19")
def test_paid_changes_do_not_raise_the_bonus_character() -> None:
    t = table("2 wall 3 head", first=city({"N1 N2 N3 N4": "wall"}, None, coins=40))
    t.play("use wall 5", "N5")
    for character in ("juggler", "noble"):
        t.refuse(f"character {character}", "SM-WALL-11")


@rule("SM-AMB-04", "SM-PICK-01")
@pytest.mark.parametrize("coins", [0, 9])
@pytest.mark.parametrize("option", [(), ("allow_voluntary_pass",)])
def test_with_five_swords_the_pass_happens_by_itself(coins: int, option: tuple[str, ...]) -> None:
    t = table(first=city(coins=coins), roll=faces("5 crossed_swords"), seats=4, options=option)
    before = t.city()
    t.play("keep " + faces("5 crossed_swords"))
    assert (t.ticks, t.due, t.city()) == (5, 1, before)


@rule("SM-AMB-35", "SM-DICE-11")
def test_setting_aside_all_dice_ends_rolling() -> None:
    t = new_game()
    t.roll("1 log 1 crate 1 wall 1 cross 1 head")
    t.play("keep log crate wall cross head")
    assert (t.question, t.due) == ("announce", None)
    t.refuse("keep log", "SM-DICE-12", "SM-DICE-11", "SM-DICE-02")


@rule("SM-AMB-36", "SM-COIN-01", "SM-COIN-03")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_coins_left_are_coins_entered_minus_coins_crossed_out(seed: int) -> None:
    t = new_game(2, seed=seed)
    for _ in random_steps(t, seed):
        for seen in t.view.cities:
            towers = 2 * (seen.sides["E"] == "complete") + 2 * (seen.sides["W"] == "complete")
            assert seen.coins == 3 + towers + seen.merchant_coins - seen.coins_spent
            assert seen.coins_spent % 2 == 0


@rule("SM-AMB-48")
def test_a_placement_may_be_taken_back_until_dice_are_rolled_and_leaves_no_entry() -> None:
    setup = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0)
    match = Match(GAME, setup, [Player("a", "human"), Player("b", "human")])
    match.chance(GAME.read_outcome(match.position, "roll wall wall wall log log"))
    assert not match.can_undo(Seat(0))
    match.play(Seat(0), read("keep wall wall wall log log"))
    match.play(Seat(0), read("use wall 2"))
    before = match.position.fields()
    match.play(Seat(0), read("N1"))
    assert not match.undo(Seat(1))
    assert match.undo(Seat(0))
    assert match.position.fields() == before
    assert [step.text.split()[0] for step in match.steps] == ["roll", "keep", "use"]
    match.play(Seat(0), read("N2"))
    match.play(Seat(0), read("N3"))
    match.chance()
    assert not match.undo(Seat(0))
    assert match.record().entries[3:5] == ("1 cell (0,2)", "1 cell (0,3)")


@rule("SM-AMB-49")
def test_houses_of_a_bonus_architect_are_fully_normal() -> None:
    t = table("1 wall 4 log", first=city({"N1 N2 N3 N4": "wall"}, None, logs=5))
    t.play("use wall 1", "N5", "character architect", "25")
    assert t.cells() == around("25") & t.holding("empty")
    t.play("E2", "E3", "35")
    assert (t.city().points, t.city().logs, t.city().coins, t.due) == (9, 2, 3, 1)
    assert t.city().sides == {"N": "complete", "E": "destroyed", "S": "open", "W": "open"}


# --- SM-AMB-22: a data file in which two sides give a character ------------------------------------------------


def two_architects(houses: str, logs: int = 5) -> Table:
    """N and E give a character; the first architect, at (2,2), has built these; the second has just come to (4,5)."""
    data = shipped_text().replace(
        '[city.bonus.E]\nkind = "coins"\namount = 2', '[city.bonus.E]\nkind = "character"\namount = 3'
    )
    walls = {"N1 N2 N3 N4": "wall", "E2 E3 E4 E5": "wall"}
    t = table("2 wall 3 log", first=city(walls, None, logs=logs), data=data)
    t.play("use wall 2", "N5", "character architect", "22", *houses.split())
    if t.question == "house":
        t.play("stop")
    t.play("E1", "character architect", "45")
    return t


def is_connected(group: frozenset[str]) -> bool:
    reached, edge = set[str](), set(sorted(group)[:1])
    while edge:
        reached |= edge
        edge = {other for spot in edge for other in beside(spot)} & group - reached
    return reached == group


def legal_sets(t: Table, first: frozenset[str], most: int) -> set[frozenset[str]]:
    """Every set of houses of the second architect: one group with the first one's, and one of his touches him."""
    near = {spot for spot in t.holding("empty") if spot.isdigit() or spot[0] in "SW"}
    sets = (frozenset(cells) for n in range(1, most + 1) for cells in combinations(sorted(near), n))
    return {frozenset()} | {cells for cells in sets if cells & around("45") and is_connected(cells | first)}


@rule("SM-AMB-22")
@pytest.mark.parametrize(("houses", "logs"), [("", 3), ("23", 5), ("23", 3), ("33", 5), ("23 24", 5), ("33 34 35", 6)])
def test_two_architects_of_one_turn_build_one_group_and_each_touches_it(houses: str, logs: int) -> None:
    t = two_architects(houses, logs)
    first = frozenset(houses.split())
    legal = legal_sets(t, first, min(3, logs - len(first)))
    waiting, seen, left = [t], set[frozenset[str]](), set[frozenset[str]]()
    while waiting:
        now = waiting.pop()
        group = frozenset(now.holding("house") - first)
        if group in seen:
            continue
        seen.add(group)
        larger = [cells for cells in legal if cells > group]
        if now.question != "house":
            assert not larger
            left.add(group)
            continue
        if first:
            assert now.cells() == set().union(*larger) - group
        assert ("stop" in now.answers()) == (group in legal)
        if group in legal:
            left.add(group)
        for spot in now.cells():
            then = now.fork()
            then.play(spot)
            waiting.append(then)
    assert left == legal


@rule("SM-AMB-22")
def test_on_the_printed_board_no_turn_has_two_architects() -> None:
    t = table("2 wall 3 log", first=city({"N1 N2 N3 N4": "wall", "E2 E3 E4 E5": "wall"}))
    t.play("use wall 2", "N5", "character architect", "22", "stop", "E1")
    assert (t.due, len(t.holding("architect"))) == (1, 1)
