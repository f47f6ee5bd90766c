"""A forger who knows the secret, recomputes every hash, and tries everything that promises better luck.

Each forgery gives a record, the log of a player who saw the honest game (or None), and the first line that is wrong.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from parlour.records.replay import follow
from parlour.table.table import Table
from tests.table.honest import fair_table, nonces_of, open_all, play_on, pledge_all, secret_of, short_game

SIDES = 6


class Forgery(NamedTuple):
    record: str
    log: str | None
    line: int
    """The first line that is wrong; 0 where only the verdict can be known."""
    alone: str = "forged"
    """What the record without the log must be called."""


class Sheet:
    """A record taken apart, to be sealed again with fresh hashes."""

    def __init__(self, text: str) -> None:
        head, rest = text.split("\n\n", 1)
        self.header = head.split("\n")
        self.lines = [line.split(" ", 1)[1].rsplit("  #", 1)[0] for line in rest.splitlines()]

    def line(self, n: int) -> int:
        return len(self.header) + 2 + n

    def field(self, name: str) -> int:
        return next(n for n, row in enumerate(self.header) if row.startswith(name + ": "))

    def value(self, name: str) -> object:
        return json.loads(self.header[self.field(name)].split(": ", 1)[1])

    def change(self, name: str, value: object) -> None:
        self.header[self.field(name)] = f"{name}: {json.dumps(value, ensure_ascii=False)}"

    def draws(self) -> list[int]:
        return [n for n, line in enumerate(self.lines) if line.startswith("* spin ")]

    def sealed(self) -> str:
        head = "\n".join(self.header) + "\n\n"
        chain = hashlib.sha256(head.encode()).hexdigest()
        rows = []
        for n, line in enumerate(self.lines):
            chain = hashlib.sha256(f"{chain}\n{n + 1} {line}".encode()).hexdigest()
            rows.append(f"{n + 1} {line}  #{chain[:16]}\n")
        return head + "".join(rows)


def spins(sheet: Sheet, seed: int, shift: Callable[[int], int], biased: bool = False) -> list[str]:
    """Every spin of a record, dealt again with another counter or by a mapping that favours small numbers."""
    opening = hashlib.sha256(("\n".join(sheet.header) + "\n\n").encode()).hexdigest()
    mix = hashlib.sha256(b"").hexdigest()
    made: list[str] = []
    for line in sheet.lines:
        who, what = line.split(" ", 1)
        if what.startswith("nonce "):
            mix = hashlib.sha256(f"{mix}|{who}|{what[6:]}".encode()).hexdigest()
        elif what.startswith("spin "):
            message = f"{opening}|{mix}|{shift(len(made))}|0".encode()
            output = hmac.new(secret_of(seed), message, hashlib.sha256).digest()
            words = [output[i] if biased else int.from_bytes(output[4 * i : 4 * i + 4], "big") for i in range(2)]
            made.append("* spin " + " ".join(str(word % SIDES + 1) for word in words))
    return made


def dealt_again(seed: int, made: list[str], sheet: Sheet, at: list[int]) -> Forgery | None:
    """Some draws replaced; None if by chance nothing would change."""
    draws = sheet.draws()
    other = [k for k in at if sheet.lines[draws[k]] != made[k]]
    for k in at:
        sheet.lines[draws[k]] = made[k]
    return Forgery(sheet.sealed(), None, sheet.line(draws[other[0]])) if other else None


def honest_encoder(seed: int) -> Sheet:
    return Sheet(short_game(seed).record())


def changed_roll(seed: int) -> Forgery | None:
    sheet = honest_encoder(seed)
    n = Random(seed).choice(sheet.draws())
    values = [int(word) for word in sheet.lines[n].split(" ")[2:]]
    values[seed % 2] = values[seed % 2] % SIDES + 1
    sheet.lines[n] = f"* spin {values[0]} {values[1]}"
    return Forgery(sheet.sealed(), None, sheet.line(n))


def reused_counter(seed: int) -> Forgery | None:
    sheet = honest_encoder(seed)
    k = Random(seed).randrange(1, len(sheet.draws()))
    return dealt_again(seed, spins(sheet, seed, lambda number: number - 1), sheet, [k])


def omitted_draw(seed: int) -> Forgery | None:
    sheet = honest_encoder(seed)
    n = Random(seed).choice(sheet.draws()[:-1])
    del sheet.lines[n]
    return Forgery(sheet.sealed(), None, sheet.line(n))


def shifted_draws(seed: int) -> Forgery | None:
    sheet = honest_encoder(seed)
    k = Random(seed).randrange(len(sheet.draws()))
    return dealt_again(seed, spins(sheet, seed, lambda number: number + 1), sheet, list(range(k, len(sheet.draws()))))


def biased_mapping(seed: int) -> Forgery | None:
    sheet = honest_encoder(seed)
    made = spins(sheet, seed, lambda number: number, biased=True)
    return dealt_again(seed, made, sheet, list(range(len(made))))


def wrong_ruleset(seed: int) -> Forgery | None:
    """Of the same version, with other contents; or of another version, which only the pledges give away."""
    sheet = honest_encoder(seed)
    ruleset = sheet.value("ruleset")
    assert isinstance(ruleset, dict)
    line = sheet.field("ruleset") + 1
    if seed % 2:
        ruleset["content"] = hashlib.sha256(str(seed).encode()).hexdigest()
    else:
        ruleset["version"] += 1
        line = first_nonce(sheet)
    sheet.change("ruleset", ruleset)
    return Forgery(sheet.sealed(), None, line)


def changed_option(seed: int) -> Forgery | None:
    sheet = honest_encoder(seed)
    changes: list[dict[str, object]] = [
        {"turn_cap": 13},
        {"pole_exact": False, "turn_cap": 12},
        {"lead_value": "higher_arrow", "turn_cap": 12},
    ]
    sheet.change("options", changes[seed % 3])
    return Forgery(sheet.sealed(), None, first_nonce(sheet))


def swapped_seats(seed: int) -> Forgery | None:
    sheet = honest_encoder(seed)
    seats = sheet.value("seats")
    assert isinstance(seats, list)
    sheet.change("seats", seats[::-1])
    return Forgery(sheet.sealed(), None, first_nonce(sheet))


def another_secret(seed: int) -> Forgery | None:
    sheet = honest_encoder(seed)
    sheet.lines[-1] = f"* secret {secret_of(seed + 1).hex()}"
    return Forgery(sheet.sealed(), None, sheet.line(len(sheet.lines) - 1))


def postponed_nonce(seed: int) -> Forgery | None:
    """A fresh nonce is written after the draw it should have changed."""
    sheet = honest_encoder(seed)
    n = sheet.draws()[0]
    k = max(i for i in range(n) if " nonce " in sheet.lines[i])
    line = sheet.lines.pop(k)
    sheet.lines.insert(n, line)
    if spins(sheet, seed, lambda number: number)[0] == sheet.lines[n - 1]:
        return None  # the same spin by chance
    return Forgery(sheet.sealed(), None, sheet.line(n - 1))


def other_winner(seed: int) -> Forgery | None:
    sheet = honest_encoder(seed)
    n = len(sheet.lines) - 2
    words = sheet.lines[n].split(" ")
    words[3:-1] = ["B"] if words[3:-1] == ["A"] else ["A"]
    sheet.lines[n] = " ".join(words)
    return Forgery(sheet.sealed(), None, sheet.line(n))


def other_state(seed: int) -> Forgery | None:
    sheet = honest_encoder(seed)
    n = len(sheet.lines) - 2
    sheet.lines[n] = sheet.lines[n][:-64] + hashlib.sha256(b"").hexdigest()
    return Forgery(sheet.sealed(), None, sheet.line(n))


def swapped_commitment(seed: int) -> Forgery | None:
    """Another secret, with commitment, pledges and every draw to match: the file alone is flawless."""
    log = short_game(seed)
    table = fair_table(f"another {seed}")
    nonces = {letter: nonces_of(seed, letter) for letter in "AB"}
    pledge_all(table, nonces)
    open_all(table, nonces)
    play_on(table, nonces, Random(seed))
    return Forgery(table.record(), log.record(), Sheet(log.record()).field("chance") + 1, "sound")


def late_commitment(seed: int) -> Forgery | None:
    """The player was given no commitment until the nonces were known."""
    table = short_game(seed)
    log = Sheet(table.record())
    log.change("chance", {"kind": "verifiable"})
    log.lines = log.lines[: Random(seed).randrange(5, len(log.lines))]
    return Forgery(table.record(), log.sealed(), log.field("chance") + 1, "sound")


def missing_nonce(seed: int) -> Forgery | None:
    """A fresh nonce is left out, and the game played on without it."""
    honest = short_game(seed)
    fresh = [n for n, e in enumerate(honest.journal.entries) if n >= 4 and e.text.startswith("nonce ")]
    n = Random(seed).choice(fresh)
    table = as_far_as(honest, seed, n)
    play_on(table, {}, Random(seed))
    return Forgery(table.record(), honest.record(), Sheet(honest.record()).line(n), "sound")


def replaced_nonce(seed: int) -> Forgery | None:
    """The table pledges and opens nonces of its own in a player's name."""
    honest = short_game(seed)
    table = fair_table(seed)
    nonces = {"A": nonces_of(seed, "A"), "B": nonces_of(f"not {seed}", "B")}
    pledge_all(table, nonces)
    open_all(table, nonces)
    play_on(table, nonces, Random(seed))
    return Forgery(table.record(), honest.record(), Sheet(honest.record()).line(1), "sound")


