"""Seating: a list such as 'me,bot,Ada:random' becomes people and bots.

A bot's name ends in its kind, 'Ada (random)', so that a record alone says who was a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from parlour import bots
from parlour.bots import Bot
from parlour.core.edition import Edition
from parlour.i18n import ENGLISH
from parlour.terminal.texts.wording import BadInput, Wording, typed

ME = "me"
BOT = "bot"
NORMAL = "normal"
WHERE = "--seats"
DEFAULT_SEATS = 4
"""The default number of seats, if the game allows it."""


class SeatedPlayer:
    """A name at the table, and the bot that answers for it; None: a person."""

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot


def default_seats(edition: Edition) -> int:
    return max(edition.least_seats, min(DEFAULT_SEATS, edition.most_seats))


def against_bots(count: int, game: str, language: str = ENGLISH) -> list[SeatedPlayer]:
    """Return a person, and bots in the other seats."""
    return seated(",".join([ME, *[BOT] * (count - 1)]), game, language)


def seated(text: str, game: str, language: str = ENGLISH) -> list[SeatedPlayer]:
    """Parse a comma-separated list of players. Whoever has no name is called 'Player' or 'Bot', in the language."""
    words = Wording(language)
    items = [item.strip() for item in text.split(",")]
    if not all(items):
        raise BadInput(WHERE, "seats-empty", seats=typed(text))
    people = sum(item == ME for item in items)
    unnamed_bots = sum(_is_kind(item, game) for item in items)
    players: list[SeatedPlayer] = []
    for n, item in enumerate(items):
        before = items[:n]
        if item == ME:
            nth = sum(other == ME for other in before) + 1
            name = words.text("seats-player", number=nth, count=people)
            players.append(SeatedPlayer(name, None))
        elif _is_kind(item, game):
            nth = sum(_is_kind(other, game) for other in before) + 1
            players.append(_bot(words.text("seats-bot", number=nth, count=unnamed_bots), item, game))
        elif ":" in item:
            name, kind = (part.strip() for part in item.rsplit(":", 1))
            players.append(_bot(name, kind, game))
        else:
            players.append(_person(item, game))
    return players


def reseated(names: Sequence[str], text: str | None, game: str) -> list[SeatedPlayer]:
    """Return the players of a table that is continued: by the names in its record, or as given now."""
    if text is None:
        return [SeatedPlayer(name, _bot_behind(name, game)) for name in names]
    players = seated(text, game)
    if len(players) != len(names):
        raise BadInput(WHERE, "seats-count", count=len(names), names=", ".join(names), given=len(players))
    items = [item.strip() for item in text.split(",")]
    for item, player, name in zip(items, players, names, strict=True):
        is_named = item != ME and not _is_kind(item, game)
        if is_named and player.name != name:
            raise BadInput(WHERE, "seats-stranger", name=typed(player.name), known=name)
    return [SeatedPlayer(name, player.bot) for name, player in zip(names, players, strict=True)]


def default_bot(game: str) -> str:
    """Return the bot that 'bot' stands for."""
    kinds = bots.names(game)
    return NORMAL if NORMAL in kinds else kinds[0]


def _is_kind(item: str, game: str) -> bool:
    return item == BOT or item in bots.names(game)


def _bot(name: str, kind: str, game: str) -> SeatedPlayer:
    if not name:
        raise BadInput(WHERE, "seats-no-name", kind=typed(kind))
    if kind == BOT:
        kind = default_bot(game)
    known = bots.names(game)
    if kind not in known:
        near = get_close_matches(kind, known, 1)
        id = "seats-no-bot-but" if near else "seats-no-bot"
        hint = {"near": near[0]} if near else {}
        raise BadInput(WHERE, id, kind=typed(kind), game=game, known=", ".join(known), **hint)
    return SeatedPlayer(f"{name} ({kind})", bots.find(kind, game))


def _person(name: str, game: str) -> SeatedPlayer:
    if _bot_behind(name, game) is not None:
        raise BadInput(WHERE, "seats-like-a-bot", name=typed(name))
    return SeatedPlayer(name, None)


def _bot_behind(name: str, game: str) -> Bot | None:
    for kind in bots.names(game):
        if name.endswith(f" ({kind})"):
            return bots.find(kind, game)
    return None
