import { type Kind, ONLOOKER, type Seat } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { witnessed } from '../../kernel/witness.ts';
import { faultOf, type FaultCode } from '../../wire/fault.ts';
import type { Message, Remark } from '../../wire/messages.ts';
import { VERSION } from '../../wire/limits.ts';
import type { Table } from '../../wire/table.ts';
import type { Person } from '../storage/people.ts';
import { Attendance } from './attendance.ts';
import { type Fold, type Phase, phaseOf, type Step } from './fold.ts';
import { seatsOf } from './head.ts';
import type { TakenStep } from './match-log.ts';
import { member, tableText, timed, updateText } from './texts.ts';
import { nowFor, publicHead, tableOf, timesOf } from './views.ts';

/** Somebody who is connected, and looks from one seat. */
export interface Subscriber {
  readonly person: Person | undefined;
  /** Where they are signed in. */
  readonly device?: string | undefined;
  seat: Seat;
  tell(text: string): void;
  /** Tells it in the same order, but together with what else there will be to tell soon. */
  tellLater(text: string): void;
  /** Ends the connection, and says why. */
  dismiss(fault: FaultCode): void;
}

export const tell = (subscriber: Pick<Subscriber, 'tell'>, message: Message): void =>
  subscriber.tell(JSON.stringify(message));

export const tellFault = (subscriber: Pick<Subscriber, 'tell'>, code: FaultCode, id?: string): void =>
  tell(subscriber, { type: 'fault', ...(id !== undefined && { id }), ...faultOf(code) });

/** Who looks from one seat, and how things stood when that was last told. */
interface Viewpoint {
  readonly subscribers: Set<Subscriber>;
  told: string;
}

/** Everybody of this process who looks at one match. Each is told what their seat may know, and nothing twice. */
export class Broadcast {
  readonly subscribers = new Set<Subscriber>();
  readonly attendance: Attendance;
  readonly #viewpoints = new Map<Seat, Viewpoint>();
  #tableTold = '';
  #timesTold = '';
  #phaseTold: Phase | undefined;
  #lateTold: Fold['late'] | undefined;
  #mindingsTold: Fold['mindings'] | undefined;
  #askedTold: Fold['asked'];
  readonly #clock: () => number;

  constructor(clock: () => number, canConnect?: number) {
    this.#clock = clock;
    this.attendance = new Attendance(clock, canConnect);
  }

  /** Somebody has come, and is told nothing before they are welcomed. */
  enter(subscriber: Subscriber): void {
    this.subscribers.add(subscriber);
    this.attendance.enter(subscriber.person);
  }

  /** Tells somebody everything. */
  welcome(subscriber: Subscriber, fold: Fold, chat: Remark[]): void {
    const now = nowFor(fold, subscriber.seat);
    this.#sitBy(subscriber).told = JSON.stringify(now);
    const [head, table] = [publicHead(fold.head), { ...this.#table(fold), at: this.#clock() }];
    tell(subscriber, { type: 'welcome', version: VERSION, head, table, own: ownOf(fold, subscriber), now, chat });
  }

  leave(subscriber: Subscriber): void {
    if (!this.subscribers.delete(subscriber)) return;
    this.#getUp(subscriber);
    this.attendance.leave(subscriber.person);
  }

  /** Tells who is connected, if that has changed. */
  tellAttendance(fold: Fold): void {
    this.#tellTable(fold, this.#changedTable(fold));
  }

  /** Lets a subscriber look from another seat, which must be theirs to look from. */
  turn(subscriber: Subscriber, fold: Fold, seat: Seat): void {
    this.#getUp(subscriber);
    subscriber.seat = seat;
    if (this.subscribers.has(subscriber)) this.#sitBy(subscriber);
    this.tellNow(subscriber, fold);
  }

  tellNow(subscriber: Subscriber, fold: Fold): void {
    const now = JSON.stringify(nowFor(fold, subscriber.seat));
    const viewpoint = this.#viewpoints.get(subscriber.seat);
    if (viewpoint) viewpoint.told = now;
    if (fold.match) subscriber.tell(updateText(now, 'null'));
  }

  tellRemark(remark: Remark): void {
    const text = JSON.stringify({ type: 'chat', remark } satisfies Message);
    for (const { subscribers } of this.#viewpoints.values()) tellAll(subscribers, text);
  }

  tellStep(taken: TakenStep): void {
    const { fold, step } = taken;
    if (isMove(step) && this.#isTold(fold)) return this.#tellMatch(taken, { times: this.#changedTimes(fold) });
    const table = this.#changedTable(fold);
    if (step.body.kind !== 'seat' && step.body.kind !== 'remove') return this.#tellMatch(taken, { table });
    this.#reseat(fold, table);
    return this.#tellMatch(taken, {});
  }

  /** Whether a move has left of the table what was told, but for its times. */
  #isTold(fold: Fold): boolean {
    const isSame =
      fold.late === this.#lateTold && fold.mindings === this.#mindingsTold && fold.asked === this.#askedTold;
    return isSame && phaseOf(fold) === this.#phaseTold;
  }

  /** To whoever sees something new of it; the others are told of a changed table alone. */
  #tellMatch({ fold, events, isJump }: TakenStep, { table, times }: Along): void {
    const along = member('table', table) + member('times', times);
    const seenBy = isJump || !fold.match ? () => 'null' : witnessing(fold.match, events);
    for (const [seat, viewpoint] of this.#viewpoints) {
      const now = JSON.stringify(nowFor(fold, seat));
      const seen = seenBy(seat);
      const isNews = times !== undefined || now !== viewpoint.told || (seen !== 'null' && seen !== '[]');
      viewpoint.told = now;
      if (fold.match && isNews) tellAll(viewpoint.subscribers, updateText(now, seen, along));
      else this.#tellTableTo(viewpoint.subscribers, fold, table);
    }
  }

  /** Who has got up looks on from now on. */
  #reseat(fold: Fold, table: string | undefined): void {
    for (const subscriber of this.subscribers) {
      const own = ownOf(fold, subscriber);
      if (subscriber.seat !== ONLOOKER && !own.includes(subscriber.seat))
        this.turn(subscriber, fold, own[0] ?? ONLOOKER);
    }
    this.#tellTable(fold, table);
  }

  #table(fold: Fold): Omit<Table, 'at'> {
    return tableOf(fold, {
      awaySince: seat => this.attendance.awaySince(fold, seat),
      onlookers: this.attendance.onlookers(fold),
    });
  }

