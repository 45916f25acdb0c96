"""What can be done now in Malta!, in words. Numbers are those of the list of moves; players have their seat's."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.malta.aims import ASKED as AIM_ASKED
from auberge.cli.boards.malta.aims import DIRECTION, LINE, PLAYER, QUARTERS, SPACE
from auberge.cli.boards.malta.grid import place_name
from auberge.cli.boards.malta.picture import is_roomy
from auberge.cli.boards.malta.signs import (
    arrow_signs,
    card_name,
    card_text,
    direction_name,
    fields_of,
    label,
    pawns_on,
    short_space,
    signs_of,
    space_at,
    step_from,
    width_of,
)
from auberge.cli.boards.malta_view import DIRECTIONS, MaltaView, Outcome, Place, explain
from auberge.words import line_name

_WORD: Final = 8  # what a line loses at most where it is wrapped
_ITEM_WIDTH: Final = 20
_FEW_SPACES: Final = 8
_STORY_LINES: Final = 3  # left to what happened before card texts take more than a line
_OTHER_LINES: Final = (
    6  # of a small screen besides the rows of the board: title, letters, own line, ribbon, hint, prompt
)


def draw_choices(view: MaltaView, scene: Scene) -> RenderableType | None:
    """The open question's answers."""
    if not view.moves:
        return None
    match view.question:
        case "place":
            return Group(_notice(view, scene), _places(view, scene))
        case "play" | "discard" | "give" | "pass_on" | "racket":
            return _hand(view, scene)
        case "target":
            return _targets(view, scene)
        case "racket_to":
            return _players(view, scene)
        case "move":
            return _steps(view, scene, view.players[view.turn].pawn)
    return _plain(view, scene)


def _notice(view: MaltaView, scene: Scene) -> Text:
    """Where the cards and spaces come from, before the game begins."""
    key = "cli-house-deck" if view.data else "malta-notice-reconstructed"
    return Text(scene.words.say(key), palette.QUIET)


