"""The table through one viewer: only what this seat, or a spectator, may know. Compiled apart."""

from collections.abc import Collection
from typing import Final

import msgspec

from auberge.core.datafile import HOUSE_DATA
from auberge.core.errors import EngineBug
from auberge.core.protocol import OVER, SOMEBODY, Game, Seat, View
from auberge.core.steps import Step, UndoRange
from auberge.server import messages as m
from auberge.server.encoding import Written, encode
from auberge.server.history import History
from auberge.server.marks import TableDue
from auberge.server.takebacks import offer_of, request_of

_OWN: Final[dict[type[View], dict[int, str]]] = {}


def shown(view: View, written: Written | None = None) -> msgspec.Raw:
    """A view as it is sent. Of house data, which may be long and stays the same, it only says that there is some."""
    data = None if view.data is None else HOUSE_DATA
    parts = {} if written is None else _parts(view, written, (*view.parts, *view.parts_apiece))
    return msgspec.Raw(encode(msgspec.structs.replace(view, data=data, **parts)))


def changed_for_all(outside: View, before: View, written: Written) -> bytes:
    """What is otherwise in a spectator's view than in the one before, as it is sent; without what seats may see
    differently, and without the braces around it."""
    now, then, own = fields_of(outside), fields_of(before), _own(outside)
    new: dict[str, object] = {}
    for number, name in enumerate(outside.__struct_fields__):
        value, was = now[number], then[number]
        if value is not was and number not in own and value != was:
            new[name] = value
    return encode(new | _parts(outside, written, new))[1:-1] if new else b""


def changed(view: View, before: tuple[object, ...], for_all: bytes, written: Written) -> msgspec.Raw:
    """What is otherwise in a view than in the fields of the one before, as it is sent; `for_all` is the part that all
    see alike."""
    now, own = fields_of(view), _own(view)
    new: dict[str, object] = {}
    for number in own:
        value, was = now[number], before[number]
        if value is not was and value != was:
            new[own[number]] = value
    if not new:
        return msgspec.Raw(b"{" + for_all + b"}")
    told = encode(new | _parts(view, written, new))
    return msgspec.Raw(told[:-1] + b"," + for_all + b"}" if for_all else told)


def fields_of(view: View) -> tuple[object, ...]:
    """The values of its fields."""
    return msgspec.structs.astuple(view)


def _own(view: View) -> dict[int, str]:
    """The fields that seats may see differently, by their number."""
    kind = type(view)
    found = _OWN.get(kind)
    if found is None:
        found = _OWN[kind] = {kind.__struct_fields__.index(name): name for name in kind.own}
    return found


def _parts(view: View, written: Written, names: Collection[str]) -> dict[str, object]:
    """Those of these fields that are likely to be written already."""
    parts: dict[str, object] = {}
    for name in view.parts:
        if name in names:
            parts[name] = written.of(getattr(view, name))
    for name in view.parts_apiece:
        if name in names:
            parts[name] = tuple(map(written.of, getattr(view, name)))
    return parts


def explained(game: Game, view: View) -> msgspec.Raw:
    """What the rules say about a view, as it is sent."""
    return msgspec.Raw(encode(game.explain(view)))


def now_of(
    history: History,
    looking: Seat | None,
    view: View,
    *,
    stopped: bool,
    explain: bool,
    asking: m.Asking | None = None,
    written: Written | None = None,
    change: msgspec.Raw | None = None,
) -> m.Now:
    """The table as it stands; of the view only the `change`, if that is enough. Where it is a secret who is asked,
    nothing says so: not even whether a bot is."""
    mark = history.mark(looking)
    undo = None if looking is None else history.undo_range(looking)
    due, since = history.waiting, history.since
    if stopped:
        due = TableDue("stopped", OVER)
    elif view.actor == SOMEBODY and not (due.kind == "confirm" and history.has_seen_last(looking)):
        due, since = TableDue("decide", SOMEBODY), mark.at
    return m.Now(
        version=mark.shown,
        step=mark.step,
        view=shown(view, written) if change is None else change,
        waiting=m.Waiting(due.kind, due.seat, since),
        undo=None if looking is None or undo is None else undo_of(history, looking, undo),
        ending=ending_of(history) if history.is_over else None,
        asking=asking,
        ask_back=None if looking is None or stopped else offer_of(history, looking, undo),
        back=None if stopped else request_of(history, looking),
        explanation=(written or Written()).of(history.session.explain(view)) if explain else m.NOT_EXPLAINED,
    )


def undo_of(history: History, looking: Seat, offer: UndoRange) -> m.UndoOffer:
    """What this seat may take back, in lines of its log."""
    step, first = (history.viewer_logs.lines_before(looking, back_to) for back_to in (offer.step, offer.first))
    for_you = None if offer.by_bot is None else history.viewer_logs.lines_before(looking, offer.by_bot)
    return m.UndoOffer(looking, step, first, msgspec.Raw(encode(offer.move)), for_you)


def line_of(
    game: Game,
    number: int,
    step: Step,
    looking: Seat | None,
    *,
    is_over: bool = False,
    written: Written | None = None,
) -> m.StepLine:
    """A line of the log, with the events this viewer may see; where they see none, with the move they may know."""
    written = written or Written()
    seen = [game.witness(event, looking) for event in step.events]
    events = tuple(written.of(event) for event in seen if event is not None)
    known = not events and (is_over or looking == step.seat or not game.meta.hidden)
    moves = (written.of(step.move),) if known and step.move is not None else ()
    return m.StepLine(number + 1, step.seat, events, step.move is None, moves)


def lines_of(
    history: History, looking: Seat | None, after: int = 0, written: Written | None = None
) -> tuple[m.StepLine, ...]:
    """The log of this viewer from some line on."""
    game, lines, steps = history.game, history.viewer_logs.lines(looking), history.session.match.steps
    return tuple(
        line_of(game, n, steps[lines[n]], looking, is_over=history.is_over, written=written)
        for n in range(after, len(lines))
    )


def ending_of(history: History) -> m.Ending:
    """How the game ended, and the score sheet."""
    position = history.session.match.position
    result = position.result()
    if result is None:
        raise EngineBug("bug-no-result")
    sheet = tuple(m.ScoreRow(line.source, line.points) for line in history.game.score_sheet(position))
    return m.Ending(result.places, result.scores, sheet)
