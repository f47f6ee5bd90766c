"""Every refusal is provoked somewhere, with code, clause and what can be done instead; nothing changes by it."""

from __future__ import annotations

import re
from typing import Any

import pytest

import parlour
from parlour.core.refusals import Reason, Refused
from parlour.games.finance import reasons
from parlour.table.table import Table
from parlour.testing import play
from tests.games.finance.test_auction import boomtown
from tests.games.finance.test_deals import MAINLINE, riding
from tests.games.finance.test_jail import prisoner
from tests.games.finance.test_sharing import HELD, THREE_ONE, TWO_TWO, pact
from tests.games.finance.town import AFTER, EXPERIENCED, OVER, at, owing, seen, stops


def owned_but(*leases: str) -> list[str]:
    return [lease for lease in seen(at()).stacked() if lease not in leases]


def sharing_cases() -> list[tuple[Reason, Table, str]]:
    shared = at(leases=THREE_ONE, state=pact({"A": 60, "B": 40}))
    open_set = at(leases=THREE_ONE)
    deal = at({"A": {"cash": 70}}, leases=TWO_TWO, utility_deals=True)
    mortgaged: dict[str, Any] = {"leases": TWO_TWO, "mortgaged": ["Santa Fe R.R."], "utility_deals": True}
    indebted = at({"B": {"cash": 0, "owes": 5}}, leases=THREE_ONE, bank_debt="carry")
    return [
        (reasons.SHARE_WHAT, open_set, "A share wall: A 60, B 40"),
        (reasons.SHARE_FORM, open_set, "A share railroads under A: A 60, B 40; nothing"),
        (reasons.SHARE_OWNERS, open_set, "C share railroads: A 60, B 40"),
        (reasons.SHARE_TWICE, shared, "A share railroads: A 60, B 40"),
        (reasons.SHARE_SUM, open_set, "A share railroads: A 60, B 41"),
        (reasons.SHARE_HOLDER, deal, "A share railroads under C: A 60, B 40; nothing"),
        (reasons.SHARE_MONEY, deal, "A share railroads under A: A 60, B 40; B gets 99"),
        (
            reasons.SHARE_MORTGAGED,
            at(**mortgaged, mortgage_on_transfer="must_redeem"),
            "A share railroads under A: A 60, B 40; nothing",
        ),
        (reasons.SHARE_IN_DEBT, indebted, "A share railroads: A 60, B 40"),
        (reasons.NOT_SHARED, open_set, "A end sharing railroads"),
        (reasons.MORTGAGE_HANDED_OVER, at(**HELD), "B mortgage Santa Fe R.R."),
        (reasons.OFFER_BOUND, at(**HELD), "A offer C: Santa Fe R.R. for 5"),
    ]


