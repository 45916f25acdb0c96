"""A server on a loopback port for the tests, and browsers that talk to it as the page does.

A `Browser` builds up what the page would hold (steps, now, seats) from what it is told, typed by `wire`.
"""

import asyncio
import faulthandler
import itertools
import select
import socket
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Final

import httpx
import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import CLOSED, CONNECTING, OPEN
from websockets.typing import Origin
from websockets.uri import parse_uri

from auberge import bots
from auberge import wire as m
from auberge.analysis.bystander import Glimpse, explain
from auberge.analysis.chances import Estimate
from auberge.analysis.reasons import Reason
from auberge.analysis.replay import Replay
from auberge.analysis.review import Effort, Review, review
from auberge.bots.budget import Budget
from auberge.core.protocol import Game, Move, OptionValue, Seat, View
from auberge.server import app as rooms
from auberge.server.lan.consent import consent_in
from auberge.server.serve import make_server, port_of
from auberge.server.settings import LOOPBACK, Settings
from auberge.server.unix_socket import listening_at
from auberge.table.commands import Intent
from auberge.thinking import jobs
from auberge.thinking.findings import AdviceFound, Advised, ExplanationFound, explanation_of
from auberge.thinking.jobs import BackgroundJob
from auberge.words import LANGUAGES, Words

QUICK: Final = Settings(
    host=LOOPBACK,
    port=0,
    messages_per_second=1e6,
    message_burst=10**6,
    requests_per_minute=10**6,
    tables_per_hour=10**6,
    messages_per_second_per_spectator=1e6,
    messages_per_second_per_address=1e6,
    message_burst_per_address=10**6,
    tables_per_hour_per_address=10**6,
    bot_workers=1,
    answer_stretch=0.0,
)
told_by_server: Final[msgspec.json.Decoder[m.Told]] = msgspec.json.Decoder(m.Told)
encode: Final = msgspec.json.Encoder().encode
_ids: Final = itertools.count(1)
PATIENCE: Final = 30.0  # seconds: requests under way alone have five, and a busy machine's disk may take as long
HERE: Final = m.SeatOrder("here")
LINK: Final = m.SeatOrder("link")
BOT: Final = m.SeatOrder("bot", bot="random")


def new_id() -> str:
    """An id no other intent has."""
    return f"i{next(_ids)}"


class QuickBots:
    """In place of `Workers`: thinks at once, in the server itself."""

    def __init__(self, *_: float, **__: object) -> None:
        self.asked = 0

    async def start(self) -> None:
        """Nothing to start."""

    async def stop(self) -> None:
        """Nothing to stop."""

    async def choose(self, game: Game, bot: str, seed: int, view: View, _most: float | None = None) -> Move:
        """What the bot chooses."""
        self.asked += 1
        await asyncio.sleep(0)
        return bots.load(bot)(game, seed).choose(view)

    async def advise(self, _game: Game, seed: int, view: View, seconds: float, made: int | None = None) -> AdviceFound:
        """What would be a strong player's advice: the first moves, for no reason. Any other move is a blunder."""
        await asyncio.sleep(seconds / 1000)
        places = range(min(3, len(view.moves)))
        moves = tuple(
            Advised(place, Estimate(0.5, 0.4, 0.6), 0.3, (Reason("cards", 2.5, float(seed >= 0), 0.1),))
            for place in places
        )
        blunder = None if made is None else Advised(made, Estimate(0.2, 0.1, 0.3), 0.0, ())
        return AdviceFound(moves, 7 if made is None else 40, quick=made is None, made=blunder)

    async def rate(
        self, _game: Game, _seed: int, _view: View, seconds: float, only: tuple[int, ...] = ()
    ) -> AdviceFound:
        """Too few worlds to say anything of all moves; a little of a few."""
        await asyncio.sleep(seconds / 1000)
        rated = tuple(Advised(place, Estimate(0.5, 0.4, 0.6), 0.0, ()) for place in only)
        return AdviceFound(rated, 7 if rated else 0, quick=True)

    async def explain(self, game: Game, seed: int, glimpse: Glimpse, _seconds: float) -> ExplanationFound:
        """What can be told after a short look."""
        await asyncio.sleep(0)
        return explanation_of(game, explain(game, glimpse, Budget(iterations=40), seed))

    async def run(self, work: BackgroundJob, _seconds: float) -> bytes:
        """What comes of a background job."""
        await asyncio.sleep(0)
        return jobs.run(msgspec.msgpack.encode(work))

    async def review(self, replay: Replay, _seconds: float, tell: Callable[[float], None]) -> Review:
        """A quick look, with a pause half-way."""
        tell(0.5)
        await asyncio.sleep(0.2)
        return review(replay, Effort(tries=2, glance=20, closer=20))


