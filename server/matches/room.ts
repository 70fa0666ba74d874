import { CHANCE, type Seat } from '../../kernel/game.ts';
import { faultOf, type FaultCode } from '../../wire/fault.ts';
import type { Message } from '../../wire/messages.ts';
import type { RequestOf, Wish } from '../../wire/request.ts';
import type { TurnCall } from '../push/pushes.ts';
import type { Person } from '../storage/people.ts';
import type { LastSeen } from '../storage/presence.ts';
import type { Extent, Storage } from '../storage/storage.ts';
import { Broadcast, type Subscriber, tell, tellFault } from './broadcast.ts';
import { BrokenInvariant } from './invariant.ts';
import { Chat } from './chat.ts';
import { clientOf } from './client-id.ts';
import { ranThrough } from './clock.ts';
import { type Fold, phaseOf } from './fold.ts';
import { type MatchHead, seatsOf, type Shelf, newcomerOf } from './head.ts';
import { isGone } from './minding.ts';
import { type Automated, Automation, type ReportError, type Think } from './automation.ts';
import { type WishAnswer, MatchLog, type Proposal, type TakenStep, type MatchUnavailable } from './match-log.ts';
import { Throttle } from './throttle.ts';
import { TurnCalls } from './turn-calls.ts';
import { historyFor, viewpointOf } from './views.ts';
import { isMissed, judge, judgeAgain, judgeComingBack, judgeJoin, type WantedChairs, type Verdict } from './wishes.ts';

/** What rooms are given. */
export interface MatchServices {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly think: Think;
  readonly report: ReportError;
  /** Calls somebody whose turn it is and who is not at the table. */
  readonly call: (turn: TurnCall) => void;
  /** Hears of every match that begins here. */
  readonly begun?: (head: MatchHead) => void;
}

/** The open rooms of a process by their match. */
export type OpenRooms = Map<string, Room>;

/** Attendance is told once in that time, however many come and go. */
const ATTENDANCE_MS = 1000;

