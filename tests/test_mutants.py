"""Mutation testing itself: the mistakes it plants, what kills them, and that nothing known is tried again."""

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

SCRIPTS = Path(__file__).parent.parent / "scripts"
MODULES = {"t": SimpleNamespace(ONE=1, UNO=1, TWO=2, ALL=(1, 2))}
RULES = """
def capped(number):
    return min(number, 3)

def halved(number):
    while number > 1:
        number //= 2
    return number

def unreached():
    return not True
"""
TESTS = """
from toy.games.one.rules import capped, halved

def test_capped():
    assert [capped(2), capped(4)] == [2, 3]

def test_halved():
    assert [halved(2), halved(6)] == [1, 1]
"""
MORE_TESTS = """
from toy.games.one.rules import unreached

def test_unreached():
    assert not unreached()
"""
NOT_ALONE = """
from toy.games.one.rules import capped

asked = []

def test_one():
    asked.append(1)

def test_other():
    assert asked and capped(4) == 3
"""
HUNT = """
import json
from dataclasses import replace
from pathlib import Path
from mutants.hunt import hunt
from mutants.reach import reaches
from mutants.tree import Tree

if __name__ == "__main__":
    tree, file = Tree(Path.cwd(), ("tests",)), Path("src/toy/games/one/rules.py")
    tree.build.mkdir(parents=True, exist_ok=True)
    mutants = tree.mutants([file])
    first = mutants[0].mutation
    same = replace(first, text=mutants[0].source[first.start : first.end])
    mutants.append(replace(mutants[0], mutation=same))
    kept = hunt(tree, mutants, reaches(tree, [file]), jobs=2, patience=0.2)
    fates = [(str(mutant), kept.fates[tree.key(mutant)]) for mutant in mutants]
    print(json.dumps({mutant: [fate.fate, fate.test] for mutant, fate in fates}))
"""


@pytest.fixture
def operators(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return importlib.import_module("mutants.operators")


@pytest.mark.parametrize(
    ("line", "mistakes"),
    [
        ("a = b < c", ["a = b <= c", "a = b >= c"]),
        ("a = b < c <= d", ["a = b < c < d", "a = b < c > d", "a = b <= c <= d", "a = b >= c <= d"]),
        ("a = b is not c", ["a = b is c"]),
        ("a = b + 1", ["a = b + 0", "a = b + 2", "a = b - 1"]),
        ("a = -b", ["a = b"]),
        ("a = b and not c", ["a = b and c", "a = b or not c"]),
        ("a = max(b, True)", ["a = max(b, False)", "a = min(b, True)"]),
        ("p.a = b  # why", ["pass"]),
        ("p.a |= b", ["p.a &= b", "pass"]),
        ("p.a[b], p.a[c] = p.a[c], p.a[b]", ["pass"]),
        ("call(t.ONE, t.TWO)", ["call(t.ONE, t.ONE)", "call(t.TWO, t.TWO)", "pass"]),
        ("a = t.ONE, t.UNO, t.ALL", []),
        ("a = b if c() else d", ["a = b if not (c()) else d"]),
        ("return b", ["return 0"]),
        ("return t.ONE", []),
        ("return", ["pass"]),
        ("a = b", []),
        ('"""Only words."""', []),
    ],
)
def test_a_line_can_go_wrong_in_these_ways(operators: ModuleType, line: str, mistakes: list[str]) -> None:
    source = f"def rule(p):\n    {line}\n"
    found = operators.Mutator(source, MODULES).mutations()
    code = operators.in_one_line(line)
    assert sorted(each.change(source) for each in found) == [f"{code} -> {mistake}" for mistake in mistakes]
    assert {each.function for each in found} <= {"rule"}


def test_a_mistake_lies_on_the_lines_that_lead_to_it_and_has_a_name_of_its_own(operators: ModuleType) -> None:
    source = "class A:\n def b(self):\n  match c:\n   case t.ONE:\n    d(1)\n   case t.TWO:\n    d(1)\n"
    found = {each.change(source): each for each in operators.Mutator(source, MODULES).mutations()}
    assert {name: list(each.lines) for name, each in found.items()} == {
        "case t.ONE: -> case t.TWO:": [4],
        "d(1) -> d(0)": [5],
        "d(1) -> d(2)": [5],
        "d(1) -> pass": [5],
        "case t.TWO: -> case t.ONE:": [6],
        "d(1) -> d(0) (2)": [7],
        "d(1) -> d(2) (2)": [7],
        "d(1) -> pass (2)": [7],
    }
    assert {each.function for each in found.values()} == {"A.b"}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    game, tests = tmp_path / "src" / "toy" / "games" / "one", tmp_path / "tests"
    game.mkdir(parents=True)
    tests.mkdir()
    (game / "rules.py").write_text(RULES)
    return tmp_path


def hunted(root: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(SCRIPTS), str(root / "src")])
    environ = {**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-B", "-c", HUNT]
    return subprocess.run(command, cwd=root, env=environ, capture_output=True, text=True, timeout=60, check=False)


def test_only_a_test_or_a_time_limit_kills_and_what_is_known_is_not_tried_again(tree: Path) -> None:
    (tree / "tests" / "test_rules.py").write_text(TESTS)
    fates = json.loads(hunted(tree).stdout.splitlines()[-1])
    of_halved = {mutant: fate for mutant, fate in fates.items() if " halved: " in mutant}
    assert {mutant.split(": ", 1)[1] for mutant, fate in of_halved.items() if fate[0] == "timed out"} == {
        "number //= 2 -> pass",
        "number //= 2 -> number //= 1",
    }
    assert {mutant.split(".py ")[1] for mutant, (fate, _) in fates.items() if fate == "survived"} == {
        "capped: return min(number, 3) -> return min(number, 3)",  # not a mistake at all
        "unreached: return not True -> return True",
        "unreached: return not True -> return not False",
        "unreached: return not True -> return 0",
    }
    assert {test for _, test in of_halved.values()} == {"tests/test_rules.py::test_halved"}

    (tree / "tests" / "test_more.py").write_text(MORE_TESTS)
    tried = [line.split("] ")[1] for line in hunted(tree).stdout.splitlines() if "left]" in line]
    assert sorted(tried) == [
        "killed: one/rules.py unreached: return not True -> return True",
        "killed: one/rules.py unreached: return not True -> return not False",
        "survived: one/rules.py unreached: return not True -> return 0",
    ]


def test_a_test_that_fails_alone_kills_nothing(tree: Path) -> None:
    (tree / "tests" / "test_rules.py").write_text(NOT_ALONE)
    done = hunted(tree)
    assert done.returncode == 1
    assert "tests/test_rules.py::test_other fails alone without any mistake" in done.stdout + done.stderr
    assert "killed" not in done.stdout
