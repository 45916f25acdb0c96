"""The figures for whoever runs the server: what is counted, who may read it, and that nothing is about one table."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

import auberge
from auberge import wire as m
from auberge.core.errors import BadSetup
from auberge.server import metrics
from auberge.server.settings import settings_from
from auberge.server.socket.outbox import Outbox
from tests.server.web_servers import free_port
from tests.server.wire import BOT, HERE, QUICK, Server, play_on, problem, serving

TOKEN = "a-token-of-whoever-runs-this"
PORT = free_port()
ALLOWED = {"kind", "status", "bot", "role", "le"}  # labels, none of which tells of a table or of a person


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = msgspec.structs.replace(QUICK, metrics_token=TOKEN, metrics_port=PORT)
    with serving(tmp_path_factory.mktemp("tables"), settings) as running:
        yield running


def figures(server: Server) -> dict[tuple[str, tuple[str, ...]], float]:
    """Every figure by its name and labels."""
    answer = server.http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    families = text_string_to_metric_families(answer.text)
    samples = [sample for family in families for sample in family.samples]
    assert {label for sample in samples for label in sample.labels} <= ALLOWED
    return {(sample.name, tuple(sample.labels.values())): sample.value for sample in samples}


def test_no_series_tells_when_counting_began(server: Server) -> None:
    assert not [name for name, _ in figures(server) if name.endswith("_created")]


def counted(name: str, **labels: str) -> float:
    """A figure of this process."""
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def test_a_game_is_counted(server: Server) -> None:
    before = figures(server)
    opened = server.open(HERE, BOT)
    with server.join(opened, 0) as first, server.join(opened, 0), server.join(opened):
        play_on([(0, first)], Random(3), 20)
        first.refused(first.undo(0, 99))
        after = figures(server)
        while any(after[f"auberge_{what}_waiting", ()] for what in ("bots", "rows", "jobs")):
            after = figures(server)
    grown = {name: value - before.get(name, 0.0) for name, value in after.items()}
    assert after["auberge_tables", ()] == before["auberge_tables", ()] + 1
    assert grown["auberge_connections", ("player",)] == 2
    assert grown["auberge_connections", ("spectator",)] == 1
    assert 0 < grown["auberge_moves_total", ()] < grown["auberge_rows_total", ()]
    assert grown["auberge_commit_seconds_count", ()] == grown["auberge_commit_rows_count", ()] > 0
    assert grown["auberge_commit_rows_sum", ()] == grown["auberge_rows_total", ()]
    assert grown["auberge_commits_failed_total", ()] == 0
    assert grown["auberge_thinking_seconds_count", ("random",)] > 0
    assert sum(value for (name, _), value in grown.items() if name == "auberge_refusals_total") >= 1
    assert grown["auberge_http_answers_total", ("201",)] == 1
    assert after["process_resident_memory_bytes", ()] > 0


def test_every_refusal_is_sent_where_it_is_counted() -> None:
    source = Path(auberge.__file__).parent
    senders = [path.name for path in source.rglob("*.py") if "encode(m.Refused(" in path.read_text()]
    assert senders == ["listeners.py"]


def test_refusals_are_counted_by_chapter_of_the_rules() -> None:
    kinds = ("V-BUILD", "server-stale")
    before = [counted("auberge_refusals_total", kind=kind) for kind in kinds]
    metrics.Counted().refused(m.Problem("refusal", {}, "V-BUILD-09"))
    metrics.Counted().refused(m.Problem("server-stale"))
    assert [counted("auberge_refusals_total", kind=kind) - 1 for kind in kinds] == before


def test_a_browser_that_does_not_read_is_counted() -> None:
    before = counted("auberge_outbox_drops_total")
    box = Outbox(1, 100, lambda _: False)
    for _ in range(4):
        box.put(b"{}")
    assert counted("auberge_outbox_drops_total") == before + 1


def test_a_late_loop_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_LOOP_SECONDS", 0.0)
    before = counted("auberge_loop_lag_seconds_sum")

    async def story() -> None:
        watching = asyncio.create_task(metrics.watch_loop())
        while counted("auberge_loop_lag_seconds_sum") == before:
            await asyncio.sleep(0)
        watching.cancel()

    asyncio.run(asyncio.wait_for(story(), 5))


@pytest.mark.parametrize(
    "given", ["", TOKEN, "Bearer", "Bearer wrong", f"bearer{TOKEN}", f"Basic {TOKEN}", "Bearer \u00e9"]
)
def test_strangers_are_told_nothing(server: Server, given: str) -> None:
    answer = server.http.get("/metrics", headers={b"Authorization": given.encode()})
    assert (answer.status_code, problem(answer).key) == (401, "running-metrics-closed")
    assert answer.headers["www-authenticate"] == "Bearer"
    assert "auberge_" not in answer.text


def test_the_figures_have_a_port_of_their_own(server: Server) -> None:
    place = f"http://127.0.0.1:{PORT}/metrics"
    assert httpx.get(place).status_code == 401
    assert "auberge_tables" in httpx.get(place, headers={"Authorization": f"Bearer {TOKEN}"}).text


def test_without_a_token_there_is_nothing(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, msgspec.structs.replace(QUICK, metrics_port=port)) as server:
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://127.0.0.1:{port}/healthz")
        for headers in ({}, {"Authorization": "Bearer"}):
            answer = server.http.get("/metrics", headers=headers)
            assert (answer.status_code, problem(answer).key) == (404, "server-not-found")


@pytest.mark.parametrize("token", ["short", "with a space in it, and long", "naïve-naïve-naïve-naïve"])
def test_a_token_that_is_none_is_refused_and_not_repeated(token: str) -> None:
    with pytest.raises(BadSetup) as refused:
        settings_from({"AUBERGE_METRICS_TOKEN": token})
    assert refused.value.key == "running-bad-token"
    assert token not in str(refused.value)
