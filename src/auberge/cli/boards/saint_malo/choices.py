"""What can be done now in Saint Malo and what it costs, in words. The numbers are those of the list of moves."""

from collections.abc import Sequence
from typing import Final

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.saint_malo.signs import SYMBOLS, die_word, letter_of, signs_of
from auberge.cli.boards.saint_malo_view import DICE, Outcome, SaintMaloView, explain
from auberge.core.protocol import Event, Move
from auberge.words import cell_name

_MOST_CELLS: Final = 14
_PLACING: Final = ("crate", "section", "church", "character", "house")


def fields_of(thing: Move | Event) -> dict[str, object]:
    """A move or an event as plain values, its kind among them."""
    built: dict[str, object] = msgspec.to_builtins(thing)
    return built


def draw_choices(view: SaintMaloView, scene: Scene) -> RenderableType | None:
    """The open question's answers: prices by symbol and number, characters with effects, cells by what they bring."""
    if not view.moves or view.question == "keep":
        return None
    if view.question == "announce":
        return _uses(view, scene)
    if view.question == "type":
        return _characters(view, scene)
    return _cells(view, scene) if view.question in _PLACING else None


def _numbered(view: SaintMaloView) -> list[tuple[int, Move, dict[str, object]]]:
    return [(number, move, fields_of(move)) for number, move in enumerate(view.moves, start=1)]


def _order(move: Move, scene: Scene) -> str:
    return scene.words.move("saint_malo", move)


# --- the announcement ---------------------------------------------------------------------------------------------


def _uses(view: SaintMaloView, scene: Scene) -> RenderableType:
    """One row a symbol, one column a number of dice; in each field the number to type and the price."""
    say = scene.words.say
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style=palette.QUIET)
    table.add_column(say("cli-sm-use"), no_wrap=True)
    for dice in range(1, DICE + 1):
        table.add_column(say("cli-sm-with-dice", dice=dice), no_wrap=True)
    outcomes = _outcomes(view, scene)
    found = {
        (fields["symbol"], fields["dice"]): (number, outcomes[number - 1])
        for number, _, fields in _numbered(view)
        if fields["kind"] == "use"
    }
    for symbol in SYMBOLS:
        row: list[RenderableType] = [Text(f"{signs_of(scene).faces[symbol]} {die_word(scene, symbol)}", "bold")]
        for dice in range(1, DICE + 1):
            number, outcome = found.get((symbol, dice), (0, None))
            row.append(Text("-", palette.QUIET) if outcome is None else _use(number, outcome, scene))
        table.add_row(*row)
    for number, move, fields in _numbered(view):
        if fields["kind"] == "pass":
            table.add_row(Text(f"{number}) {_order(move, scene)}", "bold"))
    return table


def _use(number: int, outcome: Outcome, scene: Scene) -> Text:
    cost = scene.words.say("cli-sm-price", price=outcome.price)
    text = Text().append(f"{number}) ", "bold").append(cost, "" if outcome.price else palette.GOOD)
    if outcome.comes:
        text.append(f" {''.join(letter_of(scene, character) for character in outcome.comes)}", "bold")
    return text


def _outcomes(view: SaintMaloView, scene: Scene) -> Sequence[Outcome]:
    return explain(view, scene.rules_version).outcomes or [Outcome()] * len(view.moves)


# --- characters ---------------------------------------------------------------------------------------------------


def _characters(view: SaintMaloView, scene: Scene) -> RenderableType:
    say = scene.words.say
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, move, fields in _numbered(view):
        if fields["kind"] == "recruit":
            name = str(fields["character"])
            label = f"{number}) ({letter_of(scene, name)}) {say('saint_malo-character', character=name)}"
            table.add_row(Text(label, "bold"), Text(say("saint_malo-effect", character=name)))
        else:
            table.add_row(Text(f"{number}) {_order(move, scene)}", "bold"), Text(say("cli-sm-effect-decline")))
    return table


# --- cells --------------------------------------------------------------------------------------------------------


def _cells(view: SaintMaloView, scene: Scene) -> RenderableType:
    """The cells grouped by what a placement there brings at once."""
    say, outcomes = scene.words.say, _outcomes(view, scene)
    groups: dict[str, list[str]] = {}
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, move, fields in _numbered(view):
        if fields["kind"] == "stop":
            table.add_row(Text(f"{number}) {_order(move, scene)}", "bold"))
            continue
        cell = cell_name(int(str(fields["row"])), int(str(fields["col"])))
        groups.setdefault(_brings(outcomes[number - 1], scene), []).append(cell)
    for what, cells in groups.items():
        shown = " ".join(cells[:_MOST_CELLS])
        more = len(cells) - _MOST_CELLS
        text = say("cli-sm-cells-more", cells=shown, more=more) if more > 0 else shown
        table.add_row(Text(what or say("cli-sm-brings-nothing"), "" if what else palette.QUIET), Text(text, "bold"))
    return table


def _brings(outcome: Outcome, scene: Scene) -> str:
    """What a placement brings before the dice go on: points, coins, sides, a full city."""
    say = scene.words.say
    told = {
        "points": outcome.points and say("cli-sm-brings-points", number=outcome.points),
        "coins": outcome.coins and say("cli-sm-brings-coins", number=outcome.coins),
        "completed": outcome.completes and say("cli-sm-brings-completed", side=outcome.completes),
        "destroyed": outcome.destroys and say("cli-sm-brings-destroyed", side=outcome.destroys),
        "filled": outcome.fills and say("cli-sm-brings-filled"),
    }
    return ", ".join(part for part in told.values() if part)
