/** What is heard at the table: off until somebody switches it on, remembered in this browser, never the only signal. */
import { shelf } from '../shelf';
import { VARIANTS, voice, type Sound } from './voices';

export type { Sound } from './voices';

const STORED = 'auberge.sound';
/** Sounds of one step follow each other closely; more than these are too many. */
const GAP = 0.14;
const MOST = 4;
/** A sound that could not be played within this time, in ms, is not made up for. */
const LATE = 400;

/** What is heard of a row of events: no sound more than twice, and few in all. */
export function audible(sounds: readonly (Sound | null)[]): readonly Sound[] {
  const heard: Sound[] = [];
  for (const sound of sounds)
    if (sound !== null && heard.filter((other) => other === sound).length < 2) heard.push(sound);
  return heard.slice(0, MOST);
}

class SoundBox {
  on = $state(shelf.getItem(STORED) === 'on');
  #context: AudioContext | null = null;
  readonly #made = new Map<string, AudioBuffer>();
  #turn = 0;

  constructor() {
    // Browsers let a page be heard once somebody has touched it.
    for (const gesture of ['pointerdown', 'keydown'])
      addEventListener(gesture, () => void (this.on && this.#awake()), { passive: true, capture: true });
  }

  /** On or off from now on, remembered. Switching it on is heard. */
  toggle(): void {
    this.on = !this.on;
    shelf.setItem(STORED, this.on ? 'on' : 'off');
    if (this.on) this.play('glass');
    else void this.#context?.suspend();
  }

  /** Plays these sounds, one closely after the other. */
  play(...sounds: readonly (Sound | null)[]): void {
    const heard = audible(sounds);
    if (!this.on || heard.length === 0) return;
    const asked = performance.now();
    void this.#awake()?.then((context) => {
      if (!this.on || performance.now() - asked > LATE) return;
      heard.forEach((sound, n) => {
        const source = new AudioBufferSourceNode(context, { buffer: this.#buffer(context, sound) });
        source.connect(context.destination);
        source.start(context.currentTime + n * GAP);
      });
    });
  }

  /** What plays, as soon as the browser lets it; null where there is nothing to play with. */
  #awake(): Promise<AudioContext> | null {
    if (typeof AudioContext === 'undefined') return null;
    const context = (this.#context ??= new AudioContext());
    return context.state === 'running' ? Promise.resolve(context) : context.resume().then(() => context);
  }

  #buffer(context: AudioContext, sound: Sound): AudioBuffer {
    const variant = this.#turn++ % VARIANTS;
    const name = `${sound}${variant}`;
    const made = this.#made.get(name);
    if (made !== undefined) return made;
    const samples = voice(sound, variant, context.sampleRate);
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
    buffer.copyToChannel(samples, 0);
    this.#made.set(name, buffer);
    return buffer;
  }
}

export const soundBox = new SoundBox();
