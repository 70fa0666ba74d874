import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '../../kernel/game.ts';
import type { Creation } from '../../wire/http.ts';
import type { FaultCode } from '../../wire/fault.ts';
import { message, type Message, type MessageOf } from '../../wire/messages.ts';
import type { Subscriber } from '../matches/broadcast.ts';
import type { MatchHead, Shelf } from '../matches/head.ts';
import type { Think } from '../matches/automation.ts';
import type { Room } from '../matches/room.ts';
import { Rooms } from '../matches/rooms.ts';
import type { TurnCall } from '../push/pushes.ts';
import { openEngine } from '../storage/open.ts';
import type { Person } from '../storage/people.ts';
import type { Timepiece } from '../storage/steady.ts';
import { Storage } from '../storage/storage.ts';
import { creation, shelf, think } from '../rig/shelf.ts';

import { tableIn } from './table.ts';

export { ENTROPY, shelf, TERMS, think } from '../rig/shelf.ts';
export { until } from '../rig/until.ts';

/** Somebody in the room who keeps everything that was ever told, and accepts nothing that the wire does not know. */
export class Listener implements Subscriber {
  readonly texts: string[] = [];
  dismissed: FaultCode | undefined;
  seat: Seat;
  readonly person: Person | undefined;

  constructor(person: Person | undefined, seat: Seat) {
    this.person = person;
    this.seat = seat;
  }

  dismiss(fault: FaultCode): void {
    this.dismissed = fault;
  }

  send(text: string): void {
    message.parse(JSON.parse(text));
    this.texts.push(text);
  }

  sendLater(text: string): void {
    this.send(text);
  }

  get messages(): Message[] {
    return this.texts.map(text => JSON.parse(text) as Message);
  }

  all<T extends Message['type']>(type: T): MessageOf<T>[] {
    return this.messages.filter(each => each.type === type) as MessageOf<T>[];
  }

  /** Who sits where, as far as this one was told. */
  get table() {
    return tableIn(this.messages);
  }

  /** How things stand, as far as this one was told. */
  get now() {
    const told = this.messages.filter(each => each.type === 'update' || each.type === 'welcome');
    const now = told.at(-1)?.now;
    if (!now) throw new Error('the match has not started');
    return now;
  }
}

export interface Place {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly faults: unknown[];
  /** Who was called to which match. */
  readonly calls: readonly TurnCall[];
  person(name: string): Promise<Person>;
  room(id: string): Promise<Room>;
  found(more: Partial<Creation>, host: Person): Promise<MatchHead>;
  close(): Promise<void>;
}

export interface Wanted {
  readonly env?: Readonly<Record<string, string>>;
  readonly think?: Think;
  /** The games that it knows. */
  readonly games?: Shelf;
  /** How often the rooms are swept. */
  readonly sweepMs?: number;
  /** By how many milliseconds the clock is ahead. */
  readonly ahead?: () => number;
  readonly time?: Timepiece;
}

/** A server without a network, in a folder or a database of its own. */
export async function openPlace({
  env,
  think: thinking = think,
  games = shelf,
  sweepMs,
  ahead = () => 0,
  time,
}: Wanted = {}): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-place-'));
  const engine = await openEngine(env ?? { OUBLIETTE_DATA: folder }, 'serve', time);
  if ('unopened' in engine) throw new Error(engine.unopened);
  const storage = await Storage.over({ ...engine, now: () => engine.now() + ahead() });
  await storage.uptime.begin();
  const faults: unknown[] = [];
  const calls: TurnCall[] = [];
  const report = (error: unknown): number => faults.push(error);
  const call = (turn: TurnCall): number => calls.push(turn);
  const rooms = new Rooms({ storage, shelf: games, think: thinking, report, call }, sweepMs);
  return {
    storage,
    rooms,
    faults,
    calls,
    person: async name => storage.people.welcome(name),
    room: async id => {
      const room = await rooms.room(id);
      if (typeof room === 'string') throw new Error(`match ${id} is ${room}`);
      return room;
    },
    found: async (more, host) => {
      const head = await rooms.create(creation(more), host);
      if (typeof head === 'string') throw new Error(head);
      return head;
    },
    close: async () => {
      await rooms.close();
      await storage.close();
      rmSync(folder, { recursive: true });
    },
  };
}
