// The sounds, synthesised: no files are loaded. Short and soft, of wood, paper, coins and one bell, in C major where they
// have a pitch. This module imports nothing, so that a test can render all of them in a browser.

type Wave = "sine" | "triangle" | "noise";

/** A tone or a burst of noise, struck at once and fading. */
interface Voice {
  /** Seconds after the start of the sound. */
  at: number;
  length: number;
  level: number;
  wave: Wave;
  /** Hertz: the pitch of a tone, the middle of a noise's band. It glides to `to`. */
  from: number;
  to?: number;
}

const tone = (at: number, from: number, length: number, level: number, to?: number): Voice => ({
  at,
  length,
  level,
  wave: "sine",
  from,
  to,
});
const warm = (at: number, from: number, length: number, level: number): Voice => ({
  at,
  length,
  level,
  wave: "triangle",
  from,
});
const noise = (at: number, from: number, length: number, level: number, to?: number): Voice => ({
  at,
  length,
  level,
  wave: "noise",
  from,
  to,
});
/** A tap on wood: a low body and a click. */
const tap = (at: number, pitch: number, level: number): Voice[] => [
  tone(at, pitch, 0.09, level, pitch * 0.7),
  noise(at, pitch * 9, 0.025, level * 1.4),
];
/** A coin: two high partials that are not quite in tune. */
const coin = (at: number, pitch: number, level: number): Voice[] => [
  tone(at, pitch, 0.22, level),
  tone(at, pitch * 2.42, 0.12, level * 0.35),
];

const C5 = 523.25;
const E5 = 659.26;
const G5 = 783.99;
const A5 = 880;
const C6 = 1046.5;
const E6 = 1318.5;

const SOUNDS = {
  /** Dice on wood. */
  roll: [0, 0.055, 0.1, 0.17, 0.27].flatMap((at, n) => tap(at, [230, 275, 205, 250, 190][n]!, 0.2 - n * 0.025)),
  /** A spinner that slows down. */
  spin: [0, 0.045, 0.095, 0.155, 0.23, 0.325, 0.45].map((at, n) => noise(at, 2600 - n * 130, 0.03, 0.46)),
  /** A piece on its way. */
  step: [...tap(0, 330, 0.14), ...tap(0.1, 370, 0.14)],
  /** A piece, house or counter put down. */
  put: tap(0, 290, 0.2),
  gain: [...coin(0, E6, 0.11), ...coin(0.08, E6 * 1.335, 0.12)],
  pay: [...coin(0, E6, 0.1), ...coin(0.08, C6, 0.11), tone(0.16, 392, 0.16, 0.07)],
  card: [noise(0, 1400, 0.13, 0.44, 4200), noise(0.11, 2400, 0.03, 0.26)],
  bid: [...tap(0, 210, 0.2), ...tap(0.11, 210, 0.15)],
  hammer: [...tap(0, 150, 0.27), noise(0, 700, 0.12, 0.16), ...tap(0.2, 150, 0.14)],
  /** Two who agree. */
  deal: [warm(0, C5, 0.22, 0.12), warm(0.02, E5, 0.24, 0.1), warm(0.12, G5, 0.3, 0.11)],
  /** Somebody asks me. */
  offer: [warm(0, G5, 0.14, 0.13), warm(0.12, C6, 0.3, 0.14)],
  /** The bell of the exchange. */
  bell: [1, 2, 2.76, 5.4].map((partial, n) => tone(0, A5 * partial, 1.5 / (n + 1), 0.13 / (n + 1))),
  /** Bad news: jail, dock, bankruptcy. */
  trouble: [warm(0, 311.1, 0.24, 0.16), warm(0.17, 233.1, 0.42, 0.17)],
  turn: [warm(0, E5, 0.16, 0.13), warm(0.13, A5, 0.34, 0.14)],
  win: [C5, E5, G5, C6].flatMap((pitch, n) => [
    warm(n * 0.13, pitch, 0.3 + n * 0.12, 0.14),
    tone(n * 0.13, pitch * 2, 0.2, 0.04),
  ]),
  lose: [G5, E5, C5].map((pitch, n) => warm(n * 0.18, pitch / 2, 0.36 + n * 0.1, 0.15)),
} as const satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof SOUNDS;
export const ALL_SOUNDS = Object.keys(SOUNDS) as Sound[];

/** How long a sound is, in seconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map(({ at, length }) => at + length));
}

const ATTACK = 0.004;
const SILENCE = 0.0001;
/** How narrow the band of a noise is. */
const BAND = 1.1;

/** Add a sound to the graph of an audio context. */
export function addSound(context: BaseAudioContext, out: AudioNode, sound: Sound, at: number, level: number): void {
  for (const voice of SOUNDS[sound] as readonly Voice[]) addVoice(context, out, voice, at + voice.at, level);
}

function addVoice(context: BaseAudioContext, out: AudioNode, voice: Voice, at: number, level: number): void {
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENCE, at);
  envelope.gain.linearRampToValueAtTime(voice.level * level, at + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, at + voice.length);
  envelope.connect(out);
  const { source, pitch } =
    voice.wave === "noise" ? noiseSource(context, envelope) : toneSource(context, voice.wave, envelope);
  pitch.setValueAtTime(voice.from, at);
  if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, at + voice.length);
  source.start(at);
  source.stop(at + voice.length + ATTACK);
}

interface Source {
  source: AudioScheduledSourceNode;
  pitch: AudioParam;
}

function toneSource(context: BaseAudioContext, type: OscillatorType, out: AudioNode): Source {
  const source = context.createOscillator();
  source.type = type;
  source.connect(out);
  return { source, pitch: source.frequency };
}

function noiseSource(context: BaseAudioContext, out: AudioNode): Source {
  const source = context.createBufferSource();
  source.buffer = noiseBuffer(context);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = BAND;
  source.connect(band).connect(out);
  return { source, pitch: band.frequency };
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, the same every time. */
function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = buffer.getChannelData(0);
    let state = 1;
    for (let n = 0; n < samples.length; n += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      samples[n] = state / 2 ** 31 - 1;
    }
    noises.set(context, buffer);
  }
  return buffer;
}

/** The limiter bends what is louder than the range instead of cutting it off, up to this many times the range. */
const HEADROOM = 4;
const CURVE_POINTS = 1025;
/** How loud the levels above are meant. */
const LOUDNESS = 2;
/** The loudest sample that ever leaves the page, at full volume. */
export const MAX_PEAK = 0.8;

export interface Output {
  /** What all sounds are connected to. */
  input: AudioNode;
  /** Its gain, 0 to 1, is the volume. */
  volume: GainNode;
}

/** A limiter and a volume in front of the loudspeakers: however many sounds come together, nothing clips. */
export function createOutput(context: BaseAudioContext): Output {
  const input = context.createGain();
  input.gain.value = LOUDNESS / HEADROOM;
  const limiter = context.createWaveShaper();
  limiter.curve = Float32Array.from(
    { length: CURVE_POINTS },
    (_, n) => MAX_PEAK * Math.tanh((HEADROOM * ((2 * n) / (CURVE_POINTS - 1) - 1)) / MAX_PEAK),
  );
  const volume = context.createGain();
  input.connect(limiter).connect(volume).connect(context.destination);
  return { input, volume };
}
