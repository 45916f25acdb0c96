"""Taking back among people: what is final goes back if all others agree, and nothing that was revealed ever does."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Move, Seat
from auberge.table.proposals import PATIENCE
from tests.server.fake_table import EVERY_GAME, GRACE, FakeTable, Guest, a_stored_table
from tests.server.malta_table import malta_table
from tests.server.twins import begins
from tests.server.wire import encode, new_id

every_game = pytest.mark.parametrize("game", EVERY_GAME)
PEOPLE: tuple[m.Holder, ...] = ("here", "link", "link")


def final(
    game: str = "saint_malo",
    seats: tuple[m.Holder, ...] = PEOPLE,
    *,
    apart: bool = True,
    such: Callable[[FakeTable], bool] = lambda _: True,
) -> tuple[FakeTable, list[Guest], Seat]:
    """A table, such as is wished, at which somebody has just made their decision final, and could ask the others to
    take it back."""
    for seed in range(40):
        fake = FakeTable(a_stored_table(game, seats, seed=seed))
        people = [n for n, holder in enumerate(seats) if holder != "bot"]
        guests = [fake.seat(seat) for seat in people] if apart else [fake.seat(*people)] * len(people)
        chance = Random(seed)
        for _ in range(80):
            due = fake.history.waiting
            if not fake.next(guests, chance):
                break
            offer = offer_of(fake, due.seat) if due.kind == "confirm" else None
            if offer is not None and offer.problem is None and such(fake):
                return fake, guests, Seat(due.seat)
    raise AssertionError("nobody could ever ask")


def offer_of(fake: FakeTable, seat: int) -> m.BackOffer | None:
    return fake.table.broadcast.now(Seat(seat)).ask_back


def ask(fake: FakeTable, seat: Seat) -> m.AskBack:
    return m.AskBack(new_id(), fake.history.mark(seat).shown, seat)


def agree(guest: Guest, seat: Seat, agrees: bool = True) -> m.AgreeBack:
    return m.AgreeBack(new_id(), guest.now.version, seat, agrees)


def standing(fake: FakeTable) -> tuple[int, list[int]]:
    return len(fake.history.standing), fake.history.session.match.position.fields()


# --- asking and agreeing ----------------------------------------------------------------------------------------------


@every_game
def test_it_goes_back_once_everybody_agrees(game: str) -> None:
    fake, guests, seat = final(game)
    others = [n for n in range(len(guests)) if n != seat]
    offer = offer_of(fake, seat)
    assert offer is not None
    assert [offer_of(fake, other) for other in others if offer_of(fake, other) == offer] == []
    before = standing(fake)
    fake.do(guests[seat], ask(fake, seat))
    for guest in guests:
        request = guest.now.back
        assert request is not None
        assert (request.seat, request.agreed) == (seat, (seat,))
        assert guest.steps[request.step].seat == seat, "the next line tells of the decision"
    fake.do(guests[others[0]], agree(guests[others[0]], seat))
    assert standing(fake) == before, "one of two is not all"
    fake.do(guests[others[1]], agree(guests[others[1]], seat))
    assert fake.history.waiting.seat == seat
    assert fake.history.waiting.kind == "decide"
    for guest in guests:
        assert guest.now.back is None
        assert guest.now.step == len(guest.steps)
        assert bytes(guest.now.view) == encode(
            fake.history.game.view(fake.history.session.match.position, guest.looking)
        )
    assert guests[seat].now.step == offer.step
    again = fake.again()
    assert standing(again) == standing(fake)
    fake.do(guests[seat], fake.act(guests[seat], seat, guests[seat].moves()[-1]))


def test_one_who_does_not_agree_ends_it_and_it_is_asked_once() -> None:
    fake, guests, seat = final()
    other = guests[(seat + 1) % 3]
    before = standing(fake)
    fake.do(guests[seat], ask(fake, seat))
    fake.do(other, agree(other, seat, agrees=False))
    assert (standing(fake), guests[seat].now.back) == (before, None)
    assert fake.refuse(other, agree(other, seat)).key == "server-nothing-due"
    for table in (fake, fake.again()):
        offer = offer_of(table, seat)
        assert offer is not None
        assert offer.problem == "server-back-asked"
    assert fake.refuse(guests[seat], ask(fake, seat)).key == "server-back-asked"


def test_whoever_asked_can_think_better_of_it() -> None:
    fake, guests, seat = final()
    fake.do(guests[seat], ask(fake, seat))
    assert fake.refuse(guests[seat], agree(guests[seat], seat)).key == "server-nothing-due", "others agree, not they"
    fake.do(guests[seat], agree(guests[seat], seat, agrees=False))
    assert fake.history.requests.open is None


def test_silence_is_no() -> None:
    fake, guests, seat = final()
    fake.do(guests[seat], ask(fake, seat))
    fake.hours.let_pass(PATIENCE / 2)
    assert guests[seat].now.back is not None
    fake.hours.let_pass(PATIENCE)
    assert [guest.now.back for guest in guests] == [None] * 3
    assert fake.again().history.requests.open is None


def test_playing_on_is_no() -> None:
    fake, guests, seat = final()
    fake.do(guests[seat], ask(fake, seat))
    next_seat = fake.history.waiting.seat
    late = agree(guests[3 - seat - next_seat], seat)
    fake.do(guests[next_seat], fake.proceed(guests[next_seat], next_seat))
    assert [guest.now.back for guest in guests] == [None] * 3
    assert fake.refuse(guests[3 - seat - next_seat], late).key == "server-stale"
    offer = offer_of(fake, seat)
    assert offer is not None
    assert offer.problem == "server-back-revealed", "the dice have fallen"
    assert fake.refuse(guests[seat], ask(fake, seat)).key == "server-back-revealed"
    fake.hours.let_pass(2 * PATIENCE)
    assert fake.rows[-1].kind == "chance", "its time is of no matter any more"


def test_a_request_outlives_a_restart() -> None:
    fake, guests, seat = final()
    fake.do(guests[seat], ask(fake, seat))
    again = fake.again()
    back = [again.seat(n) for n in range(3)]
    assert back[0].now.back == guests[0].now.back
    for other in back[:seat] + back[seat + 1 :]:
        again.do(other, agree(other, seat))
    assert (again.history.waiting.kind, again.history.waiting.seat) == ("decide", seat)
    late = fake.again()
    late.seat(0)
    late.hours.let_pass(PATIENCE)
    assert late.history.requests.open is None


# --- who is asked -----------------------------------------------------------------------------------------------------


def test_people_at_one_screen_take_back_at_once() -> None:
    fake, guests, seat = final(seats=("here", "here"), apart=False)
    fake.do(guests[seat], ask(fake, seat))
    assert (fake.history.waiting.kind, fake.history.waiting.seat) == ("decide", seat)


def test_whoever_has_only_just_gone_is_asked_and_who_is_away_for_long_is_not() -> None:
    fake, guests, seat = final()
    gone, there = guests[(seat + 1) % 3], guests[(seat + 2) % 3]
    fake.table.leave(gone)
    fake.do(guests[seat], ask(fake, seat))
    fake.do(there, agree(there, seat))
    assert fake.history.requests.open is not None, "a lost connection is no agreement"
    fake.time += GRACE
    fake.do(there, agree(there, seat))
    assert (fake.history.waiting.kind, fake.history.waiting.seat) == ("decide", seat)


def test_bots_agree_and_wait_meanwhile() -> None:
    fake, guests, seat = final("valletta")
    asked = Seat(fake.history.waiting.seat)
    other, third = guests[asked], guests[3 - asked - seat]
    fake.do(other, m.LetBotPlay(new_id(), asked, "random"))
    assert fake.table.wants_bot
    thought = fake.table.thinking
    fake.do(guests[seat], ask(fake, seat))
    assert not fake.table.wants_bot
    fake.table.bot_plays(asked, fake.history.game.moves(fake.history.session.match.position)[0], thought)
    assert fake.history.requests.open is not None, "what it thought before is not wanted"
    assert fake.refuse(other, agree(other, seat)).key == "server-not-your-seat", "a seat that a bot plays has no say"
    fake.do(third, agree(third, seat, agrees=False))
    assert fake.table.wants_bot
    assert fake.table.thinking not in (0, thought)


def test_a_bot_at_the_asking_seat_ends_it() -> None:
    fake, guests, seat = final()
    fake.do(guests[seat], ask(fake, seat))
    fake.do(guests[seat], m.LetBotPlay(new_id(), seat, "random"))
    assert fake.history.requests.open is None
    assert guests[seat].now.back is None
    assert fake.refuse(guests[seat], ask(fake, seat)).key == "server-bot-plays"


def test_nobody_asks_for_another_or_out_of_time() -> None:
    fake, guests, seat = final()
    other, stranger = guests[(seat + 1) % 3], fake.seat()
    assert stranger.now.ask_back is None
    assert fake.refuse(other, ask(fake, seat)).key == "server-not-your-seat"
    assert fake.refuse(stranger, ask(fake, seat)).key == "server-not-your-seat"
    assert fake.refuse(other, agree(other, seat)).key == "server-nothing-due"
    stale = msgspec.structs.replace(ask(fake, seat), version=0)
    assert fake.refuse(guests[seat], stale).key == "server-stale"
    fake.do(guests[seat], ask(fake, seat))
    assert stranger.now.back == other.now.back
    assert fake.refuse(stranger, agree(stranger, seat)).key == "server-not-your-seat"
    assert fake.refuse(stranger, agree(stranger, seat, agrees=False)).key == "server-not-your-seat"


def test_what_one_can_take_back_alone_is_not_asked_for() -> None:
    fake = FakeTable(a_stored_table())
    guests = [fake.seat(0), fake.seat(1)]
    assert fake.refuse(guests[0], ask(fake, Seat(0))).key == "server-back-nothing"
    chance = Random(1)
    while fake.history.waiting.kind != "confirm":
        fake.next(guests, chance)
    seat = Seat(fake.history.waiting.seat)
    assert offer_of(fake, seat) is None
    assert fake.refuse(guests[seat], ask(fake, seat)).key == "server-back-alone"


# --- secrets ----------------------------------------------------------------------------------------------------------


def unseen(fake: FakeTable) -> list[Move]:
    """What the seat that decides could begin unseen."""
    due = fake.history.waiting
    return (
        begins(fake.history.game, fake.history.session.match.position, Seat(due.seat)) if due.kind == "decide" else []
    )


def test_what_is_begun_unseen_ends_no_request_and_goes_back_with_it() -> None:
    fake, guests, seat = final("malta", such=lambda fake: bool(unseen(fake)))
    fake.do(guests[seat], ask(fake, seat))
    asked = Seat(fake.history.waiting.seat)
    watching = [guest for guest in (*guests, fake.seat()) if guest is not guests[asked]]
    before = [len(guest.told) for guest in watching]
    fake.do(guests[asked], fake.act(guests[asked], asked, msgspec.Raw(encode(unseen(fake)[0]))))
    assert [len(guest.told) for guest in watching] == before, "nobody else is told anything"
    outside = fake.history.mark(None).shown
    told = [fake.do(guests[other], agree(guests[other], seat)) for other in sorted({0, 1, 2} - {seat})]
    assert (fake.history.waiting.kind, fake.history.waiting.seat) == ("decide", seat)
    assert told == [outside, outside + 1], "who agrees learns no number of whoever asked"


def test_nothing_goes_back_past_a_secret_question_and_none_is_told_of() -> None:
    pub = malta_table("sidestep negate", "sidestep shove")
    guests = [pub.seat(n) for n in range(3)]
    pub.open_card(guests[0])
    assert pub.history.session.asked_in_secret is not None
    offers = [offer_of(pub, 0)]
    pub.hours.let_pass(10.0)
    offers.append(offer_of(pub, 0))
    assert [offer.problem if offer else None for offer in offers] == ["server-back-revealed"] * 2
    assert pub.refuse(guests[0], ask(pub, Seat(0))).key == "server-back-revealed"
