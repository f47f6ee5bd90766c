// Who stands where at the end.
import type { ReplayInfo } from "../net/http";

export interface Standing {
  letter: string;
  name: string;
  score: number;
  isWinner: boolean;
  /** 0 is first; equal scores share a rank. */
  rank: number;
}

/** Winners first, then by score, then by seat. */
export function standingOf(info: ReplayInfo): Standing[] {
  const winners = info.ending?.winners ?? [];
  const seats = info.names.map((name, n) => {
    const letter = String.fromCharCode(65 + n);
    const line = info.worths[letter] ?? [];
    const last = line.reduce<number>((known, worth) => worth ?? known, 0);
    return { letter, name, score: info.ending?.scores[n] ?? last, isWinner: winners.includes(letter), rank: 0 };
  });
  seats.sort((one, other) => Number(other.isWinner) - Number(one.isWinner) || other.score - one.score);
  seats.forEach((seat, n) => {
    const before = seats[n - 1];
    const isSame = before !== undefined && before.score === seat.score && before.isWinner === seat.isWinner;
    seat.rank = isSame ? before.rank : n;
  });
  return seats;
}
