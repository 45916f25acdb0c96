"""Malta! as one game: joins the rooms of this package. `GAME` is the package's only export."""

from collections.abc import Mapping, Sequence
from typing import Final

from auberge.core.errors import EngineBug, MoveRefused
from auberge.core.position import CHANCE, Position
from auberge.core.protocol import DataReport, Event, Meta, Move, Refusal, ScoreLine, Seat, Setup, View
from auberge.core.rng import scramble
from auberge.core.setup import check_setup
from auberge.games.malta import events, ledger, moves, notation, phases, printed, refusals, scenario, view
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.meta import BLIND_FAITH, BOARD, META
from auberge.games.malta.rules import announcement, turn


def _engine(position: Position) -> Engine:
    if not isinstance(position, Engine):
        raise EngineBug("bug-foreign-position", game=META.name)
    return position


class Malta:
    """The readable face of Malta! (core.protocol.Game)."""

    @property
    def meta(self) -> Meta:
        return META

    @property
    def space(self) -> int:
        return t.ACTIONS

    @property
    def move_types(self) -> tuple[type[Move], ...]:
        return moves.MOVE_TYPES

    def start(self, setup: Setup, pausing: bool = False) -> Engine:
        check_setup(META, setup)
        p = Engine()
        p.generator = scramble(setup.seed)
        p.pausing = pausing
        p.width = t.SMALL_WIDTH if setup.options.get(BOARD) == "5x5" else t.WIDTH
        p.skip_turn = setup.options.get(BLIND_FAITH) == "skip_turn"
        p.sheet = printed.sheet_of(setup.data)
        turn.lay_out(p, setup.seats, setup.start_seat)
        p.begin()
        return p

    def moves(self, position: Position) -> Sequence[Move]:
        return [moves.move_of(action) for action in position.legal()]

    def move(self, action: int) -> Move:
        return moves.move_of(action)

    def action(self, move: Move) -> int:
        return moves.action_of(move)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        return refusals.why_not(_engine(position), seat, move)

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        p = _engine(position)
        refusal = refusals.why_not(p, seat, move)
        if refusal is not None:
            raise MoveRefused(refusal.rule, refusal.reason, **refusal.values)
        p.recording = True
        match move:
            case moves.Concede():
                p.concede(seat)
            case moves.Announce(card, targets):
                p.apply(t.PLAY_BASE + moves.CARDS.index(card))
                self._name_all(p, targets)
            case moves.TakeOver(targets):
                p.apply(t.ANSWER_BOOMERANG)
                self._name_all(p, targets)
            case moves.PayRacket(to, card):
                if p.phase == phases.RACKET_TO:
                    p.apply(t.PLAYER_BASE + to)
                p.apply(t.CARD_BASE + moves.CARDS.index(card))
            case _:
                p.apply(moves.action_of(move))
        return self._events(p)

    def _name_all(self, p: Engine, targets: tuple[str, ...]) -> None:
        """Names the targets that are asked for; those with one possibility have been named already."""
        card, taker = p.card, p.taker
        while p.phase == phases.TARGET and p.card == card and p.taker == taker and self._open(p, targets):
            text = targets[len(notation.targets_of(p))]
            p.apply(p.first_action() + notation.read_target(int(p.target), text))

    def _open(self, p: Engine, targets: tuple[str, ...]) -> bool:
        return len(notation.targets_of(p)) < len(targets)

    def entry(self, position: Position, move: Move) -> str:
        p = _engine(position)
        match move:
            case moves.Concede() | moves.Announce() | moves.TakeOver() | moves.PayRacket():
                return notation.write(move)
            case moves.Play(card):
                return self._whole(p, moves.CARDS.index(card), -1)
            case moves.Boomerang() if p.phase == phases.RESPOND:
                return self._whole(p, int(p.card), int(p.asked))
            case moves.Player() if p.phase == phases.RACKET_TO:
                return ""
            case moves.Card(card) if p.phase == phases.RACKET:
                return notation.write(moves.PayRacket(Seat(p.receiver), card))
        if p.phase == phases.TARGET:
            q = p.clone()
            announcement.name_target(q, moves.action_of(move) - q.first_action())
            return self._completed(q)
        return notation.write(move, notation.question_word(p))

    def _whole(self, p: Engine, card: int, taker: int) -> str:
        q = p.clone()
        q.card = card
        q.taker = taker
        announcement.clear(q)
        return self._completed(q)

    def _completed(self, q: Engine) -> str:
        """The whole announcement or answer, if nothing is left to be named."""
        if not announcement.ask_for_targets(q):
            return ""
        targets = notation.targets_of(q)
        if q.taker >= 0:
            return notation.write(moves.TakeOver(targets))
        return notation.write(moves.Announce(moves.CARDS[q.card], targets))

    def chance(self, position: Position, outcome: list[int] | None = None) -> Sequence[Event]:
        p = _engine(position)
        if p.actor() != CHANCE or not (outcome is None or p.can_happen(outcome)):
            raise EngineBug("bug-no-chance-due")
        p.recording = True
        p.happen(p.draw() if outcome is None else outcome)
        return self._events(p)

    def _events(self, p: Engine) -> Sequence[Event]:
        p.recording = False
        found = events.events_of(p.facts)
        p.facts = []
        return found

    def view(self, position: Position, seat: Seat | None) -> view.MaltaView:
        return view.view_of(_engine(position), seat)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return events.witnessed(event, seat)

    def imagine(self, view_: View, seed: int) -> Engine:
        if not isinstance(view_, view.MaltaView):
            raise EngineBug("bug-foreign-view", game=META.name)
        return view.imagine(view_, seed)

    def score_sheet(self, position: Position) -> Sequence[ScoreLine]:
        _engine(position)
        return []

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def write_outcome(self, position: Position, outcome: list[int]) -> str:
        return notation.write_outcome(_engine(position), outcome)

    def read_outcome(self, position: Position, text: str) -> list[int] | None:
        return notation.read_outcome(_engine(position), text)

    def arrange(self, setup: Setup, given: Mapping[str, object]) -> Engine:
        return scenario.arrange(setup, given)

    def check_data(self, text: str | None) -> DataReport:
        return printed.report_on(text)

    def check(self, position: Position) -> Sequence[str]:
        return ledger.check(_engine(position))


GAME: Final = Malta()
