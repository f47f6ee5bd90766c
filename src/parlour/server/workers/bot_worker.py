"""`BotWorker`: the server's handle of the bot process, which is killed and restarted when it takes too long."""

from __future__ import annotations

from parlour.server.workers.bot_process import BotAnswer, BotQuestion, think
from parlour.server.workers.supervised_process import ProcessFailed, SupervisedProcess, Target


class BotWorker:
    """One bot process. It shares no queue or thread with anything else."""

    def __init__(self, seconds: float, think: Target = think) -> None:
        self._process = SupervisedProcess("parlour-bots", think, seconds)

    async def ask(self, question: BotQuestion) -> BotAnswer:
        try:
            return BotAnswer(*await self._process.ask(question))
        except ProcessFailed as failed:
            return BotAnswer(None, problem=str(failed))

    def stop(self) -> None:
        self._process.stop()
