"""The signs of Malta!'s board, in UTF-8 and in ASCII: shapes, arrows, pawns by the number of their seat."""

from collections.abc import Sequence
from typing import Final

import msgspec

from auberge.cli.boards import Scene
from auberge.cli.boards.malta_view import DIRECTIONS, MaltaView, Place, SpaceView
from auberge.core.protocol import Event, Move

STARTS: Final = 7  # the spaces of the lowest identities are start spaces (M-COMP-05)
ORDER: Final = ("left", "up_left", "up", "up_right", "right", "down_right", "down", "down_left")
_STEPS: Final = {
    "up": (1, 0),
    "up_right": (1, 1),
    "right": (0, 1),
    "down_right": (-1, 1),
    "down": (-1, 0),
    "down_left": (-1, -1),
    "left": (0, -1),
    "up_left": (1, -1),
}


class Signs(msgspec.Struct, frozen=True):
    """One sign for everything that is drawn."""

    shapes: dict[str, str]
    start: str
    arrows: dict[str, str]
    mark: str  # before a space that may be chosen
    turn: str  # before the player whose turn it is
    out: str
    conceded: str
    blind: str
    to: str
    dot: str


PRETTY: Final = Signs(
    shapes={"star": "★", "crown": "♛", "drop": "◆", "circle": "○"},
    start="⌂",
    arrows=dict(zip(DIRECTIONS, "↑↗→↘↓↙←↖", strict=True)),
    mark="›",
    turn="▶",
    out="✗",
    conceded="⚑",
    blind="☾",
    to="→",
    dot="·",
)
PLAIN: Final = Signs(
    shapes={"star": "*", "crown": "W", "drop": "d", "circle": "O"},
    start="#",
    arrows=dict(zip(DIRECTIONS, "^'>.v,<`", strict=True)),
    mark="!",
    turn="=",
    out="x",
    conceded="c",
    blind="b",
    to="->",
    dot="-",
)


def signs_of(scene: Scene) -> Signs:
    """The set this terminal can show."""
    return PLAIN if scene.plain else PRETTY


def fields_of(thing: Move | Event) -> dict[str, object]:
    """A move or an event as plain values, its kind among them."""
    built: dict[str, object] = msgspec.to_builtins(thing)
    return built


def card_name(scene: Scene, card: str) -> str:
    """A card's title."""
    return scene.words.say("malta-card", card=card)


def card_text(scene: Scene, card: str) -> str:
    """What a card does."""
    return scene.words.say("malta-card-text", card=card)


def direction_name(scene: Scene, direction: str) -> str:
    """A direction in words."""
    return scene.words.say("malta-direction", direction=direction)


def label(scene: Scene, key: str) -> str:
    """A word of the catalogue as a label, with the colon of the language behind it."""
    return scene.words.say("cli-malta-label", label=scene.words.say(key))


def width_of(view: MaltaView) -> int:
    """How many spaces a side of the board in use has."""
    return int(view.options["board"][0])


def space_at(view: MaltaView, place: Place | None) -> SpaceView | None:
    """What lies there; None off the board."""
    if place is None or not (0 <= place[0] < width_of(view) and 0 <= place[1] < width_of(view)):
        return None
    return view.board[place[0]][place[1]]


def step_from(place: Place, direction: str) -> Place:
    """The place next to this one, on the board or off it."""
    row, col = _STEPS[direction]
    return place[0] + row, place[1] + col


def pawns_on(view: MaltaView, place: Place) -> list[int]:
    """The seats whose pawns stand there."""
    return [seat for seat, player in enumerate(view.players) if player.pawn == place]


def is_start(space: SpaceView) -> bool:
    """Whether it is a start space that shows its number."""
    return space.space < STARTS and not space.is_circle


def shape_sign(scene: Scene, space: SpaceView) -> str:
    """The sign of what lies there: 0-circle, start space, or the shape."""
    signs = signs_of(scene)
    if space.is_circle:
        return signs.shapes["circle"]
    return signs.start if is_start(space) else signs.shapes[space.shape]


def arrow_signs(scene: Scene, arrows: Sequence[str]) -> str:
    """Arrows from left over up and right to down, side by side."""
    return "".join(signs_of(scene).arrows[direction] for direction in ORDER if direction in arrows)


def short_space(scene: Scene, space: SpaceView) -> str:
    """A space in a few signs: shape, number, arrows."""
    return f"{shape_sign(scene, space)}{space.number}{arrow_signs(scene, space.arrows)}"