class Server:
    """A running server, and the lobby's answers typed."""

    def __init__(self, port: int, path: str = "") -> None:
        self.port = port
        transport = httpx.HTTPTransport(uds=path) if path else None
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport)

    def games(self) -> list[m.GameInfo]:
        return msgspec.json.decode(self.http.get("/api/games").content, type=list[m.GameInfo])

    def open(
        self,
        *seats: m.SeatOrder,
        game: str = "saint_malo",
        start_seat: int | None = 0,
        options: dict[str, OptionValue] | None = None,
    ) -> m.TableOpened:
        """A new table."""
        start = None if start_seat is None else Seat(start_seat)
        wish = m.OpenTable(game, seats, start_seat=start, options=options or {})
        answer = self.http.post("/api/tables", content=encode(wish))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=m.TableOpened)

    def info(self, table: str) -> m.TableInfo:
        return msgspec.json.decode(self.http.get(f"/api/tables/{table}").content, type=m.TableInfo)

    def status(self, *tables: str) -> list[m.TableStatus]:
        answer = self.http.post("/api/tables/status", content=encode(m.StatusWish(tables)))
        return msgspec.json.decode(answer.content, type=list[m.TableStatus])

    def again(self, table: str, *secrets: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/again", headers={"X-Auberge-Seats": " ".join(secrets)})

    def record(self, table: str) -> httpx.Response:
        return self.http.get(f"/api/tables/{table}/record")

    def review(self, table: str) -> tuple[int, m.ReviewState]:
        """The status and how far the review has come."""
        answer = self.http.get(f"/api/tables/{table}/review")
        return answer.status_code, msgspec.json.decode(answer.content, type=m.ReviewState)

    def story(self, table: str) -> m.Story:
        return msgspec.json.decode(self.http.get(f"/api/tables/{table}/story").content, type=m.Story)

    def moment(self, table: str, step: int, *secrets: str, look: int | None = None) -> m.Moment:
        """The table after so many steps, as a browser with these secrets may see it."""
        query = {} if look is None else {"look": str(look)}
        headers = {"X-Auberge-Seats": " ".join(secrets)}
        answer = self.http.get(f"/api/tables/{table}/steps/{step}", params=query, headers=headers)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=m.Moment)

    def log(self, table: str, *secrets: str, look: int | None = None) -> tuple[m.StepLine, ...]:
        """All that happened, as a browser with these secrets may know it."""
        query = {} if look is None else {"look": str(look)}
        headers = {"X-Auberge-Seats": " ".join(secrets)}
        answer = self.http.get(f"/api/tables/{table}/log", params=query, headers=headers)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=m.Log).lines

    def join(
        self,
        opened: m.TableOpened,
        *seats: int,
        look: int | None = None,
        begin: bool = True,
        address: str | None = None,
    ) -> "Browser":
        """A browser that holds these seats and has been welcomed; if the game has not begun, it does by its word. It
        comes from some address, if one is given."""
        secrets = [opened.secrets[seat] or "" for seat in seats]
        browser = Browser(self.port, opened.table.id, address=address)
        browser.hello(*secrets, look=look)
        if begin and browser.held and browser.waiting[0] == "gather":
            browser.begin()
        return browser


class Hangup(Exception):
    """The server has ended the connection; the code it gave."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class Refusal(Exception):
    """The server did not let the connection in; the status of its answer."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Wire:
    """A WebSocket in the hand of the test, without a thread of its own."""

    def __init__(
        self,
        port: int,
        path: str,
        origin: str | None = None,
        *,
        buffer: int | None = None,
        address: str | None = None,
        host: str | None = None,
    ) -> None:
        self.socket = socket.socket()
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        uri = parse_uri(f"ws://127.0.0.1:{port}{path}")
        self.protocol = ClientProtocol(uri, origin=None if origin is None else Origin(origin), max_size=2**24)
        self.inbox: deque[bytes] = deque()
        self._parts: list[bytes] = []
        request = self.protocol.connect()
        if address is not None:  # as a proxy would say
            request.headers["X-Forwarded-For"] = address
        if host is not None:
            del request.headers["Host"]
            request.headers["Host"] = host
        self.protocol.send_request(request)
        try:
            self._flush()
            while self.protocol.state is CONNECTING:
                self._pump()
        except BaseException:
            self.socket.close()
            raise
        if self.protocol.handshake_exc is not None:
            self.socket.close()
            answer = getattr(self.protocol.handshake_exc, "response", None)
            raise Refusal(answer.status_code if answer is not None else 0)

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.socket.sendall(data)

    def _pump(self) -> None:
        """Reads once, waiting if nothing is there."""
        try:
            data = self.socket.recv(2**16)
        except ConnectionResetError:
            data = b""
        if data:
            self.protocol.receive_data(data)
        else:
            self.protocol.receive_eof()
        with suppress(ConnectionError):
            self._flush()
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self._parts.append(bytes(event.data))
                if event.fin:
                    self.inbox.append(b"".join(self._parts))
                    self._parts.clear()

    def send(self, data: str | bytes) -> None:
        """Says something, unless the server has already ended the connection."""
        if self.protocol.state is not OPEN:
            return
        if isinstance(data, str):
            self.protocol.send_text(data.encode())
        else:
            self.protocol.send_binary(data)
        self._flush()

    def receive(self, timeout: float = PATIENCE) -> bytes:
        """The next message. Hangup if there will be none, TimeoutError if there is none yet."""
        self.socket.settimeout(timeout)
        while not self.inbox:
            if self.protocol.state is CLOSED or self.protocol.close_rcvd is not None:
                raise Hangup(None if self.protocol.close_rcvd is None else self.protocol.close_rcvd.code)
            self._pump()
        return self.inbox.popleft()

    def has_something(self) -> bool:
        """Whether something can be read without waiting."""
        return bool(self.inbox) or bool(select.select([self.socket], [], [], 0)[0])

    def close(self) -> None:
        if self.protocol.state is OPEN:
            self.protocol.send_close(1000)
            with suppress(OSError):
                self._flush()
        self.socket.close()


