// Delays what follows from an event until its motion on the board has ended.

export class MotionDelay {
  /** Whether something is in motion. */
  isMoving = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | null = null;

  /** Run a function after some milliseconds, or at once for 0. A function that still waits is run first. */
  after(milliseconds: number, then: () => void): void {
    this.now();
    if (milliseconds <= 0) return then();
    this.isMoving = true;
    this.#then = then;
    this.#timer = setTimeout(() => this.now(), milliseconds);
  }

  /** Run the waiting function now. */
  now(): void {
    const then = this.#then;
    this.clear();
    then?.();
  }

  /** Drop the waiting function. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#then = null;
    this.isMoving = false;
  }
}
