"""A test whose package is not installed is left out, which `test_packages` says; with AUBERGE_NEEDS_ENVS=1 it fails.

With AUBERGE_ENVS=whole every seat count of every game is tried.
"""

from tests.envs.packages import NEEDED, PACKAGES, version_of

collect_ignore = [file for package, file in PACKAGES.items() if not NEEDED and version_of(package) is None]


def pytest_report_header() -> str:
    return ", ".join(f"{package} {version_of(package) or 'is missing'}" for package in PACKAGES)
