/** A position that is only looked at, through the eyes of the seat whose view it is. */
import type { GameUi } from '$games/contract';
import type { View } from '../protocol/messages';
import { shownTo } from '../table/practice';
import { TableScene, type Sender } from '../table/scene.svelte';

const nothing = (): Promise<null> => Promise.resolve(null);
const NOBODY: Sender = {
  waiting: 0,
  held: [],
  seats: [],
  act: nothing,
  proceed: nothing,
  undo: nothing,
  ask: nothing,
  why: nothing,
};

export const pictureScene = (ui: GameUi, view: View, names: () => readonly string[]): TableScene =>
  new TableScene(ui, shownTo(view), names, NOBODY);
