"""Worked positions as data: reading a TOML file as a struct, and setting a table as it says."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar, cast

import msgspec

from auberge.core.errors import BadData
from auberge.core.match import Match
from auberge.core.protocol import Game, OptionValue
from auberge.core.record import Player
from auberge.core.setup import settle_setup

T = TypeVar("T", bound=msgspec.Struct)

_PATH: Final = re.compile(r"(.*?)(?: - at `\$?\.?([^`]*)`.*)?", re.DOTALL)
_NAMED: Final = re.compile(r"Object (?:contains unknown|missing required) field `(.*)`")


def read_as(kind: type[T], file: str, text: str) -> T:
    """What a file says, as a struct of this kind. BadData names file, entry and field of what is wrong."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as problem:
        raise BadData("syntax", file=file, entry="-", field="-", problem=str(problem)) from problem
    except msgspec.ValidationError as problem:
        raise _bad_shape(file, str(problem)) from problem


def _bad_shape(file: str, problem: str) -> BadData:
    """`Expected ... - at `$.case[0].step[1].play`` becomes entry `case[0].step[1]` and field `play`."""
    what, path = cast(re.Match[str], _PATH.fullmatch(problem)).groups(default="")
    path = path.replace("[...]", "")  # somewhere in a table of that name
    named = _NAMED.fullmatch(what)
    entry, _, field = ("", "", path) if "." not in path else path.rpartition(".")
    if named:
        entry, field = path, named[1]
    return BadData("shape", file=file, entry=entry or "-", field=field or "-", problem=what)


def arranged(
    game: Game,
    players: Sequence[Player],
    given: Mapping[str, object],
    *,
    start: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    data: str | None = None,
) -> Match:
    """A match in the position given (see `Game.arrange`); `start` is the start seat, from 1. It has no chance of its
    own. BadSetup or BadData if there is no such position."""
    setup = settle_setup(game.meta, seats=len(players), seed=0, options=options or {}, start_seat=start - 1, data=data)
    match = Match(game, setup, players, seeded=False)
    match.position = game.arrange(setup, given)
    return match
