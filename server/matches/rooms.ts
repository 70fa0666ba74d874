import type { Creation } from '../../wire/http.ts';
import type { FaultCode } from '../../wire/fault.ts';
import type { Person } from '../storage/people.ts';
import type { Hint } from '../storage/engine.ts';
import { CHAT, PRESENCE, SIGNED_OUT } from '../storage/schema.ts';
import type { LastSeen } from '../storage/presence.ts';
import type { Extent } from '../storage/storage.ts';
import { erasePerson } from './erasure.ts';
import { blankFold, hasStarted, phaseOf } from './fold.ts';
import {
  formerOf,
  furtherOn,
  headFor,
  invitedTo,
  matchRowOf,
  nextTable,
  readCreation,
  type Reading,
} from './founding.ts';
import { type Former, type MatchHead, seatsOf } from './head.ts';
import { summaryOf, type MatchUnavailable } from './match-log.ts';
import { newMatchId, rematchId } from './match-id.ts';
import type { IsHere } from './views.ts';
import { type OpenRooms, Room, type MatchServices } from './room.ts';

const SWEEP_MS = 1000;
/** How often other processes' steps are looked for, should a hint have been lost. */
const READ_ON_SWEEPS = 5;
/** How often it is noted that a server is at work. */
const BEAT_SWEEPS = 5;
/** How often it is forgotten who has not been connected for long. */
const TIDY_SWEEPS = 3600;
/** How long a match that nobody looks at is remembered, while it runs and when it is over. */
const IDLE_SWEEPS = { gathering: 60, playing: 60, ended: 5 } as const;

/** How long a public table waits in the lobby for somebody, once whoever laid it is gone. */
const LISTED_MS = { live: 5 * 60_000, turns: 3 * 86_400_000 } as const;
const LISTED_SWEEPS = 20;
/**
 * How often it is looked whether everybody connected is still signed in: a hint may be lost, somebody may be on the way in
 * while they are signed out, and whoever runs the server may delete people beside it.
 */
const SIGNED_OUT_SWEEPS = 5;

const NOTHING: Extent = { steps: 0, remarks: 0 };

interface KeptRoom {
  readonly room: Promise<Room | MatchUnavailable>;
  opened?: Room;
  idle: number;
}

/** Which share of the bots' thinking a new match takes, and its id if that is known already. */
interface Wanted {
  readonly share?: number | undefined;
  readonly id?: string;
  /** What was read of it already. */
  readonly reading?: Reading;
  readonly former?: Former;
}

/** The matches that this process has to do with at the moment. Any process may have to do with any match. */
export class Rooms {
  readonly #services: MatchServices;
  readonly #kept = new Map<string, KeptRoom>();
  readonly #open: OpenRooms = new Map();
  readonly #timer: NodeJS.Timeout;
  #sweeps = 0;
  #sweeping: Promise<void> | undefined;
  /** Hints that are being followed. */
  readonly #following = new Set<Promise<void>>();
  #isClosed = false;

