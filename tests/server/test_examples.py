"""The examples for those who run a server: their syntax, that every figure they name is there, and a table behind real
web servers."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from auberge import wire as m
from auberge.games import NAMES
from auberge.server.settings import settings_from
from tests.server.web_servers import EXAMPLES, PATH, caddy_config, check, nginx_config, tool, web_server
from tests.server.wire import BOT, HERE, QUICK, Browser, Server, encode, play_on, serving

TOKEN = "a-token-of-whoever-runs-this"
BEHIND = msgspec.structs.replace(
    QUICK,
    base_path="/games",
    public_url="http://www.example.org",
    trusted_proxies=("127.0.0.1",),
    metrics_token=TOKEN,
    requests_per_minute=30,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text('<html data-base="/"></html>')
    with serving(tmp_path_factory.mktemp("tables"), BEHIND, page=page) as running:
        yield running


# --- figures ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def figures(server: Server) -> str:
    return server.http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"}).text


@pytest.mark.parametrize("name", ["alerts.yml", "grafana.json"])
def test_every_figure_that_is_asked_for_is_there(figures: str, name: str) -> None:
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}
    families = list(text_string_to_metric_families(figures))
    there = {family.name + ending for family in families for ending in endings[family.type]}
    named = set(re.findall(r"\b(?:auberge|process)_\w+", (EXAMPLES / name).read_text()))
    assert len(named) > 5
    assert named <= there


def test_every_figure_of_ours_is_on_the_dashboard(figures: str) -> None:
    board = (EXAMPLES / "grafana.json").read_text()
    ours = {family.name for family in text_string_to_metric_families(figures) if family.name.startswith("auberge_")}
    assert {name for name in ours if name not in board} == set()
    panels = msgspec.json.decode(board, type=dict[str, object])["panels"]
    assert isinstance(panels, list)
    assert len({panel["title"] for panel in panels}) == len(panels)


def test_prometheus_reads_the_figures_and_the_rules(figures: str) -> None:
    promtool = tool("promtool")
    check(promtool, "check", "rules", EXAMPLES / "alerts.yml")
    check(promtool, "check", "config", "--syntax-only", EXAMPLES / "prometheus.yml")
    check(promtool, "check", "metrics", said=figures)


def test_prometheus_asks_where_the_service_answers() -> None:
    unit = (EXAMPLES / "auberge.service").read_text()
    written = " ".join(re.findall(r"^Environment=(.*)$", unit, re.MULTILINE)).split()
    settings = settings_from(dict(each.split("=", 1) for each in written))
    targets = re.findall(r'targets: \["(.*)"\]', (EXAMPLES / "prometheus.yml").read_text())
    assert settings.metrics_port
    assert targets == [f"127.0.0.1:{settings.metrics_port}"]


# --- the service --------------------------------------------------------------------------------------------------


def test_systemd_reads_the_service(tmp_path: Path) -> None:
    program = tool("systemd-analyze")
    names = ("auberge.service", "auberge.socket")
    for name in names:
        unit = (EXAMPLES / name).read_text()
        (tmp_path / name).write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/sh", unit, flags=re.MULTILINE))
    assert check(program, "verify", *(tmp_path / name for name in names)) == ""


def test_systemd_holds_open_where_the_service_listens_and_web_servers_ask() -> None:
    door = re.findall(r"^ListenStream=(.*)$", (EXAMPLES / "auberge.socket").read_text(), re.MULTILINE)
    assert door == [str(PATH)]
    assert "AUBERGE_SOCKET=%t/auberge/auberge.sock" in (EXAMPLES / "auberge.service").read_text(), "%t is /run"


# --- web servers --------------------------------------------------------------------------------------------------


def test_nginx_reads_its_example(tmp_path: Path) -> None:
    assert "test is successful" in check(tool("nginx"), "-t", "-e", "stderr", "-c", nginx_config(tmp_path))


def test_caddy_reads_its_example(tmp_path: Path) -> None:
    check(tool("caddy"), "adapt", "--validate", "--adapter", "caddyfile", "--config", caddy_config(tmp_path))


@pytest.mark.parametrize(("name", "street"), [("nginx", "127.0.1"), ("caddy", "127.0.2")])
def test_a_table_behind_a_web_server(server: Server, tmp_path: Path, name: str, street: str) -> None:
    with web_server(name, tmp_path, server.port) as port:

        def client(address: str) -> httpx.Client:
            """Somebody at an address of their own; all of 127.0.0.0/8 is this machine."""
            transport = httpx.HTTPTransport(local_address=address)
            url = f"http://127.0.0.1:{port}/games"
            return httpx.Client(base_url=url, headers={"Host": "www.example.org"}, transport=transport, timeout=10)

        with client(f"{street}.2") as ada, client(f"{street}.3") as greedy:
            assert 'data-base="/games/"' in ada.get("/t/abc", headers={"X-Forwarded-Prefix": "/evil"}).text
            assert ada.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"}).status_code == 404
            assert len(ada.get("/api/games", headers={"Origin": "http://www.example.org"}).json()) == len(NAMES)
            assert ada.get("/api/games", headers={"Origin": "http://evil.example"}).status_code == 403
            assert ada.get("/api/reach").json()["addresses"] == ["http://www.example.org/games"]
            forged = [{"X-Forwarded-For": f"10.0.0.{n}", "Forwarded": f"for=10.0.0.{n}"} for n in range(45)]
            statuses = [greedy.get("/api/games", headers=headers).status_code for headers in forged]
            assert 429 in statuses, "whatever they write, they are one"
            wish = encode(m.OpenTable("saint_malo", (HERE, BOT)))
            opened = msgspec.json.decode(ada.post("/api/tables", content=wish).content, type=m.TableOpened)
        with Browser(port, opened.table.id, base="/games", host="www.example.org") as browser:
            browser.hello(opened.secrets[0] or "")
            browser.begin()
            play_on([(0, browser)], Random(5), 6)
            assert browser.version >= 6
