import { type FaultCode, isTransient } from '../../../wire/fault.ts';
import type { Message, MessageOf } from '../../../wire/messages.ts';
import type { RequestOf, Wish } from '../../../wire/request.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Drawer } from '../drawer.ts';
import { newId } from '../table/matches.ts';
import type { TimeSource } from './connection.ts';

/** The requests that are answered under their id. */
export type Sent = Wish | RequestOf<'chat' | 'history'>;
export type Reply = MessageOf<'done' | 'refused' | 'failed' | 'history' | 'fault'>;

interface Unanswered {
  readonly sent: Sent;
  readonly settle: (reply: Reply) => void;
}

/** How wishes leave the page, and what is heard of them. */
interface Post {
  readonly clock: TimeSource;
  /** Where wishes outlive a reload. */
  readonly drawer: Drawer;
  say(request: Sent | RequestOf<'look'>): boolean;
  /** Told of every reply, before whoever waits for it. */
  answered(reply: Reply, sent: Sent): void;
  /** Told of a reply that nobody waits for: its wish was made before a reload. */
  unclaimed(reply: Reply): void;
}

/** What a seat does in its turn. */
export type TurnWish = Pick<RequestOf<'undo' | 'redo'>, 'type'> | Pick<RequestOf<'act'>, 'type' | 'action'>;

const PAUSE_MS = 1_500;
/** Faults of a request that cannot be read, and will not be when it is sent again. */
const UNREADABLE: ReadonlySet<FaultCode> = new Set(['too-long', 'too-deep', 'not-json', 'bad-key', 'bad-shape']);

/** Everything that was sent and not answered yet, oldest first. It is sent until it is answered, always under one id. */
export class Outbox {
  readonly #post: Post;
  readonly #name: string;
  readonly #waiting = new Map<string, Unanswered>();
  #seat: Seat | undefined;

  constructor(match: string, post: Post) {
    this.#post = post;
    this.#name = `wishes/${match}`;
    for (const sent of this.#kept()) this.#waiting.set(sent.id, { sent, settle: reply => post.unclaimed(reply) });
  }

  /** Through which of several own seats this page looks. */
  get seat(): Seat | undefined {
    return this.#seat;
  }

  /** Looks from another seat; said again with the hello when the link is lost meanwhile. */
  look(seat: Seat): void {
    this.#seat = seat;
    this.#post.say({ type: 'look', seat });
  }

  /** The server knows best from where this page may look. */
  lookFromAnywhere(): void {
    this.#seat = undefined;
  }

  play(wish: TurnWish & { readonly seat: Seat; readonly decision: number }): Promise<Reply> {
    return this.send({ ...wish, id: newId() });
  }

  /** All that a seat has witnessed, told before anything that happens later. */
  askHistory(seat: Seat, tell: (reply: Reply) => void): void {
    this.#sendFor({ type: 'history', id: newId(), seat }, tell);
  }

  send(sent: Sent): Promise<Reply> {
    return new Promise(settle => this.#sendFor(sent, settle));
  }

  /** For who has to hear the reply before anything that comes after it. */
  #sendFor(sent: Sent, settle: (reply: Reply) => void): void {
    this.#waiting.set(sent.id, { sent, settle });
    this.#keep();
    this.#post.say(sent);
  }

  /** After a welcome: who knows what the lost socket has carried. */
  sendAgain(): void {
    for (const { sent } of this.#waiting.values()) this.#post.say(sent);
  }

  /** Whether a decision of a seat is answered by something that is still on its way. */
  isDeciding(seat: Seat, decision: number): boolean {
    return [...this.#waiting.values()].some(
      ({ sent }) => 'decision' in sent && sent.seat === seat && sent.decision === decision,
    );
  }

  hear(message: Message): void {
    switch (message.type) {
      case 'done':
      case 'refused':
      case 'failed':
      case 'history':
        return this.#settle(message.id, message);
      case 'fault':
        return this.#hearFault(message);
      default:
    }
  }

  /** Too fast under no id is a warning: what was sent is still read, only later. */
  #hearFault(fault: MessageOf<'fault'>): void {
    const { id } = fault;
    if (fault.fault === 'too-fast' && id === undefined) return;
    if (isTransient(fault.fault)) this.#post.clock.after(PAUSE_MS, () => this.#sayAgain(id));
    else if (id !== undefined) this.#settle(id, fault);
    else if (UNREADABLE.has(fault.fault)) for (const each of this.#waiting.keys()) this.#settle(each, fault);
  }

  /** A fault under no id may have been any of them. */
  #sayAgain(id: string | undefined): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (waiting) this.#post.say(waiting.sent);
    else if (id === undefined) this.sendAgain();
  }

  #settle(id: string, reply: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#keep();
    if (!waiting) return;
    this.#post.answered(reply, waiting.sent);
    waiting.settle(reply);
  }

  #kept(): readonly Sent[] {
    const found = this.#post.drawer.read(this.#name);
    return Array.isArray(found) ? found.filter(isSent) : [];
  }

  #keep(): void {
    const wishes = [...this.#waiting.values()].flatMap(({ sent }) => (sent.type === 'history' ? [] : [sent]));
    if (wishes.length === 0) this.#post.drawer.remove(this.#name);
    else this.#post.drawer.write(this.#name, wishes);
  }
}

interface Given {
  readonly done: true;
}
interface Ungiven {
  readonly failed: MessageOf<'failed'>['failure'];
}

/** What a reply comes to; whoever asked has words of their own for rules and faults that stand against it. */
export function answerOf<A>(reply: Reply, against: (reply: MessageOf<'refused' | 'fault'>) => A): A | Given | Ungiven {
  switch (reply.type) {
    case 'done':
    case 'history':
      return { done: true };
    case 'failed':
      return { failed: reply.failure };
    default:
      return against(reply);
  }
}

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
