"""Auberge: a digital game table for Valletta, Saint Malo and Malta!.

Programs find all they need right here (`auberge.play`, `auberge.Session`, ...); `auberge.api` says what there is and
`docs/reference/` tells it at length. Nothing of it is loaded before it is asked for.
"""

import os
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if (_pure := os.environ.get("AUBERGE_PURE")) in ("1", "tables"):
    from auberge.build import prefer_source

    prefer_source(only_tables=_pure == "tables")

if TYPE_CHECKING:
    from auberge.api import *
else:

    def __getattr__(name: str) -> object:
        """What `auberge.api` offers, loaded with the first thing that is asked for; a module is not asked of it."""
        if not name.startswith("_") and find_spec(f"{__name__}.{name}") is None:
            api = import_module("auberge.api")
            if name in api.__all__:
                return getattr(api, name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *import_module("auberge.api").__all__})
