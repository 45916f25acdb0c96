"""The page as files for any web space: whole, told that there is no server, and careful with what lies there."""

import gzip
import json
from pathlib import Path

import pytest

from auberge.server.site import MARK, BadSite, write_site
from tests.server.test_engine_files import PYTHON, WHEEL, write_engine

PAGE = (
    '<!doctype html>\n<html lang="en" data-base="/" data-build="b1">\n<meta charset="utf-8" />\n'
    '<link rel="icon" href="/icon.svg" />\n<script src="/assets/app.js"></script>\n<a href="https://example.org">x</a>'
)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    write_engine(folder)
    (folder / "index.html").write_text(PAGE)
    (folder / "index.html.br").write_bytes(b"as a server sends it")
    (folder / "404.html").write_text("looks for the house")
    (folder / "api.html").write_text("what the server answers")
    (folder / "assets").mkdir()
    (folder / "assets" / "app.js").write_text("export {};")
    (folder / "assets" / "app.js.br").write_bytes(b"packed")
    return folder


def test_the_site_is_whole_packed_and_unpacked(page: Path, tmp_path: Path) -> None:
    target = tmp_path / "new" / "site"
    written = write_site(target, page=page)
    engine = target / "engine" / "abc"
    assert (engine / "python.wasm").read_bytes() == PYTHON
    assert gzip.decompress((engine / "python.wasm.gz").read_bytes()) == PYTHON
    assert (engine / "msgspec.whl").read_bytes() == WHEEL
    assert (target / "assets" / "app.js.br").read_bytes() == b"packed"
    assert not (target / "api.html").exists(), "there is no server to describe"
    assert not (target / "index.html.br").exists(), "it would be another page"
    assert gzip.decompress((target / "index.html.gz").read_bytes()) == (target / "index.html").read_bytes()
    found = [path for path in target.rglob("*") if path.is_file() and path.name != MARK]
    assert len(found) == written.files
    assert sum(path.stat().st_size for path in found) == written.size
    assert written.engine == 2


@pytest.mark.parametrize(
    ("base", "root"), [(None, "./"), ("/", "/"), ("/games", "/games/"), ("/some/where", "/some/where/")]
)
def test_the_page_knows_its_place_and_that_there_is_no_server(
    page: Path, tmp_path: Path, base: str | None, root: str
) -> None:
    target = tmp_path / "site"
    write_site(target, base, page=page)
    text = (target / "index.html").read_text()
    assert '<html data-server="none" lang="en"' in text
    assert f'data-base="{root}"' in text
    assert f'href="{root}icon.svg"' in text
    assert f'src="{root}assets/app.js"' in text
    assert 'href="https://example.org"' in text
    assert "script-src 'self';" in text
    assert "frame-ancestors" not in text, "browsers complain of it in a page"
    elsewhere = (target / "404.html").read_text()
    assert elsewhere == ("looks for the house" if base is None else text)


def test_what_was_written_before_is_replaced_and_nothing_else(page: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    write_site(target, page=page)
    (target / "notes.txt").write_text("of the owner")
    (page / "assets" / "app.js").rename(page / "assets" / "app-2.js")
    write_site(target, page=page)
    assert not (target / "assets" / "app.js").exists()
    assert (target / "assets" / "app-2.js").exists()
    assert (target / "notes.txt").read_text() == "of the owner"


def test_a_folder_with_other_files_is_left_alone_unless_forced(page: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    target.mkdir()
    (target / "notes.txt").write_text("of the owner")
    with pytest.raises(BadSite) as refused:
        write_site(target, page=page)
    assert refused.value.key == "site-not-empty"
    assert [path.name for path in target.iterdir()] == ["notes.txt"]
    write_site(target, force=True, page=page)
    assert (target / "notes.txt").read_text() == "of the owner"
    assert (target / "index.html").is_file()


def test_a_list_that_somebody_changed_leads_nowhere_else(page: Path, tmp_path: Path) -> None:
    target, outside = tmp_path / "site", tmp_path / "outside.txt"
    write_site(target, page=page)
    outside.write_text("not ours")
    (target / MARK).write_text(json.dumps(["../outside.txt", str(outside)]))
    write_site(target, page=page)
    assert outside.read_text() == "not ours"


@pytest.mark.parametrize("base", ["games", "/games/", "/a b", '/"><script>', "", "//evil.example"])
def test_a_path_that_cannot_be_is_refused(page: Path, tmp_path: Path, base: str) -> None:
    with pytest.raises(BadSite) as refused:
        write_site(tmp_path / "site", base, page=page)
    assert refused.value.key == "site-bad-base"
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize("missing", ["index.html", "engine/engine.json"])
def test_nothing_is_written_without_a_page_or_its_engine(page: Path, tmp_path: Path, missing: str) -> None:
    (page / missing).unlink()
    with pytest.raises(BadSite) as refused:
        write_site(tmp_path / "site", page=page)
    assert refused.value.key == "site-no-page"


def test_a_place_where_nothing_can_be_written_is_told(page: Path, tmp_path: Path) -> None:
    (tmp_path / "site").write_text("a file where a folder should be")
    with pytest.raises(BadSite) as refused:
        write_site(tmp_path / "site", page=page)
    assert refused.value.key == "site-not-written"
