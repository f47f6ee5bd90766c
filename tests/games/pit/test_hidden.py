"""Nothing hidden leaks: twins that differ only in what a seat cannot know give it the same bytes, in both forms.

The tables of `leaks` give something away on purpose; each must be found.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import parlour
from parlour import bots
from parlour.bots.playing import play_on
from parlour.core.data.digest import digest
from parlour.core.moves import Action, Ask, Rng
from parlour.core.record import Entry, Journal, read_journal
from parlour.core.refusals import Refused
from parlour.core.view import View
from parlour.i18n.languages import game_catalogue
from parlour.i18n.sentences import event_text
from parlour.records.verify import verify
from parlour.table import positions
from parlour.table.table import Table
from parlour.testing import hand_table, played
from parlour.testing.twins import Leak, Make, Twins, canonical
from tests.games.pit import leaks
from tests.games.pit.hands import BB, by_hand, deal, live, rounds, told, view

FORMS = ("rounds", "live")
TABLES = [(3, False), (4, True), (6, False), (5, True)]
QUICK = 2000
FULL = 100_000
RUN = 30


def watch(form: str, seats: int, specials: bool, seat: int | None, runs: int, make: Make = Table) -> int:
    """Play twins from the first deal and from the middle of a hand; gives the steps on which they really differed."""
    options = {"form": form, "bull_and_bear": specials}
    counted = 0
    for run in range(runs):
        rng = Random(f"{form}/{seats}/{specials}/{seat}/{run}")
        table = hand_table("pit", seats, options)
        from_here = run % 2 == 1
        if from_here:
            table = played(table, run, most=4 + rng.randrange(40 * seats))
        twins = Twins(table, seat, rng, make, from_here)
        twins.compare()
        for step in range(RUN):
            if not twins.step():
                break
            if step % 6 == 0:
                twins.compare_refusals()
                twins.compare_bots()
        counted += twins.steps
    return counted


@pytest.mark.clause("PIT-I08", "PIT-12", "PIT-17")
@pytest.mark.parametrize("form", FORMS)
def test_no_seat_and_no_spectator_can_tell_twins_apart(form: str) -> None:
    counted = 0
    for seats, specials in TABLES:
        for seat in (None, *range(seats)):
            counted += watch(form, seats, specials, seat, runs=3)
    assert counted >= QUICK // 2, "too few steps to mean anything"


@pytest.mark.soak
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("seats", "specials"), [(seats, specials) for seats in (3, 4, 6, 8) for specials in (False, True)]
)
def test_no_seat_can_tell_twins_apart_in_a_hundred_thousand_steps(form: str, seats: int, specials: bool) -> None:
    share = FULL // 16 + 1
    counted = 0
    for seat in (None, *range(seats)):
        counted += watch(form, seats, specials, seat, runs=share // (seats + 1) // (RUN * 3 // 4))
    assert counted >= share


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("plant", leaks.PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: type[Table], form: str) -> None:
    with pytest.raises(Leak):
        watch(form, 4, True, 1, runs=6, make=plant)


def corner_elsewhere() -> Iterator[Twins]:
    """Twins for B: on one table A holds a corner and may keep quiet about it, on the other perhaps not."""
    table = rounds({"A": "Oil 9", "B": "Gas 5 + Rice 4"})
    for seed in range(5):
        yield Twins(table, 1, Random(seed), from_here=True)


def test_who_holds_a_corner_does_not_show() -> None:
    unseen = 0
    for twins in corner_elsewhere():
        s, other = (table.copy_state() for table in twins.tables)
        unseen += twins.hooks.unseen(s, other, 1) is not None
        assert twins.play(12) > 8
    assert unseen == 5


@pytest.mark.parametrize("plant", [leaks.DrawCounter, leaks.Waiting], ids=lambda plant: plant.__name__)
def test_a_leak_of_who_holds_a_corner_is_found(plant: type[Table]) -> None:
    table = rounds({"A": "Oil 9", "B": "Gas 5 + Rice 4"})
    with pytest.raises(Leak):
        Twins(table, 1, Random(1), plant, from_here=True).play(12)


@pytest.mark.parametrize("form", FORMS)
def test_a_spectator_who_sees_cards_is_found(form: str) -> None:
    with pytest.raises(Leak):
        watch(form, 4, True, None, runs=4, make=leaks.SpectatorView)


@pytest.mark.clause("PIT-I08")
def test_the_log_of_a_running_hand_ends_before_its_deal() -> None:
    table = by_hand(3, ("Gas", "Silver", "Rice"), dealer="C")
    before = table.log("A")
    assert before == table.record()
    deal(table, {"A": "Gas 9"})
    table.act("B", "pass")
    assert table.log("A") == table.log() == before
    table.act("A", "corner Gas")
    assert table.log("B") == table.record()  # the hand is over: its deal is opened
    assert " deal " in table.log("B")


@pytest.mark.clause("PIT-R01")
def test_a_vote_for_the_dealer_is_in_nobody_s_log_before_all_have_voted() -> None:
    table = parlour.open("pit", seats=3, options={"first_dealer": "vote"}, chance="by hand")
    before = table.log("B")
    assert before == table.record()
    table.act("A", "dealer C")
    assert table.log("B") == table.log() == before
    assert not table.can_undo()
    assert [table.visible_events(seat) for seat in (None, "B", "C")] == [[], [], []]
    table.act("B", "dealer C")
    table.act("C", "dealer A")
    assert "A dealer C" in table.log("B")


def test_a_seed_is_in_nobody_s_log_before_the_end() -> None:
    table = parlour.open("pit", seats=3, seed=7, options={"void_hands_limit": 1})
    assert table.log("A") == ""
    played(table, 1)
    assert table.is_over()
    assert table.log("A") == table.record()
    open_game = parlour.open("ten-up", seats=2, seed=7)
    assert open_game.log("A") == open_game.record()


def test_a_position_with_hidden_cards_is_in_nobody_s_log() -> None:
    table = rounds({"A": "Oil 9"})
    assert table.log("A") == ""
    table.act("A", "corner Oil")
    assert table.log("A") == table.record()


@pytest.mark.parametrize("make", [rounds, live])
def test_nothing_is_taken_back_while_cards_are_hidden(make: Any) -> None:
    table = make({"A": "Oil 9", "B": "Gas 5 + Rice 4"})
    table.act("B", "offer Gas floor 1" if make is rounds else "call Gas")
    assert not table.can_undo()
    table.act("A", "corner Oil")
    assert not table.can_undo()  # the hand is open to all now
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.code == "undo/revealed"


def test_what_a_seat_is_sent_has_its_own_cards_and_nobody_else_s() -> None:
    table = rounds({"A": "Oil 5 + Gas 4", "B": "Gas 5 + Rice 4"}, **BB)
    seen: Any = table.seen_by("A")
    assert seen["view"]["hand"] == {"Gas": 4, "Oil": 5}
    assert seen["view"]["cards"] == {"A": 9, "B": 9, "C": 10, "D": 10}
    assert seen["view"] == view(table, "A").to_data() | {"figures": view(table, "A").shown_figures()}
    assert seen["ask"]["default_action"] == "pass"
    assert "Bear" not in str(seen["ask"])
    looked: Any = table.seen_by()
    assert (looked["view"]["hand"], looked["ask"]) == ({}, None)


def test_events_are_told_once_and_by_number() -> None:
    table = live({"A": "Oil 5 + Gas 4", "B": "Gas 5 + Rice 4"})
    table.act("A", "call Oil 2")
    table.act("B", "match A with Gas 2")
    mine: Any = table.seen_by("A")["events"]
    assert [event["event"] for event in mine] == ["held_up", "called", "swapped", "traded"]
    later: Any = table.seen_by("A", since=2)["events"]
    assert later == mine[2:]
    said = [event_text(game_catalogue("pit"), event, table.reader("A")) for event in later]
    assert said == told(table, table.visible_events("A")[2:], "A")


class PeekingBot(bots.Bot):
    """Looks behind its view at the next seat's cards."""

    name = "peeking"
    game = "pit"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        peeked = view._s.hands[(ask.seat + 1) % len(view._s.hands)]
        return ask.nth(peeked % ask.size())


