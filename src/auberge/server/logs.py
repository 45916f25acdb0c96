"""What the server writes down for whoever runs it: one JSON object a line on standard error. Never a secret."""

import logging
import sys
import time
from typing import Final

import msgspec

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
_FROM_STRANGERS: Final = ("auberge.app", "auberge.socket", "uvicorn.error")  # what strangers can make us write
_SELDOM_SECONDS: Final = 60.0
_MOST_REMEMBERED: Final = 1_000


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, who speaks, what happened, and the values beside it."""
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: str(value) for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Seldom(logging.Filter):
    """The same complaint once a minute, however often a stranger causes it; the next says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._written: Final[dict[tuple[str, str, str], tuple[float, int]]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written."""
        if record.name not in _FROM_STRANGERS or record.levelno < logging.WARNING:
            return True
        problem = record.exc_info[1] if record.exc_info else None
        what = (record.name, record.getMessage()[:300], repr(problem)[:300])
        now = time.monotonic()
        at, left_out = self._written.get(what, (now - 2 * _SELDOM_SECONDS, 0))
        if now - at < _SELDOM_SECONDS:
            self._written[what] = at, left_out + 1
            return False
        if len(self._written) >= _MOST_REMEMBERED:
            self._written.clear()
        self._written[what] = now, 0
        if left_out:
            record.left_out = left_out
        return True


def write_logs(level: str = "INFO") -> None:
    """Sends the logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
