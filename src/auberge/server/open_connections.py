"""All open connections, by address, and which of them gives way when there are too many."""

from collections.abc import Iterable
from typing import Final, Protocol

from auberge.server.addresses import household
from auberge.server.proxies import Proxies


class OpenConnection(Protocol):
    """One connection."""

    def is_idle(self) -> bool:
        """Nobody is at a table with it, and no request of it is being answered."""

    def cut(self) -> None:
        """Ends it at once."""


class OpenConnections:
    """The connections of this server: not more than may be, and not more of one address than may be."""

    def __init__(self, most: int, most_per_address: int, proxies: Proxies) -> None:
        self._most: Final = most
        self._most_per_address: Final = most_per_address
        self._proxies: Final = proxies
        self._of: Final[dict[str, dict[OpenConnection, None]]] = {}  # each address's, the oldest first
        self._address: Final[dict[OpenConnection, str]] = {}

    def __len__(self) -> int:
        return len(self._address)

    def come(self, line: OpenConnection, address: str) -> bool:
        """A new connection; False if there is no place for it.

        When there are too many, the longest idle one of the address that has most gives way."""
        name = household(address)
        here = self._of.get(name, {})
        if len(here) >= self._most_per_address and not self._proxies.trusts(address) and not _cut_one(here):
            return False
        if len(self) >= self._most:
            by_number = sorted(self._of.values(), key=len, reverse=True)
            if not any(_cut_one(lines) for lines in by_number):
                return False
        self._address[line] = name
        self._of.setdefault(name, {})[line] = None
        return True

    def hand_over(self, line: OpenConnection, to: OpenConnection) -> None:
        """A request has become a WebSocket."""
        name = self._address.pop(line, None)
        if name is not None:
            del self._of[name][line]
            self._address[to] = name
            self._of[name][to] = None

    def go(self, line: OpenConnection) -> None:
        """A connection has ended; saying so twice is no matter."""
        name = self._address.pop(line, None)
        if name is not None:
            del self._of[name][line]
            if not self._of[name]:
                del self._of[name]


def _cut_one(lines: Iterable[OpenConnection]) -> bool:
    """Cuts the oldest idle one; False if there is none."""
    idle = next((line for line in lines if line.is_idle()), None)
    if idle is not None:
        idle.cut()
    return idle is not None
