"""What has been learnt is kept in a file, and sits down as a bot."""

from __future__ import annotations

import hashlib
import io
import json
import pickle
import zipfile
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import bots
from parlour.bots.loading import load, make, name_of
from parlour.bots.playing import play_on, seat_rng
from parlour.core.registry import find
from parlour.envs.game_config import Episode, GameConfig
from parlour.envs.gymnasium import SeatEnv
from parlour.envs.learner import PolicyBot, policy_bot
from parlour.envs.policy import MAX_BYTES, Policy
from parlour.lab.simulate import simulate
from parlour.testing import seat_counts
from tests.envs.policies import by_hand, by_lot

THRIFTY = {
    "buy": 8.0,
    "accept {number}": -30.0,
    "bid {amount}": -30.0,
    "counter {number}: {give} for {get}": -30.0,
    "mortgage {vessel}": -30.0,
    "offer {to}: {give} for {get}": -30.0,
    "resign": -30.0,
}
"""Buys what it comes by, and trades with nobody."""
KNOWN = {
    "corner-the-market": ("8d246f67fff6f8f4", "9fd33785"),
    "finance": ("f8d25a8c114f28bf", "d17724c6"),
    "mariners-compass": ("3284f7cf9eaf15bc", "8ca2b837"),
    "monopolist": ("01cd6096647bc5d3", "63087e56"),
    "pit": ("f4d5804eefb3d55b", "ce3963c3"),
    "ten-up": ("b011671246585cb3", "227af334"),
    "weigh-anchor": ("17c71c3c570d2532", "bfe11d35"),
}
"""The mark of each encoding that policies have been learnt with, and a digest of what the first seat sees at the start.
"""


def test_a_file_holds_the_whole_policy(slug: str, tmp_path: Path) -> None:
    policy = by_lot(slug)
    policy.bend, policy.greedy, policy.options = "relu", True, dict(find(slug).brief)
    policy.save(tmp_path / "learnt.npz")
    read = Policy.read(tmp_path / "learnt.npz")
    facts = [(p.game, p.seats, p.mark, p.bend, p.greedy, p.options) for p in (policy, read)]
    assert facts[0] == facts[1]
    for ours, its in zip(policy.layers, read.layers, strict=True):
        assert np.array_equal(ours[0], its[0])
        assert np.array_equal(ours[1], its[1])
    episode = Episode(GameConfig(slug), 3)
    seen = episode.encoding.observe(episode.views[episode.seat], episode.answering)
    assert np.array_equal(policy.likely(seen, [4, 0, 7]), read.likely(seen, [4, 0, 7]))


def test_what_is_likely_is_what_the_layers_say() -> None:
    weights = [np.array([[1, -1], [2, 0]], np.float32), np.array([[1, 1], [0, 1], [1, 0]], np.float32)]
    added = [np.array([0, -1], np.float32), np.array([0, 0, 5], np.float32)]
    layers = list(zip(weights, added, strict=True))
    seen = np.array([1, 2], np.float32)
    hidden = {"tanh": np.tanh([-1, 1]), "relu": np.array([0, 1])}
    for bend, (first, second) in hidden.items():
        odds = np.exp([first + second, second])
        policy = Policy("ten-up", 2, "", layers, bend)
        assert policy.likely(seen, [0, 1]) == pytest.approx(odds / odds.sum(), rel=1e-5)
        assert policy.likely(seen, [2]) == pytest.approx([1])


def test_its_answers_are_legal_in_every_game(slug: str) -> None:
    """The table refuses whatever is not asked for; sights are taken at every step of an answer."""
    seats = seat_counts(slug)[-1]
    bot = type("Any", (PolicyBot,), {"name": "any", "game": slug, "policy": by_lot(slug, seats)})
    table = parlour.open(slug, seats=seats, seed=4)
    assert play_on(table, {n: bot() for n in range(seats)}, {n: seat_rng(4, n) for n in range(seats)}, 150) > 20


