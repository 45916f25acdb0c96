"""Breaks the rules on purpose, one small mistake at a time, and sees whether the tests notice.

Usage: python scripts/mutate.py [--jobs 2] [--minutes 60] [--limit N] [FILE ...]
Without files: the rules and the engine of every game. Works in copies of the package, never in the tree. The tests
that noticed most so far come first. What nobody noticed is printed as a diff and kept in mutants/report.txt.
"""

import argparse
import compileall
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue

from mutations import Mutation, Mutator

from auberge.games import NAMES

ROOT = Path(__file__).resolve().parents[1]
REPORT = ROOT / "mutants" / "report.txt"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
KILLED, SURVIVED, TIMED_OUT, NOT_TRIED = "killed", "survived", "timed out", "not tried"


@dataclass(frozen=True)
class Mutant:
    """A mistake in one file of the package."""

    file: Path  # from the root
    source: str
    mutation: Mutation

    def __str__(self) -> str:
        return f"{self.file}:{self.mutation.line}: {self.mutation.what}\n{self.mutation.diff(self.source)}"


@dataclass
class Tests:
    """The tests to run for a file, in stages: those that noticed most first, the slow and general ones last."""

    noticed: dict[Path, Counter[str]] = field(default_factory=dict)

    def stages(self, file: Path) -> list[list[str]]:
        """Arguments of the test runs, the next one only if the one before noticed nothing."""
        game = file.parts[3]
        rules = ROOT / "tests" / "games" / game / "rules"
        own = sorted(str(test.relative_to(ROOT)) for test in rules.glob(f"*{file.stem}*.py"))
        best = [test for test, _ in self.noticed.get(file, Counter()).most_common(6)]
        finished = (
            "tests/finished_games/test_finished_games.py::test_a_finished_game_has_the_same_places_points_and_sheet"
        )
        return [
            [*best, *own, finished],
            ["tests/playthroughs", "-k", game],
            [f"tests/games/{game}"],
            ["tests/conformance/test_conformance.py", "-k", game],
        ]

    def note(self, file: Path, output: str) -> None:
        """Remembers which test noticed a mistake in this file."""
        self.noticed.setdefault(file, Counter()).update(FAILED.findall(output))


