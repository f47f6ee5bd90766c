// Sounds for kinds of events, synthesised in the browser and off by default.
import { settings } from "./settings.svelte";
import type { GameEvent } from "./table.svelte";

/** Hertz, seconds and loudness of one note after the other. */
type Tune = readonly (readonly [pitch: number, length: number, loud: number])[];

const KNOCK: Tune = [[180, 0.05, 0.16]];
const COIN: Tune = [
  [880, 0.06, 0.07],
  [1320, 0.1, 0.06],
];
const RATTLE: Tune = [
  [240, 0.03, 0.12],
  [200, 0.03, 0.1],
  [260, 0.04, 0.12],
];
const BELL: Tune = [
  [1046, 0.18, 0.1],
  [1046, 0.5, 0.08],
];
const TURN: Tune = [
  [523, 0.09, 0.06],
  [659, 0.14, 0.06],
];

const KINDS: [RegExp, Tune][] = [
  [/corner|won|ended|outcome/, BELL],
  [/thrown|spun|drawn/, RATTLE],
  [/paid|fined|sold|bought|traded|swapped|counters/, COIN],
  [/bid|called|moved|put|built/, KNOCK],
];

/** The tune of an event; null for a silent one. */
export function tuneOf(event: string): Tune | null {
  return KINDS.find(([kind]) => kind.test(event))?.[1] ?? null;
}

let context: AudioContext | null = null;

function play(tune: Tune): void {
  // A page is silent until somebody has touched it.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length, loud] of tune) {
    const voice = context.createOscillator();
    const level = context.createGain();
    voice.type = "sine";
    voice.frequency.value = pitch;
    level.gain.setValueAtTime(loud, at);
    level.gain.exponentialRampToValueAtTime(0.0001, at + length);
    voice.connect(level).connect(context.destination);
    voice.start(at);
    voice.stop(at + length);
    at += length * 0.7;
  }
}

/** Play one sound for some events: that of the loudest kind. */
export function sound(fresh: readonly GameEvent[]): void {
  if (!settings.isLoud || document.hidden) return;
  const tunes = fresh.map(({ event }) => tuneOf(event));
  const found = KINDS.map(([, tune]) => tune).find((tune) => tunes.includes(tune));
  if (found) play(found);
}

/** Play the sound for my turn. */
export function soundTurn(): void {
  if (settings.isLoud) play(TURN);
}
