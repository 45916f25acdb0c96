"""The games, loaded late and by name, each with every version of its rules."""

import importlib
from collections.abc import Mapping

from auberge.core.errors import BadRecord, BadSetup
from auberge.core.protocol import Game
from auberge.games.register import OWN, GameEntry, Part, known

NAMES: tuple[str, ...] = tuple(entry.name for entry in OWN)


def names() -> tuple[str, ...]:
    """The games that can be played here: ours, then those of plug-ins."""
    return tuple(known())


def entry_of(name: str) -> GameEntry:
    """What a game says about itself. BadSetup if there is no such game."""
    found = known()
    if name not in found:
        raise BadSetup("unknown-game", name=name, known=", ".join(found))
    return found[name]


def check_brings(name: str, part: Part) -> None:
    """BadSetup if there is no such game, or if it does not bring this."""
    if part not in entry_of(name).brings:
        raise BadSetup("game-lacks", game=name, part=part)


def load(name: str, rules_version: int | None = None) -> Game:
    """A game under the newest rules, or under those it began with. BadSetup if there is no such game, BadRecord if
    there never was such a version, or only in a newer Auberge."""
    module = entry_of(name).module("game", f"auberge.games.{name}.game")
    versions: Mapping[int, Game] = importlib.import_module(module).VERSIONS
    newest = max(versions)
    game = versions.get(newest if rules_version is None else rules_version)
    if game is None:
        raise BadRecord("bad-record-rules", version=rules_version or 0, known=newest)
    return game
