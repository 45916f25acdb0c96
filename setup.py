"""Builds plain Python unless AUBERGE_COMPILE=1, then the engine is compiled by mypyc, all modules in one group."""

import os
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

CORE = ("bits", "rng", "position", "playout")
ROOMS = ("cards", "goods", "tables", "phases", "facts", "sheet", "position", "engine")


def compiled_sources() -> list[str]:
    """The modules of the fast face: part of the core, and of every game its rooms named above and its rules."""
    root = Path("src/auberge")
    sources = [root / "core" / f"{name}.py" for name in CORE]
    for game in sorted((root / "games").iterdir()):
        sources += [game / f"{name}.py" for name in ROOMS if (game / f"{name}.py").is_file()]
        sources += sorted((game / "rules").glob("[!_]*.py"))
    sources += sorted((root / "bots").glob("*/compiled_*.py"))
    return [str(source) for source in sources]


class BuildWithCanon(build_py):
    """Puts the canon beside the modules, where `auberge.canon` finds it in an installed package."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for source, target in self._canon():
                self.mkpath(os.path.dirname(target))
                self.copy_file(source, target)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *(target for _, target in self._canon())]

    def _canon(self) -> list[tuple[str, str]]:
        texts = sorted(Path("docs/rules").glob("*.md"))
        return [(str(text), os.path.join(self.build_lib, "auberge", "rules_text", text.name)) for text in texts]


ext_modules: list[Extension] = []
if os.environ.get("AUBERGE_COMPILE") == "1":
    from mypyc.build import mypycify

    modules = mypycify(["--strict", *compiled_sources()], opt_level="3", debug_level="0", target_dir=".build/mypyc")
    ext_modules = cast(list[Extension], modules)

setup(ext_modules=ext_modules, cmdclass={"build_py": BuildWithCanon})
