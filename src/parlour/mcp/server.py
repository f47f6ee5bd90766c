"""The MCP tools, built with the official SDK; each calls a method of `TextPlayer`."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from parlour.core.refusals import BadData, ParlourError, Refused
from parlour.mcp.player import TextPlayer

P = ParamSpec("P")
Slug = Annotated[str, Field(max_length=40)]
Called = Annotated[str, Field(min_length=1, max_length=100)]
MaybeCalled = Annotated[str, Field(max_length=100)]
Answer = Annotated[str, Field(max_length=1000)]

MAX_ARGUMENT_CHARACTERS: Final = 1000
MAX_ARGUMENT_ITEMS: Final = 100
INSTRUCTIONS: Final = (
    "You can play historic board games about property and money at a running table, with people, bots and programs. "
    "Open a table or sit down at one, look, and answer what you are asked in the game's notation. Every refusal and "
    "every event names a clause of the rulebook; why tells its words."
)


def server_for(player: TextPlayer) -> MCPServer[Any]:
    """Build a server whose tools act for one player."""
    server: MCPServer[Any] = MCPServer("parlour", instructions=INSTRUCTIONS)

    def list_games() -> str:
        """The games there are, with the numbers of seats and the named ways of playing."""
        return player.games()

    def rules(game: str) -> str:
        """The whole rulebook of a game, clause by clause, and how its actions are written."""
        return player.rules(game)

    def list_tables() -> str:
        """Your own tables, and the public ones at which you may sit down or watch."""
        return player.tables()

    def open_table(game: str, seats: list[str], options: dict[str, Any] | None = None, preset: str = "") -> str:
        """Open a table. Seats in order, each 'me', 'friend' (gets an invitation), 'bot' or 'bot:random'; one of them
        is you. Without friends the game begins at once."""
        return player.open_table(game, seats, options, preset)

    def sit_down(table: str, code: str = "", seat: str = "") -> str:
        """Sit down at a table: with an invitation's code, or at a free seat of a public one, or at your own again by
        its letter."""
        return player.sit_down(table, code, seat)

    def start() -> str:
        """Begin the game, when all seats are taken."""
        return player.start()

    def look(wait_seconds: float = 0.0) -> str:
        """What has happened since you last looked, what you see, and what you are asked. Waits so long, at most a
        minute, until you are asked something."""
        return player.look(wait_seconds)

    def act(answer: str, wait_seconds: float = 10.0) -> str:
        """Answer what you are asked, in the game's notation, such as 'bid 305'. If it is refused nothing has changed.
        Then waits until you are asked again, and tells what has happened."""
        return player.act(answer, wait_seconds)

    def why(clause: str = "") -> str:
        """A clause of the rulebook by its id; without one that of the last refusal or event."""
        return player.why(clause)

    def say(text: str) -> str:
        """Say something to everybody at the table."""
        return player.say(text)

    def board(game: Slug = "") -> str:
        """The whole board of a game: spaces, deeds, groups, prices, rents, amounts. Without a game, that of your
        table. Cards are told by card."""
        return player.board(game)

    def deed(name: Called, game: Slug = "") -> str:
        """What the board says of one space, deed, group or commodity by its name: price, rents, mortgage, group."""
        return player.deed(name, game)

    def card(name: MaybeCalled = "", game: Slug = "") -> str:
        """The text of a card by its id or title; without a name all cards there are."""
        return player.card(name, game)

    def rule(id: Called, game: Slug = "") -> str:
        """A clause (such as WA-062) or a ruling (such as WA-R20) of the rulebook, in its words."""
        return player.rule(id, game)

    def preview(answer: Answer = "") -> str:
        """What your answers would do at once; nothing is done. With an answer: whether it can be given
        now, and if not, why."""
        return player.preview(answer)

    tools = (list_games, rules, list_tables, open_table, sit_down, start, look, act, why, say)
    for tool in (*tools, board, deed, card, rule, preview):
        server.add_tool(_polite(tool, player))
    return server


def run(url: str, token: str | None, name: str, language: str) -> None:
    """Serve the tools over standard input and output until the client disconnects."""
    player = TextPlayer(url, token, name, language)
    try:
        server_for(player).run("stdio")
    finally:
        player.close()


def _polite(tool: Callable[P, str], player: TextPlayer) -> Callable[P, str]:
    """Turn a refusal into an answer: its text, its code and its clause and, at a table, the current state."""

    @wraps(tool)
    def wrapped(*given: P.args, **named: P.kwargs) -> str:
        try:
            for name, value in (*enumerate(given), *named.items()):
                _check_argument(value, str(name))
            return tool(*given, **named)
        except Refused as refused:
            text = f"Refused: {refused.text} ({refused.code}, {refused.clause or 'no clause'})"
            raise ToolError("\n\n".join(filter(None, [text, _standing(player)]))) from None
        except ParlourError as problem:
            raise ToolError(f"Not understood: {problem}") from None

    return wrapped


def _check_argument(value: object, name: str) -> None:
    """Refuse an argument that no tool can use, before it is processed; the server has its own limits for the rest."""
    count = len(value) if isinstance(value, (str, list, dict)) else 0
    limit = MAX_ARGUMENT_CHARACTERS if isinstance(value, str) else MAX_ARGUMENT_ITEMS
    if count > limit:
        raise BadData(name, f"it has {count:,} {'characters' if isinstance(value, str) else 'items'}, of {limit:,}")
    if isinstance(value, (list, dict)):
        items: list[object] = [*value, *(value.values() if isinstance(value, dict) else ())]
        if any(isinstance(item, (list, dict)) for item in items):
            raise BadData(name, "expected texts and numbers in it, got a list or a table")
        for item in items:
            _check_argument(item, name)


def _standing(player: TextPlayer) -> str:
    """Return the current state after a refusal; '' if the table cannot be reached any more."""
    try:
        return player.standing()
    except ParlourError:
        return ""
