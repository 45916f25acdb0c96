/** What the frame of a table is given, on a desk and on a phone. */
import type { Snippet } from 'svelte';
import type { GameUi } from '$games/contract';
import type { LogLine } from '$lib/pieces/log';
import type { SeatInfo } from '$lib/protocol/messages';
import type { TableScene } from '$lib/table/scene.svelte';

export interface FrameProps {
  readonly scene: TableScene;
  readonly ui: GameUi;
  readonly seats: readonly SeatInfo[];
  readonly log: readonly LogLine[];
  readonly openStep: (step: number) => void;
  /** Asks why a computer player did what a step tells. */
  readonly askWhy?: ((step: number) => void) | undefined;
  readonly ribbon: Snippet;
  /** What is said of a decision that is looked back at. */
  readonly verdict?: Snippet | undefined;
  /** What is talked about: in place of the log, on a phone at the head of the dock. */
  readonly talk?: Snippet | undefined;
  /** Nothing can be done here: the own things are shown without their buttons' meaning. */
  readonly past?: boolean;
}
