"""One browser at its table, heard within bounds."""

import logging
from collections.abc import Callable
from typing import Final

from auberge.server.access.limits import Limits
from auberge.server.settings import Settings
from auberge.server.socket.dispatch import decode_message, dispatch
from auberge.server.socket.outbox import Connection
from auberge.server.tables import Tables
from auberge.table.allowance import Allowance
from auberge.table.live_table import LiveTable
from auberge.table.validation import BadMessage, intent_in, problem_of

log: Final = logging.getLogger("auberge.socket")
_HOLD_UP_SECONDS: Final = 0.5  # for a browser that says too much


class Hearing:
    """One browser at a table, from its hello on."""

    def __init__(
        self,
        tables: Tables,
        limits: Limits,
        address: str,
        table: LiveTable,
        connection: Connection,
        *,
        end: Callable[[], None],
    ) -> None:
        self._tables: Final = tables
        self._limits: Final = limits
        self._address: Final = address
        self._table: Final = table
        self._connection: Final = connection
        self._most: Final = tables.settings.message_bytes
        self._allowance: Final = _allowance(tables.settings, connection)
        self._end: Final = end  # called when nothing more can be heard

    def hear(self, text: bytes) -> float:
        """Takes a message. Returns for how many seconds the next one has to wait: a flood is held up."""
        if not self._may_speak():
            self._refuse(text, BadMessage("server-too-fast"))
            return _HOLD_UP_SECONDS
        try:
            self._hear(text)
        except Exception:
            log.exception("connection failed", extra={"table": self._table.id})
            self._end()
        return 0.0

    def _may_speak(self) -> bool:
        """Takes one message of what the browser, and its address, may say; False if nothing is left of it."""
        if not self._allowance.take():
            return False
        if self._limits.messages.take(self._address):
            return True
        self._allowance.give_back()
        return False

    def _hear(self, text: bytes) -> None:
        try:
            dispatch(self._tables, self._table, self._connection, decode_message(text, self._most))
        except BadMessage as problem:
            self._refuse(text, problem)

    def _refuse(self, text: bytes, problem: BadMessage) -> None:
        self._table.subscribers.refuse(self._connection, intent_in(text), problem_of(problem))


def _allowance(settings: Settings, connection: Connection) -> Allowance:
    """How much a browser may say: spectators have little to say."""
    if connection.held:
        return Allowance(settings.messages_per_second, settings.message_burst)
    return Allowance(settings.messages_per_second_per_spectator, max(1, settings.message_burst // 3))