/** A match in this process: what is stored of it, who looks at it, and what the server itself has to do in it. */
export class Room implements Automated {
  readonly #services: MatchServices;
  readonly #log: MatchLog;
  readonly #broadcast: Broadcast;
  readonly #automation: Automation;
  readonly #calls = new TurnCalls();
  readonly #chat: Chat;
  /** Tells who has come and gone. */
  readonly #attendance = new Throttle(ATTENDANCE_MS, () => {
    this.#broadcast.tellAttendance(this.fold);
    this.#announce();
  });
  #announced: Promise<void> = Promise.resolve();
  #isResting = false;
  #isClosed = false;
  #isBroken = false;
  /** Takes it out of the open rooms. */
  #forget: () => void = () => undefined;

  /** All steps go one way, whoever wants them: `propose`, the log, and then `#onStep`. */
  private constructor(services: MatchServices, log: MatchLog) {
    this.#services = services;
    this.#log = log;
    this.#log.listen(taken => this.#onStep(taken));
    this.#broadcast = new Broadcast(() => log.now(), services.storage.uptime.outages.at(-1)?.until);
    this.#chat = new Chat(log.fold.head.id, services, this.#broadcast);
    this.#automation = new Automation(this, services);
  }

  isGone(fold: Fold, seat: Seat): boolean {
    return isGone(fold, this.#broadcast.attendance.awaySince(fold, seat), this.now);
  }

  /** A match as it is stored. That it is open already breaks an invariant, and the room that it was open in is closed. */
  static async open(services: MatchServices, open: OpenRooms, id: string): Promise<Room | MatchUnavailable> {
    const log = await MatchLog.open(services, id);
    if (typeof log === 'string') return log;
    const room = new Room(services, log);
    const other = open.get(id);
    if (other) other.#fail(new BrokenInvariant('one-room', `match ${id} was opened while it was open`));
    open.set(id, room);
    room.#forget = () => open.get(id) === room && open.delete(id);
    await room.#skipOutages();
    return room;
  }

  /** Before anything else happens: whoever is waited for was so by nobody while no server was at work. */
  async #skipOutages(): Promise<void> {
    for (const outage of this.#services.storage.uptime.outages)
      if (ranThrough(this.fold, outage))
        await this.propose({
          client: `outage/${outage.until}`,
          judge: fold =>
            ranThrough(fold, outage) ? { by: CHANCE, body: { kind: 'outage', ...outage } } : { failure: 'nothing' },
        });
  }

  get fold(): Fold {
    return this.#log.fold;
  }

  /** The time by which its clocks go. */
  get now(): number {
    return this.#log.now();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether nobody looks at it and nothing is under way in it. */
  get isIdle(): boolean {
    return this.isEmpty && this.#log.isSettled && !this.#automation.isAtWork;
  }

  get isEmpty(): boolean {
    return this.#broadcast.subscribers.size === 0;
  }

  /** Whether it is a public table whose host is here and waits for others. */
  get isAwaiting(): boolean {
    const { host, terms } = this.fold.head;
    return terms.listed && phaseOf(this.fold) === 'gathering' && this.people.includes(host);
  }

  /** Lets somebody in who may look from that seat, and tells them everything. */
  async enter(subscriber: Subscriber): Promise<void> {
    const remarks = await this.#chat.remarks();
    if (this.#isClosed) return subscriber.dismiss('closing');
    this.#broadcast.enter(subscriber);
    this.#attendance.ask();
    this.#broadcast.welcome(subscriber, this.fold, remarks);
    for (const seat of seatsOf(this.fold.chairs, subscriber.person?.id)) await this.#giveBack(seat);
    this.#automation.run();
  }

  async #giveBack(seat: Seat): Promise<void> {
    if (!isMissed(this.fold, seat)) return;
    await this.propose({ client: `back/${seat}/${this.#log.now()}`, judge: fold => judgeComingBack(fold, seat) });
  }

  leave(subscriber: Subscriber): void {
    this.#broadcast.leave(subscriber);
    this.#attendance.ask();
    this.#noteLeaving(subscriber);
  }

  /** Where a bot minds seats only after a day, a room is forgotten long before that. */
  #noteLeaving({ person }: Subscriber): void {
    const { storage } = this.#services;
    const { id, terms } = this.fold.head;
    if (!person || terms.pace !== 'turns' || seatsOf(this.fold.chairs, person.id).length === 0) return;
    this.#announced = this.#announced.then(() => storage.presence.left(id, person.id)).catch(this.#fail);
  }

  /** Who is connected here, named or not. */
  get people(): readonly string[] {
    return this.#broadcast.attendance.people;
  }

  /** Ends the connections of these people's devices but for those in which they are signed in; what they have begun is stored then. */
  async dismiss(people: ReadonlySet<string>, signedIn: ReadonlySet<string>): Promise<void> {
    for (const subscriber of this.#broadcast.subscribers)
      if (
        subscriber.device !== undefined &&
        people.has(subscriber.person?.id ?? '') &&
        !signedIn.has(subscriber.device)
      )
        subscriber.dismiss('signed-out');
    await this.#log.settled();
  }

  seeElsewhere(seen: LastSeen): void {
    if (this.#broadcast.attendance.seeElsewhere(seen)) this.#broadcast.tellAttendance(this.fold);
  }

  look(subscriber: Subscriber, wanted: Seat): void {
    const seat = viewpointOf(this.fold, subscriber.person?.id, wanted);
    if (seat === undefined) tellFault(subscriber, 'not-your-seat');
    else this.#broadcast.turn(subscriber, this.fold, seat);
  }

  /** Stored first, then told and answered. */
  async wish(subscriber: Subscriber, wish: Wish): Promise<void> {
    const speaker = wish.type === 'silence' ? await this.#chat.speaker(wish.remark) : undefined;
    const wisher = { person: subscriber.person?.id, isGone: this.isGone.bind(this), speaker };
    const answer = await this.propose({
      client: clientOf(wish, wisher.person),
      asker: subscriber,
      judge: fold => judge(fold, wish, wisher),
    });
    if ('done' in answer && answer.done === 'now') return;
    if ('failure' in answer && answer.failure === 'stale') this.#broadcast.tellNow(subscriber, this.fold);
    tell(subscriber, replyOf(wish.id, answer));
  }

  /** Sits somebody down who does not sit there yet; the seat they have, or why they have none. */
  async join(person: Person, { seat, entropy }: Pick<Joining, 'seat' | 'entropy'>): Promise<Seat | FaultCode> {
    const newcomer = newcomerOf(person, entropy);
    const { id } = person;
    const client = `join/${id}/${this.#log.now()}`;
    const answer = await this.propose({ client, person: id, judge: fold => judgeJoin(fold, newcomer, seat) });
    if ('denied' in answer) return answer.denied;
    return seatsOf(this.fold.chairs, id)[0] ?? 'seat-taken';
  }

  /** Sits somebody down in the seats of a table before, as far as they are free, or wherever there is room for one. */
  async sitAgain(person: string, wanted: WantedChairs): Promise<void> {
    const client = `again/${person}/${this.#log.now()}`;
    await this.propose({ client, person, judge: fold => judgeAgain(fold, wanted) });
  }

  /** Takes the step that is judged right in the match as it then stands, once per client id. */
  propose(proposal: Proposal): Promise<WishAnswer> {
    return this.#log.propose(proposal).catch((error: unknown) => {
      this.#fail(error);
      return { denied: 'storage' } as const;
    });
  }

  /** The match was deleted: whoever looks at it has to go. */
  async vanish(): Promise<void> {
    for (const subscriber of this.#broadcast.subscribers) subscriber.dismiss('no-such-match');
    await this.close();
  }

  /** Whether it tells of somebody as of one who sat in the match before. */
  remembers(person: string): boolean {
    return seatsOf(this.fold.head.former?.chairs ?? [], person).length > 0;
  }

  /** What it was created with was written anew: whoever looks at it connects again, and is told what is stored now. */
  async reopen(): Promise<void> {
    for (const subscriber of this.#broadcast.subscribers) subscriber.dismiss('closing');
    await this.close();
  }

  /** Says where those who sat here play again; somebody may have been faster. */
  async pointTo({ id: match, keys }: MatchHead, seat: Seat): Promise<void> {
    const judgeRematch = ({ rematch }: Fold): Verdict =>
      rematch ? { failure: 'nothing' } : { by: seat, body: { kind: 'rematch', match, watch: keys.watch } };
    await this.propose({ client: 'rematch', judge: judgeRematch });
  }

  chat(subscriber: Subscriber, request: RequestOf<'chat'>): Promise<void> {
    return this.#chat.say(subscriber, request, { fold: this.fold, at: this.#log.now() });
  }

  history(subscriber: Subscriber, { id, seat: wanted }: RequestOf<'history'>): void {
    const seat = viewpointOf(this.fold, subscriber.person?.id, wanted);
    if (seat === undefined) tellFault(subscriber, 'not-your-seat', id);
    else tell(subscriber, { type: 'history', id, events: historyFor(this.fold, seat) });
  }

  /** Takes and tells the steps that other processes have stored. */
  readOn(): Promise<void> {
    return this.#log.readOn().catch(this.#fail);
  }

  /** Takes and tells what others have stored, if there is more than is known here. */
  async keepUpWith({ steps, remarks }: Extent): Promise<void> {
    if (steps > this.#log.steps) await this.readOn();
    await this.#chat.keepUpWith(remarks);
  }

  /** Tells what was said in other processes. */
  readChat(): Promise<void> {
    return this.#chat.readOn();
  }

  /** Does what is due. */
  runDue(): void {
    this.#automation.run();
  }

  async settled(): Promise<void> {
    await this.#log.settled();
    await this.#announced;
  }

  /** Announcements are stored one after the other, so that the newest is the one that stays. */
  #announce(): void {
    const { storage, report } = this.#services;
    if (!storage.isShared || this.#isResting) return;
    const announce = (): Promise<void> => storage.presence.announce(this.fold.head.id, this.people);
    this.#announced = this.#announced.then(announce).catch(report);
  }

  /** Begins nothing more by itself; who leaves later does so unannounced. */
  rest(): void {
    this.#isResting = true;
    this.#attendance.stop();
    this.#automation.close();
  }

  /** Lets what is under way come to an end, and takes nothing more. */
  async close(): Promise<void> {
    this.rest();
    this.#isClosed = true;
    this.#log.close();
    this.#forget();
    await this.settled();
  }

  /** Reports an error; a broken invariant once, after which nobody goes on from what is in memory here. */
  readonly #fail = (error: unknown): void => {
    if (this.#isBroken) return;
    this.#services.report(error);
    this.#isBroken = error instanceof BrokenInvariant;
    if (!this.#isBroken) return;
    void this.close();
    for (const subscriber of this.#broadcast.subscribers) subscriber.dismiss('closing');
  };

  /** A step is stored: everybody is told of it, and what it leaves the server to do begins. */
  #onStep(taken: TakenStep): void {
    this.#broadcast.tellStep(taken);
    this.#automation.run();
    if (!taken.isStoredHere) return;
    this.#callAbsent(taken);
    if (taken.step.body.kind === 'start') this.#services.begun?.(taken.fold.head);
  }

  #callAbsent({ fold }: TakenStep): void {
    const { id: match, game, share = 0 } = fold.head;
    const isAway = (seat: Seat): boolean => this.#broadcast.attendance.awaySince(fold, seat) !== undefined;
    for (const person of this.#calls.next(fold, isAway)) this.#services.call({ person, match, game, share });
  }
}

interface Joining {
  readonly seat?: Seat | undefined;
  readonly entropy: string;
}

function replyOf(id: string, answer: WishAnswer): Message {
  if ('done' in answer) return { type: 'done', id };
  if ('failure' in answer) return { type: 'failed', id, failure: answer.failure };
  if ('denied' in answer) return { type: 'fault', id, ...faultOf(answer.denied) };
  const { refused, rule } = answer.refusal;
  return { type: 'refused', id, refusal: { refused: { ...refused }, rule } };
}
