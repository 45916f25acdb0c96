"""What may be imagined of a table of Malta!, and how often."""

from collections import Counter
from collections.abc import Callable, Hashable

from auberge.core.protocol import Seat
from auberge.games.malta.game import GAME
from auberge.games.malta.tables import CARD_NAMES
from tests.games.malta.round_table import LETTERS, Table


def imagined(t: Table, viewer: Seat | None, what: Callable[[Table], Hashable], times: int) -> Counter[Hashable]:
    """How often each outcome was imagined from what the viewer sees."""
    view = GAME.view(t.p, viewer)
    return Counter(what(Table(GAME.imagine(view, seed))) for seed in range(times))


def held(t: Table, seat: int) -> list[str]:
    """A hand in canonical order, read from the position itself."""
    return [CARD_NAMES[card] for card, copies in enumerate(t.p.hands[seat]) for _ in range(copies)]


def hand_of(seat: Seat) -> Callable[[Table], tuple[str, ...]]:
    """The hand of this seat."""
    return lambda t: tuple(held(t, seat))


def placed(*cards: str) -> Callable[[Table], tuple[str, ...]]:
    """In whose hands each of these cards is, `-` for nobody's."""

    def where(t: Table) -> tuple[str, ...]:
        hands = [held(t, seat) for seat in range(t.p.seats)]
        return tuple("".join(LETTERS[seat] for seat, hand in enumerate(hands) if card in hand) or "-" for card in cards)

    return where


def holders(t: Table, viewer: Seat | None, card: str, times: int = 100) -> set[str]:
    """Everybody in whose hand the viewer may imagine the card."""
    view = GAME.view(t.p, viewer)
    return {placed(card)(Table(GAME.imagine(view, seed)))[0] for seed in range(times)}
