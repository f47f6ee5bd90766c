"""An arrival: which men are met, the effect of the square, and the order of the points (TEN-R08)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.games.ten_up.edition import BASE, LOSE, PLAIN, TALLY
from parlour.games.ten_up.events import ManSentHome
from parlour.games.ten_up.phases.gain import Gain
from parlour.games.ten_up.phases.loss import CAUSE_CLAUSES, DISPLACED, ON_ONE, SENT_ON, VISITED, Loss
from parlour.games.ten_up.phases.tally import Tally
from parlour.games.ten_up.state import TenUpState


def arrive(s: TenUpState, log: Log | None) -> bool:
    """Push the points of the mover's arrival, the first of them on top. Return False if there are none."""
    square = s.players[s.mover].man
    kind = s.edition.kinds[square]
    men = 0
    for player in s.players:
        if player.man == square:
            men += 1
    if men == 1 and kind in (PLAIN, BASE):  # TEN-R17
        return False
    points = meet(s, log) if men > 1 else []
    if kind in (TALLY, LOSE):
        points.insert(0 if s.options.square_first else len(points), square_point(s, square))
    points.reverse()
    for point in points:
        s.push(point)
    return len(points) > 0


def square_point(s: TenUpState, square: int) -> Frame[TenUpState]:
    """Return the point that a marked square gives or takes."""
    if s.edition.kinds[square] == TALLY:
        return Tally(s.edition.table_of[square])  # TEN-14
    return Loss(s.mover, ON_ONE)  # TEN-22


def meet(s: TenUpState, log: Log | None) -> list[Frame[TenUpState]]:
    """TEN-24, TEN-25: the first comer goes home and loses a point, the last comer gains one."""
    points: list[Frame[TenUpState]] = []
    seats = len(s.players)
    mover = s.mover
    square = s.players[mover].man
    homes = s.edition.homes[seats]
    if s.edition.kinds[square] == BASE and s.options.all_safe_on_bases:  # TEN-R06
        return points
    # The men met are determined before anyone goes home, because a chain may send others here (TEN-R07).
    met = [n % seats for n in range(mover + 1, mover + seats) if s.players[n % seats].man == square]
    for seat in met:
        if homes[seat] != square:
            send_home(s, seat, mover, DISPLACED, points, log)
        elif homes[mover] != square and s.options.owners_lose_at_home:  # TEN-R06, literally
            points.append(Loss(seat, VISITED))
    if points:
        points.append(Gain())
    return points


def send_home(s: TenUpState, seat: int, by: int, cause: int, points: list[Frame[TenUpState]], log: Log | None) -> None:
    """Send a man back to his Base. If chains are played, a visitor there goes home too (TEN-R07)."""
    homes = s.edition.homes[len(s.players)]
    home = homes[seat]
    s.players[seat].man = home
    points.append(Loss(seat, cause))
    if log is not None:
        log.add(ManSentHome(CAUSE_CLAUSES[cause], seat, by, home))
    if s.options.chains and not s.options.all_safe_on_bases:
        for other, player in enumerate(s.players):
            if player.man == home and homes[other] != home:
                send_home(s, other, seat, SENT_ON, points, log)
