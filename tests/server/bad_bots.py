"""Bots that do what no bot should, in the process in which bots think."""

from __future__ import annotations

import os
import time
from multiprocessing.connection import Connection

from parlour.bots import Bot
from parlour.server.workers import bot_process
from parlour.server.workers.bot_process import BotAnswer, BotQuestion, think

CANARY = "Gas 5 and Rice 4"


def misbehaves(question: BotQuestion, bots: dict[str, Bot]) -> BotAnswer:
    """As the bot's name says."""
    if question.bot == "raises":
        raise ValueError(f"my hand is {CANARY}")
    if question.bot == "hangs":
        time.sleep(60)
    elif question.bot == "exits":
        os._exit(3)
    elif question.bot == "allocates":
        return BotAnswer(str(len(bytearray(2**34))))
    elif question.bot == "quits":
        raise SystemExit
    ways = {"nonsense": "flap both wings", "long": "x" * 100_000, "empty": "", "surrogate": "\ud800"}
    return BotAnswer(ways[question.bot])


def think_badly(pipe: Connection) -> None:
    bot_process.answered = misbehaves
    think(pipe)
