import type { Game, Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import type { Message, MessageOf, WireNow } from '../../../wire/messages.ts';
import { CHAT_LENGTH, VERSION } from '../../../wire/limits.ts';
import type { Hello } from '../../../wire/request.ts';
import { tableAt } from '../../../wire/times.ts';
import { type Drawer, tabDrawer } from '../drawer.ts';
import { newId } from '../table/matches.ts';
import type { Table } from '../table/table.ts';
import type { Thinker } from '../table/thinker.ts';
import { workerThinker } from '../worker/page.ts';
import { keepActed, keptActed } from './acted.ts';
import { api, type Api, type Failed, hasFailed, transcriptIn } from '../house/api.ts';
import { browser, Connection, type Outside, type Speaker } from './connection.ts';
import { answerOf, Outbox, type Reply, type Sent } from './outbox.ts';
import { RemoteTable, type Server } from './remote.ts';
import type { RemoteRoom, RoomAnswer, RoomNow, RoomWish } from './room.ts';

/** Which match, and what opens it to those who have no seat there. */
interface RoomDoor {
  readonly match: string;
  readonly key: string | undefined;
}

export interface Surroundings {
  readonly outside: Outside;
  readonly drawer: Drawer;
  readonly thinker: Thinker;
  readonly replay: Api['replay'];
}

const PAGE: Surroundings = {
  outside: browser,
  drawer: tabDrawer,
  thinker: workerThinker,
  replay: (match, look) => api.replay(match, look),
};

/** The room, once the server has let this page in; or why it does not, as far as the first attempt can tell. */
export function openRoom(door: RoomDoor, surroundings: Surroundings = PAGE): Promise<RemoteRoom | Failed> {
  return new Promise(resolve => {
    let room: OpenRoom | undefined;
    const leave = (failed: Failed): void => {
      connection.close();
      resolve(failed);
    };
    const connection = new Connection(surroundings.outside, {
      hello: () => room?.hello() ?? helloAt(door),
      lose: () => (room ? room.lose() : leave('offline')),
      hear: message => {
        if (room) return room.hear(message);
        if (message.type === 'fault') return leave(message.fault);
        if (message.type === 'welcome') resolve((room = new OpenRoom(door, { ...surroundings, connection }, message)));
      },
    });
  });
}

const helloAt = ({ match, key }: RoomDoor): Hello => ({
  type: 'hello',
  version: VERSION,
  match,
  ...(key !== undefined && { key }),
});

interface Joined extends Surroundings {
  readonly connection: Connection;
}

/** It knows of its table what to tell it; the table knows the outbox, and nothing of its room. */
class OpenRoom implements RemoteRoom, Speaker {
  now: RoomNow;
  readonly #door: RoomDoor;
  readonly #joined: Joined;
  readonly #outbox: Outbox;
  readonly #listeners = new Set<(now: RoomNow) => void>();
  /** How the match stands, once it plays. */
  #seen: WireNow | null;
  #table: RemoteTable<Kind> | undefined;
  #isIn = true;
  /** The socket is changed for another on purpose: nothing is lost. */
  #isMoving = false;

  constructor(door: RoomDoor, joined: Joined, { head, table, own, now, chat }: MessageOf<'welcome'>) {
    this.#door = door;
    this.#joined = joined;
    this.#seen = now;
    const skew = table.at - this.#clock();
    const acted = keptActed(joined.drawer, door.match);
    this.now = { head, table, own, chat, said: new Set(), acted, link: 'joined', skew, fault: undefined };
    this.#outbox = new Outbox(door.match, {
      clock: joined.outside.clock,
      drawer: joined.drawer,
      say: request => joined.connection.say(request),
      answered: (reply, sent) => this.#noteActed(reply, sent),
      unclaimed: reply => this.#table?.hearLate(reply),
    });
    this.#outbox.sendAgain();
  }

  subscribe(listener: (now: RoomNow) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async wish(wish: RoomWish): Promise<RoomAnswer> {
    return roomAnswerOf(await this.#outbox.send({ ...wish, id: newId() }));
  }

  async say(text: string): Promise<RoomAnswer> {
    if (text.trim() === '') return { fault: 'bad-shape' };
    if (Array.from(text).length > CHAT_LENGTH) return { fault: 'too-long' };
    const id = newId();
    this.#change({ said: new Set([...this.now.said, id]) });
    return roomAnswerOf(await this.#outbox.send({ type: 'chat', id, text }));
  }

  told(): Promise<Transcript<Kind> | undefined> {
    return toldOf(this.#door, this.#joined);
  }

  rejoin(): void {
    this.#outbox.lookFromAnywhere();
    this.#isMoving = true;
    this.#joined.connection.rejoin();
    this.#isMoving = false;
  }

  table(game: Game<Kind>): Table<Kind> | undefined {
    if (!this.#table && this.#seen) this.#table = new RemoteTable(game, this.#server(), this.now, this.#seen);
    return this.#table;
  }

  #server(): Server {
    const { thinker } = this.#joined;
    return { outbox: this.#outbox, thinker, told: () => toldOf(this.#door, this.#joined) };
  }

  close(): void {
    this.#joined.connection.close();
  }

  hello(): Hello {
    const { seat } = this.#outbox;
    return { ...helloAt(this.#door), ...(seat !== undefined && { seat }) };
  }

  lose(): void {
    this.#isIn = false;
    if (!this.#isMoving) this.#change({ link: 'lost' });
  }

  hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        return this.#comeBack(message);
      case 'update':
        if (message.table) this.#change(this.#told(message.table));
        if (message.times) this.#change(this.#told(tableAt(this.now.table, message.times)));
        return this.#hearMatch(message.now, message.events);
      case 'table':
        return this.#change({ ...this.#told(message.table), own: message.own, head: message.head ?? this.now.head });
      case 'chat':
        return this.#change({ chat: [...this.now.chat, message.remark] });
      case 'pong':
        return this.#change({ skew: this.#skewAt(message.at) });
      case 'fault':
        if (this.#isIn && message.fault !== 'signed-out') this.#outbox.hear(message);
        else this.#turnedAway(message);
        return;
      default:
        this.#outbox.hear(message);
    }
  }

  #comeBack({ head, table, own, now, chat }: MessageOf<'welcome'>): void {
    this.#isIn = true;
    this.#change({ head, own, chat, table, skew: table.at - this.#clock(), link: 'joined' });
    if (now) this.#hearMatch(now, null);
    this.#outbox.sendAgain();
  }

  /** A seat may be lost while nobody was connected; then one looks from whatever is left. */
  #turnedAway({ fault }: MessageOf<'fault'>): void {
    if (fault === 'not-your-seat' && this.#outbox.seat !== undefined) return this.rejoin();
    this.close();
    this.#change({ fault, link: 'lost' });
  }

  #hearMatch(now: WireNow, events: MessageOf<'update'>['events']): void {
    const isFirst = this.#seen === null;
    this.#seen = now;
    this.#table?.hear(now, events);
    if (isFirst) this.#change({});
  }

  #noteActed(reply: Reply, sent: Sent): void {
    if (sent.type !== 'act' || reply.type !== 'done') return;
    keepActed(this.#joined.drawer, this.#door.match, sent.seat);
    this.#change({ acted: sent.seat });
  }

  #told(table: RoomNow['table']): Pick<RoomNow, 'table' | 'skew'> {
    return { table, skew: this.#skewAt(table.at) };
  }

  /** The message that was underway for the shortest time tells the clocks apart best. */
  #skewAt(at: number): number {
    return Math.max(this.now.skew, at - this.#clock());
  }

  #clock(): number {
    return this.#joined.outside.clock.now();
  }

  #change(change: Partial<RoomNow>): void {
    this.now = { ...this.now, ...change };
    this.#table?.enter(this.now);
    for (const listener of this.#listeners) listener(this.now);
  }
}

/** All of the match, once it has ended. */
async function toldOf({ match, key }: RoomDoor, { replay }: Surroundings): Promise<Transcript<Kind> | undefined> {
  const told = await replay(match, { key });
  return hasFailed(told) || told.type !== 'transcript' ? undefined : transcriptIn(told);
}

const roomAnswerOf = (reply: Reply): RoomAnswer =>
  answerOf<RoomAnswer>(reply, against => (against.type === 'fault' ? { fault: against.fault } : { failed: 'nothing' }));