def reordered_moves(seed: int) -> Forgery | None:
    """Two lines that both could come first: the nonces, or the pledges."""
    honest = short_game(seed)
    table = fair_table(seed)
    nonces = {letter: nonces_of(seed, letter) for letter in "AB"}
    back = dict(reversed(nonces.items()))
    pledge_all(table, back if seed % 2 else nonces)
    open_all(table, nonces if seed % 2 else back)
    play_on(table, nonces, Random(seed))
    return Forgery(table.record(), honest.record(), Sheet(honest.record()).line(0 if seed % 2 else 2), "sound")


def cut_off_end(seed: int) -> Forgery | None:
    """The end is left away; every second time the game is played to another one by a seat in league."""
    honest = short_game(seed)
    log = Sheet(honest.record())
    rng = Random(seed)
    choices = [n for n, line in enumerate(log.lines) if " play " in line or " go " in line]
    n = rng.choice(choices)
    if seed % 2 == 0:
        sheet = Sheet(honest.record())
        sheet.lines = sheet.lines[:n]
        return Forgery(sheet.sealed(), log.sealed(), log.line(n), "cannot judge")
    table = as_far_as(honest, seed, n)
    other = [action for action in table.asks()[0].actions() if table.show(action) != honest.journal.entries[n].text]
    if not other:
        return None
    table.act(table.asks()[0].seat, other[0])
    play_on(table, {}, rng)
    return Forgery(table.record(), log.sealed(), log.line(n), "sound")


