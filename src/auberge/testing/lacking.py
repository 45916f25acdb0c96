"""What a game still lacks: the whole list at once, for whoever adds one."""

import re
from collections.abc import Iterator
from importlib import resources
from importlib.util import find_spec
from typing import Final

from auberge import games
from auberge.core.protocol import Game
from auberge.games.register import PARTS, GameEntry, Part

LANGUAGES: Final = ("en", "fr", "it", "de")
_KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
_MODULES: Final[dict[Part, tuple[tuple[str, str], ...]]] = {  # of a plug-in, and where ours are
    "board": (("board", "auberge.cli.boards.{}"),),
    "squire": (("greedy", "auberge.bots.{}.greedy"),),
    "searchers": (("levels", "auberge.bots.{}.levels"),),
    "observation": (("observation", "auberge.games.{}.observation"), ("observer", "auberge.games.{}.observer")),
}


def lacking(name: str) -> list[str]:
    """What this game promises and does not have, or does not bring at all. BadSetup if there is no such game."""
    entry, game = games.entry_of(name), games.load(name)
    return [*_modules(entry), *_words(entry, game), *(f"it does not bring: {part}" for part in entry.lacks)]


def _modules(entry: GameEntry) -> Iterator[str]:
    for part in PARTS:
        for kind, own in _MODULES.get(part, ()) if part in entry.brings else ():
            module = entry.module(kind, own.format(entry.name))
            if find_spec(module) is None:
                yield f"{part}: there is no module {module}"
    if entry.package and not (resources.files(entry.package) / "rules.md").is_file():
        yield f"rules: there is no {entry.package}/rules.md"


def keys_of(game: Game) -> list[str]:
    """The words that follow from what a game says about itself."""
    name, meta = game.meta.name, game.meta
    kinds = [("move", kind) for kind in game.move_types] + [("event", kind) for kind in game.event_types]
    keys = [f"{name}-title", f"{name}-description"]
    keys += [f"{name}-{sort}-{str(kind.__struct_config__.tag).replace('_', '-')}" for sort, kind in kinds]
    for option in meta.options:
        keys += [f"{name}-option-{option.name}", f"{name}-option-{option.name}-help"]
    return keys


def _words(entry: GameEntry, game: Game) -> Iterator[str]:
    if "words" not in entry.brings:
        return
    for language in LANGUAGES:
        folder = resources.files(entry.package or "auberge") / "locales" / language
        if not folder.is_dir():
            yield f"words: none in the language {language}"
            continue
        texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
        known = {key for text in texts for key in _KEY.findall(text)}
        yield from (f"words: {language} lacks {key}" for key in keys_of(game) if key not in known)
