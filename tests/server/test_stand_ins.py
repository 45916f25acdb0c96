"""Bots that stand in: at once for oneself; for others after a grace, if everybody agrees, and no weak one."""

from random import Random

import msgspec
import pytest

from auberge.core.protocol import Seat
from auberge.server import messages as m
from auberge.server.history import Due
from tests.server.parlour import EVERY_GAME, GRACE, Guest, Parlour, a_stored_table
from tests.server.wire import HERE, LINK, Server, new_id

ABSENT = Seat(0)


def three(game: str = "saint_malo") -> tuple[Parlour, Guest, Guest, Guest]:
    """A table of three people, all here."""
    parlour = Parlour(a_stored_table(game, ("here", "link", "link")))
    return parlour, parlour.seat(0), parlour.seat(1), parlour.seat(2)


def let(bot: str = "squire", seat: int = ABSENT) -> m.LetBotPlay:
    return m.LetBotPlay(new_id(), Seat(seat), bot)


def agree(agrees: bool = True) -> m.AgreeStandIn:
    return m.AgreeStandIn(new_id(), ABSENT, agrees)


def leaves(parlour: Parlour, guest: Guest, seconds: float = GRACE) -> None:
    parlour.table.leave(guest)
    parlour.time += seconds


def stand_in(parlour: Parlour) -> m.StandIn | None:
    return parlour.table.broadcast.seats()[ABSENT].stand_in


# --- the grace ----------------------------------------------------------------------------------------------------


def test_nobody_plays_for_somebody_who_has_only_just_gone() -> None:
    parlour = Parlour(a_stored_table())
    first, second = parlour.seat(0), parlour.seat(1)
    parlour.table.leave(first)
    refused = parlour.refuse(second, let())
    assert refused.key == "server-not-away-long"
    told = stand_in(parlour)
    assert told is not None
    assert told.opens == pytest.approx(parlour.time + float(refused.values["seconds"]), abs=5)
    parlour.time += GRACE
    parlour.do(second, let())
    assert parlour.history.session.bots[ABSENT] == "squire"
    assert stand_in(parlour) is None


def test_the_grace_begins_anew_when_somebody_goes_again_and_when_the_table_comes_up() -> None:
    parlour = Parlour(a_stored_table())
    first, second = parlour.seat(0), parlour.seat(1)
    leaves(parlour, first, GRACE - 10)
    leaves(parlour, parlour.seat(0), 20)
    assert parlour.refuse(second, let()).key == "server-not-away-long"
    again = Parlour(parlour.history.stored)
    alone = again.seat(1)
    assert again.refuse(alone, let()).key == "server-not-away-long", "nobody knows whether they are about to come"
    again.time += GRACE
    again.do(alone, let())


# --- the others' agreement ----------------------------------------------------------------------------------------


def test_everybody_else_agrees_first() -> None:
    parlour, first, second, third = three()
    leaves(parlour, first)
    parlour.do(second, let())
    assert parlour.history.session.bots[ABSENT] is None
    told = stand_in(parlour)
    assert told is not None
    assert (told.bot, told.agreed, told.missing) == ("squire", (1,), (2,))
    parlour.do(second, let())
    assert parlour.history.session.bots[ABSENT] is None, "nobody agrees for two"
    parlour.do(third, agree())
    assert parlour.history.session.bots[ABSENT] == "squire"
    assert parlour.again().history.session.bots[ABSENT] == "squire"


def test_one_who_disagrees_ends_it() -> None:
    parlour, first, second, third = three()
    leaves(parlour, first)
    parlour.do(second, let())
    parlour.do(third, agree(False))
    assert parlour.history.proposals == {}
    for guest in (second, third):
        assert parlour.refuse(guest, agree()).key == "server-nothing-due"
    parlour.do(third, let("knight"))
    parlour.do(second, let("squire"))
    told = stand_in(parlour)
    assert told is not None
    assert (told.bot, told.agreed) == ("squire", (1,)), "another bot is another proposal"


def test_whoever_has_only_just_gone_is_asked_too() -> None:
    parlour, first, second, third = three()
    leaves(parlour, first)
    parlour.table.leave(third)
    parlour.do(second, let())
    assert parlour.history.session.bots[ABSENT] is None, "a lost connection is no agreement"
    parlour.time += GRACE
    parlour.do(second, let())
    assert parlour.history.session.bots[ABSENT] == "squire", "who is alone for long decides alone"


def test_seats_that_bots_play_have_no_say() -> None:
    parlour = Parlour(a_stored_table(seats=("here", "link", "link", "bot")))
    first, second, third = parlour.seat(0), parlour.seat(1), parlour.seat(2)
    parlour.do(third, let("random", 2))
    leaves(parlour, first)
    parlour.do(second, let())
    assert parlour.history.session.bots == ["squire", None, "random", "random"]


def test_people_at_one_screen_agree_together() -> None:
    parlour = Parlour(a_stored_table(seats=("link", "here", "here")))
    first, both = parlour.seat(0), parlour.seat(1, 2)
    leaves(parlour, first)
    parlour.do(both, let())
    assert parlour.history.session.bots[ABSENT] == "squire"


def test_whoever_comes_back_ends_it() -> None:
    parlour, first, second, third = three()
    leaves(parlour, first)
    parlour.do(second, let())
    parlour.seat(0)
    assert parlour.history.proposals == parlour.again().history.proposals == {}
    assert parlour.refuse(third, agree()).key == "server-nothing-due"