def nonce_that_never_came(seed: int) -> Forgery | None:
    """The player sent his nonce; the table says it did not come, and mixes in the pledge."""
    table = fair_table(seed)
    nonces = {letter: nonces_of(seed, letter) for letter in "AB"}
    pledge_all(table, nonces)
    table.nonce("A", nonces["A"].next())
    sent = f"> B nonce {nonces['B'].next()}"
    play_on(table, {"A": nonces["A"]}, Random(seed))
    log = Sheet(table.record())
    rows = log.sealed().split("\n")
    rows.insert(log.line(3) - 1, sent)
    first_move = next(n for n, line in enumerate(log.lines) if " nonce " not in line and " pledge " not in line)
    return Forgery(table.record(), "\n".join(rows), log.line(first_move), "sound")


def first_nonce(sheet: Sheet) -> int:
    return sheet.line(next(n for n, line in enumerate(sheet.lines) if " nonce " in line))


def as_far_as(honest: Table, seed: int, n: int) -> Table:
    """A table that has seen the first n lines of an honest game, and goes on."""
    table = fair_table(seed)
    for k in range(n):
        assert follow(table, honest.journal.entries, k) == ""
    return table


ALONE: list[Callable[[int], Forgery | None]] = [
    changed_roll,
    reused_counter,
    omitted_draw,
    shifted_draws,
    biased_mapping,
    wrong_ruleset,
    changed_option,
    swapped_seats,
    another_secret,
    postponed_nonce,
]
RULES_ONLY: list[Callable[[int], Forgery | None]] = [other_winner, other_state]
"""What no checker finds that does not know the rules."""
WITH_LOG: list[Callable[[int], Forgery | None]] = [
    swapped_commitment,
    late_commitment,
    missing_nonce,
    replaced_nonce,
    reordered_moves,
    cut_off_end,
    nonce_that_never_came,
]
EVERY: list[Callable[[int], Forgery | None]] = [*ALONE, *RULES_ONLY, *WITH_LOG]
