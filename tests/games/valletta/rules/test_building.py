"""Building a new building (canon, chapter 5)."""

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import Built, Hired, Paid
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import JEAN, KNIGHT, STREET, drafted, of_kind, seat, spot, table

BUILDERS = pytest.mark.parametrize("card", ["builder", "roofer", "mason", "carpenter"])
EIGHT = [spot("above", 1, column) for column in range(1, 6)] + [spot("below", 1, column) for column in range(1, 4)]


@rule("V-BUILD-01", "V-CHAR-BUILDER-1")
@BUILDERS
def test_one_new_building_or_one_upgrade_but_not_both(card: str) -> None:
    own = spot("above", 1, 1)
    for choice in (f"build {spot('above', 1, 3)}", f"upgrade {own}"):
        t = table(seat(f"{card} maid", 9, 9, 9, 9, buildings=[own]))
        t.play(card)
        assert {f"build {spot('above', 1, 3)}", f"upgrade {own}", "decline"} <= t.answers()
        t.play(choice)
        t.refuse("build building_g07" if "upgrade" in choice else f"upgrade {own}")
        t.play("pay proposed")
        assert (t.question, t.view.plays) == ("play", 1)
        assert len(t.seen().buildings) + len(t.seen().upgraded) == 2


@rule("V-BUILD-02")
@BUILDERS
def test_building_is_optional(card: str) -> None:
    t = table(seat(f"{card} maid", 9, 9, 9, 9))
    t.play(card, "decline")
    assert (t.question, t.view.plays, t.goods()) == ("play", 1, (9, 9, 9, 9))
    assert t.seen().buildings == ()