def offer_cases() -> list[tuple[Reason, Table, str]]:
    some = at({"B": {"cash": 300}}, {"A": ["Rubeville"], "B": ["Boomtown"]})
    stale = at({"B": {"cash": 400}}, leases={"A": ["Rubeville"], "C": ["Broadway"]})
    play(stale, "A offer B: Rubeville for 400", "C offer B: Broadway for 5", "B accept 2")
    interest = at({"B": {"cash": 20}}, {"A": ["Broadway"]}, mortgaged=["Broadway"], mortgage_on_transfer="interest_now")
    play(interest, "A offer B: Broadway for 10")
    stopping = at()
    play(stopping, "A propose to stop")
    owner = at(leases={"A": ["wayback"], "B": ["Broadway"]}, houses={"wayback": (1, 0)}, house_owners=True)
    rides = at(
        leases={"A": ["Chevy Chase"], "B": ["Main Line"]}, free_rides=True, state=riding(3, MAINLINE, ["Main Line"])
    )
    must = at(leases={"A": ["Broadway"]}, mortgaged=["Broadway"], mortgage_on_transfer="must_redeem")
    debt = owing("A", 500, "B", players={"A": {"cash": 50}}, leases={"A": ["Broadway"]}, debtor_sales=True)
    tired = owing("A", 500, "B", players={"A": {"cash": 50}}, leases={"A": ["Broadway"]}, debtor_sales=True)
    for number in (1, 2, 3):
        play(tired, "A offer C: Broadway for 5", f"C decline {number}")
    return [
        (reasons.OFFER_NO_PARTNER, some, "A offer A: Rubeville for 5"),
        (
            reasons.OFFER_IN_DEBT,
            at({"A": {"cash": 0, "owes": 5}}, {"A": ["Rubeville"]}, bank_debt="carry"),
            "A offer B: Rubeville for 5",
        ),
        (reasons.OFFER_NOT_YOURS, some, "A offer B: Boomtown for 5"),
        (reasons.OFFER_NOT_THEIRS, some, "A offer B: 5 for Broadway"),
        (reasons.OFFER_HOUSES, at(leases={"A": ["wayback"]}, houses={"wayback": 1}), "A offer B: Wayback for 5"),
        (reasons.OFFER_MORTGAGED, must, "A offer B: Broadway for 5"),
        (reasons.OFFER_HOUSE_OWNER, owner, "A offer B: 5 for Broadway"),
        (reasons.OFFER_RIDES, some, "A offer B: Rubeville for 1 ride on the wayback series"),
        (reasons.OFFER_RIDES_FOR, rides, "A offer B: Chevy Chase for 1 ride on the wayback series"),
        (reasons.OFFER_RIDES_CAP, rides, "A offer B: Chevy Chase for 3 rides on the mainline series"),
        (reasons.OFFER_NO_LEASE, some, "A offer B: 5 for nothing"),
        (reasons.OFFER_ONE_SIDED, some, "A offer B: Rubeville for nothing"),
        (reasons.OFFER_CASH, some, "A offer B: 1001 for Boomtown"),
        (reasons.OFFER_THEIR_CASH, some, "A offer B: Rubeville for 301"),
        (reasons.OFFER_BOTH_CASH, some, "A offer B: 5 + Rubeville for 5"),
        (reasons.OFFER_DEBTOR_SELLS, debt, "A offer C: Broadway for nothing"),
        (reasons.OFFER_TOO_OFTEN, tired, "A offer C: Broadway for 5"),
        (reasons.NO_SUCH_OFFER, some, "A accept 7"),
        (reasons.NOT_YOUR_OFFER, some, "A withdraw 7"),
        (reasons.NO_COUNTER, stopping, "B counter 1: 5 for 6"),
        (reasons.TRADE_CHANGED, stale, "B accept 1"),
        (reasons.TRADE_INTEREST, interest, "B accept 1"),
        (
            reasons.DEBT_COVERED,
            owing("A", 60, "B", players={"A": {"cash": 50}}, leases={"A": ["Broadway"]}, debtor_sales=True),
            "A give up",
        ),
    ]


def building_cases() -> list[tuple[Reason, Table, str]]:
    some = at(
        leases={"A": ["Rubeville", "railroads", "goldberg"], "B": ["Boomtown"]},
        houses={"goldberg": (1, 1, 0)},
        mortgaged=["Rubeville"],
    )
    full = {"sylvan": 5, "boomtown": 5, "wall": (1, 1)}
    drained = at(leases={"A": ["wayback"], "B": list(full)}, houses=full, house_supply=32)
    return [
        (reasons.BUILD_NO_STREET, some, "A build Santa Fe R.R."),
        (reasons.BUILD_SERIES, some, "A build Rubeville"),
        (reasons.BUILD_MORTGAGED, at(leases={"A": ["wayback"]}, mortgaged=["Wayback"]), "A build Rubeville"),
        (reasons.BUILD_FULL, at(leases={"A": ["wayback"]}, houses={"wayback": 5}), "A build Wayback"),
        (reasons.BUILD_UNEVEN, some, "A build Goldberg Square"),
        (reasons.BUILD_NONE_LEFT, drained, "A build Wayback"),
        (reasons.BUILD_CASH, at({"A": {"cash": 49}}, {"A": ["wayback"]}), "A build Wayback"),
        (
            reasons.BUILD_IN_DEBT,
            at({"A": {"cash": 0, "owes": 5}}, {"A": ["wayback"]}, bank_debt="carry"),
            "A build Wayback",
        ),
        (reasons.TEAR_NOTHING, some, "A tear down Rubeville"),
        (reasons.TEAR_NOT_YOURS, some, "A tear down Boomtown"),
        (reasons.TEAR_UNEVEN, at(leases={"A": ["wayback"]}, houses={"wayback": (2, 1)}), "A tear down Rubeville"),
        (reasons.MORTGAGE_NOT_YOURS, some, "A mortgage Boomtown"),
        (reasons.MORTGAGE_TWICE, some, "A mortgage Rubeville"),
        (reasons.MORTGAGE_HOUSES, some, "A mortgage Epstein Road"),
        (reasons.REDEEM_NOT_YOURS, some, "A redeem Boomtown"),
        (reasons.REDEEM_NOT_MORTGAGED, some, "A redeem Santa Fe R.R."),
        (reasons.REDEEM_CASH, at({"A": {"cash": 5}}, {"A": ["Wayback"]}, mortgaged=["Wayback"]), "A redeem Wayback"),
    ]


