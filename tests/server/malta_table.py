"""A table of Malta! in the middle of a game, with hands of the test's choice, whose time is the test's own."""

from collections.abc import Sequence

import msgspec

from auberge import wire as m
from auberge.core.protocol import Position, Seat
from auberge.games.malta.game import GAME
from tests.games.malta.round_table import player, table
from tests.server.arranged import Arranged
from tests.server.fake_table import Guest, a_stored_table
from tests.server.wire import encode, new_id

ACTIVE = "draw_two shove everyone_moves sidestep stay_put"
WAIT = 1.2


class MaltaTable(Arranged):
    """An arranged table of Malta!"""

    said = 0

    def act(self, guest: Guest, seat: int, move: msgspec.Raw) -> m.Act:
        """The same intents at every table have the same ids."""
        self.said += 1
        return msgspec.structs.replace(super().act(guest, seat, move), id=f"s{self.said}")

    def open_card(self, guest: Guest, text: str = "play draw_two") -> None:
        """The first player plays a card."""
        self.do(guest, self.move(guest, 0, text))

    def move(self, guest: Guest, seat: int, text: str) -> m.Act:
        """A move by its text."""
        return self.act(guest, seat, msgspec.Raw(encode(GAME.read(text))))

    def ask(self, guest: Guest, seat: int, asks: str, *, this_turn: bool = False) -> None:
        """This seat wants to be asked like this."""
        self.do(guest, m.Ask(new_id(), Seat(seat), asks, this_turn))

    @property
    def texts(self) -> list[str]:
        """What was done at the table."""
        return [f"{row.kind} {row.seat} {row.text}".strip() for row in self.rows]


def malta_table(
    *hands: str,
    holders: Sequence[m.Holder] = ("link", "link", "link"),
    wait: float = WAIT,
    limit: float | None = None,
) -> MaltaTable:
    """The first player has `ACTIVE` in hand and is about to play; the others hold what is given."""
    stored = a_stored_table("malta", holders)
    return MaltaTable(msgspec.structs.replace(stored, answer_wait=wait, answer_limit=limit), position_with(*hands))


def position_with(*hands: str) -> Position:
    """The first player has `ACTIVE` in hand and is about to play; the others hold what is given."""
    return table(player(ACTIVE), *map(player, hands)).p
