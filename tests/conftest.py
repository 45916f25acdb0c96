"""What every session shares: the build under test, how many examples are tried, what runs by default.

`AUBERGE_EXPECT=plain` or `compiled` fails the session if another build is running. `AUBERGE_EXAMPLES` names a
profile: `ci` (default) for every run, `deep` for a night, `mutants` to see only whether anything fails.
"""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

from auberge import __file__ as installed
from auberge.build import is_compiled

_SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
_NOT_SHRUNK = (Phase.explicit, Phase.generate)
for _name, _examples, _phases in (("mutants", 8, _NOT_SHRUNK), ("ci", 8, tuple(Phase)), ("deep", 200, tuple(Phase))):
    settings.register_profile(
        _name,
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=_examples,
        phases=_phases,
        suppress_health_check=_SLOW_IS_FINE,
    )
settings.load_profile(os.environ.get("AUBERGE_EXAMPLES", "ci"))


def _build() -> str:
    return "compiled" if is_compiled() else "plain"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-playthroughs", action="store_true", help="write the golden games anew")
    parser.addoption("--rewrite-tape", action="store_true", help="write again what the server says in whole games")
    parser.addoption("--rewrite-goldens", action="store_true", help="write the golden screenshots anew")


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("AUBERGE_EXPECT")
    if expected and expected != _build():
        raise pytest.UsageError(f"AUBERGE_EXPECT={expected}, but the {_build()} build is running: {installed}")


def pytest_report_header() -> str:
    return f"auberge: {_build()} build, {installed}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Lockstep needs both builds: it runs only where it is asked for by `-m`."""
    if config.option.markexpr:
        return
    asked_for = [item for item in items if item.get_closest_marker("lockstep") is None]
    config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("lockstep") is not None])
    items[:] = asked_for
