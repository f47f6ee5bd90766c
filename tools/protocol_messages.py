"""The generated page of the socket's messages, from the structs in `parlour.server.messages`."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from parlour.server import messages
from parlour.server.live_rooms.command_table import PERMISSIONS
from parlour.server.messages import Command, FromClient, ToClient
from tools.protocol_sources import attribute_doc, class_doc, table

INTRODUCTION: Final = f"""# Messages of the socket

<!-- Written by tools/protocol.py: run `make types`, do not edit. -->

Generated from the message structs. How to use them: [protocol.md](../protocol.md). The same as a JSON schema:
[messages.json](messages.json). This is version {messages.PROTOCOL} of the messages. A message with a field that is not
listed, without a field that has no default, or with a value of another type is refused with `message/unreadable`.
"""


def page() -> str:
    """Return the whole page, as Markdown."""
    schema = messages.schema()["$defs"]
    lines = [INTRODUCTION, "## From the client", ""]
    lines += _sections(get_args(FromClient), schema)
    lines += ["## From the server", ""]
    lines += _sections(get_args(ToClient), schema)
    lines += ["## Objects in these messages", ""]
    tagged = {kind.__name__ for kind in (*get_args(FromClient), *get_args(ToClient))}
    objects = [getattr(messages, name) for name in schema if name not in tagged]
    lines += _sections(objects, schema)
    return "\n".join(lines).rstrip() + "\n"


def _sections(kinds: Any, schema: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for kind in kinds:
        config = kind.__struct_config__
        is_tagged = config.tag_field is not None
        lines += [f"### {config.tag if is_tagged else kind.__name__}", "", class_doc(kind)]
        if issubclass(kind, Command):
            lines[-1] += f" May be sent by: {PERMISSIONS[kind].who}."
        rows = [(f"`{config.tag_field}`", f"`{config.tag!r}`".replace("'", '"'), "", "")] if is_tagged else []
        required = set(schema[kind.__name__].get("required", ()))
        for field in msgspec.structs.fields(kind):
            described = schema[kind.__name__]["properties"][field.encode_name]
            rows.append(
                (
                    f"`{field.encode_name}`",
                    _type(described),
                    "" if field.encode_name in required else _default(described),
                    attribute_doc(kind, field.name),
                )
            )
        lines += ["", *table(("field", "type", "default", "meaning"), rows), ""]
    return lines


def _default(described: dict[str, Any]) -> str:
    return f"`{msgspec.json.encode(described['default']).decode()}`" if "default" in described else "absent"


def _type(described: dict[str, Any]) -> str:
    if "$ref" in described:
        name = described["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in described:
        return ", or ".join(_type(each) for each in described["anyOf"])
    kind = described.get("type", "anything")
    if kind == "array":
        return f"list of {_type(described['items'])}"
    if kind == "object":
        of = described.get("additionalProperties")
        return "object" if not of else f"object of {_type(of)}"
    bounds = [f"matches `{described['pattern']}`"] if "pattern" in described else []
    if "minLength" in described or "maxLength" in described:
        bounds.append(f"{described.get('minLength', 0)} to {described['maxLength']} characters")
    return f"{'`null`' if kind == 'null' else kind}" + (f", {', '.join(bounds)}" if bounds else "")
