"""Reports: a page that needs nothing else, figures as files, and each says what was played."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from xml.etree import ElementTree as Xml

import polars
import pytest

from parlour.core.refusals import BadData
from parlour.lab.output.report import FIGURES, PAGE, report
from parlour.lab.results import COMPARISON, Results
from parlour.lab.simulate import simulate
from parlour.lab.store import RUN
from tests.cli.driver import parlour

FULL = ["length", "wins", "landings", "worth", "returns", "prices"]


@pytest.fixture(autouse=True, scope="module")
def coarse() -> Iterator[None]:
    """Small pictures are drawn sooner."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("parlour.lab.output.report.DOTS", 40)
        yield


@pytest.fixture(scope="module")
def results(coarse: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("results")
    simulate(
        "weigh-anchor", 8, ["normal", "random", "random"], 4, options={"turn_limit": 40}, out=folder, watch=["all"]
    )
    report(folder)
    return folder


def page_of(folder: Path) -> str:
    return unescape((folder / PAGE).read_text(encoding="utf-8"))


def test_every_figure_is_on_the_page_and_in_two_files(results: Path) -> None:
    page = page_of(results)
    assert re.findall(r'<figure id="(\w+)">', page) == FULL
    names = {f"{name}.{ending}" for name in FULL for ending in ("png", "svg")}
    assert {path.name for path in (results / FIGURES).iterdir()} == names
    for name in FULL:
        assert (results / FIGURES / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert Xml.parse(results / FIGURES / f"{name}.svg").getroot().tag.endswith("svg")


def test_every_figure_says_what_was_played(results: Path) -> None:
    told = Results(results).caption()
    for part in ("weigh-anchor", "edition ", "turn_limit=40", "normal, random, random", "3 seats", "8 games", "seed 4"):
        assert part in told
    assert re.search(r"Parlour \d", told)
    page = page_of(results)
    assert page.count(told) == 1 + 3 * len(FULL), "at the top; in each figure, under it, and in its description"
    for name in FULL:
        drawing = "".join(Xml.parse(results / FIGURES / f"{name}.svg").getroot().itertext())
        assert "seed 4" in drawing


def test_the_page_needs_nothing_else(results: Path) -> None:
    page = page_of(results)
    for address in re.findall(r"""(?:src|href)=["']([^"']+)""", page):
        assert address.startswith("#"), address
    assert "<script" not in page
    assert "@import" not in page
    assert "url(http" not in page


def test_the_board_is_drawn_with_every_square_and_how_often_it_was_landed_on(results: Path) -> None:
    drawing = " ".join(Xml.parse(results / FIGURES / "landings.svg").getroot().itertext())
    times = polars.read_parquet(results / "landings.parquet").filter(polars.col("square") == "Normandie")["times"].sum()
    assert "Normandie" in drawing
    assert f"{times / 8:.2f}" in drawing
    assert "Queen Elizabeth" in " ".join(drawing.split())


def test_the_same_results_give_the_same_report(results: Path) -> None:
    before = {path: path.read_bytes() for path in [results / PAGE, *(results / FIGURES).glob("*.svg")]}
    report(results)
    assert {path: path.read_bytes() for path in before} == before


def test_what_a_game_has_not_is_left_out(tmp_path: Path) -> None:
    simulate("pit", 3, ["random"], 1, out=tmp_path, watch=["all"], most=400)
    report(tmp_path)
    assert re.findall(r'<figure id="(\w+)">', page_of(tmp_path)) == ["length", "wins", "worth"]


def test_a_comparison_is_drawn_with_both_rules(tmp_path: Path) -> None:
    words = ["compare", "ten-up", "--games", "4", "--bots", "random", "--b", "turn_cap=9"]
    ended = parlour(*words, "--out", tmp_path)
    assert ended.code == 0, ended.err
    assert [path.name for path in tmp_path.iterdir()] == [COMPARISON]
    assert parlour("report", tmp_path).code == 0
    page = page_of(tmp_path)
    assert re.findall(r'<figure id="(\w+)">', page) == ["comparison"]
    assert "a: the usual rules; b: turn_cap=9." in page
    assert "4 games; seed 1" in page


def test_without_matplotlib_a_report_says_what_to_install(results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(BadData, match=r"parlour\[lab\]"):
        report(results)


@pytest.mark.parametrize(
    ("text", "said"), [("{", "cannot be read"), ("[]", "what was played"), ("{}", "what was played")]
)
def test_a_broken_run_is_refused(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / RUN).write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=said):
        report(tmp_path)


def test_a_broken_table_is_refused(results: Path, tmp_path: Path) -> None:
    (tmp_path / RUN).write_bytes((results / RUN).read_bytes())
    (tmp_path / "games.parquet").write_bytes(b"PAR1")
    with pytest.raises(BadData, match=r"games\.parquet"):
        report(tmp_path)
