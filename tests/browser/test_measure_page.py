"""The measurement of the page: what it counts in a real browser, and what it says where it cannot measure."""

import importlib.util
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from auberge.server.http.page import PAGE

from .house import House

SCRIPT = Path(__file__).parents[2] / "scripts" / "measure_page.py"
_spec = importlib.util.spec_from_file_location("measure_page", SCRIPT)
assert _spec is not None
assert _spec.loader is not None
script = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(script)


def test_the_hall_and_a_table_are_weighed_and_timed(browser: Browser, house: House) -> None:
    home, table = script.measure_pages(browser, house.address, ["valletta"], 1)
    assert (home.name, table.name) == ("home", "table of valletta")
    whole = sum(path.stat().st_size for path in PAGE.rglob("*"))
    for found in (home, table):
        assert (PAGE / "index.html.br").stat().st_size < found.size < whole
        assert found.requests > 5
        assert 0 < found.ready_ms <= found.slowest_ms
    assert table.size > home.size  # a board and a view, on top of the house


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
