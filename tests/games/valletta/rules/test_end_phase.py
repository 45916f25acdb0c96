"""The end phase (canon, chapter 8): how it is triggered and what begins it. How it ends: test_last_cards."""

from itertools import pairwise

import pytest

from auberge.core.protocol import CHANCE, Seat
from auberge.games.valletta.events import Drawn, EndPhaseBegan, EndTriggered, Shuffled, TurnBegan
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import (
    GRAND_MASTER,
    JEAN,
    KNIGHT,
    STARTING,
    STREET,
    Table,
    drafted,
    of_kind,
    seat,
    table,
)

PRODUCERS = "shopkeeper lumberjack stonecutter brickmaker"
PILE = ["nun", "monk", "mason", "roofer"]


def triggered(seats: int = 2, player: int = 0) -> Table:
    """The player has triggered the end phase with the third card; the hand is about to be refilled."""
    players = [seat(f"{KNIGHT} {PRODUCERS}", points=24, draw_pile=PILE) for _ in range(seats)]
    t = table(*players, turn=player + 1)
    t.play("shopkeeper", "lumberjack", KNIGHT)
    return t


@rule("V-END-01")
@pytest.mark.parametrize("jean", [22, 23, 24])
def test_moving_jean_onto_the_last_space_triggers(jean: int) -> None:
    t = table(seat(f"{JEAN} maid"), jean=jean)
    events = t.play(JEAN)
    assert of_kind(events, EndTriggered) == ([EndTriggered(Seat(0), "jean")] if jean == 24 else [])
    assert t.view.end_flagged == (jean == 24)


@rule("V-END-02", "V-AMB-24")
@pytest.mark.parametrize(("points", "reached"), [(21, False), (22, False), (23, True), (24, True)])
def test_reaching_or_passing_25_points_triggers(points: int, reached: bool) -> None:
    t = table(seat(f"{KNIGHT} maid", points=points))
    events = t.play(KNIGHT)
    assert of_kind(events, EndTriggered) == ([EndTriggered(Seat(0), "points")] if reached else [])
    assert t.view.end_flagged == reached


@rule("V-END-02")
def test_a_jump_from_24_to_29_triggers_too() -> None:
    t = table(seat(f"{GRAND_MASTER} maid", 1, 1, 1, 1, points=24))
    t.play(GRAND_MASTER, "use")
    assert (t.points(), t.view.end_flagged) == (29, True)


@rule("V-END-02", "V-BONUS-01")
@pytest.mark.parametrize(("points", "reached"), [(22, False), (23, True)])
def test_points_of_the_build_bonus_trigger_as_well(points: int, reached: bool) -> None:
    t = table(seat("builder maid", 2, 1, 1, 1, points=points), jean=1)
    t.play("builder", f"build {STREET[0]}")
    assert (t.points(), t.view.end_flagged) == (points + 2, reached)


@rule("V-END-03", "V-DISC-28")
@pytest.mark.parametrize("built", [5, 6, 7])
def test_the_eighth_house_triggers(built: int) -> None:
    own = list(STREET[5 : 5 + built])
    t = table(seat("builder maid", 2, 1, 1, 1, buildings=own))
    t.play("builder")
    events = t.play(f"build {STREET[0]}")
    assert of_kind(events, EndTriggered) == ([EndTriggered(Seat(0), "houses")] if built == 7 else [])
    assert t.view.end_flagged == (built == 7)


@rule("V-END-03")
def test_an_upgrade_is_no_eighth_house() -> None:
    own = list(STREET[:7])
    t = table(seat("builder maid", 0, 1, 1, 1, buildings=own))
    t.play("builder", f"upgrade {own[0]}")
    assert t.building(own[0]).is_upgraded
    assert not t.view.end_flagged


@rule("V-END-04")
def test_any_one_trigger_is_enough() -> None:
    builder = table(seat("builder lumberjack stonecutter", 2, 1, 1, 1, buildings=list(STREET[5:12])))
    builder.play("builder", f"build {STREET[0]}", "lumberjack", "stonecutter")
    jean = table(seat(f"{JEAN} lumberjack stonecutter"), jean=24)
    jean.play(JEAN, "decline", "lumberjack", "stonecutter")
    for t in (builder, jean, triggered()):
        assert of_kind(t.go_on(), EndPhaseBegan) == [EndPhaseBegan(Seat(0))]
        assert t.view.end_phase


@rule("V-END-05", "V-AMB-23")
def test_the_triggering_turn_is_finished_normally() -> None:
    t = table(seat(f"{KNIGHT} {PRODUCERS}", points=24, draw_pile=PILE))
    t.play(KNIGHT)
    assert (t.actor, t.view.plays, t.view.end_flagged, t.view.end_phase) == (0, 1, True, False)
    t.play("shopkeeper")
    assert (t.actor, t.view.plays) == (0, 2)
    t.play("lumberjack")
    assert of_kind(t.refill(), Drawn) == [Drawn(Seat(0), 3)]
    assert t.hand() == sorted(["stonecutter", "brickmaker", "nun", "monk", "mason"])


