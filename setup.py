"""Builds plain Python unless AUBERGE_COMPILE=1, then mypyc compiles two groups of modules: the engine, and the tables
of the server, which change often and need no optimising."""

import ast
import os
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_py import build_py


def compiled_sources(word: str) -> list[str]:
    """Every module that says so: the first paragraph of its docstring ends with this word."""
    modules = [(path, ast.get_docstring(ast.parse(path.read_bytes())) or "") for path in Path("src").rglob("*.py")]
    return sorted(str(path) for path, text in modules if text.split("\n\n")[0].endswith(word))


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

    for name, word, optimised in (("auberge_engine", "Compiled.", "3"), ("auberge_tables", "Compiled apart.", "1")):
        modules = mypycify(
            # What is not compiled is checked elsewhere, and may need packages that are not there to build.
            ["--strict", "--follow-imports=silent", *compiled_sources(word)],
            opt_level=optimised,
            debug_level="0",
            target_dir=f".build/mypyc/{name}",
            group_name=name,
        )
        ext_modules += cast(list[Extension], modules)

setup(ext_modules=ext_modules, cmdclass={"build_py": BuildWithCanon})
