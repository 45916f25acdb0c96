"""A table of Valletta put together for a test, played by short texts.

The street is always the same: `STREET` row by row as dealt, the first above the street, the second below, and so on.
Seats count from 0, as everywhere in code; goods are four numbers: gold, wood, stone, brick.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar, cast

from auberge.core.protocol import CHANCE, Event, Move, OptionValue, Seat
from auberge.core.setup import settle_setup
from auberge.games.valletta import goods as g
from auberge.games.valletta.cards import listed
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.explaining import VallettaExplanation
from auberge.games.valletta.game import GAME
from auberge.games.valletta.goods import Good
from auberge.games.valletta.moves import Choose
from auberge.games.valletta.sheet import Sheet
from auberge.games.valletta.tables import CHARACTER_NAMES, CharacterName
from auberge.games.valletta.view import BuildingView, Goods, PlayerView, VallettaView, goods_view
from tests.games.game_table import GameTable
from tests.games.valletta.sample_cards import with_test_cards

Kind = TypeVar("Kind", bound=Event)
GOODS: Final[tuple[Good, ...]] = ("gold", "wood", "stone", "brick")
JEAN: Final[CharacterName] = "jean_de_la_valette"
STARTING: Final[tuple[CharacterName, ...]] = (
    "shopkeeper",
    "lumberjack",
    "stonecutter",
    "brickmaker",
    "maid",
    "builder",
    "apprentice",
    JEAN,
)
RED: Final[tuple[CharacterName, ...]] = STARTING[:6]
GREEN: Final[tuple[CharacterName, ...]] = ("banker", "joiner", "stone_carver", "brick_master")
BLUE: Final[tuple[CharacterName, ...]] = (
    *("monk", "roofer", "trader", "seamstress", "merchant", "foreman"),
    *("chamberlain", "mason", "innkeeper", "nun", "carpenter", "tax_collector"),
)
YELLOW: Final[tuple[CharacterName, ...]] = (
    *("architect_laparelli", "bailiff_schilling", "grand_master_del_monte"),
    *("pope_pius_v", "emperor_charles_v", "king_philip_ii", "knight_rekuk"),
)
ARCHITECT, BAILIFF, GRAND_MASTER, POPE, EMPEROR, KING, KNIGHT = YELLOW
PIECES: Final[Goods] = (42, 30, 30, 30)
ROWS: Final = (
    "g01 g04 g07 g10 b01",
    "b04 b05 b06 y01 y02",
    "g02 b02 b07 b13 y03",
    "g05 b09 y04 y05 y09",
    "g08 g11 b10 b12 y07",
    "g03 g06 b15 b11 y06",
)
STREET: Final = tuple(f"building_{name}" for row in ROWS for name in row.split())
CARDS: Final = {2: 40, 3: 53, 4: 66}


def spot(side: str, rank: int, column: int) -> str:
    """The building of the test street `above` or `below`, so many rows out (from 1), in a column (from 1)."""
    row = 2 * (rank - 1) + ("above", "below").index(side)
    return STREET[5 * row + column - 1]


class Table(GameTable[Engine, VallettaView, Sheet, VallettaExplanation]):
    """A position and the calls a test makes on it."""

    game = GAME

    @property
    def question(self) -> str:
        return self.view.question

    @property
    def turn(self) -> int:
        return self.view.turn

    def seen(self, seat: int = 0) -> PlayerView:
        """A seat's things, as it sees them itself."""
        return GAME.view(self.p, Seat(seat)).players[seat]

    def goods(self, seat: int = 0) -> Goods:
        return goods_view(self.p.players[seat].goods)

    def points(self, seat: int = 0) -> int:
        return int(self.p.players[seat].points)

    def hand(self, seat: int = 0) -> list[str]:
        return sorted(self.seen(seat).hand or ())

    def pile(self, seat: int = 0) -> list[str]:
        """The draw pile, top first."""
        return [CHARACTER_NAMES[card] for card in reversed(self.p.players[seat].draw_pile)]

    def stack(self, seat: int = 0) -> Counter[str]:
        """All cards of a player."""
        player = self.p.players[seat]
        cards = [*listed(player.hand), *listed(player.played), *player.draw_pile, *player.discard_pile]
        return Counter(CHARACTER_NAMES[card] for card in cards)

    @property
    def pool(self) -> Counter[str]:
        return Counter({str(name): number for name, number in self.view.pool.items()})

    def building(self, name: str) -> BuildingView:
        return next(building for building in self.view.layout if building.name == name)

    def saved_gold(self, name: str) -> int:
        """What own buildings next to it take off the cost of this one, as the table explains it."""
        slot = next(slot for slot, building in enumerate(self.view.layout) if building.name == name)
        price = GAME.explain(self.view).prices[slot]
        savings = () if price is None else price.savings
        return sum(saving.number for saving in savings if saving.why == "neighbours")

    def answers(self) -> set[str]:
        """The legal moves, written; a good by its name alone."""
        found = [move.good if isinstance(move, Choose) else GAME.write(move) for move in GAME.moves(self.p)]
        assert len(set(found)) == len(found)
        return set(found)

    def targets(self) -> set[str]:
        """What may be built or upgraded."""
        return {text for text in self.answers() if text.startswith(("build ", "upgrade "))}

    def read(self, text: str) -> tuple[Seat, Move]:
        """Who plays what: the actor, a move in full, a character's name alone or a good alone."""
        return super().read(spelled(text))

    def go_on(self) -> list[Event]:
        """Lets chance happen as long as it is due."""
        events: list[Event] = []
        while self.actor == CHANCE:
            events += GAME.chance(self.p)
        return events

    def refill(self) -> list[Event]:
        """Goes on where the hand is about to be refilled."""
        assert (self.actor, self.question) == (CHANCE, "refill")
        return list(GAME.chance(self.p, []))


