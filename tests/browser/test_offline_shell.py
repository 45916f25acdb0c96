"""The page kept in the browser: it starts from any web space, opens without a network, and is never an old one."""

import gzip
import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from auberge.server.http.engine_files import read_engine, unpacked
from auberge.server.http.page import PAGE
from auberge.server.site import write_site

from ..server.web_servers import EXAMPLES, NGINX, free_port, running, tool
from .conftest import PATIENCE

MOST_SENT = 8_000_000
KEPT = """async ([build, patience]) => {
  const worker = await navigator.serviceWorker.getRegistration();
  for (const begun = Date.now(); Date.now() - begun < patience; await new Promise((go) => setTimeout(go, 50))) {
    const name = (await caches.keys()).find((name) => name.endsWith(` shell ${build}`));
    const page = name && (await (await caches.open(name)).match(worker.scope));
    if (page && !worker.installing && !worker.waiting && worker.active.state === 'activated') return true;
  }
  return false;
}"""
READY = "async () => { await navigator.serviceWorker.ready; return true; }"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A browser that has seen nothing, and may keep what it likes."""
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@contextmanager
def web_space(kind: str, site: Path, folder: Path) -> Iterator[str]:
    """The site on a web server as many have it; its address."""
    port = free_port()
    if kind == "python":
        command = [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(site), str(port)]
    else:
        sites = (EXAMPLES / "nginx-site.conf").read_text().replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
        sites = "\n".join(line for line in sites.splitlines() if "ssl_certificate" not in line)
        config = folder / "nginx.conf"
        include = "types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }"
        whole = NGINX.format(folder=folder, sites=include + sites.replace("/srv/auberge-site", str(site)))
        config.write_text(f"user root;\n{whole}" if os.geteuid() == 0 else whole)  # or it could not read the site
        command = [tool("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(config)]
    with running(command, port, folder / f"{kind}.log"):
        yield f"http://127.0.0.1:{port}"


def learn_room(page: Page) -> None:
    """The room in which one learns, at an address of its own, has opened."""
    expect(page.get_by_role("heading", name="Learn by playing").first).to_be_visible()


@pytest.mark.parametrize("kind", ["python", "nginx"])
def test_the_site_starts_from_web_space_and_without_a_network(kind: str, page: Page, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site)
    with web_space(kind, site, tmp_path) as address:
        page.goto(f"{address}/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.dataset.server") == "none"
        assert page.evaluate(READY)
    page.goto(f"{address}/learn")
    learn_room(page)


def test_an_address_deep_in_the_site_is_found_by_a_first_visit(page: Page, tmp_path: Path) -> None:
    write_site(tmp_path / "site" / "some" / "where")
    copy = (tmp_path / "site" / "some" / "where" / "404.html").read_bytes()
    (tmp_path / "site" / "404.html").write_bytes(copy)  # one web space has one such page
    with web_space("nginx", tmp_path / "site", tmp_path) as address:
        page.goto(f"{address}/some/where/learn")
        learn_room(page)
        assert page.url == f"{address}/some/where/learn"


def test_nobody_sees_an_old_page_after_an_upgrade(page: Page, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site)
    build = "document.documentElement.dataset.build"
    with web_space("python", site, tmp_path) as address:
        page.goto(f"{address}/")
        assert page.evaluate(READY)
        old: str = page.evaluate(build)
        for name in ("index.html", "sw.js"):  # another build, as an upgrade brings it
            (site / name).write_text((site / name).read_text().replace(old, "upgraded"))
        page.reload()
        assert page.evaluate(build) == "upgraded", "the old one is kept, and not shown"
        assert page.evaluate(KEPT, ["upgraded", PATIENCE])
    page.reload()
    assert page.evaluate(build) == "upgraded"
    page.goto(f"{address}/learn")
    learn_room(page)


def test_a_server_keeps_no_answers_of_its_own(house_page: Page) -> None:
    """Nothing that a server says is ever taken from what is kept."""
    kept: list[str] = house_page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((asked) => new URL(asked.url).pathname)))).flat()"
    )
    assert len(kept) > 100
    assert [path for path in kept if path.startswith(("/api", "/ws", "/metrics", "/engine"))] == []


@pytest.fixture
def house_page(page: Page, request: pytest.FixtureRequest) -> Page:
    """The page of a real server, kept in the browser."""
    house = request.getfixturevalue("house")
    page.goto(f"{house.address}/")
    assert page.evaluate(READY)
    return page


def test_to_play_offline_little_is_fetched_and_all_of_it_is_as_built() -> None:
    engine = read_engine(PAGE / "engine")
    assert engine is not None, "the page is not built: run `make page`"
    folder = PAGE / "engine" / engine.version
    assert sum(file.sent for file in engine.files) <= MOST_SENT
    assert sorted(file.name for file in engine.files) == sorted({
        path.name.removesuffix(".gz").removesuffix(".br") for path in folder.iterdir()
    })  # fmt: skip
    for file in engine.files:
        content = b"".join(unpacked(folder / file.name))
        assert (len(content), hashlib.sha256(content).hexdigest()) == (file.size, file.sha256)
        packed = folder / f"{file.name}.gz"
        if packed.is_file():
            assert packed.stat().st_size == file.sent
            assert len(gzip.decompress(packed.read_bytes())) == file.size
