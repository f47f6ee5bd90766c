// The Indicator: two dials on one disc. Number n of the dial lies at its share of the circle, the first on top.
import type { Point } from "./ornament";
import { f } from "../../../draw/svg";

export interface Sector {
  number: number;
  path: string;
  at: Point;
  isOdd: boolean;
}

const OUTER = [0.64, 0.97] as const;
const INNER = [0.32, 0.64] as const;

function point(r: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [r * Math.cos(a), r * Math.sin(a)];
}

/** Clockwise degrees from the top at which the arrow points to a number. */
export function arrowTurn(numbers: readonly number[], number: number): number {
  const at = numbers.indexOf(number);
  return at < 0 ? 0 : (at * 360) / numbers.length;
}

/** The sectors of one dial. Figures of the inner one stand beside the arrow's way, never under it. */
export function dial(numbers: readonly number[], r: number, isInner: boolean): Sector[] {
  const [lo, hi] = isInner ? INNER : OUTER;
  const share = 360 / numbers.length;
  const aside = isInner ? 17 : 0;
  return numbers.map((number, n) => {
    const middle = -90 + n * share;
    const [a, b] = [middle - share / 2, middle + share / 2];
    const [p, q, s, t] = [point(r * lo, a), point(r * hi, a), point(r * hi, b), point(r * lo, b)];
    return {
      number,
      path:
        `M${f(p[0])} ${f(p[1])}L${f(q[0])} ${f(q[1])}A${f(r * hi)} ${f(r * hi)} 0 0 1 ${f(s[0])} ${f(s[1])}` +
        `L${f(t[0])} ${f(t[1])}A${f(r * lo)} ${f(r * lo)} 0 0 0 ${f(p[0])} ${f(p[1])}Z`,
      at: point(r * ((lo + hi) / 2 + (isInner ? 0.02 : 0.03)), middle + aside),
      isOdd: n % 2 === 1,
    };
  });
}

/** An arrow pointing up, so long in parts of the radius. */
export function arrow(r: number, length: number): string {
  const w = 0.055;
  return (
    `M${f(-r * w * 0.6)} ${f(r * 0.2)}V${f(-r * (length - 0.14))}H${f(-r * w * 1.9)}L0 ${f(-r * length)}` +
    `L${f(r * w * 1.9)} ${f(-r * (length - 0.14))}H${f(r * w * 0.6)}V${f(r * 0.2)}` +
    `L${f(r * w * 1.6)} ${f(r * 0.26)}L0 ${f(r * 0.21)}L${f(-r * w * 1.6)} ${f(r * 0.26)}Z`
  );
}

/** How long the arrows turn; the style sheet has the same. */
export const SPIN_MS = 560;

/** How long what was spun is in motion. */
export function spinMotion(events: readonly { event: string }[]): number {
  return events.some(({ event }) => event === "spun" || event === "spun_for_lead") ? SPIN_MS : 0;
}
