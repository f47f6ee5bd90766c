"""The child process in which bots think. It receives what a bot's seat may know, and nothing else."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import PurePath
from random import Random
from typing import Any, NamedTuple

from parlour.bots import Bot, find
from parlour.bots.bot import Remark
from parlour.bots.loading import load
from parlour.chance.dealers import ManualDealer
from parlour.core.registry import find as find_game
from parlour.server.workers.supervised_process import READY, limit_memory
from parlour.table.opening import board_of
from parlour.table.table import Table

MAX_BOTS = 1000
MAX_MEMORY = 2 * 1024**3
"""Bytes of address space for all bots together."""


class BotQuestion(NamedTuple):
    """A moment as a seat may know it, and the bot that must answer. What the seat cannot see has been dealt again at
    random."""

    key: str
    """The room and seat, so that a bot remembers what it has seen there."""
    bot: str
    position: dict[str, object]
    edition: str
    seat: int
    seed: str
    ruleset: int | None = None
    """The earlier ruleset that the room is played by; None for the current one."""


class BotAnswer(NamedTuple):
    """The result of a question: the answer in the game's notation (None: do nothing), a remark to a seat, and an error
    if there was one."""

    text: str | None
    remark: Remark | None = None
    problem: str = ""


def think(pipe: Connection, custom_bots: Sequence[tuple[str, str]] = ()) -> None:
    """Answer questions until the pipe is closed. `custom_bots`: those that the server's owner has installed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory(MAX_MEMORY)
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # each thread of a numeric library takes address space
    load(custom_bots)
    bots: dict[str, Bot] = {}
    pipe.send(READY)
    while True:
        try:
            question: BotQuestion = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = answered(question, bots)
        except Exception as problem:  # whatever a bot does, the table goes on
            answer = BotAnswer(None, problem=where(problem))
        pipe.send(answer)


def answered(question: BotQuestion, bots: dict[str, Bot]) -> BotAnswer:
    """Return the bot's answer to a question."""
    table = table_of(question)
    ask = table.ask(question.seat)
    if ask is None:
        return BotAnswer(None)
    bot = _remembered(question, table.game.slug, bots)
    action = bot.choose(table.view(question.seat), ask, Random(question.seed))
    if not ask.required and action == ask.default_action:
        return BotAnswer(None)
    return BotAnswer(table.show(action), bot.remark)


def where(problem: BaseException) -> str:
    """Describe where an error occurred, for the log. The message is left out, because it may reveal the seat's
    cards."""
    frames = traceback.extract_tb(problem.__traceback__)
    at = f" at {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(problem).__name__}{at}"


def _remembered(question: BotQuestion, game: str, bots: dict[str, Bot]) -> Bot:
    """Return the bot that sat there before, or a new one. The least recently asked bots are forgotten."""
    key = f"{question.key} {question.bot}"
    bot = bots.pop(key, None) or find(question.bot, game)
    bots[key] = bot
    if len(bots) > MAX_BOTS:
        del bots[next(iter(bots))]
    return bot


def table_of(question: BotQuestion) -> Table:
    position: dict[str, Any] = question.position
    game = find_game(position["game"], question.ruleset)
    rulebook, board = board_of(game, question.edition)
    return Table(game, rulebook, board, position["options"], position["seats"], ManualDealer(), position)
