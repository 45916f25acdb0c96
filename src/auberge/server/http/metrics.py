"""The server's figures for Prometheus, for those who know the token; without one there are none."""

import secrets
from collections.abc import Iterator
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from auberge import wire as m
from auberge.server.http.asgi import HttpRequest
from auberge.server.metrics import REGISTRY
from auberge.server.tables import Tables


class House(Collector):
    """What can be looked up when somebody asks."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables

    def collect(self) -> Iterator[Metric]:
        """How the house is now."""
        tables = self._tables
        people = [listener for table in tables.live.values() for listener in table.subscribers.listeners]
        playing = sum(bool(listener.held) for listener in people)
        yield GaugeMetricFamily("auberge_tables", "Tables in memory", len(tables.live))
        connections = GaugeMetricFamily("auberge_connections", "Browsers at tables", labels=["role"])
        connections.add_metric(["player"], playing)
        connections.add_metric(["spectator"], len(people) - playing)
        yield connections
        yield GaugeMetricFamily("auberge_bots_thinking", "Bots, hints and coaches that think", tables.turns.taken)
        yield GaugeMetricFamily("auberge_bots_waiting", "Those that wait for their turn", tables.turns.waiting)
        yield GaugeMetricFamily("auberge_jobs_waiting", "Background jobs that wait", tables.jobs.waiting)
        yield GaugeMetricFamily("auberge_rows_waiting", "Rows that wait for the next commit", tables.journal.waiting)


def metrics_route(token: str, tables: Tables) -> HTTPRouteHandler:
    """The route of the figures."""
    now = CollectorRegistry()
    now.register(House(tables))
    expected = f"Bearer {token}".encode()

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def metrics(request: HttpRequest) -> Response[bytes] | Response[m.Problem]:
        given = request.headers.get("authorization", "").encode()
        if not secrets.compare_digest(given, expected):
            problem = m.Problem("running-metrics-closed")
            return Response(problem, status_code=401, headers={"WWW-Authenticate": "Bearer"})
        return Response(generate_latest(REGISTRY) + generate_latest(now), media_type=CONTENT_TYPE_LATEST)

    return metrics
