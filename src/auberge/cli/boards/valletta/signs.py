"""The signs of Valletta's board, in UTF-8 and in ASCII; goods by letter, buildings and players by short names."""

from collections.abc import Sequence
from typing import Final

import msgspec

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.valletta_view import Goods
from auberge.core.protocol import Event, Move

GOODS: Final = ("gold", "wood", "stone", "brick")
ZONES: Final = 5
SPACES: Final = 25
COLOUR_STYLES: Final = {"green": palette.LEAF, "blue": palette.WAVE, "yellow": palette.AMBER}
ZONE_STYLES: Final = (palette.AMBER, palette.WAVE, palette.LEAF, palette.VIOLET, palette.GOLD)
_ONE_DIGIT: Final = 10


class Signs(msgspec.Struct, frozen=True):
    """One sign for everything that is drawn."""

    colours: dict[str, str]
    house: str
    upgraded: str
    barrel: str
    point: str
    mark: str  # before a building that may be chosen
    minus: str
    dot: str
    patterns: str  # one for each zone of the street
    line: str


PRETTY: Final = Signs(
    colours={"green": "♣", "blue": "◆", "yellow": "■"},
    house="⌂",
    upgraded="▲",
    barrel="◍",
    point="★",
    mark="›",
    minus="−",
    dot="·",
    patterns="·:░-~",
    line="─",
)
PLAIN: Final = Signs(
    colours={"green": "%", "blue": "&", "yellow": "#"},
    house="^",
    upgraded="+",
    barrel="o",
    point="*",
    mark=">",
    minus="-",
    dot="-",
    patterns=".:=-~",
    line="-",
)


def signs_of(scene: Scene) -> Signs:
    """The set this terminal can show."""
    return PLAIN if scene.plain else PRETTY


def fields_of(thing: Move | Event) -> dict[str, object]:
    """A move or an event as plain values, its kind among them."""
    built: dict[str, object] = msgspec.to_builtins(thing)
    return built


def letter_of(scene: Scene, good: str) -> str:
    """The letter that stands for a good in this language."""
    return scene.words.say("cli-v-letter", good=good)


def short_goods(scene: Scene, goods: Sequence[int], between: str = "") -> str:
    """Goods by number and letter, those that are none left out: 2G1W."""
    parts = [f"{number}{letter_of(scene, good)}" for good, number in zip(GOODS, goods, strict=True) if number]
    return between.join(parts) or "0"


def four_digits(goods: Sequence[int]) -> str:
    """Goods in the order gold, wood, stone, brick: 2111."""
    between = "" if max(goods) < _ONE_DIGIT else "."
    return between.join(str(number) for number in goods)


def spoken_goods(scene: Scene, goods: Goods) -> str:
    """Goods in words."""
    return scene.words.say("valletta-goods", **dict(zip(GOODS, goods, strict=True)))


def building_name(scene: Scene, name: str) -> str:
    """A building's letter and number."""
    return scene.words.say("valletta-building-short", building=name)


def character_name(scene: Scene, character: str) -> str:
    """A character's short name."""
    return scene.words.say("valletta-character-short", character=character)


def label(scene: Scene, key: str) -> str:
    """A word of the catalogue as a label, with the colon of the language behind it."""
    return scene.words.say("cli-v-label", label=scene.words.say(key))


def figures_of(scene: Scene) -> tuple[str, ...]:
    """A sign for every player's figure: the initial of the name, or the seat's number where initials are alike."""
    initials = tuple(name[:1].upper() for name in scene.names)
    alike = len(set(initials)) < len(initials) or not all(initials)
    return tuple(str(seat + 1) for seat in range(len(initials))) if alike else initials


def fit(text: str, width: int) -> str:
    """The text cut or filled up to a width of letters that are one cell wide."""
    return text[:width].ljust(width)
