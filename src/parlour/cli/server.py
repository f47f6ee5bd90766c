"""The commands of a server: serve, config, backup, restore, doctor, export."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.app import app
from parlour.cli.renamed_options import OldAllowedHosts
from parlour.core.refusals import BadData
from parlour.extras import require_extra

Database = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        help="Where the tables are kept: sqlite:///FILE or postgresql://... Default: a file in your data folder.",
    ),
]
ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        help="Settings in TOML. Default: PARLOUR_CONFIG, or parlour.toml in your configuration folder if it is there.",
    ),
]
Host = Annotated[str | None, typer.Option(metavar="ADDRESS", help="The address to listen at. Default: 127.0.0.1.")]
Port = Annotated[
    int | None, typer.Option(metavar="NUMBER", min=0, max=65535, help="The port; 0 for any. Default: 8765.")
]
Lan = Annotated[
    bool | None,
    typer.Option("--lan/--no-lan", help="Let friends on the same network come in, and show a QR code for them."),
]
AllowedHosts = Annotated[
    list[str] | None,
    typer.Option(metavar="HOST:PORT", help="A name under which browsers reach the server; several may be given."),
]
PublicUrl = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Where browsers find the server, such as https://example.org/games."),
]
Https = Annotated[bool | None, typer.Option("--https/--no-https", help="Browsers come by https, through a proxy.")]
Proxy = Annotated[
    bool | None,
    typer.Option("--proxy/--no-proxy", help="Everybody comes through a proxy that adds to X-Forwarded-For."),
]
UnsafeStore = Annotated[
    bool | None,
    typer.Option("--unsafe-store/--no-unsafe-store", help="Take a store that may lose moves it has acknowledged."),
]
OwnBots = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=BOT",
        help="Offer a bot of your own at tables: policy:FILE or package.module:Class; several may be given.",
    ),
]
Transport = Annotated[
    str | None,
    typer.Option(metavar="NAME", help="What carries the sockets: fast, our own implementation, or plain, a library."),
]
LogLevel = Annotated[
    str | None, typer.Option(metavar="LEVEL", help="The least important lines of the log: debug, info, warning, error.")
]


@app.command()
def serve(
    host: Host = None,
    port: Port = None,
    db: Database = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    lan: Lan = None,
    public_url: PublicUrl = None,
    allowed_host: AllowedHosts = None,
    name: OldAllowedHosts = None,
    https: Https = None,
    proxy: Proxy = None,
    unsafe_store: UnsafeStore = None,
    bot: OwnBots = None,
    transport: Transport = None,
    log_level: LogLevel = None,
    config_file: ConfigFile = None,
) -> None:
    """Run the tables for browsers, programs and bots. Settings also come from a file and from PARLOUR_* variables."""
    require_extra("server", "parlour serve")
    from parlour.server.configuration import configuration
    from parlour.server.ops.runner import serve as run

    flags = {
        "host": host,
        "port": port,
        "db": db,
        "lan": lan,
        "public_url": public_url,
        "allowed_hosts": [*(allowed_host or ()), *(name or ())],
        "https": https,
        "proxy": proxy,
        "unsafe_store": unsafe_store,
        "bots": bot,
        "transport": transport,
        "log_level": log_level,
    }
    found = configuration(flags, config_file)
    run(found.settings(), typer.echo, open_browser, found["lan"])


@app.command("config")
def show_config(config_file: ConfigFile = None) -> None:
    """Print every setting of a server as TOML, each with where its value came from."""
    require_extra("server", "parlour config")
    from parlour.server.configuration import configuration

    found = configuration({}, config_file)
    found.settings()  # what does not fit together is reported too
    for line in found.lines():
        typer.echo(line)


def configured_db(db: str | None, config_file: Path | None) -> str:
    """Return the store of a command: as its flag says, or as it is configured."""
    from parlour.server.configuration import configuration

    return configuration({"db": db}, config_file).db


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file; it must not be there yet.")],
    db: Database = None,
    config_file: ConfigFile = None,
) -> None:
    """Copy all tables of a server into a file, while it goes on."""
    require_extra("server", "parlour backup")
    from parlour.server.ops.maintenance import backup as copy

    count = copy(configured_db(db, config_file), file)
    typer.echo(f"{count} tables copied into {file}. Serve them with: parlour serve --db sqlite:///{file}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, of this version or an older one.")],
    db: Database = None,
    config_file: ConfigFile = None,
) -> None:
    """Write a backup into a new SQLite file or an empty PostgreSQL database, and check every table there.

    Ends with 0 if all tables are sound, else with 1.
    """
    require_extra("server", "parlour restore")
    from parlour.server.ops.maintenance import restore as write

    raise typer.Exit(0 if write(configured_db(db, config_file), file, typer.echo) else 1)


@app.command()
def doctor(
    db: Database = None,
    before: Annotated[
        str,
        typer.Option(metavar="VERSION", help="Before an upgrade to this version: by which rules would tables go on?"),
    ] = "",
    config_file: ConfigFile = None,
) -> None:
    """Read every table of a server again, and say what is damaged. Ends with 0 if nothing is, else with 1."""
    require_extra("server", "parlour doctor")
    from parlour.server.ops.maintenance import examine

    raise typer.Exit(0 if examine(configured_db(db, config_file), typer.echo, before) else 1)


@app.command()
def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's name.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file; it must not be there yet.")],
    db: Database = None,
    config_file: ConfigFile = None,
) -> None:
    """Write a table's record as the store has it, also if it is damaged or of rules that this Parlour does not have.

    All that is hidden at a running table is in it. Ends with 1 if it is not the whole record.
    """
    require_extra("server", "parlour export")
    from parlour.server.ops.maintenance import export as read

    if file.exists():
        raise BadData(str(file), "there is such a file already; an export overwrites nothing")
    record, is_whole = read(configured_db(db, config_file), table.upper(), typer.echo)
    file.write_text(record, encoding="utf-8")
    raise typer.Exit(0 if is_whole else 1)