  #changedTable(fold: Fold): string | undefined {
    const table = JSON.stringify(this.#table(fold));
    if (table === this.#tableTold) return undefined;
    this.#tableTold = table;
    this.#timesTold = JSON.stringify(timesOf(fold));
    this.#phaseTold = phaseOf(fold);
    this.#lateTold = fold.late;
    this.#mindingsTold = fold.mindings;
    this.#askedTold = fold.asked;
    return timed(table, this.#clock());
  }

  #changedTimes(fold: Fold): string | undefined {
    const times = JSON.stringify(timesOf(fold));
    if (times === this.#timesTold) return undefined;
    this.#timesTold = times;
    return timed(times, this.#clock());
  }

  #tellTable(fold: Fold, table: string | undefined): void {
    for (const { subscribers } of this.#viewpoints.values()) this.#tellTableTo(subscribers, fold, table);
  }

  #tellTableTo(subscribers: Subscribers, fold: Fold, table: string | undefined): void {
    if (table !== undefined) tellAll(subscribers, subscriber => tableText(table, ownOf(fold, subscriber)));
  }

  #sitBy(subscriber: Subscriber): Viewpoint {
    const viewpoint = this.#viewpoints.get(subscriber.seat) ?? { subscribers: new Set(), told: '' };
    this.#viewpoints.set(subscriber.seat, viewpoint);
    viewpoint.subscribers.add(subscriber);
    return viewpoint;
  }

  #getUp(subscriber: Subscriber): void {
    const subscribers = this.#viewpoints.get(subscriber.seat)?.subscribers;
    subscribers?.delete(subscriber);
    if (subscribers?.size === 0) this.#viewpoints.delete(subscriber.seat);
  }
}

/** What has changed of the table, as texts. */
interface Along {
  readonly table?: string | undefined;
  readonly times?: string | undefined;
}

/** What each seat may know of what has happened, as a text; one for all where the game keeps nothing from anybody. */
function witnessing(match: Match<Kind>, events: readonly Kind['event'][]): (seat: Seat) => string {
  if (match.rules.witness) return seat => JSON.stringify(witnessed(match.rules, events, seat));
  const all = JSON.stringify(events);
  return () => all;
}

/** A move changes little of a table but its times: the last one does, a bot's for somebody late, the first of one back. */
const isMove = ({ body: { kind } }: Step): boolean => kind === 'act' || kind === 'undo' || kind === 'redo';

/** More than that are told with time: whoever plays or waits elsewhere goes first. */
const CROWD = 32;

type Subscribers = ReadonlySet<Subscriber>;

function tellAll(subscribers: Subscribers, text: string | ((subscriber: Subscriber) => string)): void {
  const textFor = typeof text === 'string' ? () => text : text;
  if (subscribers.size > CROWD) for (const subscriber of subscribers) subscriber.tellLater(textFor(subscriber));
  else for (const subscriber of subscribers) subscriber.tell(textFor(subscriber));
}

const ownOf = ({ chairs }: Fold, { person }: Subscriber): Seat[] => [...seatsOf(chairs, person?.id)];
