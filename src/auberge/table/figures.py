"""What happens at tables and is counted for whoever runs them. A server counts by `metrics`; where nobody asks for
figures, as in a page that plays without a server, nothing is counted."""

from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager, nullcontext

from auberge import wire as m
from auberge.table.rows import Key, Row


class Figures:
    """Counts nothing."""

    def committed(self, rows: Sequence[Row], durable: Collection[Key], seconds: float, *, failed: bool) -> None:
        """A commit has ended, with these keys durable; or the storage refused it."""

    def refused(self, problem: m.Problem) -> None:
        """Something said at a table was refused."""

    def thinking(self, bot: str) -> AbstractContextManager[object]:  # noqa: ARG002 (for who counts)
        """A bot thinks as long as the block lasts."""
        return nullcontext()


current = Figures()  # by whoever counts


def use(figures: Figures) -> None:
    """Has these count from now on."""
    global current  # noqa: PLW0603 (one for the process, as what they count is)
    current = figures
