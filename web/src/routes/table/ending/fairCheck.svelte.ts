/** The check of a finished game's chance on this device: how far it has come, and what it found. */
import { hashesHere } from '$lib/fair/hashes';
import type { SealedRecord } from '$lib/fair/record';
import type { Sources } from '$lib/fair/sources';
import type { Seen, Verdict } from '$lib/fair/verify';
import { words, type Problem } from '$lib/i18n';
import { localHouse } from '$lib/offline/house.svelte';
import { ApiError, checkByRules, recordOf } from '$lib/table/api';
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
  /** Why nothing can be checked, or not by the rules. */
  problem = $state.raw<Problem | null>(null);
  /** Whether the game was played again by the rules as well. */
  byRules = $state<'open' | 'working' | 'agrees'>('open');
  #found: unknown = null;

  constructor(table: string) {
    this.#table = table;
  }

  /** Fetches the record and checks it against what this browser has seen. */
  async run(seen: Seen, sources: Sources): Promise<void> {
    if (this.working) return;
    this.working = true;
    this.share = 0;
    this.problem = this.verdict = this.record = null;
    this.byRules = 'open';
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
    this.#found = found;
    this.record = record;
    this.verdict = verdict;
    if (verdict.fault === null && (await localHouse.isInstalled())) void this.runByRules();
  }

  /** Plays the game again by the rules on this device, once the quick check has found no fault. */
  async runByRules(): Promise<void> {
    const quick = this.verdict;
    if (this.byRules !== 'open' || quick === null || quick.fault !== null) return;
    this.byRules = 'working';
    this.problem = null;
    try {
      const [{ draws, fault, values }] = await Promise.all([checkByRules(this.#found), words.needOffline()]);
      if (this.verdict !== quick) return; // checked again meanwhile
      if (fault === null) this.byRules = 'agrees';
      else this.verdict = { draws: quick.draws.slice(0, draws), fault: { key: fault, values, draw: null, drawn: [] } };
    } catch (found) {
      if (this.verdict !== quick) return;
      this.byRules = 'open';
      this.problem = problemOf(found);
    }
  }
}

function problemOf(found: unknown): Problem {
  if (found instanceof ApiError) return found.problem;
  const { key } = found as { readonly key?: unknown }; // of an Uncheckable
  return { key: typeof key === 'string' ? key : 'web-fair-unreadable', values: {}, rule: null };
}
