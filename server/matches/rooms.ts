import { randomBytes, randomInt } from 'node:crypto';
import { isRefusal, type Seat } from '../../kernel/game.ts';
import type { Creation, Place } from '../../wire/bodies.ts';
import type { FaultCode } from '../../wire/fault.ts';
import { newToken, type Person } from '../storage/people.ts';
import type { Hint } from '../storage/engine.ts';
import { isBotOf } from './bots.ts';
import { blankFold } from './fold.ts';
import { type Chair, type Founding, type Head, OPEN } from './head.ts';
import { standingOf, type Unopened } from './ledger.ts';
import { Room, type Surroundings } from './room.ts';
import { botChair } from './wishes.ts';

const SWEEP_MS = 1000;
/** How often other processes' steps are looked for, should a hint have been lost. */
const READ_ON_SWEEPS = 5;
/** How long a match that nobody looks at is remembered. */
const IDLE_SWEEPS = 60;

interface Kept {
  readonly room: Promise<Room | Unopened>;
  idle: number;
}

/** The matches that this process has to do with at the moment. Any process may have to do with any match. */
export class Rooms {
  readonly #around: Surroundings;
  readonly #kept = new Map<string, Kept>();
  readonly #timer: NodeJS.Timeout;
  #sweeps = 0;
  #sweeping: Promise<void> | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
    around.storage.listen(hint => void this.#hear(hint).catch(around.report));
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
    const kept = this.#kept.get(id) ?? { room: Room.open(this.#around, id), idle: 0 };
    kept.idle = 0;
    this.#kept.set(id, kept);
    const room = await kept.room.catch((error: unknown) => {
      this.#kept.delete(id);
      throw error;
    });
    if (typeof room === 'string') this.#kept.delete(id);
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
    return { id: newMatchId(), game, secret: randomBytes(16).toString('hex'), keys, ...founding };
  }

  /** Lets what is under way come to an end. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
    for (const { room } of this.#kept.values()) {
      const opened = await room.catch(() => 'unknown' as const);
      if (typeof opened !== 'string') await opened.settled();
    }
  }

  async #hear(hint: Hint): Promise<void> {
    const ids = hint === 'all' ? [...this.#kept.keys()] : hint.filter(id => this.#kept.has(id));
    for (const id of ids) await this.#readOn(id);
  }

  async #readOn(id: string): Promise<void> {
    const room = await this.#kept.get(id)?.room;
    if (room && typeof room !== 'string') await room.readOn();
  }

  async #sweep(): Promise<void> {
    this.#sweeps++;
    for (const id of await this.#around.storage.due()) if (await this.#around.storage.keep(id)) await this.#care(id);
    if (this.#around.storage.isShared && this.#sweeps % READ_ON_SWEEPS === 0) await this.#hear('all');
    for (const [id, kept] of this.#kept) await this.#forgetIfIdle(id, kept);
  }

  async #care(id: string): Promise<void> {
    const room = await this.room(id);
    if (typeof room === 'string') return;
    if (this.#around.storage.isShared) await room.readOn();
    room.care();
  }

  async #forgetIfIdle(id: string, kept: Kept): Promise<void> {
    const room = await kept.room;
    const isInUse = typeof room !== 'string' && !room.isEmpty;
    kept.idle = isInUse ? 0 : kept.idle + 1;
    if (kept.idle > IDLE_SWEEPS) this.#kept.delete(id);
  }
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const newMatchId = (): string => Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

type Sitter = Omit<Person, 'claimed'> & Pick<Chair, 'entropy'>;

function chairFor(place: Place, seat: Seat, { id, name, entropy }: Sitter): Chair {
  switch (place.type) {
    case 'me':
      return { person: id, name, entropy, bot: null };
    case 'beside':
      return { person: id, name: place.name, entropy, bot: null };
    case 'bot':
      return botChair(seat, place.bot);
    case 'open':
      return OPEN;
  }
}
