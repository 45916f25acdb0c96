"""Builds plain Python unless AUBERGE_COMPILE=1, then mypyc compiles two groups of modules: the engine, and the tables
of the server, which change often and need no optimising. `src/auberge/compiled.toml` lists them."""

import os
import sys
import tomllib
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_py import build_py


def compiled_sources(group: str) -> list[str]:
    """The source files of a group of compiled modules."""
    groups: dict[str, list[str]] = tomllib.loads(Path("src/auberge/compiled.toml").read_text(encoding="utf-8"))
    return sorted(str(Path("src", *module.split(".")).with_suffix(".py")) for module in groups[group])


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
if os.environ.get("AUBERGE_COMPILE") == "1" and "dist_info" not in sys.argv:  # the metadata are the same
    from mypyc.build import mypycify

    for group, optimised in (("engine", "3"), ("tables", "1")):
        modules = mypycify(
            # What is not compiled is checked elsewhere, and may need packages that are not there to build.
            ["--strict", "--follow-imports=silent", *compiled_sources(group)],
            opt_level=optimised,
            debug_level="0",
            target_dir=f".build/mypyc/auberge_{group}",
            group_name=f"auberge_{group}",
        )
        ext_modules += cast(list[Extension], modules)

setup(ext_modules=ext_modules, cmdclass={"build_py": BuildWithCanon})
