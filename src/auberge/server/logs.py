"""What the server writes down for whoever runs it, on standard error: lines for people, or JSON. Never a secret.

Tables are named by their id, what people did by the intent's id; what they did is not told, for it may be hidden."""

import logging
import sys
import time
from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]

_LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
_FROM_STRANGERS: Final = ("auberge.app", "auberge.socket", "uvicorn.error")  # what strangers can make us write
_SELDOM_SECONDS: Final = 60.0
_MOST_REMEMBERED: Final = 1_000


def _beside(record: logging.LogRecord) -> Mapping[str, str]:
    """The values that were noted beside what happened."""
    return {name: str(value) for name, value in vars(record).items() if name not in _OWN}


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, who speaks, what happened, and the values beside it."""
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= _beside(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class TextLines(logging.Formatter):
    """A record as a line for people, and a trace below it. Nothing a stranger caused looks like a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The same as in JSON."""
        beside = " ".join(f"{name}={_quoted(value)}" for name, value in _beside(record).items())
        at = self.formatTime(record, "%Y-%m-%d %H:%M:%S")
        what, *more = record.getMessage().splitlines() or [""]
        trace = self.formatException(record.exc_info).splitlines() if record.exc_info else []
        first = f"{at} {record.levelname} {record.name}: {_plain(what)}{' ' * bool(beside)}{beside}"
        return "\n".join([first, *(f"    {_plain(line)}" for line in more + trace)])


def _plain(text: str) -> str:
    """A text without line breaks and other signs that would move a terminal's cursor."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


def _quoted(value: str) -> str:
    return _plain(value) if value and not set(value) & set(' "=') else f'"{_plain(value)}"'


_FORMATS: Final[Mapping[str, type[logging.Formatter]]] = {"text": TextLines, "json": JsonLines}


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


def warn_of(unknown: Iterable[tuple[str, str]]) -> None:
    """Writes a warning for each unknown setting, with the nearest name there is."""
    for name, nearest in unknown:
        logging.getLogger("auberge.settings").warning("unknown setting", extra={"setting": name, "nearest": nearest})


def write_logs(form: LogFormat = "text", level: LogLevel = "info") -> None:
    """Sends the logs of this process to standard error. Only ours may be long: others tell too much."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_FORMATS[form]())
    handler.addFilter(Seldom())
    logging.basicConfig(level=max(logging.INFO, _LEVELS[level]), handlers=[handler], force=True)
    logging.getLogger("auberge").setLevel(_LEVELS[level])
    if form == "text" and level == "info" and sys.stderr.isatty():  # the banner says the same to a person
        logging.getLogger("auberge.lifecycle").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(max(logging.WARNING, _LEVELS[level]))
