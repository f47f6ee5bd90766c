"""Sockets whose owners never read, made by hand: no library is so rude."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import struct

HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nOrigin: http://127.0.0.1:{port}\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CLOSE = 0x88


def masked(message: dict[str, object]) -> bytes:
    data = json.dumps(message).encode()
    mask = os.urandom(4)
    size = struct.pack("!BB", 0x81, 128 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x81, 254, len(data))
    return size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))


class SlowReader:
    """Says hello, and then reads nothing."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.settimeout(20)
        self._line.connect(("127.0.0.1", port))
        self._line.sendall(HANDSHAKE.format(table=table, port=port).encode())
        assert self._line.recv(12) == b"HTTP/1.1 101"
        self._line.sendall(masked({"type": "hello", "token": token, "seat": "A"}))

    def ask_for_more(self, times: int) -> None:
        """For everything once more, without having read any of it."""
        with contextlib.suppress(OSError):
            self._line.sendall(masked({"type": "resync"}) * times)

    def read_on(self) -> tuple[int, int]:
        """Read whatever is there: how many bytes came, and the code with which it ended; 0 for a cut line."""
        data = bytearray()
        try:
            while part := self._line.recv(65536):
                data += part
        except ConnectionError:
            pass
        return len(data), close_code(bytes(data))

    def close(self) -> None:
        self._line.close()


def close_code(data: bytes) -> int:
    """The code in the last frame, if that is one that closes."""
    at = data.find(b"\r\n\r\n") + 4
    while at + 2 <= len(data):
        size, head = data[at + 1], 2
        if size == 126:
            size, head = struct.unpack("!H", data[at + 2 : at + 4])[0], 4
        elif size == 127:
            size, head = struct.unpack("!Q", data[at + 2 : at + 10])[0], 10
        if data[at] == CLOSE and size >= 2:
            return int(struct.unpack("!H", data[at + head : at + head + 2])[0])
        at += head + size
    return 0
