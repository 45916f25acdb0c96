"""One card or one space of Malta! in full: `show shove`, `show c4`, or `?` in place of `show`."""

from rich.console import Group, RenderableType
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.malta.grid import place_name
from auberge.cli.boards.malta.naming import Namer, simple
from auberge.cli.boards.malta.signs import STARTS, card_name, card_text, pawns_on
from auberge.cli.boards.malta_view import MaltaView, Place


def explain(view: MaltaView, text: str, scene: Scene) -> RenderableType | None:
    """The card or the space named after the word; None if neither is asked for."""
    word, *rest = simple(text).split() or [""]
    if word not in ("?", "show", simple(scene.words.say("cli-malta-word-show"))) or not rest:
        return None
    namer = Namer(scene, view)
    cell = namer.cell(rest[0]) if len(rest) == 1 else None
    if cell is not None:
        return _space(view, (int(cell[1]), int(cell[3])), scene)
    hand = view.players[view.you].hand if view.you is not None else None
    card, used = namer.card_before(rest, tuple(str(name) for name in hand or ()))
    if card is not None and used == len(rest):
        return _card(card, scene)
    return None if word == "?" else Text(scene.words.say("cli-malta-no-such", name=" ".join(rest)), palette.BAD)


def _card(card: str, scene: Scene) -> RenderableType:
    return Group(Text(card_name(scene, card), "bold"), Text(card_text(scene, card)))


def _space(view: MaltaView, place: Place, scene: Scene) -> RenderableType:
    """What lies there, with its arrows in words; whose start space it is; who stands there."""
    space, say = view.board[place[0]][place[1]], scene.words.say
    if space is None:
        return Text(say("cli-malta-no-such", name=place_name(place)), palette.BAD)
    shape = "circle" if space.is_circle else space.shape
    arrows = scene.words.listing("malta", "arrows", [str(arrow) for arrow in space.arrows])
    lines = [Text(f"{place_name(place)}  ", "bold")]
    lines[0].append(say("malta-space-with-arrows", shape=shape, number=space.number, arrows=arrows), "not bold")
    if space.space < STARTS:
        owners = [scene.names[seat] for seat, player in enumerate(view.players) if player.home == space.space]
        start = say("malta-start-space")
        whose = say("label-join", label=start, text=scene.words.together(owners)) if owners else start
        lines.append(Text(whose))
    names = [scene.names[seat] for seat in pawns_on(view, place)]
    if names:
        lines.append(Text(say("cli-malta-stands", names=scene.words.together(names))))
    return Group(*lines)
