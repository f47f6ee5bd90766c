"""Search: answers are tried out on imagined tables, and only one that is clearly better than the guide's is given.

Every round imagines a table anew from what the seat may know (what it was never told is dealt by chance), tries every
answer that is still in question there on the same dice, lets bots play on for a while, and asks an estimate who is
likely to win then. The guide, a bot that answers without search, is right until the rounds prove otherwise: an answer
that fares worse than the guide's is soon dropped, and one that fares better is given only if chance hardly explains it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, sqrt
from random import Random
from time import monotonic
from typing import Any, ClassVar, Final, final

from parlour.bots.bot import Bot, find
from parlour.core.moves import CHANCE, OVER, Action, Ask, Draw, Rng, below
from parlour.core.view import View

Chances = Sequence[float]
"""By seat, how likely it is to win; 1 in all."""
WORSE: Final = 0.5
"""An answer is dropped when it is worse than the guide's by so many standard errors."""


@final
class Budget:
    """How long a bot thinks about one answer: at most so many play-outs, and never longer than so many seconds."""

    def __init__(self, playouts: int, seconds: float = inf) -> None:
        self.playouts = playouts
        self.seconds = seconds


class Searcher(Bot):
    """A bot that searches. A game's own says who guides it, how far to look, what to try and what a table is worth."""

    name = "hard"
    budget: Budget = Budget(120, 0.5)
    depth: int = 40
    """How many answers the players give in a play-out until the table is judged."""
    scale: ClassVar[float] = 1.0
    """A lead of so much makes one e times as likely to win."""
    most_tried: ClassVar[int] = 8
    """So many answers are compared at most."""
    least_rounds: ClassVar[int] = 6
    """Before so many rounds nothing is dropped, and nothing but the guide's answer given."""
    sure: ClassVar[float] = 2.0
    """By how many standard errors another answer must be better than the guide's to be given instead of it."""
    ignored: ClassVar[tuple[type[Action], ...]] = ()
    """Kinds of answers that only the guide gives: there are too many of them, or they are seldom wise."""
    instead: ClassVar[tuple[type[Action], ...]] = ()
    """Where kinds of answers are named here, the first of each is compared with the usual answer of another kind."""

    def __init__(self) -> None:
        self._guide = self.guide()
        """It remembers what has passed at this table."""

    def guide(self) -> Bot:
        """A bot that answers without search, for one seat."""
        return find("normal", self.game)

    def rival(self) -> Bot:
        """Who plays the other seats in play-outs."""
        return find("normal", self.game)

    def estimate(self, view: View[Any]) -> Chances:
        """How likely each seat is to win from here."""
        return standing(view, self.scale)

    def is_worth_a_thought(self, view: View[Any], ask: Ask, usual: Action) -> bool:
        """Whether to search at all; otherwise the guide's answer, the usual one, is given."""
        return True

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        usual = self._guide.choose(view, ask, rng)
        self.remark = self._guide.remark
        if not self.is_worth_a_thought(view, ask, usual):
            return usual
        tried = self.candidates(view, ask, usual)
        if len(tried) == 1:
            return usual
        found = Search(self, view, ask.seat, rng).best(tried)
        if found != usual:
            self.remark = None
        return found

    def candidates(self, view: View[Any], ask: Ask, usual: Action) -> list[Action]:
        """The answers to compare, the usual one first: all, or where there are many some of each kind."""
        kinds = [choice for choice in ask.choices if not choice.never_random and choice.make not in self.ignored]
        if self.instead:
            return [usual, *[one.nth(0) for one in kinds if one.make in self.instead and one.make is not type(usual)]]
        share = max(2, self.most_tried // max(1, len(kinds)))
        found = [choice.nth(n) for choice in kinds for n in spread(choice.size(), share)]
        return [usual, *[action for action in dict.fromkeys(found) if action != usual]][: self.most_tried]


@final
class Candidate:
    """One answer: what it brought on each of the tables it was tried on."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.results: list[float] = []

    def lead(self, usual: Candidate) -> tuple[float, float]:
        """How much better than the usual answer it was on the same tables, on average; and its standard error."""
        differences = [one - other for one, other in zip(self.results, usual.results, strict=False)]
        number = len(differences)
        mean = sum(differences) / number
        spread_of = sum((one - mean) ** 2 for one in differences) / max(1, number - 1)
        return mean, sqrt(spread_of / number)


@final
class Search:
    """One search, for one answer."""

    def __init__(self, bot: Searcher, view: View[Any], seat: int, rng: Rng) -> None:
        self._bot = bot
        self._view = view
        self._seat = seat
        self._rng = rng
        self._rules = view.rules
        self._seats = range(view.lexicon.seats)
        self.playouts = 0

    def best(self, tried: list[Action]) -> Action:
        """The usual answer, which is the first, or one that is better beyond doubt."""
        usual, *others = [Candidate(action) for action in tried]
        budget = self._bot.budget
        until = monotonic() + budget.seconds
        while others and self.playouts + 1 + len(others) <= budget.playouts:
            deal = self._rng.random()
            for line in (usual, *others):
                if monotonic() >= until:
                    return self._decided(usual, others)
                line.results.append(self._play_out(line.action, deal))
            if len(usual.results) >= self._bot.least_rounds:
                others = [line for line in others if not is_hopeless(line, usual)]
        return self._decided(usual, others)

    def _decided(self, usual: Candidate, others: list[Candidate]) -> Action:
        best, most = usual, 0.0
        for line in others:
            if len(line.results) < self._bot.least_rounds:
                continue
            mean, error = line.lead(usual)
            if mean > self._bot.sure * error and mean > most:
                best, most = line, mean
        return best.action

    def _play_out(self, action: Action, deal: float) -> float:
        """This seat's chance after an answer, on a table imagined by a number: by the same one, with the same dice."""
        self.playouts += 1
        chance = Random(deal)
        s = self._view.imagined(chance)
        views = [self._view.on(s, seat) for seat in self._seats]
        players = [self._bot.guide() if seat == self._seat else self._bot.rival() for seat in self._seats]
        dice = ImaginedDice(deal)
        self._rules.apply(s, self._seat, action)
        for _ in range(self._bot.depth):
            seat = self._next_seat(s, dice)
            if seat < 0:
                break
            ask = self._rules.ask(s, seat)
            self._rules.apply(s, seat, players[seat].choose(views[seat], ask, chance))
        if s.outcome is not None:
            return shared(s.outcome.winners, len(self._seats))[self._seat]
        return self._bot.estimate(views[self._seat])[self._seat]

    def _next_seat(self, s: Any, dice: ImaginedDice) -> int:
        """Who is to answer after chance has had its say; -1 when nobody is waited for any more."""
        while True:
            pending = self._rules.pending(s)
            if pending.kind == OVER:
                return -1
            if pending.kind != CHANCE:
                return pending.seats[0] if pending.seats else -1
            assert pending.draw is not None
            self._rules.resolve_draw(s, dice.throw(pending.draw))


@final
class ImaginedDice:
    """Chance's answers on imagined tables: a seat's third throw is the same whatever the others have done."""

    def __init__(self, deal: float) -> None:
        self._deal = deal
        self._generators: dict[tuple[str, int], Random] = {}

    def throw(self, draw: Draw) -> list[int]:
        key = draw.what, draw.seat
        generator = self._generators.get(key)
        if generator is None:
            generator = self._generators[key] = Random(f"{self._deal}/{key}")
        return draw.pick(lambda n: below(generator, n))


def is_hopeless(line: Candidate, usual: Candidate) -> bool:
    """Whether an answer need not be tried again: it does no better than the usual one, or the very same."""
    mean, error = line.lead(usual)
    return mean <= -WORSE * error


def spread(size: int, most: int) -> list[int]:
    """Up to so many numbers below a size: all of few; of many the first, the last, and closer together at the start,
    for of an amount it is the small steps that matter."""
    if size <= most:
        return list(range(size))
    return sorted({round(size ** (n / (most - 1))) - 1 for n in range(most)})


def shared(winners: tuple[int, ...], seats: int) -> Chances:
    """The chances when it is over; a draw of nobody is a draw of all."""
    if not winners:
        return [1 / seats] * seats
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def softly(worths: Sequence[float], scale: float) -> Chances:
    """Chances that grow by e for every `scale` of worth."""
    most = max(worths)
    weights = [exp((worth - most) / scale) for worth in worths]
    return [weight / sum(weights) for weight in weights]


def standing(view: View[Any], scale: float) -> Chances:
    """Chances from how the seats stand in what the game is won by."""
    return softly([worth or 0 for worth in view.worths().values()], scale)
