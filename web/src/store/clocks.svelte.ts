// Clocks: the time left according to the server, minus the time since the seat was asked.
import type { RoomInfo, You } from "../net/messages.gen";

const TICK = 500;

export class Clocks {
  now = $state(0);
  /** When the clock of a seat began to run, by this browser's time. */
  #since = $state.raw<Record<string, number>>({});
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly time: () => number = () => performance.now()) {
    this.now = time();
  }

  /** Who is asked now, and who of them has just acted, so that his time begins anew. */
  asked(seats: readonly string[], acted: readonly string[]): void {
    const now = this.time();
    const since = (seat: string): number => (acted.includes(seat) ? now : (this.#since[seat] ?? now));
    this.now = now;
    this.#since = Object.fromEntries(seats.map((seat) => [seat, since(seat)]));
  }

  /** Set how long each seat has been waited for, as a snapshot says. */
  found(elapsed: Record<string, number>): void {
    const now = this.time();
    this.now = now;
    this.#since = Object.fromEntries(Object.entries(elapsed).map(([seat, ms]) => [seat, now - ms]));
  }

  /** What a seat has left, in milliseconds; null without a clock. */
  left(room: RoomInfo, you: You | null, seat: string): number | null {
    const info = room.seats.find((each) => each.letter === seat);
    if (!room.clock || !info) return null;
    const left = you?.seat === seat ? you.remaining_ms : info.remaining_ms;
    if (left < 0) return null;
    const since = this.#since[seat];
    return Math.max(0, since === undefined ? left : left - (this.now - since));
  }

  start(): void {
    this.#timer ??= setInterval(() => (this.now = this.time()), TICK);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** Format milliseconds as on a clock: 6:40, 1:02:03. */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
