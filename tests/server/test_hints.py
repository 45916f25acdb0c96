"""Hints at the table: for one's own decision, told to whoever asks alone, and among strangers only if all agree."""

import asyncio
from collections.abc import Iterator
from random import Random
from threading import Event

import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server.metrics import REGISTRY
from auberge.table.validation import BadMessage, StaleVersion
from auberge.thinking.findings import AdviceFound
from auberge.thinking.hints import view_for
from tests.server.fake_table import FakeTable, Guest, a_stored_table
from tests.server.wire import BOT, HERE, LINK, Browser, QuickBots, Server, new_id


def agree(seat: int, agrees: bool = True) -> m.AgreeHints:
    return m.AgreeHints(new_id(), Seat(seat), agrees)


def hint(seat: int, version: int) -> m.Hint:
    return m.Hint(new_id(), version, Seat(seat))


def key_of(fake: FakeTable, guest: Guest, seat: int, version: int | None = None) -> str:
    """Why a hint is refused; nothing if it is not."""
    said = hint(seat, guest.now.version if version is None else version)
    try:
        view = view_for(fake.history, guest, said)
    except (BadMessage, StaleVersion) as refusal:
        return refusal.key
    assert view.you == seat
    return ""


# --- consent ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [("here", "bot"), ("here", "here"), ("here", "here", "bot")])
def test_round_one_screen_hints_are_given(seats: tuple[m.Holder, ...]) -> None:
    fake = FakeTable(a_stored_table("malta", seats))
    assert fake.table.broadcast.info().hints


def test_with_people_elsewhere_everybody_must_agree() -> None:
    fake = FakeTable(a_stored_table("malta", ("here", "link", "bot")))
    first, second, watching = fake.seat(0), fake.seat(1), fake.seat()
    assert not fake.table.broadcast.info().hints
    fake.do(first, agree(0))
    assert not fake.table.broadcast.info().hints
    assert [seat.hints for seat in fake.table.broadcast.seats()] == [True, False, False]
    fake.do(second, agree(1))
    assert fake.table.broadcast.info().hints
    for guest in (first, second, watching):
        told = [told for told in guest.told if isinstance(told, m.Seats)][-1]
        assert told.hints
        assert [seat.hints for seat in told.seats] == [True, True, False]
    fake.do(second, agree(1, False))
    assert not fake.table.broadcast.info().hints
    assert [told.hints for told in watching.told if isinstance(told, m.Seats)][-1] is False


def test_agreement_is_durable_and_acts_once() -> None:
    fake = FakeTable(a_stored_table("malta", ("here", "link")))
    first = fake.seat(0)
    said = agree(0)
    fake.do(first, said)
    rows = len(fake.rows)
    fake.do(first, said)
    assert len(fake.rows) == rows
    assert fake.again().history.agreed == {0}


def test_nobody_agrees_for_others() -> None:
    fake = FakeTable(a_stored_table("malta", ("here", "link")))
    assert fake.refuse(fake.seat(0), agree(1)).key == "server-not-your-seat"
    assert fake.refuse(fake.seat(), agree(1)).key == "server-not-your-seat"


# --- who may ask, and when --------------------------------------------------------------------------------------------


def _deciding(fake: FakeTable, guests: list[Guest]) -> int:
    """The seat that has to decide, once one of the guests has to."""
    chance = Random(1)
    while fake.history.waiting.kind != "decide":
        fake.next(guests, chance)
    return fake.history.waiting.seat


def test_whoever_has_to_decide_may_ask() -> None:
    fake = FakeTable(a_stored_table("malta", ("link", "link")))
    guests = [fake.seat(0), fake.seat(1)]
    seat = _deciding(fake, guests)
    asking, other = guests[seat], guests[1 - seat]
    assert key_of(fake, asking, seat) == "server-hints-off"
    for each in range(2):
        fake.do(guests[each], agree(each))
    assert key_of(fake, asking, seat) == ""
    assert key_of(fake, asking, seat, version=asking.now.version + 1) == "server-stale"
    assert key_of(fake, other, 1 - seat) == "analysis-hint-not-due"
    assert key_of(fake, other, seat) == "server-not-your-seat"
    assert key_of(fake, fake.seat(), seat) == "server-not-your-seat"


