"""A table's past as it may be asked for: any step of it, its log, the points and the review of a finished game, and the
game as a file."""

from collections.abc import Sequence

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.core.record import Record
from auberge.server.tables import Tables
from auberge.table import links
from auberge.table.state import TableState
from auberge.table.validation import BadMessage
from auberge.table.viewer_messages import lines_of


def viewer_of(history: TableState, secrets: Sequence[str], look: int | None) -> Seat | None:
    """The seat somebody may look through: one they hold, any once the game lies open (M-LOG-05); else a spectator's."""
    if look is None or look not in range(history.setup.seats):
        return None
    held = links.seats_held(history.seats, secrets)
    return Seat(look) if look in held or history.is_over else None


async def moment_at(tables: Tables, table_id: str, step: int, secrets: Sequence[str], look: int | None) -> bytes:
    """The table as it stood after so many steps, as JSON (`messages.Moment`). BadMessage if there were not so many."""
    history = (await tables.read(table_id)).history
    viewer = viewer_of(history, secrets, look)
    most = history.mark(viewer).step
    if not 0 <= step <= most:
        raise BadMessage("server-no-such-step", step=step, most=most)
    return await tables.jobs.moment(history, step, most, viewer)


async def log_of(tables: Tables, table_id: str, secrets: Sequence[str], look: int | None) -> m.Log:
    """Everything that happened, as a seat one holds, or a spectator, may know it."""
    history = (await tables.read(table_id)).history
    return m.Log(lines_of(history, viewer_of(history, secrets, look)))


async def story_of(tables: Tables, table_id: str) -> bytes:
    """The points after every step of a finished game, as JSON (`messages.Story`)."""
    return await tables.jobs.story(await _finished(tables, table_id))


async def review_of(tables: Tables, table_id: str) -> m.ReviewState:
    """How far the review of a finished game has come, and the review once it is there."""
    return await tables.reviews.state(await _finished(tables, table_id))


async def _finished(tables: Tables, table_id: str) -> TableState:
    history = (await tables.read(table_id)).history
    if not history.is_over:
        raise BadMessage("server-not-over")
    return history


async def record_of(tables: Tables, table_id: str) -> Record:
    """The game as a file. BadMessage while it would tell what is hidden."""
    history = (await tables.read(table_id)).history
    if history.game.meta.hidden and not history.is_over:
        raise BadMessage("server-record-kept-back")
    return history.record()
