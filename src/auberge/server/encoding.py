"""What the server writes as JSON: one encoder for all of it, and what was written lately. Compiled apart."""

from typing import Final

import msgspec

encode: Final = msgspec.json.Encoder().encode


class Written:
    """Things as JSON, each written once: parts of views, events. They must never change.

    A thing is known again by being the same object. It is held as long as what was written of it, so that no other can
    ever take its place."""

    def __init__(self) -> None:
        self._before: dict[int, tuple[object, msgspec.Raw]] = {}
        self._now: dict[int, tuple[object, msgspec.Raw]] = {}

    def turn_page(self) -> None:
        """What has not been asked for since the last time is forgotten."""
        self._before, self._now = self._now, {}

    def of(self, thing: object) -> msgspec.Raw:
        """The thing as JSON."""
        key = id(thing)
        found = self._now.get(key)
        if found is None:
            found = self._now[key] = self._before.get(key) or (thing, msgspec.Raw(encode(thing)))
        return found[1]
