// What has happened is in motion for a moment; what follows from it is told when it has come to rest.

export class MotionDelay {
  /** Whether something is in motion. */
  isMoving = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | null = null;

  /** Do something after so many milliseconds; at once without any. What was waiting before is done first. */
  after(milliseconds: number, then: () => void): void {
    this.now();
    if (milliseconds <= 0) return then();
    this.isMoving = true;
    this.#then = then;
    this.#timer = setTimeout(() => this.now(), milliseconds);
  }

  /** Do now what waits. */
  now(): void {
    const then = this.#then;
    this.clear();
    then?.();
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#then = null;
    this.isMoving = false;
  }
}
