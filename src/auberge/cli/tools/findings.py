"""What the doctor finds, and what its parts share."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

from auberge.words import Value

State = Literal["good", "note", "bad"]


class Finding(NamedTuple):
    """One thing looked at: `doctor-<about>` says it, by `case`."""

    state: State
    about: str
    case: str
    values: Mapping[str, Value]


def found(state: State, about: str, case: str, **values: Value) -> Finding:
    """A finding with its values."""
    return Finding(state, about, case, values)


def nearest_folder(folder: Path) -> tuple[Path, bool]:
    """The folder, or the nearest one in which it would be made; whether something can be written there."""
    nearest = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    return nearest, nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
