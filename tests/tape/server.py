"""The server as a recording reaches it: one ASGI application, and the names of all messages.

Nothing else in this folder imports a module of the server. What is replaced here is what differs from machine to
machine: the clock, random numbers, the database, and whoever thinks.
"""

import asyncio
import hashlib
import itertools
import logging
import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final, Self, get_args

import msgspec
import pytest

from auberge import wire as m
from auberge.analysis.bystander import Glimpse
from auberge.analysis.chances import Estimate
from auberge.analysis.reasons import Reason
from auberge.analysis.replay import Replay, choices_of, walk
from auberge.analysis.review import Costly, CurvePoint, Review
from auberge.core.protocol import Event, Game, Move, Position, Seat, View
from auberge.games import load
from auberge.offline.storage import BrowserStorage
from auberge.server import app, tables
from auberge.server.http import exercises
from auberge.server.settings import Settings
from auberge.table.clock import Clock
from auberge.thinking import jobs
from auberge.thinking.findings import AdviceFound, Advised, ExplanationFound
from auberge.thinking.jobs import BackgroundJob
from tests.offline.houses import MemoryShelf
from tests.tape.clock import TapeLoop

SAID: Final = frozenset(str(one.__struct_config__.tag) for one in get_args(m.Said))
TOLD: Final = frozenset(str(one.__struct_config__.tag) for one in get_args(m.Told))
THINKS: Final = 0.3  # seconds, whoever is asked
_MANY: Final = 10**6
SETTINGS: Final = Settings(
    host="127.0.0.1",
    messages_per_second=float(_MANY),
    message_burst=_MANY,
    messages_per_second_per_spectator=float(_MANY),
    messages_per_second_per_address=float(_MANY),
    message_burst_per_address=_MANY,
    requests_per_minute=_MANY,
    tables_per_hour=_MANY,
    tables_per_hour_per_address=_MANY,
    bot_workers=1,
)

Shelf = MemoryShelf  # what outlasts a restart


def application() -> Any:
    """The server as an ASGI application."""
    return app.make_app(SETTINGS, "sqlite:///nowhere").answer


class _Scripted:
    """Thinks for the tables: each answer depends on the question alone, and is the same whatever the bots know."""

    def __init__(self, *_: object) -> None:
        """Whatever the server's own thinkers are made with."""

    async def start(self) -> None:
        """Nothing to start."""

    async def stop(self) -> None:
        """Nothing to stop."""

    async def choose(self, _game: Game, _bot: str, _seed: int, view: View, _most: float | None = None) -> Move:
        await asyncio.sleep(THINKS)
        moment = round(asyncio.get_running_loop().time(), 1)  # else it might do the same for ever
        return view.moves[_any(view, len(view.moves), moment)]

    async def advise(
        self, _game: Game, _seed: int, view: View, _seconds: float, made: int | None = None
    ) -> AdviceFound:
        """The first moves are good; every fourth of the others is a blunder."""
        await asyncio.sleep(THINKS)
        moves = tuple(_advised(place) for place in range(min(3, len(view.moves))))
        bad = made is not None and made > 0 and _any(view, 4) == 0
        judged = None if made is None else Advised(made, Estimate(0.2, 0.1, 0.3) if bad else moves[0].chance, 0.0, ())
        return AdviceFound(moves, 400, quick=False, made=judged)

    async def rate(self, game: Game, seed: int, view: View, seconds: float, only: tuple[int, ...] = ()) -> AdviceFound:
        """Either all moves are good, or all but the first are blunders; every third time a closer look says it."""
        if only:
            return await self.advise(game, seed, view, seconds, only[-1])
        await asyncio.sleep(THINKS)
        good = [_advised(place) for place in range(len(view.moves) if _any(view, 2) == 0 else 1)]
        bad = [Advised(place, Estimate(0.2, 0.1, 0.3), 0.0, ()) for place in range(len(good), len(view.moves))]
        return AdviceFound((*good, *bad), 400, quick=_any(view, 3) == 0)

    async def explain(self, game: Game, _seed: int, glimpse: Glimpse, _seconds: float) -> ExplanationFound:
        await asyncio.sleep(THINKS)
        if glimpse.made is None:
            return ExplanationFound((), 0, 0, quick=True)
        numbers = [game.action(glimpse.made), *(game.action(move) for move in glimpse.view.moves[:2])]
        moves = tuple(_advised(number) for number in dict.fromkeys(numbers))
        return ExplanationFound(moves, 0, 400, quick=False)

    async def run(self, work: BackgroundJob, _seconds: float) -> bytes:
        """What comes of a background job, as a worker process carries it out."""
        await asyncio.sleep(0)
        return jobs.run(msgspec.msgpack.encode(work))

    async def review(self, replay: Replay, _seconds: float, tell: Callable[[float], None]) -> Review:
        tell(0.5)
        await asyncio.sleep(THINKS)
        return _reviewed(replay)


