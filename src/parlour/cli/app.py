"""The command line: the application, and the commands to play and read.

A command imports what it needs when it runs, so that --help stays fast.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from parlour.core.refusals import BadData, ParlourError
from parlour.extras import has_extra, require_extra

if TYPE_CHECKING:
    from typer.core import TyperGroup

    from parlour.terminal.screen import Screen

WRONG = 2
"""The exit code for input that cannot be used."""

app = typer.Typer(
    help="One table for historic games of trade and monopoly.",
    epilog="'parlour COMMAND --help' tells more. Without a command: 'parlour serve', or 'play' if there is no server.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
edition_app = typer.Typer(help="Boards as data: look after an edition file.", rich_markup_mode=None)
app.add_typer(edition_app, name="edition")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name; 'parlour games' lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as --save or 'save' writes it.")]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Play on another board: an edition file.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A house rule; may be given several times."),
]
PresetName = Annotated[
    str | None,
    typer.Option("--preset", metavar="NAME", help="A way of playing: a named set of house rules; --option adds to it."),
]

Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="TAG", help="The language, such as de. Default: as the environment says, or en."),
]


def main() -> None:
    """Run a command. Exit codes: 0 for success, 2 for bad input, 130 when interrupted."""
    try:
        app(prog_name="parlour")
    except ParlourError as problem:
        from parlour.terminal.screen import sentence

        typer.echo(sentence(problem), err=True)
        sys.exit(WRONG)


def the_screen() -> Screen:
    """Return the screen that commands write to."""
    from parlour.terminal.screen import Screen

    return Screen()


@contextmanager
def the_screen_in(language: str | None) -> Iterator[Screen]:
    """Give the screen of a command for players: texts and errors are in their language."""
    from parlour.terminal.screen import Screen
    from parlour.terminal.texts.language import choose_language

    screen = Screen(choose_language(language, os.environ))
    try:
        yield screen
    except BadData as problem:
        raise screen.words.sentence(problem) from None


def _show_version(wanted: bool) -> None:
    if wanted:
        from parlour import engine

        typer.echo(engine.title())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _parlour(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and the engine."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        commands = cast("TyperGroup", context.command).commands
        context.invoke(commands["serve" if has_extra("server") else "play"])


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game's name; without it, a menu.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="Who sits where, such as me,bot,bot or Ann,Bo,Ada:random. 'me' and any name is a person at this "
            "screen; 'bot' is a normal bot, 'normal' and 'random' are bots, 'normal/clara' is one with a character, "
            "NAME:KIND is a bot with a name. "
            "Default: me against bots.",
        ),
    ] = None,
    preset: PresetName = None,
    option: Options = None,
    seed: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Dice from a seed: the same seed, the same game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the table in this file, written after every move.")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Go on with the table in this file, which is kept up to date (unless --save names another). Names "
            "that end in a bot's kind, such as 'Clara (normal)', are bots again; --seats says otherwise.",
        ),
    ] = None,
    edition: EditionFile = None,
    chance: Annotated[
        str | None,
        typer.Option(
            metavar="verifiable|by-hand",
            help="Dice that can be checked afterwards (the default), or your own, whose numbers you type.",
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, with people and bots."""
    from parlour.terminal.start import StartRequest, play as play_at

    wishes = StartRequest(game, seats, option or (), seed, save, resume, edition, chance, preset)
    with the_screen_in(lang) as screen:
        raise typer.Exit(play_at(screen, wishes))


@app.command()
def learn(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game's name; without it, a menu.")] = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="A lesson, by its name or number; without it, a list.")
    ] = None,
    no_boards: Annotated[
        bool, typer.Option("--no-boards", help="Draw no boards: everything is sentences, for screen readers.")
    ] = False,
    lang: Language = None,
) -> None:
    """Learn a game in the terminal, in lessons of a few minutes. What you have done is kept in your data folder."""
    from parlour.terminal.lessons.learn import learn as learn_at
    from parlour.terminal.lessons.lesson_progress import LessonProgress, progress_file

    with the_screen_in(lang) as screen:
        raise typer.Exit(learn_at(screen, LessonProgress(progress_file()), game, lesson, not no_boards))


