"""The generated page of refusal codes, collected from the places in the sources that raise them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from parlour.core.registry import slugs
from parlour.i18n.languages import game_catalogue, server_catalogue
from parlour.i18n.sentences import refusal_id
from parlour.server.errors import CONFLICT, STATUS
from tools.protocol_sources import modules_under, table

LAYERS: Final = ("core", "kit", "chance", "table", "lessons", "server")
"""The packages that the server uses, in addition to the games."""
CODE: Final = re.compile(r"[a-z]+/[a-z_]+")
RAISING: Final = (
    "Refused",
    "Reason",
    "Refusal",
    "refused",
    "_refuse",
    "_refused",
    "_take",
    "_close",
    "_Close",
    "_turn_away",
)
"""Calls that create a refusal: the code, then the clause."""
INTRODUCTION: Final = f"""# Refusal codes

<!-- Written by tools/protocol.py: run `make types`, do not edit. -->

Generated from the sources. What a refusal is and what to do about it: [protocol.md](../protocol.md#refusals). The
sentence is as the English catalogue has it; `$NAME` stands for one of `details`. In HTTP a refusal is problem+json; a
code without a status of its own is {CONFLICT}.
"""


class Code(NamedTuple):
    """A refusal as a source raises it."""

    code: str
    clause: str
    details: frozenset[str] | None
    """The names of its details; None where the call does not show them."""


def page() -> str:
    """Return the whole page, as Markdown."""
    lines = [INTRODUCTION]
    lines += ["## Of the server and of every table", ""]
    rows = [(f"`{code}`", str(STATUS.get(code, "")), _message(code)) for code in server_codes()]
    lines += [*table(("code", "HTTP", "sentence"), rows), ""]
    for slug in slugs():
        found = sorted({(code.code, code.clause) for code in codes_under(f"games/{slug.replace('-', '_')}")})
        lines += [f"## {slug}", ""]
        told = [(f"`{code}`", clause, _message(code, slug)) for code, clause in found]
        lines += [*table(("code", "clause", "sentence"), told), ""]
    return "\n".join(lines).rstrip() + "\n"


def server_refusals() -> Iterator[Code]:
    """Yield every refusal of the server and of tables of any game."""
    for layer in LAYERS:
        yield from codes_under(layer)


def server_codes() -> list[str]:
    """Return every code of the server and of tables of any game, in order."""
    return sorted({found.code for found in server_refusals()})


def _message(code: str, game: str = "") -> str:
    """Return the English message of a code, as its catalogue has it; '' if there is none."""
    catalogue = game_catalogue(game) if game else server_catalogue()
    id = refusal_id(code)
    return catalogue.source(id) if catalogue.has(id) else ""


def codes_under(folder: str) -> Iterator[Code]:
    """Yield every refusal that the modules of a folder create."""
    for _path, tree in modules_under(folder):
        names = list(_constants(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in RAISING:
                yield from _in_call(node, {name: value for line, name, value in sorted(names) if line <= node.lineno})
            elif isinstance(node, ast.ClassDef):
                for statement in node.body:
                    for _line, name, value in _constants(ast.Module([statement], [])):
                        if name == "code" and CODE.fullmatch(value):
                            yield Code(value, "", None)


def _in_call(call: ast.Call, names: dict[str, str]) -> Iterator[Code]:
    texts = [_text(argument, names) for argument in call.args]
    for at, text in enumerate(texts):
        if CODE.fullmatch(text):
            given = frozenset(each.arg for each in call.keywords if each.arg is not None)
            is_whole = ast.unparse(call.func) == "refused" and len(given) == len(call.keywords)
            yield Code(text, texts[at + 1] if len(texts) > at + 1 else "", given if is_whole else None)
            return


def _text(node: ast.expr, names: dict[str, str]) -> str:
    """Return a string that the source writes or names; '' for anything else."""
    match node:
        case ast.Constant(value=str() as value):
            return value
        case ast.Name(id=name):
            return names.get(name, "")
        case _:
            return ""


def _constants(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Yield names that are assigned a string anywhere in a module, with the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign | ast.Assign) and node.value is not None:
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            value = _text(node.value, {})
            if value:
                yield from ((node.lineno, ast.unparse(target), value) for target in targets)