class Browser:
    """One page at one table."""

    def __init__(
        self,
        port: int,
        table: str,
        origin: str | None = None,
        address: str | None = None,
        *,
        base: str = "",
        host: str | None = None,
    ) -> None:
        self.wire = Wire(port, f"{base}/ws/tables/{table}", origin, address=address, host=host)
        self.frames: list[bytes] = []
        self.held: tuple[Seat, ...] = ()
        self.looking: Seat | None = None
        self.steps: tuple[m.StepLine, ...] = ()
        self.seats: tuple[m.SeatInfo, ...] = ()
        self.spectators = -1
        self._now: m.Now | None = None

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, at: TracebackType | None) -> None:
        self.wire.close()

    @property
    def now(self) -> m.Now:
        assert self._now is not None
        return self._now

    @property
    def version(self) -> int:
        return self.now.version

    @property
    def waiting(self) -> tuple[str, int]:
        return self.now.waiting.kind, self.now.waiting.seat

    # --- hearing --------------------------------------------------------------------------------------------------

    def hear(self, timeout: float = PATIENCE) -> m.Told:
        """The next message."""
        data = self.wire.receive(timeout)
        self.frames.append(data)
        told = told_by_server.decode(data)
        match told:
            case m.Welcome():
                self.held, self.looking, self.steps = told.held, told.looking, told.steps
                self.seats, self._now = told.table.seats, told.now
            case m.Update():
                self.steps = (*(line for line in self.steps if line.step <= told.after), *told.steps)
                self._now = told.now
            case m.Seats():
                self.seats, self.spectators = told.seats, told.spectators
        return told

    def until(self, done: Callable[[m.Told], bool]) -> m.Told:
        """Hears until a message is as wished."""
        while not done(told := self.hear()):
            assert not isinstance(told, m.Closing), told
        return told

    def welcomed(self) -> m.Welcome:
        """Hears until the whole table is told."""
        told = self.until(lambda told: isinstance(told, m.Welcome))
        assert isinstance(told, m.Welcome)
        return told

    def answer(self, intent: str) -> m.Done | m.Refused | m.WhyNot | m.Advice | m.Coached | m.BotThought:
        """Hears until the intent is answered."""
        answers = m.Done | m.Refused | m.WhyNot | m.Advice | m.Coached | m.BotThought
        told = self.until(lambda told: isinstance(told, answers) and told.id == intent)
        assert isinstance(told, m.Done | m.Refused | m.WhyNot | m.Advice | m.Coached | m.BotThought)
        return told

    def catch_up(self) -> None:
        """Hears what has arrived."""
        while self.wire.has_something():
            self.hear()

    def quiet(self) -> list[m.Told]:
        """Everything that is told up to the answer to a ping."""
        self.say(m.Ping())
        told: list[m.Told] = []
        while not isinstance(last := self.hear(), m.Pong):
            told.append(last)
        return told

    def to_the_end(self) -> tuple[list[m.Told], int | None]:
        """Everything that is told until the connection ends, and the code it ends with."""
        told: list[m.Told] = []
        while True:
            try:
                told.append(self.hear())
            except Hangup as end:
                return told, end.code

    # --- saying ---------------------------------------------------------------------------------------------------

    def send(self, data: str | bytes) -> None:
        self.wire.send(data)

    def say(self, said: m.Said) -> None:
        self.send(encode(said).decode())

    def hello(self, *secrets: str, look: int | None = None) -> m.Welcome:
        """Sits down, or watches."""
        self.say(m.Hello(secrets, None if look is None else Seat(look)))
        return self.welcomed()

    def begin(self) -> None:
        """Begins without anybody's number."""
        self.done(m.Begin(new_id(), self.held[0]))
        self.until(lambda told: isinstance(told, m.Welcome) and told.now.waiting.kind != "gather")

    def do(self, said: Intent | m.Why | m.Hint | m.Wonder) -> m.Told:
        """Says an intent and hears the answer."""
        self.say(said)
        return self.answer(said.id)

    def done(self, said: Intent) -> m.Done:
        """Says an intent that must succeed."""
        told = self.do(said)
        assert isinstance(told, m.Done), told
        return told

    def refused(self, said: Intent | m.Hint | m.Wonder) -> m.Problem:
        """Says an intent that must be refused, without any change."""
        told = self.do(said)
        assert isinstance(told, m.Refused), told
        check_words(told.problem)
        return told.problem

    def moves(self) -> tuple[msgspec.Raw, ...]:
        return moves_in(self.now.view)

    def act(self, seat: int, move: msgspec.Raw) -> m.Act:
        """An intent to make this move."""
        return m.Act(new_id(), self.version, Seat(seat), move)

    def proceed(self, seat: int) -> m.Proceed:
        return m.Proceed(new_id(), self.version, Seat(seat))

    def undo(self, seat: int, step: int) -> m.Undo:
        return m.Undo(new_id(), self.version, Seat(seat), step)

    def next_intent(self, seat: int, chance: Random) -> m.Act | m.Proceed | None:
        """What this seat would do now, if it is asked at all."""
        kind, asked = self.waiting
        if asked != seat:
            return None
        if kind in ("throw", "confirm"):
            return self.proceed(seat)
        return self.act(seat, chance.choice(self.moves())) if kind == "decide" else None


