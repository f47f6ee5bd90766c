// A deal's two sides in whole per cent, and whether chance explains what changed.
import type { Form } from "../net/http";

export interface Side {
  letter: string;
  without: number;
  after: number;
  change: number;
  isSure: boolean;
}

/** In the order of the letters. */
export function sidesOf(sides: Readonly<Record<string, Form["DealSide"]>>): Side[] {
  return Object.entries(sides)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([letter, side]) => {
      const [without, after] = [Math.round(side.without * 100), Math.round(side.after * 100)];
      return { letter, without, after, change: after - without, isSure: side.low > 0 || side.high < 0 };
    });
}
