"""The modules of a game: what each of them must hold, so that `BoardGame` can join them.

These are plain modules; mypy compares each with its protocol here. `P` is the game's own position, `V` its view, `S`
the sheet of values it is played with and `X` its explanation of a view.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from auberge.core.chance import Lot, Source
from auberge.core.position import Position
from auberge.core.protocol import Event, Explanation, Move, OptionValue, Refusal, ScoreLine, Seat, Setup, View

P = TypeVar("P", bound=Position)
V = TypeVar("V", bound=View)
S = TypeVar("S")
P_contra = TypeVar("P_contra", bound=Position, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
S_co = TypeVar("S_co", covariant=True)
X = TypeVar("X", bound=Explanation)
X_co = TypeVar("X_co", bound=Explanation, covariant=True)

EventTable = Mapping[int, Callable[[Seat, int, int], Event]]  # by kind of fact: its event, from seat and two numbers


class MovesModule(Protocol):
    """moves.py: decisions as named, typed moves; besides, the union of them all and MOVE_TYPES."""

    def move_of(self, action: int, /) -> Move:
        """The move an action number stands for."""

    def action_of(self, move: Move, /) -> int:
        """The action number of a move. BadMove if it is none of this game's, or one without a number."""


class EventsModule(Protocol):
    """events.py: what happened, as named facts; besides, EVENT_OF, the union of them all and EVENT_TYPES."""

    def witnessed(self, event: Event, seat: Seat | None, /) -> Event | None:
        """The event as this seat may see it; None if it may not know of it at all."""


class NotationModule(Protocol[P_contra, S_contra]):
    """notation.py: moves and the outcomes of chance as short texts, and back. BadMove names what cannot be read."""

    def write(self, move: Move, /) -> str: ...

    def read(self, text: str, /) -> Move: ...

    def entry(self, p: P_contra, move: Move, /) -> str:
        """What the move writes into the record; nothing for the first parts of a decision asked in steps."""

    def write_outcome(self, p: P_contra, outcome: list[int], /) -> str: ...

    def read_outcome(self, p: P_contra, text: str, /) -> list[int] | None:
        """The outcome a text stands for; None if the text is no chance entry."""

    def lot(self, p: P_contra, /) -> Lot | None:
        """What the chance that is due picks from, in the words of the record; None where nothing is drawn."""

    def sources(self, sheet: S_contra, /) -> Mapping[str, Source]:
        """The components of this sheet that lots are made of, by the lot's word."""


class RefusalsModule(Protocol[P_contra]):
    """refusals.py: the rule that forbids a move, and why."""

    def why_not(self, p: P_contra, seat: Seat, move: Move, /) -> Refusal | None:
        """The first rule in the way, or None if the move is legal. BadMove if it is no move of this game."""


class ViewingModule(Protocol[P_contra, V]):
    """viewing.py: draws what one seat may see; view.py holds the types of it."""

    def spectator_view(self, p: P_contra, /) -> V:
        """What everybody may see."""

    def seat_view(self, p: P_contra, seat: Seat, outside: V, /) -> V:
        """What a seat may see: what everybody does (`outside`), and what is for this seat alone."""


class ImaginingModule(Protocol[P_contra, V_contra]):
    """imagining.py: a position put back from a view."""

    def imagine(self, p: P_contra, view: V_contra, rules_version: int, /) -> None:
        """Makes a new position one that fits the view; what the seat cannot see is drawn from its generator."""


class ExplainingModule(Protocol[P_contra, V_contra, X_co]):
    """explaining.py: what the rules say about a view. Besides, RULE_OF: the rule that explains each thing of the table,
    and NUMBERS: values that no house data changes; both are written into the page."""

    def explain(self, view: V_contra, imagined: Callable[[], P_contra], /) -> X_co:
        """The explanation of a view; `imagined` gives a position that fits it, for questions to the rules."""


class OptionsModule(Protocol[P_contra]):
    """options.py: the rule options of a table, as they stand in a position."""

    def set_options(self, p: P_contra, options: Mapping[str, OptionValue], /) -> None:
        """Writes the options into a position; one that is not named is at its default."""


class SetupModule(Protocol[P_contra, S_contra]):
    """rules/setup.py: the table before the first step."""

    def lay_out(self, p: P_contra, sheet: S_contra, seats: int, start_seat: int, /) -> None:
        """Lays out everything that needs no chance; the options are set already."""


class LedgerModule(Protocol[P_contra]):
    """ledger.py: where points come from, and the invariants of the canon."""

    def score_sheet(self, p: P_contra, /) -> Sequence[ScoreLine]: ...

    def check(self, p: P_contra, /) -> Sequence[str]: ...


class ArrangingModule(Protocol[P_contra]):
    """arranging.py: positions put together by hand; its docstring says what may be given."""

    def arrange(self, p: P_contra, setup: Setup, given: Mapping[str, object], rules_version: int, /) -> None:
        """Makes a new position, its options set, one as given; it pauses for chance from then on."""


class PrintedModule(Protocol[S_co]):
    """printed.py: the data file, read and checked, as a sheet of values."""

    def sheet_of(self, house_data: str | None, rules_version: int, /) -> S_co:
        """The sheet of the shipped values, or of house data given as text, for a version of the rules: it says which
        values and readings hold. BadData if it fails a check."""

    def warnings_on(self, house_data: str | None, /) -> Sequence[str]:
        """What is legal but worth a word: keys of sentences. BadData if the file fails a check."""


@dataclass(frozen=True)
class GameModules(Generic[P, V, S, X]):
    """All modules of one game."""

    moves: MovesModule
    events: EventsModule
    notation: NotationModule[P, S]
    refusals: RefusalsModule[P]
    viewing: ViewingModule[P, V]
    imagining: ImaginingModule[P, V]
    explaining: ExplainingModule[P, V, X]
    options: OptionsModule[P]
    setup: SetupModule[P, S]
    ledger: LedgerModule[P]
    arranging: ArrangingModule[P]
    printed: PrintedModule[S]
