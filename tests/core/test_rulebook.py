"""Rulebooks as data: ids, references and options are checked when they are read."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from parlour.core.data.reader import Reader
from parlour.core.refusals import BadData
from parlour.core.rulebook import Rulebook

DATA: dict[str, Any] = {
    "rulebook": {"game": "rex", "title": "Rex", "prefix": "REX", "version": 1, "source": "us"},
    "chapter": [{"name": "sea", "title": "At sea"}],
    "clause": [
        {"id": "REX-01", "title": "Sailing", "chapter": "sea", "part": "1", "kind": "compulsory", "text": "Sail."}
    ],
    "decision": [{"when": "now", "who": "all", "options": "any", "default": "none", "clauses": ["REX-R01"]}],
    "ruling": [
        {
            "id": "REX-R01",
            "title": "Where to",
            "question": "Whither?",
            "ruling": "North.",
            "other": "",
            "options": ["way", "cap"],
        }
    ],
    "option": [
        {
            "name": "way",
            "cites": ["REX-R01"],
            "label": "The way",
            "default": "north",
            "readings": [{"value": value, "text": "So."} for value in ("north", True, 1)],
        },
        {"name": "cap", "cites": ["REX-R01"], "label": "Cap", "default": 5, "least": 1, "most": 9, "text": "Turns."},
    ],
    "scenario": [{"id": "REX-S01", "given": "a", "when": "b", "then": "c", "clauses": ["REX-01"]}],
    "invariant": [{"id": "REX-I01", "text": "Afloat."}],
}


def book(**changes: object) -> Rulebook:
    return Rulebook(Reader(copy.deepcopy(DATA) | changes, "rex.toml"))


def changed(part: str, n: int = 0, **fields: object) -> dict[str, object]:
    parts = copy.deepcopy(DATA[part])
    parts[n] |= fields
    return {part: parts}


def test_everything_has_an_id_that_can_be_looked_up() -> None:
    assert book().ids() == ["REX-01", "REX-R01", "REX-S01", "REX-I01"]
    clause, ruling = book().clause("rex-01"), book().ruling("REX-R01")
    assert clause is not None
    assert ruling is not None
    assert (clause.text, ruling.ruling) == ("Sail.", "North.")
    assert book().clause("REX-R01") is None


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (changed("ruling", id="REX-01"), "an id stands twice"),
        (changed("scenario", clauses=["REX-99"]), "there is no clause or ruling 'REX-99'"),
        (changed("decision", clauses=["REX-99"]), "there is no clause or ruling 'REX-99'"),
        (changed("option", cites=["REX-99"]), "there is no clause or ruling 'REX-99'"),
        (changed("ruling", options=["wai"]), "has no option 'wai'; did you mean 'way'?"),
        (changed("clause", kind="whim"), r"rex.toml.clause\[0\].kind: 'whim' is not one of"),
        (changed("clause", txt="Sail."), "nothing reads this key"),
        (changed("clause", chapter="land"), "rex.toml REX-01: there is no chapter 'land'"),
        ({"chapter": [*DATA["chapter"], *DATA["chapter"]]}, "a chapter stands twice"),
        ({"chapter": [*DATA["chapter"], {"name": "land", "title": "Ashore"}]}, "the chapter 'land' has no clause"),
        (changed("option", default="south"), "way cannot be south; it can be north, true, 1"),
        (changed("option", 1, default=10), "cap is a whole number from 1 to 9, not 10"),
        (changed("option", 1, most=0), "0 is less than 1"),
    ],
)
def test_a_rulebook_that_contradicts_itself_is_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(BadData, match=message):
        book(**changes)


def test_options_are_completed_and_what_was_changed_is_told() -> None:
    chosen = book().complete({"way": True})
    assert chosen == {"way": True, "cap": 5}
    assert book().changed(chosen) == {"way": True}
    assert book().complete({}) == {"way": "north", "cap": 5}


@pytest.mark.parametrize("wrong", [{"way": "south"}, {"way": 2}, {"way": 1.0}, {"cap": 0}, {"cap": True}, {"cap": "5"}])
def test_a_value_that_is_no_reading_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadData, match=r"options: (way|cap)"):
        book().complete(wrong)


def test_true_is_not_one() -> None:
    chosen = book().complete({"way": 1})
    assert chosen["way"] is not True


def test_a_typed_value_is_read() -> None:
    way, cap = book().options
    assert [way.read(text, "") for text in ("north", "true", "1")] == ["north", True, 1]
    assert cap.read(" 7 ", "") == 7
    for option, text in ((way, "south"), (cap, "ten"), (cap, "10"), (cap, "9" * 30)):
        with pytest.raises(BadData):
            option.read(text, "")