class Copy:
    """A copy of the package that tests run against, in place of the one in the tree."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(
            ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so")
        )
        shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
        compileall.compile_dir(folder / "src", quiet=1)

    def plant(self, mutant: Mutant) -> None:
        """Writes the mistake; a stale compiled file would hide it."""
        self._write(mutant.file, mutant.mutation.apply(mutant.source))

    def repair(self, mutant: Mutant) -> None:
        """Writes the file as it was."""
        self._write(mutant.file, mutant.source)

    def _write(self, file: Path, text: str) -> None:
        target = self.folder / file
        target.write_text(text, encoding="utf-8")
        for stale in (target.parent / "__pycache__").glob(f"{target.stem}.*.pyc"):
            stale.unlink()

    def run(self, arguments: list[str], timeout: float) -> tuple[str, str]:
        """Runs tests against the copy: what came of it, and what they said."""
        environ = {
            **os.environ,
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "AUBERGE_EXAMPLES": "short",
            "AUBERGE_EXPECT": "plain",
        }
        options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore"]
        command = [sys.executable, "-m", "pytest", *options, *arguments]
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=timeout, check=False
            )
        except subprocess.TimeoutExpired:
            return TIMED_OUT, ""
        return (SURVIVED if done.returncode == 0 else KILLED), done.stdout


class Hunt:
    """One run over many mutants: which were tried, and what came of them."""

    def __init__(self, mutants: list[Mutant], jobs: int, minutes: float) -> None:
        self.mutants, self.jobs = mutants, jobs
        self.deadline = time.monotonic() + 60 * minutes
        self.began = time.monotonic()
        self.tests = Tests()
        self.fates: dict[int, str] = {}
        self.patience = 60.0
        self.copies: SimpleQueue[Copy] = SimpleQueue()

    def prepare(self, folder: Path) -> str:
        """Makes the copies and runs every stage once without a mistake; says what is wrong, if anything."""
        for job in range(self.jobs):
            self.copies.put(Copy(folder / str(job)))
        copy = self.copies.get()
        slowest = 0.0
        for file in sorted({mutant.file for mutant in self.mutants}, key=lambda file: file.parts[3])[:1]:
            for stage in self.tests.stages(file):
                began = time.monotonic()
                fate, output = copy.run(stage, 1200)
                slowest = max(slowest, time.monotonic() - began)
                if fate != SURVIVED:
                    return f"the tests fail without any mistake: {' '.join(stage)}\n{output}"
        self.patience = 30 + 4 * slowest
        self.copies.put(copy)
        return ""

    def run(self) -> None:
        """Tries all mutants, as many at once as there are jobs."""
        self.began = time.monotonic()
        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(self._try, range(len(self.mutants))))
        print()

    def _try(self, number: int) -> None:
        if time.monotonic() > self.deadline:
            self.fates[number] = NOT_TRIED
            return
        mutant, copy = self.mutants[number], self.copies.get()
        copy.plant(mutant)
        fate = SURVIVED
        for stage in self.tests.stages(mutant.file):
            fate, output = copy.run(stage, self.patience)
            if fate != SURVIVED:
                self.tests.note(mutant.file, output)
                break
        copy.repair(mutant)
        self.copies.put(copy)
        self.fates[number] = fate
        self._progress()

    def _progress(self) -> None:
        counts = Counter(self.fates.values())
        each = (time.monotonic() - self.began) / len(self.fates)
        left = each * (len(self.mutants) - len(self.fates)) / 60
        told = ", ".join(f"{counts[fate]} {fate}" for fate in (KILLED, TIMED_OUT, SURVIVED))
        print(
            f"\r[{len(self.fates)}/{len(self.mutants)}] {told}; {each:.1f} s each, {left:.0f} min left  ",
            end="",
            flush=True,
        )

    def report(self) -> str:
        """The survivors as diffs, and the score of what was tried."""
        survivors = [str(self.mutants[number]) for number in sorted(self.fates) if self.fates[number] == SURVIVED]
        counts = Counter(self.fates.values())
        noticed = counts[KILLED] + counts[TIMED_OUT]
        tried = noticed + counts[SURVIVED]
        score = f"{noticed} of {tried} mistakes noticed ({100 * noticed / max(1, tried):.1f} %)"
        return "\n\n".join([*survivors, f"{score}; {counts[NOT_TRIED]} not tried"])


def sources(named: list[str]) -> list[Path]:
    """The files to break, from the root: those named, or the rules and the engine of every game."""
    if named:
        return [Path(name).resolve().relative_to(ROOT) for name in named]
    rooms = [ROOT / "src" / "auberge" / "games" / name for name in NAMES]
    found = [file for room in rooms for file in (*room.glob("rules/[!_]*.py"), room / "engine.py")]
    return sorted(file.relative_to(ROOT) for file in found)


def mutants_of(files: list[Path]) -> list[Mutant]:
    """Every mutant of these files, in an order that is random but always the same: a part is a fair sample."""
    found = []
    for file in files:
        source = (ROOT / file).read_text(encoding="utf-8")
        found += [Mutant(file, source, mutation) for mutation in Mutator(source).mutations()]
    random.Random(1).shuffle(found)
    return found


def main() -> int:
    """Reads the command line, hunts, and reports."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60, help="stop after so long; the rest is not tried")
    parser.add_argument("--limit", type=int, help="try only so many, a fair sample")
    parser.add_argument("--fail-under", type=float, default=0, help="fail if fewer per cent are noticed")
    arguments = parser.parse_args()
    hunt = Hunt(mutants_of(sources(arguments.files))[: arguments.limit], arguments.jobs, arguments.minutes)
    print(f"{len(hunt.mutants)} mistakes to plant; first the tests run without any ...", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        problem = hunt.prepare(Path(folder))
        if problem:
            print(problem)
            return 2
        hunt.run()
    report = hunt.report()
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(report + "\n", encoding="utf-8")
    print(report)
    counts = Counter(hunt.fates.values())
    tried = len(hunt.fates) - counts[NOT_TRIED]
    return int(100 * (tried - counts[SURVIVED]) < arguments.fail_under * tried)


if __name__ == "__main__":
    raise SystemExit(main())
