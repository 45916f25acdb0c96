"""What can go wrong, named. An error holds keys and values, never a sentence: any language can phrase it."""

from collections.abc import Mapping
from typing import Final

Value = str | int
_LONGEST: Final = 1000  # bits of a number that an error writes out


class AubergeError(Exception):
    """The root of every error that is ours. `key` names the sentence, `values` fill it."""

    def __init__(self, key: str, **values: Value) -> None:
        self.key = key
        self.values: Mapping[str, Value] = values
        details = ", ".join(f"{name}={_written(value)}" for name, value in values.items())
        super().__init__(f"{key}: {details}" if details else key)


def _written(value: Value) -> Value:
    """A value that can be written: Python refuses to write numbers of thousands of digits."""
    return "…" if isinstance(value, int) and value.bit_length() > _LONGEST else value


class MoveRefused(AubergeError):
    """The player may not: the canon's rule and the values that explain it."""

    def __init__(self, rule: str, reason: str, **values: Value) -> None:
        self.rule = rule
        super().__init__(f"refusal-{reason}", rule=rule, **values)


class BadSetup(AubergeError):
    """A table cannot be set up so: unknown game, wrong number of seats, unknown option or value."""


class BadMove(AubergeError):
    """A text or message is no move of this game at all."""


class BadData(AubergeError):
    """A data file is wrong: file, entry and field."""

    def __init__(self, key: str, *, file: str, entry: str, field: str, **values: Value) -> None:
        super().__init__(f"bad-data-{key}", file=file, entry=entry, field=field, **values)


class BadRecord(AubergeError):
    """A stored game cannot be read or does not obey the rules: where, and why."""


class EngineBug(AubergeError):
    """We broke a promise: stop this table, keep its record, tell us."""
