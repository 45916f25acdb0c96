"""The table of Valletta: street and buildings, what all share, and a line or two for every player."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.players import hand_line, player_line, table_line, whole_board
from auberge.cli.boards.valletta.street import Street
from auberge.cli.boards.valletta_view import VallettaView

_ROOMY_HEIGHT: Final = 34


def draw_picture(view: VallettaView, scene: Scene) -> RenderableType:
    """Buildings and street, Jean and pool, the players in the order of the turn from the one who looks."""
    seat = scene.focus if scene.focus is not None else view.you if view.you is not None else view.turn
    lines = [*Street(view, scene).lines()]
    if scene.height >= _ROOMY_HEIGHT and not scene.tight:
        lines.append(Text())
    lines.append(table_line(view, scene))
    for step in range(view.seats):
        other = (seat + step) % view.seats
        lines.append(player_line(view, other, scene))
        hand = hand_line(view, other, scene) if not (view.question == "play" and other == view.actor) else None
        if hand is not None and (other == view.you or scene.height >= _ROOMY_HEIGHT):
            lines.append(hand)
    for line in lines:
        line.truncate(scene.width, overflow="ellipsis")
    return Group(*lines)


def draw_boards(view: VallettaView, scene: Scene) -> RenderableType:
    """The buildings and everybody's board, with all that may be known."""
    lines = [*Street(view, scene).lines(), table_line(view, scene), Text()]
    for line in lines:
        line.truncate(scene.width, overflow="ellipsis")
    for seat in range(view.seats):
        lines += whole_board(view, seat, scene)
    return Group(*lines)
