import type { Moment } from '$lib/protocol/messages';
import type { TableUpdate } from '$lib/table/client.svelte';

/** A moment of the past as the scene shows it: nothing is due, nothing can be done. */
export function pastUpdate(moment: Moment): TableUpdate {
  const waiting = { kind: 'stopped', seat: -1, since: 0 } as const;
  return {
    steps: moment.lines,
    now: {
      version: 0,
      step: moment.step,
      view: moment.view,
      explanation: moment.explanation,
      waiting,
      undo: null,
      ending: moment.ending,
      asking: null,
      ask_back: null,
      back: null,
    },
    fresh: true,
  };
}