@pytest.mark.parametrize("form", FORMS)
def test_a_bot_that_peeks_is_found(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "names", lambda game: ["peeking"])
    monkeypatch.setattr(bots, "find", lambda name, game: PeekingBot())
    with pytest.raises(Leak, match="peeking"):
        watch(form, 4, True, 1, runs=6)


HEX = re.compile(r"[0-9a-f]{8,}")


def recovered(table: Table, seat: str, other: str) -> list[dict[str, int]]:
    """The hands of another that a seat finds by trying them all: whose digest is in something the seat was sent."""
    sent = set(HEX.findall(canonical(table.seen_by(seat))))
    truth: Any = table.position()
    known = truth["hands"][seat]
    third = next(letter for letter in truth["hands"] if letter not in (seat, other))
    left = {suit: 9 - known.get(suit, 0) for suit in truth["suits"]}
    found: list[dict[str, int]] = []
    for counts in product(*(range(number + 1) for number in left.values())):
        if sum(counts) != 9:
            continue
        guess = {suit: count for suit, count in zip(left, counts, strict=True) if count}
        rest = {suit: left[suit] - guess.get(suit, 0) for suit in left if left[suit] > guess.get(suit, 0)}
        hands = {letter: {seat: known, other: guess, third: rest}[letter] for letter in truth["hands"]}
        whole = {key: value for key, value in truth.items() if key not in positions.HEAD} | {"hands": hands}
        digests = (digest(whole), digest(guess), digest(hands))
        if any(full.startswith(part) for full in digests for part in sent):
            found.append(guess)
    return found


