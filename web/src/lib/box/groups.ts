/** Things that stand together under one name, with the number each has among all of them. */
export function grouped<T>(items: readonly T[], nameOf: (item: T) => string): readonly [string, [number, T][]][] {
  const found = new Map<string, [number, T][]>();
  for (const [number, item] of items.entries()) {
    const name = nameOf(item);
    found.set(name, [...(found.get(name) ?? []), [number, item]]);
  }
  return [...found];
}
