"""Short input for Saint Malo, turned into the text of a record: `c4`, `1 3 5`, `wall 2`, `soldier`, `stop`."""

import re
from typing import Final

from auberge.cli.boards import Scene
from auberge.cli.boards.saint_malo.signs import CHARACTERS, FACES, SYMBOLS, die_word, letter_of
from auberge.cli.boards.saint_malo_view import SaintMaloView

_CELL: Final = re.compile(r"([a-g])\s*([1-7])")
_USE: Final = re.compile(r"([^\W\d]+)\s*([1-5])|([1-5])\s*([^\W\d]+)")
_BARE: Final = ("pass", "stop", "decline", "all", "none")


def read_short(view: SaintMaloView, text: str, scene: Scene) -> str | None:
    """The record text this input stands for at the open question; None if it is no short input."""
    typed = text.strip().lower()
    bare = _bare_word(typed, scene)
    if view.question == "keep" and (kept := _keep(view, typed, bare, scene)) is not None:
        return kept
    if bare in ("pass", "stop", "decline"):
        return bare
    if found := _CELL.fullmatch(typed):
        return f"cell ({int(found[2]) - 1},{ord(found[1]) - ord('a')})"
    if found := _USE.fullmatch(typed):
        word = found[1] or found[4]
        symbol = _one_of(SYMBOLS, word, scene, letters=False)
        if symbol is not None and (len(word) > 1 or view.question == "announce"):
            return f"use {symbol} {found[2] or found[3]}"
    character = _one_of(CHARACTERS, typed, scene, letters=True) if typed else None
    return f"character {character}" if character is not None else None


def _bare_word(typed: str, scene: Scene) -> str | None:
    """One of the words without further parts, in English or in the player's language."""
    for word in _BARE:
        if typed in (word, scene.words.say(f"cli-sm-word-{word}").lower()):
            return word
    return None


def _keep(view: SaintMaloView, typed: str, bare: str | None, scene: Scene) -> str | None:
    """Dice to keep: their numbers, the beginnings of their names, all (or nothing typed) or none."""
    if bare == "all" or not typed:
        return " ".join(("keep", *view.dice))
    if bare == "none":
        return "keep"
    parts = re.split(r"[\s,;+]+", typed)
    if all(part.isascii() and part.isdigit() for part in parts):
        numbers = {int(digit) for part in parts for digit in part}
        if not numbers <= set(range(1, len(view.dice) + 1)):
            return None
        return " ".join(("keep", *(view.dice[number - 1] for number in sorted(numbers))))
    faces = [_one_of(FACES, part, scene, letters=False) for part in parts]
    return None if None in faces else " ".join(("keep", *(str(face) for face in faces)))


def _one_of(names: tuple[str, ...], typed: str, scene: Scene, *, letters: bool) -> str | None:
    """The only name that begins like this, in English or in the player's language."""
    if letters:
        for name in names:
            if typed == letter_of(scene, name).lower():
                return name
    spoken = {name: _spoken(scene, name, letters).lower() for name in names}
    exact = [name for name in names if typed in (name, spoken[name])]
    begun = exact or [name for name in names if name.startswith(typed) or spoken[name].startswith(typed)]
    return begun[0] if len(begun) == 1 else None


def _spoken(scene: Scene, name: str, is_character: bool) -> str:
    return scene.words.say("saint_malo-character", character=name) if is_character else die_word(scene, name)
