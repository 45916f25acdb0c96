"""How a test names the rules it proves: `@rule("SM-WALL-05")` above a function whose name is the rule."""

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """The test fails when one of these rules of the canon is broken."""
    mark = pytest.mark.rule(*ids)

    def cite(test: Test) -> Test:
        marked: Test = mark(test)
        return marked

    return cite
