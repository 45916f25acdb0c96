"""Language models at the table: the SDK's own client plays whole games of every kind, and is told its view, no more."""

import asyncio
import importlib
import re
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Protocol, Self

import pytest

import auberge
from auberge import games
from auberge import wire as m
from auberge.cli.mcp import telling
from auberge.cli.mcp.rules_text import short_rules
from auberge.cli.mcp.seats import Seats
from auberge.cli.mcp.server import make_server
from auberge.client import AsyncSeat, Invitation
from auberge.core.protocol import Seat
from auberge.words import LANGUAGES, Words
from tests.conformance.secrets import check_hidden, secret_numbers
from tests.server.fake_table import EVERY_GAME, FakeTable, Guest
from tests.server.test_wire_leaks import points, twin, with_position
from tests.server.wire import PATIENCE, Server, serving

HANDLES = re.compile(r"table=(\S+) secret=(\S+)\.")
VERSION = re.compile(r"Version (\d+)")
MOVES = "Your legal moves:"


class Content(Protocol):
    text: str


class Result(Protocol):
    content: Sequence[Content]
    is_error: bool


class Named(Protocol):
    name: str


class Tools(Protocol):
    tools: Sequence[Named]


class Client(Protocol):
    """What we use of the SDK's client."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(self, *_: object) -> None: ...

    async def list_tools(self) -> Tools: ...

    async def call_tool(self, name: str, arguments: Mapping[str, object]) -> Result: ...


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("models")) as running:
        yield running


def address(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


def new_client(target: object) -> Client:
    """The SDK's client of a server here, of a command or of an address."""
    client: Client = pytest.importorskip("mcp").Client(target)
    return client


class Model:
    """Somebody who plays by tools alone, and remembers everything it was told."""

    def __init__(self, client: Client, name: str = "Model") -> None:
        self.client = client
        self.name = name
        self.told: list[str] = []
        self.handles: dict[str, object] = {}
        self.chance = Random(1)

    async def call(self, tool: str, **arguments: object) -> str:
        result = await self.client.call_tool(tool, {**self.handles, **arguments})
        text = "\n".join(part.text for part in result.content)
        self.told.append(text)
        assert not result.is_error, text
        return text

    async def wrong(self, tool: str, **arguments: object) -> str:
        result = await self.client.call_tool(tool, {**self.handles, **arguments})
        assert result.is_error
        return result.content[0].text

    async def sit_down(self, tool: str, **arguments: object) -> str:
        text = await self.call(tool, name=self.name, **arguments)
        found = HANDLES.search(text)
        assert found is not None
        self.handles = {"table": found[1], "secret": found[2]}
        return text

    async def play(self) -> str:
        """Plays to the end: a whole look at the table now and then, else in brief."""
        text, number = "", 0
        while "The game is over" not in text:
            brief = number % 25 != 0
            if MOVES not in text:
                text = await self.call("wait_for_turn", brief=brief)
                continue
            version = VERSION.search(text)
            assert version is not None
            count = len(text.partition(MOVES)[2].strip().splitlines())
            move = str(self.chance.randrange(count) + 1)
            text = await self.call("make_move", move=move, version=int(version[1]), brief=brief)
            number += 1
        return text


def with_client(server: Server, work: Callable[[Client], Awaitable[None]]) -> None:
    """Does something with a client in this process."""

    async def run() -> None:
        seats = Seats(address(server))
        async with new_client(make_server(seats, Words("en", strict=True))) as client:
            await work(client)
        await seats.close()

    pytest.importorskip("mcp")
    asyncio.run(run())


@pytest.mark.parametrize("game", games.NAMES)
def test_a_model_plays_a_whole_game(server: Server, game: str) -> None:
    async def play(client: Client) -> None:
        model = Model(client)
        assert game in await model.call("list_games")
        assert len(await model.call("read_rules", game=game)) < 25_000
        await model.sit_down("open_table", game=game, opponents="random")
        await model.play()
        assert server.info(str(model.handles["table"])).state == "over"

    with_client(server, play)


def test_two_models_at_a_table_learn_no_secret_of_each_other(server: Server) -> None:
    """One opens the table, the other comes by its link; all are told that both are programs."""

    async def play(client: Client) -> None:
        one, other = Model(client, "One"), Model(client, "Other")
        opened = await one.sit_down("open_table", game="malta", opponents="link")
        link = opened.rpartition(" ")[2]
        await other.sit_down("take_seat", link=link)
        seats = server.info(str(one.handles["table"])).seats
        assert [(seat.name, seat.program) for seat in seats] == [("One", True), ("Other", True)]
        await asyncio.gather(one.play(), other.play())
        assert str(one.handles["secret"]) not in "".join(other.told)
        assert str(other.handles["secret"]) not in "".join(one.told[1:])

    with_client(server, play)


