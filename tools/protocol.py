"""Write the server's descriptions down: docs/protocol/messages.json and docs/protocol/openapi.json.

python tools/protocol.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from parlour.server.app import make_app
from parlour.server.messages import schema
from parlour.server.settings import Settings
from parlour.server.store.sqlite import SqliteStore

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "protocol"


def descriptions() -> dict[str, str]:
    """File name to content, as the program says them now."""
    app = make_app(Settings(db=""), SqliteStore.__new__(SqliteStore))  # no store is opened: it is only described
    found = {"messages.json": schema(), "openapi.json": app.openapi()}
    return {name: as_text(content) for name, content in found.items()}


def drifted() -> list[str]:
    """The files that are not what the program says."""
    found: list[str] = []
    for name, text in descriptions().items():
        file = FOLDER / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            found.append(name)
    return found


def as_text(content: object) -> str:
    return json.dumps(content, indent=1, sort_keys=True) + "\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in descriptions().items():
        (FOLDER / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
