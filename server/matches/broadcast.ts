import { ONLOOKER, type Seat } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import { compose, encode, type Encoded, type Members } from '../../wire/encode.ts';
import { faultOf, type FaultCode } from '../../wire/fault.ts';
import { VERSION } from '../../wire/limits.ts';
import type { Message, MessageOf, Remark, WireNow } from '../../wire/messages.ts';
import type { Head, Seating, Times } from '../../wire/table.ts';
import { tableAt } from '../../wire/times.ts';
import type { Person } from '../storage/people.ts';
import { Attendance } from './attendance.ts';
import { wishIdOf } from './client-id.ts';
import type { Body, Fold } from './fold.ts';
import { seatsOf } from './head.ts';
import type { TakenStep } from './match-log.ts';
import { eventsFor, isArrangedAlike, nowFor, publicHead, tableOf, timesIn } from './views.ts';

/** Somebody who is connected, and looks from one seat. */
export interface Subscriber {
  readonly person: Person | undefined;
  /** Where they are signed in. */
  readonly device?: string | undefined;
  seat: Seat;
  send(message: Encoded<Message>): void;
  /** Lets what is sent from now on leave in one frame, as soon as it is released. */
  hold(): void;
  release(): void;
  /** Sends it in the same order, but together with what else there will be to send soon. */
  sendLater(message: Encoded<Message>): void;
  /** Ends the connection, and says why. */
  dismiss(fault: FaultCode): void;
}

type Sender = Pick<Subscriber, 'send'>;

export const tell = (to: Sender, message: Message): void => to.send(encode(message));

export const tellFault = (to: Sender, code: FaultCode, id?: string): void =>
  tell(to, { type: 'fault', ...(id !== undefined && { id }), ...faultOf(code) });

/** Who looks from one seat, and how things stood when that was last sent there. */
interface Viewpoint {
  readonly subscribers: Set<Subscriber>;
  sent: Encoded<WireNow> | undefined;
}

/** The table as everybody was last sent it, and the match that it told of, with times that may have been sent since. */
interface SentTable {
  readonly table: Seating;
  fold: Fold;
  times: Times;
}

/** What a step has changed of the table that was last sent: all of it, or its times alone, or nothing. */
interface Changes {
  readonly table?: Encoded<Seating>;
  readonly times?: Encoded<Times>;
}

/** Everybody of this process who looks at one match. Each is sent what their seat may know, and nothing twice. */
export class Broadcast {
  readonly subscribers = new Set<Subscriber>();
  readonly attendance: Attendance;
  readonly #viewpoints = new Map<Seat, Viewpoint>();
  #sent: SentTable | undefined;
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
    this.#lookFrom(subscriber).sent = now ? encode(now) : undefined;
    const [head, table, own] = [publicHead(fold.head), this.#tableOf(fold), ownOf(fold, subscriber)];
    tell(subscriber, { type: 'welcome', version: VERSION, head, table, own, now, chat });
  }

  leave(subscriber: Subscriber): void {
    if (!this.subscribers.delete(subscriber)) return;
    this.#lookAway(subscriber);
    this.attendance.leave(subscriber.person);
  }

  /** Tells who is connected, if that has changed. */
  tellAttendance(fold: Fold): void {
    const [table, sent] = [this.#tableOf(fold), this.#sent];
    if (sent && same(tableAt(sent.table, { ...sent.times, at: table.at }), table)) return;
    this.#tellTable(fold, this.#encoded(fold, table));
  }

  /** Lets somebody look from another seat, which must be theirs to look from. */
  turn(subscriber: Subscriber, fold: Fold, seat: Seat): void {
    this.#lookAway(subscriber);
    subscriber.seat = seat;
    if (this.subscribers.has(subscriber)) this.#lookFrom(subscriber);
    this.tellNow(subscriber, fold);
  }

  tellNow(subscriber: Subscriber, fold: Fold): void {
    const now = nowFor(fold, subscriber.seat);
    if (!now) return;
    const viewpoint = this.#viewpoints.get(subscriber.seat);
    if (viewpoint) viewpoint.sent = encode(now);
    tell(subscriber, { type: 'update', now, events: null });
  }

  tellRemark(remark: Remark): void {
    const message = encode<Message>({ type: 'chat', remark });
    for (const { subscribers } of this.#viewpoints.values()) sendAll(subscribers, () => message);
  }

  /** Whoever has asked for a step is answered in one frame with it: a frame each costs a move a tenth more CPU (decision 13). */
  tellStep(taken: TakenStep): void {
    const { asker, step } = taken;
    asker?.hold();
    try {
      this.#tellEverybody(taken);
      if (asker) tell(asker, { type: 'done', id: wishIdOf(step.client) });
    } finally {
      asker?.release();
    }
  }

  #tellEverybody(taken: TakenStep): void {
    const changes = this.#changes(taken.fold);
    const { kind } = taken.step.body;
    if (!SEATING.has(kind)) return this.#tellMatch(taken, changes);
    this.#reseat(taken.fold);
    this.#tellTable(taken.fold, changes.table, kind === 'begin' ? encode(publicHead(taken.fold.head)) : undefined);
    this.#tellMatch(taken, {});
  }

  /** To whoever sees something new of it; the others are told of a changed table alone. */
  #tellMatch({ fold, events, isJump }: TakenStep, changes: Changes): void {
    for (const [seat, viewpoint] of this.#viewpoints) {
      const [now, seen] = [nowFor(fold, seat), isJump ? null : eventsFor(fold, events, seat)];
      const text = now ? encode(now) : undefined;
      const isNews = changes.times !== undefined || text !== viewpoint.sent || (seen !== null && seen.length > 0);
      viewpoint.sent = text;
      if (text && isNews) {
        const update = updateOf({ now: text, events: encode(seen), ...changes });
        sendAll(viewpoint.subscribers, () => update);
      } else if (changes.table) {
        const { table } = changes;
        sendAll(viewpoint.subscribers, each => tableMessage(table, ownOf(fold, each)));
      }
    }
  }

