"""A table of Malta! put together for a test, played by short texts.

Players are A to F clockwise, as in the canon: `A play shove C up`, `B pass`, `A racket B shove`; `table deck ...` for
what chance does for nobody in particular. A is active unless the test says otherwise; everybody not told otherwise
stands on the bottom row, A at (0,0), B at (0,1) and so on.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from auberge.core.match import Match
from auberge.core.protocol import CHANCE, Event, Move, OptionValue, Refusal, Seat
from auberge.core.record import Player
from auberge.core.setup import settle_setup
from auberge.games.malta.engine import Engine
from auberge.games.malta.explaining import MaltaExplanation
from auberge.games.malta.game import GAME
from auberge.games.malta.sheet import Sheet
from auberge.games.malta.tables import CARD_NAMES
from auberge.games.malta.view import MaltaView, PlayerView, SpaceView
from tests.games import game_table
from tests.games.game_table import GameTable

Kind = TypeVar("Kind", bound=Event)
Place = tuple[int, int]
A, B, C, D, E, F = map(Seat, range(6))
LETTERS: Final = "ABCDEF"
_COLUMN: Final = (2, 12, 2, 7, 9, 5, 4, 5, 3, 2, 4, 3, 5, 3, 8, 4, 5, 3, 2, 2, 4, 3, 4, 2, 2, 1, 2)
COPIES: Final[dict[str, int]] = dict(zip(CARD_NAMES, _COLUMN, strict=True))  # as the canon has them (9.2)


class Table(GameTable[Engine, MaltaView, Sheet, MaltaExplanation]):
    """A position and the calls a test makes on it."""

    game = GAME

    @property
    def view(self) -> MaltaView:
        """What everybody sees."""
        return GAME.view(self.p, None)

    @property
    def question(self) -> str:
        return self.own_view.question

    @property
    def due(self) -> int:
        return self.view.due

    @property
    def turn(self) -> int:
        return self.view.turn

    @property
    def discard_pile(self) -> list[str]:
        return list(self.view.discard_pile)

    @property
    def players_in(self) -> list[Seat]:
        return [Seat(seat) for seat, player in enumerate(self.view.players) if player.is_in]

    def player(self, seat: Seat) -> PlayerView:
        """A player as he sees himself."""
        return GAME.view(self.p, seat).players[seat]

    def hand(self, seat: Seat) -> list[str]:
        """The hand in canonical order."""
        held = self.player(seat).hand or {}
        return [card for card in CARD_NAMES for _ in range(held.get(card, 0))]

    def sizes(self) -> list[int]:
        return [player.hand_size for player in self.view.players]

    def pawns(self) -> list[Place | None]:
        return [player.pawn for player in self.view.players]

    def space(self, row: int, col: int) -> SpaceView:
        found = self.view.board[row][col]
        assert found is not None
        return found

    def pile(self) -> list[str]:
        """The draw pile, top first."""
        return [CARD_NAMES[card] for card in reversed(self.p.draw_pile)]

    def answers(self) -> set[str]:
        """The legal moves, written; players by letter."""
        found = [lettered(GAME.write(move)) for move in GAME.moves(self.p)]
        assert len(set(found)) == len(found)
        return set(found)

    def read(self, text: str) -> tuple[Seat, Move]:
        """Who plays what."""
        seat, text = spelled(text)
        return seat, GAME.read(text)

    def play(self, *entries: str) -> list[Event]:
        """Entries one after another, moves or outcomes of chance; what is merely drawn from the pile goes by itself."""
        events: list[Event] = []
        for entry in entries:
            events += self.go_on()
            seat, text = spelled(entry)
            outcome = GAME.read_outcome(self.p, text)
            if outcome is None:
                events += super().play(entry)
            else:
                assert (self.actor, self.p.chance_seat()) == (CHANCE, seat)
                events += GAME.chance(self.p, outcome)
        return events

    def resolve(self, *entries: str) -> list[Event]:
        """Cards announced one after another, each answered by nobody."""
        events: list[Event] = []
        for entry in entries:
            events += self.play(entry)
            while self.question == "respond":
                events += GAME.play(self.p, Seat(self.actor), GAME.read("pass"))
        return events

    def go_on(self) -> list[Event]:
        """Goes on where cards are about to be drawn."""
        events: list[Event] = []
        while self.actor == CHANCE and self.p.can_happen([]):
            events += GAME.chance(self.p, [])
        return events

    def refuse(self, text: str, *rules: str, seat: int | None = None) -> Refusal:
        """Goes on to the next decision first."""
        self.go_on()
        return super().refuse(text, *rules, seat=seat)


def spelled(entry: str) -> tuple[Seat, str]:
    """Who speaks, and the move with players by number."""
    first, *words = entry.split()
    return Seat(-1 if first == "table" else LETTERS.index(first)), " ".join(
        str(LETTERS.index(word) + 1) if word in tuple(LETTERS) else word for word in words
    )


def lettered(text: str) -> str:
    """A move with its player by letter: `player B`."""
    word, *rest = text.split()
    return f"player {LETTERS[int(rest[0]) - 1]}" if word == "player" else text


def player(hand: str | Iterable[str] = "", pawn: Place | None = None, **values: object) -> dict[str, object]:
    """A player for `table`: cards held, where the pawn stands, and what else scenarios may give."""
    given: dict[str, object] = {"hand": hand.split() if isinstance(hand, str) else list(hand), **values}
    return given if pawn is None else {**given, "pawn": "({},{})".format(*pawn)}


def table(
    *players: Mapping[str, object],
    stage: str = "play",
    options: Mapping[str, OptionValue] | None = None,
    start: int = 0,
    board: Mapping[Place, str] | None = None,
    data: str | None = None,
    **given: object,
) -> Table:
    """A table with these players, `given` as in scenarios; the cards not named are in the draw pile."""
    setup = settle_setup(GAME.meta, seats=len(players), seed=1, options=options, start_seat=start, data=data)
    seats = {str(number): dict(values) for number, values in enumerate(players, start=1)}
    spaces = {"({},{})".format(*place): kind for place, kind in (board or {}).items()}
    t = Table(GAME.arrange(setup, {"stage": stage, "seat": seats, "board": spaces, **given}))
    assert GAME.check(t.p) == []
    return t


def new_game(
    seats: int = 2, seed: int = 7, start: int | None = 0, options: Mapping[str, OptionValue] | None = None
) -> Table:
    """A game just begun: the board is about to be shuffled."""
    setup = settle_setup(GAME.meta, seats=seats, seed=seed, options=options, start_seat=start)
    return Table(GAME.start(setup, pausing=True))


def dealt(seats: int = 2, seed: int = 7, start: int = 0, options: Mapping[str, OptionValue] | None = None) -> Table:
    """A game at the first draw: every pawn placed in the middle of the bottom row."""
    t = new_game(seats, seed, start, options)
    t.chance()
    for _ in range(seats):
        GAME.play(t.p, Seat(t.actor), GAME.read("place (0,2)"))
    t.chance()
    return t


def random_steps(t: Table, seed: int) -> Iterator[list[Event]]:
    """Plays at random to the end, and tells what came of each step."""
    return (events for _, _, events in game_table.random_steps(t, seed))


def of_kind(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of a kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def kinds(events: Sequence[Event]) -> list[str]:
    """The events by their names."""
    return [str(event.__struct_config__.tag) for event in events]


def match_of(t: Table) -> Match:
    """A match that stands as this table does; its history is empty."""
    seats = len(t.view.players)
    setup = settle_setup(GAME.meta, seats=seats, seed=1, start_seat=0)
    match = Match(GAME, setup, [Player(str(number), "human") for number in range(seats)])
    match.position = t.p
    return match


def cards_of(t: Table) -> Counter[str]:
    """Every card there is, wherever it lies."""
    p = t.p
    numbers = [*p.draw_pile, *p.discard_pile, *(card for card in (p.response,) if card >= 0)]
    numbers += [int(p.card)] if p.announced else []
    numbers += [card for hand in p.hands for card, copies in enumerate(hand) for _ in range(copies)]
    return Counter(CARD_NAMES[card] for card in numbers)
