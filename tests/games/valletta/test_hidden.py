"""What a seat may know (V-AMB-50): hidden things never change its view, its moves, a refusal or an event it witnesses.

Every check compares two positions that differ only in what one seat cannot know: the hands of the others, the order of
every draw pile, the barrels still standing. What may be imagined from a view: test_imagined.
"""

from random import Random

import pytest

from auberge.core.match import Match
from auberge.core.protocol import CHANCE, Event, Move, Seat
from auberge.core.record import Player
from auberge.core.setup import settle_setup
from auberge.games.valletta.cards import listed, packed
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.events import BarrelTurned, CardDrawn, CardPlayed, Drawn, Shuffled, TurnBegan
from auberge.games.valletta.game import GAME
from auberge.games.valletta.moves import Play
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import JEAN, Table, new_game, of_kind, seat, settled, table

WALKS = pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])


def hidden_again(p: Engine, viewer: int | None, seed: int) -> Engine:
    """The same position with everything dealt anew that the viewer cannot place."""
    twin, chooser = p.clone(), Random(seed)
    for number, player in enumerate(twin.players):
        if number != viewer:
            known = listed(player.known)
            unplaced = listed(player.hand) + player.draw_pile
            for card in known:
                unplaced.remove(card)
            size = len(listed(player.hand)) - len(known)
            chooser.shuffle(unplaced)
            player.hand = packed(known + unplaced[:size])
            player.draw_pile = unplaced[size:]
        chooser.shuffle(player.draw_pile)
    standing = list(twin.barrels[twin.jean :])
    chooser.shuffle(standing)
    twin.barrels = (*twin.barrels[: twin.jean], *standing)
    twin.ask_again()
    return twin


def witnessed(events: list[Event], viewer: int | None) -> list[Event]:
    """What the viewer sees of these events, up to the next turn."""
    seen: list[Event] = []
    for event in events:
        if isinstance(event, TurnBegan):
            break
        told = GAME.witness(event, None if viewer is None else Seat(viewer))
        if told is not None:
            seen.append(told)
    return seen


def viewers(seats: int) -> list[Seat | None]:
    return [*(Seat(number) for number in range(seats)), None]


@rule("V-AMB-50")
@WALKS
def test_hidden_things_never_change_a_view(seats: int, seed: int) -> None:
    t = new_game(seats, seed=seed)
    differing = 0
    for number, _ in enumerate(random_steps(t, seed)):
        if number % 7:
            continue
        for viewer in viewers(seats):
            if viewer == t.actor or t.actor < 0 or t.question == "draft":
                twin = hidden_again(t.p, viewer, number)
                differing += twin.fields() != t.p.fields()
                assert GAME.view(twin, viewer) == GAME.view(t.p, viewer)
    assert differing > 30


@rule("V-AMB-50")
@WALKS
def test_while_another_decides_a_view_differs_only_in_what_is_asked(seats: int, seed: int) -> None:
    t = new_game(seats, seed=seed)
    for number, _ in enumerate(random_steps(t, seed)):
        if number % 7 or t.actor < 0:
            continue
        for viewer in viewers(seats):
            if viewer != t.actor:
                twin = hidden_again(t.p, viewer, number)
                seen, again = GAME.view(t.p, viewer), GAME.view(twin, viewer)
                assert seen.moves == again.moves == ()
                assert seen.players == again.players
                assert (seen.layout, seen.pool, seen.barrels_left) == (again.layout, again.pool, again.barrels_left)


@rule("V-AMB-50")
@WALKS
def test_hidden_things_never_change_what_a_seat_may_do_or_why_not(seats: int, seed: int) -> None:
    t = new_game(seats, seed=seed)
    for number, _ in enumerate(random_steps(t, seed)):
        if number % 29 or t.actor < 0:
            continue
        for by in range(seats):
            twin = hidden_again(t.p, by, number)
            for action in range(0, GAME.space, 5):
                move = GAME.move(action)
                assert GAME.why_not(twin, Seat(by), move) == GAME.why_not(t.p, Seat(by), move)
        twin = hidden_again(t.p, t.actor, number)
        assert twin.legal() == t.p.legal()


@rule("V-AMB-50")
@WALKS
def test_hidden_things_never_change_the_events_a_seat_witnesses(seats: int, seed: int) -> None:
    t, chooser = new_game(seats, seed=seed), Random(seed)
    compared = 0
    while not t.is_over:
        move: Move | None = None
        if t.actor >= 0:
            move = chooser.choice(GAME.moves(t.p))
        for viewer in viewers(seats):
            one, two = t.p.clone(), hidden_again(t.p, viewer, compared)
            compared += compare_step(one, two, viewer, move)
        if move is None:
            GAME.chance(t.p)
        else:
            GAME.play(t.p, Seat(t.actor), move)
    assert compared > 300


