"""Reading names and moves that people send, and what is wrong with them, as errors with keys."""

import typing
import unicodedata
from functools import cache
from typing import Final

import msgspec

from auberge import bots, games
from auberge.core.errors import AubergeError, BadMove, BadSetup, EngineBug, MoveRefused
from auberge.core.protocol import Meta, Move
from auberge.table.rows import StorageFailed
from auberge.wire import ANSWER_LIMITS, ANSWER_WAIT, ANSWER_WAITS, OpenTable, Problem

NAME_LENGTH: Final = 24
INTENT_LENGTH: Final = 64
VALUE_LENGTH: Final = 300
LARGEST: Final = 2**53 - 1


class BadMessage(AubergeError):
    """The browser said something that is no message, or not now: it changes nothing."""


class StaleVersion(AubergeError):
    """The browser saw an older table: it is told the new one."""


def problem_of(error: AubergeError) -> Problem:
    """An error as it travels: its key, its values, and the rule. What only the operator may know, such as
    where files lie, stays here."""
    if isinstance(error, StorageFailed):
        return Problem("server-storage-down", {"why": error.why})
    if isinstance(error, EngineBug):
        return Problem("server-failed")
    values = {name: _told(value) for name, value in error.values.items()}
    rule = error.rule if isinstance(error, MoveRefused) else None
    return Problem(error.key, values, rule)


def _told(value: str | int) -> str | int:
    """A value as every reader of JSON can take it: no huge numbers, no endless texts."""
    if isinstance(value, int) and abs(value) > LARGEST:
        return "…"
    return value[:VALUE_LENGTH] if isinstance(value, str) else value


@cache
def _moves_of(game_name: str) -> msgspec.json.Decoder[Move]:
    kinds = games.load(game_name).move_types
    return msgspec.json.Decoder(typing.Union[kinds])  # noqa: UP007


def read_move(game_name: str, raw: msgspec.Raw) -> Move:
    """The move in a message. BadMove if it is none of this game."""
    try:
        return _moves_of(game_name).decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadMove("server-bad-move", problem=str(problem)) from problem


def check_size(text: str, most: int) -> None:
    """BadMessage if house data is longer than that many bytes."""
    size = len(text.encode(errors="replace"))
    if size > most:
        raise BadMessage("server-data-big", most=most // 1000, size=-(-size // 1000))


def read_name(text: str, field: str = "name") -> str:
    """A person's or a table's name, tidied. BadMessage if nothing readable is left or it is too long."""
    name = " ".join("".join(c for c in text if unicodedata.category(c)[0] != "C" or c == " ").split())
    if not name:
        raise BadMessage("server-name-empty", field=field)
    if len(name) > NAME_LENGTH:
        raise BadMessage("server-name-long", most=NAME_LENGTH, field=field)
    return name


def check_intent(intent: str) -> None:
    """BadMessage if the id of an intent is no id."""
    if not 1 <= len(intent) <= INTENT_LENGTH or not (intent.isascii() and intent.isprintable()):
        raise BadMessage("server-bad-intent", most=INTENT_LENGTH)


def check_answers(meta: Meta, wish: OpenTable) -> None:
    """BadMessage if answers shall take a time that is not offered, or at a game without secret questions."""
    offered = wish.answer_wait in ANSWER_WAITS and wish.answer_limit in ANSWER_LIMITS
    usual = (wish.answer_wait, wish.answer_limit) == (ANSWER_WAIT, None)
    if not (usual or (offered and meta.asks)):
        raise BadMessage("server-bad-answer-times", game=meta.name)


def check_bot(game_name: str, bot: str | None, programs: tuple[str, ...] = ()) -> None:
    """BadSetup if no bot of this name plays this game, and no program that may be chosen here."""
    known = bots_of(game_name) + programs
    if bot not in known:
        raise BadSetup("unknown-bot", name=bot or "", known=", ".join(known))


@cache
def bots_of(game_name: str) -> tuple[str, ...]:
    """The bots that know this game; the one that plays at random knows them all."""
    return bots.bots_of(game_name)


class _Head(msgspec.Struct):
    id: str = ""


def intent_in(text: str | bytes) -> str:
    """The id of an intent that could not be read otherwise, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(text, type=_Head).id[:INTENT_LENGTH]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
