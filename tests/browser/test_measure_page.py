"""The measurement of the page: what it counts in a real browser, and what it says where it cannot measure."""

import importlib.util
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from auberge import games
from auberge.server.http.page import PAGE

from .house import House

SCRIPT = Path(__file__).parents[2] / "scripts" / "measure_page.py"
_spec = importlib.util.spec_from_file_location("measure_page", SCRIPT)
assert _spec is not None
assert _spec.loader is not None
script = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(script)


def test_the_hall_and_a_table_are_weighed_and_timed(browser: Browser, house: House) -> None:
    home, table, rules = script.measure_pages(browser, house.address, ["valletta"], 1)
    assert (home.name, table.name, rules.name) == ("home", "table of valletta", "rules of valletta")
    whole = sum(path.stat().st_size for path in PAGE.rglob("*"))
    for found in (home, table, rules):
        assert (PAGE / "index.html.br").stat().st_size < found.size < whole
        assert found.requests > 5
        assert 0 < found.ready_ms <= found.slowest_ms
    assert table.size > home.size  # a board and a view, on top of the house


@pytest.mark.parametrize("game", games.NAMES)
def test_first_loads_keep_to_their_budgets(browser: Browser, house: House, game: str) -> None:
    found = script.measure_pages(browser, house.address, [game], 1)
    assert [over for page in found if (over := script.over_budget(page)) is not None] == []


def test_a_page_over_its_budget_is_named() -> None:
    def over(requests: int, size: float) -> str | None:
        said: str | None = script.over_budget(script.PageMeasure("table of malta", size, requests, 1, 1))
        return said

    requests, size = script.MOST_OF["table"]
    assert over(requests, size) is None
    assert over(requests + 1, size) == f"table of malta: {requests + 1} requests, {requests} at most"
    assert over(requests, size + 1000) == f"table of malta: {size / 1000 + 1:.1f} kB, {size / 1000:.0f} at most"


def test_a_line_says_what_is_met_and_what_is_missed() -> None:
    light, heavy = (script.row(script.PageMeasure("home", size, 20, ms, ms)) for size, ms in ((1e5, 1), (2e5, 1000)))
    assert light.split() == ["home", "100.0", "<", "200", "met", "20", "1", "1", "<", "1000", "met"]
    assert heavy.split() == ["home", "200.0", "<", "200", "missed", "20", "1000", "1000", "<", "1000", "missed"]


def test_without_chromium_or_page_it_says_so_and_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AUBERGE_CHROMIUM", str(tmp_path / "none"))
    monkeypatch.setattr(script, "PAGE", tmp_path)
    assert script.main([]) == 0
    assert "the page is not built" in capsys.readouterr().out
    (tmp_path / "index.html").touch()
    assert script.main([]) == 0
    assert "no Chromium" in capsys.readouterr().out
