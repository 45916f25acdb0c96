/** The rule book of a game as its catalogue has it: chapters with the ids of their rules, in the order of the canon. */
import { files, type Language } from './words.svelte';

export interface Chapter {
  readonly title: string;
  readonly rules: readonly string[];
}

/** The chapters in a catalogue: its group comments name them. */
export function readChapters(text: string): readonly Chapter[] {
  const chapters: { title: string; rules: string[] }[] = [];
  for (const line of text.split('\n')) {
    const title = /^## (.+)$/.exec(line)?.[1];
    const rule = /^rule-(\S+) =/.exec(line)?.[1];
    if (title !== undefined) chapters.push({ title, rules: [] });
    if (rule !== undefined)
      (chapters.at(-1) ?? chapters[chapters.push({ title: '', rules: [] }) - 1])?.rules.push(rule);
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}

export async function chaptersOf(game: string, language: Language): Promise<readonly Chapter[]> {
  return readChapters((await files.get(`${language}/rules_${game}`)?.()) ?? '');
}
