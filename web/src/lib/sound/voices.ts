/**
 * The sounds of the table, made by hand: nothing is recorded, nothing is loaded. A sound is a handful of strokes (short
 * noise) and tones that die away, put together as plain samples; each has three variants that differ a little.
 */
export const SOUNDS = ['pen', 'dice', 'stone', 'coin', 'cork', 'page', 'drum', 'glass', 'hush'] as const;
/** Pen for a drawn mark, dice on felt, stone for a house, coin on wood, cork for a barrel, page for a card, drum for an
 *  attack, a glass for "your turn", hush for "somebody is asked". */
export type Sound = (typeof SOUNDS)[number];
export const VARIANTS = 3;

/** No sound is longer, in seconds. */
const LONGEST = 0.58;
/** The last moments fade, so that nothing clicks. */
const FADE = 0.012;

/** Numbers between 0 and 1 that are the same every time. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Where a sound is written down; times are seconds, pitches hertz. */
class Tape {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly random: () => number;
  readonly #rate: number;
  /** This variant's detuning. */
  readonly #tune: number;

  constructor(rate: number, seed: number) {
    this.#rate = rate;
    this.samples = new Float32Array(Math.floor(LONGEST * rate));
    this.random = chance(seed);
    this.#tune = 1 + (this.random() - 0.5) * 0.07;
  }

  /** A value near this one, different in each variant. */
  near(value: number, spread = 0.15): number {
    return value * (1 + (this.random() - 0.5) * 2 * spread);
  }

  /** A tone that dies away, and may slide to another pitch. */
  tone(at: number, pitch: number, decay: number, level: number, to = pitch): void {
    let phase = 0;
    this.#write(at, decay * 7, (time) => {
      const slide = to + (pitch - to) * Math.exp(-time / (decay * 0.6));
      phase += (2 * Math.PI * slide * this.#tune) / this.#rate;
      return Math.sin(phase) * Math.exp(-time / decay) * Math.min(1, time / 0.0015) * level;
    });
  }

  /** Noise between two pitches, shaped over its length (0 to 1) by an envelope. */
  noise(at: number, length: number, low: number, high: number, level: number, shape: (part: number) => number): void {
    const slow = this.#pole(low);
    const fast = this.#pole(high);
    let [below, first, second] = [0, 0, 0];
    this.#write(at, length, (time) => {
      const white = this.random() * 2 - 1;
      below += slow * (white - below);
      first += fast * (white - below - first);
      second += fast * (first - second);
      return second * shape(time / length) * level;
    });
  }

  /** The tape made as loud as this at its loudest, and faded out at its end. */
  finish(peak: number): Float32Array<ArrayBuffer> {
    const loudest = this.samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
    const end = this.samples.findLastIndex((value) => Math.abs(value) > loudest * 0.002) + 1;
    const fade = Math.floor(FADE * this.#rate);
    return this.samples.slice(0, end).map((value, n) => ((value * peak) / loudest) * Math.min(1, (end - n) / fade));
  }

  #pole(pitch: number): number {
    return 1 - Math.exp((-2 * Math.PI * pitch * this.#tune) / this.#rate);
  }

  #write(at: number, length: number, sample: (time: number) => number): void {
    const start = Math.floor(at * this.#rate);
    const end = Math.min(this.samples.length, start + Math.floor(length * this.#rate));
    for (let n = start; n < end; n++) this.samples[n] = this.samples[n]! + sample((n - start) / this.#rate);
  }
}

const struck = (part: number): number => Math.exp(-part * 6);
const swell = (part: number): number => Math.sin(Math.PI * part) ** 2;

function pen(tape: Tape): void {
  for (const [at, length] of [
    [0, 0.12],
    [0.15, 0.2],
  ] as const) {
    const grain = tape.near(60);
    tape.noise(at, tape.near(length), 1600, 5200, 1, (part) => swell(part) * (0.7 + 0.3 * Math.sin(part * grain)));
  }
}

function dice(tape: Tape): void {
  let [at, gap] = [0, 0.1];
  for (let fall = 0; fall < 5; fall++) {
    const level = 0.8 ** fall;
    tape.noise(at, 0.03, 120, 1300, 1.6 * level, struck);
    tape.tone(at, tape.near(1150), 0.008, 0.32 * level);
    tape.tone(at, tape.near(2050), 0.005, 0.16 * level);
    at += tape.near(gap);
    gap *= 0.72;
  }
}

function stone(tape: Tape): void {
  tape.noise(0, 0.07, 500, 1700, 0.25, swell);
  tape.noise(0.06, 0.09, 60, 600, 2.4, struck);
  for (const [pitch, level] of [
    [310, 0.6],
    [760, 0.3],
    [1430, 0.16],
  ] as const)
    tape.tone(0.06, tape.near(pitch, 0.04), 0.03, level);
}

function coin(tape: Tape): void {
  for (const [at, level] of [
    [0, 1],
    [tape.near(0.13), 0.5],
    [tape.near(0.22, 0.1), 0.25],
  ] as const) {
    tape.tone(at, 430, 0.02, 0.22 * level);
    for (const pitch of [2900, 4350, 6100]) tape.tone(at, tape.near(pitch, 0.02), 0.05, (900 / pitch) * level);
  }
}

function cork(tape: Tape): void {
  tape.tone(0, tape.near(340, 0.08), 0.03, 1, 820);
  tape.noise(0, 0.05, 700, 2600, 0.9, struck);
}

function page(tape: Tape): void {
  const length = tape.near(0.26, 0.1);
  tape.noise(0, length, 700, 2600, 1, (part) => swell(part ** 1.6));
  tape.noise(length * 0.55, length * 0.4, 2200, 6000, 0.8, (part) => swell(part) ** 2);
}

function drum(tape: Tape): void {
  for (const [at, level] of [
    [0, 1],
    [tape.near(0.21, 0.05), 0.6],
  ] as const) {
    tape.tone(at, tape.near(96, 0.04), 0.1, level, 58);
    tape.noise(at, 0.08, 50, 320, 1.4 * level, struck);
  }
}

function glass(tape: Tape): void {
  for (const [pitch, decay, level] of [
    [1480, 0.16, 1],
    [3390, 0.1, 0.32],
    [5860, 0.06, 0.14],
  ] as const)
    tape.tone(0, pitch, decay, level);
}

function hush(tape: Tape): void {
  tape.noise(0, tape.near(0.5, 0.08), 1900, 4300, 1, (part) => Math.min(1, part * 4) * (1 - part) ** 1.3);
}

/** How each sound is made, and how loud it is at its loudest. */
const VOICES: { readonly [sound in Sound]: readonly [(tape: Tape) => void, number] } = {
  pen: [pen, 0.2],
  dice: [dice, 0.4],
  stone: [stone, 0.42],
  coin: [coin, 0.3],
  cork: [cork, 0.36],
  page: [page, 0.26],
  drum: [drum, 0.45],
  glass: [glass, 0.3],
  hush: [hush, 0.18],
};

/** The samples of one variant of a sound. */
export function voice(sound: Sound, variant: number, rate: number): Float32Array<ArrayBuffer> {
  const [make, peak] = VOICES[sound];
  const tape = new Tape(rate, SOUNDS.indexOf(sound) * 101 + (variant % VARIANTS) * 17 + 1);
  make(tape);
  return tape.finish(peak);
}
