"""Puts the example plug-in where Python finds it, as `pip install` would."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from auberge import canon
from auberge.games import register
from auberge.words import _catalogue
from tests.conformance.orders import rule_ids

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "liars_dice"
NAME = "liars_dice"


def plug_in(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Makes the example an installed package, until the test is over."""
    told = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    metadata = folder / "auberge_liars_dice-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n")
    points = "".join(f"{name} = {value}\n" for name, value in told["entry-points"][register.GROUP].items())
    (metadata / "entry_points.txt").write_text(f"[{register.GROUP}]\n{points}")
    monkeypatch.setattr(sys, "path", [str(EXAMPLE), str(folder), *sys.path])
    for name in ("_ROW", "_BULLET", "_BOLD", "_HEADING"):  # read when the canon is imported, which is long ago
        pattern: str = getattr(canon, name).pattern
        monkeypatch.setattr(canon, name, re.compile(pattern.replace(canon.PREFIXES, f"{canon.PREFIXES}|LD")))
    forget()


def forget() -> None:
    """Lets the register and the words be read again."""
    register.plug_ins.cache_clear()
    _catalogue.cache_clear()
    rule_ids.cache_clear()