def seat(hand: str | None = None, *goods: int, exact: bool = False, **values: object) -> dict[str, object]:
    """A seat for `table`: a hand filled up to five with plain producers, or exactly these cards and an empty pile."""
    given: dict[str, object] = {"goods": [*goods, 0, 0, 0, 0][:4]} | values
    if hand is not None:
        cards = hand.split()
        spare = [card for card in RED[:5] if card not in cards]
        given["hand"] = cards if exact else cards + spare[: 5 - len(cards)]
    if exact:
        given.setdefault("draw_pile", [])
    return given


def spelled(text: str) -> str:
    """A move in full: `maid` is `play maid`, `gold` is `choose gold`."""
    if text in CHARACTER_NAMES:
        return f"play {text}"
    return f"choose {text}" if text in GOODS else text


def settled(seats: int, start: int | None, options: Mapping[str, OptionValue], seed: int = 1) -> Engine:
    """A game just begun, before anything is shuffled."""
    setup = settle_setup(GAME.meta, seats=seats, seed=seed, options=options, start_seat=start)
    return GAME.start(setup, pausing=True)


def table(
    first: Mapping[str, object] | None = None,
    *others: Mapping[str, object],
    seats: int | None = None,
    start: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    cost: Mapping[str, Sequence[int]] | None = None,
    icons: Mapping[str, tuple[str, int, int]] | None = None,
    points: Mapping[str, tuple[int, int]] | None = None,
    **given: object,
) -> Table:
    """A table at the first seat's turn, on the test street; a seat for every mapping, `given` as in scenarios.

    Test cards by building: `cost`, `icons` (good, basic, upgraded), `points` (basic, upgraded)."""
    number = seats or max(2, 1 + len(others))
    setup = settle_setup(GAME.meta, seats=number, seed=1, options=options or {}, start_seat=start)
    players = {str(seat): values for seat, values in enumerate((first or {}, *others), start=1)}
    given = {"turn": 1, "layout": list(STREET[: 5 * number + 10]), "seat": players} | given
    p = GAME.arrange(setup, given)
    p.sheet = with_test_cards(p.sheet, cost or {}, icons or {}, points or {})
    _leave_out_what_was_not_asked_for(p, given)
    if p.limited_supply and "supply" not in given:
        p.supply = g.bundle(*_left_over(p))
    p.ask_again()
    return Table(p)


def _leave_out_what_was_not_asked_for(p: Engine, given: Mapping[str, object]) -> None:
    """A test names the cards it needs; the others that `arrange` keeps in the pool or the discard pile only disturb."""
    pool = {"builder": 4} | cast(dict[str, int], given.get("pool", {}))
    p.pool = [pool.get(name, 0) for name in CHARACTER_NAMES]
    for number, values in cast(Mapping[str, Mapping[str, object]], given["seat"]).items():
        piles = [cast(list[str], values.get(pile, [])) for pile in ("hand", "draw_pile", "discard_pile", "played")]
        player, jean = p.players[int(number) - 1], CHARACTER_NAMES.index(JEAN)
        if not any(JEAN in pile for pile in piles) and jean in player.discard_pile:
            player.discard_pile.remove(jean)


def _left_over(p: Engine) -> list[int]:
    """What the players leave of the pieces and the barrels set aside (V-INV-02)."""
    view = GAME.view(p, None)
    return [
        PIECES[kind] + view.barrels_turned.count(good) - sum(player.goods[kind] for player in view.players)
        for kind, good in enumerate(GOODS)
    ]


def new_game(
    seats: int = 2, start: int | None = 0, seed: int = 7, options: Mapping[str, OptionValue] | None = None
) -> Table:
    """A game just begun, every pile shuffled: the draft is open."""
    t = Table(settled(seats, start, options or {}, seed))
    t.go_on()
    return t


def drafted(seats: int = 2, start: int = 0, seed: int = 7, options: Mapping[str, OptionValue] | None = None) -> Table:
    """A game at its first turn."""
    t = new_game(seats, start, seed, options)
    while t.question == "draft":
        t.play(sorted(t.answers())[0])
    return t


def of_kind(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of a kind, in order."""
    return [event for event in events if isinstance(event, kind)]
