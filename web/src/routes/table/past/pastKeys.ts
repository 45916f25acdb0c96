/** The keys of a table's past: arrows by step; with Shift, or brackets, by turn; Home and End. */
import { turnAfter, turnBefore } from '$lib/pieces/turns';

/** Where a key leads from a step; null if it means nothing here. */
export function stepByKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  step: number,
  most: number,
  starts: readonly number[],
): number | null {
  switch (event.key) {
    case '[':
      return turnBefore(starts, step);
    case ']':
      return turnAfter(starts, step, most);
    case 'ArrowLeft':
      return event.shiftKey ? turnBefore(starts, step) : Math.max(0, step - 1);
    case 'ArrowRight':
      return event.shiftKey ? turnAfter(starts, step, most) : Math.min(most, step + 1);
    case 'Home':
      return 0;
    case 'End':
      return most;
    default:
      return null;
  }
}
