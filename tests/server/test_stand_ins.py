"""Bots that stand in: at once for oneself; for others after a grace, if everybody agrees, and no weak one."""

from random import Random

import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.table.viewer_progress import Pending
from tests.server.fake_table import EVERY_GAME, GRACE, FakeTable, Guest, a_stored_table
from tests.server.wire import HERE, LINK, Server, new_id

ABSENT = Seat(0)


def three(game: str = "saint_malo") -> tuple[FakeTable, Guest, Guest, Guest]:
    """A table of three people, all here."""
    fake = FakeTable(a_stored_table(game, ("here", "link", "link")))
    return fake, fake.seat(0), fake.seat(1), fake.seat(2)


def let(bot: str = "squire", seat: int = ABSENT) -> m.LetBotPlay:
    return m.LetBotPlay(new_id(), Seat(seat), bot)


def agree(agrees: bool = True) -> m.AgreeStandIn:
    return m.AgreeStandIn(new_id(), ABSENT, agrees)


def leaves(fake: FakeTable, guest: Guest, seconds: float = GRACE) -> None:
    fake.table.leave(guest)
    fake.time += seconds


def stand_in(fake: FakeTable) -> m.StandIn | None:
    return fake.table.broadcast.seats()[ABSENT].stand_in


# --- the grace ----------------------------------------------------------------------------------------------------


def test_nobody_plays_for_somebody_who_has_only_just_gone() -> None:
    fake = FakeTable(a_stored_table())
    first, second = fake.seat(0), fake.seat(1)
    fake.table.leave(first)
    refused = fake.refuse(second, let())
    assert refused.key == "server-not-away-long"
    told = stand_in(fake)
    assert told is not None
    assert told.opens == pytest.approx(fake.time + float(refused.values["seconds"]), abs=5)
    fake.time += GRACE
    fake.do(second, let())
    assert fake.history.session.bots[ABSENT] == "squire"
    assert stand_in(fake) is None


def test_the_grace_begins_anew_when_somebody_goes_again_and_when_the_table_comes_up() -> None:
    fake = FakeTable(a_stored_table())
    first, second = fake.seat(0), fake.seat(1)
    leaves(fake, first, GRACE - 10)
    leaves(fake, fake.seat(0), 20)
    assert fake.refuse(second, let()).key == "server-not-away-long"
    again = FakeTable(fake.history.stored)
    alone = again.seat(1)
    assert again.refuse(alone, let()).key == "server-not-away-long", "nobody knows whether they are about to come"
    again.time += GRACE
    again.do(alone, let())


# --- the others' agreement ----------------------------------------------------------------------------------------


def test_everybody_else_agrees_first() -> None:
    fake, first, second, third = three()
    leaves(fake, first)
    fake.do(second, let())
    assert fake.history.session.bots[ABSENT] is None
    told = stand_in(fake)
    assert told is not None
    assert (told.bot, told.agreed, told.missing) == ("squire", (1,), (2,))
    fake.do(second, let())
    assert fake.history.session.bots[ABSENT] is None, "nobody agrees for two"
    fake.do(third, agree())
    assert fake.history.session.bots[ABSENT] == "squire"
    assert fake.again().history.session.bots[ABSENT] == "squire"


def test_one_who_disagrees_ends_it() -> None:
    fake, first, second, third = three()
    leaves(fake, first)
    fake.do(second, let())
    fake.do(third, agree(False))
    assert fake.history.proposals == {}
    for guest in (second, third):
        assert fake.refuse(guest, agree()).key == "server-nothing-due"
    fake.do(third, let("knight"))
    fake.do(second, let("squire"))
    told = stand_in(fake)
    assert told is not None
    assert (told.bot, told.agreed) == ("squire", (1,)), "another bot is another proposal"


def test_whoever_has_only_just_gone_is_asked_too() -> None:
    fake, first, second, third = three()
    leaves(fake, first)
    fake.table.leave(third)
    fake.do(second, let())
    assert fake.history.session.bots[ABSENT] is None, "a lost connection is no agreement"
    fake.time += GRACE
    fake.do(second, let())
    assert fake.history.session.bots[ABSENT] == "squire", "who is alone for long decides alone"


def test_seats_that_bots_play_have_no_say() -> None:
    fake = FakeTable(a_stored_table(seats=("here", "link", "link", "bot")))
    first, second, third = fake.seat(0), fake.seat(1), fake.seat(2)
    fake.do(third, let("random", 2))
    leaves(fake, first)
    fake.do(second, let())
    assert fake.history.session.bots == ["squire", None, "random", "random"]


def test_people_at_one_screen_agree_together() -> None:
    fake = FakeTable(a_stored_table(seats=("link", "here", "here")))
    first, both = fake.seat(0), fake.seat(1, 2)
    leaves(fake, first)
    fake.do(both, let())
    assert fake.history.session.bots[ABSENT] == "squire"


def test_whoever_comes_back_ends_it() -> None:
    fake, first, second, third = three()
    leaves(fake, first)
    fake.do(second, let())
    fake.seat(0)
    assert fake.history.proposals == fake.again().history.proposals == {}
    assert fake.refuse(third, agree()).key == "server-nothing-due"