@rule("V-END-06", "V-AMB-26")
def test_the_triggering_player_may_still_reshuffle() -> None:
    t = table(seat(f"{KNIGHT} {PRODUCERS}", points=24, draw_pile=["nun"], discard_pile=["monk"]))
    t.play(KNIGHT, "shopkeeper", "lumberjack")
    t.refill()
    assert (t.actor, t.view.shuffling, t.view.end_phase) == (CHANCE, "reshuffle", False)
    t.chance(f"reshuffle monk lumberjack {KNIGHT} shopkeeper")
    assert t.hand() == sorted(["stonecutter", "brickmaker", "nun", "monk", "lumberjack"])
    assert t.view.shuffling == "merge"


@rule("V-END-07", "V-END-08", "V-AMB-60")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_shuffles_draw_and_discard_pile_together(seats: int) -> None:
    for player in range(seats):
        t = triggered(seats, player)
        for other in range(seats):
            if other != player:
                t.p.players[other].discard_pile = [STARTING.index("maid"), STARTING.index("builder")]
        t.refill()
        hands = [t.hand(other) for other in range(seats)]
        order = []
        while t.actor == CHANCE:
            owner = int(t.p.chance_seat())
            assert t.view.shuffling == "merge"
            order.append(owner)
            pile = [*t.pile(owner), *t.seen(owner).discards][::-1]
            t.chance(" ".join(["merge", *pile]))
            assert (t.pile(owner), t.seen(owner).discards) == (pile, ())
        assert order == [(player + number) % seats for number in range(1, seats + 1)]
        assert [t.hand(other) for other in range(seats)] == hands


@rule("V-END-07", "V-AMB-60")
def test_a_pile_without_cards_is_merged_all_the_same() -> None:
    t = table(
        seat(f"{KNIGHT} {PRODUCERS}", points=24, draw_pile=PILE), seat("maid", draw_pile=[], discard_pile=[]), seats=3
    )
    t.play(KNIGHT, "shopkeeper", "lumberjack")
    t.refill()
    assert (t.view.shuffling, t.p.chance_seat(), t.p.draw()) == ("merge", 1, [])
    assert t.chance("merge") == [Shuffled(1, "merge", 0)]
    assert t.p.chance_seat() == 2


@rule("V-END-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_of_the_end_phase_is_the_next_players(seats: int) -> None:
    for player in range(seats):
        t = triggered(seats, player)
        events = t.go_on()
        (began,) = of_kind(events, TurnBegan)
        assert began.seat == t.actor == (player + 1) % seats
        assert t.view.end_phase


@rule("V-END-11")
def test_turn_rules_stay_in_force_in_the_end_phase() -> None:
    t = table(seat(f"builder {JEAN} maid", 9, 9, 9, 9, draw_pile=PILE), end_phase=True, jean=3)
    t.refuse("decline", "V-TURN-02")
    t.play("builder", f"build {STREET[0]}", "pay proposed", JEAN, "hire builder")
    assert t.points() == 2
    assert {"banker", "builder"} <= set(t.hand())
    t.play("builder", "decline")
    t.go_on()
    assert (t.seen().hand_size, t.turn) == (5, 1)


@rule("V-END-15", "V-AMB-22", "V-AMB-31")
def test_further_triggers_have_no_effect() -> None:
    t = table(
        seat(f"{KNIGHT} {JEAN} builder", 2, 1, 1, 1, points=24, buildings=list(STREET[5:12])), jean=24, barrels=["gold"]
    )
    events = t.play(KNIGHT, JEAN, "decline", "builder", f"build {STREET[0]}")
    if t.question == "payment":
        events += t.play("pay proposed")
    events += t.go_on()
    assert len(of_kind(events, EndPhaseBegan)) == 1
    assert [event.owner for event in of_kind(events, Shuffled) if event.pile == "merge"] == [1, 0]


@rule("V-END-15", "V-AMB-31")
def test_a_trigger_in_the_end_phase_changes_nothing_but_what_it_does() -> None:
    for hand, answers in ((KNIGHT, []), (JEAN, ["decline"]), ("builder", [f"build {STREET[0]}"])):
        t = table(
            seat(f"{hand} lumberjack stonecutter", 2, 1, 1, 1, points=24, buildings=list(STREET[5:12]), draw_pile=PILE),
            jean=24,
            end_phase=True,
        )
        events = t.play(hand, *answers)
        if t.question == "payment":
            events += t.play("pay proposed")
        events += t.play("lumberjack", "stonecutter")
        events += t.go_on()
        assert not of_kind(events, EndPhaseBegan)
        assert not of_kind(events, Shuffled)
        assert (t.points() > 24, t.view.jean > 24, t.seen().houses_left == 0) == (
            hand == KNIGHT,
            hand == JEAN,
            hand == "builder",
        )


@rule("V-END-15", "V-INV-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_phase_begins_once_in_every_game(seats: int) -> None:
    began = 0
    steps = [(before.end_phase, events) for before, _, events in random_steps(drafted(seats, seed=9), 2)]
    for (was, events), (later, _) in pairwise(steps):
        began += len(of_kind(events, EndPhaseBegan))
        assert later or not was
    assert began == 1
