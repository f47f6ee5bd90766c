"""Search: answers are tried on imagined tables, and only one that is clearly better than the baseline's is given.

Context. The hard bots (except Pit's) have about half a second per answer, in games with dice, trades and sometimes
hidden information, whose game trees are far too wide for that time. So each game has a good bot without search, its
baseline, and search only looks for the moments at which that bot is wrong. `Searcher` is the bot; a game's subclass
sets the baseline, the depth, the questions worth searching and the estimate of the chances. `Search` runs one search
for one answer.

One round of a search:

1. Imagine a table from what the seat may know (`View.imagined`). Everything hidden from it is sampled.
2. For each candidate answer, play it on that table, then let bots play on: the baseline for this seat, `rival_at()`
   for the others. All candidates of a round get the same sampled table and the same dice.
3. After `depth` answers, or at the end of the game, estimate this seat's chance to win.

Results of one round form a pair for each candidate and the baseline answer. Their differences have a much smaller
variance than the results themselves, because luck is shared. From `least_rounds` rounds on, a candidate is dropped if
its mean difference is half a standard error below zero, or if it never differs. At the end a candidate replaces the
baseline answer only if its lead is more than `sure` standard errors. So with a small budget the bot plays like its
baseline.

Invariants:

- A search reads nothing but the view: the state itself is never touched, and hidden information is never used.
- With a budget in play-outs (no time limit) the answer depends only on the view, the bot's memory and `rng`, so a
  seeded game can be repeated. With a time limit it also depends on the machine.
- Dice are keyed by kind of draw and seat (`ImaginedDice`). A seat's third throw is the same in all candidates of a
  round, even if another seat has thrown more often in one of them.
- A round is not started if the budget does not cover all remaining candidates. No more candidates are tried than the
  budget can compare, the first ones: an answer that was tried less than `least_rounds` times never replaces another.
- The baseline object of the bot itself sees every ask, because it may remember what happened. The bots in play-outs are
  new objects, which know nothing about earlier moves.
"""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, sqrt
from random import Random
from time import monotonic
from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot, Term, find
from parlour.bots.temperament import Temperament
from parlour.core.game_loop import DrawSource, GameLoop
from parlour.core.moves import Action, Ask, Draw, Rng
from parlour.core.view import View

Chances = Sequence[float]
"""By seat, the chance to win; the sum is 1."""
WORSE: Final = 0.5
"""A candidate is dropped when it is worse than the baseline answer by this many standard errors."""


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Budget:
    """The limits for one answer: a number of play-outs, and a number of seconds."""

    def __init__(self, playouts: int, seconds: float = inf) -> None:
        self.playouts = playouts
        self.seconds = seconds


