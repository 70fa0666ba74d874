import { ONLOOKER, type Seat } from '../../kernel/game.ts';
import { faultOf, type FaultCode } from '../../wire/fault.ts';
import type { News, Remark } from '../../wire/news.ts';
import { VERSION } from '../../wire/measures.ts';
import type { Table } from '../../wire/table.ts';
import type { Person } from '../storage/people.ts';
import type { Seen } from '../storage/presence.ts';
import type { Fold } from './fold.ts';
import { seatsOf } from './head.ts';
import type { Taken } from './ledger.ts';
import { tableText, timed, updateText } from './texts.ts';
import { nowFor, publicHead, tableOf, witnessed } from './views.ts';

/** Somebody who is connected, and looks from one seat. */
export interface Guest {
  readonly person: Person | undefined;
  seat: Seat;
  tell(text: string): void;
}

export const tell = (guest: Pick<Guest, 'tell'>, news: News): void => guest.tell(JSON.stringify(news));

export const tellFault = (guest: Pick<Guest, 'tell'>, code: FaultCode, id?: string): void =>
  tell(guest, { type: 'fault', ...(id !== undefined && { id }), ...faultOf(code) });

/** Everybody of this process who looks at one match. Each is told what their seat may know, and nothing twice. */
export class Audience {
  readonly guests = new Set<Guest>();
  #people: readonly string[] = [];
  /** By viewpoint: how things stood when it was last told. */
  readonly #told = new Map<Seat, string>();
  #tableTold = '';
  /** Who is or was connected to other processes. */
  #elsewhere: Seen = new Map();
  /** When somebody has left this process. */
  readonly #left = new Map<string, number>();
  readonly #clock: () => number;
  readonly #opened: number;

  constructor(clock: () => number) {
    this.#clock = clock;
    this.#opened = clock();
  }

  readonly isHere = (fold: Fold, seat: Seat): boolean =>
    typeof fold.chairs[seat]?.person === 'string' && this.awaySince(fold, seat) === undefined;

  /** Since when whoever sits there has been connected to no process, as far as this one knows; undefined while they are. */
  readonly awaySince = ({ chairs }: Fold, seat: Seat): number | undefined => {
    const person = chairs[seat]?.person ?? '';
    const elsewhere = this.#elsewhere.get(person) ?? 0;
    if (this.#hears(person) || elsewhere > this.#clock()) return undefined;
    return Math.max(elsewhere, this.#left.get(person) ?? 0) || this.#opened;
  };

  /** Who is connected here, once each; those without a name are a slash and a number. */
  get people(): readonly string[] {
    return this.#people;
  }

  #countPeople(): void {
    let unnamed = 0;
    this.#people = [...new Set([...this.guests].map(({ person }) => person?.id ?? `/${++unnamed}`))];
  }

  #hears(id: string): boolean {
    for (const { person } of this.guests) if (person?.id === id) return true;
    return false;
  }

  seeElsewhere(seen: Seen, fold: Fold): void {
    const isEmpty = seen.size + this.#elsewhere.size === 0;
    this.#elsewhere = seen;
    if (!isEmpty) this.#tellTableTo(this.guests, fold, this.#changedTable(fold));
  }

