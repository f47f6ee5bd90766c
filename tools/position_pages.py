"""Write docs/positions: every field, frame and stage of a position, with examples, one page per game.

python -m tools.position_pages            writes the pages
python -m tools.position_pages --check    lists the pages that are out of date
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any, Final

import parlour
from parlour.core.data.fields import (
    Absent,
    EnumOf,
    FieldType,
    ListOf,
    Maybe,
    WithDefault,
)
from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.registry import find
from parlour.table import library
from tools.field_forms import Forms, names_table
from tools.pages import DOCS, write_pages
from tools.position_examples import Example, examples_of, open_example
from tools.protocol_sources import class_doc, table

FOLDER: Final = DOCS / "positions"
COLUMNS: Final = ("field", "form", "default", "meaning")
MAX_LINE: Final = 90
"""The maximum line length of an example."""
MAX_DEFAULT: Final = 60
"""The maximum length of a default that a table shows."""
PLAYERS: Final = "players"
STACK: Final = "stack"


def stages_of(kind: FieldType) -> EnumOf | None:
    """Return the closed set of names of a field, if it has one."""
    while isinstance(kind, (WithDefault, Absent, Maybe)):
        kind = kind.kind
    return kind if isinstance(kind, EnumOf) else None


def frames_of(state: RecordType) -> TaggedUnion:
    """Return the frames that can be on the stack."""
    stack = state.fields[STACK]
    assert isinstance(stack, ListOf)
    assert isinstance(stack.kind, TaggedUnion)
    return stack.kind


class Page:
    """The page of one game."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.game = find(slug)
        self.edition = library.bundled_edition(slug)
        self.lexicon = self.edition.lexicon(self.edition.most_seats)
        self.forms = Forms(self.lexicon)
        self.start: dict[str, Any] = parlour.open(slug, chance="by hand").position()

    def text(self) -> str:
        """Return the whole page, as Markdown."""
        examples = [line for example in examples_of(self.slug) for line in self.example(example)]
        lines = [
            f"# Positions of {self.edition.title}",
            "",
            "<!-- Written by tools/position_pages.py: run `make types`, do not edit. -->",
            "",
            "What `parlour.at(position)` takes, and `table.position()` and a record's `start` give. Generated from the "
            "tables that read and write positions; [README.md](README.md) explains what all games have in common. The "
            f"rules: [rulebook](../rulebooks/{self.slug}.md).",
            "",
            *self.fields(),
            *self.frames(),
            *self.objects(),
            "## Names",
            "",
            "Where a field holds *a name of CATEGORY*, it is one of these strings of the built-in edition.",
            "",
            *names_table(self.lexicon),
            "",
            "## Examples",
            "",
            *examples,
        ]
        return "\n".join(lines).rstrip() + "\n"

    def fields(self) -> list[str]:
        """Return the fields of the state itself. Omitted ones are as at the start, except the stack."""
        rows = [self.row(self.game.state, name, self.start) for name in self.game.state.fields if name != STACK]
        inferred = "see [README.md](README.md#without-a-stack)"
        meaning = self.game.state.meanings[STACK]
        rows.append((f"`{STACK}`", "list of [frames](#frames)", inferred, meaning))
        seats = len(self.start["seats"])
        intro = f"The defaults are those of the start of a game with {seats} seats and default options."
        return ["## Fields", "", intro, "", *table(COLUMNS, rows), ""]

    def frames(self) -> list[str]:
        frames = frames_of(self.game.state).records
        shown = json.dumps(self.start[STACK], ensure_ascii=False)
        lines = [
            "## Frames",
            "",
            'A frame is written `{"name": {its fields}}`. The stack of the start of a game is',
            f"`{shown}`.",
            "",
        ]
        for name, record in frames.items():
            lines += [f"### Frame {name}", "", f"{class_doc(record.make)}", "", *self.record(record, {})]
        return lines

    def objects(self) -> list[str]:
        """Return the objects inside fields and frames, and those inside them."""
        lines = ["## Objects", ""]
        done: set[str] = set()
        while waiting := [name for name in self.forms.records if name not in done]:
            for name in waiting:
                done.add(name)
                record = self.forms.records[name]
                is_player = name == "Player" and PLAYERS in self.start
                start: Mapping[str, object] = self.start[PLAYERS]["A"] if is_player else {}
                lines += [f"### {name}", "", class_doc(record.make), "", *self.record(record, start)]
        return lines

    def record(self, record: RecordType, start: Mapping[str, object]) -> list[str]:
        """Return the table of an object's fields, and the meanings of their stages."""
        if not record.fields:
            return ["No fields: `{}`.", ""]
        lines = [*table(COLUMNS, [self.row(record, name, start) for name in record.fields]), ""]
        for name, kind in record.fields.items():
            stage = stages_of(kind)
            if stage is not None:
                stages = zip(stage.names, stage.meanings, strict=True)
                lines += [f"`{name}`:", "", *[f'- `"{each}"`: {meaning}' for each, meaning in stages], ""]
        return lines

    def row(self, record: RecordType, name: str, start: Mapping[str, object]) -> tuple[str, ...]:
        """Return a field's row; its default is its value at the start of a game, or if it is omitted from an object."""
        kind = record.fields[name]
        if name in start:
            default = json.dumps(start[name], ensure_ascii=False)
        elif isinstance(kind, WithDefault):
            default = json.dumps(kind.kind.dump(kind.default, self.lexicon), ensure_ascii=False)
        else:
            default = ""
        shown = f"`{default}`" if default else "must be given"
        if len(default) > MAX_DEFAULT:
            shown = "as at the start"
        form = self.forms.form(kind) if stages_of(kind) is None else "one of the names below"
        return f"`{name}`", form, shown, record.meanings[name]

    def example(self, example: Example) -> list[str]:
        """Return a position with whom the table waits for there, determined by opening it."""
        opened = open_example(example)
        asked = [
            f"- {opened.lexicon.letter(ask.seat)}{'' if ask.required else ' (may, need not)'}: "
            + ", ".join(f"`{self.game.grammar.verb(choice.make).example()}`" for choice in ask.choices)
            for ask in opened.asks()
        ]
        inferred = []
        if STACK not in example.position:
            shown = json.dumps(opened.position()[STACK], ensure_ascii=False)
            inferred = ["The stack that is inferred:", "", f"`{shown}`", ""]
        return [
            f"### {example.title}",
            "",
            example.text,
            "",
            "```json",
            pretty(example.position),
            "```",
            "",
            *inferred,
            f"Asked are the following; `{example.answer}` is an answer.",
            "",
            *asked,
            "",
        ]


