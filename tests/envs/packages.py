"""The foreign packages whose own tests our environments pass, each with the tests that need it."""

import os
from importlib.metadata import PackageNotFoundError, version

PACKAGES = {"pettingzoo": "test_pettingzoo.py", "gymnasium": "test_gymnasium.py", "open_spiel": "test_openspiel.py"}
NEEDED = os.environ.get("AUBERGE_NEEDS_ENVS") == "1"


def version_of(package: str) -> str | None:
    """The version installed, if it is."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None
