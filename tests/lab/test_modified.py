"""A changed copy of a bundled edition does not pass for the original, in a caption or in `edition check`."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import parlour
from parlour.lab.compare import RulesVariant, compare
from parlour.lab.explain import explain
from parlour.lab.output.explanation_text import page, show_explanation
from parlour.lab.output.report import report
from parlour.lab.output.summary_text import show, show_comparison, show_tournament
from parlour.lab.results import Results
from parlour.lab.simulate import simulate
from parlour.lab.tournament import tournament
from parlour.table import library, provenance
from parlour.terminal.pages import editions
from parlour.testing import edition_text, edition_with
from tests.terminal.at_screen import at_screen


def text_of(shown: RenderableType) -> str:
    out = io.StringIO()
    Console(file=out, width=200).print(shown)
    return out.getvalue()


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """Ten-Up with another title, and the id it had."""
    own = library.bundled_edition("ten-up")
    return edition_with("ten-up", tmp_path, (f'title = "{own.title}"', 'title = "Altered"'))


@pytest.fixture
def named(tmp_path: Path) -> Path:
    """The same under an id of its own."""
    own = library.bundled_edition("ten-up")
    text = edition_text("ten-up").replace(f'id = "{own.id}"', 'id = "my-ten-up"', 1)
    path = tmp_path / "named.toml"
    path.write_text(text, encoding="utf-8")
    return path


def mark(path: Path) -> str:
    _game, edition, _data = library.edition_in(path)
    return f"{edition.id} (modified, {edition.content[:12]})"


def test_reports_and_figures_say_that_an_edition_is_modified(tmp_path: Path, changed: Path) -> None:
    folder = tmp_path / "results"
    summary = simulate("ten-up", 3, ["random"], 1, edition=changed, out=folder, watch=["landings"])
    assert mark(changed) in text_of(show(summary))
    assert mark(changed) in Results(folder).caption()
    written = report(folder)
    assert mark(changed) in written.read_text("utf-8")
    assert "modified" in (folder / "figures" / "landings.svg").read_text("utf-8")
    assert Results(folder).edition() == folder / "edition.toml"


def test_the_original_and_an_edition_of_its_own_are_called_by_their_ids(tmp_path: Path, named: Path) -> None:
    own = library.bundled_edition("ten-up").id
    for edition, id in ((None, own), (named, "my-ten-up")):
        folder = tmp_path / id
        simulate("ten-up", 2, ["random"], 1, edition=edition, out=folder)
        assert f"edition {id};" in Results(folder).caption()
        assert "modified" not in Results(folder).caption()


def test_tournaments_comparisons_and_explanations_say_it_too(changed: Path) -> None:
    found = tournament("ten-up", ["normal", "random"], 2, 1, edition=changed)
    assert mark(changed) in text_of(show_tournament(found))
    compared = compare("ten-up", RulesVariant({}), RulesVariant({}), 2, ["random"], 1, edition=changed)
    assert mark(changed) in text_of(show_comparison(compared, "a", "b"))
    table = parlour.open("ten-up", seed=1, edition=changed)
    table.asks()
    explained = explain(table.record(), changed, times=2)
    assert mark(changed) in text_of(show_explanation(explained))
    assert mark(changed) in page(explained)


def test_changes_of_a_comparison_count_as_modified() -> None:
    compared = compare(
        "weigh-anchor", RulesVariant({}, {"amounts.salary": 300}), RulesVariant({}), 2, ["random"], 1, most=20
    )
    assert "modified" in text_of(show_comparison(compared, "a", "b"))


def test_titles_on_the_screen_are_marked(changed: Path) -> None:
    table = parlour.open("ten-up", seed=1, edition=changed)
    assert provenance.title(table.edition).startswith("Altered (modified, ")
    assert provenance.title(library.bundled_edition("ten-up")) == library.bundled_edition("ten-up").title


def test_edition_check_wants_an_id_of_its_own(changed: Path, named: Path) -> None:
    with pytest.raises(parlour.BadData, match=r"id of its own.*-mine"):
        at_screen(lambda screen: editions.check(screen, changed))
    assert "my-ten-up" in at_screen(lambda screen: editions.check(screen, named))
