"""Two servers share the tables of one PostgreSQL: people at either play together as if there were one."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from auberge import wire as m
from auberge.analysis.replay import Replay
from auberge.analysis.review import Review
from auberge.core.protocol import Seat
from auberge.server.storage.postgresql_sharing import PostgresSharing
from auberge.table.rows import Row, StorageFailed
from auberge.table.storage_contract import Storage
from tests.postgres import Postgres
from tests.server.fake_table import EVERY_GAME
from tests.server.stored import with_storage_at
from tests.server.test_reviews import GIVE_UP
from tests.server.wire import BOT, HERE, LINK, Browser, QuickBots, Server, new_id, play_on, serving

WATCHES = 9  # no seat that is ever asked


class House:
    """Two servers, and what they have stored."""

    def __init__(self, one: Server, other: Server, postgres: Postgres, database: str) -> None:
        self.one, self.other, self.postgres, self.database = one, other, postgres, database

    def rows(self, table: str) -> list[Row]:
        """All that was done at a table; none is missing."""
        found: list[Row] = []

        async def read(storage: Storage) -> None:
            found.extend(await storage.rows(table))

        with_storage_at(self.database, read)
        assert [row.number for row in found] == list(range(1, len(found) + 1))
        return found


@pytest.fixture(scope="module")
def house(shared_postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = shared_postgres.new_url()
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    with serving(folders[0], database=database) as one, serving(folders[1], database=database) as other:
        yield House(one, other, shared_postgres, database)


def _present(browser: Browser, *seats: int) -> None:
    """Hears until the people of these seats, and no others, are here."""
    while [seat for seat, info in enumerate(browser.seats) if info.present] != list(seats):
        browser.hear()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_is_played_from_two_servers(house: House, game: str) -> None:
    opened = house.one.open(HERE, LINK, BOT, game=game, start_seat=None)
    with house.one.join(opened, 0) as first, house.other.join(opened, 1) as second, house.other.join(opened) as third:
        play_on([(0, first), (1, second), (WATCHES, third)], Random(5))
        assert first.now.ending == second.now.ending == third.now.ending
    house.rows(opened.table.id)


def test_what_is_said_at_both_at_the_same_moment_is_done_once_each_and_nobody_is_sent_away(house: House) -> None:
    opened = house.one.open(HERE, LINK)
    with house.one.join(opened, 0) as first, house.other.join(opened, 1) as second:
        said = {0: [], 1: []}  # type: dict[int, list[str]]
        for number in range(20):
            for seat, browser in enumerate((first, second)):
                intent = m.Rename(new_id(), Seat(seat), f"Name {number}")
                said[seat].append(intent.id)
                browser.say(intent)
        for seat, browser in enumerate((first, second)):
            for intent_id in said[seat]:
                answer = browser.answer(intent_id)
                assert isinstance(answer, m.Done), answer
        rows = [row for row in house.rows(opened.table.id) if row.kind == "name"]
        assert sorted(row.intent or "" for row in rows) == sorted(said[0] + said[1])
        for seat in (0, 1):
            assert [row.intent for row in rows if row.seat == seat] == said[seat], "in the order they were said"
        for browser in (first, second):
            while [info.name for info in browser.seats] != ["Name 19", "Name 19"]:
                browser.hear()


def test_a_move_that_others_came_before_is_refused_and_the_table_shown(house: House) -> None:
    opened = house.one.open(HERE, LINK)
    with house.one.join(opened, 0) as first, house.other.join(opened, 0) as second:
        both = [(browser, browser.proceed(0)) for browser in (first, second)]
        for browser, intent in both:
            browser.say(intent)
        answers = [browser.answer(intent.id) for browser, intent in both]
        assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
        refused = next(answer for answer in answers if isinstance(answer, m.Refused))
        assert refused.problem.key in ("server-stale", "server-nothing-due")
        for browser in (first, second):
            browser.quiet()
        assert first.version == second.version


def test_who_is_here_is_known_at_both(house: House) -> None:
    opened = house.one.open(HERE, LINK, LINK)
    with house.one.join(opened, 0) as first:
        with house.other.join(opened, 1) as second, house.other.join(opened):
            _present(first, 0, 1)
            _present(second, 0, 1)
            while first.spectators != 1:
                first.hear()
        _present(first, 0)
        assert first.seats[1].since is not None
        assert first.seats[2].since is None


def test_words_are_heard_at_both_and_by_those_who_come_later(house: House) -> None:
    opened = house.one.open(HERE, LINK, LINK)
    with house.one.join(opened, 0) as first, house.other.join(opened, 1) as second, house.other.join(opened) as third:
        first.done(m.AllowText(new_id(), Seat(0), True))
        second.until(lambda told: isinstance(told, m.Seats) and told.free_text)
        second.say(m.Write(new_id(), Seat(1), "Good evening"))
        heard = first.until(lambda told: isinstance(told, m.Heard))
        assert isinstance(heard, m.Heard)
        assert (heard.word.seat, heard.word.text) == (1, "Good evening")
        first.say(m.Say(new_id(), Seat(0), "cheers"))
        heard = third.until(lambda told: isinstance(told, m.Heard))
        assert isinstance(heard, m.Heard)
        assert heard.word.phrase == "cheers", "a spectator hears no texts"
        assert not any(b"Good evening" in frame for frame in third.frames)


def test_the_next_table_is_told_at_both_and_a_game_is_looked_over_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = house.one.open(HERE, LINK, game="malta")
    with house.one.join(opened, 0) as first, house.other.join(opened, 1) as second:
        while first.now.ending is None:
            if first.waiting == ("decide", 0):
                first.done(first.act(0, GIVE_UP))
            elif first.waiting == ("confirm", 0):
                first.done(first.proceed(0))
            else:
                first.hear()
        second.until(lambda told: isinstance(told, m.Update) and told.now.ending is not None)
        answer = house.one.again(opened.table.id, opened.secrets[0] or "")
        found = msgspec.json.decode(answer.content, type=m.Again)
        told = second.until(lambda told: isinstance(told, m.PlayAgain))
        assert isinstance(told, m.PlayAgain)
        assert told.table.id == found.table.id
    _look_over_once(house, opened.table.id, monkeypatch)


def _look_over_once(house: House, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both servers are asked to look a game over: one does."""
    looked: list[str] = []
    review = QuickBots.review

    async def counted(bots: QuickBots, replay: Replay, seconds: float, tell: Callable[[float], None]) -> Review:
        looked.append(replay.game)
        return await review(bots, replay, seconds, tell)

    monkeypatch.setattr(QuickBots, "review", counted)
    states = [m.ReviewState(0.0, None)] * 2
    while any(state.review is None for state in states):
        states = [server.review(table)[1] for server in (house.one, house.other)]
    assert states[0] == states[1]
    assert looked == ["malta"]


