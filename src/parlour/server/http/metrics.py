"""What a machine that watches the server reads: counts and times, nothing of any table or player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from parlour.server.live_rooms.manager import RoomManager


class _Figures:
    """The house's figures at this moment."""

    def __init__(self, house: RoomManager) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        house = self._house
        awake = Counter(live.room.status for live in house.rooms.values())
        rooms = GaugeMetricFamily("parlour_rooms_awake", "Rooms in memory, by their status.", labels=["status"])
        for status, count in sorted(awake.items()):
            rooms.add_metric([status], count)
        yield rooms
        yield GaugeMetricFamily("parlour_sockets", "Sockets that are open.", value=len(house.sockets))
        clerk = house.clerk
        yield CounterMetricFamily("parlour_entries_stored", "Entries stored.", value=clerk.stored)
        yield CounterMetricFamily("parlour_commits", "Commits.", value=clerk.commits)
        yield CounterMetricFamily("parlour_store_failures", "Commits that failed.", value=clerk.failures)
        yield CounterMetricFamily("parlour_commit_seconds", "Time spent in commits.", value=clerk.seconds)


def exposition(house: RoomManager) -> str:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Figures(house))
    return generate_latest(registry).decode()
