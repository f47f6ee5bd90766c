"""Headroom: what better answers would gain over a bot, by play-outs."""

from __future__ import annotations

import pytest

from parlour.core.refusals import BadData
from parlour.lab.headroom import ExaminedGame, found_among, headroom, is_worse, summed_up


def test_the_luckiest_answer_is_judged_by_the_other_half_of_its_play_outs() -> None:
    lucky = [1.0, 0.0] * 50  # good in every first play-out of two, worth nothing in the others
    assert found_among([lucky]) == pytest.approx(0.0)
    good = [0.5, 0.5] * 50
    assert found_among([lucky, good]) == pytest.approx((0.0 + 0.5) / 2)
    assert found_among([[-0.1] * 100]) == 0.0
    assert found_among([]) == 0.0


def test_an_answer_is_dropped_when_it_is_clearly_worse_or_never_different() -> None:
    assert is_worse([0.0] * 50)
    assert is_worse([-1.0, 0.0] * 25)
    assert not is_worse([1.0, -1.0] * 25)
    assert not is_worse([1.0, 0.0] * 25)


def test_it_adds_up_for_one_seat_and_game() -> None:
    played = [ExaminedGame(40, 10, 0.01, 0.02), ExaminedGame(20, 6, 0.03, 0.06)]
    found = summed_up(played, seats=2, share=0.25)
    assert (found.games, found.examined, found.questions) == (2, 16, 15.0)
    assert found.found.mean == pytest.approx(0.02 / 0.25 / 2)
    assert found.bound.mean == pytest.approx(0.04 / 0.25 / 2)
    assert found.bound.low < found.bound.mean < found.bound.high


def test_a_random_player_could_gain_much_and_the_bound_is_above_what_is_found() -> None:
    found = headroom("monopolist", 2, 1, 2, 100, bot="random")
    assert found.examined > 10
    assert 0 < found.found.mean <= found.bound.mean


def test_an_interrupted_measurement_continues_with_the_same_result() -> None:
    stored: list[ExaminedGame] = []
    whole = headroom(
        "monopolist", 3, 4, 2, 100, share=0.2, progress=lambda played: stored.__setitem__(slice(None), played)
    )
    assert len(stored) == 3
    assert headroom("monopolist", 3, 4, 2, 100, share=0.2, before=stored[:2]) == whole


@pytest.mark.parametrize(
    ("games", "playouts", "share", "bot"),
    [
        (1, 200, 1.0, "normal"),
        (2, 99, 1.0, "normal"),
        (2, 200, 0.0, "normal"),
        (2, 200, 1.5, "normal"),
        (2, 200, 1.0, "nobody"),
    ],
)
def test_bad_settings_are_refused(games: int, playouts: int, share: float, bot: str) -> None:
    with pytest.raises(BadData):
        headroom("monopolist", games, 1, 2, playouts, share, bot)
