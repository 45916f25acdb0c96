"""Measures the page in a real Chromium against a real server: what the first load weighs and when it can be used.

Usage: python scripts/measure_page.py [--runs NUMBER] [--games LIST] [--check]

Every load is a first one (an empty cache). Weight: every byte answered over HTTP, compressed as it was sent, and what
the table's connection says. Ready: from asking for the page to when what it is for stands there and the browser is at
rest (the end of its last long task). Speed is measured here, never tested: the exit code is 0. With --check each page
is loaded once, and the exit code is 1 if one asks for more, or weighs more, than its budget.
"""

import argparse
import json
import os
import shutil
import sys
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from auberge import games
from auberge.lab.bench.server import server
from auberge.server.http.page import PAGE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

MOST_BYTES = 200_000
MOST_MS = 1_000.0
MOST_OF = {"home": (40, 225_000), "table": (31, 320_000), "rules": (42, 500_000)}  # requests and bytes, by kind of page
RUNS = 3
QUIET_MS = 1_000  # without a request or a long task, before a load counts as finished
PATIENCE_MS = 30_000
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
HALL = "#doors a.btn.primary"
TABLE = "main.table[aria-busy=false]"
RULES = "section.chapter"
_WATCH = """(selector) => {
  const seen = (window.measured = { there: 0, rest: 0 });
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) seen.rest = Math.max(seen.rest, task.startTime + task.duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (seen.there === 0 && document.querySelector(selector)) seen.there = performance.now();
    if (seen.there === 0) requestAnimationFrame(look);
  };
  look();
}"""


@dataclass(frozen=True)
class Load:
    """One first load of a page."""

    size: int  # bytes answered
    requests: int
    ready_ms: float


@dataclass(frozen=True)
class PageMeasure:
    """The median of some loads of one page."""

    name: str
    size: float
    requests: float
    ready_ms: float
    slowest_ms: float


def find_chromium() -> str | None:
    """The browser of this machine (AUBERGE_CHROMIUM names another)."""
    named = os.environ.get("AUBERGE_CHROMIUM")
    names = [named] if named else ["chromium", "chromium-browser", "google-chrome"]
    return next(filter(None, map(shutil.which, names)), None)


def what_is_missing() -> str | None:
    """Why nothing can be measured here; None if everything is there."""
    if not (PAGE / "index.html").is_file():
        return "the page is not built, so there is nothing to measure: run `make page`."
    if find_chromium() is None:
        return "no Chromium on this machine, so the page is not measured (Debian: apt-get install chromium)."
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "Playwright is not installed here, so the page is not measured: run `make bench`."
    return None


@contextmanager
def open_browser() -> Iterator["Browser"]:
    """Chromium, without a window."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def open_table(address: str, game: str) -> str:
    """Lays out a table for somebody against the computer, who begins at once; their link."""
    seats = [{"holder": "here", "name": "Ada"}, {"holder": "bot", "name": "Bruno", "bot": "random"}]
    body = json.dumps({"game": game, "seats": seats, "start_seat": 0}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        opened = json.load(answer)
    return f"{address}/t/{opened['table']['id']}#{opened['secrets'][0]}"


def load_once(browser: "Browser", link: str, selector: str) -> Load:
    """Opens an address in a browser that has never been here, and waits until it is at rest."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", service_workers="block")
    try:
        page = context.new_page()
        sizes = _weigh(page)
        page.add_init_script(f"({_WATCH})({json.dumps(selector)})")
        page.goto(link, timeout=PATIENCE_MS)
        page.wait_for_function("() => window.measured.there > 0", timeout=PATIENCE_MS)
        page.wait_for_load_state("networkidle", timeout=PATIENCE_MS)
        page.wait_for_function(
            f"() => performance.now() - Math.max(measured.there, measured.rest) > {QUIET_MS}", timeout=PATIENCE_MS
        )
        ready: float = page.evaluate("() => Math.max(measured.there, measured.rest)")
        return Load(sum(sizes.values()), sum(size > 0 for size in sizes.values()), ready)
    finally:
        context.close()


