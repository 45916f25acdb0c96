"""The table through one viewer: only what this seat, or a spectator, may know."""

from typing import Final

import msgspec
from msgspec.structs import astuple, replace

from auberge import wire as m
from auberge.core.datafile import HOUSE_DATA
from auberge.core.errors import EngineBug
from auberge.core.protocol import OVER, SOMEBODY, Game, Seat, View
from auberge.core.steps import Step, UndoRange
from auberge.table.state import TableState
from auberge.table.takebacks import offer_of, request_of
from auberge.table.viewer_progress import Pending
from auberge.wire import Now, StepLine, Waiting
from auberge.wire.encoding import JsonCache, encode

_PLAIN, _PART, _APIECE = 0, 1, 2  # how a field is written: anew, if it is not written already, piece by piece


class _Field:
    """A field of a view, and how it is written."""

    def __init__(self, kind: type[View], name: str) -> None:
        self.number: Final = kind.__struct_fields__.index(name)
        self._key: Final = encode(name) + b":"
        self._how: Final = _PART if name in kind.parts else _APIECE if name in kind.parts_apiece else _PLAIN

    def text(self, value: object, written: JsonCache) -> bytes:
        """The field with this value, as it stands in an object."""
        if self._how == _PART:
            return self._key + written.part_text(value)
        if self._how == _APIECE and isinstance(value, tuple):
            return self._key + written.parts_text(value)
        return self._key + encode(value)


class _Fields:
    """The fields of a kind of views: those that seats may see differently, and the others."""

    def __init__(self, kind: type[View]) -> None:
        self.own: Final = [_Field(kind, name) for name in kind.own]
        self.others: Final = [_Field(kind, name) for name in kind.__struct_fields__ if name not in kind.own]


_FIELDS: Final[dict[type[View], _Fields]] = {}


def _fields(kind: type[View]) -> _Fields:
    found = _FIELDS.get(kind)
    if found is None:
        found = _FIELDS[kind] = _Fields(kind)
    return found


def shown(view: View, written: JsonCache | None = None) -> msgspec.Raw:
    """A view as it is sent. Of house data, which may be long and stays the same, it only says that there is some."""
    data = None if view.data is None else HOUSE_DATA
    parts: dict[str, object] = {}
    if written is not None:
        for name in view.parts:
            parts[name] = written.part(getattr(view, name))
        for name in view.parts_apiece:
            parts[name] = tuple(map(written.part, getattr(view, name)))
    return msgspec.Raw(encode(replace(view, data=data, **parts)))


def fields_of(view: View) -> tuple[object, ...]:
    """The values of its fields."""
    return astuple(view)


def changed_for_all(
    kind: type[View], now: tuple[object, ...], before: tuple[object, ...], written: JsonCache
) -> list[bytes]:
    """What is otherwise in the fields of a spectator's view than in those of the one before, each as it is sent; not
    what seats may see differently."""
    return _changed(_fields(kind).others, now, before, written)


def changed(
    kind: type[View], now: tuple[object, ...], before: tuple[object, ...], for_all: list[bytes], written: JsonCache
) -> msgspec.Raw:
    """What is otherwise in the fields of a view than in those of the one before, as it is sent; `for_all` is the part
    that all see alike."""
    own = _changed(_fields(kind).own, now, before, written)
    return msgspec.Raw(b"{" + b",".join(own + for_all) + b"}")


def _changed(
    fields: list[_Field], now: tuple[object, ...], before: tuple[object, ...], written: JsonCache
) -> list[bytes]:
    found: list[bytes] = []
    for field in fields:
        value, was = now[field.number], before[field.number]
        if value is not was and value != was:
            found.append(field.text(value, written))
    return found


def explained(game: Game, view: View) -> msgspec.Raw:
    """What the rules say about a view, as it is sent."""
    return msgspec.Raw(encode(game.explain(view)))


def now_of(
    history: TableState,
    looking: Seat | None,
    view: View,
    *,
    stopped: bool,
    explain: bool,
    asking: m.Asking | None = None,
    written: JsonCache | None = None,
    change: msgspec.Raw | None = None,
) -> m.Now:
    """The table as it stands; of the view only the `change`, if that is enough. Where it is a secret who is asked,
    nothing says so: not even whether a bot is."""
    mark = history.mark(looking)
    undo = None if looking is None else history.undo_range(looking)
    due, since = history.waiting, history.since
    if stopped:
        due = Pending("stopped", OVER)
    elif view.actor == SOMEBODY and not (due.kind == "confirm" and history.has_seen_last(looking)):
        due, since = Pending("decide", SOMEBODY), mark.at
    return Now(
        version=mark.shown,
        step=mark.step,
        view=shown(view, written) if change is None else change,
        waiting=Waiting(due.kind, due.seat, since),
        undo=None if looking is None or undo is None else undo_of(history, looking, undo),
        ending=ending_of(history) if history.is_over else None,
        asking=asking,
        ask_back=None if looking is None or stopped else offer_of(history, looking, undo),
        back=None if stopped else request_of(history, looking),
        explanation=(written or JsonCache()).of(history.session.explain(view)) if explain else m.NOT_EXPLAINED,
    )


def undo_of(history: TableState, looking: Seat, offer: UndoRange) -> m.UndoOffer:
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
    written: JsonCache | None = None,
) -> m.StepLine:
    """A line of the log, with the events this viewer may see; where they see none, with the move they may know."""
    if written is None:
        written = JsonCache()
    events: list[msgspec.Raw] = []
    for event in step.events:
        seen = event if step.public else game.witness(event, looking)
        if seen is not None:
            events.append(written.of(seen))
    known = not events and (is_over or looking == step.seat or not game.meta.hidden)
    moves = (written.of(step.move),) if known and step.move is not None else ()
    return StepLine(number + 1, step.seat, tuple(events), step.move is None, moves)


def lines_of(
    history: TableState,
    looking: Seat | None,
    after: int = 0,
    written: JsonCache | None = None,
    alike: dict[int, m.StepLine] | None = None,
) -> tuple[m.StepLine, ...]:
    """The log of this viewer from some line on. Once the game is over every log has the same lines: those that are
    `alike` for all are made once."""
    written, alike = written or JsonCache(), {} if alike is None else alike
    game, lines, steps = history.game, history.viewer_logs.lines(looking), history.session.match.steps
    is_over, found = history.is_over, list[m.StepLine]()
    for number in range(after, len(lines)):
        step, line = steps[lines[number]], alike.get(number)
        if line is None:
            line = line_of(game, number, step, looking, is_over=is_over, written=written)
            if is_over and step.public:
                alike[number] = line
        found.append(line)
    return tuple(found)


def ending_of(history: TableState) -> m.Ending:
    """How the game ended, and the score sheet."""
    position = history.session.match.position
    result = position.result()
    if result is None:
        raise EngineBug("bug-no-result")
    sheet = tuple(m.ScoreRow(line.source, line.points) for line in history.game.score_sheet(position))
    return m.Ending(result.places, result.scores, sheet)
