/** What keys and taps make of the value of a field. */
import type { Field, NumberField } from '$games/box';
import { isList, type Fact } from './facts';

const within = (field: NumberField, value: number): number => Math.max(field.low, Math.min(field.high, value));

/** What a field holds after something was done to it, and whether typing goes on to the next one. */
export interface Typed {
  readonly value: Fact;
  readonly goesOn: boolean;
}

/** A digit: the number itself, or one more digit of it; the place of a choice; an arrow, as they lie round the 5. */
export function typed(field: Field, before: Fact | undefined, digit: number, fresh: boolean): Typed | null {
  if (field.kind === 'number') {
    const longer = 10 * Number(before ?? 0) + digit;
    if (field.long && !fresh && longer <= field.high) return { value: within(field, longer), goesOn: false };
    return { value: within(field, digit), goesOn: !field.long };
  }
  if (field.kind === 'choice') {
    const choice = field.choices[digit - 1];
    return choice === undefined ? null : { value: choice.value, goesOn: true };
  }
  if (field.kind !== 'set') return null;
  const choice = field.choices[[8, 9, 6, 3, 2, 1, 4, 7].indexOf(digit)];
  return choice === undefined ? null : toggled(field, before, choice.value);
}

/** One more or one less; the next choice or the one before. */
export function stepped(field: Field, before: Fact | undefined, step: 1 | -1): Typed | null {
  if (field.kind === 'number') return { value: within(field, Number(before ?? 0) + step), goesOn: false };
  if (field.kind !== 'choice') return null;
  const { choices } = field;
  const at = choices.findIndex((choice) => choice.value === before);
  const choice = choices[(at + step + choices.length) % choices.length];
  return choice === undefined ? null : { value: choice.value, goesOn: false };
}

/** A choice is tapped: it is taken, or in a set put in or taken out. */
export function toggled(field: Field, before: Fact | undefined, value: string): Typed | null {
  if (field.kind === 'choice') return { value, goesOn: true };
  if (field.kind !== 'set') return null;
  const held = isList(before) ? before : [];
  const wanted = (word: string): boolean => held.includes(word) !== (word === value);
  return { value: field.choices.map((choice) => choice.value).filter(wanted), goesOn: false };
}

/** The next field that typing goes on to; the same one if there is none. */
export function nextOf(fields: readonly Field[], index: number): number {
  const next = fields.findIndex((field, number) => number > index && field.aside !== true);
  return next < 0 ? index : next;
}
