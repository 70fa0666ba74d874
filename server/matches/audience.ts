import { type Kind, ONLOOKER, type Seat } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { faultOf, type FaultCode } from '../../wire/fault.ts';
import type { News, Remark } from '../../wire/news.ts';
import { VERSION } from '../../wire/measures.ts';
import type { Table } from '../../wire/table.ts';
import type { Person } from '../storage/people.ts';
import type { Seen } from '../storage/presence.ts';
import { type Fold, type Phase, phaseOf, type Step } from './fold.ts';
import { seatsOf } from './head.ts';
import type { Taken } from './ledger.ts';
import { member, tableText, timed, updateText } from './texts.ts';
import { nowFor, publicHead, tableOf, timesOf, witnessed } from './views.ts';

/** Somebody who is connected, and looks from one seat. */
export interface Guest {
  readonly person: Person | undefined;
  seat: Seat;
  tell(text: string): void;
}

export const tell = (guest: Pick<Guest, 'tell'>, news: News): void => guest.tell(JSON.stringify(news));

export const tellFault = (guest: Pick<Guest, 'tell'>, code: FaultCode, id?: string): void =>
  tell(guest, { type: 'fault', ...(id !== undefined && { id }), ...faultOf(code) });

/** Who looks from one seat, and how things stood when that was last told. */
interface Viewpoint {
  readonly guests: Set<Guest>;
  told: string;
}

/** Everybody of this process who looks at one match. Each is told what their seat may know, and nothing twice. */
export class Audience {
  readonly guests = new Set<Guest>();
  readonly #viewpoints = new Map<Seat, Viewpoint>();
  #people: readonly string[] = [];
  #tableTold = '';
  #timesTold = '';
  #phaseTold: Phase | undefined;
  #lateTold: Fold['late'] | undefined;
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
    this.#sitBy(guest).told = JSON.stringify(now);
    const [head, table] = [publicHead(fold.head), { ...this.#table(fold), at: this.#clock() }];
    tell(guest, { type: 'welcome', version: VERSION, head, table, own: ownOf(fold, guest), now, chat });
  }

  leave(guest: Guest, fold: Fold): void {
    this.guests.delete(guest);
    this.#getUp(guest);
    this.#countPeople();
    if (guest.person) this.#left.set(guest.person.id, this.#clock());
    this.#tellTableTo(this.guests, fold, this.#changedTable(fold));
  }

  /** Lets a guest look from another seat, which must be theirs to look from. */
  turn(guest: Guest, fold: Fold, seat: Seat): void {
    this.#getUp(guest);
    guest.seat = seat;
    if (this.guests.has(guest)) this.#sitBy(guest);
    this.tellNow(guest, fold);
  }

  tellNow(guest: Guest, fold: Fold): void {
    const now = JSON.stringify(nowFor(fold, guest.seat));
    const viewpoint = this.#viewpoints.get(guest.seat);
    if (viewpoint) viewpoint.told = now;
    if (fold.match) guest.tell(updateText(now, 'null'));
  }

  tellRemark(remark: Remark): void {
    tellAll(this.guests, JSON.stringify({ type: 'chat', remark } satisfies News));
  }

  tellTaken(taken: Taken): void {
    const { fold, step } = taken;
    if (isMove(step) && phaseOf(fold) === this.#phaseTold && fold.late === this.#lateTold)
      return this.#tellMatch(taken, { times: this.#changedTimes(fold) });
    const table = this.#changedTable(fold);
    if (step.body.kind !== 'seat') return this.#tellMatch(taken, { table });
    this.#reseat(fold, table);
    return this.#tellMatch(taken, {});
  }

  /** To whoever sees something new of it; the others are told of a changed table alone. */
  #tellMatch({ fold, events, isJump }: Taken, { table, times }: Along): void {
    const along = member('table', table) + member('times', times);
    const seenBy = isJump || !fold.match ? () => 'null' : witnessing(fold.match, events);
    for (const [seat, viewpoint] of this.#viewpoints) {
      const now = JSON.stringify(nowFor(fold, seat));
      const seen = seenBy(seat);
      const isNews = times !== undefined || now !== viewpoint.told || (seen !== 'null' && seen !== '[]');
      viewpoint.told = now;
      if (fold.match && isNews) tellAll(viewpoint.guests, updateText(now, seen, along));
      else this.#tellTableTo(viewpoint.guests, fold, table);
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
    this.#timesTold = JSON.stringify(timesOf(fold));
    this.#phaseTold = phaseOf(fold);
    this.#lateTold = fold.late;
    return timed(table, this.#clock());
  }

  #changedTimes(fold: Fold): string | undefined {
    const times = JSON.stringify(timesOf(fold));
    if (times === this.#timesTold) return undefined;
    this.#timesTold = times;
    return timed(times, this.#clock());
  }

  #tellTableTo(guests: Iterable<Guest>, fold: Fold, table: string | undefined): void {
    if (table !== undefined) for (const guest of guests) guest.tell(tableText(table, ownOf(fold, guest)));
  }

  #sitBy(guest: Guest): Viewpoint {
    const viewpoint = this.#viewpoints.get(guest.seat) ?? { guests: new Set(), told: '' };
    this.#viewpoints.set(guest.seat, viewpoint);
    viewpoint.guests.add(guest);
    return viewpoint;
  }

  #getUp(guest: Guest): void {
    const guests = this.#viewpoints.get(guest.seat)?.guests;
    guests?.delete(guest);
    if (guests?.size === 0) this.#viewpoints.delete(guest.seat);
  }
}

/** What has changed of the table, as texts. */
interface Along {
  readonly table?: string | undefined;
  readonly times?: string | undefined;
}

/** What each seat may know of what has happened, as a text; one for all where the game keeps nothing from anybody. */
function witnessing(match: Match<Kind>, events: readonly Kind['event'][]): (seat: Seat) => string {
  if (match.rules.witness) return seat => JSON.stringify(witnessed(match, events, seat));
  const all = JSON.stringify(events);
  return () => all;
}

/** A move changes nothing of a table but its times, unless it is the last, or by a bot instead of somebody late. */
const isMove = ({ body: { kind } }: Step): boolean => kind === 'act' || kind === 'undo' || kind === 'redo';

function tellAll(guests: Iterable<Guest>, text: string): void {
  for (const guest of guests) guest.tell(text);
}

const ownOf = ({ chairs }: Fold, { person }: Guest): Seat[] => [...seatsOf(chairs, person?.id)];
