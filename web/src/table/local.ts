import { CHANCE, isRefusal, type Kind, type Refusal, type Seat, type Start } from '../../../kernel/game.ts';
import { accept, draftOf, play, redo, undo, undoable, type Match } from '../../../kernel/match.ts';
import { clone, same } from '../../../kernel/plain.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { load, type Loaded, type Unopened } from './matches.ts';
import { peopleAmong, type Sitter } from './sitters.ts';
import { sittersOf, type Step, type Store } from './store.ts';
import type { Answer, Counsel, Failure, Heard, Now, Preview, Question, Table, Update } from './table.ts';
import type { Thinker } from './thinker.ts';
import { type Called, decided } from './turn.ts';

type Listener<K extends Kind> = (update: Update<K>) => void;
type Move<K extends Kind> = (draft: Match<K>, emit: (event: K['event']) => void) => Answer<K>;

/** Who wants to take a step, and which decision it answers. */
interface Wish {
  readonly kind: 'act' | 'undo' | 'redo';
  readonly by: Seat;
  readonly decision: number;
}

const DONE = { done: true } as const;
const NOTHING = { failed: 'nothing' } as const;

/** The table for a stored match. */
export async function openTable<K extends Kind>(
  store: Store,
  game: Match<K>['game'],
  id: string,
  thinker: Thinker,
): Promise<LocalTable<K> | Unopened> {
  const loaded = await load(store, game, id);
  return typeof loaded === 'string' ? loaded : new LocalTable(store, loaded, thinker);
}

