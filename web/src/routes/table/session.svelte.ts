/** One visit to a table: the client that talks to it, the game's part of the page, and what is shown of it. */
import type { Compared, GameUi } from '$games/contract';
import { hasBoard, loadGame } from '$games/index';
import { base } from '$lib/base';
import { Contribution } from '$lib/fair/contribution';
import { words, type Problem } from '$lib/i18n';
import { localHouse } from '$lib/offline/house.svelte';
import { isHere } from '$lib/offline/whose';
import { nameOf } from '$lib/pieces/names';
import { SOMEBODY, type BackRequest, type Coached, type GameInfo, type TableInfo } from '$lib/protocol/messages';
import { memory, tabShelf } from '$lib/table';
import { TableClient, type TableUpdate } from '$lib/table/client.svelte';
import type { Wire } from '$lib/table/connection';
import { hostsOf } from '$lib/table/lobby';
import { ApiError, listGames, listGamesHere, momentAt } from '$lib/table/api';
import { lanAccess } from '$lib/table/reach.svelte';
import { TableScene } from '$lib/table/scene.svelte';
import { Answering } from './hotseat/answering.svelte';
import { Seating } from './lobby/seating.svelte';
import { pastUpdate } from './past/pastUpdate';

/** The lobby is shown only if people are still missing after this time, in ms; where nobody else is awaited, devices and
 *  computer players only need a moment, on a slow line a longer one. */
const LOBBY_DELAY = { people: 400, nobody: 4_000 };
/** Whoever once waited for a word here does so after a reload too, even if computer players have all the seats. */
const WAITS = 'auberge.waits.';
const OUR_TURN: readonly string[] = ['decide', 'throw', 'confirm'];
/** Too late: the game begins or has begun, which everybody sees. */
const BEGUN: readonly string[] = ['server-has-begun', 'server-seats-settled'];

/** Why somebody holds no seat: their link was cut off, holds none here, or the seat was given away meanwhile. */
export type LinkFault = 'incomplete' | 'refused' | 'freed';

export class TableSession {
  readonly id: string;
  readonly client: TableClient;
  ui = $state.raw<GameUi | null>(null);
  game = $state.raw<GameInfo | null>(null);
  scene = $state.raw<TableScene | null>(null);
  /** A moment of the past that is being looked at; null: the table as it stands. */
  past = $state.raw<TableScene | null>(null);
  /** The table waits for people before the first draw, for so long that it is worth a word. */
  inLobby = $state(false);
  /** The host's device waits for a word before it adds to the chance: until then nothing begins. */
  waits = $state(false);
  /** Who sits where, before the game begins. */
  readonly seating: Seating;
  /** The name that is being typed; the table may begin meanwhile. Null: none yet. */
  naming = $state<string | null>(null);
  /** Why somebody who came for a seat does not hold it. */
  fault = $state<LinkFault | null>(null);
  /** The player who must come to the screen before hidden things are shown. */
  handOver = $state<number | null>(null);
  /** Where answers are asked for in secret: how people round this screen are asked. */
  answering = $state.raw<Answering | null>(null);
  /** The next table with the same seats. */
  next = $state.raw<TableInfo | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What of the past was asked for last. */
  #lookedFor: object | null = null;
  #parts: Promise<[GameUi, readonly GameInfo[], void]> | null = null;
  /** What happened before there was a scene to show it. */
  #early: TableUpdate[] = [];
  #soon: ReturnType<typeof setTimeout> | undefined;
  #said = false;
  /** The seats that this browser remembers for this table; null: it was not asked yet. */
  #remembered: readonly number[] | null = null;
  /** Whether somebody round this screen held hidden things when the table was shown last. */
  #hid = false;
  #given: string | null = null;
  readonly #contribution: Contribution;

