"""How a game of Malta! stands or ended: who is still in, and in which order the others lost."""

from rich.console import Group, RenderableType
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.malta_view import MaltaView


def draw_standings(view: MaltaView, scene: Scene) -> RenderableType:
    """The winner or those still in; then the losers in the order in which they lost, all on the last place."""
    say = scene.words.say
    names = [scene.names[seat] for seat, player in enumerate(view.players) if player.is_in]
    key = "malta-label-winner" if view.question == "over" else "cli-malta-in"
    lines = [Text(say("cli-malta-label", label=say(key)), "bold").append(f" {', '.join(names)}", "not bold")]
    if view.losers:
        lines.append(Text(say("cli-malta-label", label=say("cli-malta-lost")), "bold"))
    for order, seat in enumerate(view.losers, start=1):
        conceded = f" ({say('malta-status', status='conceded')})" if view.players[seat].has_conceded else ""
        lines.append(Text(f"  {order}. {scene.names[seat]}{conceded}"))
    return Group(*lines)
