"""A table at which people and bots play one match: what is due, what is final, what can be taken back.

Server, terminal and programs drive the same session. It knows who plays each seat, and nothing of clocks, connections,
storage or words. A whole game, all seats played alike:

    session = Session(Match(game, setup, [Player("Ann", HUMAN), Player("Bob", "random")]))
    while not session.is_over:
        due = session.due
        if due.kind in CHOICES:
            session.play(due.seat, choose(session.view(due.seat)))
        else:
            session.proceed()
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from auberge.core.errors import MoveRefused
from auberge.core.match import Checkpoint, Match
from auberge.core.prompts import ALWAYS, PromptPreferences
from auberge.core.protocol import CHANCE, OVER, SOMEBODY, Event, Explanation, Move, Seat, View
from auberge.core.record import HUMAN
from auberge.core.steps import CHOICES, Due, DueKind, UndoRange
from auberge.core.undo import free_range, own_range

KEPT_EVERY: Final = 100  # steps: to go back, no more of them are played again


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """One match, the players around it, and how far it is final."""

    def __init__(self, match: Match, prompts: PromptPreferences | None = None) -> None:
        self.game = match.game
        self.match = match
        self.bots: list[str | None] = [None if player.kind == HUMAN else player.kind for player in match.players]
        self.confirmed = 0  # steps that are final, as far as people had to say so
        self.prompts = prompts or PromptPreferences(match.game, [ALWAYS] * len(match.players))
        self.by_bots: Final[set[int]] = set()  # steps that bots made
        start = match.at_start() if match.steps else match
        self._kept: Final = [Checkpoint(start)]  # and the match after every KEPT_EVERY steps
        self._views: dict[Seat | None, View] = {}  # of now, as far as they were asked for
        self._explained: Explanation | None = None

    @property
    def people(self) -> frozenset[Seat]:
        """The seats that people play now."""
        return frozenset(Seat(seat) for seat, bot in enumerate(self.bots) if bot is None)

    @property
    def is_over(self) -> bool:
        return kind_and_seat(self)[0] == "over"

    # --- looking --------------------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> View:
        """What this seat, or a spectator, sees."""
        found = self._views.get(seat)
        if found is None:
            game, position = self.game, self.match.position
            found = game.view(position, None) if seat is None else game.seat_view(position, seat, self.outside)
            self._views[seat] = found
        return found

    @property
    def outside(self) -> View:
        """What a spectator sees."""
        return self.view(None)

    def explain(self, view: View) -> Explanation:
        """What the rules say about a view of now. All who do not decide are told the same: worked out once."""
        if view.moves:
            return self.game.explain(view)
        if self._explained is None:
            self._explained = self.game.explain(self.outside)
        return self._explained

    @property
    def turn(self) -> int:
        """Which turn it is, for what seats ask for in one turn."""
        return self.game.turn_number(self.outside)

    # --- what is due ----------------------------------------------------------------------------------------------

    @property
    def next_seat(self) -> Seat:
        """The seat that decides or throws next, once nothing can be taken back any more."""
        match = self.match
        return Seat(match.position.chance_seat() if match.actor == CHANCE else match.actor)

    @property
    def due(self) -> Due:
        """What the table waits for now."""
        return Due(*kind_and_seat(self))

    # --- doing it -------------------------------------------------------------------------------------------------

    def check(self, seat: Seat, move: Move) -> None:
        """MoveRefused, naming the rule, if the seat may not make this move now; BadMove if it is none of this game."""
        refusal = self.game.why_not(self.match.position, seat, move)
        if refusal is not None:
            raise MoveRefused(refusal.rule, refusal.reason, **refusal.values)

    def play(self, seat: Seat, move: Move) -> Sequence[Event]:
        """Carries out a move; `check` is part of it, and what it refuses changes nothing."""
        return self._remember(seat, self.match.play(seat, move))

    def chance(self, outcome: list[int] | None = None) -> Sequence[Event]:
        """Lets the chance happen that is due: as drawn, or, as it is known to be drawn, this outcome."""
        return self._remember(self.next_seat, self.match.chance(outcome))

    def confirm(self) -> None:
        """The last steps are final."""
        self.confirmed = len(self.match.steps)

    def proceed(self) -> None:
        """Does what is due where nothing is to be chosen: throws, draws, or confirms."""
        if self.due.kind == "confirm":
            self.confirm()
        else:
            self.chance()

    def _look_anew(self) -> None:
        """The position is another one."""
        self._views, self._explained = {}, None

    def _remember(self, seat: Seat, events: Sequence[Event]) -> Sequence[Event]:
        self._look_anew()
        steps = len(self.match.steps)
        if self.bots[seat] is not None:
            self.by_bots.add(steps - 1)
        if steps % KEPT_EVERY == 0:
            self._kept.append(Checkpoint(self.match))
        return events

    # --- taking back ----------------------------------------------------------------------------------------------

    def undo_range(self, seat: Seat, *, freely: bool = False) -> UndoRange | None:
        """What this seat may take back by itself now, if anything: its last steps that are not final and revealed
        nothing. Freely, as suits a person alone among bots, it goes back over everything."""
        if self.bots[seat] is not None or not (freely or self.match.can_undo(seat)) or self.is_over:
            return None
        if freely:
            return free_range(self.match.steps, seat)
        return own_range(self.match.steps, seat, self.confirmed, self.by_bots)

    @property
    def unfinished(self) -> int | None:
        """The step to go back to so that no decision is half made; None if none is. Its first parts are no entries."""
        steps = self.match.steps
        step = len(steps)
        while step and steps[step - 1].move is not None and not steps[step - 1].text:
            step -= 1
        return step if step < len(steps) else None

    def go_back(self, step: int) -> None:
        """Goes back until this many steps stand: one by one where the match remembers, else by playing again."""
        while len(self.match.steps) > step and self.match.undo(self.match.steps[-1].seat):
            pass
        if len(self.match.steps) > step:
            self.match = self.at(step)
        while self._kept[-1].steps > step:
            self._kept.pop()
        self.by_bots.difference_update([made for made in self.by_bots if made >= step])
        self.confirmed = min(self.confirmed, step)
        self._look_anew()

    def at(self, step: int) -> Match:
        """The match as it stood after this many steps, played again from where it was kept last."""
        match = next(kept for kept in reversed(self._kept) if kept.steps <= step).resume(self.match)
        for made in self.match.steps[len(match.steps) : step]:
            if made.move is None:
                match.chance()  # gives what it gave
            else:
                match.play(made.seat, made.move)
        return match

    # --- secret questions, and giving up --------------------------------------------------------------------------

    @property
    def asked_in_secret(self) -> Seat | None:
        """The seat that is asked while no other may know that it is."""
        if not self.game.meta.asks:
            return None
        kind, seat = kind_and_seat(self)
        return seat if kind in CHOICES and self.outside.actor == SOMEBODY else None

    def pass_of(self, seat: Seat) -> Move | None:
        """The move by which this seat lets a secret question pass, if one is put to it."""
        return self.game.silent_move(self.view(seat), self.game.meta.asks[-1]) if self.game.meta.asks else None

    def silent_move(self, seat: Seat) -> Move | None:
        """The move the table makes by itself for the person at this seat, who does not want to be asked."""
        if not self.game.meta.asks or self.bots[seat] is not None:
            return None
        return self.game.silent_move(self.view(seat), self.prompts.of(seat, self.turn))

    def passes(self, move: Move | None) -> bool:
        """Whether this is the move by which a seat lets a secret question pass."""
        return move is not None and _kind_of(move) == self.game.meta.passes

    def gives_up(self, move: Move) -> bool:
        """Whether this is the platform's move by which a seat gives up."""
        return _kind_of(move) == self.game.meta.gives_up

    def concession(self) -> Move | None:
        """The move by which a seat gives up; None where the game has none."""
        tag = self.game.meta.gives_up
        return next((kind() for kind in self.game.move_types if kind.__struct_config__.tag == tag), None)


def kind_and_seat(session: Session) -> tuple[DueKind, Seat]:
    """What is due and of whom, for those who ask at every move: `Session.due` is the same."""
    match = session.match
    actor = match.actor
    throws = actor == CHANCE and session.game.meta.throws
    seat = Seat(match.position.chance_seat() if actor == CHANCE else actor)
    if _must_confirm(session, seat, actor == CHANCE and not throws):
        return "confirm", match.steps[-1].seat
    if actor == OVER:
        return "over", Seat(OVER)
    if actor == CHANCE:
        return ("throw" if throws and session.bots[seat] is None else "chance"), seat
    return ("decide" if session.bots[seat] is None else "bot"), seat


def _must_confirm(session: Session, seat: Seat, drawn: bool) -> bool:
    """A person's steps become final by a word of theirs: when others go on, or hidden things are about to come."""
    steps = session.match.steps
    if session.confirmed == len(steps):
        return False
    last = steps[-1].seat
    return (last != seat or drawn) and session.match.can_undo(last) and session.bots[last] is None


def _kind_of(move: Move) -> str | int | None:
    return type(move).__struct_config__.tag
