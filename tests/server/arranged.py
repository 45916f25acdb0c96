"""A table whose game begins in the middle, with a position of the test's choice, and whose time is the test's own."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from auberge.core.match import Match
from auberge.core.protocol import Game, Position
from auberge.table.rows import Row, StoredTable
from auberge.table.state import TableState
from tests.server.fake_table import FakeTable

NOW = 2000.0


@dataclass
class ArrangedHistory(TableState):
    """Its game begins with this position."""

    first: Position = field(kw_only=True)

    def _new_match(self, game: Game) -> Match:
        match = super()._new_match(game)
        match.position = self.first.clone()
        return match


class Arranged(FakeTable):
    """Its clock is the test's, and its game begins with this position."""

    def __init__(self, stored: StoredTable, first: Position, rows: Sequence[Row] = ()) -> None:
        self.first = first
        super().__init__(stored, rows)

    def _clock(self) -> float:
        return NOW + self.hours.at

    def _read(self, stored: StoredTable) -> TableState:
        history = ArrangedHistory(stored, first=self.first)
        for row in self.rows:
            history.follow(row)
        return history

    def again(self) -> "Arranged":
        """The same table after a restart: from its rows alone."""
        return type(self)(self.history.stored, self.first, self.rows)
