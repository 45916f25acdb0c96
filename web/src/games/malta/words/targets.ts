/** Targets as texts, as they stand in records: the catalogue says them by `malta-targets`. */
import type { Targets } from '$lib/protocol/malta';
import { lineAt } from '../board/layout';

export function targetTexts(targets: Targets): readonly string[] {
  const texts = targets.player === null ? [] : [String(targets.player + 1)];
  for (const place of [targets.space, targets.second_space])
    if (place !== null) texts.push(`(${place[0]},${place[1]})`);
  if (targets.line >= 0) {
    const { axis, index } = lineAt(targets.line);
    texts.push(`${axis} ${index}`);
  }
  if (targets.direction !== null) texts.push(targets.direction);
  if (targets.quarters > 0) texts.push(String(targets.quarters));
  return texts;
}
