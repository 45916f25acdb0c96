"""Two servers on one PostgreSQL: advice is thought of once, the coach speaks alike at both, limits hold in sum."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from auberge import wire as m
from auberge.analysis.chances import Estimate
from auberge.core.protocol import Game, Seat, View
from auberge.server.access.limits import Limits
from auberge.server.processes import Parent
from auberge.server.settings import Settings
from auberge.thinking.findings import AdviceFound, Advised
from tests.postgres import Postgres
from tests.server.test_two_servers import House
from tests.server.wire import BOT, HERE, QUICK, Browser, QuickBots, new_id, serving


@pytest.fixture(scope="module")
def house(shared_postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = shared_postgres.new_url()
    one, other = (tmp_path_factory.mktemp(name) for name in ("one", "other"))
    with (
        serving(one, QUICK, database=database) as first,
        serving(other, QUICK, database=database) as second,
    ):
        yield House(first, second, shared_postgres, database)


def _deciding(browser: Browser) -> None:
    """Goes on until the person has to decide."""
    while browser.waiting != ("decide", 0):
        intent = browser.next_intent(0, Random(1))
        if intent is None:
            browser.hear()
        else:
            browser.done(intent)


def test_a_hint_asked_at_both_is_thought_of_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[float] = []
    advise = QuickBots.advise

    async def slowly(bots: QuickBots, *asked: object) -> AdviceFound:
        thoughts.append(1)
        while not heard:
            await asyncio.sleep(0.005)
        return await advise(bots, *asked)  # type: ignore[arg-type]

    heard: list[m.Told] = []
    monkeypatch.setattr(QuickBots, "advise", slowly)
    opened = house.one.open(HERE, BOT)
    with house.one.join(opened, 0) as first, house.other.join(opened, 0) as second:
        _deciding(first)
        while second.now.version != first.now.version:
            second.hear()
        asked = m.Hint(new_id(), first.version, Seat(0))
        first.say(asked)
        while not thoughts:
            first.quiet()
        heard.append(second.do(m.Hint(new_id(), second.version, Seat(0))))
        assert isinstance(heard[0], m.Refused)
        assert heard[0].problem.key == "server-hint-asked"
        assert isinstance(first.answer(asked.id), m.Advice)
        assert len(thoughts) == 1
        assert isinstance(second.do(m.Hint(new_id(), second.version, Seat(0))), m.Advice), "and later it may be asked"


async def _blunder(
    _: QuickBots, _game: Game, _seed: int, view: View, _seconds: float, made: int | None = None
) -> AdviceFound:
    """Whatever was chosen, something else would have been clearly better."""
    await asyncio.sleep(0)
    moves = (Advised(0, Estimate(0.5, 0.45, 0.55), 0.5, ()),)
    return AdviceFound(moves, 40, quick=False, made=Advised(made or 0, Estimate(0.2, 0.15, 0.25), 0.1, ()))


@pytest.mark.parametrize("moves", [False, True], ids=["stays", "changes-servers"])
def test_the_coach_speaks_alike_whichever_server_a_seat_is_at(
    house: House, monkeypatch: pytest.MonkeyPatch, moves: bool
) -> None:
    """A turn is played at one server, and ended there or at the other: the coach has the same to say, in time or just
    afterwards."""
    monkeypatch.setattr(QuickBots, "advise", _blunder)
    opened = house.one.open(HERE, BOT)
    with house.one.join(opened, 0) as browser:
        browser.done(m.Coach(new_id(), Seat(0), "talkative"))
        _play_until_final(browser)
        decided = browser.version
        if not moves:
            word = _word_on_the_end(browser)
    if moves:
        with house.other.join(opened, 0) as elsewhere:
            assert elsewhere.version == decided
            word = _word_on_the_end(elsewhere)
    assert word.step is not None, "it is about a move that can still be taken back"


def _word_on_the_end(browser: Browser) -> m.Coached:
    """Ends the turn; what the coach has to say on that."""
    said = browser.proceed(0)
    told = browser.do(said)
    if isinstance(told, m.Done):
        told = browser.until(lambda told: isinstance(told, m.Coached) and told.id == said.id)
    assert isinstance(told, m.Coached), told
    return told


def _play_until_final(browser: Browser) -> None:
    """Plays the person's moves, sure of what is final, until a turn with something to take back is to be ended."""
    chance = Random(3)
    while not (browser.waiting == ("confirm", 0) and browser.now.undo is not None):
        intent = browser.next_intent(0, chance)
        if intent is None:
            browser.hear()
            continue
        told = browser.do(intent)
        if isinstance(told, m.Coached):
            browser.done(msgspec.structs.replace(intent, id=new_id(), sure=True))


# --- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("processes", [2, 3, 7])
def test_what_one_address_may_do_holds_in_sum(tmp_path: Path, processes: int) -> None:
    settings = Settings(
        processes=processes,
        requests_per_minute=100,
        message_burst_per_address=100,
        messages_per_second_per_address=0.0,
        connections_per_address=50,
        tables_per_hour_per_address=20,
    )
    with socket.socket() as listening:
        parent = Parent(settings, tmp_path, listening)
        each = [Limits(parent.orders(place).settings) for place in range(processes)]

    def together(take: Callable[[Limits], bool]) -> int:
        """How often something is allowed by all of them together, before each says no."""
        return sum(sum(1 for _ in iter(lambda: take(limits), False)) for limits in each)  # noqa: B023

    assert 100 <= together(lambda limits: limits.messages.take("203.0.113.7")) < 100 + processes
    assert 50 <= together(lambda limits: limits.sockets.take("203.0.113.7")) < 50 + processes
    assert 100 <= together(lambda limits: limits.requests.take("203.0.113.7")) < 100 + 2 * processes
    assert 20 <= together(lambda limits: limits._tables.take("203.0.113.7")) < 20 + processes
