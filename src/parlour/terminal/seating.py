"""Seating: a list such as 'me,bot,Ada:random' becomes people and bots.

A bot's name ends in its kind, 'Ada (random)', so that a record alone says who was a bot. Without a name it plays a
character, 'Clara (normal)', if it is of a kind that can.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from parlour import bots
from parlour.bots import Bot
from parlour.bots.casting import character_of, name_at_table, with_character
from parlour.bots.temperament import CHARACTERS
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


def against_bots(count: int, game: str, language: str = ENGLISH, key: str = "") -> list[SeatedPlayer]:
    """Return a person, and bots in the other seats."""
    return seated(",".join([ME, *[BOT] * (count - 1)]), game, language, key)


def seated(text: str, game: str, language: str = ENGLISH, key: str = "") -> list[SeatedPlayer]:
    """Parse a comma-separated list of players.

    Whoever has no name is called 'Player' or 'Bot', in the language, or by the character that is drawn by `key`.
    """
    words = Wording(language)
    items = [item.strip() for item in text.split(",")]
    if not all(items):
        raise BadInput(WHERE, "seats-empty", seats=typed(text))
    people = sum(item == ME for item in items)
    kinds = [_cast(item, game) if _is_kind(item, game) else "" for item in items]
    wanted = [who.name for kind in kinds if (who := character_of(kind)) is not None]
    nameless = [_plays_no_character(kind) for kind in kinds]
    players: list[SeatedPlayer] = []
    for n, item in enumerate(items):
        before = items[:n]
        if item == ME:
            nth = sum(other == ME for other in before) + 1
            name = words.text("seats-player", number=nth, count=people)
            players.append(SeatedPlayer(name, None))
        elif _is_kind(item, game):
            taken = [*[player.name for player in players], *items, *wanted]
            kind = with_character(kinds[n], f"{key}/{n}", taken)
            if character_of(kind) is None:
                name = words.text("seats-bot", number=sum(nameless[:n]) + 1, count=sum(nameless))
                players.append(_bot(name, kind, game))
            else:
                players.append(SeatedPlayer(name_at_table(kind, taken), bots.find(kind, game)))
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
    return item == BOT or item.partition("/")[0] in bots.names(game)


def _cast(kind: str, game: str) -> str:
    """Return what a kind stands for; its character must exist."""
    who = kind.partition("/")[2]
    ids = [one.id for one in CHARACTERS]
    if who and who not in ids:
        raise BadInput(WHERE, "seats-no-character", who=typed(who), known=", ".join(ids))
    return default_bot(game) if kind == BOT else kind


def _plays_no_character(kind: str) -> bool:
    return kind != "" and with_character(kind, "", ()) == kind and character_of(kind) is None


def _bot(name: str, kind: str, game: str) -> SeatedPlayer:
    if not name:
        raise BadInput(WHERE, "seats-no-name", kind=typed(kind))
    kind = _cast(kind, game)
    strength = kind.partition("/")[0]
    known = bots.names(game)
    if strength not in known:
        near = get_close_matches(kind, known, 1)
        id = "seats-no-bot-but" if near else "seats-no-bot"
        hint = {"near": near[0]} if near else {}
        raise BadInput(WHERE, id, kind=typed(kind), game=game, known=", ".join(known), **hint)
    return SeatedPlayer(f"{name} ({strength})", bots.find(kind, game))


def _person(name: str, game: str) -> SeatedPlayer:
    if _bot_behind(name, game) is not None:
        raise BadInput(WHERE, "seats-like-a-bot", name=typed(name))
    return SeatedPlayer(name, None)


def _bot_behind(name: str, game: str) -> Bot | None:
    for kind in bots.names(game):
        if name.endswith(f" ({kind})"):
            who = next((one.id for one in CHARACTERS if name == f"{one.name} ({kind})"), "")
            return bots.find(f"{kind}/{who}" if who else kind, game)
    return None
