"""uv.lock, the versions everything was tried with: of what pyproject.toml asks for, from the public index alone."""

import re
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

ROOT = Path(__file__).parents[1]
HOSTS = {"pypi.org", "files.pythonhosted.org"}


@pytest.fixture(scope="module")
def packages() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    return found


def plain(name: str) -> str:
    """A package's name as an index knows it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_everything_comes_from_the_public_index(packages: list[dict[str, Any]]) -> None:
    text = (ROOT / "uv.lock").read_text(encoding="utf-8")
    assert {urlsplit(url).netloc for url in re.findall(r'"(\w+://[^"]+)"', text)} == HOSTS
    ours = [package["name"] for package in packages if "registry" not in package["source"]]
    assert ours == ["auberge"]


def test_every_file_has_its_digest(packages: list[dict[str, Any]]) -> None:
    for package in packages:
        files = [*package.get("wheels", []), *filter(None, [package.get("sdist")])]
        assert all(file["hash"].startswith("sha256:") for file in files), package["name"]


def test_it_locks_what_is_asked_for(packages: list[dict[str, Any]]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (ours,) = (package for package in packages if package["name"] == "auberge")
    asked, locked = defaultdict(set), defaultdict(set)
    for extra, needs in [("", project["dependencies"]), *project["optional-dependencies"].items()]:
        for need in needs:
            name, bounds = re.match(r"([\w.-]+)(?:\[\w+\])?([^;]*)", need).groups()  # type: ignore[union-attr]
            asked[plain(extra)].add((plain(name), frozenset(bounds.strip().split(","))))
    for need in ours["metadata"]["requires-dist"]:
        extra = re.search(r"extra == '([\w-]+)'", need.get("marker", ""))
        bounds = need.get("specifier", "").replace(" ", "").split(",")
        locked[extra[1] if extra else ""].add((need["name"], frozenset(bounds)))
    assert locked == asked, "make lock"


def test_what_the_server_needs_is_bounded_on_both_sides() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for need in project["dependencies"]:
        assert re.fullmatch(r"[\w.-]+>=[\d.]+,<[\d.]+(; .+)?", need), need
