"""A game in plain Python: `PlainPosition` and `PlainGame` derive whatever follows from its moves, events and view.

For plug-ins and small games, where clearness matters more than speed. A position says who decides, what is legal and
what chance picks from (`due`); copies, records, notation and refusals follow. `docs/how-to/add-a-game.md` walks through
an example.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

import msgspec

from auberge.core.chance import Lot, Source
from auberge.core.errors import BadMove, BadSetup, EngineBug, MoveRefused
from auberge.core.position import CHANCE, OVER, Position, add_numbers
from auberge.core.protocol import DataReport, Event, Explanation, Meta, Move, Refusal, ScoreLine, Seat, Setup, View
from auberge.core.rng import scramble
from auberge.core.setup import check_setup, every_option

_BASE: Final = ("offer", "pausing", "phase", "recording", "revealed", "seat", "seats", "start_seat")
_APART: Final = ("facts", "generator", "told")  # neither copied with the rest nor compared


class PlainPosition(Position):
    """A position whose attributes are numbers, flags and lists or tuples of them, however deep."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Event] = []  # what happened within the move

    # --- what a game says ---------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """The table before the first step; seats, start seat and options are set already."""

    def decider(self) -> int:
        """The seat to decide, or OVER. Asked only while no chance is due."""
        raise NotImplementedError

    def due(self) -> Lot | None:
        """What chance picks from now; None if no chance is due."""
        return None

    def picked(self, outcome: list[int]) -> None:
        """Chance gives these: places in the lot that is due."""
        raise NotImplementedError

    def act(self, action: int) -> None:
        """Carries out a legal action."""
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        """Remembers an event, if it is wanted."""
        if self.recording:
            self.told.append(event)

    # --- what follows -------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.lay_out()
        self._go_on()

    def actor(self) -> int:
        return CHANCE if self.due() is not None else self.decider()

    def apply(self, action: int) -> None:
        self.revealed = False
        self.act(action)
        self._go_on()

    def _go_on(self) -> None:
        while not self.pausing and self.due() is not None:
            self.revealed = True
            self.picked(self.draw())

    def chance_seat(self) -> int:
        return int(self.seat)

    def can_happen(self, outcome: list[int]) -> bool:
        lot = self.due()
        if lot is None or len(outcome) != lot.number or not all(0 <= place < len(lot.of) for place in outcome):
            return False
        return lot.again or len(set(outcome)) == len(outcome)

    def draw(self) -> list[int]:
        lot = self.due()
        assert lot is not None, "no chance is due"
        if lot.again:
            return [int(self.random_below(len(lot.of))) for _ in range(lot.number)]
        places = list(range(len(lot.of)))
        self.shuffle(places)
        return places[: lot.number]

    def happen(self, outcome: list[int]) -> None:
        self.revealed = True
        self.picked(outcome)
        self._go_on()

    def own(self) -> list[str]:
        """The attributes of this game's position, by name."""
        return sorted(name for name in vars(self) if name not in _BASE and name not in _APART)

    def clone(self) -> "Position":
        twin = type(self)()
        self.copy_base_to(twin)
        for name in self.own():
            setattr(twin, name, _copied(getattr(self, name)))
        return twin

    def fields(self) -> list[int]:
        numbers: list[int] = [self.generator]
        for name in sorted((*_BASE, *self.own())):
            add_numbers(numbers, getattr(self, name))
        return numbers


def _copied(value: object) -> object:
    return [_copied(item) for item in value] if isinstance(value, list) else value


def _not_your_turn(rule: str, seat: int) -> Refusal:
    return Refusal(rule, "not-your-turn", {"seat": seat + 1})


P = TypeVar("P", bound=PlainPosition)
V = TypeVar("V", bound=View)


