"""`parlour` with limits that no test reaches, and with a fault that the second client must find."""

from __future__ import annotations

import os
from itertools import count
from typing import Any, Final

from parlour.cli import main
from parlour.server.messages import Refusal
from parlour.server.transport import table_socket
from parlour.server.views import subscriber
from parlour.server.views.subscriber import Subscriber
from tests.server.patient import widen

FAULT: Final = "PARLOUR_TEST_FAULT"
"""The variable of the environment that names the fault."""


def lost_update() -> None:
    """One message in ten is counted and not sent."""
    whole, times = Subscriber.update, count(1)

    def tell(self: Subscriber, room: Any, room_view: Any) -> None:
        if next(times) % 10 == 0:
            self.number += 1
        whole(self, room, room_view)

    Subscriber.update = tell  # type: ignore[method-assign]


def lost_changes() -> None:
    """What has changed of the view is not told."""
    whole = subscriber.changed

    def changed(before: Any, now: Any) -> list[bytes]:
        parts = whole(before, now)
        at = parts.index(b',"changes":') if b',"changes":' in parts else len(parts)
        return [*parts[:at], *parts[at + 2 :]]

    subscriber.changed = changed


def unknown_code() -> None:
    """Refusals have a code that no page names."""
    table_socket.refusal = lambda id, problem: Refusal(id, "odd/code", "", str(problem))


FAULTS: Final = {fault.__name__: fault for fault in (lost_update, lost_changes, unknown_code)}

if __name__ == "__main__":
    widen()
    FAULTS[os.environ[FAULT]]()
    main()
