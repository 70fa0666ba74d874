import { ONLOOKER, type Seat } from '../../kernel/game.ts';
import { faultOf, type FaultCode } from '../../wire/fault.ts';
import type { News, Now, Remark } from '../../wire/news.ts';
import { VERSION } from '../../wire/measures.ts';
import type { Table } from '../../wire/table.ts';
import type { Person } from '../storage/people.ts';
import type { Fold } from './fold.ts';
import { seatsOf } from './head.ts';
import type { Taken } from './ledger.ts';
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
  /** By viewpoint: how things stood when it was last told. */
  readonly #told = new Map<Seat, string>();
  #tableTold = '';
  /** Who is connected to other processes. */
  #elsewhere: ReadonlySet<string> = new Set();
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  readonly isHere = ({ chairs }: Fold, seat: Seat): boolean => {
    const person = chairs[seat]?.person;
    return typeof person === 'string' && (this.#elsewhere.has(person) || this.people.includes(person));
  };

  /** Who is connected here, once each. */
  get people(): readonly string[] {
    return [...new Set([...this.guests].flatMap(({ person }) => (person ? [person.id] : [])))];
  }

  seeElsewhere(people: ReadonlySet<string>, fold: Fold): void {
    this.#elsewhere = people;
    this.#tellTableTo(this.guests, fold, this.#changedTable(fold));
  }

  enter(guest: Guest, fold: Fold, chat: Remark[]): void {
    const others = [...this.guests];
    this.guests.add(guest);
    this.#tellTableTo(others, fold, this.#changedTable(fold));
    const now = nowFor(fold, guest.seat);
    this.#told.set(guest.seat, JSON.stringify(now));
    const [head, table] = [publicHead(fold.head), this.#table(fold)];
    tell(guest, { type: 'welcome', version: VERSION, head, table, own: ownOf(fold, guest), now, chat });
  }

  leave(guest: Guest, fold: Fold): void {
    this.guests.delete(guest);
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
    const now = nowFor(fold, guest.seat);
    this.#told.set(guest.seat, JSON.stringify(now));
    if (now) tell(guest, { type: 'update', now, events: null });
  }

  tellRemark(remark: Remark): void {
    this.#tellAll(this.guests, { type: 'chat', remark });
  }

  tellTaken({ fold, events, isJump, step }: Taken): void {
    const table = this.#changedTable(fold);
    if (step.body.kind === 'seat') this.#reseat(fold, table);
    const along = step.body.kind === 'seat' ? undefined : table;
    for (const [seat, guests] of bySeat(this.guests)) {
      const now = nowFor(fold, seat);
      const seen = isJump || !fold.match ? null : witnessed(fold.match, events, seat);
      const isNews = this.#isNews(seat, now) || (seen !== null && seen.length > 0);
      if (now && isNews) this.#tellAll(guests, { type: 'update', now, events: seen, ...(along && { table: along }) });
      else this.#tellTableTo(guests, fold, along);
    }
  }

  /** Who has got up looks on from now on. */
  #reseat(fold: Fold, table: Table | undefined): void {
    for (const guest of this.guests) {
      const own = ownOf(fold, guest);
      if (guest.seat !== ONLOOKER && !own.includes(guest.seat)) this.turn(guest, fold, own[0] ?? ONLOOKER);
    }
    this.#tellTableTo(this.guests, fold, table);
  }

  #isNews(seat: Seat, now: Now | null): boolean {
    const text = JSON.stringify(now);
    const isNew = this.#told.get(seat) !== text;
    this.#told.set(seat, text);
    return isNew;
  }

  #table(fold: Fold): Table {
    const onlookers = [...this.guests].filter(guest => ownOf(fold, guest).length === 0).length;
    return tableOf(fold, { isHere: seat => this.isHere(fold, seat), onlookers }, this.#clock());
  }

  #changedTable(fold: Fold): Table | undefined {
    const table = this.#table(fold);
    const text = JSON.stringify({ ...table, at: 0 });
    if (text === this.#tableTold) return undefined;
    this.#tableTold = text;
    return table;
  }

  #tellTableTo(guests: Iterable<Guest>, fold: Fold, table: Table | undefined): void {
    if (!table) return;
    for (const guest of guests) tell(guest, { type: 'table', table, own: ownOf(fold, guest) });
  }

  #tellAll(guests: Iterable<Guest>, news: News): void {
    const text = JSON.stringify(news);
    for (const guest of guests) guest.tell(text);
  }

  #forgetUnseen(): void {
    const seen = new Set([...this.guests].map(({ seat }) => seat));
    for (const seat of this.#told.keys()) if (!seen.has(seat)) this.#told.delete(seat);
  }
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
