"""`Client`: the HTTP side of a client: open tables, claim seats, download records, connect to a table."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from parlour.client.seat import RemoteSeat, seat_letter
from parlour.core.data.bounds import MAX_ANSWER_BYTES
from parlour.core.refusals import BadData, Refused
from parlour.i18n import ENGLISH
from parlour.i18n.languages import known, server_catalogue
from parlour.i18n.reader import NOBODY
from parlour.i18n.sentences import in_language

SECONDS = 30.0
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Client:
    """A server, and one's identity there. The token gives access to one's seats, so store it safely."""

    def __init__(self, url: str, token: str | None = None, language: str = ENGLISH) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadData("url", f"{url!r} is no address such as http://127.0.0.1:8765")
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.language = known(language)
        self.token = self._new_token() if token is None else token
        self._seats: list[RemoteSeat] = []

    def open(self, game: str, seats: Sequence[Mapping[str, object]], **fields: object) -> dict[str, Any]:
        """Open a table. Return its id, and the invitations to its free seats."""
        opened: dict[str, Any] = self._call("POST", "/api/tables", {"game": game, "seats": list(seats), **fields})
        return opened

    def claim(self, table: str, code: str, name: str, seat: int | str = "") -> str:
        """Claim a seat with an invitation, or without one at a public table. Return the seat's letter."""
        form = {"code": code, "name": name, "seat": self._letter(table, seat) if seat != "" else ""}
        return str(self._call("POST", f"{_table(table)}/claim", form)["seat"])

    def tables(self) -> list[dict[str, Any]]:
        """Return one's own tables, those that wait for one's answer first."""
        found: list[dict[str, Any]] = self._call("GET", "/api/tables")
        return found

    def public(self) -> list[dict[str, Any]]:
        """Return the tables that anybody may watch or join."""
        found: list[dict[str, Any]] = self._call("GET", "/api/public")
        return found

    def invitations(self, table: str) -> dict[str, str]:
        """Return the host's invitations: codes by seat, and '' for the one to watch."""
        return {link["seat"]: link["code"] for link in self._call("GET", f"{_table(table)}/invitations")}

    def commitments(self, after: int = 0) -> list[dict[str, Any]]:
        """Return the commitments of all tables' dice from before play, by table number, a page at a time."""
        found: list[dict[str, Any]] = self._call("GET", f"/api/commitments?after={after}")
        return found

    def record(self, table: str, seat: int | str = "", code: str = "") -> str:
        """Return the record of a finished table, or the part of a running one that the seat may have."""
        headers = {"x-parlour-code": code} if code else {}  # in a URL it would be logged by proxies
        whose = urlencode({"seat": self._letter(table, seat) if seat != "" else ""})
        return str(self._call("GET", f"{_table(table)}/record?{whose}", None, headers, is_json=False))

    def sit(self, table: str, seat: int | str | None = None, code: str = "", pledges: bool = True) -> RemoteSeat:
        """Connect to a table: at a seat, or without one at one's first own seat, or as a watcher.

        A seat is given by its letter, its number (from 0) or its player's name. Watching may need an invitation. A seat
        adds its own nonces to the table's randomness, unless `pledges` is False.
        """
        letter = None if seat is None else self._letter(table, seat)
        taken = RemoteSeat(self.url, table, self.token, letter, code, pledges, self.language)
        self._seats.append(taken)
        return taken

    def close(self) -> None:
        """Disconnect from all tables; one's seats are not given up."""
        while self._seats:
            self._seats.pop().close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.close()

    def _letter(self, table: str, seat: int | str) -> str:
        """Return the letter of a seat. Names are known of one's own tables and of public ones; letters always work."""
        if isinstance(seat, int) or len(seat) == 1:
            return seat_letter(seat, list(LETTERS))
        for line in self.tables() + self.public():
            if line["table"] == table:
                return seat_letter(seat, line["names"])
        return seat_letter(seat, list(LETTERS))

    def _new_token(self) -> str:
        self.token = ""
        with self._send("POST", "/api/me", {}) as answer:
            cookie = answer.headers.get("set-cookie", "")
        return str(cookie.partition("=")[2].partition(";")[0])

    def _call(
        self, method: str, path: str, body: object = None, more: Mapping[str, str] | None = None, is_json: bool = True
    ) -> Any:
        with self._send(method, path, body, more) as answer:
            content = answer.read(MAX_ANSWER_BYTES + 1)
        if len(content) > MAX_ANSWER_BYTES:
            raise BadData(self.url, f"the answer has more than {MAX_ANSWER_BYTES:,} bytes")
        text = content.decode()
        return json.loads(text) if is_json else text

    def _send(self, method: str, path: str, body: object, more: Mapping[str, str] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "x-parlour": "program", **(more or {})}
        if self.token:
            headers["cookie"] = f"parlour={self.token}"
        request = urllib.request.Request(f"{self.url}{path}", data, headers, method=method)
        try:
            return urllib.request.urlopen(request, timeout=SECONDS)
        except urllib.error.HTTPError as problem:
            raise in_language(server_catalogue(self.language), _refused(problem), NOBODY) from None
        except urllib.error.URLError as problem:
            raise BadData(self.url, f"the server does not answer: {problem.reason}") from None


def connect(url: str, token: str | None = None) -> Client:
    """Connect to a server by its address; with a token, as the same person as before."""
    return Client(url, token)


def _table(name: str) -> str:
    """Return the URL path of a table, with its name quoted."""
    return f"/api/tables/{quote(name, safe='')}"


def _refused(problem: urllib.error.HTTPError) -> Refused:
    try:
        data = json.loads(problem.read(MAX_ANSWER_BYTES).decode())
        return Refused(data["code"], data["clause"], data["detail"], data["details"])
    except (ValueError, KeyError, TypeError):
        return Refused("http/error", "", f"The server answered {problem.code}.")
