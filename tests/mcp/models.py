"""A simple language model: reads what it is told, and answers as the table would if time ran out."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Awaitable, Callable

from mcp import Client, StdioServerParameters, stdio_client

from tests.server.running import ROOT

Tool = Callable[..., Awaitable[str]]


def tool_of(client: Client) -> Tool:
    """Calls a tool and returns its text; what is refused begins with a word that says so."""

    async def tool(name: str, /, **given: object) -> str:
        result = await client.call_tool(name, given)
        return "\n".join(part.text for part in result.content if part.type == "text")

    return tool


def otherwise(told: str) -> str:
    """What the table would answer: a simple player's answer."""
    found = re.search(r"If you let time run out: (.*)", told)
    assert found is not None, told
    return found[1]


async def play_on(tool: Tool, told: str, most: int = 400) -> str:
    """Answer as the table would, until the game is over."""
    for _ in range(most):
        if ", over. Seats: " in told:
            return told
        told = (
            await tool("act", answer=otherwise(told)) if "Answer in one" in told else await tool("look", wait_seconds=5)
        )
    raise AssertionError(f"the game does not end: {told}")


def through_pipes(url: str, *extra: str) -> Client:
    """The SDK's client with `parlour mcp` in a process of its own, as an application would start it."""
    command = ["-m", "parlour", "mcp", "--url", url, "--name", "Reader", *extra]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return Client(stdio_client(StdioServerParameters(command=sys.executable, args=command, env={"PYTHONPATH": path})))
