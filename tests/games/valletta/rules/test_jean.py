"""Jean Parisot de Valette (canon, 6.2): his figure, the barrels, hiring and dismissing."""

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import BarrelTurned, Dismissed, Hired, JeanMoved, PointsScored, Taken
from auberge.games.valletta.game import GAME
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import GOODS, GREEN, JEAN, YELLOW, drafted, of_kind, seat, spot, table

HAND = f"{JEAN} maid lumberjack stonecutter brickmaker"


@rule("V-CHAR-JEAN-1", "V-CHAR-JEAN-2")
@pytest.mark.parametrize("jean", [0, 1, 4, 5, 12, 23, 24])
@pytest.mark.parametrize("good", GOODS)
def test_jean_moves_one_space_and_the_good_of_its_barrel_is_taken(jean: int, good: str) -> None:
    t = table(seat(HAND, 1, 1, 1, 1), jean=jean, barrels=[good])
    events = t.play(JEAN)
    assert of_kind(events, JeanMoved) == [JeanMoved(Seat(0), jean + 1)]
    assert [event.good for event in of_kind(events, BarrelTurned)] == [good]
    assert [(event.good, event.number) for event in of_kind(events, Taken)] == [(good, 1)]
    assert t.view.jean == jean + 1
    assert t.goods() == tuple(1 + (kind == good) for kind in GOODS)


@rule("V-CHAR-JEAN-1", "V-AMB-45", "V-OPT-01")
@pytest.mark.parametrize("execution", ["full", "optional"])
def test_the_move_and_the_barrel_are_compulsory(execution: str) -> None:
    t = table(seat(HAND), jean=3, options={"effect_execution": execution})
    t.play(JEAN)
    assert (t.view.jean, sum(t.goods()), t.question) == (4, 1, "jean")


@rule("V-CHAR-JEAN-3", "V-INV-06")
def test_a_barrel_turned_never_returns_to_the_street() -> None:
    t = drafted(3, seed=5)
    turned: tuple[str, ...] = ()
    for _ in random_steps(t, 5):
        view = t.view
        assert view.barrels_turned[: len(turned)] == turned
        turned = view.barrels_turned
        assert len(turned) == view.jean
        assert sum(view.barrels_left.values()) == 25 - view.jean
    assert len(turned) > 5


@rule("V-CHAR-JEAN-4", "V-AMB-42", "V-DISC-09")
@pytest.mark.parametrize("answer", ["dismiss maid", "hire builder", "decline"])
def test_afterwards_one_may_dismiss_or_hire_or_do_neither(answer: str) -> None:
    t = table(seat(HAND))
    t.play(JEAN)
    dismissals = {f"dismiss {card}" for card in HAND.split()[1:]}
    assert t.answers() == {*dismissals, "hire builder", "decline"}
    t.play(answer)
    assert (t.question, t.view.plays) == ("play", 1)
    for other in ("dismiss lumberjack", "hire builder"):
        t.refuse(other)


@rule("V-CHAR-JEAN-5", "V-CHAR-JEAN-6")
@pytest.mark.parametrize("card", ["maid", "builder", "apprentice", "nun", "knight_rekuk", "banker"])
def test_a_dismissed_card_goes_from_hand_to_pool_without_effect(card: str) -> None:
    t = table(seat(f"{JEAN} {card} lumberjack", buildings=[spot("above", 1, 1)]), barrels=["gold"])
    stack, in_pool = t.stack(), t.pool
    t.play(JEAN)
    events = t.play(f"dismiss {card}")
    assert [(type(event), event.seat) for event in of_kind(events, Dismissed)] == [(Dismissed, 0)]
    assert not of_kind(events, Taken)
    assert not of_kind(events, PointsScored)
    assert (t.goods(), t.points()) == ((1, 0, 0, 0), 0)
    assert card not in t.hand()
    stack.subtract([card])
    assert +stack == t.stack()
    assert t.pool - in_pool == {card: 1}


@rule("V-CHAR-JEAN-7", "V-CHAR-JEAN-8", "V-DISC-08")
@pytest.mark.parametrize("card", ["builder", "maid", "apprentice", "shopkeeper", "nun", "knight_rekuk", "banker"])
def test_any_card_of_the_pool_can_be_hired(card: str) -> None:
    t = table(seat(f"{JEAN} lumberjack stonecutter brickmaker"), pool={card: 1})
    had, in_pool = t.stack()[card], t.view.pool
    t.play(JEAN)
    assert {text for text in t.answers() if text.startswith("hire")} == {f"hire {name}" for name in in_pool}
    events = t.play(f"hire {card}")
    assert [event.character for event in of_kind(events, Hired)] == [card]
    assert card in t.hand()
    assert t.stack()[card] == had + 1
    assert card not in t.view.pool
    t.refuse(f"hire {card}")