def test_a_proposal_survives_a_restart() -> None:
    fake, first, second, _ = three()
    leaves(fake, first)
    said = let()
    fake.do(second, said)
    again = fake.again()
    assert again.history.proposals == fake.history.proposals
    second, third = again.seat(1), again.seat(2)
    rows = len(again.rows)
    again.do(second, said)
    assert len(again.rows) == rows, "said again, it acts once"
    assert again.refuse(third, agree()).key == "server-not-away-long"
    again.time += GRACE
    again.do(third, agree())
    assert again.history.session.bots[ABSENT] == "squire"


def test_nobody_else_has_a_say() -> None:
    fake, first, second, third = three()
    watching = fake.seat()
    assert fake.refuse(watching, agree()).key == "server-not-your-seat"
    assert fake.refuse(second, agree()).key == "server-nothing-due"
    leaves(fake, first)
    assert fake.refuse(watching, let()).key == "server-not-your-seat"
    fake.do(second, let())
    assert fake.refuse(watching, agree()).key == "server-not-your-seat"
    assert fake.refuse(watching, agree(False)).key == "server-not-your-seat"
    assert fake.refuse(third, m.AgreeStandIn(new_id(), Seat(9), True)).key == "server-no-such-seat"


# --- how strong ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize(("sitting", "least"), [("random", "squire"), ("page", "squire"), ("knight", "knight")])
def test_no_bot_that_others_choose_is_weak(game: str, sitting: str, least: str) -> None:
    stored = a_stored_table(game, ("here", "link", "bot"))
    bot = msgspec.structs.replace(stored.seats[2], bot=sitting)
    fake = FakeTable(msgspec.structs.replace(stored, seats=(*stored.seats[:2], bot)))
    first, second = fake.seat(0), fake.seat(1)
    leaves(fake, first)
    told = stand_in(fake)
    assert told is not None
    assert told.least == least
    names = ("random", "page", "squire", "knight", "grand_master")
    for weak in names[: names.index(least)]:
        assert fake.refuse(second, let(weak)).key == "server-bot-too-weak"
    fake.do(second, let("random", 1))
    assert fake.history.session.bots[1] == "random", "for oneself anybody may do as they like"


# --- taking back what was done ------------------------------------------------------------------------------------


def bot_stood_in(seed: int) -> tuple[FakeTable, list[Guest], int]:
    """A table at which a bot has made the whole turn of the first seat, and the next person has done nothing yet."""
    fake = FakeTable(a_stored_table(seed=seed))
    guests = [fake.seat(0), fake.seat(1)]
    fake.do(guests[0], let("random"))
    chance = Random(seed)
    while fake.history.session.next_seat == 0:
        assert fake.next(guests, chance)
    steps = fake.history.session.match.steps
    shown = next((n for n in range(len(steps), 0, -1) if steps[n - 1].revealed), 0)
    return fake, guests, shown


def test_whoever_comes_back_takes_back_what_was_done_for_them() -> None:
    fake, (first, second), shown = bot_stood_in(3)
    assert shown < len(fake.history.standing)
    fake.do(first, m.TakeBack(new_id(), ABSENT))
    assert fake.history.waiting == Pending("confirm", 0), "the next one waits a moment"
    offer = first.now.undo
    assert offer is not None
    assert offer.for_you == shown, "as far as nothing was revealed"
    fake.do(first, fake.undo(first, 0, shown))
    assert len(fake.history.standing) == shown
    assert fake.history.waiting == Pending("decide", 0)
    assert second.now.step == shown
    assert fake.again().history.session.match.position.fields() == fake.history.session.match.position.fields()
    fake.do(first, fake.act(first, 0, first.moves()[0]))
    offer = first.now.undo
    assert offer is not None
    assert offer.for_you is None, "that they did themselves"


def test_nothing_is_taken_back_once_the_next_one_has_gone_on() -> None:
    fake, (first, second), _ = bot_stood_in(3)
    fake.do(second, fake.proceed(second, 1))
    fake.do(first, m.TakeBack(new_id(), ABSENT))
    assert first.now.undo is None


def test_a_bot_does_not_go_on_while_something_can_be_taken_back() -> None:
    fake = FakeTable(a_stored_table("valletta", ("here", "link", "link")))
    guests = [fake.seat(n) for n in range(3)]
    fake.do(guests[1], let("random", 1))
    fake.do(guests[0], let("random", 0))
    chance = Random(1)
    while fake.history.waiting != Pending("bot", 1) or not fake.history.session.match.can_undo(ABSENT):
        assert fake.next(guests, chance)
    move = fake.history.game.view(fake.history.session.match.position, Seat(1)).moves[0]
    thought = fake.table.thinking
    fake.do(guests[0], m.TakeBack(new_id(), ABSENT))
    assert fake.history.waiting == Pending("confirm", 0)
    rows, woken = len(fake.rows), fake.woken
    fake.table.bot_plays(Seat(1), move, thought)
    assert len(fake.rows) == rows, "it thought too early"
    fake.do(guests[0], fake.proceed(guests[0], 0))
    assert fake.woken > woken, "and is asked again"


def test_over_the_wire_nobody_is_replaced_at_once(server: Server) -> None:
    opened = server.open(HERE, LINK)
    with server.join(opened, 1) as second:
        with server.join(opened, 0):
            second.until(lambda told: isinstance(told, m.Seats) and told.seats[0].present)
        second.until(lambda told: isinstance(told, m.Seats) and not told.seats[0].present)
        assert second.refused(let()).key == "server-not-away-long"
        told = second.seats[0].stand_in
        assert told is not None
        assert told.least == "squire"
