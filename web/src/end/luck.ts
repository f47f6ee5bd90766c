// Luck as bars: all of them are measured by the longest.
import type { Standing } from "./standing";

export interface Bar {
  letter: string;
  name: string;
  luck: number;
  /** 0 to 1, of half the track. */
  share: number;
}

/** Whole numbers, or tenths where that is all there is: a bar never stands beside '+0'. */
function rounded(luck: number): number {
  const whole = Math.round(luck);
  return whole || Math.round(luck * 10) / 10 || 0;
}

/** In the order of the standing. */
export function barsOf(totals: Readonly<Record<string, number>>, standing: readonly Standing[]): Bar[] {
  const most = Math.max(...Object.values(totals).map(Math.abs), 0);
  return standing.map(({ letter, name }) => {
    const total = totals[letter] ?? 0;
    const luck = rounded(total);
    return { letter, name, luck, share: most && luck ? Math.abs(total) / most : 0 };
  });
}
