"""Builds plain Python unless AUBERGE_COMPILE=1, then the engine is compiled by mypyc, all modules in one group."""

import os
from pathlib import Path

from setuptools import setup

CORE = ("bits", "rng", "position", "playout")
ROOMS = ("tables", "phases", "facts", "sheet", "position", "engine")


def compiled_sources() -> list[str]:
    """The modules of the fast face: part of the core, and of every game its rooms named above and its rules."""
    root = Path("src/auberge")
    sources = [root / "core" / f"{name}.py" for name in CORE]
    for game in sorted((root / "games").iterdir()):
        sources += [game / f"{name}.py" for name in ROOMS if (game / f"{name}.py").is_file()]
        sources += sorted((game / "rules").glob("[!_]*.py"))
    sources += sorted((root / "bots").glob("*/compiled_*.py"))
    return [str(source) for source in sources]


ext_modules = []
if os.environ.get("AUBERGE_COMPILE") == "1":
    from mypyc.build import mypycify

    ext_modules = mypycify(["--strict", *compiled_sources()], opt_level="3", debug_level="0")

setup(ext_modules=ext_modules)
