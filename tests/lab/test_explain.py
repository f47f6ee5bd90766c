"""Explanations: luck that is nothing on average, deals judged by playing on, one story as text, page and data."""

from __future__ import annotations

import json
import re
from html import unescape
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from parlour.analysis.luck import expectation, lucks, worths_in
from parlour.core.record import CHANCE, read_journal
from parlour.core.refusals import BadData
from parlour.lab.batch import play_games
from parlour.lab.explain import GameExplanation, explain
from parlour.lab.output.explanation_text import page
from parlour.lab.plan import planned
from parlour.records.replay import opened_for
from parlour.records.timeline import Timeline
from tests.cli.driver import parlour as command
from tests.table.gift import everything_given


def records(slug: str, games: int, seats: int, limit: int) -> list[str]:
    cap = {"weigh-anchor": "turn_limit", "finance": "round_limit", "ten-up": "turn_cap"}[slug]
    plan = planned(slug, ["normal"], 3, seats, {cap: limit}, records=True)
    return [row.record for row in play_games(plan, range(games)).games]


def timeline_of(record: str) -> Timeline:
    journal = read_journal(record)
    return Timeline(opened_for(journal, None), journal)


@pytest.fixture(scope="module")
def record() -> str:
    return records("weigh-anchor", 1, 3, 40)[0]


@pytest.fixture(scope="module")
def told(record: str) -> GameExplanation:
    return explain(record, times=4, most_deals=2)


def test_luck_is_nothing_over_all_that_could_be_drawn(record: str) -> None:
    """Exactly: from one moment, over every answer of chance."""
    timeline = timeline_of(record)
    rules = timeline.table.game.rules
    draws = [n for n, step in enumerate(timeline.steps) if step.entry.who == CHANCE]
    spreads = 0
    for n in draws[6:12]:
        before = timeline.state(n)
        draw = rules.pending(before).draw
        assert draw is not None
        expected = expectation(timeline, before, draw, Random(1))
        worths: list[int] = []
        for k in range(draw.outcomes()):
            state = rules.copy(before)
            rules.resolve_draw(state, draw.outcome(k))
            worth = worths_in(timeline, state)["A"]
            worths.append(timeline.worths[n]["A"] or 0 if worth is None else worth)
        assert sum(worth - expected["A"] for worth in worths) == pytest.approx(0, abs=1e-6)
        spreads += max(worths) > min(worths)
    assert spreads, "some of these draws matter"


@pytest.mark.parametrize(("slug", "games", "seats", "limit"), [("weigh-anchor", 20, 3, 20), ("ten-up", 20, 2, 30)])
def test_luck_averages_to_nothing_over_many_games(slug: str, games: int, seats: int, limit: int) -> None:
    by_draw: list[float] = []
    for one in records(slug, games, seats, limit):
        by_draw += [moment["A"] for moment in lucks(timeline_of(one)) if moment["A"]]
    mean = sum(by_draw) / len(by_draw)
    error = sqrt(sum((luck - mean) ** 2 for luck in by_draw) / len(by_draw) ** 2)
    assert len(by_draw) > 100
    assert abs(mean) < 3 * error
    assert max(by_draw) > 10 * error


def test_luck_is_the_draws_alone(record: str, told: GameExplanation) -> None:
    steps = timeline_of(record).steps
    assert len(told.luck) == len(told.worths) == len(steps) + 1
    for step, luck in zip(steps, told.luck[1:], strict=True):
        assert step.entry.who == CHANCE or not any(luck.values())


def test_turning_points_are_told_with_what_changed(told: GameExplanation) -> None:
    assert told.turns
    for one in told.turns[:-1]:
        assert one.text.endswith(".")
        for seat, change in one.changed.items():
            before, after = told.worths[one.moment - 1][seat], told.worths[one.moment][seat]
            assert before is not None
            assert after is not None
            assert after - before == change


def test_a_gift_of_everything_costs_the_giver_the_game() -> None:
    """Ann hands Bo all she has: played on from there she hardly wins, and Bo does."""
    found = explain(everything_given(), times=12)
    (deal,) = found.deals
    assert deal.sides["A"].mean < -0.3
    assert deal.sides["B"].mean > 0.3
    assert deal.sides["A"].is_found
    assert found.reason == ""


def test_a_hidden_game_is_played_on_from_what_a_seat_knew() -> None:
    plan = planned("pit", ["normal"], 1, 3, {"target": 100}, records=True)
    found = explain(play_games(plan, range(1)).games[0].record, times=3, most_deals=1)
    assert len(found.deals) == 1
    assert found.unjudged == 1
    for deal in found.deals:
        for side in deal.sides.values():
            assert 0 <= side.a <= 1
            assert 0 <= side.b <= 1


def test_the_same_record_is_explained_the_same_way(record: str, told: GameExplanation) -> None:
    assert explain(record, times=4, most_deals=2).to_data() == told.to_data()


def test_the_command_tells_it_as_text_page_and_data(record: str, told: GameExplanation, tmp_path: Path) -> None:
    file, html, data = (tmp_path / name for name in ("game.record", "game.html", "game.json"))
    file.write_text(record, encoding="utf-8")
    words = ["explain", file, "--playouts", "4", "--max-deals", "2", "--html", html, "--json", data]
    ended = command(*words)
    assert ended.code == 0, ended.err
    for part in ("weigh-anchor: turn-limit", "luck", "turning point", "best draw"):
        assert part in ended.out
    assert json.loads(data.read_text(encoding="utf-8")) == told.to_data()
    shown = html.read_text(encoding="utf-8")
    assert shown == page(told)
    assert shown.count("<polyline") == 3
    assert not re.search(r"(src|href)=", shown)
    assert told.turns[0].text in unescape(shown)
    again = command(*words)
    assert again.code == 2, "nothing is overwritten"


def test_a_wrong_record_is_named_by_line(record: str, tmp_path: Path) -> None:
    lines = record.splitlines(keepends=True)
    with pytest.raises(BadData, match="line"):
        explain("".join([*lines[:-20], *lines[-10:]]))
    with pytest.raises(BadData, match="times"):
        explain(record, times=0)
