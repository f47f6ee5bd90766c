"""Keys under which commands are stored: each sender has an id namespace of its own, and so has the server.

A client chooses ids of letters, digits, '-' and '_' (`messages.Id`). The key of its command is the id, ':' and the
sender's scope; the key of one of the server's own commands begins with 'server/'. A client's id contains neither ':'
nor '/', so no client can produce the key of another sender or of the server. The id comes first: ids begin with the
time, so new keys are neighbours in the store's index.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from parlour.i18n.refusals import refused
from parlour.server.messages import MIN_ID

SERVER_PREFIX: Final = "server/"
CLOCK: Final = "clock"
BOT: Final = "bot"
SERVER: Final = "house"
"""The server itself, for commands that nobody gives. The value is in stored logs, so it does not change."""
SERVER_ACTORS: Final = (CLOCK, BOT, SERVER)
"""The actors that the server stores for its own commands. Every other actor is a hash, or empty."""
SCOPE_LENGTH: Final = 24
"""Hex digits of the sender's hash: 96 bits, too many to find a second token with the same scope."""
ANONYMOUS: Final = "~"
"""The first character of the scope of a sender without a token. It is no hex digit."""


@final
@mypyc_attr(acyclic=True)
class CommandKey:
    """The key a command is stored under, and its actor. Created by `client_key` and `server_key` only."""

    def __init__(self, text: str, actor: str) -> None:
        self.text = text
        self.actor = actor


def client_key(id: str, holder: str, connection: str = "") -> CommandKey:
    """Return the key of a client's command. `holder` is the hash of the sender's token; without one, the connection
    counts."""
    if ":" in id or "/" in id:
        raise refused("message/unreadable", problem="an id has letters, digits, '-' and '_' only")
    if holder:
        return CommandKey(f"{id}:{holder[:SCOPE_LENGTH]}", holder)
    if not connection:
        raise ValueError("a sender without a token is known by its connection")
    return CommandKey(f"{id}:{ANONYMOUS}{connection}", "")


def server_key(name: str, actor: str) -> CommandKey:
    """Return the key of a command that the server gives, by itself or (with a holder as the actor) on somebody's
    behalf."""
    return CommandKey(SERVER_PREFIX + name, actor)


def is_server_key(key: str) -> bool:
    return key.startswith(SERVER_PREFIX)


def key_of(command: str, actor: str) -> str:
    """Return the key of a stored command. Old entries store the id alone: then the actor tells the sender, and ids that
    are too short for a client are the server's."""
    if ":" in command or "/" in command:
        return command
    if actor in SERVER_ACTORS or len(command) < MIN_ID:
        return SERVER_PREFIX + command
    return f"{command}:{actor[:SCOPE_LENGTH]}"
