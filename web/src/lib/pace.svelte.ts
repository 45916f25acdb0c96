/** How fast the table shows what happens: a matter of taste, remembered in this browser. */
import { shelf } from './shelf';

export const PACES = ['calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const STORED = 'auberge.pace';
const FACTORS: { readonly [pace in Pace]: number } = { calm: 1, quick: 0.5, instant: 0 };
/** What moves for longer than this, in ms, is not waited for: it is no part of a step. */
const LONGEST = 1_500;
/** Without motion a step needs no longer than a cross-fade and a glance. */
const STILL = 240;

class Tempo {
  pace = $state<Pace>(PACES.find((pace) => pace === shelf.getItem(STORED)) ?? 'calm');

  choose(pace: Pace): void {
    this.pace = pace;
    shelf.setItem(STORED, pace);
  }

  /** The time something is shown that would take so many milliseconds, with so many times the usual haste; what moves
   *  takes its part of that (`--pace`, in styles/tokens.css). */
  time(ms: number, still: boolean, haste = 1): number {
    const part = FACTORS[this.pace] / haste;
    globalThis.document?.documentElement?.style.setProperty('--pace', String(part));
    return (still ? Math.min(ms, STILL) : ms) * part;
  }
}

const isPassing = (animation: Animation): boolean => {
  if (!(animation instanceof CSSAnimation)) return false;
  const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
  return end - Number(animation.currentTime ?? 0) < LONGEST;
};
/** What moves on the page has come to its end: nothing is cut. */
export async function settled(): Promise<void> {
  const moving = globalThis.document?.getAnimations?.().filter(isPassing) ?? [];
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

export const tempo = new Tempo();
