// Navigation in a record: where a step, a turn or a key leads.
export type Jump = "start" | "turnBack" | "back" | "forward" | "turnOn" | "end";

export const PACES = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds between two moves at pace 1: as long as it takes to see one happen. */
export const BEAT = 900;

/** The moment that a jump leads to. */
export function after(jump: Jump, at: number, last: number, turns: readonly number[]): number {
  switch (jump) {
    case "start":
      return 0;
    case "end":
      return last;
    case "back":
      return Math.max(0, at - 1);
    case "forward":
      return Math.min(last, at + 1);
    case "turnBack":
      return turns.filter((turn) => turn < at).at(-1) ?? 0;
    case "turnOn":
      return turns.find((turn) => turn > at) ?? last;
  }
}

/** The meaning of a key in a replay; null if it has none. */
export function keyJump(key: string, isShifted: boolean): Jump | "play" | null {
  switch (key) {
    case "ArrowLeft":
      return isShifted ? "turnBack" : "back";
    case "ArrowRight":
      return isShifted ? "turnOn" : "forward";
    case "PageUp":
      return "turnBack";
    case "PageDown":
      return "turnOn";
    case "Home":
      return "start";
    case "End":
      return "end";
    case " ":
      return "play";
    default:
      return null;
  }
}

/** Which turn a moment is in, counted from 1. */
export function turnAt(moment: number, turns: readonly number[]): number {
  let low = 0;
  let high = turns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (turns[middle]! < moment) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