  enter(guest: Guest, fold: Fold, chat: Remark[]): void {
    const others = [...this.guests];
    this.guests.add(guest);
    this.#countPeople();
    this.#tellTableTo(others, fold, this.#changedTable(fold));
    const now = nowFor(fold, guest.seat);
    this.#told.set(guest.seat, JSON.stringify(now));
    const [head, table] = [publicHead(fold.head), { ...this.#table(fold), at: this.#clock() }];
    tell(guest, { type: 'welcome', version: VERSION, head, table, own: ownOf(fold, guest), now, chat });
  }

  leave(guest: Guest, fold: Fold): void {
    this.guests.delete(guest);
    this.#countPeople();
    if (guest.person) this.#left.set(guest.person.id, this.#clock());
    this.#forgetUnseen();
    this.#tellTableTo(this.guests, fold, this.#changedTable(fold));
  }

  /** Lets a guest look from another seat, which must be theirs to look from. */
  turn(guest: Guest, fold: Fold, seat: Seat): void {
    guest.seat = seat;
    this.#forgetUnseen();
    this.tellNow(guest, fold);
  }

  tellNow(guest: Guest, fold: Fold): void {
    const now = JSON.stringify(nowFor(fold, guest.seat));
    this.#told.set(guest.seat, now);
    if (fold.match) guest.tell(updateText(now, 'null'));
  }

  tellRemark(remark: Remark): void {
    tellAll(this.guests, JSON.stringify({ type: 'chat', remark } satisfies News));
  }

  tellTaken({ fold, events, isJump, step }: Taken): void {
    const table = this.#changedTable(fold);
    const isReseated = step.body.kind === 'seat';
    if (isReseated) this.#reseat(fold, table);
    const along = isReseated ? undefined : table;
    for (const [seat, guests] of bySeat(this.guests)) {
      const now = JSON.stringify(nowFor(fold, seat));
      const seen = isJump || !fold.match ? null : witnessed(fold.match, events, seat);
      const isNews = this.#isNews(seat, now) || (seen !== null && seen.length > 0);
      if (fold.match && isNews) tellAll(guests, updateText(now, JSON.stringify(seen), along));
      else this.#tellTableTo(guests, fold, along);
    }
  }

  /** Who has got up looks on from now on. */
  #reseat(fold: Fold, table: string | undefined): void {
    for (const guest of this.guests) {
      const own = ownOf(fold, guest);
      if (guest.seat !== ONLOOKER && !own.includes(guest.seat)) this.turn(guest, fold, own[0] ?? ONLOOKER);
    }
    this.#tellTableTo(this.guests, fold, table);
  }

  #isNews(seat: Seat, now: string): boolean {
    const isNew = this.#told.get(seat) !== now;
    this.#told.set(seat, now);
    return isNew;
  }

  #table(fold: Fold): Omit<Table, 'at'> {
    return tableOf(fold, { isHere: seat => this.isHere(fold, seat), onlookers: this.#onlookers(fold) });
  }

  /** Everybody who is connected to any process and sits nowhere. */
  #onlookers({ chairs }: Fold): number {
    const elsewhere = [...this.#elsewhere].filter(([, until]) => until > this.#clock()).map(([person]) => person);
    const present = elsewhere.length > 0 ? [...new Set([...this.people, ...elsewhere])] : this.people;
    return present.filter(person => !chairs.some(chair => chair.person === person)).length;
  }

  #changedTable(fold: Fold): string | undefined {
    const table = JSON.stringify(this.#table(fold));
    if (table === this.#tableTold) return undefined;
    this.#tableTold = table;
    return timed(table, this.#clock());
  }

  #tellTableTo(guests: Iterable<Guest>, fold: Fold, table: string | undefined): void {
    if (table !== undefined) for (const guest of guests) guest.tell(tableText(table, ownOf(fold, guest)));
  }

  #forgetUnseen(): void {
    const seen = new Set([...this.guests].map(({ seat }) => seat));
    for (const seat of this.#told.keys()) if (!seen.has(seat)) this.#told.delete(seat);
  }
}

function tellAll(guests: Iterable<Guest>, text: string): void {
  for (const guest of guests) guest.tell(text);
}

const ownOf = ({ chairs }: Fold, { person }: Guest): Seat[] => [...seatsOf(chairs, person?.id)];

function bySeat(guests: Iterable<Guest>): ReadonlyMap<Seat, readonly Guest[]> {
  const groups = new Map<Seat, Guest[]>();
  for (const guest of guests) {
    const group = groups.get(guest.seat);
    if (group) group.push(guest);
    else groups.set(guest.seat, [guest]);
  }
  return groups;
}