def test_a_server_that_was_deaf_for_a_while_finds_what_it_missed(house: House) -> None:
    opened = house.one.open(HERE, LINK)
    with house.one.join(opened, 0) as first, house.other.join(opened, 1) as second:
        for number in range(5):
            house.postgres.sql(_CUT_EARS)
            first.done(m.Rename(new_id(), Seat(0), f"Name {number}"))
            while second.seats[0].name != f"Name {number}":
                second.hear()


def test_nobody_is_shown_less_than_they_may_have_been_told_elsewhere(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has gone just when somebody comes from the other server, perhaps with news that are not here yet."""
    opened, alone = house.one.open(HERE, LINK), house.other.open(HERE, LINK)
    with house.one.join(opened, 0), house.other.join(opened, 1) as second, house.other.join(alone, 0):
        _present(second, 0, 1)

        async def away(*_: object) -> dict[str, int]:
            raise StorageFailed("server-storage-unreachable", place="", problem="")

        with monkeypatch.context() as patch:
            patch.setattr(PostgresSharing, "last_numbers", away)
            sent_away = pytest.raises(AssertionError, match="server-storage-down")
            with Browser(house.other.port, opened.table.id) as coming, sent_away:
                coming.hello(opened.secrets[0] or "")
            with house.other.join(alone, 1) as looking:
                assert looking.held == (1,), "where everyone is here, nobody knows more"
        with house.other.join(opened, 0) as back:
            assert back.held == (0,)


_CUT_EARS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN %'"


def test_what_a_table_does_by_itself_goes_on_when_its_server_ends(
    shared_postgres: Postgres, tmp_path: Path, house: House
) -> None:
    with serving(tmp_path, database=house.database) as third:
        opened = third.open(HERE, BOT, game="saint_malo")
        with third.join(opened, 0) as browser:
            browser.quiet()
    with house.one.join(opened, 0) as first:
        play_on([(0, first)], Random(3), most=12)
    house.rows(opened.table.id)
