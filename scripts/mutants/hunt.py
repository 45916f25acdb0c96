"""Tries mutants in one warm process: it has imported everything and collected all tests, and forks for each mutant.

In the child the code of the broken function takes the place of the sound one, under every name that leads to it. Then
run the tests that reach the place, those first that are likeliest to notice in the shortest time, until one fails.
"""

import gc
import importlib
import mmap
import os
import resource
import signal
import sys
import time
import traceback
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from inspect import unwrap
from operator import attrgetter
from types import CodeType, FunctionType

import pytest

from .kept import KILLED, SURVIVED, TIMED_OUT, Kept
from .reach import OPTIONS, Reach
from .tree import Mutant, Tree, module_of

MEMORY = 4 << 30
PATIENCE = 1.0  # seconds of processor time that a test may take, on top of ten times what it usually takes
ALL_PASSED, ONE_FAILED, OUR_FAULT = 0, 1, 2  # how a child ends
WAITING = 900  # seconds after which a test that waits for ever is ended


@dataclass
class Trial:
    """A child that runs tests against a mutant. The number of the test that is running lies in shared memory."""

    mutant: Mutant
    tests: list[str]
    running: mmap.mmap

    def outcome(self, status: int) -> tuple[str, list[str]]:
        """What became of the mutant, by the way its process ended, and the tests that say so."""
        code = os.waitstatus_to_exitcode(status)
        if code == ALL_PASSED:
            return SURVIVED, self.tests
        test = self.tests[int.from_bytes(self.running[:8])]
        if code == ONE_FAILED:
            return KILLED, [test]
        if code in (-signal.SIGPROF, -signal.SIGALRM):
            return TIMED_OUT, [test]
        raise RuntimeError(f"exit code {code} in {test}: {self.mutant}")


class Hunt:
    """A plugin of pytest that tries mutants in place of running the tests."""

    def __init__(
        self, tree: Tree, mutants: list[Mutant], reached: dict[str, Reach], jobs: int, patience: float
    ) -> None:
        self.reached, self.jobs, self.patience = reached, jobs, patience
        self.kept = Kept(tree)
        self.waiting: deque[tuple[Mutant, list[str]]] = deque()
        for mutant in mutants:
            tests = self.kept.still_to_try(mutant, [test for test in reached if reached[test].covers(mutant)])
            if tests is not None:
                self.waiting.append((mutant, tests))
        self.number = len(self.waiting)
        self.trials: dict[int, Trial] = {}
        self.items: dict[str, pytest.Item] = {}
        self.noticed: Counter[tuple[str, str]] = Counter()  # place and test, file and test
        self.sound: set[str] = set()
        self.began = time.monotonic()
        for fate in self.kept.fates.values():
            self._count(fate.mutant.split(":")[0], fate.test)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        gc.freeze()  # children share what is there and need not look through it
        self.began = time.monotonic()
        while self.waiting or self.trials:
            while self.waiting and len(self.trials) < self.jobs:
                mutant, tests = self.waiting.popleft()
                pid, trial = self._begin(mutant, self._ordered(mutant, tests))
                self.trials[pid] = trial
            self._finish(*os.wait4(-1, 0))
        return True

    def _finish(self, pid: int, status: int, used: resource.struct_rusage) -> None:
        trial = self.trials.pop(pid)
        fate, tests = trial.outcome(status)
        if fate != SURVIVED:
            self._check(trial.mutant, tests[0])
            self._count(trial.mutant.place, tests[0])
        self.kept.add(trial.mutant, fate, tests, used.ru_utime + used.ru_stime)
        done = self.number - len(self.waiting) - len(self.trials)
        left = (time.monotonic() - self.began) / done * (self.number - done) / 60
        told = f"[{done}/{self.number}, {left:.0f} min left] {fate}: {trial.mutant}"
        print(told, file=sys.__stdout__, flush=True)

    def _check(self, mutant: Mutant, test: str) -> None:
        """A test that has noticed something passes alone, with the function swapped in the same way for itself."""
        if test in self.sound:
            return
        pid, trial = self._begin(mutant, [test], broken=False)
        _, status, _ = os.wait4(pid, 0)
        if trial.outcome(status)[0] != SURVIVED:
            raise RuntimeError(f"{test} fails alone without any mistake")
        self.sound.add(test)

    def _count(self, place: str, test: str) -> None:
        self.noticed[place, test] += 1
        self.noticed[place.split(maxsplit=1)[0], test] += 1

    def _ordered(self, mutant: Mutant, tests: list[str]) -> list[str]:
        """The likeliest to notice per second first; before all, the one that noticed this very mistake."""
        place, file = mutant.place, mutant.place.split()[0]
        killer = self.kept.killers.get(str(mutant))

        def worth(test: str) -> float:
            likely = 1 + 20 * self.noticed[place, test] + 2 * self.noticed[file, test]
            return float("inf") if test == killer else likely / (self.reached[test].seconds + 0.01)

        return sorted(tests, key=worth, reverse=True)

    def _begin(self, mutant: Mutant, tests: list[str], broken: bool = True) -> tuple[int, Trial]:
        trial = Trial(mutant, tests, mmap.mmap(-1, 8))
        pid = os.fork()
        if pid == 0:
            with dying():
                plant(mutant, broken)
                self._run(trial)
        return pid, trial

    def _run(self, trial: Trial) -> None:
        """In the child: runs the tests, and is gone at the first that fails."""
        items = [self.items[test] for test in trial.tests]
        for number, item in enumerate(items):
            trial.running[:8] = number.to_bytes(8)
            signal.setitimer(signal.ITIMER_PROF, self.patience + 10 * self.reached[item.nodeid].seconds)
            signal.alarm(WAITING)
            following = items[number + 1] if number + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(ONE_FAILED)


@contextmanager
def dying() -> Iterator[None]:
    """A child says nothing, takes little memory and never comes back."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        yield
        os._exit(ALL_PASSED)
    finally:
        traceback.print_exc(file=sys.__stderr__)
        os._exit(OUR_FAULT)


def plant(mutant: Mutant, broken: bool = True) -> None:
    """Gives the function the code of its broken text; all that refer to it run that from now on."""
    function = unwrap(attrgetter(mutant.mutation.function)(importlib.import_module(module_of(mutant.file))))
    assert isinstance(function, FunctionType)
    text = mutant.mutation.apply(mutant.source) if broken else mutant.source
    function.__code__ = code_of(compile(text, function.__code__.co_filename, "exec"), mutant.mutation.function)


def code_of(module: CodeType, function: str) -> CodeType:
    """The code of a function, or of a method, of a module."""
    code = module
    for name in function.split("."):
        code = next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name)
    return code


def hunt(tree: Tree, mutants: list[Mutant], reached: dict[str, Reach], jobs: int, patience: float = PATIENCE) -> Kept:
    """Tries all mutants whose fate is not known yet."""
    plugin = Hunt(tree, mutants, reached, jobs, patience)
    if plugin.waiting:
        code = pytest.main([*OPTIONS, f"--rootdir={tree.root}", *tree.test_files()], plugins=[plugin])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            raise SystemExit("the tests could not be collected, or one of them cannot be trusted")
    return plugin.kept
