/** Writes facts as TOML, as people write it: an entry for each card, one field a line, sources below. */
import { isList, isTable, type Fact, type Facts } from './facts';

const key = (name: string): string => (/^[\w-]+$/.test(name) ? name : text(name));
const text = (value: string): string => JSON.stringify(value).replaceAll('\u007f', '\\u007f');

function inline(value: Fact): string {
  if (isList(value)) return `[${value.map(inline).join(', ')}]`;
  if (isTable(value))
    return `{ ${Object.entries(value)
      .map(([name, part]) => `${key(name)} = ${inline(part)}`)
      .join(', ')} }`;
  return typeof value === 'string' ? text(value) : String(value);
}

const isEntries = (value: Fact): value is readonly Facts[] =>
  isList(value) && value.length > 0 && value.every((item) => isTable(item));

function lines(table: Facts): readonly string[] {
  return Object.entries(table).map(([name, value]) => `${key(name)} = ${inline(value)}`);
}
/** One entry under its heading, and below it the table that says where its values come from. */
function entry(heading: string, name: string, { source, ...fields }: Facts): readonly string[] {
  const from = isTable(source) ? [`[${name}.source]`, ...lines(source)] : [];
  return [heading, ...lines(fields), ...from, ''];
}

export function toToml(facts: Facts): string {
  const parts = Object.entries(facts);
  const plain = parts.filter(([, value]) => !isTable(value) && !isEntries(value));
  const tables = parts.flatMap(([name, value]) => {
    if (isTable(value)) return entry(`[${key(name)}]`, key(name), value);
    return isEntries(value) ? value.flatMap((item) => entry(`[[${key(name)}]]`, key(name), item)) : [];
  });
  return [...lines(Object.fromEntries(plain)), '', ...tables].join('\n');
}
