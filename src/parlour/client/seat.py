"""`RemoteSeat`: one seat at a running table, over a WebSocket that reconnects by itself.

A command is repeated under the same id until it is answered, over new sockets if necessary. The server executes each id
once.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final
from urllib.parse import quote

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect as open_socket
from websockets.typing import Origin

from parlour.chance.committed import NonceChain
from parlour.client.logbook import Logbook
from parlour.core.data.bounds import MAX_ANSWER_BYTES
from parlour.core.refusals import ParlourError, Refused
from parlour.core.text.names import Names
from parlour.i18n import ENGLISH
from parlour.i18n.languages import game_catalogue, server_catalogue
from parlour.i18n.reader import TextReader
from parlour.i18n.sentences import effect_text, event_text, in_language, question_text, remark_text

TRIES: Final = 8
FIRST_WAIT: Final = 0.05
SECONDS: Final = 10.0
NEWS: Final = 1.0
"""Seconds to wait for an update that explains a refusal."""
FINAL: Final = (4401, 4403, 4404, 4426, 4500)
"""Close codes after which reconnecting is useless."""
PROTOCOL: Final = 3
"""The protocol version of this client. A server with another version refuses it."""
CHANGES: Final = ("room", "you", "view", "ask")
"""The parts of a message that replace the previous ones."""


class Lost(ParlourError):
    """The server does not answer any more."""


class RemoteSeat:
    """A seat at a table. The attributes show what it sees, as of the last message: `wait` for the next."""

    def __init__(
        self,
        url: str,
        table: str,
        token: str,
        seat: str | None,
        code: str = "",
        pledges: bool = True,
        language: str = ENGLISH,
    ) -> None:
        self.table = table
        self.language = language
        """The language of `event_text`, `question_text` and of refusals."""
        self.room: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.ask: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self._logbook = Logbook()
        self._nonces = NonceChain() if pledges else None
        self._nonce = ""
        """The next nonce to give. It is used up when the table has accepted it."""
        self._has_pledged = False
        self._has_opened = False
        """Whether this seat's first nonce was revealed here: only then are the next ones known."""
        self._given: dict[str, tuple[str, dict[str, object]]] = {}
        """Pledges and nonces that have not been answered yet, by id: the line of the log and the command."""
        self._address = f"ws{url.removeprefix('http')}/api/tables/{quote(table, safe='')}/socket"
        self._origin = url
        is_willing = self._nonces is not None
        self._hello: dict[str, object] = {
            "token": token,
            "seat": seat,
            "code": code,
            "pledges": is_willing,
            "protocol": PROTOCOL,
        }
        self._number = 0
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        """Closes the socket."""
        self._connect()

    @property
    def seat(self) -> str | None:
        """The letter of this seat; None for a watcher."""
        seat: str | None = self.you["seat"]
        return seat

    def event_text(self, event: dict[str, Any]) -> str:
        """Return an event as a sentence that addresses this seat."""
        return event_text(game_catalogue(self.room["game"], self.language), event, self._reader())

    def chat_text(self, line: dict[str, Any]) -> str:
        """Return what a chat line says. What a bot says about an offer is in this client's language."""
        remark = line.get("remark")
        catalogue = game_catalogue(self.room["game"], self.language)
        said = "" if remark is None else remark_text(catalogue, remark, self._reader())
        text: str = line["text"]
        return said or text

    def question_text(self) -> str:
        """Return what this seat is asked, in a few words; '' if it is not asked, or only to move."""
        if self.ask is None:
            return ""
        return question_text(game_catalogue(self.room["game"], self.language), self.ask, self._reader())

    def _told(self, refused: Refused) -> Refused:
        """Return a refusal in the language of this seat."""
        return in_language(server_catalogue(self.language, self.room["game"]), refused, self._reader())

    def _reader(self) -> TextReader:
        seat = self.seat
        return TextReader([each["name"] for each in self.room["seats"]], None if seat is None else ord(seat) - ord("A"))

    @property
    def log(self) -> str:
        """Return what was received and sent, for `parlour verify --log`."""
        return self._logbook.text()

    def act(self, text: str) -> None:
        """Answer the ask, in the game's notation. If it raises Refused, nothing has changed.

        Where others may move as well, an ask can be out of date when the answer arrives: `answer` handles that.
        """
        nonce = self._next_nonce() if self.you["nonce_due"] and self._has_opened else ""
        line = f"{self.seat} nonce {nonce}"
        if nonce:
            self._logbook.sent(line)
        try:
            self.do("act", seat=self.seat, text=text, nonce=nonce)
        except Refused:
            self._logbook.refused(line)  # it was refused, and goes with the next answer
            raise
        if nonce:
            self._nonce = ""

    def answer(self, choose: Callable[[dict[str, Any]], str]) -> bool:
        """Answer the ask with `choose(ask)`. Return whether the table has accepted the answer.

        False if this seat is not asked, or if somebody else was faster and the ask has changed: then read the new one
        and answer again. An answer that the rules refuse while the ask is still the same raises Refused.
        """
        ask = self.ask
        if ask is None:
            return False
        try:
            self.act(choose(ask))
        except Refused:
            while self.ask == ask:  # the update that makes the ask outdated may arrive after the refusal
                if not self.wait(NEWS):
                    raise
            return False
        return True

    def start(self) -> None:
        """Begin the game."""
        self.do("start")

    def say(self, text: str) -> None:
        """Send a chat message."""
        self.do("say", text=text)

    def offer_undo(self) -> None:
        """Ask the others to undo the last move; it is undone when all have agreed."""
        self.do("offer_undo", seat=self.seat)

    def answer_undo(self, agrees: bool) -> None:
        """Agree to an undo, or not."""
        self.do("answer_undo", seat=self.seat, agrees=agrees)

    def hand_to_bot(self, bot: str = "normal") -> None:
        """Let a bot play this seat for a while."""
        self.do("hand_to_bot", seat=self.seat, bot=bot)

    def take_back(self) -> None:
        """Take the seat back from the bot."""
        self.do("take_back", seat=self.seat)

    def leave(self, bot: str = "normal") -> None:
        """Resign: a bot plays the seat to the end, and nobody holds it any more."""
        seat = self.seat
        try:
            self.do("leave", seat=seat, bot=bot)
        except Refused as refused:  # the server closes the socket with the seat, so the answer may be lost
            if refused.code != "room/closed":
                raise
        self.close()

    def free_seat(self, seat: int | str) -> None:
        """Give up a seat before play, or remove somebody as the host."""
        self.do("free_seat", seat=self._letter(seat))

    def invite(self, seat: int | str) -> str:
        """Create an invitation to a free seat, and return its code. The previous one becomes invalid."""
        return self.do("invite", seat=self._letter(seat))["code"]

    def seat_bot(self, seat: int | str, bot: str = "normal") -> None:
        """Seat a bot on a free seat."""
        self.do("seat_bot", seat=self._letter(seat), bot=bot)

    def rematch(self) -> str:
        """Open another table for the same players, and return its id."""
        return self.do("rematch")["table"]

    def give_up(self) -> None:
        """Close the table before play, as the host."""
        self.do("close")

    def do(self, verb: str, **fields: object) -> dict[str, str]:
        """Send any command of the protocol. Return the result in its answer."""
        result: dict[str, str] = self._answer_to(_command(verb, **fields))["result"]
        return result

    def why_not(self, action: str = "", **fields: str) -> list[dict[str, str]]:
        """Return why this seat cannot take an action now, with the clause; empty if it can. The pattern of an action,
        such as 'build {vessel} {count}', may come with some of its fields. Without an action, everything that is not
        open is explained."""
        reasons: list[dict[str, str]] = self._answer_to(_command("explain", action=action, fields=fields))["reasons"]
        return reasons

    def preview(self) -> dict[str, int]:
        """Return the immediate effect of each of this seat's possible answers on its money."""
        money: dict[str, int] = self._answer_to(_command("preview"))["money"]
        return money

    def consequences(self, *answers: str) -> dict[str, list[str]]:
        """Return what answers do at once other than to one's money, as short texts; without any, of all."""
        found = self._answer_to(_command("preview", answers=list(answers))).get("effects", {})
        catalogue, reader = game_catalogue(self.room["game"], self.language), self._reader()
        return {text: [effect_text(catalogue, effect, reader) for effect in effects] for text, effects in found.items()}

    def _answer_to(self, command: dict[str, object]) -> dict[str, Any]:
        """Send a command until it is answered; raise Refused if it is refused."""
        for turn in range(TRIES):
            try:
                self._send(command)
                answer = self._until_answered(str(command["id"]))
            except (ConnectionClosed, TimeoutError, OSError) as problem:
                _raise_if_final(problem)
                time.sleep(FIRST_WAIT * 2**turn)
                self._connect()
                continue
            if answer["type"] == "refused":
                if answer["code"] in ("server/closing", "store/unavailable"):
                    time.sleep(FIRST_WAIT * 2**turn)
                    continue
                raise self._told(Refused(answer["code"], answer["clause"], answer["text"], answer["details"]))
            return answer
        raise Lost(f"no answer to {command['type']!r}")

    def wait(self, seconds: float = SECONDS) -> bool:
        """Wait for the next update; False if none came."""
        number = self._number
        deadline = time.monotonic() + seconds
        while self._number == number:
            left = deadline - time.monotonic()
            if left <= 0:
                return False
            try:
                self._read(left)
            except TimeoutError:
                return False
            except (ConnectionClosed, OSError) as problem:
                _raise_if_final(problem)
                self._connect()
                return True
        return True

    def wait_for_ask(self, seconds: float = SECONDS) -> dict[str, Any] | None:
        """Wait until this seat is asked something; None if the game is over or the time is up."""
        deadline = time.monotonic() + seconds
        while self.ask is None and not self.is_over:
            if not self.wait(max(0.0, deadline - time.monotonic())):
                return None
        return self.ask

    @property
    def is_over(self) -> bool:
        return self.room["status"] in ("over", "closed")

    def close(self) -> None:
        self._open.close()
        self._socket = None

    def _letter(self, seat: int | str) -> str:
        """Return the letter of a seat at this table, given by its letter, its number (from 0) or its player's name."""
        return seat_letter(seat, [one["name"] for one in self.room["seats"]])

    def _connect(self) -> None:
        """Connect or reconnect; the snapshot brings everything up to date."""
        self.close()
        for turn in range(TRIES):
            try:
                opened = open_socket(self._address, origin=Origin(self._origin), max_size=MAX_ANSWER_BYTES)
                self._socket = self._open.enter_context(opened)
                self._send({"type": "hello", **self._hello})
                self._read(SECONDS)
                for _line, command in list(self._given.values()):
                    self._send(command)  # its answer was lost; the server executes a repeated command only once
                return
            except InvalidStatus as problem:
                raise Refused("room/unknown", "", f"The server answered {problem.response.status_code}.") from None
            except ConnectionClosed as closed:
                _raise_if_final(closed)
                time.sleep(FIRST_WAIT * 2**turn)
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(FIRST_WAIT * 2**turn)
        raise Lost(f"{self._address} does not answer")

    def _until_answered(self, id: str) -> dict[str, Any]:
        while True:
            message = self._read(SECONDS)
            if message["type"] in ("accepted", "refused", "explanation", "previewed") and message["id"] == id:
                return message

    def _send(self, message: dict[str, object]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def _read(self, seconds: float) -> dict[str, Any]:
        assert self._socket is not None
        message: dict[str, Any] = json.loads(self._socket.recv(seconds))
        if message["type"] == "snapshot":
            self.events, self.chat = message["events"], message["chat"]
            self._logbook.seen_all(message["log"])
            self._note(message)
        elif message["type"] == "update":
            if message["number"] != self._number + 1:
                self._send({"type": "resync"})
                return message
            self.events += message.get("events", [])
            self.chat += message.get("chat", [])
            self._logbook.seen(message.get("log", ""))
            self._note(message)
        elif message["type"] in ("accepted", "refused"):
            line, _command = self._given.pop(message["id"], ("", {}))
            if line and message["type"] == "refused":
                self._logbook.refused(line)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        self._number = message["number"]
        for part in CHANGES:
            if part in message:
                setattr(self, part, message[part])
        if "changes" in message:
            self.view = {**(self.view or {}), **message["changes"]}
        is_time = self.room["status"] == "starting" and self.room["opening"] != ""
        is_time = is_time and self.room["chance"] == "verifiable"  # a seeded table takes no pledges
        if self._nonces is not None and is_time and self.seat is not None:
            self._add_to_chance(self._nonces)

    def _add_to_chance(self, nonces: NonceChain) -> None:
        """Before play: pledge this seat's nonces, and reveal the first one when everybody has pledged."""
        if not self._has_pledged:
            self._has_pledged = True
            self._give("pledge", nonces.pledge(self.room["opening"], str(self.seat)))
        elif self.you["nonce_due"] and not self._has_opened:
            self._has_opened = True
            self._give("nonce", self._next_nonce())
            self._nonce = ""

    def _give(self, what: str, value: str) -> None:
        line = f"{self.seat} {what} {value}"
        command = _command(what, seat=self.seat, **{what: value})
        self._logbook.sent(line)
        self._given[str(command["id"])] = (line, command)
        self._send(command)

    def _next_nonce(self) -> str:
        if not self._nonce and self._nonces is not None:
            self._nonce = self._nonces.next()
        return self._nonce


def _raise_if_final(problem: Exception) -> None:
    """Raise if the connection was closed for good: a client that has lost the seat, or never had it, need not
    reconnect."""
    if isinstance(problem, ConnectionClosed) and problem.rcvd is not None and problem.rcvd.code in FINAL:
        raise Refused("room/closed", "", problem.rcvd.reason) from None


def seat_letter(seat: int | str, players: list[str]) -> str:
    """Return the letter of a seat that is given by its letter, its number (from 0) or its player's name."""
    lexicon = Names({}, len(players)).with_players(players)
    return lexicon.letter(lexicon.seat(seat, "seat"))


def new_id() -> str:
    """Return a command id: the time, then random characters. Ids that begin with the time are neighbours in the store's
    index."""
    return f"{time.time_ns() // 1_000_000:x}-{secrets.token_urlsafe(12)}"


def _command(verb: str, **fields: object) -> dict[str, object]:
    return {"type": verb, "id": new_id(), **fields}
