"""Hints at the table: for one's own decision, told to whoever asks alone, and among strangers only if all agree."""

from collections.abc import Iterator
from random import Random

import pytest

from auberge.core.protocol import Seat
from auberge.server import messages as m
from auberge.server.hints import view_for
from auberge.server.validation import BadMessage, StaleVersion
from tests.server.parlour import Guest, Parlour, a_stored_table
from tests.server.wire import BOT, HERE, LINK, Browser, Server, new_id


def agree(seat: int, agrees: bool = True) -> m.AgreeHints:
    return m.AgreeHints(new_id(), Seat(seat), agrees)


def hint(seat: int, version: int) -> m.Hint:
    return m.Hint(new_id(), version, Seat(seat))


def key_of(parlour: Parlour, guest: Guest, seat: int, version: int | None = None) -> str:
    """Why a hint is refused; nothing if it is not."""
    said = hint(seat, guest.now.version if version is None else version)
    try:
        view = view_for(parlour.history, guest, said)
    except (BadMessage, StaleVersion) as refusal:
        return refusal.key
    assert view.you == seat
    return ""


# --- consent ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [("here", "bot"), ("here", "here"), ("here", "here", "bot")])
def test_round_one_screen_hints_are_given(seats: tuple[m.Holder, ...]) -> None:
    parlour = Parlour(a_stored_table("malta", seats))
    assert parlour.table.broadcast.info().hints


def test_with_people_elsewhere_everybody_must_agree() -> None:
    parlour = Parlour(a_stored_table("malta", ("here", "link", "bot")))
    first, second, watching = parlour.seat(0), parlour.seat(1), parlour.seat()
    assert not parlour.table.broadcast.info().hints
    parlour.do(first, agree(0))
    assert not parlour.table.broadcast.info().hints
    assert [seat.hints for seat in parlour.table.broadcast.seats()] == [True, False, False]
    parlour.do(second, agree(1))
    assert parlour.table.broadcast.info().hints
    for guest in (first, second, watching):
        told = [told for told in guest.told if isinstance(told, m.Seats)][-1]
        assert told.hints
        assert [seat.hints for seat in told.seats] == [True, True, False]
    parlour.do(second, agree(1, False))
    assert not parlour.table.broadcast.info().hints
    assert [told.hints for told in watching.told if isinstance(told, m.Seats)][-1] is False


def test_agreement_is_durable_and_acts_once() -> None:
    parlour = Parlour(a_stored_table("malta", ("here", "link")))
    first = parlour.seat(0)
    said = agree(0)
    parlour.do(first, said)
    rows = len(parlour.rows)
    parlour.do(first, said)
    assert len(parlour.rows) == rows
    assert parlour.again().history.agreed == {0}


def test_nobody_agrees_for_others() -> None:
    parlour = Parlour(a_stored_table("malta", ("here", "link")))
    assert parlour.refuse(parlour.seat(0), agree(1)).key == "server-not-your-seat"
    assert parlour.refuse(parlour.seat(), agree(1)).key == "server-not-your-seat"


# --- who may ask, and when --------------------------------------------------------------------------------------------


def _deciding(parlour: Parlour, guests: list[Guest]) -> int:
    """The seat that has to decide, once one of the guests has to."""
    chance = Random(1)
    while parlour.history.waiting.kind != "decide":
        parlour.next(guests, chance)
    return parlour.history.waiting.seat


def test_whoever_has_to_decide_may_ask() -> None:
    parlour = Parlour(a_stored_table("malta", ("link", "link")))
    guests = [parlour.seat(0), parlour.seat(1)]
    seat = _deciding(parlour, guests)
    asking, other = guests[seat], guests[1 - seat]
    assert key_of(parlour, asking, seat) == "server-hints-off"
    for each in range(2):
        parlour.do(guests[each], agree(each))
    assert key_of(parlour, asking, seat) == ""
    assert key_of(parlour, asking, seat, version=asking.now.version + 1) == "server-stale"
    assert key_of(parlour, other, 1 - seat) == "analysis-hint-not-due"
    assert key_of(parlour, other, seat) == "server-not-your-seat"
    assert key_of(parlour, parlour.seat(), seat) == "server-not-your-seat"


def test_round_one_screen_a_hint_is_for_the_eyes_that_look() -> None:
    parlour = Parlour(a_stored_table("malta", ("here", "here")))
    guest = parlour.seat(0, 1, look=0)
    seat = _deciding(parlour, [guest])
    parlour.table.look(guest, Seat(1 - seat))
    assert key_of(parlour, guest, seat) == "server-not-your-seat"
    parlour.table.look(guest, Seat(seat))
    assert key_of(parlour, guest, seat) == ""


# --- over the wire ----------------------------------------------------------------------------------------------------


@pytest.fixture
def alone(server: Server) -> Iterator[tuple[m.TableOpened, Browser]]:
    """Somebody at a table with a bot, who has to decide."""
    opened = server.open(HERE, BOT, game="malta")
    with server.join(opened, 0) as browser:
        while browser.waiting != ("decide", 0):
            browser.hear()
        yield opened, browser


def test_a_hint_is_told_to_whoever_asks_alone(server: Server, alone: tuple[m.TableOpened, Browser]) -> None:
    opened, browser = alone
    with server.join(opened) as watching:
        said = hint(0, browser.version)
        told = browser.do(said)
        assert isinstance(told, m.Advice)
        assert (told.id, told.version, told.worlds, told.quick) == (said.id, browser.version, 7, True)
        assert all(one.move in browser.moves() for one in told.moves)
        assert told.moves[0].reasons == (m.ReasonLine("analysis-malta-cards", 2.5, 1.0),)
        assert not [each for each in watching.quiet() if isinstance(each, m.Advice)]
        assert not [each for each in browser.quiet() if isinstance(each, m.Update)]


def test_one_hint_at_a_time(alone: tuple[m.TableOpened, Browser]) -> None:
    _, browser = alone
    first, second = hint(0, browser.version), hint(0, browser.version)
    browser.say(first)
    assert browser.refused(second).key == "server-hint-asked"


def test_strangers_are_refused_in_words(server: Server) -> None:
    opened = server.open(HERE, LINK, game="malta")
    with server.join(opened, 0) as browser:
        assert browser.refused(hint(0, browser.version)).key == "server-hints-off"