# --- cards --------------------------------------------------------------------------------------------------------
def _hand(view: MaltaView, scene: Scene) -> RenderableType:
    """The cards of the hand with what each does; titles alone where there is no room for a line each."""
    room = scene.height - width_of(view) - _OTHER_LINES
    roomy = room - 2 * width_of(view) if is_roomy(view, scene) else room
    if len(view.moves) > room:
        return in_columns([_title(view, number, scene) for number in range(1, len(view.moves) + 1)], scene)
    rows = [
        (_title(view, number, scene), _effect(str(fields_of(move)["card"]), outcome, scene))
        for number, (move, outcome) in enumerate(zip(view.moves, _outcomes(view, scene), strict=True), start=1)
    ]
    width = max(20, scene.width - max(title.cell_len for title, _ in rows) - 2)
    needed = sum(1 + text.cell_len // (width - _WORD) for _, text in rows)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=needed + _STORY_LINES > roomy, overflow="ellipsis", ratio=1)
    table.expand = True
    for title, text in rows:
        table.add_row(title, text)
    return table


def _outcomes(view: MaltaView, scene: Scene) -> Sequence[Outcome]:
    return explain(view, scene.rules_version).outcomes or [Outcome()] * len(view.moves)


def _effect(card: str, outcome: Outcome, scene: Scene) -> Text:
    """What a card does, or that it would do nothing."""
    text = Text()
    if outcome.is_idle:
        text.append(f"({scene.words.say('cli-malta-idle')}) ", palette.BAD)
    return text.append(card_text(scene, card))


def _title(view: MaltaView, number: int, scene: Scene) -> Text:
    card = str(fields_of(view.moves[number - 1])["card"])
    hand = view.players[view.actor].hand or {}
    copies = next((copies for name, copies in hand.items() if name == card), 1)
    return Text(f"{number}) {card_name(scene, card)}" + (f" ({copies})" if copies > 1 else ""), "bold")


# --- targets ------------------------------------------------------------------------------------------------------
def _targets(view: MaltaView, scene: Scene) -> RenderableType:
    match AIM_ASKED[view.target]:
        case aim if aim == PLAYER:
            return _players(view, scene)
        case aim if aim == SPACE:
            return _spaces(view, scene)
        case aim if aim == QUARTERS:
            return _turns(view, scene)
        case aim if aim == DIRECTION and view.card in ("sidestep", "shove"):
            mover = view.naming.player if view.card == "shove" else view.you
            return _steps(view, scene, view.players[mover].pawn if mover is not None else None)
    return _lines(view, scene) if AIM_ASKED[view.target] == LINE else _plain(view, scene)


def _lines(view: MaltaView, scene: Scene) -> RenderableType:
    """Rows by their numbers, columns by their letters."""
    found: dict[str, list[str]] = {}
    for move in view.moves:
        fields = fields_of(move)
        axis = str(fields["axis"])
        found.setdefault(axis, []).append(line_name(axis, int(str(fields["index"]))))
    return Group(
        *(
            Text().append(f"{label(scene, f'malta-label-{axis}')} ", palette.QUIET).append("  ".join(names), "bold")
            for axis, names in found.items()
        )
    )


def _players(view: MaltaView, scene: Scene) -> RenderableType:
    """Players by the number of their seat, with cards and the space under the pawn, or the racket still due."""
    items: list[Text] = []
    for move in view.moves:
        seat = int(str(fields_of(move)["seat"]))
        player = view.players[seat]
        text = Text(f"{seat + 1}) {scene.names[seat]}", "bold")
        text.append(f"  {scene.words.say('malta-cards', number=player.hand_size)}", "not bold")
        space = space_at(view, player.pawn)
        if space is not None:
            text.append(f", {place_name(player.pawn)} {short_space(scene, space)}", "not bold")
        if view.question == "racket_to":
            text.append(f", {scene.words.say('malta-racket', number=view.racket[seat])}", "not bold")
        items.append(text)
    return in_columns(items, scene)


def _spaces(view: MaltaView, scene: Scene) -> RenderableType:
    """The spaces are marked on the board; a few of them are listed as well."""
    signs = signs_of(scene)
    if len(view.moves) > _FEW_SPACES:
        return Text(scene.words.say("cli-malta-spaces", number=len(view.moves), mark=signs.mark))
    return _places(view, scene)


def _places(view: MaltaView, scene: Scene) -> RenderableType:
    """Spaces by their names, with what lies there and who stands there."""
    items: list[Text] = []
    for number, move in enumerate(view.moves, start=1):
        fields = fields_of(move)
        place = int(str(fields["row"])), int(str(fields["col"]))
        items.append(Text(f"{number}) {place_name(place)}", "bold").append_text(_there(view, place, scene)))
    return in_columns(items, scene)


def _turns(view: MaltaView, scene: Scene) -> RenderableType:
    """What the arrows would show after each turning."""
    space = space_at(view, view.naming.space)
    items: list[Text] = []
    for number, move in enumerate(view.moves, start=1):
        text = Text(f"{number}) {scene.words.move('malta', move, scene.names)}", "bold")
        if space is not None:
            steps = 2 * int(str(fields_of(move)["quarters"]))
            turned = [DIRECTIONS[(DIRECTIONS.index(arrow) + steps) % len(DIRECTIONS)] for arrow in space.arrows]
            text.append(f" {signs_of(scene).to} {arrow_signs(scene, turned)}", "not bold")
        items.append(text)
    return in_columns(items, scene)


# --- steps --------------------------------------------------------------------------------------------------------
def _steps(view: MaltaView, scene: Scene, pawn: Place | None) -> RenderableType:
    """Where each direction leads, what lies there, who stands there and what that costs."""
    lines: list[Text] = []
    for number, (move, outcome) in enumerate(zip(view.moves, _outcomes(view, scene), strict=True), start=1):
        direction = str(fields_of(move)["direction"])
        arrow = signs_of(scene).arrows[direction]
        line = Text(f"{number}) {arrow} {direction_name(scene, direction)}", "bold")
        if pawn is not None:
            place = step_from(pawn, direction)
            line.append(f" {signs_of(scene).to} {place_name(place)}", "not bold")
            line.append_text(_there(view, place, scene))
        if outcome.racket:
            line.append(f"  {scene.words.say('malta-racket', number=outcome.racket)}", palette.BAD)
        lines.append(line)
    return Group(*lines)


def _there(view: MaltaView, place: Place, scene: Scene) -> Text:
    space, text = space_at(view, place), Text()
    if space is not None:
        text.append(f" {short_space(scene, space)}", "not bold")
    names = [scene.names[seat] for seat in pawns_on(view, place)]
    return text.append(f" ({scene.words.together(names)})", "not bold") if names else text


def _plain(view: MaltaView, scene: Scene) -> RenderableType:
    orders = [scene.words.move("malta", move, scene.names) for move in view.moves]
    return in_columns([Text(f"{number}) {order}", "bold") for number, order in enumerate(orders, start=1)], scene)


def in_columns(items: Sequence[Text], scene: Scene) -> RenderableType:
    """The items in rows of as many as fit."""
    width = max(_ITEM_WIDTH, *(item.cell_len + 2 for item in items)) if items else _ITEM_WIDTH
    columns = max(1, scene.width // width)
    lines: list[Text] = []
    for first in range(0, len(items), columns):
        line = Text()
        for item in items[first : first + columns]:
            line.append_text(item).append(" " * (width - item.cell_len))
        line.rstrip()
        lines.append(line)
    return Group(*lines)
