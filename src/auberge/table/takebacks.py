"""Taking back among people: a decision that is final, or on which others have gone on, if all of them agree.

Nothing that was revealed is taken back. What may be asked is judged by what spectators were shown, never by what was
done unseen: so neither the offer, nor the request, nor its end tells of that (M-LOG-04). A request is a row of kind
`ask_back`, told whole: the step to go back to and the seats that agree (`14 0 2`); empty, it is off. Once all agree, a
row of kind `granted` goes back. Bots agree, and wait as long as people are asked.
"""

from collections.abc import Callable, Collection
from typing import Final

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.core.steps import UndoRange
from auberge.table.presence import Attendance
from auberge.table.proposals import PATIENCE, Request
from auberge.table.rows import RowKind
from auberge.table.secret_question import Later, nothing
from auberge.table.stand_ins import voters
from auberge.table.state import TableState
from auberge.table.validation import BadMessage
from auberge.table.viewer_progress import LastDecision


class VoteTimer:
    """Those asked to let a decision be taken back have some time to answer; then the game goes on."""

    def __init__(self, later: Later, clock: Callable[[], float], go_on: Callable[[], None]) -> None:
        self._later: Final = later
        self._clock: Final = clock
        self._go_on = go_on
        self._started: float | None = None  # when the last request was made whose time was set
        self._ended: float | None = None  # and the last whose time is over

    def end(self) -> None:
        """The table is put away, and goes on no more: nothing here keeps it in memory."""
        self._go_on = nothing

    def watch(self, request: Request | None) -> None:
        """Sets the time of a request that is new."""
        if request is not None and self._started != request.at:
            self._started = request.at
            left = min(PATIENCE, max(0.0, request.ends - self._clock()))
            self._later(left, lambda: self._end(request))

    def _end(self, request: Request) -> None:
        self._ended = request.at
        self._go_on()

    def is_over(self, request: Request) -> bool:
        """Whether silence counts as no."""
        return self._ended == request.at


def decision_of(history: TableState, seat: Seat) -> LastDecision:
    """The seat's last decision of which spectators were shown something. What was found before holds while nothing is
    taken back: then only what was shown since is looked at."""
    lines, cuts = history.viewer_logs.lines(None), history.viewer_logs.cuts
    known = history.decisions.get(seat)
    if known is None or known.cuts != cuts:
        known = LastDecision(cuts, 0, -1, 0, revealed=False)
    if known.lines == len(lines):
        return known
    steps, revealed, last = history.session.match.steps, known.revealed, -1
    for line in range(len(lines) - 1, known.lines - 1, -1):
        step = steps[lines[line]]
        if step.seat == seat and step.move is not None:
            last = lines[line]
            break
        revealed = revealed or step.revealed
    if last < 0:
        known = LastDecision(cuts, len(lines), known.step, known.line, revealed)
    else:
        first = _beginning(history, last, seat)
        before = history.viewer_logs.lines_before(seat, first)
        known = LastDecision(cuts, len(lines), first, before, _reveals(history, first))
    history.decisions[seat] = known
    return known


def _beginning(history: TableState, step: int, seat: Seat) -> int:
    """The first step of the decision that is made with this one."""
    while step and _is_part(history, step - 1, seat):
        step -= 1
    return step


def _is_part(history: TableState, step: int, seat: Seat) -> bool:
    """Whether this step of the seat is a part of the decision made by the next one: it is no entry of the record."""
    found = history.session.match.steps[step]
    return found.seat == seat and found.move is not None and not found.text and not found.revealed


def _reveals(history: TableState, first: int) -> bool:
    """Whether this step or a later one that spectators were shown has revealed something."""
    steps, lines = history.session.match.steps, history.viewer_logs.lines(None)
    line = len(lines)
    while line and lines[line - 1] >= first:
        line -= 1
        if steps[lines[line]].revealed:
            return True
    return False


def why_not(history: TableState, seat: Seat, decision: LastDecision) -> str | None:
    """Why the others cannot be asked about this decision, as the key of a message; None if they can."""
    if decision.revealed:
        return "server-back-revealed"
    if history.requests.has_asked(seat, history.standing[decision.step].number):
        return "server-back-asked"
    return "server-back-open" if history.requests.open is not None else None


def offer_of(history: TableState, seat: Seat, undo: UndoRange | None) -> m.BackOffer | None:
    """What this seat could ask for; None where it takes back by itself (`undo`), or there is nothing."""
    if undo is not None or not history.has_begun or history.is_over or history.plays_alone(seat):
        return None
    if history.session.bots[seat] is not None:
        return None
    decision = decision_of(history, seat)
    return None if decision.step < 0 else m.BackOffer(decision.line, why_not(history, seat, decision))


def request_of(history: TableState, looking: Seat | None) -> m.BackRequest | None:
    """The request that is open, as this viewer are told of it."""
    request = history.requests.open
    if request is None:
        return None
    step = history.viewer_logs.lines_before(looking, request.step)
    return m.BackRequest(Seat(request.seat), step, tuple(map(Seat, sorted(request.agreed))), request.ends)


def row_of(
    history: TableState, held: Collection[Seat], who: Attendance, said: m.AskBack | m.AgreeBack
) -> tuple[RowKind, Seat, str]:
    """The row of a word about taking back: it is asked for, goes back once all agree, or is off."""
    seat = said.seat
    if isinstance(said, m.AskBack):
        return _agreed(history, who, Request(seat, _askable(history, seat), frozenset(held)))
    request = history.requests.open
    if request is None or request.seat != seat:
        raise BadMessage("server-nothing-due")
    if not set(held) & {seat, *voters(history, who, seat)}:
        raise BadMessage("server-not-your-seat")
    if not said.agrees:
        return "ask_back", seat, ""
    agreed = Request(seat, request.step, request.agreed | frozenset(held))
    if agreed.agreed == request.agreed and not voters(history, who, seat) <= agreed.agreed:
        raise BadMessage("server-nothing-due")
    return _agreed(history, who, agreed)


def _askable(history: TableState, seat: Seat) -> int:
    if history.undo_range(seat) is not None:
        raise BadMessage("server-back-alone")
    decision = decision_of(history, seat)
    if decision.step < 0 or history.is_over or not history.has_begun:
        raise BadMessage("server-back-nothing")
    problem = why_not(history, seat, decision)
    if problem is not None:
        raise _refused(problem)
    return decision.step


def _refused(key: str) -> BadMessage:
    return BadMessage(key)


def _agreed(history: TableState, who: Attendance, request: Request) -> tuple[RowKind, Seat, str]:
    seat = Seat(request.seat)
    if voters(history, who, seat) <= request.agreed:
        return "granted", seat, str(request.step)
    return "ask_back", seat, request.text
