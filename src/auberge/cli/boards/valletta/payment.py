"""The payment of Valletta: what is due and why, the payment proposed, and the others that are possible."""

from itertools import islice
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.pricing import REDUCTION, payments, saved_kind
from auberge.cli.boards.valletta.signs import (
    GOODS,
    character_name,
    fields_of,
    label,
    short_goods,
    spoken_goods,
)
from auberge.cli.boards.valletta_view import BuildingView, VallettaView

_MOST_SHOWN: Final = 12
_MOST_COUNTED: Final = 99


def draw_payment(view: VallettaView, scene: Scene) -> RenderableType:
    """Why so much is due, the answers to the question kind by kind, and whole payments to type at once."""
    say = scene.words.say
    lines = [due_line(view, scene), _answers(view, scene)]
    found = list(islice(payments(view), _MOST_COUNTED))
    shown = " / ".join(" ".join(map(str, payment)) for payment in found[:_MOST_SHOWN])
    if len(found) > _MOST_SHOWN:
        shown = say("cli-v-payments-more", payments=shown, number=len(found) - _MOST_SHOWN)
    lines.append(Text(say("cli-v-payments", payments=shown), palette.QUIET))
    return Group(*lines)


def due_line(view: VallettaView, scene: Scene) -> Text:
    """Printed cost, what is saved and by what, and what is due (V-COST-01, V-COST-02)."""
    say = scene.words.say
    building = next(one for one in view.layout if one.name == view.target)
    parts = [say("cli-v-printed", building=building.name, goods=short_goods(scene, building.cost, " "))]
    parts += _savings(view, building, scene)
    line = Text(", ".join(parts))
    return line.append(f". {say('cli-v-due', goods=spoken_goods(scene, view.cost))}", "bold")


def _savings(view: VallettaView, building: BuildingView, scene: Scene) -> list[str]:
    say, parts = scene.words.say, []
    if building.owner is not None:
        if building.cost[0]:
            parts.append(say("cli-v-saved-upgrade"))
    elif building.cost[0] > building.price[0]:
        parts.append(say("cli-v-saved-neighbours", number=building.cost[0] - building.price[0]))
    kind = saved_kind(view)
    if kind is not None and building.cost[kind] and view.function is not None:
        name = character_name(scene, view.function)
        number = min(REDUCTION, building.cost[kind])
        parts.append(say("cli-v-saved-character", name=name, good=GOODS[kind], number=number))
    return parts


def _answers(view: VallettaView, scene: Scene) -> Text:
    """The proposed payment first, then what is put down already and the amounts of the kind in question."""
    say, lines, amounts = scene.words.say, list[Text](), list[str]()
    for number, move in enumerate(view.moves, start=1):
        fields = fields_of(move)
        if fields["kind"] == "pay_proposed" and view.proposed is not None:
            proposed = spoken_goods(scene, view.proposed)
            lines.append(Text(f"{number}) {label(scene, 'valletta-label-proposed')} {proposed}", "bold"))
        else:
            amounts.append(f"{number}) {fields.get('amount', 0)}")
    asked = Text()
    if any(view.payment):
        asked.append(
            f"{label(scene, 'valletta-label-payment')} {short_goods(scene, view.payment, ' ')}  ", palette.QUIET
        )
    asked.append(f"{say('cli-v-label', label=say('valletta-good', good=view.paying or 'gold'))} ", "bold").append(
        "   ".join(amounts)
    )
    return Text("\n").join([*lines, asked])
