"""Watchers see what happens, in every game, and change nothing by looking."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import polars
import pytest

import parlour
from parlour.core.meaning.event_tags import (
    BID,
    BOUGHT,
    BROKEN,
    CORNERED,
    EARNED,
    HELD,
    LANDED,
    OFFERED,
    RUINED,
    SOLD,
    TRADED,
)
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.lab.batch import Batch, play_games
from parlour.lab.plan import Plan, planned
from parlour.lab.simulate import simulate
from parlour.lab.watcher import Watcher, all_watchers, chosen

GAMES = 3
SEEDS = {"weigh-anchor": 2, "corner-the-market": 2}


def plan_of(slug: str, watch: tuple[str, ...] = ("all",), **more: Any) -> Plan:
    return planned(slug, ["normal"], SEEDS.get(slug, 1), seats=more.pop("seats", 3), watch=watch, **more)


def seats_of(slug: str) -> int:
    return 2 if slug in ("mariners-compass", "ten-up") else 3


@pytest.fixture(scope="module", params=parlour.games())
def watched(request: pytest.FixtureRequest) -> tuple[str, Plan, Batch]:
    plan = plan_of(request.param, seats=seats_of(request.param))
    return request.param, plan, play_games(plan, range(GAMES))


def told(plan: Plan) -> tuple[Counter[str], Counter[str]]:
    """How often events of each meaning happened, and their amounts, counted on tables by their records."""
    game = find(plan.game)
    recorded = planned(plan.game, plan.bots, plan.seed, len(plan.names), records=True)
    times: Counter[str] = Counter()
    amounts: Counter[str] = Counter()
    for row in play_games(recorded, range(GAMES)).games:
        for event in parlour.replay(row.record).events:
            name = game.events.name_of(event)
            for sign in game.event_tags:
                if sign.event == name:
                    times[sign.meaning] += 1
                    amounts[sign.meaning] += getattr(event, sign.parts.get("amount", ""), 0)
    return times, amounts


def column(batch: Batch, name: str, field: str) -> list[Any]:
    place = 1 + list(all_watchers()[name].columns).index(field)
    return [row[place] for row in batch.watched.get(name, [])]


def test_what_is_watched_is_what_the_records_tell(watched: tuple[str, Plan, Batch]) -> None:
    _slug, plan, batch = watched
    times, amounts = told(plan)
    assert sum(column(batch, "landings", "times")) == times[LANDED]
    income = {
        field: sum(column(batch, "income", field)) for field in all_watchers()["income"].columns if field != "thing"
    }
    assert (income["times"], income["earned"]) == (times[EARNED], amounts[EARNED])
    assert (income["purchases"], income["bought"]) == (times[BOUGHT], amounts[BOUGHT])
    assert (income["sales"], income["sold"]) == (times[SOLD], amounts[SOLD])
    assert len(column(batch, "auctions", "thing")) == times[OFFERED]
    assert len(column(batch, "trades", "seat")) == 2 * times[TRADED]
    assert Counter(column(batch, "corners", "made")) == +Counter({True: times[CORNERED], False: times[BROKEN]})
    assert len(column(batch, "ruins", "seat")) == times[RUINED]
    assert sum(column(batch, "held", "sent")) == times[HELD]
    if times[OFFERED]:
        assert sum(column(batch, "auctions", "bids")) == times[BID]


def test_watching_changes_nothing(watched: tuple[str, Plan, Batch]) -> None:
    slug, _plan, batch = watched
    assert play_games(plan_of(slug, (), seats=seats_of(slug)), range(GAMES)).games == batch.games


def test_the_last_worth_is_the_score(watched: tuple[str, Plan, Batch]) -> None:
    """In every game whose score is what a seat is worth."""
    slug, _plan, batch = watched
    last = {(row[0], row[2]): row[4] for row in batch.watched["worth"]}
    scores = {(row.game, seat.seat): seat.score for row in batch.games for seat in row.seats}
    assert last.keys() == scores.keys()
    if slug not in ("finance", "mariners-compass"):
        assert last == scores


def test_every_square_that_is_landed_on_has_its_place_on_the_drawn_board(watched: tuple[str, Plan, Batch]) -> None:
    slug, plan, batch = watched
    places = parlour.open(slug, seats=len(plan.names), seed=1).view(None).places()
    assert set(column(batch, "landings", "square")) <= set(places)
    for left, top, width, height in places.values():
        assert 0 <= left < left + width <= 1.000001
        assert 0 <= top < top + height <= 1.000001
    assert len(set(column(batch, "landings", "square"))) >= len(places) / 4


def test_watchers_see_what_there_is_to_see() -> None:
    """Otherwise the comparison above would be one of nothing with nothing."""
    found = play_games(plan_of("weigh-anchor"), range(GAMES)).watched
    assert all(found[name] for name in ("auctions", "held", "income", "landings", "ruins", "trades", "worth"))
    assert play_games(plan_of("corner-the-market"), range(GAMES)).watched["corners"]
    assert play_games(plan_of("finance"), range(1)).watched["auctions"]


def test_both_sides_of_a_deal_are_told_with_what_it_changed() -> None:
    batch = play_games(plan_of("weigh-anchor", ("trades",)), range(GAMES))
    rows = batch.watched["trades"]
    assert rows
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        game, turn, deal, seat, partner, before, after, gain, _at_end = one
        assert other[:5] == (game, turn, deal, partner, seat)
        assert isinstance(before, int)
        assert isinstance(after, int)
        assert gain == after - before
        assert isinstance(other[7], int)
        assert gain + other[7] <= 0, "a deal makes nothing; interest on mortgages may be lost"


def test_an_auction_is_told_with_value_and_price() -> None:
    edition = parlour.open("weigh-anchor", seats=3, seed=1).view(None).values()
    for row in play_games(plan_of("weigh-anchor", ("auctions",)), range(GAMES)).watched["auctions"]:
        _game, _turn, thing, value, price, seat, bids = row
        assert value == edition[str(thing)]
        assert (price is None) == (seat is None) == (bids == 0)


def test_tables_are_the_same_whatever_the_processes_and_interruptions(tmp_path: Path) -> None:
    def stop(done: int, _games: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    def run(folder: Path, **more: Any) -> None:
        options = {"turn_limit": 30}
        simulate("weigh-anchor", 8, ["normal"], 1, seats=3, options=options, out=folder, watch=["all"], **more)

    run(tmp_path / "one", records=True)
    run(tmp_path / "two", jobs=2, batch=2)
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "three", batch=2, progress=stop)
    run(tmp_path / "three")
    names = [f"{watcher.name}.parquet" for watcher in chosen(["all"], find("weigh-anchor"))]
    assert len(names) == 7
    for name in [*names, "games.parquet", "seats.parquet"]:
        one, two, three = ((tmp_path / folder / name).read_bytes() for folder in ("one", "two", "three"))
        assert one == two == three, name
    worth = polars.read_parquet(tmp_path / "one" / "worth.parquet")
    assert worth.columns == ["game", "turn", "seat", "money", "worth"]
    simulate("weigh-anchor", 1, ["normal"], 1, seats=3, options={"turn_limit": 9}, out=tmp_path / "one")
    assert not (tmp_path / "one" / "worth.parquet").exists(), "no table of another run beside this one's"


@pytest.mark.parametrize(
    ("slug", "name", "said"),
    [
        ("weigh-anchor", "worths", "did you mean 'worth'"),
        ("weigh-anchor", "", "There are: all, auctions"),
        ("weigh-anchor", "corners", "nothing of that kind happens in weigh-anchor"),
        ("pit", "auctions", "nothing of that kind happens in pit"),
    ],
)
def test_a_watcher_that_is_not_there_or_finds_nothing_is_refused(slug: str, name: str, said: str) -> None:
    with pytest.raises(BadData, match=said):
        simulate(slug, 1, ["random"], 1, watch=[name])


def test_every_watcher_is_on_the_page_and_in_the_help() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    help_text = (Path(__file__).resolve().parents[2] / "src/parlour/cli/simulate.py").read_text(encoding="utf-8")
    for name, watcher in all_watchers().items():
        assert issubclass(watcher, Watcher)
        assert f"| `{name}` | {watcher.about} |" in page
        assert name in help_text
