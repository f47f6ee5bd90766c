// Pieces that walk: what is shown goes step by step to where the piece is, and jumps where motion is not wanted.
const STEP = 80;
const LONGEST = 480;

let isSuspended = false;

/** While somebody hurries on, nothing moves. */
export function suspendMotion(isOn: boolean): void {
  isSuspended = isOn;
}

export function isMotionReduced(): boolean {
  return isSuspended || matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
}

export class PieceTween<Place> {
  shown = $state.raw() as Place;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(at: Place) {
    this.shown = at;
  }

  /** Go along some places; the last is where the piece stands. */
  go(places: Place[]): void {
    clearTimeout(this.#timer);
    const last = places[places.length - 1];
    if (last === undefined) return;
    if (isMotionReduced() || places.length === 1) {
      this.shown = last;
      return;
    }
    const pause = Math.min(STEP, LONGEST / places.length);
    const step = (n: number): void => {
      this.shown = places[n]!;
      if (n + 1 < places.length) this.#timer = setTimeout(() => step(n + 1), pause);
    };
    step(0);
  }

  skip(place: Place): void {
    clearTimeout(this.#timer);
    this.shown = place;
  }
}