  constructor(services: MatchServices, sweepMs = SWEEP_MS) {
    this.#services = services;
    services.storage.listen(hint => this.#follow(hint));
    this.#timer = setInterval(() => {
      this.#sweeping ??= this.#sweep()
        .catch(services.report)
        .finally(() => (this.#sweeping = undefined));
    }, sweepMs);
  }

  /** How many are kept in memory. */
  get size(): number {
    return this.#kept.size;
  }

  async room(id: string): Promise<Room | MatchUnavailable> {
    const known = this.#kept.get(id);
    const kept: KeptRoom = known && !known.opened?.isClosed ? known : { room: this.#opening(id), idle: 0 };
    kept.idle = 0;
    this.#kept.set(id, kept);
    const room = await kept.room.catch((error: unknown) => {
      this.#kept.delete(id);
      throw error;
    });
    if (typeof room === 'string') this.#kept.delete(id);
    else kept.opened = room;
    return room;
  }

  async #opening(id: string): Promise<Room | MatchUnavailable> {
    const room = await Room.open(this.#services, this.#open, id);
    if (typeof room !== 'string') await this.#seeElsewhere([room]);
    return room;
  }

  /** Judges a new match before anybody is known to host it. */
  read(creation: Creation): Reading | FaultCode {
    return readCreation(creation, this.#services.shelf);
  }

  /** A new match, stored; its head, or what is wrong with it. One that has this id already stays as it is. */
  async create(
    creation: Creation,
    host: Person,
    { share = 0, id, reading: known, former }: Wanted = {},
  ): Promise<MatchHead | FaultCode> {
    const reading = known ?? this.read(creation);
    if (typeof reading === 'string') return reading;
    const { storage } = this.#services;
    const created = storage.now();
    const laid = { host, created, share, id: id ?? newMatchId(created), former };
    const head = headFor(creation, laid, reading);
    await storage.create(matchRowOf(head), summaryOf(blankFold(head), created), invitedTo(head));
    if (head.terms.listed) await storage.keepListed([head.id], created + LISTED_MS[head.terms.pace]);
    const room = await this.room(head.id);
    if (typeof room === 'string') return 'storage';
    room.runDue();
    return room.fold.head;
  }

  /**
   * The match in which those of an ended one play again (of a table that was closed before nobody has played), everybody one seat further; only who sat there may want it, and
   * whoever sat there at the same screen sits down with them. There is one, however many ask for it at once: its id
   * follows from the ended match, and it is stored before anybody is led there.
   */
  async again(room: Room, person: Person, entropy: string): Promise<MatchHead | FaultCode> {
    const [seat] = seatsOf(room.fold.chairs, person.id);
    if (seat === undefined) return 'no-such-match';
    // It may have ended at another process a moment ago.
    if (phaseOf(room.fold) !== 'ended') await room.readOn();
    if (phaseOf(room.fold) !== 'ended' || !hasStarted(room.fold)) return 'not-now';
    if (room.fold.rematch === undefined) {
      const { head: last } = room.fold;
      const next = { id: rematchId(last), share: last.share, former: formerOf(room.fold) };
      const head = await this.create(nextTable(room.fold, person, entropy), person, next);
      if (typeof head === 'string') return head;
      await room.pointTo(head, seat);
    }
    const next = await this.room(room.fold.rematch?.match ?? '');
    if (typeof next === 'string') return 'storage';
    await next.sitAgain(person.id, furtherOn(room.fold, person, entropy));
    return next.fold.head;
  }

  /** Who is connected to these matches, here or elsewhere. */
  async presenceAt(matches: readonly string[]): Promise<IsHere> {
    const { storage } = this.#services;
    const elsewhere = storage.isShared ? await storage.presence.elsewhere(matches) : new Map<string, LastSeen>();
    const now = storage.now();
    return (match, person) =>
      this.#kept.get(match)?.opened?.people.includes(person) === true || (elsewhere.get(match)?.get(person) ?? 0) > now;
  }

  /** Deletes a person and all that is theirs; in the matches of others somebody has sat in their seats. */
  async erase(person: string): Promise<void> {
    const { storage } = this.#services;
    const robots = await storage.robots.of(person);
    await erasePerson(storage, person, async match => {
      const room = await this.room(match);
      return typeof room === 'string' ? undefined : proposal => room.propose(proposal);
    });
    for (const erased of [person, ...robots.map(({ id }) => id)]) await this.dismissSignedOut(erased);
    const naming = [...this.#kept.values()].filter(
      ({ opened }) => opened?.remembers(person) || robots.some(({ id }) => opened?.remembers(id)),
    );
    await Promise.all(naming.map(async ({ opened }) => opened?.reopen()));
  }

  /** Ends the connections of devices that somebody was signed out of, at every process. */
  async dismissSignedOut(person: string): Promise<void> {
    await this.#dismissSignedOut([person]);
    await this.#services.storage.tellSignedOut(person);
  }

  async #dismissSignedOut(people: readonly string[]): Promise<void> {
    const [asked, signedIn] = [new Set(people), await this.#services.storage.devices.among(people)];
    await Promise.all([...this.#kept.values()].map(async ({ opened }) => opened?.dismiss(asked, signedIn)));
  }

  /** For hints that were lost, or came before anybody listened. */
  async #dismissAllSignedOut(): Promise<void> {
    const people = [...this.#kept.values()].flatMap(({ opened }) => opened?.people ?? []);
    await this.#dismissSignedOut([...new Set(people)].filter(person => !person.startsWith('/')));
  }

  /** Begins nothing more by itself: neither bots' turns nor what a clock would end. */
  rest(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const { opened } of this.#kept.values()) opened?.rest();
  }

  /** Lets what is under way come to an end, in all matches at once, and takes nothing more. */
  async close(): Promise<void> {
    this.rest();
    await this.#sweeping;
    await Promise.all(this.#following);
    await Promise.all([...this.#kept.keys()].map(async id => (await this.#opened(id))?.close()));
    await this.#services.storage.uptime.end().catch(this.#services.report);
    if (this.#services.storage.isShared) await this.#services.storage.presence.vanish().catch(this.#services.report);
  }

  #follow(hint: Hint): void {
    if (this.#isClosed) return;
    const followed = this.#hear(hint)
      .then(() => (hint === 'all' ? this.#dismissAllSignedOut() : undefined))
      .catch(this.#services.report)
      .finally(() => this.#following.delete(followed));
    this.#following.add(followed);
  }

  async #hear(hint: Hint): Promise<void> {
    if (hint === 'all') return this.#readOnAll();
    await Promise.all(hint.map(what => this.#heed(what)));
  }

  async #heed(what: string): Promise<void> {
    if (what.startsWith(SIGNED_OUT)) return this.#dismissSignedOut([what.slice(SIGNED_OUT.length)]);
    const sign = [CHAT, PRESENCE].find(each => what.startsWith(each)) ?? '';
    const id = what.slice(sign.length);
    const room = await this.#opened(id);
    if (!room) return;
    if (sign === CHAT) await room.readChat();
    else if (sign === PRESENCE) await this.#seeElsewhere([room]);
    else await room.readOn();
  }

  async #readOnAll(): Promise<void> {
    const rooms = (await Promise.all([...this.#kept.keys()].map(id => this.#opened(id)))).filter(
      room => room !== undefined,
    );
    const { presence } = this.#services.storage;
    await presence.renew(rooms.flatMap(room => room.people.map(person => ({ match: room.fold.head.id, person }))));
    await this.#seeElsewhere(rooms);
    const extents = await this.#services.storage.extents(rooms.map(({ fold }) => fold.head.id));
    for (const room of rooms) await room.keepUpWith(extents.get(room.fold.head.id) ?? NOTHING);
  }

  async #seeElsewhere(rooms: readonly Room[]): Promise<void> {
    const found = await this.#services.storage.presence.elsewhere(rooms.map(({ fold }) => fold.head.id));
    for (const room of rooms) room.seeElsewhere(found.get(room.fold.head.id) ?? new Map());
  }

  async #opened(id: string): Promise<Room | undefined> {
    const room = await this.#kept.get(id)?.room.catch(() => undefined);
    return typeof room === 'string' ? undefined : room;
  }

  async #sweep(): Promise<void> {
    this.#sweeps++;
    for (const id of await this.#services.storage.due())
      if (!this.#isClosed && (await this.#services.storage.lease(id))) await this.#runDue(id);
    for (const { opened } of this.#kept.values()) if (opened && !opened.isEmpty) opened.runDue();
    if (this.#services.storage.isShared && this.#sweeps % READ_ON_SWEEPS === 0) await this.#hear('all');
    if (this.#sweeps % READ_ON_SWEEPS === 0) await this.#closeDeleted();
    if (this.#sweeps % LISTED_SWEEPS === 0) await this.#keepListed();
    // One that fails is made up for by the next; whether the storage is well is asked elsewhere.
    if (this.#sweeps % BEAT_SWEEPS === 0) await this.#services.storage.uptime.beat().catch(() => undefined);
    if (this.#sweeps % SIGNED_OUT_SWEEPS === 0) await this.#dismissAllSignedOut();
    if (this.#sweeps % TIDY_SWEEPS === 0) await this.#services.storage.presence.tidy();
    for (const [id, kept] of this.#kept) this.#forgetIfIdle(id, kept);
  }

  /** Whoever runs the server may have deleted matches beside it. */
  async #closeDeleted(): Promise<void> {
    const open = [...this.#kept].filter(([, { opened }]) => opened !== undefined);
    const existing = await this.#services.storage.retention.existing(open.map(([id]) => id));
    for (const [id, { opened }] of open) if (!existing.has(id)) await opened?.vanish();
  }

  async #keepListed(): Promise<void> {
    const { storage } = this.#services;
    const awaiting = [...this.#kept.values()].flatMap(({ opened }) => (opened?.isAwaiting ? [opened.fold.head] : []));
    for (const [pace, milliseconds] of Object.entries(LISTED_MS)) {
      const matches = awaiting.filter(({ terms }) => terms.pace === pace).map(({ id }) => id);
      await storage.keepListed(matches, storage.now() + milliseconds);
    }
  }

  async #runDue(id: string): Promise<void> {
    const room = await this.room(id);
    if (typeof room === 'string') return;
    if (this.#services.storage.isShared) await Promise.all([room.readOn(), this.#seeElsewhere([room])]);
    room.runDue();
  }

  #forgetIfIdle(id: string, kept: KeptRoom): void {
    if (!kept.opened) return;
    kept.idle = kept.opened.isIdle ? kept.idle + 1 : 0;
    if (kept.idle <= IDLE_SWEEPS[phaseOf(kept.opened.fold)] && !kept.opened.isClosed) return;
    this.#kept.delete(id);
    void kept.opened.close();
  }
}
