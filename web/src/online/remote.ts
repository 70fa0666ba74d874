import { isRefusal, type Kind, type Refusal, type Rules, type Seat, type Start } from '../../../kernel/game.ts';
import { accept, type Match, type Transcript } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { preview, type Preview } from '../../../kernel/witness.ts';
import type { FaultCode } from '../../../wire/fault.ts';
import type { WireNow } from '../../../wire/messages.ts';
import type { NamedSitter } from '../table/sitters.ts';
import type { Answer, Counsel, Failure, OnProgress, Now, CounselQuestion, Table, Update } from '../table/table.ts';
import type { Thinker } from '../table/thinker.ts';
import { answerOf, type Outbox, type Reply, type TurnWish } from './outbox.ts';
import type { RoomNow } from './room.ts';

type Listener<K extends Kind> = (update: Update<K>) => void;

/** Where a table sends what is played, and whom it asks. */
export interface Server {
  readonly outbox: Pick<Outbox, 'play' | 'isDeciding' | 'look' | 'askHistory'>;
  readonly thinker: Thinker;
  /** All of the match, once it has ended. */
  told(): Promise<Transcript<Kind> | undefined>;
}

/**
 * A table whose match is kept by a server. What the server tells is shown; what it does not say in every message (legal
 * actions, previews, refusals) is found out here, in a state imagined from the seat's own view.
 */
export class RemoteTable<K extends Kind> implements Table<K> {
  readonly start: Start<K>;
  readonly rules: Rules<K>;
  now: Now<K>;
  readonly #game: Match<K>['game'];
  readonly #server: Server;
  readonly #listeners = new Set<Listener<K>>();
  #room: RoomNow;
  /** What is shown. */
  #seen: WireNow;
  /** After a jump: what will be shown once its history is there. */
  #next: WireNow | undefined;
  #sitters: readonly NamedSitter[];
  #told: readonly K['event'][] = [];
  /** Resolves when the newest jump is shown. */
  #caughtUp: Promise<void>;
  #jumps = 0;
  #arrivals: readonly { readonly seat: Seat; readonly arrive: () => void }[] = [];

  constructor(game: Match<K>['game'], server: Server, room: RoomNow, seen: WireNow) {
    const { version, seats, options } = room.head;
    this.#game = game;
    this.#server = server;
    this.#room = room;
    this.start = { version, seats, options };
    this.rules = game.rules(this.start);
    this.#seen = seen;
    this.#sitters = sittersIn(room);
    this.now = this.#nowOf();
    this.#caughtUp = this.#jumpTo(seen);
  }

  get sitters(): readonly NamedSitter[] {
    return this.#sitters;
  }

  get own(): readonly Seat[] {
    return this.#room.own;
  }

