"""What is said over a connection: each intent acts once; what is no intent is refused clearly and changes nothing."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from tests.server.wire import (
    HERE,
    LINK,
    QUICK,
    Browser,
    Hangup,
    Server,
    check_words,
    encode,
    new_id,
    play_on,
    serving,
)

NO_MOVE = msgspec.Raw(b"{}")


@pytest.fixture
def two(server: Server) -> Iterator[tuple[Browser, Browser]]:
    """Two people at a new table; the first throws."""
    opened = server.open(HERE, LINK)
    with server.join(opened, 0) as first, server.join(opened, 1) as second:
        first.quiet()
        second.quiet()
        yield first, second


def standing(browser: Browser) -> tuple[int, int, bytes]:
    return browser.now.version, browser.now.step, bytes(browser.now.view)


def tasks() -> int:
    """How many tasks there are, once none begins or ends any more."""
    last = -1
    while (found := sum(isinstance(each, asyncio.Task) and not each.done() for each in gc.get_objects())) != last:
        last = found
        time.sleep(0.2)
    return found


def test_a_browser_that_waits_takes_one_task(server: Server) -> None:
    opened = server.open(HERE, LINK)
    before = tasks()
    with server.join(opened, 0) as first, server.join(opened, 1) as second:
        first.done(first.proceed(0))
        second.quiet()
        assert tasks() == before + 2


# --- an intent --------------------------------------------------------------------------------------------------


def test_an_intent_is_told_to_all_and_acknowledged(two: tuple[Browser, Browser]) -> None:
    first, second = two
    done = first.done(first.proceed(0))
    assert done.version == 1
    told = second.until(lambda told: isinstance(told, m.Update))
    assert isinstance(told, m.Update)
    assert (told.after, told.now.version, told.now.step) == (0, 1, 1)
    assert [line.step for line in told.steps] == [1]
    assert first.version == 1, "an intent is acknowledged after what it did"


def test_a_repeated_intent_acts_once(two: tuple[Browser, Browser]) -> None:
    first, _ = two
    said = first.proceed(0)
    versions = {first.done(said).version for _ in range(4)}
    assert versions == {1}
    first.done(first.act(0, first.moves()[0]))
    assert first.done(said).version == 1, "also after the table has moved on"
    assert first.version == 2


def test_an_intent_repeated_after_coming_back_or_a_restart_acts_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        opened = server.open(HERE, LINK)
        with server.join(opened, 0) as first:
            said = first.proceed(0)
            first.done(said)
        with server.join(opened, 0) as first:
            assert first.done(said).version == first.version == 1
    with serving(tmp_path) as server, server.join(opened, 0) as first:
        assert first.done(said).version == first.version == 1


def test_an_id_of_another_seat_is_another_intent(two: tuple[Browser, Browser]) -> None:
    """Nobody can spoil what another is about to say by saying something under the same id."""
    first, second = two
    second.done(m.Rename("the-same", Seat(1), "Eve"))
    first.done(m.Proceed("the-same", first.version, Seat(0)))
    assert first.version == 1


def test_a_stale_intent_is_refused_and_the_table_told_anew(two: tuple[Browser, Browser]) -> None:
    first, second = two
    first.done(first.proceed(0))
    for version in (0, 2, -1, 10**30):
        move = first.moves()[0]
        problem = first.refused(m.Act(new_id(), version, Seat(0), move))
        assert problem.key == "server-stale"
        assert first.welcomed().now.version == 1
    assert second.until(lambda told: isinstance(told, m.Update))
    assert standing(first)[0] == 1


def test_nobody_acts_for_a_seat_they_do_not_hold(two: tuple[Browser, Browser], server: Server) -> None:
    first, second = two
    first.done(first.proceed(0))
    second.until(lambda told: isinstance(told, m.Update))
    before = standing(first)
    for said in (
        m.Act(new_id(), second.version, Seat(0), first.moves()[0]),
        m.Proceed(new_id(), second.version, Seat(0)),
        m.Undo(new_id(), second.version, Seat(0), 0),
        m.Rename(new_id(), Seat(0), "Mine"),
        m.TakeBack(new_id(), Seat(0)),
    ):
        assert second.refused(said).key == "server-not-your-seat"
    told = second.do(m.Why(new_id(), Seat(0), first.moves()[0]))
    assert isinstance(told, m.WhyNot)
    assert told.problem is not None
    assert told.problem.key == "server-not-your-seat"
    for seat in (2, -1, 99, 10**30, -(10**30)):
        assert second.refused(m.Proceed(new_id(), second.version, Seat(seat))).key == "server-no-such-seat"
    assert first.quiet() == []
    assert standing(first) == before


def test_whoever_only_watches_does_nothing(server: Server) -> None:
    opened = server.open(HERE, LINK)
    with server.join(opened) as watching:
        assert watching.moves() == ()
        assert watching.now.undo is None
        assert watching.refused(watching.proceed(0)).key == "server-not-your-seat"
        assert watching.refused(m.LetBotPlay(new_id(), Seat(0), "random")).key == "server-not-your-seat"


def test_a_secret_that_is_none_only_watches(server: Server) -> None:
    opened = server.open(HERE, LINK)
    with Browser(server.port, opened.table.id) as browser:
        assert browser.hello("x" * 32, "", "é", "\u0000").held == ()
    other = server.open(HERE, LINK)
    with Browser(server.port, opened.table.id) as browser:
        assert browser.hello(other.secrets[0] or "").held == (), "nor one of another table"


def test_a_move_the_rules_forbid_names_the_rule(two: tuple[Browser, Browser]) -> None:
    first, second = two
    first.done(first.proceed(0))
    moves = first.moves()
    second.until(lambda told: isinstance(told, m.Update))
    problem = second.refused(second.act(1, moves[0]))
    assert problem.key.startswith("refusal-")
    assert problem.rule is not None
    assert problem.rule.startswith("SM-")
    asked = second.do(m.Why(new_id(), Seat(1), moves[0]))
    assert isinstance(asked, m.WhyNot)
    assert asked.problem == problem
    allowed = first.do(m.Why(new_id(), Seat(0), moves[0]))
    assert isinstance(allowed, m.WhyNot)
    assert allowed.problem is None
    assert first.version == 1, "asking changes nothing"


@pytest.mark.parametrize(
    "move",
    [
        "{}",
        "null",
        "[]",
        "3",
        '"use wall 2"',
        '{"kind":"castle"}',
        '{"kind":7}',
        '{"kind":"place"}',
        '{"kind":"place","row":"one","col":1}',
        '{"kind":"place","row":1e300,"col":1}',
        '{"kind":"place","row":-1,"col":99}',
        '{"kind":"place","row":' + "9" * 400 + ',"col":1}',
    ],
)
def test_a_move_that_is_none_is_refused(two: tuple[Browser, Browser], move: str) -> None:
    first, _ = two
    first.done(first.proceed(0))
    before = standing(first)
    problem = first.refused(first.act(0, msgspec.Raw(move.encode())))
    assert problem.key in ("server-bad-move",) or problem.key.startswith(("bad-move", "refusal-"))
    asked = first.do(m.Why(new_id(), Seat(0), msgspec.Raw(move.encode())))
    assert isinstance(asked, m.WhyNot)
    assert asked.problem is not None
    assert standing(first) == before
    first.done(first.act(0, first.moves()[0]))


# --- what is no intent ------------------------------------------------------------------------------------------

ACT = '{"kind":"act","id":"z","version":0,"seat":0,"move":%s}'
NONSENSE = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "{}",
    '{"kind":"surrender"}',
    '{"kind":null}',
    '{"kind":"hello","secrets":[]}',
    '{"kind":"proceed"}',
    '{"kind":"proceed","id":"z","version":"0","seat":0}',
    '{"kind":"proceed","id":"z","version":0,"seat":"0"}',
    '{"kind":"proceed","id":"z","version":0.5,"seat":0}',
    '{"kind":"proceed","id":7,"version":0,"seat":0}',
    '{"kind":"proceed","id":"z","version":0,"seat":0,"force":true}',
    '{"kind":"proceed","id":"","version":0,"seat":0}',
    '{"kind":"proceed","id":"%s","version":0,"seat":0}' % ("z" * 65),
    '{"kind":"proceed","id":"é","version":0,"seat":0}',
    '{"kind":"proceed","id":"a\\u0000b","version":0,"seat":0}',
    '{"kind":"proceed","id":"a\\nb","version":0,"seat":0}',
    '{"kind":"look","seat":"0"}',
    '{"kind":"rename","id":"z","seat":0,"name":["a"]}',
    ACT % ("[" * 3500 + "]" * 3500),
    ACT % ('{"a":' * 1500 + "1" + "}" * 1500),
    ACT % ('{"a":' + "[" * 3500 + "]" * 3500 + ',"kind":"place"}'),
    '{"kind":"hello","secrets":["\\ud800"]}',
]


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: text[:50])
def test_what_is_no_message_is_refused_and_the_connection_stays(two: tuple[Browser, Browser], text: str) -> None:
    first, second = two
    before = standing(first)
    first.send(text)
    told = first.hear()
    assert isinstance(told, m.Refused), told
    check_words(told.problem)
    if '"id":"z"' in text and "move" not in text:
        assert told.id == "z", "its sender knows which it was"
    assert first.quiet() == []
    assert second.quiet() == []
    assert standing(first) == before
    first.done(first.proceed(0))


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", encode(m.Ping())])
def test_a_binary_message_is_none(two: tuple[Browser, Browser], data: bytes) -> None:
    first, _ = two
    first.send(data)
    told = first.hear()
    assert isinstance(told, m.Refused)
    assert told.problem.key == "server-bad-message"
    first.done(first.proceed(0))


def test_a_message_that_is_too_long_is_refused(two: tuple[Browser, Browser]) -> None:
    first, _ = two
    first.send(encode(m.Rename("long", Seat(0), "x" * QUICK.message_bytes)).decode())
    told = first.hear()
    assert isinstance(told, m.Refused)
    assert (told.id, told.problem.key) == ("long", "server-message-big")
    first.done(first.proceed(0))


def test_a_message_without_end_ends_the_connection(two: tuple[Browser, Browser], server: Server) -> None:
    first, second = two
    with suppress(ConnectionError):
        first.send("x" * 200_000)
    with pytest.raises(Hangup) as caught:
        first.hear()
    assert caught.value.code in (1009, None), "too big, if there was time to say so"
    second.until(lambda told: isinstance(told, m.Seats) and not told.seats[0].present)


# --- hello ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "first_word", ['{"kind":"ping"}', "hello?", '{"kind":"hello"}', "", '{"kind":"hello","secrets":"x"}']
)
def test_whoever_does_not_say_hello_is_sent_away(server: Server, first_word: str) -> None:
    opened = server.open(HERE, LINK)
    with Browser(server.port, opened.table.id) as browser:
        browser.send(first_word)
        told = browser.hear()
        assert isinstance(told, m.Closing)
        check_words(told.problem)
        with pytest.raises(Hangup) as caught:
            browser.hear()
        assert caught.value.code == 1008


def test_a_table_that_is_not_there_is_said_so_and_the_connection_ends(server: Server) -> None:
    with Browser(server.port, "nowhere") as browser:
        browser.say(m.Hello(()))
        told = browser.hear()
        assert isinstance(told, m.Closing)
        assert told.problem.key == "server-no-such-table"
        with pytest.raises(Hangup):
            browser.hear()


def test_a_ping_is_answered(two: tuple[Browser, Browser]) -> None:
    first, _ = two
    assert first.quiet() == []


# --- coming back ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["saint_malo", "valletta", "malta"])
def test_coming_back_shows_what_was_told_bit_by_bit(server: Server, game: str) -> None:
    opened = server.open(HERE, LINK, game=game)
    with server.join(opened, 0) as first, server.join(opened, 1) as second, server.join(opened) as watching:
        play_on([(0, first), (1, second)], Random(6), 25)
        for browser, seats in ((first, [0]), (second, [1]), (watching, [])):
            browser.quiet()
            with server.join(opened, *seats) as fresh:
                assert (encode(fresh.now), fresh.steps) == (encode(browser.now), browser.steps)
                assert fresh.looking == browser.looking
