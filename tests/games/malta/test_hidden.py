"""What a seat may know: hidden things never change its view, its moves, a refusal or an event it witnesses.

Every check compares two positions that differ only in what one seat cannot know: who holds which cards, and the order
of the draw pile. What may be imagined from a view: test_imagined.
"""

from random import Random

import pytest

from auberge.core.protocol import CHANCE, SOMEBODY, Event, Move, Seat
from auberge.games.malta.engine import Engine
from auberge.games.malta.events import CardDrawn, CardGiven, DeckShuffled, Drawn
from auberge.games.malta.game import GAME
from auberge.games.malta.moves import Pass
from auberge.games.malta.tables import CARD_NAMES
from tests.canon import rule
from tests.games.malta.round_table import A, B, C, D, dealt, kinds, of_kind, player, random_steps, table

WALKS = pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
SPARE = ["end_turn"] * 5


def viewers(seats: int) -> list[Seat | None]:
    return [*map(Seat, range(seats)), None]


def hidden_again(p: Engine, viewer: Seat | None, seed: int) -> Engine:
    """The same position with the cards dealt anew that the viewer cannot place; cards it knows of stay."""
    twin, chooser = p.clone(), Random(seed)
    known = {CARD_NAMES.index(fact.card) for fact in GAME.view(p, viewer).known}
    known |= {card for card in p.passing if card >= 0}
    others = [seat for seat in range(p.seats) if seat != viewer]
    unplaced = [card for card in twin.draw_pile if card not in known]
    for seat in others:
        for card, copies in enumerate(twin.hands[seat]):
            if card not in known:
                unplaced += [card] * copies
    chooser.shuffle(unplaced)
    twin.draw_pile = [card if card in known else unplaced.pop() for card in twin.draw_pile]
    for seat in others:
        kept = [copies if card in known else 0 for card, copies in enumerate(twin.hands[seat])]
        for _ in range(twin.sizes[seat] - sum(kept)):
            kept[unplaced.pop()] += 1
        for card, copies in enumerate(kept):
            twin.hands[seat][card] = copies
    twin.ask_again()
    return twin


@rule("M-AMB-39", "M-AMB-49")
@WALKS
def test_hidden_things_never_change_a_view(seats: int, seed: int) -> None:
    t, differing = dealt(seats, seed), 0
    for number, _ in enumerate(random_steps(t, seed)):
        if number % 5 or t.question == "target":
            continue
        for viewer in viewers(seats):
            twin = hidden_again(t.p, viewer, number)
            differing += twin.fields() != t.p.fields()
            assert GAME.view(twin, viewer) == GAME.view(t.p, viewer)
    assert differing > 15


@rule("M-AMB-39", "M-LOG-06")
@WALKS
def test_hidden_things_never_change_what_a_seat_may_do_or_why_not(seats: int, seed: int) -> None:
    t = dealt(seats, seed)
    for number, _ in enumerate(random_steps(t, seed)):
        if number % 17 or t.question == "target":
            continue
        for by in map(Seat, range(seats)):
            twin = hidden_again(t.p, by, number)
            for action in range(0, GAME.space, 3):
                move = GAME.move(action)
                assert GAME.why_not(twin, by, move) == GAME.why_not(t.p, by, move), move
            if by == t.actor:
                assert twin.legal() == t.p.legal()


def witnessed(events: list[Event], viewer: Seat | None) -> list[Event]:
    told = [GAME.witness(event, viewer) for event in events]
    return [event for event in told if event is not None]


@rule("M-LOG-04", "M-CARD-11", "M-AMB-49")
@WALKS
def test_hidden_things_never_change_the_events_a_seat_witnesses(seats: int, seed: int) -> None:
    t, chooser, compared = dealt(seats, seed), Random(seed), 0
    for number in range(5000):
        if t.is_over:
            break
        if t.actor == CHANCE:
            t.chance()
            continue
        move = chooser.choice(GAME.moves(t.p))
        for viewer in viewers(seats) if number % (seats - 1) == 0 else []:
            if t.question != "target" and not isinstance(move, Pass):
                compared += same_events(t.p.clone(), hidden_again(t.p, viewer, compared), viewer, move)
        GAME.play(t.p, Seat(t.actor), move)
    assert compared > 10


def same_events(one: Engine, two: Engine, viewer: Seat | None, move: Move) -> int:
    """The same move in both positions: 1 if it is legal in both, shows no new card, and was told alike."""
    actor = Seat(int(one.actor()))
    if actor != two.actor() or GAME.why_not(two, actor, move) is not None:
        return 0
    told = [witnessed(list(GAME.play(p, actor, move)), viewer) for p in (one, two)]
    shown = {"card_played", "discarded", "card_drawn", "card_given", "without_effect"}
    if any(shown & set(kinds(events)[1:]) for events in told) or one.actor() == CHANCE:
        return 0  # cards went by themselves, for all to see
    assert told[0] == told[1]
    return 1


