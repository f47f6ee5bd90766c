"""The commands `parlour admin ...`: what is on a server, and closing, removing and redacting."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.app import app
from parlour.cli.server import ConfigFile, Database, configured_db
from parlour.core.refusals import BadData
from parlour.extras import require_extra

if TYPE_CHECKING:
    from parlour.server.store.interface import RoomRow

admin_app = typer.Typer(
    help="Look after a server: lists at any time, changes while it is stopped. A change is only shown, until --yes.",
    rich_markup_mode=None,
)
app.add_typer(admin_app, name="admin")

Tables = Annotated[list[str] | None, typer.Argument(metavar="[TABLE]...", help="The names of tables.")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="The table's name.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it. Without this, nothing is changed.")]
OlderThan = Annotated[
    float | None, typer.Option(metavar="DAYS", min=0, help="Ended tables at which nothing was done for so many days.")
]
NeverStarted = Annotated[bool, typer.Option("--never-started", help="Tables at which play has not begun.")]
Person = Annotated[
    str, typer.Option(metavar="PERSON", help="All tables of one person, as 'parlour admin people' lists them.")
]


@admin_app.command("tables")
def list_tables(
    db: Database = None,
    config_file: ConfigFile = None,
    older_than: OlderThan = None,
    never_started: NeverStarted = False,
    person: Person = "",
) -> None:
    """List tables: name, game, status, last change, players."""
    require_extra("server", "parlour admin")
    from parlour.server.ops.administration import TableFilter, administration

    with administration(configured_db(db, config_file), changes=False) as admin:
        show(admin.tables(TableFilter((), older_than, never_started, person)))


@admin_app.command("people")
def list_people(db: Database = None, config_file: ConfigFile = None) -> None:
    """List the people who have a seat somewhere, and their tables. A person is known by the hash of their token."""
    require_extra("server", "parlour admin")
    from parlour.server.ops.administration import administration

    with administration(configured_db(db, config_file), changes=False) as admin:
        for holder, rooms in admin.people().items():
            typer.echo(f"{holder[:16]}  {', '.join(rooms)}")


@admin_app.command("statistics")
def show_statistics(db: Database = None, config_file: ConfigFile = None) -> None:
    """Count tables by status and game, people, entries and chat lines."""
    require_extra("server", "parlour admin")
    from parlour.server.ops.administration import administration

    with administration(configured_db(db, config_file), changes=False) as admin:
        for name, count in admin.statistics().items():
            typer.echo(f"{name:<32}{count:>12,}")


@admin_app.command("chat")
def show_chat(table: Table, db: Database = None, config_file: ConfigFile = None) -> None:
    """Show what was said at a table, with the numbers that 'redact' takes."""
    require_extra("server", "parlour admin")
    from parlour.server.ops.administration import administration

    with administration(configured_db(db, config_file), changes=False) as admin:
        for number, name, text in admin.chat(table.upper()):
            typer.echo(f"{number}  {name}: {text!r}")


@admin_app.command("close")
def close_tables(tables: Tables = None, db: Database = None, config_file: ConfigFile = None, yes: Yes = False) -> None:
    """Close tables: nobody can play there any more, their records stay."""
    require_extra("server", "parlour admin")
    from parlour.server.ops.administration import TableFilter, administration

    ids = [table.upper() for table in tables or ()]
    if not ids:
        raise BadData("TABLE", "name at least one table")
    with administration(configured_db(db, config_file), changes=yes) as admin:
        show(admin.tables(TableFilter(tuple(ids))))
        if is_meant("close", len(ids), yes):
            admin.close(ids)


@admin_app.command("purge")
def purge_tables(
    tables: Tables = None,
    older_than: OlderThan = None,
    never_started: NeverStarted = False,
    person: Person = "",
    db: Database = None,
    config_file: ConfigFile = None,
    yes: Yes = False,
) -> None:
    """Remove tables with everything in them: moves, chat, names, seats. Only number and commitment stay on the list.

    A table is removed for all who played there. All conditions that are given must hold.
    """
    require_extra("server", "parlour admin")
    from parlour.server.ops.administration import TableFilter, administration

    choice = TableFilter(tuple(table.upper() for table in tables or ()), older_than, never_started, person)
    if choice.is_empty:
        raise BadData("TABLE", "name tables, or give --older-than, --never-started or --person")
    with administration(configured_db(db, config_file), changes=yes) as admin:
        found = admin.tables(choice)
        show(found)
        if is_meant("remove", len(found), yes):
            admin.purge([row.id for row in found], person)


@admin_app.command("redact")
def redact_line(
    table: Table,
    line: Annotated[int, typer.Argument(metavar="LINE", help="Its number, as 'parlour admin chat' lists it.")],
    db: Database = None,
    config_file: ConfigFile = None,
    yes: Yes = False,
) -> None:
    """Replace the text of a chat line by '[...]'."""
    require_extra("server", "parlour admin")
    from parlour.server.ops.administration import administration

    with administration(configured_db(db, config_file), changes=yes) as admin:
        for number, name, text in admin.chat(table.upper()):
            if number == line:
                typer.echo(f"{number}  {name}: {text!r}")
        if yes:
            admin.redact(table.upper(), line)
            typer.echo("It is replaced.")
        else:
            typer.echo("Nothing is changed. Add --yes to replace it.")


def show(rows: list[RoomRow]) -> None:
    """Print a line for each table."""
    for row in rows:
        day = datetime.fromtimestamp(row.touched_at / 1000, UTC).date().isoformat()
        names = ", ".join(row.names.splitlines())
        typer.echo(f"{row.id}  {row.game:<20} {row.status:<10} {day}  {names}")


def is_meant(verb: str, count: int, yes: bool) -> bool:
    """Say what is done, or what would be; return whether to do it."""
    if not yes:
        typer.echo(f"{count} tables. Nothing is changed. Add --yes to {verb} them.")
    elif count:
        typer.echo(f"{count} tables: {verb}.")
    return yes and count > 0
