"""Breaks the rules on purpose, one small mistake at a time, and sees whether the tests notice.

Usage: python scripts/mutate.py [--engines] [--jobs 2] [--limit N] [--fail-under 95] [--tests FOLDER ...] [FILE ...]
Without files: all rules of every game. What is known stays in .build/mutants: a run goes on where an earlier one ended
and tries again only what a change may have touched. Fails if the score of a game is too low, or if a mutant survives
that docs/mutants.md does not explain.
"""

import argparse
import os
import random
import re
from pathlib import Path
from statistics import median

from mutants.hunt import hunt
from mutants.kept import SURVIVED, Kept
from mutants.reach import reaches
from mutants.tree import Mutant, Tree

from auberge.games import NAMES

ROOT = Path(__file__).resolve().parents[1]
TESTS = [f"tests/{name}" for name in ("games", "playthroughs", "finished_games", "conformance")]
SHARED = ("tests/conftest.py", "scenarios")  # what they read, beside each other
EXPLAINED = ROOT / "docs" / "mutants.md"


def sources(named: list[str], engines: bool) -> list[Path]:
    """The files to break, from the root: those named, or the rules of every game."""
    if named:
        return [Path(name).resolve().relative_to(ROOT) for name in named]
    rooms = [ROOT / "src" / "auberge" / "games" / name for name in NAMES]
    found = [file for room in rooms for file in (*room.glob("rules/[!_]*.py"), *[room / "engine.py"] * engines)]
    return sorted(file.relative_to(ROOT) for file in found)


def explained() -> set[str]:
    """The survivors that the page gives a reason for: the lines of its code blocks."""
    text = EXPLAINED.read_text(encoding="utf-8") if EXPLAINED.exists() else ""
    return {
        line for block in re.findall(r"^```\n(.*?)^```", text, re.MULTILINE | re.DOTALL) for line in block.splitlines()
    }


def report(mutants: list[Mutant], kept: Kept) -> tuple[str, float, list[str]]:
    """The score of each game, the lowest, and the survivors without a reason."""
    rows = ["| Game | Mutants | Killed | Timed out | Survived | Score |", "|---|---|---|---|---|---|"]
    fates = {mutant: kept.fates[kept.tree.key(mutant)] for mutant in mutants}
    lowest = 100.0
    for game in sorted({mutant.game for mutant in mutants}):
        found = [fate.fate for mutant, fate in fates.items() if mutant.game == game]
        killed, timed_out, survived = (found.count(fate) for fate in ("killed", "timed out", SURVIVED))
        score = 100 * (killed + timed_out) / len(found)
        lowest = min(lowest, score)
        rows.append(f"| {game} | {len(found)} | {killed} | {timed_out} | {survived} | {score:.1f} % |")
    seconds = [fate.seconds for fate in fates.values()]
    rows.append(
        f"\nProcessor time: {sum(seconds) / 60:.0f} minutes in all, {median(seconds):.2f} s a mutant in the middle, "
        f"{sum(seconds) / len(seconds):.2f} s on average."
    )
    survivors = [str(mutant) for mutant, fate in fates.items() if fate.fate == SURVIVED]
    return "\n".join(rows), lowest, [survivor for survivor in survivors if survivor not in explained()]


def main() -> int:
    """Reads the command line, hunts, and reports."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--engines", action="store_true", help="break the engines too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--limit", type=int, help="try a random sample of N")
    parser.add_argument("--fail-under", type=float, default=0, help="fail if a game has a lower score")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="let only these notice: a first look")
    arguments = parser.parse_args()
    os.environ |= {"AUBERGE_EXAMPLES": "mutants", "AUBERGE_EXPECT": "plain"}
    os.chdir(ROOT)
    tree = Tree(ROOT, tuple(arguments.tests), (*TESTS, *SHARED))
    tree.build.mkdir(parents=True, exist_ok=True)
    mutants = tree.mutants(sources(arguments.files, arguments.engines))
    random.Random(1).shuffle(mutants)
    mutants = mutants[: arguments.limit]
    kept = hunt(tree, mutants, reaches(tree, sources([], engines=True)), arguments.jobs)
    table, lowest, unexplained = report(mutants, kept)
    number = f"{len(unexplained)} survivors without a reason in docs/mutants.md"
    told = "\n".join([*sorted(unexplained), number, "", table])
    (tree.build / "report.txt").write_text(told + "\n", encoding="utf-8")
    print(told)
    return int(bool(unexplained) or lowest < arguments.fail_under)


if __name__ == "__main__":
    raise SystemExit(main())
