"""Parlour's server as people run it, but for the limits on how much one address may ask: all the load comes from one.

usage: python benchmarks/serve_without_limits.py PORT DATABASE [TRANSPORT]
"""

from __future__ import annotations

import sys

from parlour.server.ops.runner import serve
from parlour.server.settings import FAST, Limits, Settings

MANY = 1_000_000

if __name__ == "__main__":
    port, db = int(sys.argv[1]), sys.argv[2]
    transport = sys.argv[3] if len(sys.argv) > 3 else FAST
    limits = Limits(
        sockets=MANY,
        requests_a_second=MANY,
        messages_a_second=MANY,
        live_messages_a_second=MANY,
        unfinished_requests=MANY,
        connections=MANY,
        tables_at_once=MANY,
        address_tables_at_once=MANY,
        address_public_at_once=MANY,
        unfinished_tables=MANY,
        public_tables=MANY,
        claims_at_once=MANY,
        chat_at_once=MANY,
    )
    serve(Settings(db=db, port=port, limits=limits, transport=transport), lambda text: print(text, flush=True))
