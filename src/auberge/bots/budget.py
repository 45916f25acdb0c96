"""What a bot may spend on one decision: seconds on the clock, iterations of its search, or both."""

import math
import re
from typing import Final

import msgspec

from auberge.core.errors import BadSetup

_TEXT: Final = re.compile(r"(\d{1,9}(?:\.\d{1,6})?) ?(ms|s|it)", re.ASCII)
_MOST_SECONDS: Final = 3600.0


class Budget(msgspec.Struct, frozen=True):
    """The first of the two to be used up ends the search; with iterations alone a choice is the same everywhere."""

    seconds: float | None = None
    iterations: int | None = None


def read_budget(text: str) -> Budget:
    """The budget of `100ms`, `1.5s` or `2000it`. BadSetup if it is none, or one of nothing."""
    found = _TEXT.fullmatch(text.strip().lower())
    if found is None:
        raise BadSetup("bad-budget", value=text)
    number, unit = float(found[1]), found[2]
    budget = Budget(iterations=int(number)) if unit == "it" else Budget(number / 1000 if unit == "ms" else number)
    if not budget.iterations and not (budget.seconds and math.isfinite(number) and budget.seconds <= _MOST_SECONDS):
        raise BadSetup("bad-budget", value=text)
    return budget


def write_budget(budget: Budget) -> str:
    """The text `read_budget` reads; both limits stand beside each other."""
    parts: list[str] = []
    if budget.seconds is not None:
        parts.append(f"{budget.seconds:g}s" if budget.seconds >= 1 else f"{budget.seconds * 1000:g}ms")
    if budget.iterations is not None:
        parts.append(f"{budget.iterations}it")
    return " ".join(parts)
