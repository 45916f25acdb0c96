/** How fast the table shows what happens: a matter of taste, remembered in this browser. */
import { shelf } from './shelf';

export const PACES = ['calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const STORED = 'auberge.pace';
const FACTORS: { readonly [pace in Pace]: number } = { calm: 1, quick: 0.5, instant: 0 };
/** Without motion a step needs no longer than a cross-fade and a glance. */
const STILL = 240;

class Tempo {
  pace = $state<Pace>(PACES.find((pace) => pace === shelf.getItem(STORED)) ?? 'calm');

  choose(pace: Pace): void {
    this.pace = pace;
    shelf.setItem(STORED, pace);
  }

  /** The time something is shown that would take so many milliseconds. */
  time(ms: number, still: boolean): number {
    return (still ? Math.min(ms, STILL) : ms) * FACTORS[this.pace];
  }
}

export const tempo = new Tempo();
