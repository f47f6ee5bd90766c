"""Write the descriptions of the protocol in docs/protocol, generated from the program itself.

`messages.json` and `openapi.json` are schemas. `messages.md`, `refusals.md` and `games/*.md` are the generated parts of
docs/protocol.md.

python -m tools.protocol
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from parlour.core.registry import slugs
from parlour.server.app import make_app
from parlour.server.messages import schema
from parlour.server.settings import Settings
from parlour.server.store.sqlite import SqliteStore
from tools import protocol_games, protocol_messages, protocol_refusals

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "protocol"


def descriptions() -> dict[str, str]:
    """Return path below `FOLDER` to content, as the program describes itself now."""
    app = make_app(Settings(db=""), SqliteStore.__new__(SqliteStore))  # no store is opened: it is only described
    found = {"messages.json": schema(), "openapi.json": app.openapi()}
    return {
        **{name: as_text(content) for name, content in found.items()},
        "messages.md": protocol_messages.page(),
        "refusals.md": protocol_refusals.page(),
        **{f"games/{slug}.md": protocol_games.page(slug) for slug in slugs()},
    }


def drifted() -> list[str]:
    """Return the files that are out of date, and those that are no longer generated."""
    found: list[str] = []
    described = descriptions()
    for name, text in described.items():
        file = FOLDER / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            found.append(name)
    written = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    return found + sorted(written - set(described))


def as_text(content: object) -> str:
    return json.dumps(content, indent=1, sort_keys=True) + "\n"


def main() -> None:
    for name, content in descriptions().items():
        file = FOLDER / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
