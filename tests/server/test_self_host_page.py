"""The page for those who serve a club names every setting, with its real default."""

import re
from pathlib import Path

from auberge.server.metrics import REGISTRY
from auberge.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "self-host.md"
WATCHING = PAGE.parent / "watching.md"
ELSEWHERE = {"AUBERGE_DATA_DIR"}  # of the whole house
LISTS = {"origins", "hosts", "trusted_proxies", "programs"}
IN_WORDS = LISTS | {
    "host", "socket", "database", "public_url", "base_path", "forwarded_headers", "metrics_token", "bot_workers",
}  # fmt: skip


def test_every_setting_is_described_and_nothing_else() -> None:
    told = set(re.findall(r"^\| `(AUBERGE_\w+)`", PAGE.read_text(), re.MULTILINE))
    assert told == {f"AUBERGE_{name.upper()}" for name in Settings.__struct_fields__} | ELSEWHERE


def test_the_defaults_told_are_the_defaults() -> None:
    told = dict(re.findall(r"^\| `AUBERGE_(\w+)` \| ([\w.]+) \|", PAGE.read_text(), re.MULTILINE))
    for name in set(Settings.__struct_fields__) - IN_WORDS:
        value = getattr(Settings(), name)
        assert told[name.upper()] == (f"{value:g}" if isinstance(value, float) else str(value))


def test_every_figure_is_explained() -> None:
    told = set(re.findall(r"`(auberge_\w+?)(?:_total)?(?:\{\w+\})?`", WATCHING.read_text()))
    counted = {family.name for family in REGISTRY.collect() if family.name.startswith("auberge_")}
    assert counted <= told
