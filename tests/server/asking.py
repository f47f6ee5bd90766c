"""Plain HTTP to a server, with any headers."""

from __future__ import annotations

import http.client
import json
from typing import Any, NamedTuple


class Said(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def ask(
    port: int, method: str, path: str, body: object = None, headers: dict[str, str] | None = None, token: str = ""
) -> Said:
    """One request, as a program sends it unless the headers say otherwise; a header that is '' is left out."""
    given = {"host": f"127.0.0.1:{port}", "x-parlour": "program", "content-type": "application/json"}
    given |= {"cookie": f"parlour={token}"} if token else {}
    given |= headers or {}
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    data = body if isinstance(body, bytes) else (b"" if body is None else json.dumps(body).encode())
    for name, value in given.items():
        if value:
            line.putheader(name, value)
    if method not in ("GET", "HEAD") and "content-length" not in given:
        line.putheader("content-length", str(len(data)))
    line.endheaders(data if method not in ("GET", "HEAD") else None)
    answer = line.getresponse()
    said = Said(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    line.close()
    return said


class Keen:
    """Somebody who asks again and again, on one line and from an address of this machine's own choice."""

    def __init__(self, port: int, address: str, token: str) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(address, 0))
        self._headers = {"x-parlour": "program", "content-type": "application/json", "cookie": f"parlour={token}"}

    def __enter__(self) -> Keen:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._line.close()

    def ask(self, method: str, path: str, body: object = None) -> Said:
        self._line.request(method, path, json.dumps(body), self._headers)
        answer = self._line.getresponse()
        return Said(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
