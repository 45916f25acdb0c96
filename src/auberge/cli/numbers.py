"""Whole numbers as people type them."""

from typing import Final

_MOST_DIGITS: Final = 18  # beyond what anybody means; Python itself gives up at some thousands


def whole_number(text: str) -> int | None:
    """The number that plain digits write; None for anything else, `²` and `٣` among it."""
    cleaned = text.strip()
    if not (cleaned.isascii() and cleaned.isdigit() and len(cleaned) <= _MOST_DIGITS):
        return None
    return int(cleaned)
