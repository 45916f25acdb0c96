"""The HTTP status of everything that can go wrong."""

from typing import Final

from auberge.core.errors import AubergeError, EngineBug
from auberge.table.rows import ELSEWHERE, StorageFailed

_TOO_BIG: Final = frozenset({"server-data-big"})
_MISSING: Final = frozenset(
    {"server-no-such-table", "server-no-such-step", "server-no-such-exercise", "server-not-found"}
)
_DOWN: Final = frozenset({"server-busy", "server-stopping", "analysis-review-failed", "running-not-ready"})
_DAMAGED: Final = frozenset({"server-table-damaged"})
_ELSEWHERE: Final = 502  # of nothing else: so a balancer asks the next process, and only for that
_BUSY: Final = frozenset({"server-too-many-tables"})
_FORBIDDEN: Final = frozenset(
    {"server-not-your-seat", "server-record-kept-back", "server-house-set", "server-house-from-afar"}
)


def status_of(error: AubergeError) -> int:
    """What a request is answered with that fails so."""
    if error.key == ELSEWHERE:
        return _ELSEWHERE
    if isinstance(error, StorageFailed) or error.key in _DOWN:
        return 503
    if isinstance(error, EngineBug) or error.key in _DAMAGED:
        return 500
    if error.key in _MISSING:
        return 404
    if error.key in _BUSY:
        return 429
    if error.key in _TOO_BIG:
        return 413
    return 403 if error.key in _FORBIDDEN else 400
