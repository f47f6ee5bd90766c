"""Write docs/privacy.md: everything that a server stores, column by column, from the schema itself.

A column without a description fails, so nothing can be stored without being named on the page.
"""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from parlour.server.store.restore import TABLES
from parlour.server.store.schema import migrate

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "privacy.md"
MEANING: Final = {
    "rooms": {
        "number": "the table's number; it stays when the table is removed",
        "id": "the table's name",
        "secret": "the secret of its dice, until the table is removed",
        "commitment": "the commitment to that secret, which is public; it stays when the table is removed",
        "is_public": "whether anybody may watch or join",
        "game": "the game",
        "names": "the names that players gave themselves",
        "is_busy": "whether a bot plays or a clock runs",
        "status": "whether it waits, is played, is over or closed",
        "waits_for": "who is to move, as hashes of tokens",
        "touched_at": "when something was last done",
        "count": "how many entries it has",
        "clocks": "the time that players have left",
        "lines": "how many chat lines it has",
        "title": "the title of a custom edition",
    },
    "entries": {
        "place": "the table's number",
        "room": "the table's name",
        "number": "the number of the entry; chat lines are below 0",
        "command": "a random id of the command, and the beginning of the hash of its sender's token",
        "actor": "the hash of the token of who did it",
        "body": "a hash of the command as it was sent",
        "at": "when",
        "entry": "what was done: moves, names and seats taken, settings, custom editions, and the text of chat lines",
        "chain": "a hash that links the entry to the one before",
    },
    "sitters": {
        "room": "the table's name",
        "seat": "the seat",
        "holder": "the hash of the token of who sits there, or sat there",
    },
    "keys": {"name": "the name of a key", "value": "the key that signs tokens"},
    "old_hosts": {"holder": "the hash of a token from before tokens were signed"},
}
ABOUT: Final = {
    "rooms": "One row for each table.",
    "entries": "What was done and said at tables, in order.",
    "sitters": "Who sits where.",
    "keys": "The server's own keys.",
    "old_hosts": "People who opened tables before tokens were signed.",
}
HEAD: Final = """# Privacy

What a server stores about the people who play on it. The lists below are written by `make types` from the schema of
the store; a column that is not described cannot be added.

**Nobody registers.** A visitor gets a random token in a cookie (`__Host-parlour`, or `parlour-PORT` without https;
for a year, for this server only, not readable by scripts). The server stores only its hash. There are no e-mail
addresses, no passwords, no accounts, no analytics, no cookies of others, and the page loads nothing from other
servers.

**Addresses are not stored.** Limits count requests by address in memory; neither the store nor the log has an
address.

**The log** has times, names of tables, games, codes of refusals and ids of requests; no token, no name of a player,
no text and nothing hidden. **Metrics** are counts.

**The browser** keeps settings, and for tables of one's own what verifies the dice, in its own storage.

**Who sees what.** Names and chat lines are seen by everybody at the table, and by all if the table is public. The
operator of the server can read everything that is stored. A record that was downloaded has the names and all moves.

**How long.** Until the operator removes it: `parlour admin purge` removes old tables, tables that never began, or all
tables of one person, and `parlour admin redact` a line of chat ([server.md](server.md#administration)). What stays of
a removed table is its number and its commitment. Backups keep what they have until they are deleted.

"""


def columns() -> dict[str, list[str]]:
    """Return the columns of every table of the newest schema."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "schema.db"
        migrate(f"sqlite:///{file}")
        with closing(sqlite3.connect(file)) as db:
            names = [str(name) for (name,) in db.execute(TABLES)]
            return {name: [str(row[1]) for row in db.execute(f"PRAGMA table_info({name})")] for name in names}


def page(found: dict[str, list[str]]) -> str:
    """Return the page. KeyError for a table or column that has no description."""
    parts = [HEAD]
    for table in sorted(found):
        rows = "".join(f"| `{column}` | {MEANING[table][column]} |\n" for column in found[table])
        parts.append(f"## `{table}`\n\n{ABOUT[table]}\n\n| column | what it holds |\n|---|---|\n{rows}\n")
    return "".join(parts).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(columns()), encoding="utf-8")
