"""The payment of Valletta: what is due and why, the payment proposed, and the others that are possible."""

from rich.console import Group, RenderableType
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.signs import (
    character_name,
    fields_of,
    label,
    short_goods,
    spoken_goods,
)
from auberge.cli.boards.valletta_view import Price, VallettaView, explain


def draw_payment(view: VallettaView, scene: Scene) -> RenderableType:
    """Why so much is due, the answers to the question kind by kind, and whole payments to type at once."""
    say = scene.words.say
    lines = [due_line(view, scene), _answers(view, scene)]
    found = explain(view, scene.rules_version)
    shown = " / ".join(" ".join(map(str, payment)) for payment in found.payments)
    if found.more_payments:
        shown = say("cli-v-payments-more", payments=shown, number=found.more_payments)
    lines.append(Text(say("cli-v-payments", payments=shown), palette.QUIET))
    return Group(*lines)


def due_line(view: VallettaView, scene: Scene) -> Text:
    """Printed cost, what is saved and by what, and what is due."""
    say = scene.words.say
    slot, building = next((slot, one) for slot, one in enumerate(view.layout) if one.name == view.target)
    parts = [say("cli-v-printed", building=building.name, goods=short_goods(scene, building.cost, " "))]
    price = explain(view, scene.rules_version).prices[slot]
    parts += [] if price is None else _savings(view, price, scene)
    line = Text(", ".join(parts))
    return line.append(f". {say('cli-v-due', goods=spoken_goods(scene, view.cost))}", "bold")


def _savings(view: VallettaView, price: Price, scene: Scene) -> list[str]:
    """What is saved, line by line; a character is named, other reasons speak for themselves."""
    name = character_name(scene, view.function or "")
    return [
        scene.words.say(f"cli-v-saved-{saving.why}", name=name, good=saving.good, number=saving.number)
        for saving in price.savings
    ]


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
