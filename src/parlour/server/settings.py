"""How a server is set up."""

from __future__ import annotations

import os
import re
import socket
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_data_dir

from parlour.core.refusals import BadData

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")
PORT: Final = 8765
METRICS_KEY: Final = "PARLOUR_METRICS_KEY"
"""The variable of the environment with the key to the figures."""


class Limits(NamedTuple):
    """What one client may ask of the server."""

    message: int = 16 * 1024
    body: int = 256 * 1024
    imported: int = 5 * 1024 * 1024
    """For a wish that brings a record, a position or an edition."""
    messages_a_second: float = 20.0
    live_messages_a_second: float = 40.0
    requests_a_second: float = 50.0
    """From one address."""
    sockets: int = 20
    """From one address."""
    head: int = 32 * 1024
    """Bytes of a request's first line and headers."""
    head_seconds: float = 10.0
    """How long they may take, from the moment that somebody connects."""
    body_seconds: float = 30.0
    """How long a body may take; longer, if it comes at `body_bytes_a_second`. Also how long an answer may wait for a
    client that does not read."""
    body_bytes_a_second: float = 16 * 1024.0
    unfinished_requests: int = 50
    """Connections of one address that have not sent a whole request."""
    connections: int = 5000
    """From everywhere, sockets included."""
    wrong_names_a_minute: float = 10.0
    """Names of tables that are none and invitations that do not fit, from one address."""
    wrong_names_in_all: float = 100.0
    """Wrong names and invitations a minute, from everywhere."""
    tables_at_once: float = 10.0
    tables_a_minute: float = 2.0
    """Opened by one person: so many at once, then so many a minute."""
    address_tables_at_once: float = 40.0
    address_tables_a_minute: float = 10.0
    """From one address, behind which a whole family or school may be."""
    address_public_at_once: float = 10.0
    address_public_a_minute: float = 1.0
    """Public tables from one address: nobody can push the others off the list."""
    unfinished_tables: int = 50
    """That one person has opened."""
    public_tables: int = 5
    """That one person has opened and that have not begun."""
    brought_bytes: int = 2 * 1024 * 1024
    """Of editions and positions in one person's unfinished tables."""
    claims_at_once: float = 30.0
    claims_a_minute: float = 30.0
    """Seats taken from one address."""
    entries: int = 100_000
    """In the log of one table, before people can add no more."""
    chat_at_once: float = 5.0
    chat_a_second: float = 0.5
    """Lines of one person at one table."""
    chat_lines: int = 20_000
    """At one table in all."""
    remarks_at_once: float = 5.0
    remarks_a_second: float = 0.2
    """Of one bot at one table."""
    queued: int = 256 * 1024
    """Bytes that wait for a slow reader before it is closed."""
    hello_seconds: float = 10.0
    nonce_seconds: float = 5.0
    """How long the first draw waits for pledges, and then for nonces."""
    bot_seconds: float = 5.0
    deals_seconds: float = 12.0
    """How long bots play on to judge the deals of one record."""
    evaluation_seconds: float = 10.0
    """How long one record, edition or position may take to evaluate, once it is its turn."""
    idle_seconds: float = 300.0
    """After this time without use a room is only in the store."""


class Settings(NamedTuple):
    """Where a server listens, what it keeps its tables in, and who may come."""

    db: str
    host: str = "127.0.0.1"
    port: int = PORT
    hosts: tuple[str, ...] = ()
    """Names, with their port, under which browsers reach it; empty: this machine's own."""
    limits: Limits = Limits()
    is_unsafe: bool = False
    is_secure: bool = False
    """Reached by https: cookies say so."""
    has_proxy: bool = False
    """Everybody comes through a proxy of ours, which says last in X-Forwarded-For where from."""
    metrics_key: str = ""
    """Who says it may read the figures; '' for nobody. They count moves that nobody at a table has seen."""
    guests: tuple[tuple[str, str], ...] = ()
    """Bots brought along: the name of each, and where it is found."""

    def allowed_hosts(self) -> frozenset[str]:
        return frozenset(self.hosts or [f"{name}:{self.port}" for name in LOCAL])

    def address_for_others(self, host: str) -> str:
        """The address that goes into invitations, if the host of a table reaches the server as `host`: the same, unless
        nobody else could; then a name that was given, or the one on the local network."""
        scheme = "https" if self.is_secure else "http"
        others = [name for name in self.hosts if name.rpartition(":")[0] not in LOCAL and name not in LOCAL]
        is_local = host.rpartition(":")[0] in LOCAL or host in LOCAL
        return f"{scheme}://{others[0] if is_local and others else host}"

    def allowed_origins(self) -> frozenset[str]:
        scheme = "https" if self.is_secure else "http"
        return frozenset(f"{scheme}://{host}" for host in self.allowed_hosts())


def address_in_the_house() -> str:
    """This machine's address on the local network, for friends on the same one; 127.0.0.1 if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way out
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def data_folder() -> Path:
    """Where this user's tables are kept."""
    return Path(user_data_dir("parlour", appauthor=False))


def db_or_default(db: str | None) -> str:
    """Where the tables are kept: as wished, or in a file in the data folder."""
    return f"sqlite:///{data_folder() / 'parlour.db'}" if db is None else db


def wished(
    host: str,
    port: int,
    db: str | None,
    lan: bool,
    names: tuple[str, ...],
    is_secure: bool,
    is_unsafe: bool,
    has_proxy: bool = False,
    bots: tuple[str, ...] = (),
) -> Settings:
    """Settings as the command line gives them."""
    if port == 0:
        port = free_port()
    at = f"{host}:{port}"
    hosts = [f"{name}:{port}" for name in LOCAL] + [name for name in (at, *names) if name != f"0.0.0.0:{port}"]
    if lan:
        host = "0.0.0.0" if host == LOCAL[0] else host
        hosts.append(f"{address_in_the_house()}:{port}")
    for name in names:
        if not re.fullmatch(r"[A-Za-z0-9.-]+(:\d+)?", name):
            raise BadData("--name", f"{name!r} is no HOST or HOST:PORT")
    key = os.environ.get(METRICS_KEY, "")
    own = tuple(dict.fromkeys(hosts))
    guests = tuple(_guest(bot) for bot in bots)
    return Settings(db_or_default(db), host, port, own, Limits(), is_unsafe, is_secure, has_proxy, key, guests)


def _guest(text: str) -> tuple[str, str]:
    """A bot to be offered at tables, as NAME=BOT."""
    name, _, bot = text.partition("=")
    if not re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,19}", name) or ":" not in bot:
        raise BadData(
            "--bot", f"{text!r} is not NAME=policy:FILE or NAME=package.module:Class, with a name in small letters"
        )
    return name, bot


def free_port() -> int:
    """A port of this machine that nobody has now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