def _any(view: View, most: int, moment: float = 0.0) -> int:
    text = msgspec.json.encode((view.moves, moment))
    return int.from_bytes(hashlib.sha256(text).digest()[:4], "big") % most


def _advised(place: int) -> Advised:
    return Advised(place, Estimate(0.5, 0.4, 0.6), 0.25, (Reason("cards", 2.5, 1.0, 0.1),))


def _reviewed(replay: Replay) -> Review:
    """A review that finds the first two choices of every seat costly, and everybody equal."""
    game = load(replay.game, replay.rules_version)
    even = tuple(Estimate(0.5, 0.4, 0.6) for _ in range(replay.seats))
    costly: list[list[Costly]] = [[] for _ in even]
    steps = 0
    for stop in walk(replay):
        steps = stop.number
        choices = choices_of(game, stop)
        if len(choices) != 1 or len(costly[stop.seat]) == 2:
            continue
        others = [move for move in game.moves(stop.before) if move != choices[0].move]
        if others:
            made, better = game.write(choices[0].move), game.write(others[0])
            bad, good = Estimate(0.2, 0.1, 0.3), Estimate(0.5, 0.4, 0.6)
            costly[stop.seat].append(Costly(stop.number - 1, stop.seat, made, better, good, bad, good, ()))
    points = CurvePoint(0, even), CurvePoint(steps, even)
    return Review(
        replay.game, replay.seats, steps, points, tuple(map(tuple, costly)), even, tuple(len(one) for one in costly)
    )


class _Numbers:
    """Random numbers, the same in every recording; each use has a row of its own."""

    def __init__(self, seed: str) -> None:
        self._seed: Final = seed
        self._drawn: Final[dict[str, int]] = {}

    def draw(self, use: str, size: int) -> bytes:
        number = self._drawn[use] = self._drawn.get(use, 0) + 1
        return hashlib.shake_256(f"{self._seed} {use} {number}".encode()).digest(size)


class _Today(datetime):
    """The day of all recordings."""

    @classmethod
    def now(cls, tz: Any = None) -> Self:
        return cls(2026, 1, 2, tzinfo=tz or UTC)


@contextmanager
def broken(game_name: str, plays: int = 0) -> Iterator[None]:
    """In this block the engine of a game breaks at the move after so many, whenever that is made again."""
    kind, left, at = type(load(game_name)), itertools.count(plays, -1), list[str]()
    whole = kind.play

    def play(game: Game, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        here = repr(position.fields())
        if next(left) == 0:
            at.append(here)
        if here in at:
            raise IndexError("broken")
        return whole(game, position, seat, move)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kind, "play", play)
        yield


@contextmanager
def fixed(loop: TapeLoop, shelf: Shelf, seed: str) -> Iterator[None]:
    """In this block an application is the same on every machine."""
    numbers = _Numbers(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "Workers", _Scripted)
        patch.setattr(app, "storage_at", lambda _: BrowserStorage(shelf))
        patch.setattr(tables, "Clock", lambda: Clock(loop.day, loop.time))
        patch.setattr(exercises, "datetime", _Today)
        patch.setattr(random, "_urandom", lambda size: numbers.draw("other", size))
        patch.setattr(secrets, "token_hex", lambda size: numbers.draw("hex", size).hex())
        patch.setattr(secrets, "token_urlsafe", lambda size: numbers.draw("secret", size).hex()[:32])
        patch.setattr(secrets, "choice", lambda of: of[numbers.draw("choice", 1)[0] % len(of)])
        patch.setattr(secrets, "randbelow", lambda most: int.from_bytes(numbers.draw("below", 8), "big") % most)
        logging.disable(logging.CRITICAL)  # an engine is broken on purpose
        try:
            yield
        finally:
            logging.disable(logging.NOTSET)
