/** One visit to a table: the client that talks to it, the game's part of the page, and what is shown of it. */
import type { Compared, GameUi } from '$games/contract';
import { hasBoard, loadGame } from '$games/index';
import { Contribution } from '$lib/fair/contribution';
import { words, type Problem } from '$lib/i18n';
import { nameOf } from '$lib/pieces/names';
import { SOMEBODY, type GameInfo, type TableInfo } from '$lib/protocol/messages';
import { memory } from '$lib/table';
import { TableClient, type Beat } from '$lib/table/client.svelte';
import type { Wire } from '$lib/table/connection';
import { LobbyError, listGames, momentAt } from '$lib/table/lobby';
import { TableScene } from '$lib/table/scene.svelte';

/** Where nobody is missing, people gather for a moment only, in ms: not worth a word. */
const MOMENT = 400;
const OUR_TURN: readonly string[] = ['decide', 'throw', 'confirm'];

export class TableSession {
  readonly id: string;
  readonly client: TableClient;
  ui = $state.raw<GameUi | null>(null);
  game = $state.raw<GameInfo | null>(null);
  scene = $state.raw<TableScene | null>(null);
  /** A moment of the past that is being looked at; null: the table as it stands. */
  past = $state.raw<TableScene | null>(null);
  /** The table waits for people before the first draw, for so long that it is worth a word. */
  gathers = $state(false);
  /** The player who must come to the screen before hidden things are shown. */
  handOver = $state<number | null>(null);
  /** The next table with the same seats. */
  next = $state.raw<TableInfo | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What of the past was asked for last. */
  #lookedFor: object | null = null;
  #parts: Promise<[GameUi, readonly GameInfo[], void]> | null = null;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.client = new TableClient(() => openSocket(id), {
      secrets: () => memory.table(id).secrets,
      beat: (beat) => this.#beat(beat),
      chance: (chance) => void contribution.look(chance, this.client.held),
      again: (table) => {
        memory.follow(id, table.id);
        this.next = table;
      },
    });
    const contribution = new Contribution(id, memory, this.client);
  }

  /** Comes to the table; the function that is returned leaves it. */
  enter(): () => void {
    const wake = (): void => void (document.hidden || this.client.wake());
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    addEventListener('pageshow', wake);
    void words.needServer();
    this.client.start();
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      clearTimeout(this.#soon);
      this.client.end();
    };
  }

  get names(): readonly string[] {
    return this.client.seats.map(nameOf);
  }
  get shown(): TableScene | null {
    return this.past ?? this.scene;
  }
  get mayUndo(): boolean {
    return this.past === null && this.scene !== null && this.scene.atRest && this.scene.undoOffer !== null;
  }

  /** Somebody came by a seat's link, perhaps while they were here already. */
  hold(secret: string): void {
    memory.hold(this.id, secret);
    this.client.rejoin();
  }

  /** Shows the table as it stood after a step; with two moves to compare, through the eyes of whoever had to decide. */
  async lookBack(step: number, compared: Compared | null = null): Promise<void> {
    const { ui } = this;
    const asked = (this.#lookedFor = {});
    if (ui === null || step > this.client.steps.length) return this.lookAhead();
    const { secrets } = memory.table(this.id);
    const moment = await momentAt(this.id, step, secrets, compared?.seat ?? this.client.looking).catch(asProblem);
    if (asked !== this.#lookedFor) return;
    if (moment === null) return this.lookAhead();
    this.past ??= new TableScene(ui, pastBeat(moment), () => this.names, null);
    this.past.compared = compared;
    this.past.beat(pastBeat(moment));
  }
  lookAhead(): void {
    this.#lookedFor = null;
    this.past = null;
  }

  /** The screen is passed on to the person of this seat: until they have come, it shows nobody's things. */
  passOn(seat: number): void {
    this.handOver = seat;
    this.lookAhead();
    this.client.look(null);
  }
  /** They have come to the screen: it opens when their own eyes are there, not before. */
  takeOver(): void {
    if (this.handOver !== null) this.client.look(this.handOver);
  }

  /** Round one screen, whoever is asked looks through their own seat; where things are hidden, they come first. */
  follow(): void {
    const { scene, client, game } = this;
    if (scene === null || game === null || !scene.atRest || this.handOver !== null) return;
    const { kind } = scene.waiting;
    const seat = scene.waiting.seat === SOMEBODY ? (client.asked ?? SOMEBODY) : scene.waiting.seat;
    if (!OUR_TURN.includes(kind) || !client.held.includes(seat) || client.looking === seat) return;
    if (game.hidden && client.held.length > 1) this.passOn(seat);
    else client.look(seat);
  }

  #beat(beat: Beat): void {
    memory.visited(this.id, this.client.held);
    this.#gather(beat.now.waiting.kind === 'gather');
    if (this.scene === null) return void this.#arrive();
    this.scene.beat(beat);
    if (beat.now.view.you === this.handOver) this.handOver = null;
  }

  #gather(missing: boolean): void {
    if (!missing) {
      clearTimeout(this.#soon);
      this.gathers = false;
    } else this.#soon ??= setTimeout(() => (this.gathers = true), MOMENT);
  }

  /** Fetches the game's part of the page; the table is shown when the game has begun. */
  async #arrive(): Promise<void> {
    const name = this.client.table?.game ?? '';
    if (!hasBoard(name)) {
      this.problem = { key: 'web-no-board', values: {}, rule: null };
      return;
    }
    this.#parts ??= Promise.all([loadGame(name), listGames(), words.needGame(name)]);
    const [ui, games] = await this.#parts.catch((failed: unknown) => {
      this.#parts = null; // the next word of the table tries again
      throw failed;
    });
    this.ui = ui;
    this.game = games.find((game) => game.name === name) ?? null;
    if (this.scene !== null || this.client.now === null || this.client.now.waiting.kind === 'gather') return;
    const first: Beat = { steps: [], now: this.client.now, fresh: true };
    this.scene = new TableScene(ui, first, () => this.names, this.client);
    this.follow();
  }
}

/** A moment of the past as the scene shows it: nothing is due, nothing can be done. */
export function pastBeat(moment: Awaited<ReturnType<typeof momentAt>>): Beat {
  const waiting = { kind: 'stopped', seat: -1, since: 0 } as const;
  return {
    steps: moment.lines,
    now: { version: 0, step: moment.step, view: moment.view, waiting, undo: null, ending: moment.ending, asking: null },
    fresh: true,
  };
}

/** A moment that cannot be told, as when it has been taken back, is no moment. */
function asProblem(caught: unknown): null {
  if (!(caught instanceof LobbyError)) throw caught;
  return null;
}

function openSocket(id: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`) as Wire;
}
