"""How a game of Malta! stands or ended: who is still in, and in which order the others lost."""

from rich.console import Group, RenderableType
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.malta.signs import label
from auberge.cli.boards.malta_view import MaltaView


def draw_standings(view: MaltaView, scene: Scene) -> RenderableType:
    """Those still in, until there is a winner; then the losers in the order in which they lost, all on one place."""
    say, lines = scene.words.say, list[Text]()
    if view.question != "over":
        names = [scene.names[seat] for seat, player in enumerate(view.players) if player.is_in]
        lines.append(Text(f"{label(scene, 'cli-malta-in')} ", "bold").append(scene.words.together(names), "not bold"))
    if view.losers:
        lines.append(Text(label(scene, "cli-malta-lost"), "bold"))
    for order, seat in enumerate(view.losers, start=1):
        conceded = f" ({say('malta-status', status='conceded')})" if view.players[seat].has_conceded else ""
        lines.append(Text(f"  {order}. {scene.names[seat]}{conceded}"))
    return Group(*lines)
