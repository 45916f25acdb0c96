/**
 * The worker with the house in it: Python (Pyodide), our engine and bots, the tables. The page asks and listens; here
 * everything is decided, by the same code as on a server.
 */
import { Shelf } from './shelf';
import type { FromHouse, Source, ToHouse } from './talk';

/** The part of Pyodide that is used. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string, options?: { extractDir: string }): void;
  runPythonAsync(code: string): Promise<unknown>;
  readonly globals: { set(name: string, value: unknown): void };
}
interface Loader {
  loadPyodide(options: { indexURL: string }): Promise<Pyodide>;
}
/** `auberge.offline.house.House`. */
interface House {
  ask(number: number, method: string, path: string, seats: string, body: string): void;
  connect(wire: number, table: string): void;
  say(wire: number, text: string): void;
  hang_up(wire: number): void;
}

const tell = (message: FromHouse): void => postMessage(message);

async function bytesAt(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return answer.arrayBuffer();
}

async function open(source: Source, database: string): Promise<House> {
  const files = Promise.all([...source.wheels, source.archive].map(bytesAt));
  files.catch(() => {}); // told below, once Python is there
  const [loader, shelf] = await Promise.all([
    import(/* @vite-ignore */ `${source.indexUrl}pyodide.mjs`) as Promise<Loader>,
    Shelf.open(database),
  ]);
  const python = await loader.loadPyodide({ indexURL: source.indexUrl });
  const [...wheels] = await files;
  const archive = wheels.pop();
  for (const wheel of wheels) python.unpackArchive(wheel, 'wheel');
  if (archive) python.unpackArchive(archive, 'zip', { extractDir: '/lib/auberge' });
  python.globals.set('page', {
    shelf,
    answer: (number: number, status: number, media: string, body: string) =>
      tell({ kind: 'answer', number, status, media, body }),
    told: (wire: number, text: string) => tell({ kind: 'told', wire, text }),
    hung_up: (wire: number) => tell({ kind: 'hung up', wire }),
  });
  return (await python.runPythonAsync(
    `import sys
sys.path.insert(0, '/lib/auberge')
from auberge.offline.house import open_house
open_house(page)`,
  )) as House;
}

let house: Promise<House> | null = null;

async function hear(message: ToHouse): Promise<void> {
  if (message.kind === 'open') {
    house = open(message.source, message.database);
    await house;
    tell({ kind: 'ready' });
    return;
  }
  const opened = await house;
  if (opened === null) return;
  if (message.kind === 'ask') opened.ask(message.number, message.method, message.path, message.seats, message.body);
  else if (message.kind === 'connect') opened.connect(message.wire, message.table);
  else if (message.kind === 'say') opened.say(message.wire, message.text);
  else opened.hang_up(message.wire);
}

onmessage = (event: MessageEvent<ToHouse>) =>
  void hear(event.data).catch((problem: unknown) => tell({ kind: 'failed', problem: String(problem) }));
