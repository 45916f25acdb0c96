/** The facts of a data file, as the server reads them from TOML, and where each of them comes from. */
export type Fact = string | number | boolean | null | readonly Fact[] | Facts;
export interface Facts {
  readonly [field: string]: Fact;
}
/** Where a fact stands: fields by name, entries of a list by number. */
export type Path = readonly (string | number)[];

/** How well a fact can be known, best first. */
export const KNOWN = ['printed', 'stated', 'derived', 'public', 'placeholder'] as const;
/** How well it is; `own`: the file does not say. */
export type Known = (typeof KNOWN)[number] | 'own';
/** Read off the card itself. */
export const PRINTED: Facts = { doc: 'box', known: 'printed' };

export const isList = (value: Fact | undefined): value is readonly Fact[] => Array.isArray(value);
export const isTable = (value: Fact | undefined): value is Facts =>
  typeof value === 'object' && value !== null && !isList(value);

function part(value: Fact | undefined, name: string | number): Fact | undefined {
  if (typeof name === 'number') return isList(value) ? value[name] : undefined;
  return isTable(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export const factAt = (facts: Facts, path: Path): Fact | undefined => path.reduce<Fact | undefined>(part, facts);
export const wordAt = (facts: Facts, path: Path): string => {
  const found = factAt(facts, path) ?? '';
  return typeof found === 'object' ? '' : String(found);
};
export const numberAt = (facts: Facts, path: Path): number => Number(factAt(facts, path) ?? 0);
export const wordsAt = (facts: Facts, path: Path): readonly string[] => {
  const found = factAt(facts, path);
  return isList(found) ? found.map(String) : [];
};
export const tableAt = (facts: Facts, path: Path): Facts => {
  const found = factAt(facts, path);
  return isTable(found) ? found : {};
};
/** The tables of a list, such as all `[[building]]`. */
export function entriesOf(facts: Facts, list: string): readonly Facts[] {
  const found = facts[list];
  return isList(found) ? found.filter(isTable) : [];
}

/** The same facts with one of them changed. */
export function withFact(facts: Facts, path: Path, value: Fact): Facts {
  return put(facts, path, value) as Facts;
}
function put(within: Fact | undefined, path: Path, value: Fact): Fact {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (typeof name === 'number') {
    const list = isList(within) ? within : [];
    return list.with(name, put(list[name], rest, value));
  }
  return { ...(isTable(within) ? within : {}), [name]: put(part(within, name), rest, value) };
}

/** How well a fact of the entry at `path` is known. */
export function knownOf(facts: Facts, path: Path, fact: string): Known {
  const known = factAt(facts, [...path, 'source', fact, 'known']);
  return KNOWN.find((one) => one === known) ?? 'own';
}
/** The same facts, with another source of one of them. */
export const withSource = (facts: Facts, path: Path, fact: string, source: Facts): Facts =>
  withFact(facts, [...path, 'source', fact], source);
