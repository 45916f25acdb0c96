"""The register of games: what each of them is called, and what it brings besides its rules.

A game is one of ours (`OWN`) or a plug-in: an installed package with an entry point `auberge.games` that names its
`GameEntry`. Whatever lists games or asks what one brings reads it here.
"""

import warnings
from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

import msgspec

Part = Literal[
    "board", "learner", "lessons", "observation", "page", "puzzles", "rulebook", "searchers", "squire", "words"
]

GROUP: Final = "auberge.games"  # of the entry points
PARTS: Final[tuple[Part, ...]] = (
    "words",  # locales/<language>/*.ftl
    "board",  # in the terminal
    "page",  # in the browser
    "squire",  # a bot that plays for the turn
    "searchers",  # bots that search, and so hints
    "observation",  # for learning environments
    "rulebook",
    "lessons",
    "puzzles",
    "learner",  # a trained net
)


class GameEntry(msgspec.Struct, frozen=True):
    """What a game says about itself, in one place."""

    name: str
    prefix: str  # of the ids of its rules
    brings: frozenset[Part]
    package: str = ""  # of a plug-in, which has all its modules there; ours are where their kind is

    @property
    def lacks(self) -> tuple[Part, ...]:
        """What the game does not bring."""
        return tuple(part for part in PARTS if part not in self.brings)

    def module(self, kind: str, own: str) -> str:
        """Where a module of the game is: `own` for ours, beside the others for a plug-in."""
        return f"{self.package}.{kind}" if self.package else own


def _own(name: str, prefix: str, *lacking: Part) -> GameEntry:
    return GameEntry(name, prefix, frozenset(PARTS).difference(lacking))


OWN: Final = (_own("saint_malo", "SM"), _own("valletta", "V"), _own("malta", "M", "learner"))


@cache
def plug_ins() -> Mapping[str, GameEntry]:
    """The games that installed packages bring; one that cannot be read is left out, with a warning."""
    try:
        from importlib.metadata import entry_points
    except ImportError:  # in a browser, where no package is installed
        return {}
    found: dict[str, GameEntry] = {}
    own = {entry.name for entry in OWN}
    for point in entry_points(group=GROUP):
        try:
            entry = point.load()
        except Exception as problem:  # whatever a package does when it is imported
            warnings.warn(f"auberge: the game {point.name} cannot be loaded: {problem!r}", stacklevel=2)
            continue
        if isinstance(entry, GameEntry) and entry.package and entry.name not in own:
            found[entry.name] = entry
    return found


def known() -> Mapping[str, GameEntry]:
    """Every game that can be played here, ours first, by its name."""
    return {entry.name: entry for entry in OWN} | dict(plug_ins())
