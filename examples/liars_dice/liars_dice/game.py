"""Liar's dice: the rules, and the game that joins them to moves, events and views."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

import msgspec

from auberge.core.chance import Lot, Source, source_of
from auberge.core.plain_game import PlainGame, PlainPosition
from auberge.core.position import OVER, Position
from auberge.core.protocol import Event, Move, Refusal, Seat
from liars_dice import moves as m

FACE_NAMES: Final = tuple(map(str, range(1, m.FACES + 1)))
ONE: Final = 1


class LiarsDicePosition(PlainPosition):
    """Cups, the last bid, and who lost in which order."""

    def __init__(self) -> None:
        super().__init__()
        self.wild_ones: bool = False
        self.round: int = 0
        self.bid: int = -1  # as an action number; none: -1
        self.bidder: int = -1
        self.left: list[int] = []
        self.cups: list[list[int]] = []  # faces, sorted; empty before the roll
        self.lost_as: list[int] = []

    def lay_out(self) -> None:
        self.left = [m.DICE] * int(self.seats)  # LD-SETUP-01
        self.cups = [[] for _ in range(int(self.seats))]
        self.lost_as = [0] * int(self.seats)

    def players(self) -> list[int]:
        """The seats with dice."""
        return [seat for seat, left in enumerate(self.left) if left]

    def decider(self) -> int:
        return int(self.seat) if len(self.players()) > 1 else OVER

    def due(self) -> Lot | None:
        if len(self.players()) < 2 or any(self.cups):
            return None
        return Lot("roll", FACE_NAMES, sum(self.left), again=True)  # LD-ROLL-01

    def picked(self, outcome: list[int]) -> None:
        faces = iter(outcome)
        self.round += 1
        for seat in self.players():
            self.cups[seat] = sorted(next(faces) + 1 for _ in range(self.left[seat]))
            self.tell(m.Rolled(Seat(seat), tuple(self.cups[seat])))

    def legal(self) -> list[int]:
        most = sum(self.left) * m.FACES
        bids = list(range(self.bid + 1, most))  # LD-BID-02: bids are numbered in their order
        return bids if self.bid < 0 else [*bids, m.DOUBT]

    def act(self, action: int) -> None:
        if action == m.DOUBT:
            self._doubt(m.BIDS[self.bid])
            return
        self.tell(m.Bade(Seat(int(self.seat)), m.BIDS[action].number, m.BIDS[action].face))
        self.bid, self.bidder = action, int(self.seat)
        self.seat = self._next(int(self.seat))

    def count(self, face: int) -> int:
        """How many dice show a face, or count as it (LD-OPT-01)."""
        shown = [die for cup in self.cups for die in cup]
        return shown.count(face) + (shown.count(ONE) if self.wild_ones and face != ONE else 0)

    def _doubt(self, bid: m.Bid) -> None:
        found = self.count(bid.face)
        self.tell(m.Doubted(Seat(int(self.seat)), Seat(self.bidder), found, bid.face))
        loser = int(self.seat) if found >= bid.number else self.bidder  # LD-DOUBT-02
        self.left[loser] -= 1
        self.tell(m.Lost(Seat(loser), self.left[loser]))
        if not self.left[loser]:
            self.lost_as[loser] = max(self.lost_as) + 1  # LD-END-01
        self.revealed = True
        self.cups = [[] for _ in self.cups]
        self.bid = self.bidder = -1
        self.seat = loser if self.left[loser] else self._next(loser)  # LD-DOUBT-03
        if len(self.players()) == 1:
            self.tell(m.Won(Seat(self.players()[0])))

    def _next(self, seat: int) -> int:
        around = [(seat + step) % len(self.left) for step in range(1, len(self.left) + 1)]
        return next(other for other in around if self.left[other])

    def score_of(self, seat: int) -> int:
        return self.left[seat]

    def is_ahead(self, seat: int, other: int) -> bool:
        stayed = [lost_as or len(self.lost_as) for lost_as in self.lost_as]
        return stayed[seat] > stayed[other]


class LiarsDice(PlainGame[LiarsDicePosition, m.LiarsDiceView]):
    """The readable face of liar's dice."""

    meta = m.META
    position_type = LiarsDicePosition
    view_type = m.LiarsDiceView
    every_move = m.EVERY_MOVE
    event_types = m.EVENT_TYPES
    turn_rule = "LD-TURN-01"
    over = Refusal("LD-END-01", "game-over")
    chance_first = Refusal("LD-ROLL-01", "roll-first")
    rules_of: ClassVar = {"bid": ("LD-BID-01",), "answer": ("LD-BID-02", "LD-DOUBT-02")}

    def set_options(self, p: LiarsDicePosition, options: Mapping[str, object]) -> None:
        p.wild_ones = options[m.WILD_ONES] is True

    def spectator_view(self, p: LiarsDicePosition) -> m.LiarsDiceView:
        return m.LiarsDiceView(
            you=None,
            actor=int(p.actor()),
            moves=(),
            data=None,
            turn=Seat(int(p.seat)),
            question="bid" if p.bid < 0 else "answer",
            options={m.WILD_ONES: p.wild_ones},
            seats=int(p.seats),
            start_seat=Seat(int(p.start_seat)),
            round=p.round,
            bid=None if p.bid < 0 else m.BIDS[p.bid],
            bidder=p.bidder,
            cups=tuple(m.Cup(left, (), lost_as) for left, lost_as in zip(p.left, p.lost_as, strict=True)),
        )

    def for_seat(self, p: LiarsDicePosition, seat: Seat, outside: m.LiarsDiceView) -> m.LiarsDiceView:
        cups = list(outside.cups)
        cups[seat] = msgspec.structs.replace(cups[seat], faces=tuple(p.cups[seat]))
        return msgspec.structs.replace(outside, cups=tuple(cups))

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        hidden = isinstance(event, m.Rolled) and event.seat != seat
        return msgspec.structs.replace(event, faces=()) if hidden else event

    def put_back(self, p: LiarsDicePosition, view: m.LiarsDiceView) -> None:
        """Cups that the viewer cannot see are rolled again."""
        p.seats, p.start_seat, p.seat = view.seats, view.start_seat, view.turn
        self.set_options(p, view.options)
        p.pausing = True
        p.round, p.bidder = view.round, view.bidder
        p.bid = -1 if view.bid is None else m.BIDS.index(view.bid)
        p.left = [cup.left for cup in view.cups]
        p.lost_as = [cup.lost_as for cup in view.cups]
        p.cups = [list(cup.faces) for cup in view.cups]
        if view.actor >= 0:
            hidden = [seat for seat in p.players() if not p.cups[seat]]
            for seat in hidden:
                p.cups[seat] = sorted(int(p.random_below(m.FACES)) + 1 for _ in range(p.left[seat]))

    def forbids(self, p: LiarsDicePosition, move: Move) -> Refusal:
        if isinstance(move, m.Doubt):
            return Refusal("LD-DOUBT-01", "liars_dice-no-bid")
        if isinstance(move, m.Bid) and move.number > sum(p.left):
            return Refusal("LD-BID-02", "liars_dice-too-many", {"most": sum(p.left)})
        return Refusal("LD-BID-02", "liars_dice-too-low")

    def sources(self) -> Mapping[str, Source]:
        return {"roll": source_of(FACE_NAMES, most=m.SEATS * m.DICE, again=True)}

    def check(self, position: Position) -> Sequence[str]:
        p = self._own(position)
        full = [seat for seat in p.players() if p.cups[seat] and len(p.cups[seat]) != p.left[seat]]
        return [f"seat {seat + 1} has {len(p.cups[seat])} dice under the cup, not {p.left[seat]}" for seat in full]


GAME: Final = LiarsDice()
VERSIONS: Final = {1: GAME}
