"""What the house and a program say to each other, one JSON object a line (docs/how-to/bot-protocol.md)."""

from typing import Final

import msgspec

from auberge.core.protocol import OptionValue, View

PROTOCOL: Final = 1


class _Said(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """A line. What it says beyond this is no concern of the reader's: later versions may say more."""


class NumberedMove(msgspec.Struct, frozen=True):
    """A legal move by its number, the same throughout the game, and by its text, as in records."""

    number: int
    text: str


# --- the house says -------------------------------------------------------------------------------------------------


class Hello(_Said, frozen=True):
    """Who is there? The first line; the program answers with the same kind."""

    protocol: int
    auberge: str  # version


class Option(_Said, frozen=True):
    """Sets an option that the program has declared."""

    name: str
    value: OptionValue


class Ready(_Said, frozen=True):
    """Are you ready? The program says the same when it is."""


class NewGame(_Said, frozen=True, tag="new_game"):
    """Another game begins; the program may draw its own chance from the seed, which is nobody else's."""

    game: str
    rules_version: int
    seed: int


class Position(_Said, frozen=True):
    """The table as the program's seat sees it: the same JSON as the browser's, and the legal moves in its order."""

    view: View
    moves: tuple[NumberedMove, ...]


class Go(_Said, frozen=True):
    """Choose a move, within these milliseconds, with about these iterations of a search, or both."""

    milliseconds: int | None = None
    iterations: int | None = None


class Stop(_Said, frozen=True):
    """Time is up: say the best move now."""


class Quit(_Said, frozen=True):
    """Goodbye. The end of the input means the same."""


# --- the program says -----------------------------------------------------------------------------------------------


class DeclaredOption(msgspec.Struct, frozen=True):
    """An option that can be set; its default says whether it is a number, a truth or a text."""

    name: str
    default: OptionValue


class Introduction(_Said, frozen=True, tag="hello"):
    """The program's name, who wrote it, the games it plays (none named: all of them) and its options."""

    protocol: int
    name: str
    author: str = ""
    games: tuple[str, ...] = ()
    options: tuple[DeclaredOption, ...] = ()


class IsReady(_Said, frozen=True, tag="ready"):
    """The program is ready."""


class BestMove(_Said, frozen=True):
    """The choice, by number or by text."""

    number: int | None = None
    text: str | None = None


class Info(_Said, frozen=True):
    """Whatever the program wants to tell a person; the house takes no notice."""

    text: str = ""


Answer = Introduction | IsReady | BestMove | Info
write: Final = msgspec.json.Encoder().encode
read: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