def jail_cases() -> list[tuple[Reason, Table, str]]:
    houses: dict[str, Any] = {"leases": {"A": ["commonwealth"]}, "houses": {"commonwealth": 3}}
    keeping = prisoner(0, (2, 3), **houses, house_owners=True)
    play(keeping, "A throw")
    insured = at({"A": {"at": 22}}, jail_insurance=True)
    play(insured, "A insure the corner")
    return [
        (reasons.NOT_IN_JAIL, at(), "A pay 50"),
        (reasons.JAIL_FEE, prisoner(0, mine={"cash": 5}), "A pay 50"),
        (reasons.JAIL_FEE_OVER, prisoner(2), "A pay 50"),
        (reasons.JAIL_THREE_THROWS, prisoner(0, **houses, house_owners=True), "A pay 50"),
        (reasons.KEEP_OR_THROW, keeping, "A end"),
        (reasons.NO_INSURANCE, at(), "A insure the corner"),
        (reasons.INSURE_BEFORE, at({"A": {"at": 22}}, jail_insurance=True), "B insure the corner"),
        (reasons.INSURED_ALREADY, insured, "A insure the corner"),
        (reasons.INSURANCE_RANGE, at({"A": {"at": 0}}, jail_insurance=True), "A insure the corner"),
        (reasons.INSURANCE_HOUSE_OWNER, at({"A": {"at": 22}}, **houses, **EXPERIENCED), "A insure the corner"),
        (reasons.INSURANCE_CASH, at({"A": {"at": 22, "cash": 24}}, jail_insurance=True), "A insure the corner"),
        (reasons.CUT_NOW, stops(22, (2, 4), jail_insurance=True), "A throw"),
    ]


def provoked() -> list[tuple[Reason, Table, str]]:
    """A table and an answer for every reason there is."""
    resting = at(state={"standing": []})
    leaving = boomtown()
    play(leaving, "B bid 80", "B resign", "A leave")
    early: dict[str, Any] = {"early_sale": "auctioneer", "auctioneer": "player", "state": {"auctioneer": "A"}}
    riding_now = stops(26, (2, 3), leases={"B": ["mainline"]}, free_rides=True, state=riding(1, MAINLINE))
    claims = [{"owner": "B", "visitor": "C", "lease": "Santa Fe R.R.", "amounts": [0, 60, 0, 0]}]
    selling = stops(11, (2, 3), mover="D", leases={"B": ["Santa Fe R.R."]}, state={"claims": claims}, forgetters=True)
    forgetful = stops(14, (2, 2), mover="C", leases={"B": ["Easy Street"]}, forgetters=True)
    asked = stops(14, (2, 2), leases={"B": ["Easy Street"]}, passing="B", double_rent=True)
    return [
        (reasons.OUT_OF_TURN, riding_now, "B pass"),
        (reasons.THROW_FOR_FIRST, parlour.open("finance", seats=2), "A pass"),
        (reasons.THROW_NOT_YOURS, at(), "B throw"),
        (reasons.END_NOT_YOURS, at(), "A end"),
        (reasons.MOVER_GOES_ON, at(), "A pass"),
        (reasons.NOT_IN_WINDOW, at(), "A bid 5"),
        (reasons.PASS_STANDS, at(), "A rest"),
        (reasons.NO_PASS_STANDS, resting, "A resume"),
        (reasons.LEAVING, leaving, "B resign"),
        (reasons.BID_OR_HOLD, boomtown(), "B pass"),
        (reasons.BID_TOO_LOW, boomtown(), "B bid 4"),
        (reasons.BID_STEP, boomtown(bid_multiple_of_five=True), "B bid 7"),
        (reasons.BID_CASH, boomtown(), "B bid 1001"),
        (reasons.BID_OWN, leaving, "B bid 100"),
        (
            reasons.BID_HOUSE_OWNER,
            boomtown(leases={"B": ["wayback"]}, houses={"wayback": 1}, house_owners=True),
            "B bid 5",
        ),
        (reasons.SALE_LEFT, leaving, "A leave"),
        (reasons.BID_IN_DEBT, boomtown(players={"B": {"cash": 0, "owes": 5}}, bank_debt="carry"), "B bid 5"),
        (reasons.NOT_AUCTIONEER, at(**early), "B sell early"),
        (reasons.NO_EARLY_SALE, at(**early), "A sell early"),
        (reasons.NO_INCOME, at(forgetters=True), "A collect"),
        (reasons.NO_CLAIM, forgetful, "B claim D for Easy Street"),
        (reasons.CLAIM_WAITS, selling, "B claim C for Santa Fe R.R."),
        (reasons.CLAIM_NOT_DOUBLE, forgetful, "B claim single C for Easy Street"),
        (reasons.RENT_CHOOSE, asked, "B pass"),
        (reasons.RENT_NOT_DOUBLE, asked, "B take single"),
        (reasons.RIDE_OR_PAY, riding_now, "A pass"),
        (
            reasons.THROW_FOR_RENT,
            stops(22, (4, 5), "CH07", leases={"B": ["utilities"]}, utility_card_dice="new_throw"),
            "A pass",
        ),
        (reasons.SETTLE, owing("A", 60, "B", players={"A": {"cash": 50}}, leases={"A": ["Broadway"]}), "A end"),
        *sharing_cases(),
        *offer_cases(),
        *building_cases(),
        *jail_cases(),
    ]