@app.command()
def mcp(
    url: Annotated[str, typer.Option(metavar="ADDRESS", help="The running server.")] = "http://127.0.0.1:8765",
    token: Annotated[
        str | None,
        typer.Option(metavar="TOKEN", envvar="PARLOUR_TOKEN", help="Who one is there: the same person as before."),
    ] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="What one is called at the table.")] = "Guest",
    lang: Annotated[
        str,
        typer.Option("--lang", metavar="TAG", help="The language of events, questions and refusals, such as de."),
    ] = "en",
) -> None:
    """Let a language model play at a running server: tools over standard input and output."""
    require_extra("mcp", "parlour mcp")
    from parlour.mcp.server import run

    run(url, token, name, lang)


@app.command()
def games() -> None:
    """List the games."""
    from parlour.terminal import menu

    menu.games(the_screen())


@app.command()
def rules(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(metavar="CLAUSE", help="A clause or ruling, such as MAR-17 or MAR-R06.")
    ] = None,
    short: Annotated[bool, typer.Option("--short", help="Only the game in short, on one screen.")] = False,
    lang: Language = None,
) -> None:
    """Read a game's rulebook, or one clause or ruling of it."""
    from parlour.table import library
    from parlour.terminal import menu
    from parlour.terminal.pages import rulebook_page

    rulebook = library.rulebook(menu.named(game))
    with the_screen_in(lang) as screen:
        if short:
            rulebook_page.short(screen, library.bundled_edition(rulebook.game))
        elif clause is None:
            rulebook_page.whole(screen, rulebook, library.bundled_edition(rulebook.game))
        else:
            rulebook_page.one(screen, rulebook, clause, rulebook.complete({}))


@app.command()
def options(game: GameName, lang: Language = None) -> None:
    """List a game's house rules, each with its readings."""
    from parlour.table import library
    from parlour.terminal import menu
    from parlour.terminal.pages import rulebook_page

    rulebook = library.rulebook(menu.named(game))
    with the_screen_in(lang) as screen:
        rulebook_page.options(screen, rulebook, rulebook.complete({}))


@edition_app.command("check")
def check_edition(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition file (TOML).")],
) -> None:
    """Check an edition file, and count where its parts come from."""
    from parlour.terminal.pages import editions

    editions.check(the_screen(), file)


@app.command()
def replay(
    file: RecordFile,
    edition: EditionFile = None,
    everything: Annotated[bool, typer.Option("--all", help="Print all moves at once.")] = False,
    lang: Language = None,
) -> None:
    """Step through a record, or print it whole."""
    from parlour.terminal import files, replay

    with the_screen_in(lang) as screen:
        table = files.read(file, edition)
        if everything or not screen.is_terminal:
            replay.print_all(screen, table)
            return
        try:
            replay.step_through(screen, table)
        except EOFError:
            return


@app.command()
def verify(
    file: RecordFile,
    log: Annotated[
        Path | None, typer.Option(metavar="FILE", help="What one player wrote down during the game, to compare.")
    ] = None,
    edition: EditionFile = None,
    commitments: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="The server's published list, as GET /api/commitments answers it; once for each page of it.",
        ),
    ] = None,
) -> None:
    """Check a record: its moves by the rules, its dice by the secret.

    Exit codes: 0 honest, every question was answered; 4 sound, all that a file can show is in order; 3 cannot judge,
    something is missing; 1 forged or damaged; 5 not a record; 2 wrong options, or a file that cannot be read.
    """
    from parlour.records.verification_report import EXIT_CODES, NOT_A_RECORD
    from parlour.records.verify import NotARecord
    from parlour.terminal.pages import verification
    from parlour.terminal.screen import sentence

    try:
        raise typer.Exit(verification.check(the_screen(), file, log, edition, commitments or ()))
    except NotARecord as problem:
        typer.echo(sentence(problem), err=True)
        raise typer.Exit(EXIT_CODES[NOT_A_RECORD]) from None
