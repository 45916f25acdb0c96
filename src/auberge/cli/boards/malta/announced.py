"""The card of Malta! that lies open, or that is being announced: whose it is, what it aims at, what it does."""

from rich.console import Group, RenderableType
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.malta.aims import spoken_targets
from auberge.cli.boards.malta.signs import card_name, card_text
from auberge.cli.boards.malta_view import MaltaView


def draw_announced(view: MaltaView, scene: Scene) -> RenderableType | None:
    """Nothing where no card is in play."""
    if view.card is None or view.question == "over":
        return None
    lines: list[Text] = []
    if view.announced:
        lines.append(_line(scene, "plays", int(view.turn), view.card, spoken_targets(view.targets, scene)))
    if view.response is not None and view.taker is not None:
        lines.append(_line(scene, "answers", int(view.taker), view.response, ""))
    elif view.question == "target" and view.you is not None:
        card, verb = ("boomerang", "answers") if view.announced else (view.card, "plays")
        lines.append(_line(scene, verb, int(view.you), card, f"{spoken_targets(view.naming, scene)} …".strip()))
    return Group(*lines, Text(card_text(scene, view.card), palette.QUIET))


def _line(scene: Scene, verb: str, seat: int, card: str, targets: str) -> Text:
    name, title = scene.names[seat], card_name(scene, card)
    if targets:
        return Text(scene.words.say(f"cli-malta-{verb}-at", name=name, title=title, targets=targets), "bold")
    return Text(scene.words.say(f"cli-malta-{verb}", name=name, title=title), "bold")
