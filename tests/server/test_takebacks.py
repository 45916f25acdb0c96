"""Taking back among people: what is final goes back if all others agree, and nothing that was revealed ever does."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from auberge.core.protocol import Move, Seat
from auberge.server import messages as m
from auberge.server.proposals import PATIENCE
from tests.server.parlour import EVERY_GAME, GRACE, Guest, Parlour, a_stored_table
from tests.server.salon import salon
from tests.server.twins import begins
from tests.server.wire import encode, new_id

every_game = pytest.mark.parametrize("game", EVERY_GAME)
PEOPLE: tuple[m.Holder, ...] = ("here", "link", "link")


def final(
    game: str = "saint_malo",
    seats: tuple[m.Holder, ...] = PEOPLE,
    *,
    apart: bool = True,
    such: Callable[[Parlour], bool] = lambda _: True,
) -> tuple[Parlour, list[Guest], Seat]:
    """A table, such as is wished, at which somebody has just made their decision final, and could ask the others to
    take it back."""
    for seed in range(40):
        parlour = Parlour(a_stored_table(game, seats, seed=seed))
        people = [n for n, holder in enumerate(seats) if holder != "bot"]
        guests = [parlour.seat(seat) for seat in people] if apart else [parlour.seat(*people)] * len(people)
        chance = Random(seed)
        for _ in range(80):
            due = parlour.history.waiting
            if not parlour.next(guests, chance):
                break
            offer = offer_of(parlour, due.seat) if due.kind == "confirm" else None
            if offer is not None and offer.problem is None and such(parlour):
                return parlour, guests, Seat(due.seat)
    raise AssertionError("nobody could ever ask")


def offer_of(parlour: Parlour, seat: int) -> m.BackOffer | None:
    return parlour.table.broadcast.now(Seat(seat)).ask_back


def ask(parlour: Parlour, seat: Seat) -> m.AskBack:
    return m.AskBack(new_id(), parlour.history.mark(seat).shown, seat)


def agree(guest: Guest, seat: Seat, agrees: bool = True) -> m.AgreeBack:
    return m.AgreeBack(new_id(), guest.now.version, seat, agrees)


def standing(parlour: Parlour) -> tuple[int, list[int]]:
    return len(parlour.history.standing), parlour.history.session.match.position.fields()


# --- asking and agreeing ----------------------------------------------------------------------------------------------


@every_game
def test_it_goes_back_once_everybody_agrees(game: str) -> None:
    parlour, guests, seat = final(game)
    others = [n for n in range(len(guests)) if n != seat]
    offer = offer_of(parlour, seat)
    assert offer is not None
    assert [offer_of(parlour, other) for other in others if offer_of(parlour, other) == offer] == []
    before = standing(parlour)
    parlour.do(guests[seat], ask(parlour, seat))
    for guest in guests:
        request = guest.now.back
        assert request is not None
        assert (request.seat, request.agreed) == (seat, (seat,))
        assert guest.steps[request.step].seat == seat, "the next line tells of the decision"
    parlour.do(guests[others[0]], agree(guests[others[0]], seat))
    assert standing(parlour) == before, "one of two is not all"
    parlour.do(guests[others[1]], agree(guests[others[1]], seat))
    assert parlour.history.waiting.seat == seat
    assert parlour.history.waiting.kind == "decide"
    for guest in guests:
        assert guest.now.back is None
        assert guest.now.step == len(guest.steps)
        assert bytes(guest.now.view) == encode(
            parlour.history.game.view(parlour.history.session.match.position, guest.looking)
        )
    assert guests[seat].now.step == offer.step
    again = parlour.again()
    assert standing(again) == standing(parlour)
    parlour.do(guests[seat], parlour.act(guests[seat], seat, guests[seat].moves()[-1]))


def test_one_who_does_not_agree_ends_it_and_it_is_asked_once() -> None:
    parlour, guests, seat = final()
    other = guests[(seat + 1) % 3]
    before = standing(parlour)
    parlour.do(guests[seat], ask(parlour, seat))
    parlour.do(other, agree(other, seat, agrees=False))
    assert (standing(parlour), guests[seat].now.back) == (before, None)
    assert parlour.refuse(other, agree(other, seat)).key == "server-nothing-due"
    for table in (parlour, parlour.again()):
        offer = offer_of(table, seat)
        assert offer is not None
        assert offer.problem == "server-back-asked"
    assert parlour.refuse(guests[seat], ask(parlour, seat)).key == "server-back-asked"


def test_whoever_asked_can_think_better_of_it() -> None:
    parlour, guests, seat = final()
    parlour.do(guests[seat], ask(parlour, seat))
    assert parlour.refuse(guests[seat], agree(guests[seat], seat)).key == "server-nothing-due", "others agree, not they"
    parlour.do(guests[seat], agree(guests[seat], seat, agrees=False))
    assert parlour.history.requests.open is None


def test_silence_is_no() -> None:
    parlour, guests, seat = final()
    parlour.do(guests[seat], ask(parlour, seat))
    parlour.hours.let_pass(PATIENCE / 2)
    assert guests[seat].now.back is not None
    parlour.hours.let_pass(PATIENCE)
    assert [guest.now.back for guest in guests] == [None] * 3
    assert parlour.again().history.requests.open is None


def test_playing_on_is_no() -> None:
    parlour, guests, seat = final()
    parlour.do(guests[seat], ask(parlour, seat))
    next_seat = parlour.history.waiting.seat
    late = agree(guests[3 - seat - next_seat], seat)
    parlour.do(guests[next_seat], parlour.proceed(guests[next_seat], next_seat))
    assert [guest.now.back for guest in guests] == [None] * 3
    assert parlour.refuse(guests[3 - seat - next_seat], late).key == "server-stale"
    offer = offer_of(parlour, seat)
    assert offer is not None
    assert offer.problem == "server-back-revealed", "the dice have fallen"
    assert parlour.refuse(guests[seat], ask(parlour, seat)).key == "server-back-revealed"
    parlour.hours.let_pass(2 * PATIENCE)
    assert parlour.rows[-1].kind == "chance", "its time is of no matter any more"


def test_a_request_outlives_a_restart() -> None:
    parlour, guests, seat = final()
    parlour.do(guests[seat], ask(parlour, seat))
    again = parlour.again()
    back = [again.seat(n) for n in range(3)]
    assert back[0].now.back == guests[0].now.back
    for other in back[:seat] + back[seat + 1 :]:
        again.do(other, agree(other, seat))
    assert (again.history.waiting.kind, again.history.waiting.seat) == ("decide", seat)
    late = parlour.again()
    late.seat(0)
    late.hours.let_pass(PATIENCE)
    assert late.history.requests.open is None


# --- who is asked -----------------------------------------------------------------------------------------------------


def test_people_at_one_screen_take_back_at_once() -> None:
    parlour, guests, seat = final(seats=("here", "here"), apart=False)
    parlour.do(guests[seat], ask(parlour, seat))
    assert (parlour.history.waiting.kind, parlour.history.waiting.seat) == ("decide", seat)


def test_whoever_has_only_just_gone_is_asked_and_who_is_away_for_long_is_not() -> None:
    parlour, guests, seat = final()
    gone, there = guests[(seat + 1) % 3], guests[(seat + 2) % 3]
    parlour.table.leave(gone)
    parlour.do(guests[seat], ask(parlour, seat))
    parlour.do(there, agree(there, seat))
    assert parlour.history.requests.open is not None, "a lost connection is no agreement"
    parlour.time += GRACE
    parlour.do(there, agree(there, seat))
    assert (parlour.history.waiting.kind, parlour.history.waiting.seat) == ("decide", seat)


def test_bots_agree_and_wait_meanwhile() -> None:
    parlour, guests, seat = final("valletta")
    asked = Seat(parlour.history.waiting.seat)
    other, third = guests[asked], guests[3 - asked - seat]
    parlour.do(other, m.LetBotPlay(new_id(), asked, "random"))
    assert parlour.table.wants_bot
    thought = parlour.table.thinking
    parlour.do(guests[seat], ask(parlour, seat))
    assert not parlour.table.wants_bot
    parlour.table.bot_plays(asked, parlour.history.game.moves(parlour.history.session.match.position)[0], thought)
    assert parlour.history.requests.open is not None, "what it thought before is not wanted"
    assert parlour.refuse(other, agree(other, seat)).key == "server-not-your-seat", "a seat that a bot plays has no say"
    parlour.do(third, agree(third, seat, agrees=False))
    assert parlour.table.wants_bot
    assert parlour.table.thinking not in (0, thought)


def test_a_bot_at_the_asking_seat_ends_it() -> None:
    parlour, guests, seat = final()
    parlour.do(guests[seat], ask(parlour, seat))
    parlour.do(guests[seat], m.LetBotPlay(new_id(), seat, "random"))
    assert parlour.history.requests.open is None
    assert guests[seat].now.back is None
    assert parlour.refuse(guests[seat], ask(parlour, seat)).key == "server-bot-plays"


def test_nobody_asks_for_another_or_out_of_time() -> None:
    parlour, guests, seat = final()
    other, stranger = guests[(seat + 1) % 3], parlour.seat()
    assert stranger.now.ask_back is None
    assert parlour.refuse(other, ask(parlour, seat)).key == "server-not-your-seat"
    assert parlour.refuse(stranger, ask(parlour, seat)).key == "server-not-your-seat"
    assert parlour.refuse(other, agree(other, seat)).key == "server-nothing-due"
    stale = msgspec.structs.replace(ask(parlour, seat), version=0)
    assert parlour.refuse(guests[seat], stale).key == "server-stale"
    parlour.do(guests[seat], ask(parlour, seat))
    assert stranger.now.back == other.now.back
    assert parlour.refuse(stranger, agree(stranger, seat)).key == "server-not-your-seat"
    assert parlour.refuse(stranger, agree(stranger, seat, agrees=False)).key == "server-not-your-seat"


def test_what_one_can_take_back_alone_is_not_asked_for() -> None:
    parlour = Parlour(a_stored_table())
    guests = [parlour.seat(0), parlour.seat(1)]
    assert parlour.refuse(guests[0], ask(parlour, Seat(0))).key == "server-back-nothing"
    chance = Random(1)
    while parlour.history.waiting.kind != "confirm":
        parlour.next(guests, chance)
    seat = Seat(parlour.history.waiting.seat)
    assert offer_of(parlour, seat) is None
    assert parlour.refuse(guests[seat], ask(parlour, seat)).key == "server-back-alone"


# --- secrets ----------------------------------------------------------------------------------------------------------


def unseen(parlour: Parlour) -> list[Move]:
    """What the seat that decides could begin unseen."""
    due = parlour.history.waiting
    return (
        begins(parlour.history.game, parlour.history.session.match.position, Seat(due.seat))
        if due.kind == "decide"
        else []
    )


def test_what_is_begun_unseen_ends_no_request_and_goes_back_with_it() -> None:
    parlour, guests, seat = final("malta", such=lambda parlour: bool(unseen(parlour)))
    parlour.do(guests[seat], ask(parlour, seat))
    asked = Seat(parlour.history.waiting.seat)
    watching = [guest for guest in (*guests, parlour.seat()) if guest is not guests[asked]]
    before = [len(guest.told) for guest in watching]
    parlour.do(guests[asked], parlour.act(guests[asked], asked, msgspec.Raw(encode(unseen(parlour)[0]))))
    assert [len(guest.told) for guest in watching] == before, "nobody else is told anything"
    outside = parlour.history.mark(None).shown
    told = [parlour.do(guests[other], agree(guests[other], seat)) for other in sorted({0, 1, 2} - {seat})]
    assert (parlour.history.waiting.kind, parlour.history.waiting.seat) == ("decide", seat)
    assert told == [outside, outside + 1], "who agrees learns no number of whoever asked"


def test_nothing_goes_back_past_a_secret_question_and_none_is_told_of() -> None:
    pub = salon("sidestep negate", "sidestep shove")
    guests = [pub.seat(n) for n in range(3)]
    pub.open_card(guests[0])
    assert pub.history.session.asked_in_secret is not None
    offers = [offer_of(pub, 0)]
    pub.hours.let_pass(10.0)
    offers.append(offer_of(pub, 0))
    assert [offer.problem if offer else None for offer in offers] == ["server-back-revealed"] * 2
    assert pub.refuse(guests[0], ask(pub, Seat(0))).key == "server-back-revealed"
