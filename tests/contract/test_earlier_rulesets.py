"""Earlier rulesets: their records replay to the last character, and only under the ruleset they were played by."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import parlour
from parlour.chance.dealers import SeededDealer
from parlour.core.record import read_journal
from parlour.core.refusals import BadData
from parlour.core.registry import Game, earlier_rulesets, find, slugs
from parlour.core.rulebook import Rulebook
from parlour.records.replay import replay_journal, walk_on
from parlour.table import library
from parlour.table.table import Table
from parlour.testing import play, refusal
from tests.games.corner_the_market.board import in_pit, player

FOLDER = Path(__file__).parents[1] / "rulesets"
"""One folder for each earlier ruleset, with records that were written when it was the current one."""
EARLIER = [(slug, version) for slug in slugs() for version in earlier_rulesets(slug)]
RECORDS = sorted(FOLDER.glob("*/*.record"))
CORNER = ("corner-the-market", 1)


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def rule_texts(rulebook: Rulebook) -> list[str]:
    return [clause.text for clause in rulebook.clauses] + [ruling.ruling for ruling in rulebook.rulings]


def under(game: Game, table: Table, start: object, seed: int) -> Table:
    """Return a new table like another one, under another ruleset of its game, from the start or at a position."""
    assert start is None or isinstance(start, dict)
    dealer = SeededDealer(seed)
    return Table(game, library.rulebook_of(game), table.edition, table.options, table.names, dealer, start)


def test_each_earlier_ruleset_has_records_and_no_others_are_here() -> None:
    assert {path.parent.name for path in RECORDS} == {f"{slug}-{version}" for slug, version in EARLIER}
    assert CORNER in EARLIER


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_of_an_earlier_ruleset_replays_to_the_same_text(path: Path) -> None:
    table = parlour.replay(text_of(path))
    assert f"{table.game.slug}-{table.game.earlier_ruleset}" == path.parent.name
    assert table.record() == text_of(path)
    outcome = table.outcome()
    assert outcome is not None
    assert path.stem.startswith(outcome.reason)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_current_rules_do_not_allow_the_same_moves(path: Path) -> None:
    """Otherwise the record shows nothing of its ruleset."""
    table = parlour.replay(text_of(path))
    assert isinstance(table.dealer, SeededDealer)
    now = under(find(table.game.slug), table, table.journal.header.get("start"), table.dealer.seed)
    with pytest.raises(BadData):
        for _table in walk_on(now, table.journal):
            pass


@pytest.mark.parametrize(("name", "version"), EARLIER)
def test_an_earlier_ruleset_has_the_rulebook_of_its_version(name: str, version: int) -> None:
    game = library.game_under(name, version)
    then, now = library.rulebook_of(game), library.rulebook(name)
    assert (then.version, game.slug) == (version, name)
    assert version < now.version
    assert then.ids() == now.ids()
    assert rule_texts(then) != rule_texts(now)


def test_a_table_of_an_earlier_ruleset_is_pickled_and_copied_with_it() -> None:
    table = parlour.replay(text_of(RECORDS[0]))
    for twin in (pickle.loads(pickle.dumps(table)), table.copy()):
        assert twin.game is table.game
        assert twin.rulebook is table.rulebook
        assert twin.record() == table.record()
    assert pickle.loads(pickle.dumps(table.game)) is find(*CORNER)


def test_a_record_of_a_ruleset_that_is_not_here_says_which_there_are() -> None:
    journal = read_journal(text_of(RECORDS[0]))
    ruleset = journal.header["ruleset"]
    assert isinstance(ruleset, dict)
    ruleset["version"] = 9
    with pytest.raises(BadData, match="ruleset 9 of this game; this Parlour knows ruleset 1 and 2"):
        replay_journal(journal)
    with pytest.raises(BadData, match="this Parlour has no ruleset 9 of 'corner-the-market'"):
        find("corner-the-market", 9)


@pytest.mark.clause("CTM-R65")
def test_ctm_r65_of_ruleset_1_leaves_an_offer_open_whose_goods_are_gone() -> None:
    """A sells the only Sugar to B. Under ruleset 1 C is still asked about the offer of it, and cannot accept."""
    for ruleset, is_open in ((find(*CORNER), True), (find("corner-the-market"), False)):
        begun = in_pit("Coffee 4", player(Sugar=1, Hides=1), player(), player(), player())
        table = under(ruleset, begun, begun.position(), 1)
        play(table, "B pass", "C pass", "D pass")
        play(
            table,
            "A offer B: 1 Sugar for 800",
            "A offer C: 1 Sugar for 700",
            "A offer D: 1 Hides for 600",
            "B accept 1",
        )
        assert (table.ask("C") is not None) is is_open
        assert refusal(table, "C accept 2").code == ("offer/not_there" if is_open else "turn/not_yours")