/** A table whose match is kept by this browser. A step is played on a draft, and the draft is shown once it is stored. */
export class LocalTable<K extends Kind> implements Table<K> {
  readonly start: Start<K>;
  readonly sitters: readonly Sitter[];
  readonly own: readonly Seat[];
  now: Now<K>;
  readonly #store: Store;
  readonly #thinker: Thinker;
  readonly #listeners = new Set<Listener<K>>();
  readonly #decisions = new Map<Seat, number>();
  /** The decision that each bot has been called for. */
  readonly #called = new Map<Seat, number>();
  #loaded: Loaded<K>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, loaded: Loaded<K>, thinker: Thinker) {
    this.#store = store;
    this.#thinker = thinker;
    this.#loaded = loaded;
    this.start = loaded.match.start;
    this.sitters = sittersOf(loaded.head);
    this.own = peopleAmong(this.sitters);
    const waiting = loaded.match.rules.active(loaded.match.state);
    this.now = this.#seenBy(this.own.find(seat => waiting.includes(seat)) ?? this.own[0] ?? 0);
  }

  subscribe(listener: Listener<K>): () => void {
    this.#listeners.add(listener);
    this.#callBots();
    return () => this.#listeners.delete(listener);
  }

  async actions(): Promise<readonly K['action'][]> {
    const { rules, state } = this.#loaded.match;
    return rules.active(state).includes(this.now.seat) ? rules.actions(state, this.now.seat) : [];
  }

  async preview(action: K['action']): Promise<Preview<K>> {
    const { rules } = this.#loaded.match;
    const { view, seat } = this.now;
    const state = rules.imagine(view, seat, randomFrom('preview'));
    const events: K['event'][] = [];
    rules.apply(state, seat, action, event => events.push(event));
    return rules.active(state)[0] === CHANCE ? 'chance' : { view: rules.view(state, seat), events: this.#told(events) };
  }

  async why(input: unknown): Promise<Refusal<K['reason']>> {
    const { rules, state } = this.#loaded.match;
    return rules.why(state, this.now.seat, input);
  }

  async history(): Promise<readonly K['event'][]> {
    const { rules, log } = this.#loaded.match;
    const state = rules.setup();
    const events: K['event'][] = [];
    for (const [seat, action] of log) rules.apply(state, seat, action, event => events.push(event));
    return this.#told(events);
  }

  act(input: unknown): Promise<Answer<K>> {
    const { seat } = this.now;
    return this.#take(this.#wish('act', seat), acting(seat, input));
  }

  undo(): Promise<Answer<K>> {
    const { seat } = this.now;
    return this.#take(this.#wish('undo', seat), draft => (undo(draft, seat) ? DONE : NOTHING));
  }

  redo(): Promise<Answer<K>> {
    const { seat } = this.now;
    return this.#take(this.#wish('redo', seat), (draft, emit) => (redo(draft, seat, emit) ? DONE : NOTHING));
  }

  async ask<Q extends Question>(question: Q, heard: Heard = () => undefined): Promise<Counsel<K>[Q]> {
    const { match } = this.#loaded;
    const { seat, view } = this.now;
    return this.#thinker.think<K, Q>(question, { start: match.start, seat, view, log: match.log }, heard);
  }

  async sit(seat: Seat): Promise<void> {
    this.#show(this.#seenBy(seat), null);
  }

  #wish(kind: Wish['kind'], by: Seat): Wish {
    return { kind, by, decision: this.#decisionOf(by) };
  }

  /** One step after the other: each is judged by what the one before has left. */
  #take(wish: Wish, move: Move<K>): Promise<Answer<K>> {
    const answer = this.#last.then(() => this.#attempt(wish, move));
    this.#last = answer;
    return answer;
  }

  async #attempt({ kind, by, decision }: Wish, move: Move<K>): Promise<Answer<K>> {
    if (decision !== this.#decisionOf(by)) return { failed: 'stale' };
    const { head, match, seq } = this.#loaded;
    const events: K['event'][] = [];
    const draft = draftOf(match);
    const answer = move(draft, event => events.push(event));
    if (!('done' in answer)) return answer;
    const entries = kind === 'undo' ? [] : draft.log.slice(match.log.length);
    const stored = await this.#stored({ match: head.id, seq, kind, by, entries }, draft);
    if (stored === 'overtaken') return this.#reload();
    if (stored === 'storage') return this.#stay();
    this.#loaded = { head, match: draft, seq: seq + 1 };
    this.#raise([by, ...draft.rules.active(draft.state).filter(seat => !this.now.waiting.includes(seat))]);
    this.#showStep(by, kind === 'undo' ? null : this.#told(events));
    this.#callBots();
    return answer;
  }

  async #stored(step: Step<K>, draft: Match<K>): Promise<'stored' | 'overtaken' | 'storage'> {
    if (step.by === this.now.seat) this.#show({ ...this.now, pending: true }, []);
    const outcome = draft.rules.outcome(draft.state) ?? null;
    try {
      return (await this.#store.add(step, { ...this.#loaded.head, changed: Date.now(), outcome }))
        ? 'stored'
        : 'overtaken';
    } catch {
      return 'storage';
    }
  }

  /** A sealed step of another seat tells this one nothing, so nothing is shown that could disturb it. */
  #showStep(by: Seat, events: Update<K>['events']): void {
    const next = this.#seenBy(this.now.seat);
    const isSealed = by !== next.seat && events?.length === 0 && same(next, this.now);
    if (!isSealed) this.#show(next, events);
  }

  /** Every bot that has to decide is called once for each decision. Nobody waits for it meanwhile. */
  #callBots(): void {
    const { rules, state } = this.#loaded.match;
    for (const seat of rules.active(state)) {
      const bot = this.sitters[seat]?.bot;
      if (bot && this.#called.get(seat) !== this.#decisionOf(seat)) void this.#call({ bot, seat });
    }
  }

  async #call(called: Called): Promise<void> {
    const wish = this.#wish('act', called.seat);
    this.#called.set(wish.by, wish.decision);
    const action = await decided(this.#thinker, this.#loaded, called);
    const answer = this.#listeners.size > 0 ? await this.#take(wish, acting(wish.by, action)) : undefined;
    if (answer && 'done' in answer) return;
    if (this.#called.get(wish.by) === wish.decision) this.#called.delete(wish.by);
    if (answer && 'failed' in answer && answer.failed === 'storage') this.#show(this.now, [], answer.failed);
  }

  #stay(): Answer<K> {
    this.#show({ ...this.now, pending: false }, []);
    return { failed: 'storage' };
  }

  async #reload(): Promise<Answer<K>> {
    const { match, head } = this.#loaded;
    const loaded = await load(this.#store, match.game, head.id).catch(() => 'unknown' as const);
    if (typeof loaded === 'string') return this.#stay();
    this.#loaded = loaded;
    this.#raise(Array.from({ length: this.start.seats }, (_, seat) => seat));
    this.#show(this.#seenBy(this.now.seat), null);
    this.#callBots();
    return { failed: 'overtaken' };
  }

  #raise(seats: readonly Seat[]): void {
    for (const seat of new Set(seats)) this.#decisions.set(seat, (this.#decisions.get(seat) ?? 0) + 1);
  }

  #decisionOf(seat: Seat): number {
    return this.#decisions.get(seat) ?? 0;
  }

  #show(now: Now<K>, events: Update<K>['events'], failed?: Failure): void {
    this.now = now;
    for (const listener of this.#listeners) listener({ now, events, ...(failed && { failed }) });
  }

  #seenBy(seat: Seat): Now<K> {
    const { match } = this.#loaded;
    const { rules, state } = match;
    const view = clone(rules.view(state, seat));
    return {
      view,
      seat,
      decision: this.#decisionOf(seat),
      waiting: rules.active(state),
      prompt: rules.prompt(view, seat),
      outcome: rules.outcome(state),
      isCutShort: false,
      canUndo: undoable(match, seat) !== undefined,
      canRedo: (match.undone.get(seat)?.length ?? 0) > 0,
      pending: false,
      link: 'here',
    };
  }

  #told(events: readonly K['event'][]): readonly K['event'][] {
    const { rules } = this.#loaded.match;
    const told = events.map(event => (rules.witness ? rules.witness(event, this.now.seat) : event));
    return told.filter(event => event !== undefined);
  }
}

const acting =
  <K extends Kind>(seat: Seat, input: unknown): Move<K> =>
  (draft, emit) => {
    const action = accept(draft.rules, draft.state, seat, input);
    if (isRefusal(action)) return action;
    play(draft, seat, action, emit);
    return DONE;
  };
