"""What can be done now in Valletta and what it costs or brings, in words. Numbers are those of the list of moves."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.payment import draw_payment
from auberge.cli.boards.valletta.signs import (
    GOODS,
    building_name,
    character_name,
    fields_of,
    label,
    letter_of,
    short_goods,
    signs_of,
)
from auberge.cli.boards.valletta_view import SUBSTITUTES, Outcome, Price, VallettaView, explain

_ROOMY_HEIGHT: Final = 30
_ITEM_WIDTH: Final = 26


def draw_choices(view: VallettaView, scene: Scene) -> RenderableType | None:
    """The open question's answers."""
    if not view.moves:
        return None
    match view.question:
        case "play":
            return _hand(view, scene)
        case "build":
            return _targets(view, scene)
        case "payment":
            return draw_payment(view, scene)
        case "jean":
            return _hiring(view, scene)
        case "draft":
            notice = Text(scene.words.say("cli-house-deck" if view.data else "valletta-notice-reconstructed"))
            notice.stylize(palette.QUIET)
            return Group(notice, _plain(view, scene))
    return _plain(view, scene)


def _orders(view: VallettaView, scene: Scene) -> list[tuple[int, str]]:
    return [(number, scene.words.move("valletta", move)) for number, move in enumerate(view.moves, start=1)]


def _hand(view: VallettaView, scene: Scene) -> RenderableType:
    """The cards of the hand: what each does, and what it would bring at once."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=scene.height < _ROOMY_HEIGHT, overflow="ellipsis", ratio=1)
    table.add_column(no_wrap=True, justify="right")
    held: Counter[str] = Counter(view.players[view.turn].hand or ())
    for number, (move, outcome) in enumerate(zip(view.moves, _outcomes(view, scene), strict=True), start=1):
        name = str(fields_of(move)["character"])
        copies = f" ({held[name]})" if held[name] > 1 else ""
        effect = scene.words.say(f"valletta-character-{name}-effect")
        row = (Text(f"{number}) {character_name(scene, name)}{copies}", "bold"), Text(effect))
        table.add_row(*row, Text(gains(outcome.goods, outcome.points, scene), palette.GOOD))
    table.expand = True
    return table


def _hiring(view: VallettaView, scene: Scene) -> RenderableType:
    """Whom to dismiss, whom to hire, each by number; then what is left."""
    groups: dict[str, list[str]] = {}
    for (number, order), move in zip(_orders(view, scene), view.moves, strict=True):
        fields = fields_of(move)
        named = "character" in fields
        item = f"{number}) {character_name(scene, str(fields['character'])) if named else order}"
        groups.setdefault(label(scene, f"cli-v-word-{fields['kind']}") if named else "", []).append(item)
    labels = sorted(groups, key=lambda name: not name)  # doing without comes last
    return Group(
        *(Text().append(f"{name} " if name else "", "bold").append("  ".join(groups[name])) for name in labels)
    )


def _plain(view: VallettaView, scene: Scene) -> RenderableType:
    items: list[Text] = []
    for (number, order), outcome in zip(_orders(view, scene), _outcomes(view, scene), strict=True):
        text = Text().append(f"{number}) {order}", "bold")
        gain = gains(outcome.goods, outcome.points, scene)
        items.append(text.append(f"  {gain}", palette.GOOD) if gain else text)
    return _in_columns(items, scene)


def _in_columns(items: Sequence[Text], scene: Scene, most_lines: int = 99) -> RenderableType:
    """The items in rows of as many as fit; those beyond the room there is are only counted."""
    width = max(_ITEM_WIDTH, *(item.cell_len + 2 for item in items))
    columns = max(1, scene.width // width)
    shown = items if len(items) <= columns * most_lines else items[: columns * most_lines - 1]
    lines: list[Text] = []
    for first in range(0, len(shown), columns):
        line = Text()
        for item in shown[first : first + columns]:
            line.append_text(item).append(" " * (width - item.cell_len))
        line.rstrip()
        lines.append(line)
    if len(shown) < len(items):
        more = scene.words.say("cli-v-more", number=len(items) - len(shown))
        lines.append(Text(more, palette.QUIET))
    return Group(*lines)


# --- building -----------------------------------------------------------------------------------------------------


def _targets(view: VallettaView, scene: Scene) -> RenderableType:
    """Every building that can be paid, with its price, its character and the bonus in Jean's zone."""
    names = [building.name for building in view.layout]
    prices = dict(zip(names, explain(view, scene.rules_version).prices, strict=True))
    items: list[Text] = []
    rest: list[Text] = []
    for (number, order), move in zip(_orders(view, scene), view.moves, strict=True):
        name = str(fields_of(move).get("building", ""))
        price = prices.get(name)
        if price is None:
            rest.append(Text(f"{number}) {order}", "bold"))
            continue
        items.append(_target(view, number, name, price, scene))
    return _in_columns([*rest, *items], scene, max(4, scene.height - 18))


def _target(view: VallettaView, number: int, name: str, price: Price, scene: Scene) -> Text:
    signs, building = signs_of(scene), next(one for one in view.layout if one.name == name)
    text = Text().append(f"{number}) {building_name(scene, name)}", "bold")
    upgrade = building.owner is not None
    text.append(signs.upgraded if upgrade else "", "bold")
    replaced = f" {SUBSTITUTES}:1" if price.is_short else ""
    text.append(f" {short_goods(scene, price.price)}{replaced}", palette.BAD if price.is_short else "")
    if not upgrade:
        text.append(f" {character_name(scene, building.character)}")
    if price.bonus:
        text.append(f" +{price.bonus}{signs.point}", palette.GOOD)
    return text


# --- what a move brings -------------------------------------------------------------------------------------------


def _outcomes(view: VallettaView, scene: Scene) -> Sequence[Outcome]:
    return explain(view, scene.rules_version).outcomes or [Outcome()] * len(view.moves)


def gains(goods: Sequence[int], points: int, scene: Scene) -> str:
    """Gains and losses, short: +2W -1G +2 points."""
    signs = signs_of(scene)
    parts = [
        f"{'+' if number > 0 else signs.minus}{abs(number)}{letter_of(scene, good)}"
        for good, number in zip(GOODS, goods, strict=True)
        if number
    ]
    return " ".join([*parts, *([f"+{points}{signs.point}"] if points else [])])
