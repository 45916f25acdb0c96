"""What a reason in Malta! can be about: staying in, ways out, the hand, what the others have and lack."""

from typing import Final

from auberge.analysis.features import Feature
from auberge.bots.malta.worth import KEEP
from auberge.core.bits import has, size
from auberge.core.errors import EngineBug
from auberge.core.protocol import Position
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import movement


def _steps(p: MaltaPosition, seat: int) -> list[int]:
    """The spaces one step away."""
    place, exits = p.pawns[seat], movement.exits(p, seat)
    return [int(t.step(place, way, p.width)) for way in range(t.DIRECTIONS) if has(exits, way)]


def _ways_on(p: MaltaPosition, place: int) -> int:
    """The arrows of a space that stay on the board."""
    arrows = p.arrows_at(place)
    return sum(has(arrows, way) and t.step(place, way, p.width) >= 0 for way in range(t.DIRECTIONS))


def _racket(p: MaltaPosition, seat: int, place: int) -> int:
    """The cards a step to this space costs (M-RACKET-01)."""
    crowd = sum(other != seat and p.is_in(other) and p.pawns[other] == place for other in range(p.seats))
    return int(p.number_at(place)) * crowd


class MaltaFeatures:
    """What to look at around a pawn."""

    features: tuple[Feature, ...] = (
        Feature("safe", 0.6, share=True),
        Feature("exits", 0.04),
        Feature("ways_on", 0.03),
        Feature("next_number", 0.02),
        Feature("cards", 0.02),
        Feature("answers", 0.03),
        Feature("hand_worth", 0.02),
        Feature("space_number", 0.02),
        Feature("racket", 0.03, turned=True),
        Feature("blind", 0.1, turned=True),
        Feature("rivals_out", 0.3),
        Feature("rivals_stuck", 0.1),
        Feature("rivals_cards", 0.02, turned=True),
        Feature("rivals_blind", 0.08),
    )

    def read(self, p: Position, seat: int) -> list[float]:
        if not isinstance(p, MaltaPosition):
            raise EngineBug("bug-foreign-position", game="malta")
        rivals = [other for other in range(p.seats) if other != seat]
        left = [other for other in rivals if p.is_in(other)]
        return [*self._own(p, seat), float(len(rivals) - len(left)), *self._rivals(p, left)]

    def _own(self, p: MaltaPosition, seat: int) -> list[float]:
        if not p.is_in(seat):
            return [0.0] * 10
        placed = p.pawns[seat] >= 0 and len(p.spaces) > 0
        steps = _steps(p, seat) if placed else []
        hand, cards = p.hands[seat], p.sizes[seat]
        worth = sum(KEEP[card] * float(hand[card]) for card in range(t.KINDS)) / max(cards, 1)
        return [
            1.0,
            float(len(steps)),
            float(max((_ways_on(p, place) for place in steps), default=0)),
            float(max((p.number_at(place) for place in steps), default=0)),
            float(cards),
            float(hand[t.NEGATE] + hand[t.BOOMERANG]),
            worth,
            float(p.number_at(p.pawns[seat])) if placed else 0.0,
            -float(min((_racket(p, seat, place) for place in steps), default=0)),
            -float(p.blind[seat]),
        ]

    def _rivals(self, p: MaltaPosition, left: list[int]) -> list[float]:
        """The others who are in: stuck, with how many cards, blinded."""
        placed = [other for other in left if p.pawns[other] >= 0 and len(p.spaces) > 0]
        return [
            float(sum(size(movement.exits(p, other)) == 0 for other in placed)),
            -sum(float(p.sizes[other]) for other in left) / max(len(left), 1),
            float(sum(p.blind[other] for other in left)),
        ]

    def shuffle_unseen(self, p: Position) -> None:
        """The draw pile."""
        if not isinstance(p, MaltaPosition):
            raise EngineBug("bug-foreign-position", game="malta")
        p.draw_pile.sort()
        p.shuffle(p.draw_pile)

    def unseen(self, p: Position) -> int:
        if not isinstance(p, MaltaPosition):
            raise EngineBug("bug-foreign-position", game="malta")
        return len(p.draw_pile)


READER: Final = MaltaFeatures()