def test_no_digest_that_a_seat_is_sent_is_an_oracle_for_a_hand() -> None:
    """All hands another could hold are tried against every hash in sight: none is confirmed, and a planted one is."""
    given = {"A": "Oil 5 + Gas 4", "B": "Gas 5 + Rice 4"}
    tables = {make: make_table(make, given) for make in (Table, leaks.StateDigest)}
    assert recovered(tables[Table], "A", "B") == []
    assert recovered(tables[leaks.StateDigest], "A", "B") == [{"Gas": 5, "Rice": 4}]
    fair = parlour.open("pit", seats=3)  # its log has a commitment, pledges and marks to try
    fair.asks()
    assert fair.log("A").count("#") == 2
    assert recovered(fair, "A", "B") == []


def make_table(make: Make, given: dict[str, str]) -> Table:
    """A table in rounds for three, made by a class of our own."""
    table = rounds(given, seats=3)
    return make(table.game, table.rulebook, table.edition, table.options, table.names, table.dealer, table.position())


def test_an_abandoned_table_can_be_checked_as_far_as_it_goes() -> None:
    """What was kept with its secret shows that the draws follow from it; without the secret nothing is claimed."""
    table = fair_table(3)
    assert table.game.rules.has_hidden_info(table.copy_state())
    kept = verify(table.record(keep_secret=True))
    assert kept.finding("draws").result == kept.finding("secret").result == "ok"
    assert kept.finding("end").result == "cannot judge"
    given_up = verify(table.record())
    assert {given_up.finding(check).result for check in ("draws", "secret", "end")} == {"cannot judge"}
    assert given_up.verdict == "cannot judge"
    seat_s = verify(table.log("A"))
    assert seat_s.finding("moves").result == "ok"
    assert seat_s.finding("draws").result == "cannot judge"


def test_the_deals_of_a_finished_game_are_checked_and_a_changed_one_is_found() -> None:
    table = fair_table(3, finish=True)
    text = table.record()
    assert verify(text, table.log("A")).verdict == "sound"  # nobody gave a nonce
    journal = read_journal(text)
    deals = [n for n, entry in enumerate(journal.entries) if entry.text.startswith("deal ")]
    forged = Journal(journal.header)
    for n, entry in enumerate(journal.entries):
        first, second, *rest = entry.text.split()[1:] if n == deals[0] else ("", "")
        forged.add(Entry(entry.who, " ".join(["deal", second, first, *rest])) if n == deals[0] else entry)
    found = verify(forged.text())
    assert found.verdict == "forged"
    assert found.first_bad is not None
    assert found.first_bad.check == "draws"


def fair_table(seats: int, finish: bool = False) -> Table:
    """A table with verifiable chance in the middle of its first hand, or played to its end by traders."""
    table = parlour.open("pit", seats=seats, options={"target": 100})
    seated = {seat: bots.find("normal", "pit") for seat in range(seats)}
    play_on(table, seated, {seat: Random(seat) for seat in seated}, None if finish else 1)
    return table
