"""Requests as the page makes them to a server, answered here: the same paths, messages and statuses.

What they tell is made by the server's own functions; only who may ask how often is nobody's business here."""

import logging
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from auberge import wire as m
from auberge.core.errors import AubergeError
from auberge.offline.ids import new_id
from auberge.offline.storage import BrowserStorage
from auberge.server import lobby, past
from auberge.server.http.statuses import status_of
from auberge.server.tables import Tables
from auberge.table.validation import BadMessage, check_size, problem_of
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.requests")
JSON: Final = "application/json"
TOML: Final = "application/toml"
_BY: Final = ""  # everybody here is one household
T = TypeVar("T")


class Request(NamedTuple):
    """What is asked: with the secrets of the seats that are held, told apart by spaces."""

    method: str
    path: str
    seats: str
    body: bytes


class Answer(NamedTuple):
    """What is told."""

    body: bytes
    status: int = 200
    media: str = JSON


class Asked(NamedTuple):
    """A request as a handler gets it: the parts of the path that have no name of their own, in order."""

    tables: Tables
    storage: BrowserStorage
    parts: tuple[str, ...]
    query: dict[str, list[str]]
    secrets: tuple[str, ...]
    body: bytes

    def read(self, kind: type[T]) -> T:
        """What the body says. BadMessage if it is nothing of this kind."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise BadMessage("server-bad-message", problem=str(problem)) from problem

    def number(self, place: int) -> int:
        """A part that is a number."""
        return _number(self.parts[place])

    @property
    def look(self) -> int | None:
        """The seat somebody wants to look through."""
        told = self.query.get("look")
        return None if told is None else _number(told[0])


Handler = Callable[[Asked], Awaitable[Answer]]
_ROUTES: Final[dict[tuple[str, tuple[str, ...]], Handler]] = {}


def _route(method: str, path: str) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        _ROUTES[method, tuple(path.split("/"))] = handler
        return handler

    return add


def routes() -> list[str]:
    """Everything that is answered here, as `GET /api/tables/*`."""
    return [f"{method} {'/'.join(parts)}" for method, parts in _ROUTES]


async def answer_to(tables: Tables, storage: BrowserStorage, request: Request) -> Answer:
    """The answer to a request; what is wrong with it, if something is."""
    try:
        handler, asked = _find(tables, storage, request)
        return await handler(asked)
    except AubergeError as problem:
        status = status_of(problem)
        if status >= 500:
            log.error("request failed", exc_info=problem)
        return Answer(encode(problem_of(problem)), status)
    except Exception:
        log.exception("request failed")
        return Answer(encode(m.Problem("server-failed")), 500)


def _find(tables: Tables, storage: BrowserStorage, request: Request) -> tuple[Handler, Asked]:
    address = urlsplit(request.path)
    given = tuple(unquote(part) for part in address.path.rstrip("/").split("/"))
    for (method, parts), handler in _ROUTES.items():
        if method == request.method and len(parts) == len(given) and _fits(parts, given):
            free = tuple(one for part, one in zip(parts, given, strict=True) if part == "*")
            secrets = lobby.split_secrets(request.seats)
            return handler, Asked(tables, storage, free, parse_qs(address.query), secrets, request.body)
    raise _not_found(tables)


def _fits(parts: tuple[str, ...], given: tuple[str, ...]) -> bool:
    return all(part in ("*", one) for part, one in zip(parts, given, strict=True))


def _not_found(tables: Tables) -> BadMessage:
    """There is nothing at this address."""
    return BadMessage("server-not-found", problem="Not Found", most=tables.settings.body_bytes)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 9:
        raise BadMessage("server-bad-message", problem=text[:40])
    return int(text)


# --- the lobby ------------------------------------------------------------------------------------------------------


@_route("GET", "/api/games")
async def _games(asked: Asked) -> Answer:
    return Answer(encode(lobby.games_at(asked.tables)))


@_route("POST", "/api/tables")
async def _open(asked: Asked) -> Answer:
    wish = asked.read(m.OpenTable)
    if any(seat.holder == "link" for seat in wish.seats):
        raise BadMessage("offline-no-links")
    return Answer(encode(await asked.tables.open(wish)), 201)


@_route("POST", "/api/tables/status")
async def _status(asked: Asked) -> Answer:
    return Answer(encode(await lobby.statuses_of(asked.tables, asked.read(m.StatusWish).tables)))


@_route("GET", "/api/tables/*")
async def _table(asked: Asked) -> Answer:
    return Answer(encode((await asked.tables.read(asked.parts[0])).broadcast.info()))


@_route("POST", "/api/tables/*/again")
async def _again(asked: Asked) -> Answer:
    return Answer(encode(await asked.tables.again(asked.parts[0], asked.secrets)))


# --- the past of a table --------------------------------------------------------------------------------------------


@_route("GET", "/api/tables/*/steps/*")
async def _step(asked: Asked) -> Answer:
    return Answer(await past.moment_at(asked.tables, asked.parts[0], asked.number(1), asked.secrets, asked.look))


@_route("GET", "/api/tables/*/log")
async def _log(asked: Asked) -> Answer:
    return Answer(encode(await past.log_of(asked.tables, asked.parts[0], asked.secrets, asked.look)))


@_route("GET", "/api/tables/*/story")
async def _story(asked: Asked) -> Answer:
    return Answer(await past.story_of(asked.tables, asked.parts[0]))


@_route("GET", "/api/tables/*/review")
async def _review(asked: Asked) -> Answer:
    state = await past.review_of(asked.tables, asked.parts[0])
    return Answer(encode(state), 202 if state.review is None else 200)


@_route("GET", "/api/tables/*/data")
async def _house_data(asked: Asked) -> Answer:
    data = (await asked.tables.find(asked.parts[0])).history.stored.data
    if data is None:
        raise _not_found(asked.tables)
    return Answer(data.encode(), media=TOML)


@_route("GET", "/api/tables/*/record")
async def _record(asked: Asked) -> Answer:
    """With its chance even before the end, unless something is hidden: whoever asks has it on this device anyway."""
    from auberge.core import record as records

    history = (await asked.tables.read(asked.parts[0])).history
    record = await past.record_of(asked.tables, asked.parts[0])
    opened = history.session.match.record()
    return Answer(records.dumps(msgspec.structs.replace(record, seed=opened.seed, chance=opened.chance)))


@_route("POST", "/api/here/records")
async def _import(asked: Asked) -> Answer:
    """Opens a table from a record."""
    from auberge.offline.importing import Import

    read = Import(asked.body, new_id(), time.time())
    await asked.storage.add_table(read.stored)
    await asked.storage.append(read.rows)
    table = await asked.tables.read(read.stored.id)
    return Answer(encode(m.TableOpened(table.broadcast.info(), read.secrets)), 201)


@_route("POST", "/api/here/records/check")
async def _check_record(asked: Asked) -> Answer:
    """Plays a sealed game again by the rules, and checks every draw."""
    from auberge import games
    from auberge.core.record import loads
    from auberge.core.verification import verify

    record = loads(asked.body)
    return Answer(encode(verify(games.load(record.game, record.rules_version), record)))


@_route("DELETE", "/api/tables/*")
async def _forget(asked: Asked) -> Answer:
    """Forgets a table for good."""
    asked.tables.forget(asked.parts[0])
    await asked.storage.remove(asked.parts[0])
    return Answer(b"{}")


# --- exercises, lessons, rule books, data files ---------------------------------------------------------------------


@_route("GET", "/api/tables/*/exercises/*/*")
async def _decision(asked: Asked) -> Answer:
    history = (await asked.tables.read(asked.parts[0])).history
    return Answer(encode(await asked.tables.second_tries.open(history, asked.number(1), asked.number(2))))


@_route("POST", "/api/tables/*/exercises/*/*")
async def _try_again(asked: Asked) -> Answer:
    history, tried = (await asked.tables.read(asked.parts[0])).history, asked.read(m.ExerciseTry)
    found = await asked.tables.second_tries.answer(history, asked.number(1), asked.number(2), tried, _BY)
    return Answer(encode(found))


@_route("GET", "/api/puzzles")
async def _shelf(asked: Asked) -> Answer:  # noqa: ARG001
    from auberge.thinking.puzzles import shelf_on

    return Answer(encode(shelf_on(datetime.now(UTC).date())))


@_route("POST", "/api/puzzles/*")
async def _next_puzzle(asked: Asked) -> Answer:
    from auberge.thinking.puzzles import next_for

    return Answer(encode(next_for(asked.parts[0], asked.read(m.PuzzleWish))))


@_route("GET", "/api/puzzles/*/*")
async def _puzzle(asked: Asked) -> Answer:
    return Answer(await asked.tables.jobs.puzzle(asked.parts[0], asked.parts[1], _BY))


@_route("POST", "/api/puzzles/*/*")
async def _solve(asked: Asked) -> Answer:
    return Answer(encode(await asked.tables.jobs.solve(asked.parts[0], asked.parts[1], asked.read(m.PuzzleTry), _BY)))


@_route("GET", "/api/lessons/*")
async def _course(asked: Asked) -> Answer:
    from auberge.thinking.lessons import course_of

    return Answer(encode(course_of(asked.parts[0])))


@_route("POST", "/api/lessons/*/*")
async def _lesson(asked: Asked) -> Answer:
    return Answer(await asked.tables.jobs.lesson(asked.parts[0], asked.parts[1], asked.read(m.LessonWish), _BY))


@_route("GET", "/api/rulebook/*")
async def _book(asked: Asked) -> Answer:
    from auberge.offline.rules_told import rules_of_chapters
    from auberge.thinking.rulebook import book_with

    game = asked.parts[0]
    return Answer(book_with(game, rules_of_chapters(game)))


@_route("POST", "/api/rulebook/*/*")
async def _practise(asked: Asked) -> Answer:
    return Answer(await asked.tables.jobs.practise(asked.parts[0], asked.parts[1], asked.read(m.PracticeWish), _BY))


@_route("GET", "/api/games/*/data")
async def _shipped(asked: Asked) -> Answer:
    from auberge import games
    from auberge.core.datafile import shipped_text

    return Answer(shipped_text(games.load(asked.parts[0]).meta.name).encode(), media=TOML)


@_route("POST", "/api/games/*/data/check")
async def _check(asked: Asked) -> Answer:
    data = _house_text(asked)
    return Answer(encode(await asked.tables.jobs.check(asked.parts[0], data, _BY)))


@_route("GET", "/api/games/*/data/facts")
async def _facts(asked: Asked) -> Answer:
    from auberge import games
    from auberge.core.datafile import shipped_text
    from auberge.thinking.jobs import facts_in

    name = games.load(asked.parts[0]).meta.name
    return Answer(encode(facts_in(f"{name}.toml", shipped_text(name))))


@_route("POST", "/api/games/*/data/facts")
async def _house_facts(asked: Asked) -> Answer:
    from auberge import games

    games.load(asked.parts[0])
    return Answer(await asked.tables.jobs.facts(_house_text(asked), _BY))


def _house_text(asked: Asked) -> str:
    data = asked.read(m.HouseData).data
    check_size(data, asked.tables.settings.data_bytes)
    return data
