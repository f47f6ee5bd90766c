"""The HTTP API: tables, games, editions, replays, health, and the page itself."""
