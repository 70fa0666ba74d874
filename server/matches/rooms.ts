import { randomBytes } from 'node:crypto';
import { isRefusal, type Seat } from '../../kernel/game.ts';
import type { Creation, Place } from '../../wire/bodies.ts';
import type { FaultCode } from '../../wire/fault.ts';
import { newToken, type Person } from '../storage/people.ts';
import type { Hint } from '../storage/engine.ts';
import { CHAT, PRESENCE } from '../storage/schema.ts';
import type { Extent } from '../storage/storage.ts';
import { isBotOf } from './bots.ts';
import { blankFold, type Fold, phaseOf } from './fold.ts';
import { type Chair, type Founding, type Head, OPEN, playedBy, seatsOf } from './head.ts';
import { standingOf, type Unopened } from './ledger.ts';
import { newMatchId } from './match-id.ts';
import { Room, type Surroundings } from './room.ts';
import { botChair, type Seated } from './wishes.ts';

const SWEEP_MS = 1000;
/** How often other processes' steps are looked for, should a hint have been lost. */
const READ_ON_SWEEPS = 5;
/** How long a match that nobody looks at is remembered, while it runs and when it is over. */
const IDLE_SWEEPS = { gathering: 60, playing: 60, ended: 5 } as const;

const NOTHING: Extent = { steps: 0, remarks: 0 };

interface Kept {
  readonly room: Promise<Room | Unopened>;
  opened?: Room;
  idle: number;
}

/** The matches that this process has to do with at the moment. Any process may have to do with any match. */
export class Rooms {
  readonly #around: Surroundings;
  readonly #kept = new Map<string, Kept>();
  readonly #timer: NodeJS.Timeout;
  #sweeps = 0;
  #sweeping: Promise<void> | undefined;
  /** Hints that are being followed. */
  readonly #following = new Set<Promise<void>>();
  #isClosed = false;

