"""H4: bots see a seat, not the table. What their process is sent follows from what the seat knows, and from chance."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import parlour
from parlour.core.moves import Rng
from parlour.core.registry import find
from parlour.games.pit import twin
from parlour.server.workers.bot_players import question_for
from parlour.server.workers.bot_process import answered
from parlour.table.table import Table
from parlour.testing import hand_table, played, twins
from parlour.testing.twins import Twins
from tests.games.pit.hands import live, rounds
from tests.server.telling import tell
from tests.server.twin_rooms import room_at

FORMS = ("rounds", "live")
HIDING = [slug for slug in parlour.games() if twins.has_hidden_info(slug)]
QUICK = 400
FULL = 100_000
Imagine = Callable[[Any, int | None, Rng], Any]


def sent(table: Table, seat: int, chance: int) -> bytes:
    """The question that the bot's process gets, as bytes."""
    room = room_at(table, bots=[seat])
    question = question_for(room, seat, f"chance {chance}")
    return json.dumps(question, ensure_ascii=False).encode()


def compared(slug: str, form: str, runs: int) -> int:
    """Twins side by side, for one seat after the other: the questions are the same, and so are the answers."""
    counted = 0
    for run in range(runs):
        rng = Random(f"{slug}/{form}/{run}")
        seats = 3 + run % 4
        options = {"form": form, "bull_and_bear": run % 2 == 0} if slug == "pit" else {}
        table = played(hand_table(slug, seats, options), run, most=4 + rng.randrange(40 * seats))
        pair = Twins(table, run % seats, rng, from_here=True)
        for step in range(25):
            one, other = (sent(each, run % seats, step) for each in pair.tables)
            assert one == other, twins.first_difference(one.decode(), other.decode())
            assert_it_can_be_answered(pair.tables[0], run % seats)
            if not pair.step():
                break
        counted += pair.steps
    return counted


def assert_it_can_be_answered(table: Table, seat: int) -> None:
    """The imagined table stands: the same question is put there, and its answer is right on the true one."""
    ask = table.ask(seat)
    if ask is None:
        return
    room = room_at(table, bots=[seat])
    text = answered(question_for(room, seat, "seed")._replace(bot="random"), {}).text
    if text is not None:
        table.judge(seat, text)


@pytest.mark.parametrize("slug", HIDING)
@pytest.mark.parametrize("form", FORMS)
def test_h4_twins_put_the_same_question_to_a_bot(slug: str, form: str) -> None:
    counted = compared(slug, form, 24)
    assert counted >= QUICK // 2, f"void: {counted} steps on which the twins differed"


@pytest.mark.soak
@pytest.mark.parametrize("slug", HIDING)
@pytest.mark.parametrize("form", FORMS)
def test_h4_in_full(slug: str, form: str) -> None:
    counted = compared(slug, form, FULL // 2 // 14)
    tell("H4", form=form, questions=counted)
    assert counted >= FULL // 4, f"void: {counted}"


def kept_in_hand(s: Any, seat: int | None, rng: Rng) -> Any:
    """What is held up, offered or answered stays as it is: so the bot is told true cards."""
    return twin.resample_hidden(s, seat, rng)


def whole_table(s: Any, seat: int | None, rng: Rng) -> Any:
    return s


@pytest.mark.parametrize("fault", [kept_in_hand, whole_table])
@pytest.mark.parametrize("form", FORMS)
def test_h4_a_bot_that_is_told_true_cards_is_found(fault: Imagine, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("pit"), "resample_hidden", fault)
    with pytest.raises(AssertionError):
        compared("pit", form, 20)


CANARY = {"A": "Gas 5 + Rice 4", "B": "Oil 9"}


def test_a_hand_that_nobody_has_seen_is_never_sent() -> None:
    """B holds nine of Oil: by chance alone that is dealt once in millions."""
    table = rounds(CANARY)
    table.act("B", "hold")
    table.act("B", "offer Oil 4 floor 4")
    table.act("D", "pass")
    for chance in range(300):
        position: Any = table.position_for("A", Random(chance))
        assert position["hands"]["A"] == {"Gas": 5, "Rice": 4}
        assert position["hands"]["B"] != {"Oil": 9}
        assert not position["stack"][-1]["rounds"].get("answers")


def test_what_was_heard_stays_true_and_what_is_behind_it_is_another() -> None:
    table = live({"A": "Gas 5 + Rice 4", "B": "Oil 7 + Gas 2", "C": "Silver 6 + Rice 3"})
    table.act("B", "call Oil 4")
    table.act("C", "match B with Silver 3")
    table.act("A", "call Gas 2")
    table.act("C", "match A with Rice 1")
    behind: set[str] = set()
    for chance in range(60):
        position: Any = table.position_for("A", Random(chance))
        standing = position["stack"][-1]["market"]["standing"]
        calls = {call["seat"]: call for call in standing["calls"]}
        assert (calls["B"]["number"], calls["A"]["cards"]) == (4, "Gas 2")
        assert [(bid["seat"], bid["to"]) for bid in standing["bids"]] == [("C", "A")]
        behind.add(str(calls["B"]["cards"]))
    assert len(behind) > 2
    watching: Any = table.position_for("D", Random(1))
    assert not watching["stack"][-1]["market"]["standing"].get("bids")


def test_a_corner_that_was_called_is_one_on_every_table_imagined() -> None:
    table = live(
        {"A": "Gas 5 + Rice 4", "B": "Oil 8 + Bull", "C": "Gold 9 + Rice 1"},
        seats=5,
        bull_and_bear=True,
        bell_window_ms=500,
    )
    table.act("C", "call Gold 2")
    table.act("B", "bull corner Oil")
    table.act("C", "corner Gold")
    held: set[str] = set()
    for chance in range(40):
        position: Any = table.position_for("A", Random(chance))
        assert position["hands"]["C"]["Gold"] >= 8
        assert position["hands"]["B"]["Oil"] >= 8
        held.add(str(position["hands"]["D"]))
    assert len(held) > 1


def test_nobody_s_vote_is_sent_before_all_have_voted() -> None:
    table = parlour.open("pit", seats=3, options={"first_dealer": "vote"}, chance="by hand")
    table.act("A", "dealer C")
    table.act("B", "dealer B")
    position: Any = table.position_for("B", Random(1))
    assert position["stack"][-1]["opening"]["votes"] == {"A": None, "B": "B", "C": None}
