"""The games, loaded late and by name, each with every version of its rules."""

import importlib
from collections.abc import Mapping

from auberge.core.errors import BadRecord, BadSetup
from auberge.core.protocol import Game

NAMES: tuple[str, ...] = ("saint_malo", "valletta", "malta")


def load(name: str, rules_version: int | None = None) -> Game:
    """A game under the newest rules, or under those it began with. BadSetup if there is no such game, BadRecord if
    there never was such a version, or only in a newer Auberge."""
    if name not in NAMES:
        raise BadSetup("unknown-game", name=name, known=", ".join(NAMES))
    versions: Mapping[int, Game] = importlib.import_module(f"auberge.games.{name}.game").VERSIONS
    newest = max(versions)
    game = versions.get(newest if rules_version is None else rules_version)
    if game is None:
        raise BadRecord("bad-record-rules", version=rules_version or 0, known=newest)
    return game
