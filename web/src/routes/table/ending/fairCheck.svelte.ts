/** The check of a finished game's chance on this device: how far it has come, and what it found. */
import { hashesHere } from '$lib/fair/hashes';
import type { SealedRecord } from '$lib/fair/record';
import type { Sources } from '$lib/fair/sources';
import type { Seen, Verdict } from '$lib/fair/verify';
import { words, type Problem } from '$lib/i18n';
import { ApiError, recordOf } from '$lib/table/api';
import type { RememberedChance } from '$lib/table/memory';

/** So many draws are checked between two looks at the screen. */
const AT_ONCE = 20;

export const seenOf = (known: RememberedChance | null): Seen => ({
  seal: known?.seal ?? null,
  numbers: known?.begun ?? null,
});

export class FairCheck {
  readonly #table: string;
  /** From 0 to 1. */
  share = $state(0);
  working = $state(false);
  record = $state.raw<SealedRecord | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** Why nothing can be checked. */
  problem = $state.raw<Problem | null>(null);

  constructor(table: string) {
    this.#table = table;
  }

  /** Fetches the record and checks it against what this browser has seen. */
  async run(seen: Seen, sources: Sources): Promise<void> {
    if (this.working) return;
    this.working = true;
    this.share = 0;
    this.problem = this.verdict = this.record = null;
    try {
      await this.#run(seen, sources);
    } catch (found) {
      this.problem = problemOf(found);
    } finally {
      this.working = false;
    }
  }

  async #run(seen: Seen, sources: Sources): Promise<void> {
    const [{ readRecord }, { verify }, found] = await Promise.all([
      import('$lib/fair/record'),
      import('$lib/fair/verify'),
      recordOf(this.#table),
      words.needCheck(),
    ]);
    const record = readRecord(found);
    let done = 0;
    const verdict = await verify(await hashesHere(), record, sources, seen, async (share) => {
      this.share = share;
      if (++done % AT_ONCE === 0) await new Promise((go) => setTimeout(go));
    });
    this.record = record;
    this.verdict = verdict;
  }
}

function problemOf(found: unknown): Problem {
  if (found instanceof ApiError) return found.problem;
  const { key } = found as { readonly key?: unknown }; // of an Uncheckable
  return { key: typeof key === 'string' ? key : 'web-fair-unreadable', values: {}, rule: null };
}
