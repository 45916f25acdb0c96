"""A game in a file becomes a table of this browser: to look at, and to go on with if its chance is in the file."""

from typing import Final

from auberge import bots, games
from auberge.core.match import Match, resume
from auberge.core.record import HUMAN, Player, Record, loads
from auberge.table import links
from auberge.table.rows import Row, RowKind, StoredSeat, StoredTable
from auberge.table.state import TableState
from auberge.table.validation import NAME_LENGTH, BadMessage, bots_of


class ImportedTable(StoredTable, frozen=True, kw_only=True):
    """A table whose chance was sealed under another id; `for_id` is its own, for a table that is opened from it has
    a chance of its own."""

    for_id: str = ""
    sealed_as: str = ""

    @property
    def sealed_under(self) -> str:
        return self.sealed_as if self.sealed_as and self.for_id == self.id else self.id


class Import:
    """The table of a record: as it is stored, the rows that lead to where it ends, and what holds its seats.

    BadRecord says what is wrong with the file, BadMessage that its chance is not in it."""

    def __init__(self, data: bytes, table_id: str, now: float) -> None:
        record = loads(data)
        game = games.load(record.game, record.rules_version)
        match = resume(game, record)
        if not match.can_draw:
            raise BadMessage("offline-record-open")
        self.secrets: Final = tuple(links.new_secret() if one.kind == HUMAN else None for one in record.players)
        self.stored: Final = self._stored(record, table_id, now)
        self.rows: Final[list[Row]] = []
        self._history: Final = TableState(self.stored, game)
        self._gather(record)
        self._play(match)

    def _stored(self, record: Record, table_id: str, now: float) -> ImportedTable:
        chance = record.chance
        return ImportedTable(
            id=table_id,
            name="",
            game=record.game,
            rules_version=record.rules_version,
            options=record.options,
            start_seat=-1 if chance is not None and chance.draws_start else record.start_seat - 1,
            seed=record.seed or 0,
            data=record.data,
            seats=tuple(map(_seat_of, [record.game] * record.seats, record.players, self.secrets)),
            opened=now,
            secret=None if chance is None else chance.secret,
            salt=None if chance is None else chance.salt,
            for_id=table_id,
            sealed_as="" if chance is None else chance.table,
        )

    def _gather(self, record: Record) -> None:
        """Before the game: what people added to its chance."""
        sealing, added = self._history.sealing, () if record.chance is None else record.chance.contributions
        for one in added:
            self._follow("promise", one.seat - 1, one.promise)
        if sealing is not None and not sealing.closed:
            self._follow("begin", 0)
        for one in added:
            if one.number is not None:
                self._follow("number", one.seat - 1, one.number)
        if sealing is not None and not sealing.begun:
            self._follow("begin", 0)

    def _play(self, match: Match) -> None:
        for step in match.steps:
            self._confirm()
            if step.move is None:
                self._follow("chance", step.seat, step.text)
            else:
                self._follow("move", step.seat, match.game.write(step.move))
        if match.is_over:
            self._confirm()

    def _confirm(self) -> None:
        """What was done before is final."""
        due = self._history.waiting
        if due.kind == "confirm":
            self._follow("confirm", due.seat)

    def _follow(self, kind: RowKind, seat: int, text: str = "") -> None:
        row = Row(self.stored.id, self._history.length + 1, kind, seat, text, None, self.stored.opened)
        self.rows.append(self._history.follow(row))


def _seat_of(game: str, player: Player, secret: str | None) -> StoredSeat:
    """People sit at this screen; a bot that is not here is played by the usual one."""
    if secret is not None:
        return StoredSeat("here", player.name[:NAME_LENGTH], None, links.digest(secret))
    known = player.kind if player.kind in bots_of(game) else bots.DEFAULT
    return StoredSeat("bot", player.name[:NAME_LENGTH], known, None)