def _weigh(page: "Page") -> dict[str, int]:
    """Counts from now on what is answered, by request; a connection is one request."""
    sizes: dict[str, int] = {}

    def add(name: str, size: float) -> None:
        sizes[name] = sizes.get(name, 0) + int(size)

    session = page.context.new_cdp_session(page)
    session.on("Network.loadingFinished", lambda said: add(said["requestId"], said["encodedDataLength"]))
    session.on(
        "Network.webSocketFrameReceived",
        lambda said: add(said["requestId"], len(said["response"]["payloadData"].encode())),
    )
    session.send("Network.enable")
    return sizes


def measure(browser: "Browser", name: str, selector: str, runs: int, link: Callable[[], str]) -> PageMeasure:
    """Loads one page several times, each time the address it is given."""
    loads = [load_once(browser, link(), selector) for _ in range(runs)]
    times = [load.ready_ms for load in loads]
    return PageMeasure(
        name=name,
        size=median(load.size for load in loads),
        requests=median(load.requests for load in loads),
        ready_ms=median(times),
        slowest_ms=max(times),
    )


def measure_pages(browser: "Browser", address: str, names: Sequence[str], runs: int) -> Iterator[PageMeasure]:
    """Measures the hall, then a table and the rule book of each game; once before, so that the server is awake."""
    load_once(browser, f"{address}/", HALL)
    yield measure(browser, "home", HALL, runs, lambda: f"{address}/")
    for name in names:
        yield measure(browser, f"table of {name}", TABLE, runs, lambda name=name: open_table(address, name))  # type: ignore[misc]
        yield measure(browser, f"rules of {name}", RULES, runs, lambda name=name: f"{address}/rules/{name}")  # type: ignore[misc]


def over_budget(found: PageMeasure) -> str | None:
    """What a page takes too much of; None if it keeps to its budget."""
    requests, size = MOST_OF[found.name.split()[0]]
    if found.requests > requests:
        return f"{found.name}: {found.requests:.0f} requests, {requests} at most"
    if found.size > size:
        return f"{found.name}: {found.size / 1000:.1f} kB, {size / 1000:.0f} at most"
    return None


def row(found: PageMeasure) -> str:
    """One line of the table."""
    weight = "met" if found.size < MOST_BYTES else "missed"
    ready = "met" if found.ready_ms < MOST_MS else "missed"
    return (
        f"{found.name:<22}{found.size / 1000:>8.1f}  {f'< {MOST_BYTES // 1000}':>6}  {weight:<8}"
        f"{found.requests:>8.0f}{found.ready_ms:>10.0f}{found.slowest_ms:>9.0f}  {f'< {MOST_MS:.0f}':>6}  {ready}"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and prints; the exit code is 0 whatever is found, unless budgets are checked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=RUNS, help=f"loads of each page (default {RUNS})")
    parser.add_argument("--check", action="store_true", help="load each page once; fail if one is over its budget")
    parser.add_argument("--games", default=",".join(games.NAMES), help="whose tables, separated by commas")
    wishes = parser.parse_args(arguments)
    missing = what_is_missing()
    if missing is not None:
        print(f"auberge: {missing}")
        return 0
    runs = 1 if wishes.check else max(1, wishes.runs)
    over: list[str] = []
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "?"
    with server() as port, open_browser() as browser:
        print(f"The page, first load in Chromium {browser.version}, median of {runs}, on loopback")
        print(f"Load of the machine beforehand: {load} on {os.cpu_count()} cores. Targets assume an idle machine.\n")
        print(f"{'page':<22}{'kB':>8}  {'aim':>6}  {'':<8}{'requests':>8}{'ready ms':>10}{'slowest':>9}  {'aim':>6}")
        names = [name for name in wishes.games.replace(",", " ").split() if name]
        for found in measure_pages(browser, f"http://127.0.0.1:{port}", names, runs):
            print(row(found), flush=True)
            over += filter(None, [over_budget(found)])
    if wishes.check:
        for text in over:
            print(f"auberge: {text}")
    return 1 if wishes.check and over else 0


if __name__ == "__main__":
    sys.exit(main())
