"""The signs of Saint Malo's board: one set for UTF-8 terminals, one in ASCII; and the letters of the characters."""

from typing import Final

import msgspec

from auberge.cli.boards import Scene

FACES: Final = ("log", "crate", "wall", "cross", "head", "crossed_swords")
SYMBOLS: Final = FACES[:-1]
CHARACTERS: Final = ("citizen", "soldier", "priest", "architect", "merchant", "juggler", "noble")
SIZE: Final = 7


class Signs(msgspec.Struct, frozen=True):
    """One sign for everything that is drawn."""

    faces: dict[str, str]
    coin: str
    point: str
    house: str
    wall: str
    shade: str
    edge: str  # between two cells
    ground: str
    mark: str  # before the name of a cell that may be chosen
    cannon: str
    lost: str
    box: str
    tick: str
    roofs: str
    arrows: dict[str, str]
    complete: str
    destroyed: str
    dot: str
    mini: dict[str, str]


PRETTY: Final = Signs(
    faces={"log": "⊚", "crate": "⊠", "wall": "▦", "cross": "†", "head": "☻", "crossed_swords": "⚔"},
    coin="●",
    point="★",
    house="⌂",
    wall="▙▟▙▟▙",
    shade="░",
    edge="▏",
    ground="·",
    mark="›",
    cannon="◖▬",
    lost="╳╳",
    box="☐",
    tick="☒",
    roofs="▲▲▲",
    arrows={"N": "→", "E": "↓", "S": "←", "W": "↑"},
    complete="✓",
    destroyed="✗",
    dot="·",
    mini={"empty": "·", "dark": "░", "crate": "⊠", "wall": "█", "house": "⌂", "tower": "◘"},
)
PLAIN: Final = Signs(
    faces={"log": "o", "crate": "#", "wall": "=", "cross": "+", "head": "@", "crossed_swords": "X"},
    coin="o",
    point="*",
    house="^",
    wall="=====",
    shade=":",
    edge="|",
    ground=".",
    mark=">",
    cannon="o=",
    lost="xx",
    box=".",
    tick="x",
    roofs="^^^",
    arrows={"N": ">", "E": "v", "S": "<", "W": "^"},
    complete="ok",
    destroyed="xx",
    dot="-",
    mini={"empty": ".", "dark": ":", "crate": "#", "wall": "=", "house": "^", "tower": "T"},
)


def signs_of(scene: Scene) -> Signs:
    """The set this terminal can show."""
    return PLAIN if scene.plain else PRETTY


def letter_of(scene: Scene, character: str) -> str:
    """The letter that stands for a character in this language."""
    return scene.words.say("saint_malo-letter", character=character)


def die_word(scene: Scene, face: str) -> str:
    """The short name of a face, as it stands under a die."""
    return scene.words.say("cli-sm-die", face=face)