def compare_step(one: Engine, two: Engine, viewer: int | None, move: Move | None) -> int:
    """The same step in both positions, where it shows nothing hidden to the viewer; 1 if it was compared."""
    actor = Seat(int(one.actor()))
    if actor != two.actor() or (move is not None and GAME.why_not(two, actor, move) is not None):
        return 0
    if move is None:
        events = [list(GAME.chance(p, [] if p.can_happen([]) else None)) for p in (one, two)]
    else:
        events = [list(GAME.play(p, actor, move)) for p in (one, two)]
    if of_kind(events[0], BarrelTurned) or any(event.seat == viewer for event in of_kind(events[0], CardDrawn)):
        return 0  # a barrel is turned up, or the viewer's own cards are
    if max(len(of_kind(found, CardPlayed)) for found in events) > isinstance(move, Play):
        return 0  # the last cards of a hand were played unasked, for all to see (V-LOG-04)
    assert witnessed(events[0], viewer) == witnessed(events[1], viewer)
    return 1


@rule("V-AMB-50")
@WALKS
def test_drawn_cards_are_told_to_their_owner_alone(seats: int, seed: int) -> None:
    drawn = 0
    t = new_game(seats, seed=seed)
    for _, _, events in random_steps(t, seed):
        for event in events:
            told = [GAME.witness(event, viewer) for viewer in viewers(seats)]
            if isinstance(event, CardDrawn):
                drawn += 1
                assert told == [event if number == event.seat else None for number in range(seats)] + [None]
            else:
                assert told == [event] * (seats + 1)
    assert drawn > 20


@rule("V-AMB-50")
def test_of_a_draw_and_a_shuffle_everybody_learns_the_number_alone() -> None:
    t = table(seat("maid shopkeeper lumberjack stonecutter brickmaker", draw_pile=["nun"], discard_pile=["monk"]))
    t.play("shopkeeper", "lumberjack", "stonecutter")
    events = t.go_on()
    seen = [event for event in events if GAME.witness(event, Seat(1)) is not None]
    assert [event.cards for event in of_kind(seen, Drawn)] == [1, 2]
    assert of_kind(seen, Shuffled) == [Shuffled(0, "reshuffle", 4)]
    assert not of_kind(seen, CardDrawn)
    assert of_kind(events, CardDrawn)[0].character == "nun"


@rule("V-AMB-50")
def test_the_set_up_tells_nobody_an_order() -> None:
    t = Table(settled(3, 0, {}))
    while t.actor == CHANCE:
        for event in GAME.chance(t.p):
            assert isinstance(event, Shuffled)
    assert all(player.hand is None for player in GAME.view(t.p, None).players)


@rule("V-AMB-50")
def test_a_turned_barrel_says_nothing_about_the_next() -> None:
    views = []
    for barrels in (["gold", "stone", "wood", "brick"], ["gold", "brick", "stone", "wood"]):
        t = table(seat(f"{JEAN} maid", 0, 0, 0, 0), seat(), barrels=barrels)
        t.p.barrels = (*t.p.barrels[:4], *sorted(t.p.barrels[4:]))
        t.play(JEAN)
        views.append(GAME.view(t.p, Seat(1)))
    assert views[0] == views[1]


@rule("V-AMB-50", "V-CHAR-JEAN-2")
@pytest.mark.parametrize(("jean", "hidden_before"), [(0, True), (24, True), (25, False)])
def test_a_step_that_turned_a_barrel_cannot_be_taken_back(jean: int, hidden_before: bool) -> None:
    t = table(seat(f"{JEAN} maid"), seat(), jean=jean)
    setup = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0)
    match = Match(GAME, setup, [Player("one", "human"), Player("two", "human")])
    match.position = t.p
    for text, can_undo in (("play maid", True), ("maid gold", True), (f"play {JEAN}", not hidden_before)):
        match.play(Seat(0), GAME.read(text))
        assert match.can_undo(Seat(0)) == can_undo
    match.play(Seat(0), GAME.read("decline"))
    assert match.can_undo(Seat(0))
    match.play(Seat(0), GAME.read("play lumberjack"))
    assert match.can_undo(Seat(0))  # the hand is not refilled yet
    match.chance()
    assert not match.can_undo(Seat(0))
