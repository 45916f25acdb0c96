"""What several servers that share one storage have between them: who serves, who looks after what, what is passed on.

Only a storage that can be shared has it. Notices are hints: one that is lost is made up for by reading what is stored.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Protocol


class Sharing(Protocol):
    """The servers of one storage. Whatever goes wrong with the database is a StorageFailed."""

    @property
    def server(self) -> int:
        """The number of this server, which no other has."""

    @property
    def held(self) -> Collection[str]:
        """The names this server alone holds. They are gone with the connection on which they were taken."""

    async def hold(self, names: Iterable[str]) -> None:
        """Takes those of these names that no server holds, until they are let go or this server ends."""

    async def let_go(self, names: Iterable[str]) -> None:
        """Lets others have these names."""

    async def servers(self) -> set[int]:
        """The numbers of all servers that serve now."""

    async def time(self) -> float:
        """Seconds since 1970, by the storage's own clock: the same for all servers."""

    async def last_numbers(self, tables: Iterable[str]) -> dict[str, int]:
        """The number of the last row of each of these tables that has one."""

    async def post(self, notices: Sequence[str]) -> None:
        """Passes texts of less than 8,000 bytes on to all other servers."""

    async def listen(self, hear: Callable[[str], None], listening: Callable[[], Awaitable[None]]) -> None:
        """Hears what others post, and of the rows they store (`notices.Together` as JSON), until it is cancelled.

        `listening` is awaited whenever hearing begins, at first or anew: what was said before may have been missed."""
