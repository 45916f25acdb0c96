"""What was answered to "Open the table to the house?": a small file in the data folder."""

import contextlib
import logging
import os
from pathlib import Path
from typing import Final

import msgspec

log: Final = logging.getLogger("auberge.answer")


class _Kept(msgspec.Struct, frozen=True):
    open: bool


class LanConsent:
    """The answer, kept from one start to the next; without a file, until the server stops."""

    def __init__(self, file: Path | None) -> None:
        self._file: Final = file
        self.given: bool | None = None  # nobody has answered
        if file is not None:
            with contextlib.suppress(OSError, msgspec.DecodeError):  # no file, or none of ours: nobody has answered
                self.given = msgspec.json.decode(file.read_bytes(), type=_Kept).open

    def keep(self, answer: bool) -> None:
        """Remembers it. Where nothing can be written, it holds until the server stops."""
        self.given = answer
        if self._file is None:
            return
        written = self._file.with_suffix(".new")
        try:
            written.write_bytes(msgspec.json.encode(_Kept(answer)))
            os.replace(written, self._file)
        except OSError as problem:
            log.warning("the answer is not kept", extra={"file": self._file, "problem": problem})


def consent_in(folder: Path) -> LanConsent:
    """The answer of whoever keeps their tables in this folder."""
    return LanConsent(folder / "house.json")
