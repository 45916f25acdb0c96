"""The tree under test: the mutants of its files, and digests that change when a source or a test does."""

import hashlib
import importlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .operators import Mutation, Mutator


@dataclass(frozen=True)
class Mutant:
    """A mistake in one file, `src/PACKAGE/games/GAME/...`."""

    file: Path  # from the root
    source: str
    mutation: Mutation

    @property
    def game(self) -> str:
        return self.file.parts[3]

    @property
    def place(self) -> str:
        """File and function."""
        return f"{'/'.join(self.file.parts[3:])} {self.mutation.function}"

    def __str__(self) -> str:
        return f"{self.place}: {self.mutation.change(self.source)}"


@dataclass(frozen=True)
class Tree:
    """Where the sources and the tests are."""

    root: Path
    tests: tuple[str, ...]  # folders with the tests that may notice a mutant
    read: tuple[str, ...] = ()  # where to find what tests read or share

    @property
    def build(self) -> Path:
        return self.root / ".build" / "mutants"

    def mutants(self, files: Iterable[Path]) -> list[Mutant]:
        """Every mutant of these files, in the order of the text."""
        found = []
        for file in files:
            source = (self.root / file).read_text(encoding="utf-8")
            modules = vars(importlib.import_module(module_of(file)))
            found += [Mutant(file, source, mutation) for mutation in Mutator(source, modules).mutations()]
        return found

    def test_files(self) -> list[str]:
        """All files with tests, from the root."""
        found = (file for folder in self.tests for file in (self.root / folder).rglob("test_*.py"))
        return sorted(file.relative_to(self.root).as_posix() for file in found)

    def key(self, mutant: Mutant) -> str:
        """Names a mutant among these sources: a change of its game or of the core may change what becomes of it."""
        game, core = Path(*mutant.file.parts[:4]), Path(*mutant.file.parts[:2], "core")
        sources = digest_of(self.root, (str(game), str(core)))
        return digest(sources, str(mutant.file), mutant.mutation.apply(mutant.source))

    def stamp(self, test_file: str) -> str:
        """Changes with a file of tests and with all that tests share."""
        shared = digest_of(self.root, self.read, shared=True)
        return digest(shared, digest_of(self.root, (test_file,)))


def module_of(file: Path) -> str:
    """The name by which a file below `src` is imported."""
    return ".".join(file.with_suffix("").parts[1:])


@cache
def digest_of(root: Path, places: tuple[str, ...], shared: bool = False) -> str:
    """Of all files at these places, or only of those that hold no tests themselves."""
    found = [root / place for place in places]
    files = sorted({file for path in found for file in ([path] if path.is_file() else path.rglob("*"))})
    wanted = (file for file in files if file.is_file() and file.suffix != ".pyc")
    return digest(
        *(
            f"{file.relative_to(root)} {digest(file.read_bytes())}"
            for file in wanted
            if not (shared and file.name.startswith("test_"))
        )
    )


def digest(*parts: str | bytes) -> str:
    """A short name for what was read."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(part.encode() if isinstance(part, str) else part)
        whole.update(b"\0")
    return whole.hexdigest()[:16]
