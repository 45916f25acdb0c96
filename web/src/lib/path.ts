/** What an escaped part of an address says; a part that is escaped wrongly says what stands there. */
function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The step an address names by one of its parts; null if it names none. */
export const stepIn = (part: string | undefined): number | null =>
  part !== undefined && /^\d{1,6}$/.test(part) ? Number(part) : null;

/** The parts of an address: `/t/abc` is ['t', 'abc']. */
export const partsOf = (path: string): readonly string[] => path.split('/').filter(Boolean).map(unescaped);