class _Moves(msgspec.Struct):
    moves: tuple[msgspec.Raw, ...]


def moves_in(view: msgspec.Raw) -> tuple[msgspec.Raw, ...]:
    """The moves a view offers."""
    return msgspec.json.decode(view, type=_Moves).moves


def problem(answer: httpx.Response) -> m.Problem:
    """What an answer of the lobby complains of; there are words for it in every language."""
    found = msgspec.json.decode(answer.content, type=m.Problem)
    check_words(found)
    return found


def check_words(found: m.Problem) -> None:
    """Every language has a whole sentence for it."""
    for language in LANGUAGES:
        Words(language, strict=True).say(found.key, **found.values)


def play_on(browsers: Sequence[tuple[int, Browser]], chance: Random, most: int = 100_000) -> None:
    """Lets these seats play at random until the game is over and all know it, or for so many intents."""
    for _ in range(most):
        while not any(_plays(seat, browser, chance) for seat, browser in browsers):
            running = [browser for _, browser in browsers if browser.now.ending is None]
            if not running:
                return
            select.select([browser.wire.socket for browser in running], [], [], 10)


def _plays(seat: int, browser: Browser, chance: Random) -> bool:
    browser.catch_up()
    intent = browser.next_intent(seat, chance)
    if intent is None:
        return False
    told = browser.do(intent)
    assert isinstance(told, m.Done) or (isinstance(told, m.Refused) and told.problem.key == "server-stale"), told
    return True


def database_in(folder: Path) -> str:
    """The tables of a folder."""
    return f"sqlite:///{folder / 'auberge.db'}"


@contextmanager
def serving(
    folder: Path, settings: Settings = QUICK, page: Path | None = None, database: str | None = None
) -> Iterator[Server]:
    """A server with its tables in this folder, or in a database elsewhere, and quick bots; it stops gracefully at the
    end of the block."""
    database = database or database_in(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rooms, "Workers", QuickBots)
        place = listening_at(settings)
        listening = place.__enter__()
        running = make_server(settings, database, page=page, answer=consent_in(folder))
    sys.setswitchinterval(0.0005)
    thread = threading.Thread(target=lambda: asyncio.run(running.serve(sockets=[listening])), daemon=True)
    thread.start()
    server = Server(port_of(listening), settings.socket)
    try:
        limit = time.monotonic() + PATIENCE
        while not running.started and thread.is_alive():
            assert time.monotonic() < limit, "the server does not start"
            time.sleep(0.002)
        yield server
    finally:
        server.http.close()
        running.should_exit = True
        thread.join(timeout=PATIENCE)
        if thread.is_alive():
            faulthandler.dump_traceback(2)  # of all threads, to the standard error: what it is about
        place.__exit__(None, None, None)
        assert not thread.is_alive(), "the server does not stop"
