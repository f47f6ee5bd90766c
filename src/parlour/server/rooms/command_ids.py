"""Keys under which commands are stored: every sender has an id namespace of its own, and so has the server.

A client writes ids of letters, digits, '-' and '_' (`messages.Id`). The key of its command is the id, ':' and the
sender's scope; the key of a command of the server's own begins with 'server/'. A client's id contains neither ':' nor
'/', so no client can write another sender's key, or one of the server's. The id comes first: ids begin with the time,
and new keys lie side by side in the store's index.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from parlour.core.refusals import Refused
from parlour.server.messages import MIN_ID

SERVER: Final = "server/"
CLOCK: Final = "clock"
BOT: Final = "bot"
HOUSE: Final = "house"
SERVER_ACTORS: Final = (CLOCK, BOT, HOUSE)
"""What the server stores as the actor of its own commands. Everybody else's actor is a hash, or nothing."""
SCOPE_LENGTH: Final = 24
"""Hex digits of the sender's hash: 96 bits, which nobody finds a second token for."""
ANONYMOUS: Final = "~"
"""Begins the scope of somebody without a token. It is no hex digit."""


@final
@mypyc_attr(acyclic=True)
class CommandKey:
    """What a command is stored under, and who gives it. Made by `client_key` and `server_key` only."""

    def __init__(self, text: str, actor: str) -> None:
        self.text = text
        self.actor = actor


def client_key(id: str, holder: str, connection: str = "") -> CommandKey:
    """The key of a client's command. `holder` is the hash of the sender's token; without one its connection counts."""
    if ":" in id or "/" in id:
        raise Refused("message/unreadable", "", "An id has letters, digits, '-' and '_' only.")
    if holder:
        return CommandKey(f"{id}:{holder[:SCOPE_LENGTH]}", holder)
    if not connection:
        raise ValueError("a sender without a token is known by its connection")
    return CommandKey(f"{id}:{ANONYMOUS}{connection}", "")


def server_key(name: str, actor: str) -> CommandKey:
    """The key of a command that the server gives, by itself or (with a holder as the actor) on somebody's behalf."""
    return CommandKey(SERVER + name, actor)


def is_server_key(key: str) -> bool:
    return key.startswith(SERVER)


def key_of(command: str, actor: str) -> str:
    """The key of a stored command. Before there were scopes the id alone was stored: then the actor says whose it is,
    and ids that are too short for a client were the server's."""
    if ":" in command or "/" in command:
        return command
    if actor in SERVER_ACTORS or len(command) < MIN_ID:
        return SERVER + command
    return f"{command}:{actor[:SCOPE_LENGTH]}"
