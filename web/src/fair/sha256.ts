// SHA-256 and HMAC in the page itself: the browser's own are not to be had where the page comes without encryption,
// as from a computer in the same house. Checked against the published examples in the tests.
const K = new Uint32Array(64);
const START = new Uint32Array(8);

// The first 32 bits of the fractional parts of the cube and square roots of the first primes, as the standard has them.
for (let candidate = 2, found = 0; found < 64; candidate += 1) {
  let isPrime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) isPrime = false;
  if (!isPrime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(candidate));
  K[found] = fraction(Math.cbrt(candidate));
  found += 1;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function mix(state: Uint32Array, block: DataView, at: number, w: Uint32Array): void {
  for (let n = 0; n < 16; n += 1) w[n] = block.getUint32(at + n * 4);
  for (let n = 16; n < 64; n += 1) {
    const one = w[n - 15]!;
    const two = w[n - 2]!;
    const s0 = turned(one, 7) ^ turned(one, 18) ^ (one >>> 3);
    const s1 = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    w[n] = w[n - 16]! + s0 + w[n - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[n]! + w[n]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = state[n]! + word));
}

/** The hash of some bytes, as 32 bytes. */
export function digest(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) mix(state, view, at, w);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => out.setUint32(n * 4, word));
  return new Uint8Array(out.buffer);
}

/** HMAC-SHA-256; keys here are never longer than a block. */
export function hmac(key: Uint8Array, text: string): Uint8Array {
  const inner = new Uint8Array(64).fill(0x36);
  const outer = new Uint8Array(64).fill(0x5c);
  key.forEach((byte, n) => {
    inner[n]! ^= byte;
    outer[n]! ^= byte;
  });
  return digest(joined(outer, digest(joined(inner, utf8(text)))));
}

export function sha256(text: string): string {
  return hex(digest(utf8(text)));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, n) => parseInt(digits.slice(n * 2, n * 2 + 2), 16));
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
