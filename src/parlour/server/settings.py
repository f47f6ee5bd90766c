"""Settings and limits of a server, and their defaults."""

from __future__ import annotations

import re
import socket
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from parlour.core.refusals import BadData

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")
PORT: Final = 8765
FAST: Final = "fast"
PLAIN: Final = "plain"
TRANSPORTS: Final = (FAST, PLAIN)
METRICS_KEY: Final = "PARLOUR_METRICS_KEY"
"""The environment variable with the key for the metrics."""
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


class Limits(NamedTuple):
    """Limits of what clients may ask of the server, per client and in all."""

    message: int = 16 * 1024
    body: int = 256 * 1024
    imported: int = 5 * 1024 * 1024
    """Bytes of a request that uploads a record, a position or an edition."""
    messages_a_second: float = 20.0
    live_messages_a_second: float = 40.0
    requests_a_second: float = 50.0
    """Per address."""
    sockets: int = 20
    """Per address."""
    head: int = 32 * 1024
    """Bytes of a request's first line and headers."""
    head_seconds: float = 10.0
    """How long they may take, from the moment a client connects."""
    body_seconds: float = 30.0
    """How long a body may take; longer, if it arrives at `body_bytes_a_second`. Also how long a response may wait for a
    client that does not read."""
    body_bytes_a_second: float = 16 * 1024.0
    unfinished_requests: int = 50
    """Connections per address that have not sent a whole request."""
    connections: int = 5000
    """In all, WebSockets included."""
    wrong_names_a_minute: float = 10.0
    """Unknown table names and wrong invitations, per address."""
    wrong_names_in_all: float = 100.0
    """Unknown table names and wrong invitations per minute, in all."""
    tables_at_once: float = 10.0
    tables_a_minute: float = 2.0
    """Tables opened by one person: a burst of `tables_at_once`, then this many per minute."""
    address_tables_at_once: float = 40.0
    address_tables_a_minute: float = 10.0
    """Per address, which a whole family or school may share."""
    address_public_at_once: float = 10.0
    address_public_a_minute: float = 1.0
    """Public tables per address, so that nobody can push the others off the list."""
    unfinished_tables: int = 50
    """Opened by one person."""
    public_tables: int = 5
    """Opened by one person and not begun."""
    uploaded_bytes: int = 2 * 1024 * 1024
    """Bytes of editions and positions in one person's unfinished tables."""
    lessons_at_once: float = 20.0
    lessons_a_minute: float = 10.0
    """Steps of lessons opened by one person."""
    address_lessons_at_once: float = 100.0
    address_lessons_a_minute: float = 60.0
    """Per address: a school class may learn together."""
    claims_at_once: float = 30.0
    claims_a_minute: float = 30.0
    """Seats claimed per address."""
    entries: int = 100_000
    """Entries in the log of one table, before no more are accepted."""
    chat_at_once: float = 5.0
    chat_a_second: float = 0.5
    """Messages of one person at one table."""
    chat_lines: int = 20_000
    """Messages at one table in all."""
    remarks_at_once: float = 5.0
    remarks_a_second: float = 0.2
    """Remarks of one bot at one table."""
    queued: int = 256 * 1024
    """Bytes that wait for a slow client before it is disconnected."""
    hello_seconds: float = 10.0
    nonce_seconds: float = 5.0
    """How long the first draw waits for pledges, and then for nonces."""
    bot_seconds: float = 5.0
    deals_seconds: float = 12.0
    """How long bots play on to analyse the deals of one record."""
    evaluation_seconds: float = 10.0
    """How long one record, edition or position may take to evaluate, once it is its turn."""
    idle_seconds: float = 300.0
    """After this time without use a room is dropped from memory."""


