"""`auberge site` in the four languages."""

from pathlib import Path

import pytest

from auberge.server import site
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, run
from tests.server.test_engine_files import write_engine


@pytest.fixture(autouse=True)
def _page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small page, whether or not it was built."""
    folder = tmp_path / "page"
    folder.mkdir()
    write_engine(folder)
    monkeypatch.setattr(site, "PAGE", folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_how_large_the_site_is_and_how_to_try_it(language: str, tmp_path: Path) -> None:
    words, target = Words(language, strict=True), tmp_path / "site"
    result = run("site", str(target), "--lang", language)
    assert result.exit_code == 0, result.output
    size = words.decimal(sum(path.stat().st_size for path in target.rglob("*") if path.is_file()) / 1e6, 1)
    assert f"{size} M" in flat(result.stdout)
    assert "http.server" in result.stdout
    assert (target / "index.html").is_file()
    elsewhere = run("site", str(target), "--base", "/games", "--lang", language)
    assert flat(words.say("site-put", base="/games/")) in flat(elsewhere.stdout)


def test_a_folder_of_others_is_refused_in_words(tmp_path: Path) -> None:
    target = tmp_path / "site"
    target.mkdir()
    (target / "notes.txt").touch()
    result = run("site", str(target))
    assert result.exit_code == 2
    assert "--force" in flat(error_of(result))
    assert run("site", str(target), "--force").exit_code == 0