class PlainGame(Generic[P, V]):
    """The readable face of a plain game (core.protocol.Game). A game fills in what stands first."""

    meta: Meta
    position_type: type[P]
    view_type: type[V]
    every_move: tuple[Move, ...]  # action n is the n-th of them
    event_types: tuple[type[Event], ...]
    turn_rule: str  # the rule by which only the seat to decide moves
    over: Refusal  # why nobody moves once the game is over
    chance_first: Refusal  # why nobody moves while chance is due
    rules_of: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # by question, what explains it

    def spectator_view(self, p: P) -> V:
        """What everybody may see."""
        raise NotImplementedError

    def for_seat(self, p: P, seat: Seat, outside: V) -> V:
        """What everybody may see, and besides what is for this seat alone; `you` and `moves` are filled in already."""
        raise NotImplementedError

    def put_back(self, p: P, view: V) -> None:
        """Makes a new position one that fits the view; what the seat cannot see is drawn by the position."""
        raise NotImplementedError

    def forbids(self, p: P, move: Move) -> Refusal:
        """Why a move of the seat to decide is not legal."""
        raise NotImplementedError

    def set_options(self, p: P, options: Mapping[str, object]) -> None:
        """Writes the options, every one of them given, into a position."""

    def witness(self, event: Event, seat: Seat | None) -> Event | None:  # noqa: ARG002 (most games show all)
        return event

    def score_sheet(self, position: Position) -> Sequence[ScoreLine]:  # noqa: ARG002 (a game without points)
        return ()

    def check(self, position: Position) -> Sequence[str]:  # noqa: ARG002 (no invariants)
        return []

    def sources(self) -> Mapping[str, Source]:
        return {}

    # --- what follows -------------------------------------------------------------------------------------------------

    def __init__(self) -> None:
        self._action_of: dict[Move, int] = {move: action for action, move in enumerate(self.every_move)}
        self._move_of: dict[str, Move] = {self.write(move): move for move in self.every_move}
        self.space = len(self.every_move)
        self.move_types = tuple(dict.fromkeys(type(move) for move in self.every_move))
        self.explanation_type = Explanation

    def _own(self, position: Position) -> P:
        if not isinstance(position, self.position_type):
            raise EngineBug("bug-foreign-position", game=self.meta.name)
        return position

    def _new(self, setup: Setup) -> P:
        if setup.data is not None:
            raise BadSetup("setup-no-data", game=self.meta.name)
        p = self.position_type()
        p.generator = scramble(setup.seed)
        p.seats, p.start_seat, p.seat = setup.seats, setup.start_seat, setup.start_seat
        self.set_options(p, every_option(self.meta, setup.options))
        return p

    def start(self, setup: Setup, pausing: bool = False) -> P:
        check_setup(self.meta, setup)
        p = self._new(setup)
        p.pausing = pausing
        p.begin()
        return p

    def arrange(self, setup: Setup, given: Mapping[str, object]) -> P:
        p = self._new(setup)
        p.pausing = True
        p.lay_out()
        for name, value in given.items():
            if name not in p.own():
                raise BadSetup("setup-unknown-option", option=name, known=", ".join(p.own()))
            setattr(p, name, value)
        return p

    def moves(self, position: Position) -> Sequence[Move]:
        return [self.every_move[action] for action in position.legal()]

    def move(self, action: int) -> Move:
        return self.every_move[action]

    def action(self, move: Move) -> int:
        if move not in self._action_of:
            raise BadMove("bad-move-unknown", move=type(move).__name__)
        return self._action_of[move]

    def why_not(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        p, action = self._own(position), self.action(move)
        actor = p.actor()
        if actor == OVER:
            return self.over
        if actor == CHANCE:
            return self.chance_first
        if seat != actor:
            return _not_your_turn(self.turn_rule, int(actor))
        return None if action in p.legal() else self.forbids(p, move)

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        p = self._own(position)
        refusal = self.why_not(p, seat, move)
        if refusal is not None:
            raise MoveRefused(refusal.rule, refusal.reason, **refusal.values)
        p.recording = True
        p.apply(self.action(move))
        return self._events(p)

    def chance(self, position: Position, outcome: list[int] | None = None) -> Sequence[Event]:
        p = self._own(position)
        if p.actor() != CHANCE or not (outcome is None or p.can_happen(outcome)):
            raise EngineBug("bug-no-chance-due")
        p.recording = True
        p.happen(p.draw() if outcome is None else outcome)
        return self._events(p)

    def _events(self, p: P) -> Sequence[Event]:
        p.recording = False
        told, p.told = tuple(p.told), []
        return told

    def view(self, position: Position, seat: Seat | None) -> V:
        p = self._own(position)
        outside = self.spectator_view(p)
        return outside if seat is None else self.seat_view(p, seat, outside)

    def seat_view(self, position: Position, seat: Seat, outside: View) -> V:
        p = self._own(position)
        moves = tuple(self.moves(p)) if p.actor() == seat else ()
        return self.for_seat(p, seat, msgspec.structs.replace(self._seen(outside), you=seat, moves=moves))

    def _seen(self, view: View) -> V:
        if not isinstance(view, self.view_type):
            raise EngineBug("bug-foreign-view", game=self.meta.name)
        return view

    def silent_move(self, view: View, asks: str) -> Move | None:  # noqa: ARG002 (nobody is asked in secret)
        return None

    def turn_number(self, view: View) -> int:  # noqa: ARG002
        return 0

    def imagine(self, view: View, seed: int) -> P:
        p = self.position_type()
        p.generator = scramble(-1 - seed)  # no seed of a table gives this chance
        self.put_back(p, self._seen(view))
        return p

    def explain(self, view: View) -> Explanation:
        return Explanation(self.rules_of.get(self._seen(view).question, ()))

    def write(self, move: Move) -> str:
        """The kind of the move and its fields."""
        values = msgspec.structs.astuple(move)
        return " ".join(map(str, (move.__struct_config__.tag, *values)))

    def read(self, text: str) -> Move:
        move = self._move_of.get(" ".join(text.split()))
        if move is None:
            raise BadMove("bad-move-text", text=text)
        return move

    def entry(self, position: Position, move: Move) -> str:  # noqa: ARG002 (every move is an entry)
        return self.write(move)

    def lot(self, position: Position) -> Lot | None:
        return self._own(position).due()

    def write_outcome(self, position: Position, outcome: list[int]) -> str:
        lot = self.lot(position)
        return "" if lot is None else " ".join((lot.word, *(lot.of[place] for place in outcome)))

    def read_outcome(self, position: Position, text: str) -> list[int] | None:
        lot, (word, *picked) = self.lot(position), text.split() or [""]
        if lot is None or word != lot.word:
            return None
        places: dict[str, list[int]] = {}
        for place, name in enumerate(lot.of):
            places.setdefault(name, []).append(place)
        try:  # of equal things, the first that is left
            return [places[name][0] if lot.again else places[name].pop(0) for name in picked]
        except (KeyError, IndexError) as problem:
            raise BadMove("bad-move-text", text=text) from problem

    def check_data(self, text: str | None) -> DataReport:
        if text is not None:
            raise BadSetup("setup-no-data", game=self.meta.name)
        return DataReport((), ())
