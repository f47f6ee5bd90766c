"""F4: the dice are dice. Draws are dealt as at a table, with fixed secrets, and counted."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from parlour.chance.committed import CommittedDealer
from parlour.core.moves import Draw
from tests.table.chi_square import statistic, tail
from tests.table.honest import secret_of

LEAST = 1e-6
TWO_DICE = Draw("dice", tuple(range(1, 7)), 2, "")
SPIDER = Draw("spider", range(2520), 1, "")
PACK = Draw("pack", tuple(range(16)), 16, "", returns=False)


class Biased(CommittedDealer):
    """A planted fault: the rest of a division, whatever favours small numbers."""

    bits = 8

    def deal(self, draw: Draw) -> list[int] | None:
        assert self.secret is not None
        message = f"{self.protocol.opening}|{self.protocol.nonces}|{self.protocol.draw()}|0".encode()
        output = list(hmac.new(self.secret, message, hashlib.sha256).digest())
        return draw.pick(lambda n: output.pop() % 2**self.bits % n)


class VeryBiased(Biased):
    bits = 4


def dealt(dealer: CommittedDealer, draw: Draw, times: int) -> Counter[tuple[int, ...]]:
    dealer.begin(hashlib.sha256(draw.what.encode()).hexdigest())
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        values = dealer.deal(draw)
        assert values is not None
        counts[tuple(values)] += 1
    return counts


def chance_of_throws(dealer: CommittedDealer, draw: Draw, times: int) -> float:
    """How likely it is that equal outcomes are counted so unequally."""
    counts = dealt(dealer, draw, times)
    cells = [counts[tuple(draw.outcome(n))] for n in range(draw.outcomes())]
    assert sum(cells) == times
    return tail(statistic(cells), len(cells) - 1)


def chance_of_faces(dealer: CommittedDealer, draw: Draw, times: int) -> float:
    """The same for single faces, whichever throw they were in."""
    faces: Counter[int] = Counter()
    for values, count in dealt(dealer, draw, times).items():
        for value in values:
            faces[value] += count
    return tail(statistic([faces[face] for face in draw.faces]), len(draw.faces) - 1)


def chance_of_places(dealer: CommittedDealer, draw: Draw, times: int) -> float:
    """The same for a pack: every card at every place. Rows and columns are fixed, hence the factor and (n - 1)²."""
    size = draw.count
    places: Counter[tuple[int, int]] = Counter()
    for values, count in dealt(dealer, draw, times).items():
        for place, card in enumerate(values):
            places[place, card] += count
    cells = [places[place, card] for place in range(size) for card in range(size)]
    return tail(statistic(cells) * (size - 1) / size, (size - 1) ** 2)


def test_the_tail_is_that_of_the_tables() -> None:
    assert tail(3.841459, 1) == pytest.approx(0.05, abs=1e-7)
    assert tail(18.307038, 10) == pytest.approx(0.05, abs=1e-7)
    assert tail(49.801850, 35) == pytest.approx(0.05, abs=1e-6)
    assert tail(2.0, 2) == pytest.approx(0.36787944, abs=1e-8)
    assert tail(100, 35) < 1e-7
    assert tail(10, 35) > 0.9999


@pytest.mark.parametrize("secret", range(3))
def test_two_dice_are_dice(secret: int) -> None:
    assert chance_of_throws(CommittedDealer(secret_of(secret)), TWO_DICE, 20_000) >= LEAST
    assert chance_of_faces(CommittedDealer(secret_of(secret)), TWO_DICE, 20_000) >= LEAST


def test_a_spinner_of_2520_places_is_even() -> None:
    assert chance_of_throws(CommittedDealer(secret_of("spider")), SPIDER, 60_000) >= LEAST


def test_every_card_is_equally_likely_at_every_place_of_a_pack() -> None:
    assert chance_of_places(CommittedDealer(secret_of("pack")), PACK, 6_000) >= LEAST


def test_a_biased_mapping_is_caught() -> None:
    assert chance_of_throws(VeryBiased(secret_of(0)), TWO_DICE, 20_000) < LEAST
    assert chance_of_faces(VeryBiased(secret_of(0)), TWO_DICE, 20_000) < LEAST
    assert chance_of_places(VeryBiased(secret_of("pack")), PACK, 6_000) < LEAST


@pytest.mark.soak
def test_a_million_draws_of_each_kind_are_even() -> None:
    million = 1_000_000
    assert chance_of_throws(CommittedDealer(secret_of(0)), TWO_DICE, million) >= LEAST
    assert chance_of_faces(CommittedDealer(secret_of(0)), TWO_DICE, million) >= LEAST
    assert chance_of_throws(CommittedDealer(secret_of("spider")), SPIDER, million) >= LEAST
    assert chance_of_places(CommittedDealer(secret_of("pack")), PACK, million) >= LEAST


@pytest.mark.soak
def test_in_a_million_draws_the_rest_of_a_byte_is_caught() -> None:
    assert chance_of_throws(Biased(secret_of(0)), TWO_DICE, 1_000_000) < LEAST
    assert chance_of_faces(Biased(secret_of(0)), TWO_DICE, 1_000_000) < LEAST
