// Luck as bars: all of them are measured by the longest.
import type { Standing } from "./standing";

export interface Bar {
  letter: string;
  name: string;
  luck: number;
  /** 0 to 1, of half the track. */
  share: number;
}

/** In the order of the standing. */
export function barsOf(totals: Readonly<Record<string, number>>, standing: readonly Standing[]): Bar[] {
  const most = Math.max(...Object.values(totals).map(Math.abs), 0);
  return standing.map(({ letter, name }) => {
    const luck = totals[letter] ?? 0;
    return { letter, name, luck: Math.round(luck), share: most ? Math.abs(luck) / most : 0 };
  });
}