  /** Who has got up looks on from now on. */
  #reseat(fold: Fold): void {
    for (const subscriber of this.subscribers) {
      const own = ownOf(fold, subscriber);
      if (subscriber.seat !== ONLOOKER && !own.includes(subscriber.seat))
        this.turn(subscriber, fold, own[0] ?? ONLOOKER);
    }
  }

  #tableOf(fold: Fold): Seating {
    return tableOf(fold, {
      awaySince: seat => this.attendance.awaySince(fold, seat),
      onlookers: this.attendance.onlookers(fold),
      at: this.#clock(),
    });
  }

  #encoded(fold: Fold, table: Seating): Encoded<Seating> {
    this.#sent = { fold, table, times: timesIn(fold, table.at) };
    return encode(table);
  }

  /** Who has come or gone waits to be told: it would say that somebody has acted where nobody may see it. */
  #changes(fold: Fold): Changes {
    const sent = this.#sent;
    if (sent && isArrangedAlike(fold, sent.fold)) return this.#passed(sent, fold);
    const table = this.#tableOf(fold);
    const isSame = sent && same(unattended(tableAt(sent.table, timesIn(fold, table.at))), unattended(table));
    return isSame ? this.#passed(sent, fold) : { table: this.#encoded(fold, table) };
  }

  /** The times of a table that is arranged as before, if they have changed. */
  #passed(sent: SentTable, fold: Fold): Changes {
    const before = sent.times;
    const times = timesIn(fold, this.#clock());
    sent.fold = fold;
    if (same(before.since, times.since) && same(before.left, times.left)) return {};
    sent.times = times;
    return { times: encode(times) };
  }

  #tellTable(fold: Fold, table: Changes['table'], head?: Encoded<Head>): void {
    if (table)
      for (const { subscribers } of this.#viewpoints.values())
        sendAll(subscribers, each => tableMessage(table, ownOf(fold, each), head));
  }

  #lookFrom(subscriber: Subscriber): Viewpoint {
    const viewpoint = this.#viewpoints.get(subscriber.seat) ?? { subscribers: new Set(), sent: undefined };
    this.#viewpoints.set(subscriber.seat, viewpoint);
    viewpoint.subscribers.add(subscriber);
    return viewpoint;
  }

  #lookAway(subscriber: Subscriber): void {
    const subscribers = this.#viewpoints.get(subscriber.seat)?.subscribers;
    subscribers?.delete(subscriber);
    if (subscribers?.size === 0) this.#viewpoints.delete(subscriber.seat);
  }
}

/** A table but for who is connected. */
const unattended = (table: Seating): Seating => ({
  ...table,
  sitters: table.sitters.map(sitter => ({ ...sitter, here: false, away: undefined })),
  onlookers: 0,
});

const SEATING: ReadonlySet<Body['kind']> = new Set(['seat', 'remove', 'begin']);

const updateOf = (members: Omit<Members<MessageOf<'update'>>, 'type'>): Encoded<Message> =>
  compose<MessageOf<'update'>>({ type: encode('update'), ...members });

const tableMessage = (table: Encoded<Seating>, own: Seat[], head?: Encoded<Head>): Encoded<Message> =>
  compose<MessageOf<'table'>>({ type: encode('table'), table, own: encode(own), head });

/** More than that are told with time: whoever plays or waits elsewhere goes first. */
const CROWD = 32;

type Subscribers = ReadonlySet<Subscriber>;

function sendAll(subscribers: Subscribers, messageFor: (subscriber: Subscriber) => Encoded<Message>): void {
  const isCrowd = subscribers.size > CROWD;
  for (const subscriber of subscribers)
    if (isCrowd) subscriber.sendLater(messageFor(subscriber));
    else subscriber.send(messageFor(subscriber));
}

const ownOf = ({ chairs }: Fold, { person }: Subscriber): Seat[] => [...seatsOf(chairs, person?.id)];
