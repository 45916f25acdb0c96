"""A program takes a seat by its link: whole games, lost connections, what is refused, what others are told."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.http11 import Response

from auberge import games
from auberge import wire as m
from auberge.client import AsyncSeat, ClientError, Invitation, Refused, open_table, read_link, take_seat
from auberge.client.connection import Connection
from auberge.core.errors import BadMove, BadRecord
from auberge.core.protocol import Game
from tests.server.wire import LINK, Server


def address(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


def a_seat(server: Server, game: str = "malta", *others: str) -> Invitation:
    """The link of a seat among bots."""
    seat = open_table(address(server), game, ["link", *(others or ("random",))]).seats[0]
    assert seat is not None
    return seat


@pytest.mark.parametrize("game", games.NAMES)
def test_a_program_plays_a_whole_game_in_ten_lines(server: Server, game: str) -> None:
    link = a_seat(server, game).link
    chance = Random(3)

    with take_seat(link) as seat:
        for turn in seat:
            seat.play(chance.choice(turn.moves))
        assert seat.ending is not None

    assert sorted(seat.ending.places)[0] == 1
    assert server.info(seat.table.id).state == "over"
    assert server.record(seat.table.id).status_code == 200


def test_two_programs_play_each_other_in_one_loop(server: Server) -> None:
    async def play(link: Invitation) -> m.Ending | None:
        async with AsyncSeat(link) as seat:
            async for turn in seat:
                assert turn.view.you == seat.seat
                await seat.play(turn.moves[0], turn.version)
            return seat.ending

    async def both() -> list[m.Ending | None]:
        links = [link for link in open_table(address(server), "malta", ["link", "link"]).seats if link is not None]
        return await asyncio.gather(*map(play, links))

    one, other = asyncio.run(both())
    assert one is not None
    assert one == other


def test_a_lost_connection_comes_back_and_the_move_is_made_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice the answer to a move is lost with the connection: it is said again, and acts once."""
    lost: list[str] = []
    take = Connection._take

    def lose(self: Connection, frame: str | bytes) -> None:
        if isinstance(frame, str) and '"kind":"done"' in frame and len(lost) < 2 and self._socket is not None:
            lost.append(frame)
            self._socket.transport.abort()
            return
        take(self, frame)

    with take_seat(a_seat(server, "saint_malo")) as seat:
        turn = seat.turn()
        assert turn is not None
        monkeypatch.setattr(Connection, "_take", lose)
        for _ in range(4):
            assert turn is not None
            assert seat.play(turn.moves[0])
            turn = seat.turn()
        table = seat.table.id
        made = [line for line in seat.log if line.seat == seat.seat and not line.chance]
    assert len(lost) == 2
    told = server.log(table, seat._seat.invitation.secret, look=0)
    assert msgspec.json.encode(told) == msgspec.json.encode(tuple(seat.log))
    assert len(made) == 4


def test_what_the_rules_forbid_is_refused_with_its_rule(server: Server) -> None:
    with take_seat(a_seat(server, "saint_malo")) as seat:
        turn = seat.turn()
        assert turn is not None
        problem = seat.why_not("use wall 5")
        assert problem is not None
        assert problem.rule is not None
        assert seat.why_not(turn.moves[0]) is None
        with pytest.raises(Refused) as refusal:
            seat.play("use wall 5")
        assert refusal.value.rule is not None
        with pytest.raises(BadMove):
            seat.play("castle kingside")
        assert seat.play(turn.moves[0])


def test_a_move_of_an_old_version_is_not_made(server: Server) -> None:
    async def late(link: Invitation) -> None:
        async with AsyncSeat(link) as seat:
            turn = await seat.turn()
            assert turn is not None
            assert await seat.play(turn.moves[0], turn.version)
            assert not await seat.play(turn.moves[0], turn.version)
            assert await seat.turn() is not None

    asyncio.run(late(a_seat(server, "saint_malo")))


def test_everybody_is_told_that_a_program_plays(server: Server) -> None:
    opened = server.open(LINK, LINK, game="saint_malo")
    with server.join(opened, 0, begin=False):
        link = Invitation(address(server), opened.table.id, opened.secrets[1] or "")
        with take_seat(link) as seat:
            seat.rename("Robot")
            info = server.info(opened.table.id).seats
            assert [told.program for told in info] == [False, True]
            assert info[1].name == "Robot"
        assert not server.info(opened.table.id).seats[1].program


def test_nobody_waits_for_a_turn_longer_than_they_say(server: Server) -> None:
    opened = open_table(address(server), "malta", ["link", "link"])
    assert opened.seats[0] is not None
    with take_seat(opened.seats[0]) as seat, pytest.raises(TimeoutError):
        seat.turn(timeout=0.01)  # the other has not come


@pytest.mark.parametrize(
    "link", ["", "nonsense", "http://127.0.0.1/t/abcd", "http://127.0.0.1/x/abcd#s", "ftp://a/t/abcd#s"]
)
def test_what_leads_to_no_seat_is_no_link(link: str) -> None:
    with pytest.raises(ClientError):
        read_link(link)


def test_a_link_is_read_as_it_is_written() -> None:
    link = Invitation("https://games.example.org", "abcd2345", "secret_-")
    assert read_link(link.link) == link
    assert link.socket == "wss://games.example.org/ws/tables/abcd2345"


def test_a_wrong_secret_holds_no_seat(server: Server) -> None:
    wrong = msgspec.structs.replace(a_seat(server), secret="x" * 32)
    with pytest.raises(ClientError, match="client-no-seat"), take_seat(wrong):
        pass


def test_no_table_and_no_server_are_said_so(server: Server) -> None:
    with pytest.raises(Refused, match="server-no-such-table"), take_seat(Invitation(address(server), "nowhere", "s")):
        pass
    with pytest.raises(ClientError, match="client-unreachable"), take_seat("http://127.0.0.1:9/t/abcd#s"):
        pass
    with pytest.raises(ClientError, match="client-unreachable"):
        open_table("http://127.0.0.1:9", "malta", ["link"])
    with pytest.raises(Refused, match="unknown-game"):
        open_table(address(server), "chess", ["link"])


def test_a_table_that_is_elsewhere_for_a_moment_is_asked_for_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [502, 503, 504]

    def refusing(uri: str, **more: Any) -> Any:
        if answers:
            raise InvalidStatus(Response(answers.pop(0), "not here", Headers()))
        return connect(uri, **more)

    seat = a_seat(server)
    monkeypatch.setattr("auberge.client.connection.connect", refusing)
    with take_seat(seat) as taken:
        assert taken.turn() is not None
    assert answers == []
    monkeypatch.setattr("auberge.client.connection.PATIENCE", 0.05)
    answers += [502] * 1000
    with pytest.raises(ClientError, match="client-unreachable"), take_seat(seat):
        pass
    answers[:] = [404]
    with pytest.raises(ClientError, match="client-unreachable"), take_seat(seat):
        pass
    assert answers == []


def test_a_server_of_a_later_version_is_noticed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is only new is passed over; what is different cannot be played."""
    with take_seat(a_seat(server)) as seat:
        connection = seat._seat._connection
        seat._loop.call_soon_threadsafe(connection._take, '{"kind":"fanfare","loud":true}')
        assert seat.turn() is not None

    def unknown(name: str, rules_version: int | None = None) -> Game:
        raise BadRecord("bad-record-rules", version=rules_version or 0, known=0)

    monkeypatch.setattr("auberge.client.seat.games", SimpleNamespace(load=unknown))
    with pytest.raises(ClientError, match="client-other-version"), take_seat(a_seat(server)):
        pass
