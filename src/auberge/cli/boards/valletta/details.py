"""One building or one character of Valletta in full: `b A2`, `card builder`."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.reading import find_building, find_character
from auberge.cli.boards.valletta.signs import building_name, signs_of, spoken_goods
from auberge.cli.boards.valletta_view import VallettaView
from auberge.cli.boards.valletta_view import explain as explain_view


def explain(view: VallettaView, text: str, scene: Scene) -> RenderableType | None:
    """The building after `b`, the character after `card`; None if neither is asked for."""
    word, _, rest = text.strip().lower().partition(" ")
    say, rest = scene.words.say, " ".join(rest.split())
    if word in ("b", "building", say("cli-v-word-building").lower()):
        name = find_building(view, rest, scene)
        if name is not None:
            return _building(view, name, scene)
        return Text(say("cli-v-no-such-building", name=rest), palette.BAD)
    if word in ("card", say("cli-v-word-card").lower()):
        name = find_character(rest, scene)
        return _character(view, name, scene) if name else Text(say("cli-v-no-such-card", name=rest), palette.BAD)
    return None


def _building(view: VallettaView, name: str, scene: Scene) -> RenderableType:
    say, signs = scene.words.say, signs_of(scene)
    slot, building = next((slot, one) for slot, one in enumerate(view.layout) if one.name == name)
    found = explain_view(view, scene.rules_version)
    now = found.prices[slot]
    owner = say("valletta-label-unbuilt") if building.owner is None else scene.names[building.owner]
    icons = [say("valletta-amount", good=building.good, number=n) for n in (building.icons, building.icons_upgraded)]
    rows = [
        ("owner", f"{owner} ({say('valletta-label-upgraded')})" if building.is_upgraded else owner),
        ("cost", spoken_goods(scene, building.cost)),
        *([] if now is None else [("price", spoken_goods(scene, now.price))]),
        ("upgrade-cost", spoken_goods(scene, found.upgrade_costs[slot])),
        ("income", f"{icons[0]}; {signs.upgraded} {icons[1]}"),
        ("final-points", f"{building.points}; {signs.upgraded} {building.points_upgraded}"),
    ]
    table = Table.grid(padding=(0, 2, 0, 0))
    for key, value in rows:
        table.add_row(Text(say(f"valletta-label-{key}"), palette.QUIET), Text(value))
    title = Text(say("valletta-building", building=building.name), "bold")
    return Group(title, table, _effect(building.character, scene))


def _effect(character: str, scene: Scene) -> Text:
    name = scene.words.say("cli-v-label", label=scene.words.say("valletta-character", character=character))
    line = Text().append(f"{name} ", "bold")
    return line.append(scene.words.say(f"valletta-character-{character}-effect"))


def _character(view: VallettaView, character: str, scene: Scene) -> RenderableType:
    """The effect, and where copies lie in the open."""
    say = scene.words.say
    lying = [building_name(scene, one.name) for one in view.layout if one.character == character and one.owner is None]
    pool = sum(number for name, number in view.pool.items() if name == character)
    parts = [_effect(character, scene)]
    if lying:
        parts.append(Text(say("cli-v-lies-on", buildings=scene.words.together(lying))))
    if pool:
        parts.append(Text(say("cli-v-in-pool", number=pool)))
    return Group(*parts)
