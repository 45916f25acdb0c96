"""All open connections, by address, and which of them gives way when there are too many."""

from collections.abc import Iterable, Iterator
from typing import Final, Protocol

from auberge.server.access.addresses import shares
from auberge.server.access.proxies import Proxies

Share = tuple[str, int]  # a name under which addresses are counted, and how many times the usual they may have


class OpenConnection(Protocol):
    """One connection."""

    @property
    def place(self) -> object:
        """Where it came in: the name of our own socket."""

    def take_leave(self) -> None:
        """The server stops listening there: what is under way is the last."""

    def is_idle(self) -> bool:
        """Whether it may give way: it is at no table, and no request of it is being answered."""

    def cut(self) -> None:
        """Ends it at once."""


class OpenConnections:
    """The connections of this server: not more than may be, and not more of one share of addresses than may be."""

    def __init__(self, most: int, most_per_address: int, proxies: Proxies) -> None:
        self._most: Final = most
        self._most_per_address: Final = most_per_address
        self._proxies: Final = proxies
        self._of: Final[dict[Share, dict[OpenConnection, None]]] = {}  # each share's, the oldest first
        self._shares: Final[dict[OpenConnection, tuple[Share, ...]]] = {}

    def __len__(self) -> int:
        return len(self._shares)

    def __iter__(self) -> Iterator[OpenConnection]:
        return iter(list(self._shares))

    def come(self, line: OpenConnection, address: str) -> bool:
        """A new connection; False if there is no place for it.

        When there are too many, the longest idle one gives way: of its own addresses if those have what they may,
        else of those that have most of what they may."""
        mine = shares(address)
        if not self._proxies.trusts(address):
            for share in mine:
                here = self._of.get(share, {})
                if len(here) >= self._most_per_address * share[1] and not _cut_one(here):
                    return False
        if len(self) >= self._most:
            greediest_first = sorted(self._of, key=lambda share: len(self._of[share]) / share[1], reverse=True)
            if not any(_cut_one(self._of[share]) for share in greediest_first):
                return False
        self._enter(line, mine)
        return True

    def hand_over(self, line: OpenConnection, to: OpenConnection) -> None:
        """A request has become a WebSocket."""
        mine = self._shares.get(line)
        if mine is not None:
            self.go(line)
            self._enter(to, mine)

    def go(self, line: OpenConnection) -> None:
        """A connection has ended; saying so twice is no matter."""
        for share in self._shares.pop(line, ()):
            del self._of[share][line]
            if not self._of[share]:
                del self._of[share]

    def _enter(self, line: OpenConnection, mine: tuple[Share, ...]) -> None:
        self._shares[line] = mine
        for share in mine:
            self._of.setdefault(share, {})[line] = None


def _cut_one(lines: Iterable[OpenConnection]) -> bool:
    """Cuts the oldest idle one; False if there is none."""
    idle = next((line for line in lines if line.is_idle()), None)
    if idle is not None:
        idle.cut()
    return idle is not None
