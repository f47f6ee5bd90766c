"""Headroom: how much a seat could still gain over a bot by better answers, measured by play-outs.

A game is played by bots of one name. For some of their questions, every answer is tried: it is given on a copy of the
table, the same bots play on to the end, and the results are compared with those of the bot's own answer on the same
dice. The lead of an answer is its advantage over the bot, if the bot answers everything after it.

What perfect play gains against these bots is the sum of the leads of its answers, over the questions that it meets in a
game (the performance difference lemma of reinforcement learning). No lead is greater than that of the best answer. So
the mean lead of the best answers, times the number of questions in a game, is an upper bound, if perfect play meets
about the same questions. Two figures stand on either side of it:

- `found`: the best answer by one half of the play-outs, with its lead in the other half. It is what a search with that
  many play-outs would really gain, without the optimism of choosing the luckiest answer.
- `bound`: the greatest mean lead in all play-outs. It is too high by that optimism, and falls with more play-outs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from parlour.analysis.rollouts import MAX_MOVES, part_of, winners_of
from parlour.bots.bot import find
from parlour.bots.common.dice import SimulatedDice
from parlour.bots.playing import seat_rng
from parlour.core.game_loop import GameLoop
from parlour.core.moves import Action, Ask
from parlour.core.refusals import BadData
from parlour.core.view import View
from parlour.lab.plan import Plan, check_number, planned
from parlour.lab.run_settings import RunSettings
from parlour.lab.statistics.summary import Z_95

MAX_ANSWERS: Final = 12
"""A question with more answers is not examined."""
ROUNDS: Final = 50
"""After every so many play-outs of each answer, those that are clearly worse are dropped."""
WORSE: Final = 3.0
"""An answer is dropped if it is worse than the bot's by this many standard errors, or never different."""


class ExaminedGame(NamedTuple):
    """One game, and the leads of other answers over those of the bot, in wins of a seat."""

    questions: int
    """The questions with a choice, of all seats."""
    examined: int
    found: float
    bound: float


class Estimate(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Headroom(NamedTuple):
    """What a seat could gain in a game, as a share of the games: 0.02 is two more wins in a hundred games."""

    games: int
    examined: int
    questions: float
    """The questions with a choice of one seat in a game."""
    found: Estimate
    bound: Estimate


def headroom(
    game: str,
    games: int,
    seed: int,
    seats: int,
    playouts: int,
    share: float = 1.0,
    bot: str = "normal",
    options: Mapping[str, object] | None = None,
    before: Sequence[ExaminedGame] = (),
    progress: Callable[[Sequence[ExaminedGame]], None] | None = None,
) -> Headroom:
    """Examine a share of the questions of some games, with so many play-outs for each answer.

    `before` are the first games, if they have been examined before; `progress` gets all after each game.
    """
    check_number("games", games, 2)
    check_number("playouts", playouts, 2 * ROUNDS)
    if not 0 < share <= 1:
        raise BadData("share", f"expected a share of the questions from 0 to 1, got {share!r}")
    plan = planned(game, [bot], seed, seats, options)
    played = list(before[:games])
    for number in range(len(played), games):
        played.append(_examined(plan, plan.setting(), number, bot, playouts, share))
        if progress is not None:
            progress(played)
    return summed_up(played, seats, share)


def summed_up(played: Sequence[ExaminedGame], seats: int, share: float) -> Headroom:
    """Return the estimates for one seat and game. Questions of one game are not independent, games are."""
    scale = 1 / (share * seats)
    return Headroom(
        len(played),
        sum(one.examined for one in played),
        sum(one.questions for one in played) / len(played) / seats,
        _estimate([one.found * scale for one in played]),
        _estimate([one.bound * scale for one in played]),
    )


def _estimate(values: Sequence[float]) -> Estimate:
    mean = sum(values) / len(values)
    reach = Z_95 * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return Estimate(mean, mean - reach, mean + reach)


def _examined(plan: Plan, setting: RunSettings, number: int, bot: str, playouts: int, share: float) -> ExaminedGame:
    """Play one game, and try all answers to some of its questions."""
    seed = plan.seed_of(number)
    game, lexicon = setting.game, setting.lexicon
    state: Any = game.rules.setup(setting.edition, setting.options, lexicon.seats)
    views = [game.view(game.rules, state, lexicon, seat) for seat in range(lexicon.seats)]
    bots = [find(bot, game.slug) for _ in views]
    rngs = [seat_rng(seed, seat) for seat in range(lexicon.seats)]
    loop = GameLoop(game.rules, state, SimulatedDice(seed, False))
    chance = Random(f"{seed}/headroom")
    questions = examined = 0
    found = bound = 0.0
    for n in range(MAX_MOVES):
        if loop.deal() is not None:
            continue
        if loop.is_over():
            break
        seat = loop.next_seat(n)
        ask = loop.ask(seat)
        action = bots[seat].choose(views[seat], ask, rngs[seat])
        if 1 < ask.size() <= MAX_ANSWERS:
            questions += 1
            if chance.random() < share:
                examined += 1
                leads = _leads(setting, views[seat], ask, action, f"{seed}/{n}", bot, playouts)
                found += found_among(leads)
                bound += max([0.0, *[sum(lead) / len(lead) for lead in leads]])
        loop.answer(seat, action)
    return ExaminedGame(questions, examined, found, bound)


def _leads(
    setting: RunSettings, view: View[Any], ask: Ask, own: Action, seed: str, bot: str, playouts: int
) -> list[list[float]]:
    """Return the leads of each promising answer over the bot's own one, in every play-out."""
    leads: dict[Action, list[float]] = {action: [] for action in ask.actions() if action != own}
    for n in range(playouts):
        if not leads:
            break
        base = _result(setting, view, ask.seat, own, f"{seed}/{n}", bot)
        for action, lead in leads.items():
            lead.append(_result(setting, view, ask.seat, action, f"{seed}/{n}", bot) - base)
        if (n + 1) % ROUNDS == 0:
            leads = {action: lead for action, lead in leads.items() if not is_worse(lead)}
    return list(leads.values())


def _result(setting: RunSettings, view: View[Any], seat: int, action: Action, seed: str, bot: str) -> float:
    """Return a seat's share of the win after an answer."""
    state = view.imagined(Random(seed))
    setting.game.rules.apply(state, seat, action, None)
    return part_of(winners_of(setting.game, setting.lexicon, state, seed, bot), seat)


def is_worse(lead: Sequence[float]) -> bool:
    """Whether an answer is clearly worse than the bot's, or has never made a difference."""
    mean = sum(lead) / len(lead)
    variance = sum((one - mean) ** 2 for one in lead) / (len(lead) - 1)
    return mean + WORSE * sqrt(variance / len(lead)) <= 0


def found_among(leads: Sequence[Sequence[float]]) -> float:
    """Return the lead of the answer that is best in one half of the play-outs, in the other half; the mean of both."""
    if not leads:
        return 0.0
    halves = [(_mean(lead[0::2]), _mean(lead[1::2])) for lead in leads]
    found = 0.0
    for one, other in ((0, 1), (1, 0)):
        best = max(halves, key=lambda means: means[one])
        found += best[other] / 2 if best[one] > 0 else 0.0
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