def test_what_cannot_be_done_is_said_in_words(server: Server) -> None:
    async def ask(client: Client) -> None:
        model = Model(client)
        assert "castle" in await model.wrong("read_rules", game="castle")
        assert "Only tables of" in await model.wrong("take_seat", link="http://127.0.0.1:9/t/abcd#secret")
        assert "not a link" in await model.wrong("take_seat", link="hello")
        assert "no table" in (await model.wrong("look", table="nowhere", secret="none")).lower()
        await model.sit_down("open_table", game="saint_malo", opponents="random")
        seen = await model.call("wait_for_turn")
        assert "(rule SM-" in await model.call("why_not", move="use wall 5")
        assert "legal" in await model.call("why_not", move="1")
        assert "(rule SM-" in await model.wrong("make_move", move="use wall 5")
        assert "castle" in await model.wrong("make_move", move="castle")
        assert "has changed" in await model.call("make_move", move="1", version=0)
        assert seen == await model.call("look"), "nothing of this has changed anything"
        assert "rolls" in await model.call("explain_rule", game="saint_malo", rule="SM-DICE-01")

    with_client(server, ask)


def test_waiting_ends_after_a_while(server: Server) -> None:
    async def wait(client: Client) -> None:
        model = Model(client)
        await model.sit_down("open_table", game="malta", opponents="link")
        assert "not your turn" in await model.call("wait_for_turn", seconds=0.01)
        assert "not begun" in await model.call("look", brief=True)

    with_client(server, wait)


def test_a_command_serves_models_on_its_own_input_and_output(server: Server) -> None:
    parameters = pytest.importorskip("mcp").StdioServerParameters
    here = {"PYTHONPATH": str(Path(auberge.__file__).parent.parent)}  # the SDK hands on no more of our environment
    command = parameters(command=sys.executable, args=["-m", "auberge", "mcp", "--server", address(server)], env=here)
    asyncio.run(_short_visit(command))


def test_a_command_serves_models_over_http(server: Server) -> None:
    pytest.importorskip("mcp")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "auberge", "mcp", "--server", address(server), "--http", str(port)]
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        _await_port(port)
        asyncio.run(_short_visit(f"http://127.0.0.1:{port}/mcp"))
    finally:
        running.kill()
        running.wait()


def _await_port(port: int) -> None:
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            assert time.monotonic() < limit
            time.sleep(0.02)


async def _short_visit(target: object) -> None:
    async with new_client(target) as client:
        assert "wait_for_turn" in [tool.name for tool in (await client.list_tools()).tools]
        model = Model(client)
        await model.sit_down("open_table", game="malta", opponents="random")
        text = await model.call("wait_for_turn")
        assert MOVES in text
        assert "The move is made" in await model.call("make_move", move="1", version=int(VERSION.findall(text)[0]))


# --- what is told -----------------------------------------------------------------------------------------------


def seat_of(fake: FakeTable, seat: int) -> AsyncSeat:
    """A program's seat as it would be after coming to a table."""
    guest = Guest([seat], seat)
    fake.table.join(guest)
    welcome = next(told for told in guest.told if isinstance(told, m.Welcome))
    found = AsyncSeat(Invitation("http://127.0.0.1", fake.table.id, "secret"))
    found._hear(welcome)
    return found


@pytest.mark.patched
@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_a_model_is_told_does_not_depend_on_what_lies_hidden(game: str) -> None:
    chance, play, words = Random(2), games.load(game), Words()
    for fake in points(game, seed=2, every=9, most=60):
        position = fake.history.session.match.position
        numbers = secret_numbers(position, 2)
        for seat in map(Seat, range(fake.history.setup.seats)):
            if fake.history.session.bots[seat] is not None:
                continue
            told = telling.tell_table(seat_of(twin(fake), seat), words, 0)
            imagined = play.imagine(play.view(position, seat), chance.randrange(2**40))
            assert telling.tell_table(seat_of(with_position(fake, imagined), seat), words, 0) == told
            check_hidden("a tool", told.encode(), numbers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_the_rules_for_a_model_are_whole_and_short(game: str, language: str) -> None:
    text = short_rules(game, Words(language, strict=True))
    assert 5_000 < len(text) < 27_000
    assert "{" not in text


def test_without_the_sdk_the_command_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.cli.terminal import error_of, run

    load = importlib.import_module

    def missing(name: str, package: str | None = None) -> object:
        if name.startswith("mcp"):
            raise ImportError(name)
        return load(name, package)

    monkeypatch.setattr("auberge.cli.mcp.server.importlib.import_module", missing)
    assert "auberge[mcp]" in error_of(run("mcp"))