def test_it_answers_by_its_view_alone() -> None:
    """In Pit two tables that a seat cannot tell apart are answered alike."""
    table = parlour.open("pit", seats=4, seed=2)
    table.asks()
    policy = by_lot("pit", 4)
    bot = type("Any", (PolicyBot,), {"name": "any", "game": "pit", "policy": policy})
    answers = []
    for deal in range(6):
        twin = parlour.at(table.position_for(1, Random(deal)))
        ask = twin.ask(1)
        assert ask is not None
        answers.append([twin.show(bot().choose(twin.view(1), ask, Random(n))) for n in range(10)])
    assert all(each == answers[0] for each in answers)
    assert len(set(answers[0])) > 1


def test_one_made_by_hand_beats_random_in_the_lab(tmp_path: Path) -> None:
    by_hand("weigh-anchor", 2, THRIFTY).save(tmp_path / "thrifty.npz")
    found = simulate("weigh-anchor", 80, [f"policy:{tmp_path}/thrifty.npz", "random"], 1, options={"turn_limit": 20})
    shares = {share.name: share for share in found.by_bot}
    assert shares["thrifty"].won > shares["random"].won + 20


def test_a_greedy_one_takes_the_likeliest_step() -> None:
    policy = by_hand("weigh-anchor", 2, {"decline": 1.0})
    policy.greedy = True
    bot = type("Sure", (PolicyBot,), {"name": "sure", "game": "weigh-anchor", "policy": policy})
    table = parlour.open("weigh-anchor", seats=2, seed=1)
    bots_there = {n: bot() for n in range(2)}
    play_on(table, bots_there, {n: seat_rng(1, n) for n in range(2)}, 200)
    said = [line.text for line in table.moves() if line.who != "*"]
    assert "decline" in said
    assert "buy" not in said


def test_a_seat_of_the_environment_plays_against_it(tmp_path: Path) -> None:
    by_lot("ten-up", 2).save(tmp_path / "any.npz")
    env = SeatEnv("ten-up", 2, bots=f"policy:{tmp_path}/any.npz", max_cycles=40)
    seen, _info = env.reset(seed=1)
    for _ in range(40):
        seen, *_rest = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert {seat for seat, _action in env.episode.answers} == {0, 1}


def test_a_bot_brought_along_is_found_by_its_name(tmp_path: Path) -> None:
    by_lot("ten-up", 3).save(tmp_path / "file.npz")
    place = f"policy:{tmp_path}/file.npz"
    assert name_of(place) == "file"
    try:
        load([("mine", place), ("mine", place)])
        assert "mine" in bots.names("ten-up")
        assert "mine" not in bots.names("pit")
        assert bots.find("mine", "ten-up").game == "ten-up"
        with pytest.raises(parlour.BadData, match="no bot 'mine' plays pit"):
            bots.find("mine", "pit")
        with pytest.raises(parlour.BadData, match="already"):
            load([("normal", place)])
        by_lot("ten-up", 2).save(tmp_path / "other.npz")
        with pytest.raises(parlour.BadData, match="two bots"):
            load([("mine", f"policy:{tmp_path}/other.npz")])
    finally:
        bots.unregister("mine")
    assert "mine" not in bots.names("ten-up")


