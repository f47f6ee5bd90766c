"""Rooms that people are at: manager, loading, clocks, deadlines, opening and joining, quotas. No sockets, no HTTP."""
