/** The ids of a game's rules, in the order of the canon: every language has the same. */
import { files } from './words.svelte';

export async function ruleIds(game: string): Promise<readonly string[]> {
  const text = (await files.get(`en/rules_${game}`)?.()) ?? '';
  return [...text.matchAll(/^rule-(\S+) =/gm)].map((found) => found[1] ?? '');
}