@mypyc_attr(native_class=False)
class Searcher(Bot):
    """Base class of bots that search. A game's subclass sets baseline, depth, candidates and estimate."""

    name = "hard"
    strength = 80
    budget: Budget = Budget(120, 0.5)
    depth: int = 40
    """The number of answers that all players give in a play-out before the table is evaluated."""
    scale: ClassVar[float] = 1.0
    """A lead of this much multiplies the odds to win by e."""
    most_tried: ClassVar[int] = 8
    """The maximum number of answers that are compared."""
    least_rounds: ClassVar[int] = 6
    """The number of rounds before any candidate is dropped or can replace the baseline answer."""
    sure: ClassVar[float] = 2.0
    """The lead over the baseline answer, in standard errors, that a candidate needs to replace it."""
    ignored: ClassVar[tuple[type[Action], ...]] = ()
    """Kinds of answers that only the baseline gives: there are too many of them, or they are rarely good."""
    instead: ClassVar[tuple[type[Action], ...]] = ()
    """If set, the baseline answer is compared only with the first answer of each of these kinds."""

    def __init__(self) -> None:
        self._baseline = self.baseline()
        """Remembers what has happened at this table."""

    def adopt(self, temperament: Temperament) -> None:
        super().adopt(temperament)
        self._baseline.adopt(temperament)

    def baseline(self) -> Bot:
        """Return a bot that answers without search, for one seat."""
        return find("normal", self.game)

    def rival(self) -> Bot:
        """Return the bot that plays the other seats in play-outs."""
        return find("normal", self.game)

    def rival_at(self, seat: int) -> Bot:
        """Return the bot that plays a seat in play-outs, as far as its play is known."""
        return self.rival()

    def estimate(self, view: View[Any]) -> Chances:
        """Estimate each seat's chance to win from here."""
        return standing(view, self.scale)

    def result(self, view: View[Any], won: float) -> float:
        """Return what the end of a play-out counts for this seat; `won` is its share of the win."""
        return won

    def should_search(self, view: View[Any], ask: Ask, baseline: Action) -> bool:
        """Whether to search at all; otherwise the baseline answer is given."""
        return True

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        baseline = self._baseline.choose(view, ask, rng)
        self.remark = self._baseline.remark
        if not self.should_search(view, ask, baseline):
            return baseline
        tried = self.candidates(view, ask, baseline)[: self.comparable()]
        if len(tried) == 1:
            return baseline
        found = Search(self, view, ask.seat, rng).best(tried)
        if found != baseline:
            self.remark = None
        return found

    def weigh(self, view: View[Any], ask: Ask, action: Action) -> tuple[Term, ...]:
        return self._baseline.weigh(view, ask, action)

    def comparable(self) -> int:
        """Return how many answers the budget can compare; with more, none would ever be tried often enough."""
        return max(1, self.budget.playouts // self.least_rounds)

    def candidates(self, view: View[Any], ask: Ask, baseline: Action) -> list[Action]:
        """Return the answers to compare, the baseline answer first: all, or some of each kind if there are many."""
        kinds = [choice for choice in ask.choices if not choice.never_random and choice.make not in self.ignored]
        if self.instead:
            return [
                baseline,
                *[one.nth(0) for one in kinds if one.make in self.instead and one.make is not type(baseline)],
            ]
        share = max(2, self.most_tried // max(1, len(kinds)))
        found = [choice.nth(n) for choice in kinds for n in spread(choice.size(), share)]
        return [baseline, *[action for action in dict.fromkeys(found) if action != baseline]][: self.most_tried]


@final
class Candidate:
    """One answer, and its result on each of the tables it was tried on."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.results: list[float] = []

    def lead(self, baseline: Candidate) -> tuple[float, float]:
        """Return its mean lead over the baseline answer on the same tables, and the standard error."""
        differences = [one - other for one, other in zip(self.results, baseline.results, strict=False)]
        number = len(differences)
        mean = sum(differences) / number
        variance = sum([(one - mean) ** 2 for one in differences]) / max(1, number - 1)
        return mean, sqrt(variance / number)


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
        """Return the baseline answer, which is the first one, or one that is clearly better."""
        baseline, *others = [Candidate(action) for action in tried]
        budget = self._bot.budget
        until = monotonic() + budget.seconds
        while others and self.playouts + 1 + len(others) <= budget.playouts:
            randomness = SharedRandomness(self._rng.random())
            for candidate in (baseline, *others):
                if monotonic() >= until:
                    return self._decided(baseline, others)
                candidate.results.append(self._play_out(candidate.action, randomness))
            if len(baseline.results) >= self._bot.least_rounds:
                others = [candidate for candidate in others if not is_hopeless(candidate, baseline)]
        return self._decided(baseline, others)

    def _decided(self, baseline: Candidate, others: list[Candidate]) -> Action:
        best, most = baseline, 0.0
        for candidate in others:
            if len(candidate.results) < self._bot.least_rounds:
                continue
            mean, error = candidate.lead(baseline)
            if mean > self._bot.sure * error and mean > most:
                best, most = candidate, mean
        return best.action

    def _play_out(self, action: Action, randomness: SharedRandomness) -> float:
        """Return this seat's chance after an answer, on the imagined table and with the dice of a round."""
        self.playouts += 1
        chance = randomness.reader(TABLE)
        s = self._view.imagined(chance)
        views = [self._view.on(s, seat) for seat in self._seats]
        players = [self._bot.baseline() if seat == self._seat else self._bot.rival_at(seat) for seat in self._seats]
        players[self._seat].adopt(self._bot.temperament)
        loop = GameLoop(self._rules, s, ImaginedDice(randomness))
        loop.answer(self._seat, action)
        for _ in range(self._bot.depth):
            seats = loop.advance().seats
            if not seats:
                break
            seat = seats[0]
            loop.answer(seat, players[seat].choose(views[seat], loop.ask(seat), chance))
        if s.outcome is not None:
            return self._bot.result(views[self._seat], shared(s.outcome.winners, len(self._seats))[self._seat])
        return self._bot.estimate(views[self._seat])[self._seat]


@final
class Stream:
    """The numbers of one random generator, kept so that they can be drawn again from the start."""

    def __init__(self, generator: Random) -> None:
        self._generator = generator
        self._numbers: list[float] = []

    def nth(self, n: int) -> float:
        numbers = self._numbers
        while len(numbers) <= n:
            numbers.append(self._generator.random())
        return numbers[n]


@final
class StreamReader:
    """A random generator that draws a stream's numbers from the start."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._place = 0

    def random(self) -> float:
        place = self._place
        self._place = place + 1
        return self._stream.nth(place)

    def below(self, n: int) -> int:
        return int(self.random() * n)


Key = tuple[str, int]
"""A kind of draw, and a seat."""
TABLE: Final[Key] = ("", -1)
"""Stands for what is hidden, and for the bots of play-outs."""


@final
class SharedRandomness:
    """The random numbers of one round of a search. Seeding a generator is slow, so all candidates share them."""

    def __init__(self, seed: float) -> None:
        self._seed = seed
        self._streams: dict[Key, Stream] = {}

    def reader(self, key: Key) -> StreamReader:
        """Return the numbers of a key, from the start."""
        stream = self._streams.get(key)
        if stream is None:
            generator = Random(self._seed) if key == TABLE else Random(f"{self._seed}/{key}")
            stream = self._streams[key] = Stream(generator)
        return StreamReader(stream)


@final
class ImaginedDice(DrawSource):
    """Draws on imagined tables: a seat's third throw is the same whatever the others have done."""

    def __init__(self, randomness: SharedRandomness) -> None:
        self._randomness = randomness
        self._readers: dict[Key, StreamReader] = {}

    def deal(self, draw: Draw) -> list[int]:
        key = draw.what, draw.seat
        reader = self._readers.get(key)
        if reader is None:
            reader = self._readers[key] = self._randomness.reader(key)
        return draw.pick(reader.below)


def is_hopeless(candidate: Candidate, baseline: Candidate) -> bool:
    """Whether an answer need not be tried again: it is worse than the baseline answer, or always equal to it."""
    mean, error = candidate.lead(baseline)
    return mean <= -WORSE * error


def spread(size: int, limit: int) -> list[int]:
    """Return up to `limit` numbers below `size`.

    All if there are few. Otherwise the first, the last, and more of the small ones: of an amount, small steps matter
    most.
    """
    if size <= limit:
        return list(range(size))
    return sorted({round(size ** (n / (limit - 1))) - 1 for n in range(limit)})


def shared(winners: tuple[int, ...], seats: int) -> Chances:
    """Return the chances at the end of a game; a game without a winner counts as a draw of all."""
    if not winners:
        return [1 / seats] * seats
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def softly(worths: Sequence[float], scale: float) -> Chances:
    """Return chances whose odds grow by a factor e for every `scale` of worth."""
    most = max(worths)
    weights = [exp((worth - most) / scale) for worth in worths]
    return [weight / sum(weights) for weight in weights]


def standing(view: View[Any], scale: float) -> Chances:
    """Return chances from the seats' standing in what the game is won by."""
    return softly([worth or 0 for worth in view.worths().values()], scale)
