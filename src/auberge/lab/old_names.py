"""Lets programs import the laboratory by the names it had before version 0.2, with a DeprecationWarning."""

import sys
import warnings
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

MOVED: Final = {
    "auberge.arena.balance": "auberge.lab.balance",
    "auberge.arena": "auberge.lab.arena",
    "auberge.datasets": "auberge.lab.datasets",
    "auberge.envs": "auberge.lab.envs",
}


class _OldNames(MetaPathFinder, Loader):
    """Finds the modules below an old name: each is the one module under its new name, never a second copy."""

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        is_below = fullname.count(".") > 1  # the packages themselves warn
        return ModuleSpec(fullname, self) if is_below and _new_name(fullname) != fullname else None

    def exec_module(self, module: ModuleType) -> None:
        sys.modules[module.__name__] = import_module(_new_name(module.__name__))


def forward(old: str) -> None:
    """Puts the package under its new name in place of the one that is being imported under its old name."""
    new = _new_name(old)
    warnings.warn(f"{old} is now {new}; the old name goes with the next version", DeprecationWarning, stacklevel=3)
    if not any(isinstance(finder, _OldNames) for finder in sys.meta_path):
        sys.meta_path.insert(0, _OldNames())
    sys.modules[old] = import_module(new)


def _new_name(name: str) -> str:
    for old, new in MOVED.items():
        if name == old or name.startswith(f"{old}."):
            return new + name[len(old) :]
    return name
