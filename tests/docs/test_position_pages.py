"""The pages of positions are those of the field tables: nothing is missing, nothing is out of date, examples play."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour.core.data.fields import EnumOf, FieldType
from parlour.core.data.record_types import RecordType, about
from parlour.core.registry import find
from parlour.core.text.notation import NUMBER
from parlour.kit.auction import OpenAuction
from parlour.kit.debts import Debt
from tools import pages, position_pages
from tools.position_examples import AUCTION, DEBT, MIDGAME, examples_of, open_example
from tools.position_pages import FOLDER, frames_of, stages_of


def parts_of(kind: FieldType) -> Iterator[FieldType]:
    """A kind and all kinds inside it."""
    yield kind
    inside = [getattr(kind, name, None) for name in ("kind", "record")]
    for name in ("fields", "records"):
        inside += getattr(kind, name, {}).values()
    for part in inside:
        if isinstance(part, FieldType):
            yield from parts_of(part)


def records_of(slug: str) -> list[RecordType]:
    return [part for part in parts_of(find(slug).state) if isinstance(part, RecordType)]


def read(slug: str) -> str:
    return (FOLDER / f"{slug}.md").read_text("utf-8")


@pytest.mark.parametrize("slug", parlour.games())
def test_a_page_is_that_of_the_field_tables(slug: str) -> None:
    assert read(slug) == position_pages.page(slug), "run make types"


def test_the_index_is_up_to_date_and_lists_every_game() -> None:
    text = (FOLDER / "README.md").read_text("utf-8")
    assert text == position_pages.index(), "run make types"
    assert set(re.findall(r"\]\(([a-z-]+)\.md\)", text)) == set(parlour.games())
    for code in re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL):
        exec(compile(code, "index", "exec"), {})


def missing_from(text: str, records: list[RecordType]) -> list[str]:
    """The fields without a meaning, and the fields and stages that a page does not have."""
    found = []
    for record in records:
        for name, kind in record.fields.items():
            meaning = record.meanings.get(name, "")
            if not meaning or not re.search(rf"^\| `{name}` \|.*{re.escape(meaning)} \|$", text, re.MULTILINE):
                found.append(name)
            stage = stages_of(kind)
            if stage is None:
                continue
            if len(stage.meanings) != len(stage.names) or not all(stage.meanings):
                found.append(f"{name}: stages without a meaning")
            told = zip(stage.names, stage.meanings, strict=False)
            found += [each for each, meaning in told if f'- `"{each}"`: {meaning}\n' not in text]
    return found


@pytest.mark.parametrize("slug", parlour.games())
def test_every_field_frame_and_stage_of_the_code_is_on_the_page(slug: str) -> None:
    text = read(slug)
    assert missing_from(text, records_of(slug)) == []
    for name in frames_of(find(slug).state).records:
        assert f"### Frame {name}\n\n" in text
        assert f"### Frame {name}\n\n\n" not in text, f"the class of {name} has no docstring"


def test_a_field_or_stage_that_is_not_described_is_found() -> None:
    """The planted faults."""
    text = read("ten-up")
    bare = RecordType(object, {"cash": NUMBER})
    unknown = RecordType(object, {"wings": about(NUMBER, "How many wings.")})
    new = RecordType(
        object, {"stage": about(EnumOf("to fly", meanings=("the mover flies",)), "What comes next in the turn.")}
    )
    silent = RecordType(object, {"stage": about(EnumOf("to spin"), "What comes next in the turn.")})
    assert missing_from(text, [bare]) == ["cash"]
    assert missing_from(text, [unknown]) == ["wings"]
    assert missing_from(text, [new]) == ["to fly"]
    assert missing_from(text, [silent]) == ["stage: stages without a meaning"]


@pytest.mark.parametrize("slug", parlour.games())
def test_the_examples_on_a_page_are_positions_that_play_goes_on_from(slug: str) -> None:
    shown = re.findall(r"```json\n(.*?)```", read(slug), flags=re.DOTALL)
    assert [json.loads(text) for text in shown] == [example.position for example in examples_of(slug)]
    titles = {example.title for example in examples_of(slug)}
    made = {record.make for record in records_of(slug)}
    assert MIDGAME in titles
    assert AUCTION in titles or OpenAuction not in made
    assert DEBT in titles or Debt not in made
    for example in examples_of(slug):
        table = open_example(example)
        assert table.asks()
        assert parlour.at(table.position(), chance="by hand").position() == table.position()


def test_pages_are_checked_and_written(tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    wanted = {"a.md": "one", "b.md": "two"}
    with pytest.raises(SystemExit, match=r"a\.md, b\.md"):
        pages.write_pages(folder, wanted, ["--check"])
    assert not folder.exists()
    pages.write_pages(folder, wanted, [])
    pages.write_pages(folder, wanted, ["--check"])
    (folder / "b.md").write_text("three")
    assert pages.stale_pages(folder, wanted) == ["b.md"]
