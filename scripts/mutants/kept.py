"""What became of the mutants, kept in a file that grows: an interrupted run goes on where it was."""

import json
from collections.abc import Collection
from dataclasses import asdict, dataclass, field

from .tree import Mutant, Tree

KILLED, TIMED_OUT, SURVIVED = "killed", "timed out", "survived"


@dataclass(frozen=True)
class Fate:
    """What became of a mutant, by which test, and the processor seconds it took."""

    key: str
    mutant: str
    fate: str
    test: str = ""
    stamps: list[str] = field(default_factory=list)  # of the test files that looked at it: all that passed, or the one
    seconds: float = 0


class Kept:
    """The fates known so far."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.file = tree.build / "fates.jsonl"
        self.fates: dict[str, Fate] = {}
        self.killers: dict[str, str] = {}  # also of mutants in sources that have changed since
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                self._remember(Fate(**json.loads(line)))

    def _remember(self, fate: Fate) -> None:
        self.fates[fate.key] = fate
        if fate.test:
            self.killers[fate.mutant] = fate.test

    def add(self, mutant: Mutant, fate: str, tests: Collection[str], seconds: float) -> None:
        """Keeps what became of a mutant: the tests are those that passed, or the one that did not."""
        key = self.tree.key(mutant)
        stamps = {self.stamp(test) for test in tests}
        test = ""
        if fate == SURVIVED:
            stamps |= set(self.fates[key].stamps if key in self.fates else ())
        else:
            (test,) = tests
        found = Fate(key, str(mutant), fate, test, sorted(stamps), round(seconds, 3))
        self._remember(found)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(found)) + "\n")

    def stamp(self, test: str) -> str:
        return self.tree.stamp(test.split("::", maxsplit=1)[0])

    def still_to_try(self, mutant: Mutant, tests: Collection[str]) -> list[str] | None:
        """Those of the tests that have not looked at this mutant yet; None if its fate is known."""
        fate = self.fates.get(self.tree.key(mutant))
        if fate is None:
            return list(tests)
        if fate.fate == SURVIVED:
            return [test for test in tests if self.stamp(test) not in fate.stamps] or None
        return None if fate.stamps == [self.stamp(fate.test)] else list(tests)
