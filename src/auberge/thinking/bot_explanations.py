"""\"Why did it do that?\": what an explanation of a computer player's move may be made from, and how it is told.

While the game runs and seats see different things, it is made from what the seat that asks saw: its view before the
move, and the events it witnessed. Nothing else goes to the worker, so nothing else can come back.
"""

from auberge import wire as m
from auberge.analysis.bystander import Glimpse, glimpse_of
from auberge.core.protocol import Seat
from auberge.table.listeners import Listener
from auberge.table.state import TableState
from auberge.table.validation import BadMessage
from auberge.thinking.advice import told_moves
from auberge.thinking.findings import ExplanationFound


def step_for(history: TableState, listener: Listener, said: m.Wonder) -> int:
    """The step that is asked about. BadMessage where hints are off, or no computer player made it."""
    if said.seat not in listener.held or listener.looking != said.seat:
        raise BadMessage("server-not-your-seat")
    if not (history.hints_allowed or history.is_over):
        raise BadMessage("server-hints-off")
    lines = history.viewer_logs.lines(said.seat)
    if not 1 <= said.step <= len(lines):
        raise BadMessage("coach-why-no-bot")
    step = lines[said.step - 1]
    if history.session.match.steps[step].move is None or step not in history.session.by_bots:
        raise BadMessage("coach-why-no-bot")
    return step


def glimpse_for(history: TableState, listener: Listener, said: m.Wonder) -> Glimpse:
    """What the explanation is made from. BadMessage where the seat that asks cannot know who decided."""
    glimpse = glimpse_of(history.session, step_for(history, listener, said), said.seat)
    if glimpse is None:
        raise BadMessage("coach-why-later")
    return glimpse


def thought_of(history: TableState, glimpse: Glimpse, found: ExplanationFound, said: m.Wonder) -> m.BotThought:
    """The answer. BadMessage if there is none from what could be seen."""
    if not found.moves:
        raise BadMessage("coach-why-later")
    game, seat = history.game, glimpse.seat
    moves = told_moves(game.meta.name, ((game.move(one.place), one) for one in found.moves))
    whole = glimpse.made is not None
    return m.BotThought(
        said.id, said.step, seat, _level(history, seat), moves, found.made, found.worlds, found.quick, whole
    )


def _level(history: TableState, seat: Seat) -> str | None:
    """The computer player of this seat; None where it stood in for a person who is back."""
    return history.session.bots[seat] or history.seats[seat].bot
