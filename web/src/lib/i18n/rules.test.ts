import { expect, test } from 'vitest';
import { chaptersOf, readChapters } from './rules';

test('chapters are the group comments, with the rules that follow', () => {
  const text = '### Rules\n\n## Aim\n\nrule-X-1 = One.\n\n## Empty\n\n## City\nrule-X-2 = Two.\nrule-X-3 = Three.\n';
  expect(readChapters(text)).toEqual([
    { title: 'Aim', rules: ['X-1'] },
    { title: 'City', rules: ['X-2', 'X-3'] },
  ]);
});

test('every language has the same rules in the same chapters', async () => {
  const [english, german] = [await chaptersOf('saint_malo', 'en'), await chaptersOf('saint_malo', 'de')];
  expect(german.map((chapter) => chapter.rules)).toEqual(english.map((chapter) => chapter.rules));
  expect(german[0]?.title).not.toBe('');
});
