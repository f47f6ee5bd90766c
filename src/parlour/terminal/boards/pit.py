"""Pit in the terminal: the score table with the numbers called, the swaps, and one's own hand sorted by suit."""

from __future__ import annotations

from rich.text import Text

from parlour.games.pit.view import PitView
from parlour.terminal import colours
from parlour.terminal.boards.canvas import Canvas
from parlour.terminal.texts.wording import Wording

WIDTH = 78
BAR = 28
SCORE = 7 + BAR
CALLED = SCORE + 7
CARDS = CALLED + 11
NOTE = CARDS + 10
COUNT = 14
VALUE = COUNT + 16


def draw(view: PitView, words: Wording) -> Text:
    """Draw what is going on and each seat's line; below, the last swaps and the hand."""
    seats = view.seats()
    hand = view.hand()
    swaps = _swaps(view, words)
    last = _last_line(view, words)
    height = len(seats) + 2 + bool(swaps) + (len(hand) + 2 if hand else 0) + bool(last)
    canvas = Canvas(WIDTH, height)
    canvas.frame(0, 0, WIDTH, len(seats) + 2, colours.LINE)
    canvas.put(2, 0, f" {_heading(view, words)} ", colours.TITLE)
    for n, seat in enumerate(seats):
        _seat(canvas, view, seat, n, n + 1, words)
    y = len(seats) + 2
    if swaps:
        canvas.put(2, y, swaps, colours.QUIET)
        y += 1
    if hand:
        canvas.frame(0, y, WIDTH, len(hand) + 2, colours.LINE)
        canvas.put(2, y, f" {words.text('draw-pit-hand')} ", colours.TITLE)
        for n, (card, count) in enumerate(hand):
            _card(canvas, view, card, count, y + 1 + n, words)
        y += len(hand) + 2
    if last:
        canvas.put(2, y, last)
    return canvas.text()


def _last_line(view: PitView, words: Wording) -> str:
    """Return the cards that one holds up; before the first round, how an offer is typed."""
    if view.held_up():
        return words.text("draw-pit-held-up", cards=", ".join(view.held_up()))
    hand = view.hand()
    if view.round() != 1 or not hand:
        return ""
    card, count = max(hand, key=lambda held: held[1])
    number = min(2, count)
    offer = f"offer {card} {number}"
    return words.text("draw-pit-how", number=number, offer=offer, strict=f"{offer} floor {number}")


def _heading(view: PitView, words: Wording) -> str:
    parts = [words.text("draw-pit-hand-number", number=view.hand_number())]
    if view.round():
        parts.append(words.text("draw-pit-round", number=view.round()))
    if view.dry_rounds():
        parts.append(words.text("draw-pit-without-swap", count=view.dry_rounds()))
    if view.void_hands():
        parts.append(words.text("draw-pit-void", count=view.void_hands()))
    return words.text("draw-pit-heading", parts=", ".join(parts), target=view.target())


def _seat(canvas: Canvas, view: PitView, seat: str, number: int, y: int, words: Wording) -> None:
    """Draw a seat's letter, score as a bar, the number called, cards held, and other notes."""
    style = colours.seat(number)
    score = view.score(seat)
    filled = max(0, min(BAR, score * BAR // view.target()))
    canvas.put(2, y, seat, style)
    canvas.put(4, y, "█" * filled, style)
    canvas.put(4 + filled, y, "·" * (BAR - filled), colours.QUIET)
    canvas.put(SCORE, y, f"{score:>5}")
    if view.number(seat):
        canvas.put(CALLED, y, words.text("draw-pit-called", number=view.number(seat)), colours.KEY)
    if view.cards(seat):
        canvas.put(CARDS, y, words.text("draw-pit-cards", count=view.cards(seat)), colours.QUIET)
    if view.votes_to_void(seat):
        canvas.put(NOTE, y, words.text("draw-pit-votes"), colours.WARN)
    elif view.dealer() == seat:
        canvas.put(NOTE, y, words.text("draw-pit-dealer"), colours.QUIET)


def _swaps(view: PitView, words: Wording) -> str:
    found = [words.text("draw-pit-swap", one=one, other=other, number=number) for one, other, number in view.swaps()]
    return words.text("draw-pit-swaps", swaps=", ".join(found)) if found else ""


def _card(canvas: Canvas, view: PitView, card: str, count: int, y: int, words: Wording) -> None:
    """Draw a card's name, how many there are, and the value of its corner."""
    is_special = card in view.specials()
    canvas.put(2, y, card, colours.TITLE)
    canvas.put(COUNT, y, "▒" * count, "bold yellow" if is_special else "bold green")
    canvas.put(COUNT + count + 1, y, str(count))
    if not is_special:
        canvas.put(VALUE, y, words.text("draw-pit-points", points=view.value(card)), colours.QUIET)
    if any(card == commodity for _words, commodity, _points in view.corners()):
        canvas.put(VALUE + 12, y, "★", "bold yellow")
