"""The score sheet: points by source, one column a player, totals, places and the sentence that names the winner.

A game without points has places alone, in the order in which the players won and lost.
"""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.core.protocol import Game, Position, Result


def draw_sheet(game: Game, position: Position, scene: Scene, standings: RenderableType | None = None) -> RenderableType:
    """The sheet as if the game ended now; with places once it has. A game without points may tell its `standings`."""
    say, lines = scene.words.say, game.score_sheet(position)
    if not lines:
        return _without_points(position.result(), scene, standings)
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column("", no_wrap=True)
    for name in scene.names:
        table.add_column(name, justify="right", no_wrap=True, overflow="ellipsis", min_width=6)
    for line in lines:
        table.add_row(say(f"{game.meta.name}-score-{line.source}"), *(str(points) for points in line.points))
    totals = [sum(line.points[seat] for line in lines) for seat in range(len(scene.names))]
    result = position.result()
    scores = result.scores if result is not None else totals
    table.add_row(Text(say("cli-total"), "bold"), *(Text(str(score), "bold") for score in scores))
    if result is None:
        return table
    table.add_row(Text(say("cli-place"), "bold"), *(Text(str(place), "bold") for place in result.places))
    return Group(table, Text(), Text(_victory(result, scene), "bold"))


def _without_points(result: Result | None, scene: Scene, standings: RenderableType | None) -> RenderableType:
    """The places in order, or as the board tells them; nothing to count before the end."""
    if result is None:
        told = Text(scene.words.say("cli-no-points"))
        return told if standings is None else Group(told, standings)
    order = sorted(range(len(scene.names)), key=lambda seat: result.places[seat])
    places = [Text(f"{result.places[seat]}. {scene.names[seat]}") for seat in order]
    return Group(
        Text("\n").join(places) if standings is None else standings, Text(), Text(_victor(result, scene), "bold")
    )


def _victor(result: Result, scene: Scene) -> str:
    names, number = _winners(result, scene)
    return scene.words.say("cli-victor" if number == 1 else "cli-victors", names=names)


def _victory(result: Result, scene: Scene) -> str:
    names, number = _winners(result, scene)
    key = "cli-winner" if number == 1 else "cli-winners"
    return scene.words.say(key, names=names, points=result.scores[result.places.index(1)])


def _winners(result: Result, scene: Scene) -> tuple[str, int]:
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    return scene.words.together([scene.names[seat] for seat in winners]), len(winners)