def test_round_one_screen_a_hint_is_for_the_eyes_that_look() -> None:
    fake = FakeTable(a_stored_table("malta", ("here", "here")))
    guest = fake.seat(0, 1, look=0)
    seat = _deciding(fake, [guest])
    fake.table.look(guest, Seat(1 - seat))
    assert key_of(fake, guest, seat) == "server-not-your-seat"
    fake.table.look(guest, Seat(seat))
    assert key_of(fake, guest, seat) == ""


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
        better = browser.answer(said.id)
        assert isinstance(better, m.Advice)
        assert (better.worlds, better.quick) == (14, False), "it is thought on until it is more than an impression"
        assert [one.move for one in better.moves] == [one.move for one in told.moves]
        assert better.moves[0].chance.high < told.moves[0].chance.high
        assert all(one.move in browser.moves() for one in told.moves)
        assert told.moves[0].reasons == (m.ReasonLine("analysis-malta-cards", 2.5, 1.0),)
        assert not [each for each in watching.quiet() if isinstance(each, m.Advice)]
        assert not [each for each in browser.quiet() if isinstance(each, m.Update)]


def test_a_hint_that_stays_an_impression_ends_in_words(
    alone: tuple[m.TableOpened, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> AdviceFound:
        return AdviceFound((), 0, quick=True)

    monkeypatch.setattr(QuickBots, "rate", nothing)
    _, browser = alone
    said = hint(0, browser.version)
    assert isinstance(browser.do(said), m.Advice)
    told = browser.until(lambda told: isinstance(told, m.Refused))
    assert isinstance(told, m.Refused)
    assert (told.id, told.problem.key) == (said.id, "analysis-hint-unsure")


def test_a_hint_is_thought_on_only_while_the_table_stands(
    alone: tuple[m.TableOpened, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    moved_on = Event()

    async def once_the_table_has_moved_on(*_: object) -> AdviceFound:
        while not moved_on.is_set():
            await asyncio.sleep(0.005)
        return AdviceFound((), 0, quick=True)

    monkeypatch.setattr(QuickBots, "rate", once_the_table_has_moved_on)
    _, browser = alone
    said = hint(0, browser.version)
    assert isinstance(browser.do(said), m.Advice)
    browser.done(browser.act(0, browser.moves()[0]))
    moved_on.set()
    told = browser.until(lambda told: isinstance(told, m.Refused | m.Advice) and told.id == said.id)
    while isinstance(told, m.Advice):
        told = browser.until(lambda told: isinstance(told, m.Refused | m.Advice) and told.id == said.id)
    assert isinstance(told, m.Refused)
    assert told.problem.key in ("server-stale", "analysis-hint-not-due")


def refusals(kind: str) -> float:
    """How many refusals of a kind were counted."""
    return REGISTRY.get_sample_value("auberge_refusals_total", {"kind": kind}) or 0.0


def test_one_hint_at_a_time(alone: tuple[m.TableOpened, Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    advise, refused = QuickBots.advise, Event()

    async def once_the_second_is_refused(bots: QuickBots, *asked: object) -> AdviceFound:
        while not refused.is_set():
            await asyncio.sleep(0.005)
        return await advise(bots, *asked)  # type: ignore[arg-type]

    monkeypatch.setattr(QuickBots, "advise", once_the_second_is_refused)
    _, browser = alone
    first, second = hint(0, browser.version), hint(0, browser.version)
    before = refusals("server-hint-asked")
    browser.say(first)
    try:
        assert browser.refused(second).key == "server-hint-asked"
        assert refusals("server-hint-asked") == before + 1
    finally:
        refused.set()
    assert isinstance(browser.answer(first.id), m.Advice)


def test_a_hint_that_fails_is_a_refusal_that_is_counted(
    alone: tuple[m.TableOpened, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> AdviceFound:
        raise ZeroDivisionError

    monkeypatch.setattr(QuickBots, "advise", fail)
    _, browser = alone
    before = refusals("server-hint-failed")
    assert browser.refused(hint(0, browser.version)).key == "server-hint-failed"
    assert refusals("server-hint-failed") == before + 1


def test_strangers_are_refused_in_words(server: Server) -> None:
    opened = server.open(HERE, LINK, game="malta")
    with server.join(opened, 0) as browser:
        assert browser.refused(hint(0, browser.version)).key == "server-hints-off"
