"""What is wrong with what somebody said, as errors with keys; and reading names and moves that people send."""

import typing
import unicodedata
from functools import cache
from typing import Final

import msgspec

from auberge import games
from auberge.core.errors import AubergeError, BadMove, MoveRefused
from auberge.core.protocol import Move
from auberge.server.messages import Problem

NAME_LENGTH: Final = 24
INTENT_LENGTH: Final = 64


class BadMessage(AubergeError):
    """The browser said something that is no message, or not now: it changes nothing."""


class StaleVersion(AubergeError):
    """The browser saw an older table: it is told the new one."""


def problem_of(error: AubergeError) -> Problem:
    """An error as it travels: its key, its values, and the rule."""
    values = {name: value for name, value in error.values.items() if isinstance(value, str | int)}
    rule = error.rule if isinstance(error, MoveRefused) else None
    return Problem(error.key, values, rule)


@cache
def _moves_of(game_name: str) -> msgspec.json.Decoder[Move]:
    kinds = games.load(game_name).move_types
    return msgspec.json.Decoder(typing.Union[kinds])  # noqa: UP007


def read_move(game_name: str, raw: msgspec.Raw) -> Move:
    """The move in a message. BadMove if it is none of this game."""
    try:
        return _moves_of(game_name).decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadMove("server-bad-move", problem=str(problem)) from problem


def read_name(text: str) -> str:
    """A person's or a table's name, tidied. BadMessage if nothing readable is left or it is too long."""
    name = " ".join("".join(c for c in text if unicodedata.category(c)[0] != "C" or c == " ").split())
    if not name:
        raise BadMessage("server-name-empty")
    if len(name) > NAME_LENGTH:
        raise BadMessage("server-name-long", most=NAME_LENGTH)
    return name


def check_intent(intent: str) -> None:
    """BadMessage if the id of an intent is no id."""
    if not 1 <= len(intent) <= INTENT_LENGTH or not (intent.isascii() and intent.isprintable()):
        raise BadMessage("server-bad-intent", most=INTENT_LENGTH)
