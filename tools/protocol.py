"""Writes the server's descriptions down: its HTTP (OpenAPI) and the messages of its sockets (JSON schema).

python tools/protocol.py           write docs/protocol/*.json anew
python tools/protocol.py --check   say whether they are what the program says; ends with 1 if not
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from parlour.server.app import make_app
from parlour.server.messages import schema
from parlour.server.settings import Settings
from parlour.server.store.opening import open_store

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "protocol"


def descriptions() -> dict[str, str]:
    """The files as they should be."""
    store = open_store("sqlite:///:memory:", is_unsafe=True)
    try:
        app = make_app(Settings("sqlite:///:memory:"), store)
        return {"messages.json": as_text(schema()), "openapi.json": as_text(app.openapi())}
    finally:
        store.close()


def drifted() -> list[str]:
    """The files that are not what the program says."""
    found: list[str] = []
    for name, text in descriptions().items():
        file = FOLDER / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            found.append(name)
    return found


def as_text(data: object) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main() -> int:
    if sys.argv[1:] == ["--check"]:
        wrong = drifted()
        print(f"Not up to date: {', '.join(wrong)}; run make protocol." if wrong else "Up to date.")
        return 1 if wrong else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in descriptions().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
