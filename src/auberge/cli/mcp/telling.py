"""A table in words, as one seat sees it: the board as the terminal draws it, what happened, and what may be done."""

import io
import typing
from collections.abc import Iterator, Mapping

import msgspec
from rich.console import Console

from auberge import wire as m
from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.cli.consoles import printable
from auberge.cli.typed import typed_move
from auberge.client import AsyncSeat, Refused
from auberge.core.errors import AubergeError
from auberge.core.protocol import Event, Move
from auberge.words import Words

_WIDTH = 110
_HEIGHT = 60


def tell_table(seat: AsyncSeat, words: Words, since: int, *, brief: bool = False) -> str:
    """Everything the seat sees, and what has happened after this line of its log; in brief, without the board
    and with moves by their texts alone."""
    board = [] if brief else ["", _board(seat, words)]
    return "\n".join([*_head(seat, words), "", *_story(seat, words, since), *board, *_moves(seat, words, brief)])


def tell_news(seat: AsyncSeat, words: Words, since: int, *, brief: bool = False) -> str:
    """The whole table if the seat is to decide; else only what has happened, and for whom it waits."""
    if may_decide(seat):
        return tell_table(seat, words, since, brief=brief)
    return "\n".join([*_story(seat, words, since), _waiting(seat, words)])


def may_decide(seat: AsyncSeat) -> bool:
    """Whether the table waits for a move of this seat."""
    waiting = seat.now.waiting
    return waiting.kind == "decide" and waiting.seat == seat.seat


def _head(seat: AsyncSeat, words: Words) -> Iterator[str]:
    names, now = seat.names, seat.now
    yield words.say("mcp-you", name=names[seat.seat], seat=seat.seat + 1, version=now.version, line=len(seat.log))
    for number, info in enumerate(seat.table.seats):
        kind = "bot" if info.bot is not None else "program" if info.program else "person"
        yield words.say("mcp-player", seat=number + 1, name=printable(info.name), kind=kind)
    yield _waiting(seat, words)


def _waiting(seat: AsyncSeat, words: Words) -> str:
    waiting, names = seat.now.waiting, seat.names
    if seat.ending is not None:
        places = (
            words.say("mcp-place", place=place, name=printable(name))
            for place, name in sorted(zip(seat.ending.places, names, strict=True))
        )
        return f"{words.say('mcp-over')} {words.in_a_row(list(places))}"
    if may_decide(seat):
        return words.say("mcp-your-turn", question=words.question(seat.game.meta.name, seat.view))
    if waiting.kind in ("gather", "stopped"):
        return words.say("mcp-not-playing", kind=waiting.kind)
    if 0 <= waiting.seat < len(names):
        return words.say("mcp-waiting", name=printable(names[waiting.seat]))
    return words.say("mcp-waiting-somebody")


def _story(seat: AsyncSeat, words: Words, since: int) -> Iterator[str]:
    """The lines of the log after one, in words."""
    game, names = seat.game.meta.name, seat.names
    read_event = msgspec.json.Decoder(typing.Union[seat.game.event_types])  # noqa: UP007
    yield words.say("mcp-happened", line=since)
    for line in seat.log[since:]:
        events: list[Event] = [read_event.decode(event) for event in line.events]
        told = [words.event(game, event, names) for event in events]
        if told:
            yield f"{line.step}. {' '.join(told)}"


def scene_of(seat: AsyncSeat, words: Words) -> Scene:
    """What a picture of this table needs."""
    names = tuple(printable(name) for name in seat.names)
    return Scene(words, names, _WIDTH, _HEIGHT, rules_version=seat.game.meta.rules_version)


def _board(seat: AsyncSeat, words: Words) -> str:
    view, scene = seat.view, scene_of(seat, words)
    board = boards.load(seat.game.meta.name)
    paper = Console(file=io.StringIO(), width=_WIDTH, color_system=None, legacy_windows=False)
    with paper.capture() as drawn:
        paper.print(board.title(view, scene), highlight=False)
        for part in (board.picture(view, scene), board.in_play(view, scene), board.choices(view, scene)):
            if part is not None:
                paper.print(part, highlight=False)
    return "\n".join(line.rstrip() for line in drawn.get().splitlines())


def _moves(seat: AsyncSeat, words: Words, brief: bool) -> Iterator[str]:
    if not may_decide(seat):
        return
    yield ""
    yield words.say("mcp-moves")
    for number, move in enumerate(seat.view.moves, start=1):
        meaning = "" if brief else f": {words.move(seat.game.meta.name, move, seat.names)}"
        yield f"{number}. {seat.game.write(move)}{meaning}"


def read_move(seat: AsyncSeat, text: str, words: Words) -> Move:
    """The move a text stands for: a number of the list, the notation, or what people type. BadMove if none."""
    board = boards.load(seat.game.meta.name)
    return typed_move(seat.game, board, seat.view, text.strip(), scene_of(seat, words))


def tell_problem(problem: m.Problem, words: Words) -> str:
    """Why something cannot be done, with the rule that says so."""
    sentence = words.error(_error(problem.key, problem.values))
    return sentence if problem.rule is None else words.say("refusal-with-rule", sentence=sentence, rule=problem.rule)


def _error(key: str, values: Mapping[str, str | int]) -> AubergeError:
    return AubergeError(key, **values)


def tell_error(problem: AubergeError, words: Words) -> str:
    """What went wrong."""
    return tell_problem(problem.problem, words) if isinstance(problem, Refused) else words.error(problem)
