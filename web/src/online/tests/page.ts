import { WebSocket } from 'ws';
import type { Kind } from '../../../../kernel/game.ts';
import { shelf } from '../../../../server/rig/shelf.ts';
import type { Browser } from '../../../../server/rig/browser.ts';
import { until } from '../../../../server/rig/until.ts';
import type { Replay } from '../../../../wire/http.ts';
import type { Table, Update } from '../../table/table.ts';
import type { Thinker } from '../../table/thinker.ts';
import type { Ears, SocketLine, Outside, Sign } from '../connection.ts';
import { openRoom } from '../openRoom.ts';
import type { Drawer } from '../../drawer.ts';
import type { RemoteRoom } from '../room.ts';
import { memoryDrawer } from '../../tests/drawer.ts';

/** Pauses are shorter here than for people. */
const HASTE = 4;

const nobody: Thinker = {
  think: async () => undefined,
  bots: async () => [],
  decide: async () => undefined,
};

/** A network that can be pulled out, and ears that can be stopped, around a real socket. */
class Network implements Outside {
  /** What arrives is lost. */
  isDeaf = false;
  /** Nobody can be reached. */
  isUnplugged = false;
  dialled = 0;
  readonly #site: string;
  readonly #browser: Browser;
  #socket: WebSocket | undefined;
  #listener: (sign: Sign) => void = () => undefined;

  constructor(site: string, browser: Browser) {
    this.#site = site;
    this.#browser = browser;
  }

  readonly clock = {
    now: () => Math.floor(performance.now() * HASTE),
    after: (milliseconds: number, run: () => void) => {
      const timer = setTimeout(run, milliseconds / HASTE);
      return () => clearTimeout(timer);
    },
  };
  random = (): number => 0;
  isHidden = (): boolean => false;

  dial({ opened, heard, closed }: Ears): SocketLine {
    this.dialled++;
    const url = this.isUnplugged ? 'ws://127.0.0.1:1' : `${this.#site.replace('http', 'ws')}/api/socket`;
    const { cookie } = this.#browser;
    const socket = new WebSocket(url, { headers: cookie === '' ? {} : { cookie } });
    this.#socket = socket;
    socket.on('open', opened);
    socket.on('message', (data: Buffer) => this.isDeaf || heard(data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', closed);
    return { say: text => socket.send(text), hangUp: () => socket.terminate() };
  }

  watch(listener: (sign: Sign) => void): () => void {
    this.#listener = listener;
    return () => (this.#listener = () => undefined);
  }

  notice(sign: Sign): void {
    this.#listener(sign);
  }

  unplug(): void {
    this.isUnplugged = true;
    this.#socket?.terminate();
  }

  plugIn(): void {
    this.isUnplugged = false;
    this.#listener('online');
  }

  /** The socket breaks; the next one is heard again. */
  cut(): void {
    this.isDeaf = false;
    this.#socket?.terminate();
  }
}

/** A page at a match, with what it was told. */
export interface Page {
  readonly network: Network;
  readonly room: RemoteRoom;
  readonly table: Table<Kind>;
  readonly updates: Update<Kind>[];
  /** Everything witnessed, as a page that follows all updates has gathered it. */
  readonly told: () => Promise<readonly Kind['event'][]>;
  close(): void;
}

export interface Visit {
  readonly browser: Browser;
  readonly site: string;
  readonly match: string;
  readonly key?: string;
  readonly drawer?: Drawer;
  readonly thinker?: Thinker;
}

export async function enter({ browser, site, match, key, drawer = memoryDrawer(), thinker = nobody }: Visit) {
  const network = new Network(site, browser);
  const door = { match, key };
  const replay = async (): Promise<Replay> => {
    const { json } = await browser.ask('GET', `/matches/${match}/replay`);
    return json as unknown as Replay;
  };
  const room = await openRoom(door, { outside: network, drawer, thinker, replay });
  return { network, room };
}

/** Opens a page of a match that plays. */
export async function visit(wanted: Visit): Promise<Page> {
  const { network, room } = await enter(wanted);
  if (typeof room === 'string') throw new Error(room);
  const game = shelf(room.now.head.game);
  if (!game) throw new Error(`no game ${room.now.head.game}`);
  await until(() => room.table(game) !== undefined);
  const table = room.table(game);
  if (!table) throw new Error('no table');
  const updates: Update<Kind>[] = [];
  let gathered = table.history();
  table.subscribe(update => {
    updates.push(update);
    const { events } = update;
    gathered = events ? gathered && [...gathered, ...events] : table.history();
  });
  const told = async (): Promise<readonly Kind['event'][]> => {
    await until(() => gathered !== undefined);
    return gathered ?? [];
  };
  return { network, room, table, updates, told, close: () => room.close() };
}
