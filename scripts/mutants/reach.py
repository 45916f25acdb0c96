"""Which test reaches which lines, and how long it takes: measured once, kept until a source or the test changes."""

import json
import sys
import time
from collections.abc import Collection, Generator
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import coverage
import pytest

from .tree import Mutant, Tree, digest, digest_of

# Plain asserts: to explain why a test failed takes longer than to run it.
OPTIONS = ["-qq", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=sys", "--assert=plain", "--tb=native"]


@dataclass(frozen=True)
class Reach:
    """What one test reaches: for each file a number whose bits are its lines."""

    seconds: float
    lines: dict[str, int]

    def covers(self, mutant: Mutant) -> bool:
        """Does the test reach the place of the mistake?"""
        mask = self.lines.get(mutant.file.as_posix(), 0)
        return any(mask >> line & 1 for line in mutant.mutation.lines)


def reaches(tree: Tree, files: list[Path]) -> dict[str, Reach]:
    """What every test reaches of these files; test files that are new or changed run now, under coverage."""
    kept_in = tree.build / "reach.json"
    kept = json.loads(kept_in.read_text(encoding="utf-8")) if kept_in.exists() else {}
    packages = {Path(*file.parts[:2]) for file in files}
    sources = digest_of(tree.root, tuple(str(each / part) for each in packages for part in ("core", "games")))
    now = {name: digest(sources, *map(str, files), tree.stamp(name)) for name in tree.test_files()}
    found = {name: kept[name] for name, stamp in now.items() if name in kept and kept[name]["stamp"] == stamp}
    stale = [name for name in now if name not in found]
    if stale:
        print(f"running {len(stale)} files of tests to see what they reach ...", flush=True)
        measured_in = tree.build / "measured.json"
        child = get_context("spawn").Process(target=measure, args=(tree, files, stale, measured_in))
        child.start()
        child.join()
        if child.exitcode:
            raise SystemExit("the tests must pass before mutants are tried")
        measured = json.loads(measured_in.read_text(encoding="utf-8"))
        found |= {name: {"stamp": now[name], "tests": measured.get(name, {})} for name in stale}
        kept_in.write_text(json.dumps(kept | found), encoding="utf-8")
    return {
        test: Reach(seconds, {file: int(mask, 16) for file, mask in lines.items()})
        for each in found.values()
        for test, (seconds, lines) in each["tests"].items()
    }


def packed(tests: dict[str, Reach]) -> dict[str, tuple[float, dict[str, str]]]:
    """As it is written to a file."""
    return {
        test: (reach.seconds, {file: f"{mask:x}" for file, mask in reach.lines.items()})
        for test, reach in tests.items()
    }


def measure(tree: Tree, files: list[Path], test_files: list[str], out: Path) -> None:
    """Runs tests, each as a context of its own, and writes down what they reach, sorted by file of tests."""
    recorder = coverage.Coverage(data_file=None, include=[str(tree.root / file) for file in files])
    watch = Watch(recorder)
    recorder.start()
    code = pytest.main([*OPTIONS, "-x", f"--rootdir={tree.root}", *test_files], plugins=[watch])
    recorder.stop()
    if code:
        sys.exit(int(code))
    found: dict[str, dict[str, Reach]] = {}
    for test, seconds in watch.seconds.items():
        found.setdefault(test.split("::", maxsplit=1)[0], {})[test] = Reach(seconds, {})
    data = recorder.get_data()
    for file in files:
        for line, tests in data.contexts_by_lineno(str(tree.root / file)).items():
            for test in filter(None, tests):
                lines = found[test.split("::", maxsplit=1)[0]][test].lines
                lines[file.as_posix()] = lines.get(file.as_posix(), 0) | 1 << line
    for name in watch.sharing:
        found[name] = dict.fromkeys(found[name], together(found[name].values()))
    out.write_text(json.dumps({name: packed(tests) for name, tests in found.items()}), encoding="utf-8")


def together(reached: Collection[Reach]) -> Reach:
    """What tests reach that share a cache: each could be the first to fill it."""
    lines: dict[str, int] = {}
    for each in reached:
        for file, mask in each.lines.items():
            lines[file] = lines.get(file, 0) | mask
    return Reach(max(each.seconds for each in reached), lines)


class Watch:
    """A plugin that gives every test a context and a clock, and finds the files whose tests share a cache."""

    def __init__(self, recorder: coverage.Coverage) -> None:
        self.recorder = recorder
        self.seconds: dict[str, float] = {}
        self.sharing: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            module = item.getparent(pytest.Module)
            if module and any(hasattr(each, "cache_clear") for each in vars(module.obj).values()):
                self.sharing.add(module.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.recorder.switch_context(item.nodeid)
        began = time.process_time()
        outcome = yield
        self.seconds[item.nodeid] = round(time.process_time() - began, 4)
        self.recorder.switch_context("")
        return outcome
