// Pieces that move step by step along their way, or jump where motion is reduced.
import { settings } from "./settings.svelte";

const STEP = 80;
const LONGEST = 480;

let isSuspended = false;

/** Turn all motion off or on again, as for fast-forwarding. */
export function suspendMotion(isOn: boolean): void {
  isSuspended = isOn;
}

export function isMotionReduced(): boolean {
  return isSuspended || settings.isMotionless || document.hidden;
}

export class PieceTween<Place> {
  shown = $state.raw() as Place;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(at: Place) {
    this.shown = at;
  }

  /** Move along some places; the piece ends at the last one. */
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
