"""What the cards of Malta! ask for, as it is typed and told: a player, spaces, a direction, quarter turns, a line."""

from typing import Final

from auberge.cli.boards import Scene
from auberge.cli.boards.malta_view import Targets

PLAYER: Final = "player"
SPACE: Final = "space"
DIRECTION: Final = "direction"
QUARTERS: Final = "quarters"
LINE: Final = "line"
ASKED: Final = ("", PLAYER, SPACE, SPACE, DIRECTION, QUARTERS, LINE)  # by the view's `target`
AIMS: Final[dict[str, tuple[str, ...]]] = {
    "swap_hands": (PLAYER,),
    "going_home": (PLAYER,),
    "remove_a_space": (SPACE,),
    "everyone_moves": (DIRECTION,),
    "swap_places": (PLAYER,),
    "swap_two_spaces": (SPACE, SPACE),
    "turn_a_space": (SPACE, QUARTERS),
    "shift_a_line": (LINE, DIRECTION),
    "sidestep": (DIRECTION,),
    "shove": (PLAYER, DIRECTION),
    "restore_a_space": (SPACE,),
    "take_one": (PLAYER,),
    "give_one": (PLAYER,),
    "shake_down": (PLAYER,),
    "welcome_back": (PLAYER,),
    "last_call": (PLAYER,),
}


def target_texts(targets: Targets) -> list[str]:
    """Targets as they stand in the notation."""
    texts = [str(targets.player + 1)] if targets.player is not None else []
    texts += [f"({place[0]},{place[1]})" for place in (targets.space, targets.second_space) if place is not None]
    if targets.line >= 0:
        axis, index = ("column", targets.line - 7) if targets.line >= 7 else ("row", targets.line)
        texts.append(f"{axis} {index}")
    if targets.direction is not None:
        texts.append(targets.direction)
    return [*texts, str(targets.quarters)] if targets.quarters else texts


def spoken_targets(targets: Targets, scene: Scene) -> str:
    """Targets in words; nothing where there are none."""
    texts = target_texts(targets)
    return scene.words.listing("malta", "targets", texts, scene.names) if texts else ""
