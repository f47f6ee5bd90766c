"""What a machine that watches the server reads: counts and times, nothing of any table or player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

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


def exposition(manager: RoomManager) -> str:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Figures(manager))
    return generate_latest(registry).decode()