  constructor(id: string) {
    this.id = id;
    this.client = new TableClient(() => openSocket(id), {
      secrets: () => memory.table(id).secrets,
      update: (update) => this.#updated(update),
      keys: (secrets) => this.#check(secrets),
      chance: () => void this.#add(),
      again: (table) => {
        memory.follow(id, table.id);
        this.next = table;
      },
    });
    this.seating = new Seating(id, this.client, (secret) => this.hold(secret));
    this.client.talk.remember(id, tabShelf);
    this.waits = tabShelf.getItem(WAITS + id) !== null;
    this.#contribution = new Contribution(id, memory, this.client);
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
  /** Somebody asks to take a decision back; shown once what led there has been. */
  get request(): BackRequest | null {
    return this.scene?.atRest === true && this.past === null ? (this.client.now?.back ?? null) : null;
  }
  /** The coach's word that waits for an answer; shown once what led there has been. */
  get coachWord(): Coached | null {
    return this.scene?.atRest === true && this.past === null ? this.client.coaching.word : null;
  }
  /** Asks the others to let the seat that looks take back its last decision, or says why that cannot be. */
  askBack(): void {
    const { client, scene } = this;
    const offer = client.now?.ask_back ?? null;
    if (offer === null || client.looking === null || scene === null || !scene.atRest || scene.busy) return;
    if (offer.problem !== null) scene.complain({ key: offer.problem, values: {}, rule: null });
    else void client.askBack(client.looking).then((problem) => scene.complain(problem));
  }
  /** Somebody else sits here: there is somebody to talk to. */
  get mayTalk(): boolean {
    return this.client.seats.some(({ holder }, seat) => holder !== 'bot' && !this.client.held.includes(seat));
  }
  get mayUndo(): boolean {
    return this.past === null && this.scene !== null && this.scene.atRest && this.scene.undoOffer !== null;
  }

  /** Somebody came by a seat's link, perhaps while they were here already. */
  hold(secret: string): void {
    this.#given = secret;
    memory.hold(this.id, secret);
    this.client.rejoin();
  }
  #check(secrets: readonly string[]): void {
    if (this.#given === null) return;
    this.fault = secrets.includes(this.#given) ? null : 'refused';
    if (this.fault !== null) memory.drop(this.id, this.#given);
    this.#given = null;
  }

  /** This device adds to the chance. Where people come by link, the host's does when the host says so. */
  async #add(): Promise<void> {
    const { chance, held, seats } = this.client;
    if (chance === null) return;
    const hosts = hostsOf(seats);
    if (seats.some(({ holder }) => holder === 'link') && held.some((seat) => hosts.includes(seat))) {
      this.waits = true;
      tabShelf.setItem(WAITS + this.id, 'yes');
    }
    const under = chance.closed || held.some((seat) => chance.seats[seat]?.promise != null); // said before a reload
    if (under || this.#said || !this.waits) await this.#contribution.look(chance, held);
  }

  /** The game shall begin, with this computer player in the seats of those who are not here. */
  async begin(bot: string | null): Promise<Problem | null> {
    this.#said = true;
    const { client } = this;
    await this.#add();
    if (client.chance?.closed === true) return null; // everybody is here
    const found = await client.begin(client.held[0] ?? 0, bot);
    return found !== null && BEGUN.includes(found.key) ? null : found;
  }

  /** The game begins without the numbers that were promised and are not told. */
  async beginUntold(): Promise<Problem | null> {
    const { client } = this;
    const seat = client.held[0] ?? 0;
    let found = await client.begin(seat);
    if (found === null && client.chance?.begun === false) found = await client.begin(seat);
    return found !== null && BEGUN.includes(found.key) ? null : found;
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
    this.past ??= new TableScene(ui, pastUpdate(moment), () => this.names, null);
    this.past.compared = compared;
    this.past.update(pastUpdate(moment));
  }
  lookAhead(): void {
    this.#lookedFor = null;
    this.past = null;
  }

  /** The screen is passed on to the person of this seat: until they have come, it shows nobody's things. */
  passOn(seat: number): void {
    this.handOver = seat;
    this.lookAhead();
    if (this.scene !== null) this.scene.hurrying = false;
    this.client.look(null);
  }
  /** They have come to the screen: it opens when their own eyes are there, not before. */
  takeOver(): void {
    if (this.handOver !== null) this.client.look(this.handOver);
  }

  /** Round one screen, whoever is asked looks through their own seat; where things are hidden, they come first. */
  follow(): void {
    const { scene, client, answering } = this;
    if (scene === null || !scene.atRest || this.handOver !== null || answering?.open) return;
    const { kind } = scene.waiting;
    const seat = scene.waiting.seat === SOMEBODY ? (client.asked ?? SOMEBODY) : scene.waiting.seat;
    if (!OUR_TURN.includes(kind) || !client.held.includes(seat)) return;
    const next = this.#mustHide && answering?.isOn ? answering.nextFor(seat) : 'come';
    if (next === 'call') answering?.call();
    else if (next === 'pass') answering?.pass(seat);
    else if (client.looking === seat) return;
    else if (this.#mustHide) this.passOn(seat);
    else client.look(seat);
  }

  /** Several people share this screen, and somebody holds what the others may not see. */
  get #mustHide(): boolean {
    const { client, game, ui } = this;
    if (game?.hidden !== true || client.held.length < 2 || client.now === null) return false;
    return ui?.hides?.(client.now.view) ?? true;
  }

  #updated(update: TableUpdate): void {
    const { held } = this.client;
    const before = this.#remembered ?? memory.table(this.id).held;
    if (update.fresh || this.#remembered === null || held.join() !== before.join()) memory.visited(this.id, held);
    this.#remembered = held;
    const lost = update.fresh && !this.seating.changing && held.length < before.length;
    if (lost && this.fault === null) this.fault = 'freed';
    this.#waitForPeople(update.now.waiting.kind === 'gather');
    if (this.scene === null) {
      this.#remember(update);
      return void this.#arrive();
    }
    const dealt = !this.#hid && this.#mustHide;
    this.#hid = this.#mustHide;
    // The first hidden things are dealt, and nobody has said yet that only they look: they are told to nobody's eyes.
    if (dealt && this.client.looking !== null) this.client.look(null);
    if (this.#hid && update.now.view.you !== this.client.looking) return; // the table is being told anew, to other eyes
    this.scene.update(update);
    this.answering?.look();
    if (update.now.view.you === this.handOver) this.handOver = null;
  }

  #waitForPeople(missing: boolean): void {
    if (!missing) {
      clearTimeout(this.#soon);
      this.inLobby = false;
    } else {
      const delay = this.client.seats.some(({ holder }) => holder === 'link') ? LOBBY_DELAY.people : LOBBY_DELAY.nobody;
      this.#soon ??= setTimeout(() => (this.inLobby = true), delay);
    }
  }

  /** Until there is a scene, what happens is kept: a computer player that begins may be faster than the page. */
  #remember(update: TableUpdate): void {
    if (update.fresh) this.#early = [];
    if (update.now.waiting.kind !== 'gather') this.#early.push(update);
  }

  /** Fetches the game's part of the page; the table is shown when the game has begun, from there on step by step. */
  async #arrive(): Promise<void> {
    const name = this.client.table?.game ?? '';
    if (!hasBoard(name)) {
      this.problem = { key: 'web-no-board', values: {}, rule: null };
      return;
    }
    this.#parts ??= Promise.all([
      loadGame(name),
      isHere(this.client.table?.id ?? '') ? listGamesHere() : listGames(),
      prepareWords(name),
    ]);
    const [ui, games] = await this.#parts.catch((failed: unknown) => {
      this.#parts = null; // the next word of the table tries again
      throw failed;
    });
    this.ui = ui;
    this.game = games.find((game) => game.name === name) ?? null;
    const [first, ...rest] = this.#early.splice(0);
    if (this.scene !== null || first === undefined) return;
    this.answering = ui.answers === undefined ? null : new Answering(this.client, ui.answers);
    this.scene = new TableScene(ui, first, () => this.names, this.client);
    for (const update of rest) this.scene.update(update);
    this.#hid = this.#mustHide;
    this.follow();
  }
}

/** What is said at a table, and whether its links lead anybody else here: known before the first one is shown. */
async function prepareWords(game: string): Promise<void> {
  await Promise.all([words.needGame(game), words.needReach(), lanAccess.look()]);
}

/** A moment that cannot be told, as when it has been taken back, is no moment. */
function asProblem(caught: unknown): null {
  if (!(caught instanceof ApiError)) throw caught;
  return null;
}

function openSocket(id: string): Wire {
  if (isHere(id)) return localHouse.connect(id);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${base}/ws/tables/${encodeURIComponent(id)}`) as Wire;
}
