// Who stands where at the end.
import type { ReplayInfo } from "../net/http";

export interface Standing {
  letter: string;
  name: string;
  score: number;
  isWinner: boolean;
  /** 0 is first; those between whom nothing decides share a rank. */
  rank: number;
}

/** Winners first, then by score, then by seat. */
export function standingOf(info: ReplayInfo): Standing[] {
  const winners = info.ending?.winners ?? [];
  const seats = info.names.map((name, n) => {
    const letter = String.fromCharCode(65 + n);
    const line = info.worths[letter] ?? [];
    const last = line.reduce<number>((known, worth) => worth ?? known, 0);
    const score = info.ending?.scores[n] ?? last;
    return { letter, name, score, isWinner: winners.includes(letter), rank: 0, last, until: lasted(line) };
  });
  // Those who lost all have the same score: who stayed in the game longer comes first.
  const order = (one: (typeof seats)[0], other: (typeof seats)[0]): number =>
    Number(other.isWinner) - Number(one.isWinner) ||
    other.score - one.score ||
    other.last - one.last ||
    other.until - one.until;
  seats.sort(order);
  seats.forEach((seat, n) => {
    const before = seats[n - 1];
    seat.rank = before !== undefined && order(before, seat) === 0 ? before.rank : n;
  });
  return seats.map(({ letter, name, score, isWinner, rank }) => ({ letter, name, score, isWinner, rank }));
}

/** The last moment at which a seat had anything. */
function lasted(line: readonly (number | null)[]): number {
  return line.reduce<number>((until, worth, moment) => (worth ? moment : until), -1);
}
