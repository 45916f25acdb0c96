"""The page for those who serve a club names every setting, with its real default."""

import re
from pathlib import Path

from auberge.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "self-host.md"
ELSEWHERE = {"AUBERGE_DATA_DIR"}  # of the whole house
IN_WORDS = {"host", "database", "origins", "hosts", "public_url", "trusted_proxies", "bot_workers"}


def test_every_setting_is_described_and_nothing_else() -> None:
    told = set(re.findall(r"^\| `(AUBERGE_\w+)`", PAGE.read_text(), re.MULTILINE))
    assert told == {f"AUBERGE_{name.upper()}" for name in Settings.__struct_fields__} | ELSEWHERE


def test_the_defaults_told_are_the_defaults() -> None:
    told = dict(re.findall(r"^\| `AUBERGE_(\w+)` \| ([\w.]+) \|", PAGE.read_text(), re.MULTILINE))
    for name in set(Settings.__struct_fields__) - IN_WORDS:
        value = getattr(Settings(), name)
        assert told[name.upper()] == (f"{value:g}" if isinstance(value, float) else str(value))
