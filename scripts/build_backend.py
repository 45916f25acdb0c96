"""Builds the packages: setuptools, asked for what this project needs.

`AUBERGE_COMPILE=1` compiles the engine, so mypy is fetched for it. A wheel or source package without the page would
start a table that cannot be seen: it is not built, unless `AUBERGE_WITHOUT_PAGE=1` says that no browser will want it.
"""

import os
import tomllib
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
COMPILER = "mypy[mypyc]>=2.4,<3"
PAGE = Path("src/auberge/server/page")
NEEDED = (PAGE / "index.html", PAGE / "engine" / "engine.json")
Wishes = dict[str, str | list[str] | None] | None


class PageMissing(Exception):
    """There is no page to pack."""


def get_requires_for_build_wheel(config_settings: Wishes = None) -> list[str]:  # noqa: ARG001 (the hook's signature)
    """The compiler, if there is something to compile, and what we import: it reads the types of that."""
    if os.environ.get("AUBERGE_COMPILE") != "1":
        return []
    project: dict[str, list[str]] = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [COMPILER, *project["dependencies"]]


def build_wheel(wheel_directory: str, config_settings: Wishes = None, metadata_directory: str | None = None) -> str:
    """A wheel with the page."""
    _check_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Wishes = None) -> str:
    """A source package with the page: who builds from it needs no Node.js."""
    _check_page()
    return build_meta.build_sdist(sdist_directory, config_settings)


def _check_page() -> None:
    missing = [path for path in NEEDED if not path.is_file()]
    if missing and os.environ.get("AUBERGE_WITHOUT_PAGE") != "1":
        raise PageMissing(
            f"{missing[0]} is missing, and the table would open on nothing. Build the page first (`make page`), "
            "or set AUBERGE_WITHOUT_PAGE=1 to build without it."
        )