@rule("M-CARD-11", "M-LOG-04")
@WALKS
def test_cards_drawn_are_told_to_their_owner_and_cards_given_to_both(seats: int, seed: int) -> None:
    drawn = given = 0
    for events in random_steps(dealt(seats, seed), seed):
        for event in events:
            told = [GAME.witness(event, viewer) for viewer in viewers(seats)]
            if isinstance(event, CardDrawn):
                drawn += 1
                assert told == [event if seat == event.seat else None for seat in range(seats)] + [None]
            elif isinstance(event, CardGiven):
                given += 1
                assert told == [event if seat in (event.seat, event.to) else None for seat in range(seats)] + [None]
            else:
                assert told == [event] * (seats + 1)
    assert drawn > 3
    assert given + seats > 2


@rule("M-LOG-04", "M-DRAW-01")
def test_of_a_draw_and_a_shuffle_everybody_learns_the_number_alone() -> None:
    t = table(player(["fresh_shuffle", "draw_two", *SPARE]), player("shove"), player("shove"))
    events = t.resolve("A play draw_two", "A play fresh_shuffle")
    events += t.chance()
    seen = witnessed(events, B)
    assert [event.cards for event in of_kind(seen, Drawn)] == [2]
    assert len(of_kind(seen, DeckShuffled)) == 1
    assert not of_kind(seen, CardDrawn)
    assert [event.seat for event in of_kind(events, CardDrawn)] == [A, A]


@rule("M-AMB-39")
def test_sizes_and_the_discard_pile_are_public_and_hands_are_not() -> None:
    t = table(player("shove negate"), player("end_turn"), player("take_one", out=True), discard_pile=["draw_two"])
    for viewer in viewers(3):
        view = GAME.view(t.p, viewer)
        assert [each.hand_size for each in view.players] == [2, 1, 1]
        assert (view.draw_pile, view.discard_pile) == (103, ("draw_two",))
        assert [each.hand is not None for each in view.players] == [viewer == seat for seat in range(3)]


@rule("M-RESP-01", "M-AMB-49", "M-RESP-08", "M-LOG-04")
def test_in_the_window_a_seat_learns_only_that_it_is_asked_itself() -> None:
    """Whoever holds an answer, and whoever is asked: the views of all others stay the same."""
    seen: dict[Seat | None, set[str]] = {A: set(), None: set()}
    for holder in (B, C, D):
        hands = [player(["negate" if seat == holder else "sidestep", "sidestep"]) for seat in (B, C, D)]
        t = table(player(["draw_two", *SPARE]), *hands)
        t.play("A play draw_two")
        while t.question == "respond":
            for viewer, views in seen.items():
                views.add(repr(GAME.view(t.p, viewer)))
            for waiting in {B, C, D} - {t.actor}:
                view = GAME.view(t.p, Seat(waiting))
                assert (view.actor, view.asked, view.moves) == (SOMEBODY, SOMEBODY, ())
            t.play(f"{'ABCD'[t.actor]} pass")
    assert (len(seen[A]), len(seen[None])) == (1, 1)


@rule("M-RESP-01", "M-LOG-06")
def test_a_refusal_in_the_window_does_not_tell_who_is_asked() -> None:
    t = table(player(["draw_two", *SPARE]), player("negate"), player("negate"), player("negate"))
    t.play("A play draw_two")
    while t.question == "respond":
        for seat in (B, C, D):
            if seat != t.actor:
                refusal = GAME.why_not(t.p, seat, GAME.read("negate"))
                assert refusal is not None
                assert (refusal.rule, refusal.reason, dict(refusal.values)) == ("M-TURN-02", "not-asked", {})
        t.play(f"{'ABCD'[t.actor]} pass")


@rule("M-CARD-BOOMERANG-5", "M-LOG-01", "M-AMB-49")
def test_naming_new_targets_looks_like_thinking_about_the_answer() -> None:
    t = table(player(["shove", *SPARE], pawn=(3, 3)), player("boomerang"), player("boomerang"))
    t.play("A play shove C up")
    before = [GAME.view(t.p, seat) for seat in (A, C, None)]
    t.play("B boomerang")
    assert t.question == "target"
    assert [GAME.view(t.p, seat) for seat in (A, C, None)] == before


@rule("M-RACKET-05", "M-LOG-01")
def test_whom_the_payer_thinks_of_is_shown_to_nobody() -> None:
    board = {(3, 2): "star_1", (3, 3): "star_1"}
    hands = [player("negate shove sidestep", pawn=(3, 2)), *[player("draw_two", pawn=(3, 3))] * 2]
    t = table(*hands, stage="move", board=board)
    t.play("A move right")
    before = [GAME.view(t.p, seat) for seat in (B, C, None)]
    assert t.play("A player B") == []
    assert [GAME.view(t.p, seat) for seat in (B, C, None)] == before