def test_a_proposal_survives_a_restart() -> None:
    parlour, first, second, _ = three()
    leaves(parlour, first)
    said = let()
    parlour.do(second, said)
    again = parlour.again()
    assert again.history.proposals == parlour.history.proposals
    second, third = again.seat(1), again.seat(2)
    rows = len(again.rows)
    again.do(second, said)
    assert len(again.rows) == rows, "said again, it acts once"
    assert again.refuse(third, agree()).key == "server-not-away-long"
    again.time += GRACE
    again.do(third, agree())
    assert again.history.session.bots[ABSENT] == "squire"


def test_nobody_else_has_a_say() -> None:
    parlour, first, second, third = three()
    watching = parlour.seat()
    assert parlour.refuse(watching, agree()).key == "server-not-your-seat"
    assert parlour.refuse(second, agree()).key == "server-nothing-due"
    leaves(parlour, first)
    assert parlour.refuse(watching, let()).key == "server-not-your-seat"
    parlour.do(second, let())
    assert parlour.refuse(watching, agree()).key == "server-not-your-seat"
    assert parlour.refuse(watching, agree(False)).key == "server-not-your-seat"
    assert parlour.refuse(third, m.AgreeStandIn(new_id(), Seat(9), True)).key == "server-no-such-seat"


# --- how strong ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize(("sitting", "least"), [("random", "squire"), ("page", "squire"), ("knight", "knight")])
def test_no_bot_that_others_choose_is_weak(game: str, sitting: str, least: str) -> None:
    stored = a_stored_table(game, ("here", "link", "bot"))
    bot = msgspec.structs.replace(stored.seats[2], bot=sitting)
    parlour = Parlour(msgspec.structs.replace(stored, seats=(*stored.seats[:2], bot)))
    first, second = parlour.seat(0), parlour.seat(1)
    leaves(parlour, first)
    told = stand_in(parlour)
    assert told is not None
    assert told.least == least
    names = ("random", "page", "squire", "knight", "grand_master")
    for weak in names[: names.index(least)]:
        assert parlour.refuse(second, let(weak)).key == "server-bot-too-weak"
    parlour.do(second, let("random", 1))
    assert parlour.history.session.bots[1] == "random", "for oneself anybody may do as they like"


# --- taking back what was done ------------------------------------------------------------------------------------


def bot_stood_in(seed: int) -> tuple[Parlour, list[Guest], int]:
    """A table at which a bot has made the whole turn of the first seat, and the next person has done nothing yet."""
    parlour = Parlour(a_stored_table(seed=seed))
    guests = [parlour.seat(0), parlour.seat(1)]
    parlour.do(guests[0], let("random"))
    chance = Random(seed)
    while parlour.history.session.next_seat == 0:
        assert parlour.next(guests, chance)
    steps = parlour.history.session.match.steps
    shown = next((n for n in range(len(steps), 0, -1) if steps[n - 1].revealed), 0)
    return parlour, guests, shown


def test_whoever_comes_back_takes_back_what_was_done_for_them() -> None:
    parlour, (first, second), shown = bot_stood_in(3)
    assert shown < len(parlour.history.standing)
    parlour.do(first, m.TakeBack(new_id(), ABSENT))
    assert parlour.history.waiting == Due("confirm", 0), "the next one waits a moment"
    offer = first.now.undo
    assert offer is not None
    assert offer.for_you == shown, "as far as nothing was revealed"
    parlour.do(first, parlour.undo(first, 0, shown))
    assert len(parlour.history.standing) == shown
    assert parlour.history.waiting == Due("decide", 0)
    assert second.now.step == shown
    assert parlour.again().history.session.match.position.fields() == parlour.history.session.match.position.fields()
    parlour.do(first, parlour.act(first, 0, first.moves()[0]))
    offer = first.now.undo
    assert offer is not None
    assert offer.for_you is None, "that they did themselves"


def test_nothing_is_taken_back_once_the_next_one_has_gone_on() -> None:
    parlour, (first, second), _ = bot_stood_in(3)
    parlour.do(second, parlour.proceed(second, 1))
    parlour.do(first, m.TakeBack(new_id(), ABSENT))
    assert first.now.undo is None


def test_a_bot_does_not_go_on_while_something_can_be_taken_back() -> None:
    parlour = Parlour(a_stored_table("valletta", ("here", "link", "link")))
    guests = [parlour.seat(n) for n in range(3)]
    parlour.do(guests[1], let("random", 1))
    parlour.do(guests[0], let("random", 0))
    chance = Random(1)
    while parlour.history.waiting != Due("bot", 1) or not parlour.history.session.match.can_undo(ABSENT):
        assert parlour.next(guests, chance)
    move = parlour.history.game.view(parlour.history.session.match.position, Seat(1)).moves[0]
    thought = parlour.table.thinking
    parlour.do(guests[0], m.TakeBack(new_id(), ABSENT))
    assert parlour.history.waiting == Due("confirm", 0)
    rows, woken = len(parlour.rows), parlour.woken
    parlour.table.bot_plays(Seat(1), move, thought)
    assert len(parlour.rows) == rows, "it thought too early"
    parlour.do(guests[0], parlour.proceed(guests[0], 0))
    assert parlour.woken > woken, "and is asked again"


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
