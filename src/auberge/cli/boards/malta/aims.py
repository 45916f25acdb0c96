"""What the cards of Malta! aim at, as far as the board shows it: which targets each asks for, and who or what fits."""

from typing import Final

from auberge.cli.boards import Scene
from auberge.cli.boards.malta.signs import pawns_on, width_of
from auberge.cli.boards.malta_view import MaltaView, Place, Targets

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
_ANSWERS: Final = ("negate", "boomerang")


def players_for(view: MaltaView, card: str, *, taken_over: bool = False) -> list[int]:
    """The seats a card can aim at (M-CARD-04, M-CARD-GOINGHOME-4, M-CARD-WELCOMEBACK-1, M-CARD-BOOMERANG-6)."""
    seats = range(view.seats)
    if card == "welcome_back":
        return [seat for seat in seats if not view.players[seat].is_in and not view.players[seat].has_conceded]
    if taken_over:
        return [int(view.turn)]
    found = [seat for seat in seats if view.players[seat].is_in]
    return found if card == "going_home" else [seat for seat in found if seat != view.turn]


def spaces_for(view: MaltaView, card: str) -> list[Place]:
    """The spaces a card can aim at, those under pawns left out where the card spares them (M-CARD-REMOVE-2 ...)."""
    found: list[Place] = []
    for row in range(width_of(view)):
        for col in range(width_of(view)):
            space = view.board[row][col]
            if space is None or (space.is_circle != (card == "restore_a_space") and card != "swap_two_spaces"):
                continue
            standing = pawns_on(view, (row, col))
            spared = standing if card == "remove_a_space" else [seat for seat in standing if seat != view.you]
            if card == "restore_a_space" or not spared:
                found.append((row, col))
    return found


def is_idle(view: MaltaView, card: str) -> bool:
    """Whether a card would have no effect in the own turn: an answer, or a card that finds no target (M-CARD-03)."""
    if card in _ANSWERS:
        return True
    first = AIMS.get(card, ("",))[0]
    if first == PLAYER:
        return not players_for(view, card)
    return first == SPACE and not spaces_for(view, card)


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
