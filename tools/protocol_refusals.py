"""The generated page of refusal codes, collected from the places in the sources that raise them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from parlour.core.registry import slugs
from parlour.i18n.languages import game_catalogue
from parlour.i18n.sentences import refusal_id
from parlour.server.errors import CONFLICT, STATUS
from tools.protocol_sources import modules_under, one_line, table

LAYERS: Final = ("core", "kit", "table", "server")
"""The packages that the server uses, in addition to the games."""
CODE: Final = re.compile(r"[a-z]+/[a-z_]+")
RAISING: Final = ("Refused", "Reason", "Refusal", "problem", "_refuse", "_refused", "_take")
"""Calls that create a refusal: the code, then the clause, then the sentence if the catalogues do not have it."""
INTRODUCTION: Final = f"""# Refusal codes

<!-- Written by tools/protocol.py: run `make types`, do not edit. -->

Generated from the sources. What a refusal is and what to do about it: [protocol.md](../protocol.md#refusals). The
sentence is as the source or the English catalogue has it: `{{...}}` stands for a value that is filled in, `$NAME` for
one of `details`. One code may come with several sentences. In HTTP a refusal is problem+json; a code without a status
of its own is {CONFLICT}.
"""

NOTES: Final = {
    "command/bad": "A field has a value that cannot be used, for example a bot that the game does not have; the "
    "sentence says which.",
    "http/error": "There is no such route or method, or the request cannot be read.",
    "input/bad": "A field of the request has a value that cannot be used; the sentence says which and why.",
    "notation/unknown": "The text is no answer in the game's notation; the sentence says what was not understood and "
    "suggests the nearest answer that is open. It cites no clause.",
    "store/changed": "The database was migrated by a newer Parlour, or its file was replaced; the server says so and "
    "stops.",
}
"""The meaning of codes whose sentence is composed when they are raised."""


class Code(NamedTuple):
    """A refusal as a source raises it."""

    code: str
    clause: str
    text: str


def page() -> str:
    """Return the whole page, as Markdown."""
    lines = [INTRODUCTION]
    server = [code for layer in LAYERS for code in codes_under(layer)]
    groups: dict[str, dict[str, list[str]]] = {}
    for code in server:
        texts = groups.setdefault(code.code.partition("/")[0], {}).setdefault(code.code, [])
        text = code.text or _message(code.code)
        if text and text not in texts:
            texts.append(text)
    lines += ["## Of the server and of every table", ""]
    rows: list[tuple[str, ...]] = [
        (f"`{code}`", str(STATUS.get(code, "")), NOTES.get(code) or " / ".join(texts))
        for _group, codes in sorted(groups.items())
        for code, texts in sorted(codes.items())
    ]
    lines += [*table(("code", "HTTP", "sentence"), rows), ""]
    for slug in slugs():
        found = sorted(set(codes_under(f"games/{slug.replace('-', '_')}")))
        lines += [f"## {slug}", ""]
        told = [(f"`{code.code}`", code.clause, _message(code.code, slug)) for code in found]
        lines += [*table(("code", "clause", "sentence"), told), ""]
    return "\n".join(lines).rstrip() + "\n"


def _message(code: str, game: str = "") -> str:
    """Return the English message of a code, as its catalogue has it; '' if there is none."""
    catalogue = game_catalogue(game)
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
                            yield Code(value, "", one_line(ast.get_docstring(node) or ""))


def _in_call(call: ast.Call, names: dict[str, str]) -> Iterator[Code]:
    texts = [_text(argument, names) for argument in call.args]
    for at, text in enumerate(texts):
        if CODE.fullmatch(text):
            rest = texts[at + 1 :]
            sentence = next((each for each in reversed(rest) if " " in each), "")
            clause = rest[0] if rest and rest[0] != sentence else ""
            yield Code(text, clause, one_line(sentence))
            return


def _text(node: ast.expr, names: dict[str, str]) -> str:
    """Return a string as the source writes it; '' for anything else."""
    match node:
        case ast.Constant(value=str() as value):
            return value
        case ast.Name(id=name):
            return names.get(name, "")
        case ast.Attribute(attr=name):
            return "" if name in ("code", "clause") else f"{{{name}}}"
        case ast.JoinedStr():
            parts = (part.value if isinstance(part, ast.Constant) else "{...}" for part in node.values)
            return "".join(str(part) for part in parts)
        case ast.Subscript(value=inner):
            return _text(inner, names)
        case ast.IfExp(body=body, orelse=other):
            return f"{_text(body, names)} / {_text(other, names)}"
        case ast.BinOp(left=left, right=right):
            return _text(left, names) + _text(right, names)
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
