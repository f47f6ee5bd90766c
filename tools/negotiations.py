"""Transcripts of negotiations between characters, for docs/negotiations.md: `python -m tools.negotiations`.

Whole games from seeds, of which everything is shown that has to do with one deal: the offer, the reasons, the answer.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import parlour
from parlour import bots
from parlour.bots.bot import Bot
from parlour.bots.casting import name_at_table
from parlour.bots.playing import seat_rng
from parlour.core.moves import Action, Ask
from parlour.i18n import ENGLISH
from parlour.i18n.catalogue import Catalogue
from parlour.i18n.reader import TextReader, reader_at
from parlour.i18n.sentences import term_text
from parlour.kit.actions import Accept, Counter, DeclineOffer, Offer
from parlour.table import library
from parlour.table.table import Table
from parlour.terminal.event_lines import short_names

PAGE: Final = Path("docs/negotiations.md")
DEALINGS: Final = (Offer, Counter, Accept, DeclineOffer)
MOST: Final = 900
"""The number of answers of one game."""
TERMS: Final = 3
"""The number of reasons that are shown."""
INTRODUCTION: Final = """\
# Negotiations

Ten negotiations between bots that play characters, from games with the seeds that are named. Below each answer are the
three weightiest terms of `Bot.weigh`, as a hint shows them, with how much each speaks for the answer. What a bot
remarks is said to people only; here it is shown as well. `python -m tools.negotiations` writes this page.
"""


class Wanted(NamedTuple):
    """Where to look: a game, its players, a seed, and how many negotiations to take."""

    game: str
    players: tuple[str, ...]
    seed: int
    number: int


WANTED: Final = (
    Wanted("weigh-anchor", ("normal/rosa", "normal/silas", "normal/clara", "normal/felix"), 1, 2),
    Wanted("weigh-anchor", ("normal/edmund", "normal/augusta", "normal/rosa", "normal/silas"), 2, 2),
    Wanted("finance", ("normal/rosa", "normal/silas", "normal/clara", "normal/felix"), 1, 2),
    Wanted("finance", ("normal/edmund", "normal/augusta", "normal/rosa", "normal/silas"), 4, 1),
    Wanted("corner-the-market", ("normal/rosa", "normal/silas", "normal/clara", "normal/felix"), 1, 2),
    Wanted("corner-the-market", ("normal/edmund", "normal/augusta", "normal/rosa", "normal/silas"), 3, 1),
    Wanted("corner-the-market", ("normal/rosa", "normal/felix", "normal/clara", "normal/augusta"), 5, 1),
)


class Negotiation:
    """One offer and what was answered, until somebody accepts or declines without another offer."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.answers = 0
        self.has_counter = False


def main(arguments: Sequence[str]) -> None:
    text = page()
    if "--check" in arguments:
        if PAGE.read_text("utf-8") != text:
            raise SystemExit(f"{PAGE} is out of date: run 'python -m tools.negotiations'")
        return
    PAGE.write_text(text, "utf-8")


def page() -> str:
    """Return the page with all transcripts."""
    parts = [INTRODUCTION]
    for wanted in WANTED:
        found = played(wanted)
        # those with a counter-offer first: there is more to read in them
        chosen = sorted(found, key=lambda each: (not each.has_counter, -each.answers))[: wanted.number]
        for negotiation in chosen:
            title = f"## {len(parts)}. {library.rulebook(wanted.game).title}, seed {wanted.seed}"
            parts.append("\n".join([title, "", *negotiation.lines, ""]))
    return "\n".join(parts)


def played(wanted: Wanted) -> list[Negotiation]:
    """Play a game and return its negotiations."""
    names: list[str] = []
    for id in wanted.players:
        names.append(name_at_table(id, names))
    table = parlour.open(wanted.game, seats=names, seed=wanted.seed)
    players = [bots.find(id, wanted.game) for id in wanted.players]
    rngs = [seat_rng(wanted.seed, seat) for seat in range(len(players))]
    catalogue = Catalogue(ENGLISH, ("games", wanted.game))
    reader = reader_at(table.lexicon, short_names(table), None)
    found: list[Negotiation] = []
    now: Negotiation | None = None
    for _ in range(MOST):
        ask = next((ask for ask in table.asks() if ask.required), None)
        if ask is None:
            break
        player = players[ask.seat]
        action = player.choose(table.view(ask.seat), ask, rngs[ask.seat])
        if isinstance(action, DEALINGS):
            if isinstance(action, Offer) or now is None:
                now = Negotiation()
                found.append(now)
            now.answers += 1
            now.has_counter |= isinstance(action, Counter)
            now.lines += told(table, player, ask, action, catalogue, reader)
            if isinstance(action, (Accept, DeclineOffer)):
                now = None
        table.act(ask.seat, action)
    return [each for each in found if each.answers > 1]


def told(
    table: Table, player: Bot, ask: Ask, action: Action, catalogue: Catalogue, reader: TextReader
) -> Iterator[str]:
    """Yield the lines of one answer: what is done, what is said, and what was weighed."""
    name = reader.names[ask.seat]
    cash = table.view(ask.seat).money()[table.lexicon.letter(ask.seat)]
    yield f"**{name}** (${cash:,}): `{table.show(action)}`  "
    if player.remark is not None:
        said = catalogue.text(f"remark-{player.remark.name}", player.remark.fields, reader)
        yield f"“{said}”  "
    for term in player.weigh(table.view(ask.seat), ask, action)[:TERMS]:
        yield f"- {term_text(catalogue, term.name, term.fields, reader)} ({term.amount:+,.0f})"
    yield ""


if __name__ == "__main__":
    main(sys.argv[1:])