@rule("V-BUILD-03", "V-BUILD-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_unbuilt_card_is_a_target_wherever_it_lies(seats: int) -> None:
    built = STREET[7]
    t = table(seat("builder maid", 9, 9, 9, 9), seat(None, buildings=[built]), seats=seats, jean=12)
    t.play("builder")
    assert t.targets() == {f"build {name}" for name in STREET[: 5 * seats + 10] if name != built}


@rule("V-BUILD-04")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_card_with_a_house_on_it_cannot_be_built(owner: int) -> None:
    name = spot("above", 2, 2)
    players = [seat("builder maid", 9, 9, 9, 9), seat(), seat()]
    players[owner]["buildings"] = [name]
    t = table(*players)
    t.play("builder")
    assert f"build {name}" not in t.answers()
    t.refuse(f"build {name}", "V-BUILD-04")


@rule("V-BUILD-05", "V-BUILD-06", "V-BUILD-07", "V-BUILD-08")
@pytest.mark.parametrize("name", STREET)
def test_building_means_paying_taking_the_character_and_placing_a_house(name: str) -> None:
    t = table(seat("builder maid", 9, 9, 9, 9), seats=4)
    shown = t.building(name)
    t.play("builder", f"build {name}")
    assert t.view.proposed == shown.cost
    events = t.play("pay proposed")
    assert events[:2] == [Paid(Seat(0), *shown.cost), Built(Seat(0), name, shown.character)]
    assert t.goods() == tuple(9 - number for number in shown.cost)
    assert shown.character in t.hand()
    assert t.stack()[shown.character] == 1
    assert (t.building(name).owner, t.building(name).is_upgraded) == (0, False)
    assert (t.seen().buildings, t.seen().houses_left) == ((name,), 7)


@rule("V-BUILD-06", "V-BUILD-08")
def test_the_character_belongs_to_the_stack_for_good() -> None:
    t = table(seat("builder maid", 9, 9, 9, 9), seats=3)
    t.play("builder", "build building_g01", "pay proposed", "maid", "gold", "lumberjack")
    t.go_on()
    for _ in range(2):
        while t.actor > 0:
            t.play(sorted(t.answers())[0])
        t.go_on()
    assert (t.turn, t.stack()["banker"]) == (0, 1)
    assert t.view.pool == {"builder": 4}


@rule("V-BUILD-08")
@pytest.mark.parametrize("answer", ["decline", "use", "play maid", "hire builder", "dismiss maid"])
def test_once_a_target_is_chosen_it_must_be_paid(answer: str) -> None:
    t = table(seat("builder maid", 9, 9, 9, 9))
    t.play("builder", "build building_g01")
    t.refuse(answer)


@rule("V-BUILD-09", "V-AMB-11")
@BUILDERS
@pytest.mark.parametrize(("built", "possible"), [(6, True), (7, True), (8, False)])
def test_a_player_without_houses_cannot_build_but_upgrade(card: str, built: int, possible: bool) -> None:
    t = table(seat(f"{card} maid", 9, 9, 9, 9, buildings=EIGHT[:built]), end_phase=True)
    t.play(card)
    target = spot("above", 2, 5)
    assert (f"build {target}" in t.answers()) == possible
    assert {text for text in t.answers() if text.startswith("upgrade")} == {f"upgrade {name}" for name in EIGHT[:built]}
    if not possible:
        t.refuse(f"build {target}", "V-BUILD-09")
        assert not any(text.startswith("build") for text in t.answers())


@rule("V-BUILD-11", "V-INV-04", "V-UPG-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_building_stays_with_its_owner_to_the_end(seats: int) -> None:
    t = drafted(seats, seed=3)
    owners: dict[str, int] = {}
    for _, _, _ in random_steps(t, seats):
        now = {building.name: building.owner for building in t.view.layout if building.owner is not None}
        assert owners.items() <= now.items()
        owners = dict(now)
    assert len(owners) > 5


@rule("V-BUILD-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_are_gained_only_by_building_and_hiring(seats: int) -> None:
    t = drafted(seats, seed=4)
    stacks = [t.stack(player) for player in range(seats)]
    gained = 0
    for _, _, events in random_steps(t, seats):
        for player in range(seats):
            stack = t.stack(player)
            new = stack - stacks[player]
            assert new.total() <= 1
            if new:
                gained += 1
                (card,) = new
                sources = [event.character for event in of_kind(events, Built) if event.seat == player]
                sources += [event.character for event in of_kind(events, Hired) if event.seat == player]
                assert sources == [card]
            stacks[player] = stack
    assert gained > 3


@rule("V-AMB-67", "V-BUILD-08")
def test_the_steps_of_building_come_in_their_order() -> None:
    seven = EIGHT[:7]
    target = spot("below", 2, 5)
    t = table(seat("builder maid", 9, 9, 9, 9, buildings=seven, points=24), jean=25)
    t.play("builder", f"build {target}")
    kinds = [type(event).__name__ for event in t.play("pay proposed")]
    assert kinds[:4] == ["Paid", "Built", "PointsScored", "EndTriggered"]
    assert set(kinds[4:]) <= {"EndTriggered"}
    assert (t.points(), KNIGHT in t.hand(), t.view.end_flagged) == (26, True, True)


@rule("V-AMB-59", "V-INV-10")
def test_with_every_building_built_only_upgrades_are_left() -> None:
    shares = [list(STREET[:8]), list(STREET[8:15]), list(STREET[15:22]), list(STREET[22:30])]
    players = [seat("builder maid", 9, 9, 9, 9, buildings=share) for share in shares]
    t = table(*players, turn=2, end_phase=True)
    t.play("builder")
    assert t.targets() == {f"upgrade {name}" for name in shares[1]}


@rule("V-BUILD-12", "V-CHAR-JEAN-11")
def test_a_character_on_a_building_is_gained_no_other_way() -> None:
    t = table(seat(f"{JEAN} builder"))
    t.play(JEAN)
    assert {text for text in t.answers() if text.startswith("hire")} == {"hire builder"}
    t.refuse("hire banker", "V-CHAR-JEAN-11", "V-CHAR-JEAN-7", "V-CHAR-JEAN-8")