def test_a_table_it_has_not_learnt_is_refused(tmp_path: Path) -> None:
    by_lot("ten-up", 2).save(tmp_path / "two.npz")
    place = f"policy:{tmp_path}/two.npz"
    with pytest.raises(parlour.BadData, match="for 2, not 3"):
        simulate("ten-up", 1, [place], 1, seats=3)
    with pytest.raises(parlour.BadData, match="plays ten-up, not pit"):
        make(place, "pit")
    edition = parlour.open("ten-up").edition
    names = edition.names | {"colour": ["mauve", *edition.names["colour"][1:]]}
    with pytest.raises(parlour.BadData, match="another board"):
        make(place, "ten-up").must_fit(type(GameConfig("ten-up").encoding.lexicon)(names, 2))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "parlour policy 9"}, "format"),
        ({"game": "chess"}, "chess"),
        ({"game": "pit"}, "another encoding"),
        ({"seats": 99}, "seats"),
        ({"encoding": "0123"}, "another encoding"),
        ({"bend": "knee"}, "knee"),
        ({"greedy": 3}, "greedy"),
        ({"layers": 9}, "weights2"),
        ({"layers": 1}, "layers do not lead"),
        ({"options": []}, "options"),
        ({"more": 1}, "more"),
    ],
)
def test_a_file_that_says_something_else_is_refused(change: dict[str, Any], said: str, tmp_path: Path) -> None:
    by_lot("ten-up", 3).save(tmp_path / "good.npz")
    with np.load(tmp_path / "good.npz") as archive:
        arrays = {name: archive[name] for name in archive.files}
    header = json.loads(bytes(arrays["header"])) | change
    arrays["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
    np.savez(tmp_path / "bad.npz", **arrays)
    with pytest.raises(parlour.BadData, match=said):
        Policy.read(tmp_path / "bad.npz")


def test_a_damaged_file_is_refused_wherever_it_is_damaged(tmp_path: Path) -> None:
    """Either it is noticed, or the bytes do not matter and the policy is the same."""
    policy = by_lot("ten-up", 2, width=2)
    file = tmp_path / "good.npz"
    policy.save(file)
    whole = file.read_bytes()
    rng = Random(1)
    refused = 0
    for n in range(120):
        broken = bytearray(whole)
        if n % 3:
            broken[rng.randrange(len(broken))] ^= 1 << rng.randrange(8)
        else:
            del broken[rng.randrange(len(broken)) :]
        file.write_bytes(broken)
        try:
            read = Policy.read(file)
        except parlour.BadData:
            refused += 1
        else:
            assert all(np.array_equal(ours[0], its[0]) for ours, its in zip(policy.layers, read.layers, strict=True))
    assert refused > 90


def test_what_is_no_policy_is_refused_and_never_run(tmp_path: Path) -> None:
    with pytest.raises(parlour.BadData, match="No such file"):
        policy_bot(str(tmp_path / "none.npz"))
    file = tmp_path / "odd.npz"
    for content in (b"", b"PK\x03\x04", pickle.dumps({"header": 1}), b"\x93NUMPY\x01\x00"):
        file.write_bytes(content)
        with pytest.raises(parlour.BadData, match="no policy of Parlour"):
            policy_bot(str(file))
    np.save(tmp_path / "lone.npy", np.zeros(3))
    with pytest.raises(parlour.BadData, match="no policy of Parlour"):
        Policy.read(tmp_path / "lone.npy")
    policy = by_lot("ten-up", 2)
    policy.layers[0][0][0, 0] = np.nan
    policy.save(file)
    with pytest.raises(parlour.BadData, match="weights0"):
        Policy.read(file)


@pytest.mark.parametrize("game", KNOWN)
def test_what_has_been_learnt_stays_good(game: str) -> None:
    """If not, every policy must be learnt anew: VERSION is counted up, and the changelog says so."""
    episode = Episode(GameConfig(game), 3)
    seen = episode.encoding.observe(episode.views[0], episode.answering)
    numbers = " ".join(f"{number:.3f}" for number in seen)
    assert (episode.encoding.mark(), hashlib.sha256(numbers.encode()).hexdigest()[:8]) == KNOWN[game]


def test_an_archive_that_grows_when_it_is_unpacked_is_refused(tmp_path: Path) -> None:
    """A few kilobytes of zeros, or a header that claims more than there is: neither is allocated."""
    file = tmp_path / "bomb.npz"
    with file.open("wb") as out:
        np.savez_compressed(out, header=np.zeros(MAX_BYTES + 1, np.uint8))
    assert file.stat().st_size < 200_000
    with pytest.raises(parlour.BadData, match="too large"):
        Policy.read(file)
    head = io.BytesIO()
    np.lib.format.write_array_header_1_0(head, {"descr": "<f4", "fortran_order": False, "shape": (10**12,)})
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("weights0.npy", head.getvalue())
    with pytest.raises(parlour.BadData, match="larger than its data"):
        Policy.read(file)
