"""What a machine that watches the server reads: counts and times, nothing of any table or player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from parlour.server.figures import Durations, Figures
from parlour.server.live_rooms.manager import RoomManager


class _Figures:
    """The house's figures at this moment."""

    def __init__(self, manager: RoomManager) -> None:
        self._manager = manager

    def collect(self) -> Iterator[Metric]:
        manager = self._manager
        awake = Counter(live.room.status for live in manager.rooms.values())
        rooms = GaugeMetricFamily("parlour_live_rooms", "Rooms in memory, by status.", labels=["status"])
        for status, count in sorted(awake.items()):
            rooms.add_metric([status], count)
        yield rooms
        yield GaugeMetricFamily(
            "parlour_websocket_connections", "Open WebSocket connections.", value=len(manager.sockets)
        )
        writer = manager.writer
        yield CounterMetricFamily("parlour_store_entries", "Entries stored.", value=writer.stored)
        yield CounterMetricFamily("parlour_store_commits", "Commits.", value=writer.commits)
        yield CounterMetricFamily("parlour_store_commit_failures", "Commits that failed.", value=writer.failures)
        yield CounterMetricFamily("parlour_store_commit_seconds", "Time spent in commits.", value=writer.seconds)
        yield GaugeMetricFamily("parlour_store_queue", "Batches that wait for the store.", value=writer.waiting())
        yield from _work(manager.figures)


def _work(figures: Figures) -> Iterator[Metric]:
    """Yield what the server has counted of its own work."""
    requests = CounterMetricFamily(
        "parlour_http_requests", "HTTP requests by method, route and status.", labels=["method", "route", "status"]
    )
    for labels, count in sorted(figures.requests.items()):
        requests.add_metric(labels, count)
    yield requests
    yield _histogram("parlour_http_request_seconds", "How long HTTP requests took.", figures.request_times)
    commands = CounterMetricFamily("parlour_commands", "Commands on sockets, by kind.", labels=["kind"])
    for kind, count in sorted(figures.commands.items()):
        commands.add_metric([kind], count)
    yield commands
    refusals = CounterMetricFamily("parlour_refusals", "Refused commands on sockets, by code.", labels=["code"])
    for code, count in sorted(figures.refusals.items()):
        refusals.add_metric([code], count)
    yield refusals
    yield _histogram("parlour_bot_seconds", "How long bots thought about an answer.", figures.bot_times)
    yield CounterMetricFamily("parlour_bot_failures", "Bots that failed or took too long.", value=figures.bot_failures)


def _histogram(name: str, meaning: str, durations: Durations) -> Metric:
    return HistogramMetricFamily(name, meaning, buckets=durations.cumulative(), sum_value=durations.seconds)


def exposition(manager: RoomManager) -> str:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Figures(manager))
    ProcessCollector(namespace="parlour", registry=registry)
    return generate_latest(registry).decode()
