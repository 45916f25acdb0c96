/** What is wrong with a box, said of the card by its name instead of the place in a file. */
import { words, type Problem } from '$lib/i18n';

/** A thing the file names by its id, as players know it. */
function nameOf(game: string, value: string | number): string | number {
  const key = ['card', 'character'].map((kind) => `${game}-${kind}-${value}`).find((one) => words.has(one));
  return key === undefined ? value : words.say(key);
}

/** The cards together that a problem speaks of. */
function groupOf(problem: Problem): string | null {
  const key = `web-box-group-${problem.values['field']}s`;
  return words.has(key) ? words.say(key) : null;
}

/** `card`: the one that is wrong; null where it is several, or all of them. */
export function faultText(game: string, problem: Problem, card: string | null): string {
  const { value } = problem.values;
  const values = { ...problem.values, ...(value === undefined ? {} : { value: nameOf(game, value) }) };
  const said = words.error({ ...problem, values });
  const place = words.say('bad-data-place', values);
  if (!said.startsWith(place)) return said;
  const fault = said.slice(place.length).replace(/^[\s:]+/, '');
  return [card ?? groupOf(problem), fault.charAt(0).toUpperCase() + fault.slice(1)].filter(Boolean).join(': ');
}
