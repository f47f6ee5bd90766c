"""Rooms in memory: the manager, loading, clocks, opening and joining tables, quotas. No sockets, no HTTP."""