def pretty(data: object, indent: str = "") -> str:
    """Return JSON with short parts on one line."""
    line = json.dumps(data, ensure_ascii=False)
    inner = indent + "  "
    if len(indent) + len(line) <= MAX_LINE or not isinstance(data, (dict, list)):
        return line
    if isinstance(data, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {pretty(value, inner)}" for key, value in data.items()]
        opening, closing = "{}"
    else:
        parts = [pretty(value, inner) for value in data]
        opening, closing = "[]"
    return f"{opening}\n" + ",\n".join(inner + part for part in parts) + f"\n{indent}{closing}"


def page(slug: str) -> str:
    """Return the page of a game."""
    return Page(slug).text()


def index() -> str:
    """Return the page about what all games have in common."""
    games = [f"- [{library.bundled_edition(slug).title}]({slug}.md)" for slug in parlour.games()]
    shown = INDEX.replace("REFUSED_POSITION", json.dumps(REFUSED)).replace("REFUSAL", refusal_of(REFUSED))
    return "\n".join([*shown.splitlines(), "", *games]) + "\n"


def refusal_of(position: dict[str, Any]) -> str:
    """Return why no table can be opened at a position."""
    try:
        parlour.at(position)
    except parlour.BadData as problem:
        return str(problem)
    raise AssertionError(f"{position} should be refused")


REFUSED: Final = {"game": "mariners-compass", "players": {"A": {"city": "London", "colour": "red"}}}
"""A position without a stack that is not possible at the start of a turn."""
INDEX: Final = """# Positions

<!-- Written by tools/position_pages.py: run `make types`, do not edit. -->

A position is one moment of a table as plain data: what `table.position()` returns, what `parlour.at(position)` opens,
what `POST /api/tables` takes as `position`, and what stands in the `start` of a record that did not begin at the
start of a game. It consists of dicts, lists, strings, whole numbers, booleans and `None` (`null` in JSON).

```python
import parlour

table = parlour.open("ten-up", seats=2, seed=7)
position = table.position()
again = parlour.at(position)
assert again.position() == position
```

## Fields of every game

| field | form | default | meaning |
|---|---|---|---|
| `game` | string | must be given | The game: `"ten-up"`. |
| `edition` | string | the built-in edition | The edition's id. It must be that of the table. |
| `options` | object by option | `{}` | Options that differ from their defaults. |
| `seats` | integer, or list of names | as few as the game needs | The seats; fields name them by letters, from `"A"`. |
| `figures` | object | left out | Values that a view works out. They are ignored. |

`parlour.at(position, preset="NAME")` uses the options of a preset; those of the position come on top.

All other fields are the state; the pages of the games list them. Three rules hold for all:

- What is left out stands as at the start of a game. Objects are merged: `{"players": {"A": {"cash": 5}}}` changes
  nothing but A's cash. Lists are replaced as a whole.
- `table.position()` leaves out fields that have their default, except those that have none.
- A position is checked against the invariants of the rulebook. One that no game could have is refused with `BadData`,
  which names the field or the clause.

## The stack

`stack` says what is going on, the outermost first: a turn, in it a landing, in it an auction. Each entry is a frame,
an object with one key, the frame's name, and its fields as the value. The last frame says who is asked what. A frame
whose `stage` is described as passing at once, or as waiting only under another frame, is never the last one.

## Without a stack

- A position that gives no field of the state is the start of a game.
- A position that gives any field but no `stack` is the start of the turn of `mover`, or of the first seat if `mover`
  is left out. In Pit, which has no turns, it is the start of the hand if hands are given, and the next deal if not.
- If what is given cannot stand there, it is refused: `BadData` gives the reason and the stack of the start of a game
  as an example. `REFUSED_POSITION` is refused with:

  > REFUSAL

[Decision 049](../decisions/049-positions-without-a-stack.md) gives the reasons. A record always says what is going on;
one written before this rule that has no `stack` begins at the start of a game.

## Hidden information

A position has everything, also what players must not see, such as the hands of Pit.
`table.position_for(seat, rng)` has what that seat knows; the rest is dealt at random.

## Games"""


if __name__ == "__main__":
    write_pages(FOLDER, {"README.md": index(), **{f"{slug}.md": page(slug) for slug in parlour.games()}}, sys.argv[1:])