CASES = {reason.code: (reason, table, line) for reason, table, line in provoked()}


@pytest.mark.parametrize("code", list(CASES))
def test_each_refusal_says_its_code_its_clause_and_what_to_do(code: str) -> None:
    reason, table, line = CASES[code]
    seat, text = line.split(" ", 1)
    before = table.position(), table.record()
    with pytest.raises(Refused) as refused:
        table.act(seat, text)
    assert (refused.value.code, refused.value.clause) == (reason.code, reason.clause)
    assert (table.position(), table.record()) == before
    assert not re.search(r"[{}]|  |None", refused.value.text)


def test_every_reason_is_provoked() -> None:
    known = {value.code for value in vars(reasons).values() if isinstance(value, Reason)}
    assert set(CASES) == known


@pytest.mark.clause("FIN-034", "FIN-R06", "FIN-050", "FIN-091", "FIN-R34")
@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("B bid 4", "Bid $5 or more"),
        ("B bid 1001", "You can bid $1,000 at most"),
        ("B bid -5", "Bid $5 or more"),
        ("B bid 9999999999", "You can bid $1,000 at most"),
    ],
)
def test_a_bad_bid_is_told_what_would_do(line: str, says: str) -> None:
    seat, text = line.split(" ", 1)
    with pytest.raises(Refused, match=re.escape(says)):
        boomtown().act(seat, text)


@pytest.mark.parametrize(
    "text",
    [
        "share railroads: A 60",
        "share railroads: A sixty, B 40",
        "share railroads: A 60, A 40",
        "share railroads under A: A 60, B 40; B has 5",
        "offer B: 3 rides on the moon for 5",
        "offer B: 5 + 5 for Boomtown",
        "offer G: 5 for Boomtown",
        "build Atlantis",
    ],
)
def test_what_is_no_term_of_a_deal_is_not_understood(text: str) -> None:
    table = at(leases=THREE_ONE)
    before = table.position()
    with pytest.raises(Refused):
        table.act("A", text)
    assert table.position() == before


@pytest.mark.clause("FIN-045", "FIN-062", "FIN-121")
@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("A build Easy Street", "you lack Boomtown and Rickety Row."),
        ("A pay 50", "You can pay to leave Jail only in your own turn there, before you roll."),
        ("A insure the corner", "You can insure only in your own turn, before you roll."),
    ],
)
def test_who_cannot_is_told_what_is_lacking_or_when_he_could(line: str, says: str) -> None:
    table = at({"A": {"at": 20, "jail": 0}}, {"A": ["Easy Street"]}, above=AFTER, turn=OVER, jail_insurance=True)
    with pytest.raises(Refused, match=re.escape(says)):
        table.act("A", line[2:])
