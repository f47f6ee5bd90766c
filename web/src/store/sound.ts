// Plays sounds: off by default, only after somebody has touched the page, and never two of a kind at once.
import { type EventSounds, type Heard, isOthers, soundsOf } from "./eventSounds";
import { MAX_VOLUME, settings } from "./settings.svelte";
import { addSound, createOutput, lengthOf, type Output, type Sound } from "./synth";
import type { GameEvent } from "./table.svelte";

/** Sounds of one update follow each other like what they stand for: so much of each is heard before the next begins. */
const OVERLAP = 0.6;
/** However fast events come, no more than this many sounds begin in a second. */
const MAX_PER_SECOND = 6;

export interface Scheduled extends Heard {
  at: number;
}

/** Decides when sounds begin, in seconds. */
export class SoundSchedule {
  #busyUntil = new Map<Sound, number>();
  #begun: number[] = [];

  /** When each of some sounds begins; those that would crowd are left out. */
  add(heard: readonly Heard[], now: number): Scheduled[] {
    this.#begun = this.#begun.filter((at) => at > now - 1);
    const found: Scheduled[] = [];
    let at = now;
    for (const each of heard) {
      if (at < (this.#busyUntil.get(each.sound) ?? 0) || this.#begun.length >= MAX_PER_SECOND) continue;
      found.push({ ...each, at });
      this.#begun.push(at);
      this.#busyUntil.set(each.sound, at + lengthOf(each.sound));
      at += lengthOf(each.sound) * OVERLAP;
    }
    return found;
  }
}

let context: AudioContext | null = null;
let output: Output | null = null;
const schedule = new SoundSchedule();

function play(heard: readonly Heard[]): void {
  // A page is silent until somebody has touched it.
  if (!settings.isLoud || heard.length === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  output ??= createOutput(context);
  if (context.state === "suspended") void context.resume();
  // Ears hear ratios: half of the slider sounds half as loud.
  output.volume.gain.value = (settings.volume / MAX_VOLUME) ** 2;
  for (const { sound, level, at } of schedule.add(heard, context.currentTime))
    addSound(context, output.input, sound, at, level);
}

/** What one player hears of a table. */
export class TableSounds {
  /** Whether others have acted since it was last my turn: nobody needs to be told that their own turn goes on. */
  #hasWaited = true;
  #isRunning = false;

  /** Play what belongs to events that have just been shown. */
  events(fresh: readonly GameEvent[], sounds: EventSounds | undefined, me: string | null): void {
    if (fresh.some((event) => isOthers(event, me))) this.#hasWaited = true;
    if (!document.hidden) play(soundsOf(fresh, sounds, me));
  }

  /** Say that it is my turn, also to somebody who looks at something else meanwhile. */
  turn(): void {
    if (this.#hasWaited) play([{ sound: "turn", level: 1 }]);
    this.#hasWaited = false;
  }

  /** Play the end of a game, once, and not for a game that was over when the page was opened. */
  outcome(outcome: { winners: string[] } | null, me: string | null): void {
    if (outcome && this.#isRunning)
      play([{ sound: me === null || outcome.winners.includes(me) ? "win" : "lose", level: 1 }]);
    this.#isRunning = outcome === null;
  }
}

/** Let somebody hear how loud it is. */
export function playSample(): void {
  play([{ sound: "gain", level: 1 }]);
}
