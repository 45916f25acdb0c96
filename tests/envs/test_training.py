"""The course of the bot `learner`: it comes to do what it is shown and what turns out well, and can be interrupted."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs auberge[train]")
SCRIPTS = Path(__file__).parents[2] / "scripts"
Module = Callable[[str], ModuleType]


@pytest.fixture(autouse=True)
def one_core() -> Iterator[None]:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


@pytest.fixture
def baseline(monkeypatch: pytest.MonkeyPatch) -> Module:
    """The modules of the course by name: they need PyTorch, and belong to no package."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return lambda name: import_module(f"baseline.{name}")


def small(baseline: Module, **changes: Any) -> Any:
    """A course of seconds."""
    manner = baseline("practice").Manner(games=16, squires=4, elders=4, steps=8, sample=64)
    plan = baseline("course").Plan(watched=1280, passes=3, copy_rate=3e-3, stages=1, lessons=2, manner=manner)
    return plan._replace(**changes)


def test_it_comes_to_do_as_the_squire_does(baseline: Module) -> None:
    watching, network = baseline("watching"), baseline("course").Course("saint_malo", 1, small(baseline)).network
    watched = watching.watch("saint_malo", 1280, 0.1, 1)
    agreed = watching.copy(network, watched, 6, 3e-3)
    assert agreed[-1] > agreed[0] + 0.1
    assert agreed[-1] > 0.4  # of some fourteen actions


def test_what_turned_out_well_becomes_more_likely(baseline: Module) -> None:
    practice = baseline("practice")
    logits = torch.zeros(2, requires_grad=True)
    before = torch.log_softmax(logits, 0).detach()
    gain = practice.gain_of(torch.log_softmax(logits, 0), before, torch.tensor([1.0, -1.0]), 0.2)
    (slope,) = torch.autograd.grad(gain, logits)
    assert slope[0] > 0 > slope[1]
    far = torch.log_softmax(torch.tensor([2.0, 0.0]), 0).requires_grad_()
    (slope,) = torch.autograd.grad(practice.gain_of(far, before, torch.tensor([1.0, -1.0]), 0.2), far)
    assert slope.tolist() == [0, 0]  # beyond the clip nothing more is gained


def test_what_came_of_a_decision_is_turned_round_if_the_other_seat_decides(baseline: Module) -> None:
    rewards = baseline("rewards")
    goes_on = np.array([[-1, -1], [1, -1], [0, 1]], np.float32)
    found = rewards.goals_of(np.array([[0, 0], [0, 0], [1, 0]], np.float32), goes_on)
    assert found[:, 0].tolist() == [-1, 1, 1]
    assert np.isnan(found[:, 1]).all()  # its end was not seen
    assert rewards.reward_of("valletta", np.array([5.0, -50.0])).tolist() == pytest.approx([0.75, -1.25])


def test_a_course_that_was_interrupted_ends_the_same(baseline: Module, tmp_path: Path) -> None:
    course, plan = baseline("course"), small(baseline, watched=256, passes=1)
    told: list[Any] = []
    whole = course.Course("malta", 1, plan)
    course.take(whole, tmp_path / "whole.pt", 60, told.append)
    assert [progress.stage for progress in told] == [1, 2]
    begun = course.Course("malta", 1, plan)
    course.take(begun, tmp_path / "begun.pt", 60, lambda _: None, stages=1)
    assert not begun.is_over
    other = course.Course("malta", 1, plan)
    course.take(other, tmp_path / "begun.pt", 60, told.append)
    assert len(told) == 3
    for part, same in zip(whole.network.parameters(), other.network.parameters(), strict=True):
        assert torch.equal(part, same)
    assert not course.Course("malta", 2, plan).go_on(tmp_path / "begun.pt")  # another seed is another course
