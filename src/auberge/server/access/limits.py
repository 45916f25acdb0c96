"""How much one address may do, and how much all of them together."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from auberge.server.access.addresses import shares
from auberge.server.settings import Settings
from auberge.table.allowance import Allowance
from auberge.table.validation import BadMessage

_HOUR: Final = 3600.0
_MOST_BOOKS: Final = 50_000


class Rate:
    """How often each address may do something."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second: Final = per_second
        self._burst: Final = burst
        self._books: Final[dict[str, Allowance]] = {}

    def take(self, address: str) -> bool:
        """Notes that it is done once more, if that is allowed now."""
        books = self._of(address)
        if not all(book.has_one() for book in books):
            return False
        for book in books:
            book.take()
        return True

    def give_back(self, address: str) -> None:
        """It was not done after all."""
        for book in self._of(address):
            book.give_back()

    def forget(self) -> None:
        """Forgets addresses that did nothing for long."""
        for name in [name for name, book in self._books.items() if book.is_full]:
            del self._books[name]

    def _of(self, address: str) -> list[Allowance]:
        return [self._book(name, times) for name, times in shares(address)]

    def _book(self, name: str, times: int) -> Allowance:
        found = self._books.get(name)
        if found is None:
            if len(self._books) >= _MOST_BOOKS:
                del self._books[next(iter(self._books))]
            found = self._books[name] = Allowance(self._per_second * times, self._burst * times)
        return found


class Count:
    """How many of something each address has."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._had: Final[Counter[str]] = Counter()

    def take(self, address: str) -> bool:
        """One more, if there may be."""
        names = list(shares(address))
        if any(self._had[name] >= self._most * times for name, times in names):
            return False
        self._had.update(name for name, _ in names)
        return True

    def give_back(self, address: str) -> None:
        """One less."""
        for name, _ in shares(address):
            self._had[name] -= 1
            if not self._had[name]:
                del self._had[name]


class Limits:
    """What the settings allow an address, and everybody."""

    def __init__(self, settings: Settings) -> None:
        per_minute = settings.requests_per_minute
        self.requests: Final = Rate(per_minute / 60, per_minute)
        self.health: Final = Rate(per_minute / 60, per_minute)  # of its own: whoever watches over us always can
        self.messages: Final = Rate(settings.messages_per_second_per_address, settings.message_burst_per_address)
        self.sockets: Final = Count(settings.connections_per_address)
        self.answering: Final = Count(settings.connections_per_address)  # requests at once
        self._tables: Final = Rate(settings.tables_per_hour_per_address / _HOUR, settings.tables_per_hour_per_address)
        self._all_tables: Final = Allowance(settings.tables_per_hour / _HOUR, settings.tables_per_hour)

    @contextmanager
    def opening(self, address: str, *, seated: bool = False) -> Iterator[None]:
        """Opens a table within; if that fails it does not count. BadMessage if too many have been opened lately.

        Strangers cannot use up the places of people who already sit together (`seated`) and play again."""
        if not self._tables.take(address):
            raise BadMessage("server-too-many-tables")
        if not (seated or self._all_tables.take()):
            self._tables.give_back(address)
            raise BadMessage("server-too-many-tables")
        try:
            yield
        except BaseException:
            self._tables.give_back(address)
            if not seated:
                self._all_tables.give_back()
            raise

    def forget(self) -> None:
        """Forgets addresses that did nothing for long."""
        for rate in (self.requests, self.health, self.messages, self._tables):
            rate.forget()
