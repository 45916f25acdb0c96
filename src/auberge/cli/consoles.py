"""The terminal we write to: its colours, its width, and what to do where it knows no UTF-8."""

import codecs
import contextlib
import importlib
import io
import os
import re
import sys
import unicodedata
from typing import Final

import rich._wrap
from rich.console import Console

from auberge.cli.numbers import whole_number

_PLAIN: Final = {
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "‘": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": ".",
    "·": "-",
    "×": "x",
    "±": "~",
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "Œ": "OE",
}
_HANDLER: Final = "auberge-plain"
_FALLBACK_WIDTH: Final = 80
_MOST_SIZE: Final = 10_000


def _replace(problem: UnicodeError) -> tuple[str, int]:
    """Letters a terminal cannot show lose their accents; typographic signs become plain ones."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return plain(problem.object[problem.start : problem.end]), problem.end


def plain(text: str) -> str:
    """The text in ASCII."""
    signs = "".join(_PLAIN.get(sign, sign) for sign in text)
    letters = unicodedata.normalize("NFKD", signs)
    return "".join(letter if letter.isascii() else "?" for letter in letters if not unicodedata.combining(letter))


def printable(text: str) -> str:
    """The text without control characters: nothing typed or read from a file may steer the terminal."""
    return "".join(sign if sign.isprintable() or unicodedata.category(sign) == "Zs" else " " for sign in text)


codecs.register_error(_HANDLER, _replace)

# Rich would break a line at a no-break space, before a French colon, and offers no setting against it.
rich._wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def _soften(stream: object) -> None:
    """Lets a stream that cannot encode a letter write the nearest plain one instead of failing."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=_HANDLER)


def open_streams() -> None:
    """Stands in for streams the caller has closed: nothing comes in, what is said is lost, and no file that is opened
    later is taken for one of them."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - as long as the program
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def forget_odd_sizes() -> None:
    """A size of the terminal that is no number is none; Rich would stumble over it."""
    for name in ("COLUMNS", "LINES"):
        if not 1 <= (whole_number(os.environ.get(name, "")) or 0) <= _MOST_SIZE:
            os.environ.pop(name, None)


def open_console(*, stderr: bool = False) -> Console:
    """A console on standard output or standard error. Colour only on a terminal, and never with NO_COLOR."""
    stream = sys.stderr if stderr else sys.stdout
    _soften(stream)
    width = None if stream.isatty() or os.environ.get("COLUMNS") else _FALLBACK_WIDTH
    return Console(file=stream, highlight=False, markup=False, emoji=False, width=width, soft_wrap=False)


def prepare_input() -> None:
    """Lets standard input forgive broken bytes, and gives a terminal its line editing where there is one."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")


def read_line() -> str:
    """What somebody types at the prompt, without control characters. EOFError if nobody will."""
    return printable(input("> ")).strip()


def is_plain(console: Console) -> bool:
    """Whether only ASCII may be drawn here."""
    return not console.encoding.lower().replace("_", "-").startswith("utf")