@rule("V-CHAR-JEAN-8", "V-AMB-42")
def test_a_card_dismissed_by_oneself_or_another_can_be_hired_later() -> None:
    t = table(seat(HAND, draw_pile=["nun", "monk", "mason", "roofer"]), seat(HAND))
    t.play(JEAN, "dismiss maid", "lumberjack", "stonecutter")
    t.go_on()
    t.play(JEAN)
    assert "hire maid" in t.answers()
    t.play("hire maid")
    assert t.hand(1).count("maid") == 2
    assert t.view.pool == {"builder": 4}
    own = table(seat(f"{JEAN} {JEAN} maid lumberjack"))
    own.play(JEAN, "dismiss maid", JEAN)
    assert "hire maid" in own.answers()


@rule("V-CHAR-JEAN-9", "V-AMB-44")
def test_on_the_last_space_he_no_longer_moves_but_hiring_stays() -> None:
    t = table(seat(HAND), jean=25, end_phase=True)
    events = t.play(JEAN)
    for kind in (JeanMoved, BarrelTurned, Taken):
        assert not of_kind(events, kind)
    assert (t.view.jean, t.goods(), t.question) == (25, (0, 0, 0, 0), "jean")
    assert {"hire builder", "dismiss maid", "decline"} <= t.answers()
    t.play("hire builder")
    assert "builder" in t.hand()


@rule("V-CHAR-JEAN-10", "V-AMB-43")
def test_nothing_is_hired_from_an_empty_pool_and_the_card_played_is_not_dismissed() -> None:
    t = table(seat(HAND), pool={"builder": 0})
    t.play(JEAN)
    assert t.answers() == {*(f"dismiss {card}" for card in HAND.split()[1:]), "decline"}
    t.refuse("hire builder", "V-CHAR-JEAN-7", "V-CHAR-JEAN-8", "V-CHAR-JEAN-10")
    t.refuse(f"dismiss {JEAN}", "V-CHAR-JEAN-5", "V-CHAR-JEAN-10")


@rule("V-CHAR-JEAN-10", "V-AMB-43", "V-AMB-70")
def test_with_an_empty_hand_and_an_empty_pool_nothing_is_asked() -> None:
    t = table(seat(f"{JEAN} maid lumberjack", exact=True), pool={"builder": 0}, barrels=["gold"])
    t.play("maid", "gold", "lumberjack")  # the Jean card, alone in hand, is played unasked
    assert (t.view.jean, t.goods()) == (1, (2, 1, 0, 0))
    assert t.question == "refill"


@rule("V-CHAR-JEAN-10")
def test_with_an_empty_hand_one_can_still_hire() -> None:
    t = table(seat(f"{JEAN} maid lumberjack", exact=True), barrels=["gold"])
    t.play("maid", "gold", "lumberjack")
    assert (t.question, t.answers()) == ("jean", {"hire builder", "decline"})


@rule("V-CHAR-JEAN-5", "V-AMB-41", "V-DISC-44")
def test_only_cards_in_hand_are_dismissed() -> None:
    t = table(
        seat(f"shopkeeper {JEAN} maid", draw_pile=["nun"], discard_pile=["roofer"], buildings=[spot("above", 1, 1)]),
        seat("builder"),
    )
    t.play("shopkeeper", JEAN)
    for card in ("nun", "roofer", "shopkeeper", "banker", "builder"):
        t.refuse(f"dismiss {card}", "V-CHAR-JEAN-5", "V-CHAR-JEAN-10")


@rule("V-AMB-41", "V-AMB-07")
def test_yellow_cards_and_cards_gained_this_turn_can_be_dismissed() -> None:
    t = table(seat(f"builder {JEAN} {YELLOW[6]}", 2, 1, 1, 1))
    t.play("builder", "build building_g01", JEAN)
    assert {f"dismiss {YELLOW[6]}", f"dismiss {GREEN[0]}"} <= t.answers()
    t.play(f"dismiss {GREEN[0]}")
    assert t.stack()[GREEN[0]] == 0
    assert t.view.pool["banker"] == 1


@rule("V-CHAR-JEAN-11")
def test_characters_on_buildings_cannot_be_hired() -> None:
    t = table(seat(HAND), seats=4)
    t.play(JEAN)
    for building in t.view.layout:
        t.refuse(f"hire {building.character}", "V-CHAR-JEAN-7", "V-CHAR-JEAN-8", "V-CHAR-JEAN-11")


@rule("V-CHAR-JEAN-12")
def test_everybody_sees_the_pool() -> None:
    t = table(seat(HAND), seats=3, pool={"nun": 1, "maid": 2})
    for viewer in (Seat(0), Seat(1), Seat(2), None):
        assert GAME.view(t.p, viewer).pool == {"builder": 4, "nun": 1, "maid": 2}


@rule("V-CHAR-JEAN-13")
def test_a_hired_builder_builds_at_once() -> None:
    t = table(seat(HAND, 2, 1, 1, 1), barrels=["gold"])
    t.play(JEAN, "hire builder", "builder", "build building_g01")
    assert t.seen().buildings == ("building_g01",)