  subscribe(listener: Listener<K>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  actions(): readonly K['action'][] {
    return this.#isAsked() ? this.rules.actions(this.#imagined(), this.now.seat) : [];
  }

  async preview(action: K['action']): Promise<Preview<K>> {
    return preview(this.rules, this.now, action);
  }

  async why(input: unknown): Promise<Refusal<K['reason']>> {
    return this.rules.why(this.#imagined(), this.now.seat, input);
  }

  history(): readonly K['event'][] | undefined {
    return this.#next ? undefined : this.#told;
  }

  /** An input that is not legal is refused here: the server would say the same. */
  async act(input: unknown): Promise<Answer<K>> {
    if (this.#isMinded()) return { failed: 'minded' };
    const action: Kind['action'] | Refusal<K['reason']> = accept(this.rules, this.#imagined(), this.now.seat, input);
    return isRefusal(action) ? action : this.#play({ type: 'act', action: { ...action } });
  }

  async undo(): Promise<Answer<K>> {
    return this.now.canUndo ? this.#play({ type: 'undo' }) : { failed: 'nothing' };
  }

  async redo(): Promise<Answer<K>> {
    return this.now.canRedo ? this.#play({ type: 'redo' }) : { failed: 'nothing' };
  }

  async ask<Q extends CounselQuestion>(
    question: Q,
    heard: OnProgress = () => undefined,
    stop?: AbortSignal,
  ): Promise<Counsel<K>[Q]> {
    const log = question === 'review' ? await this.#wholeLog() : this.#isAsked() ? [] : undefined;
    if (!log) return undefined;
    const { seat, view } = this.now;
    const start = { game: this.#game.id, ...this.start, seeds: [] };
    return this.#server.thinker.think<K, Q>(question, { start, seat, view, log }, heard, stop);
  }

  /** It stays on the server until the match has ended; what was broken off is not worth a review. */
  async #wholeLog(): Promise<Transcript<K>['log'] | undefined> {
    const { seat, outcome, isCutShort } = this.now;
    if (!outcome || isCutShort || !this.own.includes(seat)) return undefined;
    return (await this.#server.told())?.log;
  }

  sit(seat: Seat): Promise<void> {
    return new Promise(arrive => {
      this.#arrivals = [...this.#arrivals, { seat, arrive }];
      this.#server.outbox.look(seat);
    });
  }

  /** What the server tells of the match. During a jump its history, which is on its way, holds all of it. */
  hear(seen: WireNow, events: readonly Kind['event'][] | null): void {
    if (!events) this.#caughtUp = this.#jumpTo(seen);
    else if (this.#next) this.#next = seen;
    else this.#goOn(seen, events);
  }

  /** The room has changed: the link, or who sits where. */
  enter(room: RoomNow): void {
    this.#room = room;
    this.#refresh();
  }

  #refresh(failed?: Failure): void {
    const { sitters } = this.#room.table;
    const isReseated = sitters.some(
      ({ name, bot }, i) => name !== this.#sitters[i]?.name || bot !== this.#sitters[i].bot,
    );
    if (isReseated) this.#sitters = sittersIn(this.#room);
    if (isReseated || failed || !isSameMoment(this.now, this.#nowOf())) this.#show([], failed);
  }

  /** What has become of a step that was taken before the page was loaded. */
  hearLate(reply: Reply): void {
    const answer = this.#answerOf(reply);
    this.#refresh('done' in answer ? undefined : 'failed' in answer ? answer.failed : 'untaken');
  }

  #goOn(seen: WireNow, events: readonly Kind['event'][]): void {
    this.#seen = seen;
    this.#told = [...this.#told, ...events];
    this.#show(events);
  }

  #jumpTo(seen: WireNow): Promise<void> {
    const jump = ++this.#jumps;
    this.#next = seen;
    return new Promise(resolve => {
      this.#server.outbox.askHistory(seen.seat, reply => {
        resolve(jump === this.#jumps ? this.#land(reply) : this.#caughtUp);
      });
    });
  }

  #land(reply: Reply): void {
    this.#seen = this.#next ?? this.#seen;
    this.#next = undefined;
    if (reply.type === 'history') this.#told = reply.events;
    this.#show(null);
  }

  async #play(play: TurnWish): Promise<Answer<K>> {
    const { seat, decision, pending } = this.now;
    if (pending) return { failed: 'pending' };
    const reply = this.#server.outbox.play({ ...play, seat, decision });
    this.#refresh();
    const answer = this.#answerOf(await reply);
    if (this.#next) await this.#caughtUp;
    this.#refresh();
    return answer;
  }

  #answerOf(reply: Reply): Answer<K> {
    return answerOf<Answer<K>>(reply, against =>
      against.type === 'fault' ? { failed: this.#failureOf(against.fault) } : against.refusal,
    );
  }

  #failureOf(fault: FaultCode): Failure {
    if (fault === 'not-your-seat') return 'unseated';
    if (fault !== 'not-now') return 'untaken';
    return this.#isMinded() ? 'minded' : 'stale';
  }

  #isMinded(): boolean {
    return Boolean(this.#sitters[this.#seen.seat]?.bot);
  }

  #isAsked(): boolean {
    const { seat, waiting } = this.now;
    return waiting.includes(seat) && this.own.includes(seat) && !this.#isMinded();
  }

  #imagined(): K['state'] {
    const { view, seat } = this.now;
    return this.rules.imagine(view, seat, randomFrom('page'));
  }

  #show(events: Update<K>['events'], failed?: Failure): void {
    this.now = this.#nowOf();
    for (const listener of this.#listeners) listener({ now: this.now, events, ...(failed && { failed }) });
    const { seat } = this.now;
    for (const { arrive } of this.#arrivals.filter(arrival => arrival.seat === seat)) arrive();
    this.#arrivals = this.#arrivals.filter(arrival => arrival.seat !== seat);
  }

  #nowOf(): Now<K> {
    const { seat, decision, waiting, outcome, isCutShort, canUndo, canRedo } = this.#seen;
    const view: K['view'] = this.#seen.view;
    const mayPlay = this.own.includes(seat) && !this.#isMinded();
    return {
      view,
      seat,
      decision,
      waiting,
      prompt: this.rules.prompt(view, seat),
      outcome: outcome ? outcomeIn(outcome) : undefined,
      isCutShort: isCutShort === true,
      canUndo: canUndo === true && mayPlay,
      canRedo: canRedo === true && mayPlay,
      pending: this.#server.outbox.isDeciding(seat, decision),
      link: this.#room.link,
    };
  }
}

const sittersIn = ({ table }: RoomNow): readonly NamedSitter[] => table.sitters.map(({ name, bot }) => ({ name, bot }));

/** The wire writes what is absent as undefined. */
function outcomeIn({ rank, ...outcome }: NonNullable<WireNow['outcome']>): NonNullable<Now<Kind>['outcome']> {
  return { ...outcome, ...(rank !== undefined && { rank }) };
}

const isSameMoment = (a: Now<Kind>, b: Now<Kind>): boolean =>
  a.view === b.view &&
  a.pending === b.pending &&
  a.link === b.link &&
  a.canUndo === b.canUndo &&
  a.canRedo === b.canRedo;