  constructor(around: Surroundings) {
    this.#around = around;
    around.storage.listen(hint => this.#follow(hint));
    this.#timer = setInterval(() => {
      this.#sweeping ??= this.#sweep()
        .catch(around.report)
        .finally(() => (this.#sweeping = undefined));
    }, SWEEP_MS);
  }

  /** How many are kept in memory. */
  get size(): number {
    return this.#kept.size;
  }

  async room(id: string): Promise<Room | Unopened> {
    const kept: Kept = this.#kept.get(id) ?? { room: this.#opening(id), idle: 0 };
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

  async #opening(id: string): Promise<Room | Unopened> {
    const room = await Room.open(this.#around, id);
    if (this.#around.storage.isShared && typeof room !== 'string') await this.#seeElsewhere([room]);
    return room;
  }

  /** A new match, stored; its head, or what is wrong with it. */
  async create(creation: Creation, host: Person): Promise<Head | FaultCode> {
    const head = this.#founded(creation, host);
    if (typeof head === 'string') return head;
    const { id, game, secret, keys, ...founding } = head;
    const row = {
      id,
      game: game.id,
      head: JSON.stringify(founding),
      secret,
      join_key: keys.join,
      watch_key: keys.watch,
    };
    await this.#around.storage.create(row, standingOf(blankFold(head), head.created), [host.id]);
    const room = await this.room(id);
    if (typeof room !== 'string') room.care();
    return head;
  }

  /**
   * The match in which those of an ended one play again, everybody one seat further; only who sat there may want it, and
   * whoever sat there at the same screen sits down with them.
   */
  async again(room: Room, person: Person, entropy: string): Promise<Head | FaultCode> {
    const [seat] = seatsOf(room.fold.chairs, person.id);
    if (seat === undefined) return 'no-such-match';
    if (phaseOf(room.fold) !== 'ended') return 'not-now';
    if (room.fold.rematch === undefined) {
      const head = await this.create(nextTable(room.fold, person, entropy), person);
      if (typeof head === 'string') return head;
      await room.pointTo(head.id, seat);
    }
    const next = await this.room(room.fold.rematch ?? '');
    if (typeof next === 'string') return 'storage';
    await next.sitAgain(person.id, furtherOn(room.fold, person, entropy));
    return next.fold.head;
  }

  #founded({ game: name, options: wanted, places, terms, entropy }: Creation, host: Person): Head | FaultCode {
    const game = this.#around.shelf(name);
    if (!game) return 'no-such-game';
    if (places.length < game.seats.min || places.length > game.seats.max) return 'bad-seats';
    if (places.some(place => place.type === 'bot' && !isBotOf(game.id, place.bot))) return 'no-such-bot';
    const options = game.readOptions(wanted, places.length);
    if (isRefusal(options)) return 'bad-options';
    const chairs = places.map((place, seat) => chairFor(place, seat, { ...host, entropy }));
    const founding: Founding = {
      version: game.version,
      options,
      terms,
      host: host.id,
      chairs,
      created: this.#around.storage.now(),
    };
    const keys = { join: newToken(), watch: newToken() };
    return { id: newMatchId(founding.created), game, secret: randomBytes(16).toString('hex'), keys, ...founding };
  }

  /** Lets what is under way come to an end, and begins nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#sweeping;
    await Promise.all(this.#following);
    for (const { room } of this.#kept.values()) {
      const opened = await room.catch(() => 'unknown' as const);
      if (typeof opened !== 'string') await opened.close();
    }
    if (this.#around.storage.isShared) await this.#around.storage.presence.vanish().catch(this.#around.report);
  }

  #follow(hint: Hint): void {
    if (this.#isClosed) return;
    const followed = this.#hear(hint)
      .catch(this.#around.report)
      .finally(() => this.#following.delete(followed));
    this.#following.add(followed);
  }

  async #hear(hint: Hint): Promise<void> {
    if (hint === 'all') return this.#readOnAll();
    await Promise.all(hint.map(what => this.#heed(what)));
  }

  async #heed(what: string): Promise<void> {
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
    const { presence } = this.#around.storage;
    await presence.renew(rooms.flatMap(room => room.people.map(person => ({ match: room.fold.head.id, person }))));
    await this.#seeElsewhere(rooms);
    const extents = await this.#around.storage.extents(rooms.map(({ fold }) => fold.head.id));
    for (const room of rooms) await room.keepUpWith(extents.get(room.fold.head.id) ?? NOTHING);
    await presence.tidy();
  }

  async #seeElsewhere(rooms: readonly Room[]): Promise<void> {
    const found = await this.#around.storage.presence.elsewhere(rooms.map(({ fold }) => fold.head.id));
    for (const room of rooms) room.seeElsewhere(found.get(room.fold.head.id) ?? new Map());
  }

  async #opened(id: string): Promise<Room | undefined> {
    const room = await this.#kept.get(id)?.room;
    return typeof room === 'string' ? undefined : room;
  }

  async #sweep(): Promise<void> {
    this.#sweeps++;
    for (const id of await this.#around.storage.due()) if (await this.#around.storage.keep(id)) await this.#care(id);
    if (this.#around.storage.isShared && this.#sweeps % READ_ON_SWEEPS === 0) await this.#hear('all');
    for (const [id, kept] of this.#kept) this.#forgetIfIdle(id, kept);
  }

  async #care(id: string): Promise<void> {
    const room = await this.room(id);
    if (typeof room === 'string') return;
    if (this.#around.storage.isShared) await Promise.all([room.readOn(), this.#seeElsewhere([room])]);
    room.care();
  }

  #forgetIfIdle(id: string, kept: Kept): void {
    if (!kept.opened) return;
    kept.idle = kept.opened.isEmpty ? kept.idle + 1 : 0;
    if (kept.idle > IDLE_SWEEPS[phaseOf(kept.opened.fold)]) this.#kept.delete(id);
  }
}

/** The same once more, everybody one seat further. */
function nextTable({ head, chairs }: Fold, person: Person, entropy: string): Creation {
  const { game, options, terms } = head;
  const places = chairs.map(chair => placeFor(chair, person));
  const turned = [...places.slice(-1), ...places.slice(0, -1)];
  return { game: game.id, options: { ...options }, places: turned, terms, name: person.name, entropy };
}

/** The same at the next table; others have to sit down themselves, so that they can add to the dice. */
function placeFor({ person, bot, name }: Chair, asking: Person): Place {
  if (person === null && bot !== null) return { type: 'bot', bot };
  if (person !== asking.id) return { type: 'open' };
  return name === asking.name ? { type: 'me' } : { type: 'beside', name };
}

/** The chairs that somebody had at a table before, one seat further. */
function furtherOn({ chairs }: Fold, { id }: Person, entropy: string): Seated {
  return seatsOf(chairs, id).map(seat => {
    const name = chairs[seat]?.name ?? '';
    return [(seat + 1) % chairs.length, playedBy({ person: id, name, entropy })];
  });
}

type Host = Omit<Person, 'claimed'> & Pick<Chair, 'entropy'>;

function chairFor(place: Place, seat: Seat, { id, name, entropy }: Host): Chair {
  switch (place.type) {
    case 'me':
      return playedBy({ person: id, name, entropy });
    case 'beside':
      return playedBy({ person: id, name: place.name, entropy });
    case 'bot':
      return botChair(seat, place.bot);
    case 'open':
      return OPEN;
  }
}