class Settings(NamedTuple):
    """Where a server listens, where it stores its tables, and who may connect."""

    db: str
    host: str = "127.0.0.1"
    port: int = PORT
    hosts: tuple[str, ...] = ()
    """Names with ports under which browsers reach it; empty: this machine's own."""
    limits: Limits = Limits()
    is_unsafe: bool = False
    is_secure: bool = False
    """Reached over https: cookies are marked secure."""
    has_proxy: bool = False
    """All clients come through our own proxy, which appends their address to X-Forwarded-For."""
    metrics_key: str = ""
    """The key for reading the metrics; '' for nobody. Metrics count moves that others at a table must not notice."""
    custom_bots: tuple[tuple[str, str], ...] = ()
    """Custom bots: the name of each, and where it is found."""
    transport: str = FAST
    """What carries the WebSockets: our own fast implementation, or the plain one on a library."""
    public_url: str = ""
    """Where browsers find the server, without a slash at the end; '' if it has no address of its own."""
    log_level: str = ""
    """The least important lines that are logged; '' for info, or warning on a terminal."""

    @property
    def path(self) -> str:
        """The path under which browsers find the page, such as /games; '' for a host of its own."""
        return urlsplit(self.public_url).path

    def allowed_hosts(self) -> frozenset[str]:
        return frozenset(self.hosts or [f"{name}:{self.port}" for name in LOCAL])

    def address_for_others(self, host: str) -> str:
        """Return the address for invitations. It is the one by which the host reaches the server, unless nobody else
        can use that; then a configured name, or the address on the local network. A public address comes first."""
        if self.public_url:
            return self.public_url
        scheme = "https" if self.is_secure else "http"
        others = [name for name in self.hosts if name.rpartition(":")[0] not in LOCAL and name not in LOCAL]
        is_local = host.rpartition(":")[0] in LOCAL or host in LOCAL
        return f"{scheme}://{others[0] if is_local and others else host}"

    def allowed_origins(self) -> frozenset[str]:
        scheme = "https" if self.is_secure else "http"
        return frozenset(f"{scheme}://{host}" for host in self.allowed_hosts())


def local_address() -> str:
    """Return this machine's address on the local network; 127.0.0.1 if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only selects the network interface
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def settings_from_options(
    host: str,
    port: int,
    db: str,
    lan: bool,
    names: tuple[str, ...],
    is_secure: bool,
    is_unsafe: bool,
    has_proxy: bool = False,
    bots: tuple[str, ...] = (),
    transport: str = FAST,
    limits: Limits | None = None,
    metrics_key: str = "",
    public_url: str = "",
    log_level: str = "",
) -> Settings:
    """Build the settings of a server from the values of its configuration."""
    public_url = public_url.rstrip("/")
    if public_url:
        public = _public_parts(public_url)
        names = (*names, public.netloc)
        is_secure = is_secure or public.scheme == "https"
    if port == 0:
        port = free_port()
    at = f"{host}:{port}"
    hosts = [f"{name}:{port}" for name in LOCAL] + [name for name in (at, *names) if name != f"0.0.0.0:{port}"]
    if lan:
        host = "0.0.0.0" if host == LOCAL[0] else host
        hosts.append(f"{local_address()}:{port}")
    for name in names:
        if not re.fullmatch(r"[A-Za-z0-9.-]+(:\d+)?", name):
            raise BadData("--allowed-host", f"{name!r} is no HOST or HOST:PORT")
    if transport not in TRANSPORTS:
        raise BadData("--transport", f"expected {FAST!r} or {PLAIN!r}, got {transport!r}")
    return Settings(
        db=db,
        host=host,
        port=port,
        hosts=tuple(dict.fromkeys(hosts)),
        limits=limits or Limits(),
        is_unsafe=is_unsafe,
        is_secure=is_secure,
        has_proxy=has_proxy,
        metrics_key=metrics_key,
        custom_bots=tuple(_custom_bot(bot) for bot in bots),
        transport=transport,
        public_url=public_url,
        log_level=log_level,
    )


def _public_parts(url: str) -> SplitResult:
    """Return the parts of a public address, or refuse it."""
    try:
        parts = urlsplit(url)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not re.fullmatch(r"[A-Za-z0-9.-]+(:\d+)?", parts.netloc):
        raise BadData("--public-url", f"{url!r} is no address such as https://example.org/games")
    if parts.query or parts.fragment or not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", parts.path):
        raise BadData("--public-url", f"{url!r} has more than a plain path, such as /games")
    return parts


def _custom_bot(text: str) -> tuple[str, str]:
    """Parse a custom bot, as NAME=BOT."""
    name, _, bot = text.partition("=")
    if not re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,19}", name) or ":" not in bot:
        raise BadData(
            "--bot", f"{text!r} is not NAME=policy:FILE or NAME=package.module:Class, with a name in small letters"
        )
    return name, bot


def free_port() -> int:
    """Return a port of this machine that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
