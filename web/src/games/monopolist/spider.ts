// The spider as if it pointed up: the span between its fore-legs, the legs, and the body. It is then turned as a whole.
import { f } from "../../draw/svg";
import type { Point } from "../shared/period-1878/ornament";
import type { Rings } from "./rings";

function up(r: number, degrees: number): Point {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [r * Math.cos(a), r * Math.sin(a)];
}

/** Clockwise degrees of the span's edges from the head. */
export function spanEdges(board: Rings): Point {
  const [from, to] = board.span(0);
  const head = board.turnTo(0.5);
  const edges = [board.turnTo(from) - head, board.turnTo(to) - head].sort((a, b) => a - b);
  return [edges[0]!, edges[1]!];
}

export function spanPath(board: Rings): string {
  const [left, right] = spanEdges(board);
  const [lo, hi] = [board.yellow, board.outer[0]!];
  const [a, b, c, d] = [up(hi, left), up(hi, right), up(lo, right), up(lo, left)];
  return (
    `M${f(a[0])} ${f(a[1])}A${f(hi)} ${f(hi)} 0 0 1 ${f(b[0])} ${f(b[1])}` +
    `L${f(c[0])} ${f(c[1])}A${f(lo)} ${f(lo)} 0 0 0 ${f(d[0])} ${f(d[1])}Z`
  );
}

/** The two fore-legs, tapering to red beads at the rim. */
export function foreLegs(board: Rings): string {
  return spanEdges(board)
    .map((edge) => {
      const [s, j, e, k] = [up(26, 0), up(150, edge), up(board.outer[0]!, edge), up(board.outer[3] ?? 500, edge)];
      const a = (edge * Math.PI) / 180;
      const [nx, ny] = [Math.cos(a) * 6, Math.sin(a) * 6];
      return (
        `<path d="M${f(s[0])} ${f(s[1])}L${f(j[0])} ${f(j[1])}" stroke="var(--b-ink)" stroke-width="13" stroke-linecap="round"/>` +
        `<path d="M${f(j[0] - nx)} ${f(j[1] - ny)}L${f(e[0])} ${f(e[1])}L${f(j[0] + nx)} ${f(j[1] + ny)}Z" fill="var(--b-ink)"/>` +
        `<circle cx="${f(k[0])}" cy="${f(k[1])}" r="9" fill="var(--b-ink)"/><circle cx="${f(e[0])}" cy="${f(e[1])}" r="10" fill="var(--verm)" stroke="var(--b-ink)" stroke-width="3"/>`
      );
    })
    .join("");
}

const LEGS = [
  [-16, 78, -52, 122, -4],
  [-4, 82, 4, 118, 66],
  [6, 62, 52, 76, 122],
] as const;

export function body(): string {
  let legs = "";
  for (const side of [-1, 1])
    for (const [y0, x1, y1, x2, y2] of LEGS)
      legs += `<path d="M${side * 12} ${y0}Q${f(side * x1 * 0.5)} ${y1 - 10} ${side * x1} ${y1}Q${side * (x2 - 4)} ${f((y1 + y2) / 2 - 6)} ${side * x2} ${y2}"/>`;
  return (
    `<g fill="none" stroke="var(--b-ink)" stroke-width="10" stroke-linejoin="round" stroke-linecap="round">${legs}</g>` +
    '<ellipse cx="0" cy="46" rx="40" ry="52" fill="var(--b-ink)"/><path d="M-15 28L0 46L15 28ZM-15 64L0 46L15 64Z" fill="var(--verm2)"/>' +
    '<circle cx="0" cy="-16" r="25" fill="var(--b-ink)"/><path d="M-9 -30L0 -58L9 -30Z" fill="var(--b-ink)"/>' +
    '<circle cx="-9" cy="-24" r="5" fill="var(--paper)"/><circle cx="9" cy="-24" r="5" fill="var(--paper)"/>' +
    '<circle cx="0" cy="6" r="11" fill="var(--gold)" stroke="var(--b-ink)" stroke-width="4"/>'
  );
}
