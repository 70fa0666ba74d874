import { CHANCE, isRefusal, type Kind, type Refusal, type Rules, type Seat, type Start } from '../../../kernel/game.ts';
import { accept, isTypedIn, type Match, undoable } from '../../../kernel/match.ts';
import { clone, same } from '../../../kernel/plain.ts';
import {
  botTurn,
  draftSession,
  isStep,
  judge,
  judgeBot,
  type Judgement,
  nowFor,
  type SeatWish,
  type Session,
  take,
} from '../../../kernel/session.ts';
import { historyOf, preview, type Preview, witnessed } from '../../../kernel/witness.ts';
import { load, type Loaded, type Unloaded } from './matches.ts';
import { peopleAmong, type NamedSitter } from './sitters.ts';
import { sittersOf, type Store, type StoredStep } from './store.ts';
import type {
  Answer,
  Chances,
  Counsel,
  Failure,
  Foreseen,
  OnProgress,
  Now,
  CounselQuestion,
  Table,
  TypedInput,
  Typing,
  Update,
} from './table.ts';
import type { Thinker } from './thinker.ts';

type Listener<K extends Kind> = (update: Update<K>) => void;
type Judge<K extends Kind> = (session: Session<K>) => Judgement<K>;

/** The table for a stored match. */
export async function openTable<K extends Kind>(
  store: Store,
  game: Match<K>['game'],
  id: string,
  thinker: Thinker,
): Promise<LocalTable<K> | Unloaded> {
  const loaded = await load(store, game, id);
  return typeof loaded === 'string' ? loaded : new LocalTable(store, loaded, thinker);
}

/** A table whose match is kept by this browser. A step is played on a draft, and the draft is shown once it is stored. */
export class LocalTable<K extends Kind> implements Table<K> {
  readonly start: Start<K>;
  readonly rules: Rules<K>;
  readonly sitters: readonly NamedSitter[];
  readonly own: readonly Seat[];
  readonly typing?: Typing<K>;
  now: Now<K>;
  readonly #store: Store;
  readonly #thinker: Thinker;
  readonly #listeners = new Set<Listener<K>>();
  /** The decision that each bot has been called for. */
  readonly #called = new Map<Seat, number>();
  /** Ends when nobody looks on any more. */
  #leaving = new AbortController();
  #loaded: Loaded<K>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, loaded: Loaded<K>, thinker: Thinker) {
    this.#store = store;
    this.#thinker = thinker;
    this.#loaded = loaded;
    this.start = this.#match.start;
    this.rules = this.#match.rules;
    this.sitters = sittersOf(loaded.head);
    this.own = peopleAmong(this.sitters);
    if (isTypedIn(this.#match.start.seeds))
      this.typing = {
        chances: () => this.#chances(),
        foresee: (...typed) => this.#foresee(typed),
        enter: input => this.#enter(input),
      };
    const waiting = this.#match.rules.active(this.#match.state);
    this.now = this.#seenBy(this.own.find(seat => waiting.includes(seat)) ?? this.own[0] ?? 0);
  }

  subscribe(listener: Listener<K>): () => void {
    this.#listeners.add(listener);
    this.#callBots();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stopBots();
    };
  }

  actions(): readonly K['action'][] {
    const { rules, state } = this.#match;
    return rules.active(state).includes(this.now.seat) ? rules.actions(state, this.now.seat) : [];
  }

  async preview(action: K['action']): Promise<Preview<K>> {
    return preview(this.#match.rules, this.now, action);
  }

  async why(input: unknown): Promise<Refusal<K['reason']>> {
    const { rules, state } = this.#match;
    return rules.why(state, this.now.seat, input);
  }

  history(): readonly K['event'][] {
    return historyOf(this.#match, this.now.seat);
  }

  act(input: unknown): Promise<Answer<K>> {
    return this.#wish({ type: 'act', action: input, ...this.#asked() });
  }

  undo(): Promise<Answer<K>> {
    if (this.typing) return this.#queue(() => this.#takeBack());
    const wish = { type: 'undo', ...this.#asked() } as const;
    return this.#isFixed(wish.seat) ? Promise.resolve({ failed: 'nothing' }) : this.#wish(wish);
  }

  redo(): Promise<Answer<K>> {
    const { seat } = this.now;
    const by = this.#redoing(seat);
    return this.#wish({ type: 'redo', seat: by, decision: this.#decisionOf(by) });
  }

  async ask<Q extends CounselQuestion>(
    question: Q,
    heard: OnProgress = () => undefined,
    stop?: AbortSignal,
  ): Promise<Counsel<K>[Q]> {
    const { seat, view } = this.now;
    const position = { start: this.#match.start, seat, view, log: this.#match.log };
    return this.#thinker.think<K, Q>(question, position, heard, stop);
  }

  async sit(seat: Seat): Promise<void> {
    this.#show(this.#seenBy(seat), null);
  }

  get #match(): Match<K> {
    return this.#loaded.session.match;
  }

  /** What a wish of this page's seat answers. */
  #asked(): Pick<SeatWish, 'seat' | 'decision'> {
    const { seat } = this.now;
    return { seat, decision: this.#decisionOf(seat) };
  }

  #wish(wish: SeatWish): Promise<Answer<K>> {
    return this.#take(session => judge(session, wish));
  }

  /** One step after the other: each is judged by what the one before has left. */
  #take(judged: Judge<K>): Promise<Answer<K>> {
    return this.#queue(() => this.#attempt(judged));
  }

  #queue(work: () => Promise<Answer<K>>): Promise<Answer<K>> {
    const answer = this.#last.then(work);
    this.#last = answer;
    return answer;
  }

  /** Chance has no count of its decisions: what was typed in for an older moment is told by the length of the log. */
  #enter(input: unknown): Promise<Answer<K>> {
    const { length } = this.#match.log;
    const wish = { type: 'act', action: input, seat: CHANCE, decision: this.#decisionOf(CHANCE) } as const;
    return this.#take(session => (session.match.log.length === length ? judge(session, wish) : { failed: 'stale' }));
  }

  #chances(): Chances<K> {
    const { rules, state } = this.#match;
    if (rules.active(state)[0] !== CHANCE) return { actions: [], odds: [] };
    const actions = rules.actions(state, CHANCE);
    return { actions, odds: rules.odds?.(state) ?? actions.map(() => 1) };
  }

  #foresee(typed: readonly TypedInput[]): Foreseen<K> | undefined {
    const { match } = draftSession(this.#loaded.session);
    const { rules, state } = match;
    const events: K['event'][] = [];
    for (const [by, input] of typed) {
      const action = accept(rules, state, by, input);
      if (isRefusal(action)) return undefined;
      rules.apply(state, by, action, event => events.push(event));
    }
    const { seat } = this.now;
    return { view: rules.view(state, seat), events: witnessed(rules, events, seat) };
  }

  /** With real dice the newest entry goes, be it chance's. What a bot did goes along: it would only do it again. */
  async #takeBack(): Promise<Answer<K>> {
    const by = this.#newest();
    if (by === undefined) return { failed: 'nothing' };
    const wish = { type: 'undo', seat: by, decision: this.#decisionOf(by) } as const;
    const answer = await this.#attempt(session => judge(session, wish));
    const isOfBot = Boolean(this.sitters[by]?.bot);
    return 'done' in answer && isOfBot && this.#newest() !== undefined ? this.#takeBack() : answer;
  }

  /** Who made the newest entry, if it can be taken back. */
  #newest(): Seat | undefined {
    const by = this.#match.log.at(-1)?.[0];
    return by === undefined || undoable(this.#match, by) === undefined || this.#isFixed(by) ? undefined : by;
  }

  /** Whose step is played again: with real dice it may be chance's. */
  #redoing(seat: Seat): Seat {
    return this.typing && this.#match.rules.active(this.#match.state)[0] === CHANCE ? CHANCE : seat;
  }

  async #attempt(judged: Judge<K>): Promise<Answer<K>> {
    const { head, session, seq } = this.#loaded;
    const judgement = judged(session);
    if (!isStep(judgement)) return judgement;
    const events: K['event'][] = [];
    const draft = draftSession(session);
    const step = take(draft, judgement, event => events.push(event));
    const stored = await this.#stored({ match: head.id, seq, ...step }, draft);
    if (stored === 'overtaken') return this.#reload();
    if (stored === 'storage') return this.#stay();
    this.#loaded = { head, session: draft, seq: seq + 1 };
    this.#showStep(step.by, step.kind === 'undo' ? null : witnessed(this.#match.rules, events, this.now.seat));
    this.#callBots();
    return { done: true };
  }

  async #stored(step: StoredStep<K>, { match }: Session<K>): Promise<'stored' | 'overtaken' | 'storage'> {
    if (step.by === this.now.seat || step.by === CHANCE) this.#show({ ...this.now, pending: true }, []);
    const outcome = match.rules.outcome(match.state) ?? null;
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
    const { rules, state } = this.#match;
    for (const seat of rules.active(state)) {
      const bot = this.sitters[seat]?.bot;
      if (bot && this.#called.get(seat) !== this.#decisionOf(seat)) void this.#call(bot, seat);
    }
  }

  /** Nobody looks on any more: who comes back calls them anew, and with the same luck they answer the same. */
  #stopBots(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    this.#called.clear();
  }

  async #call(bot: string, seat: Seat): Promise<void> {
    const decision = this.#decisionOf(seat);
    this.#called.set(seat, decision);
    const { session, head } = this.#loaded;
    const turn = botTurn(session, { id: head.id, bot, seat });
    const { signal } = this.#leaving;
    const wanted = await this.#thinker.decide<K>(turn, signal);
    if (signal.aborted) return;
    const answer = await this.#take(now => judgeBot(now, turn, wanted).judgement);
    if ('done' in answer) return;
    if (this.#called.get(seat) === decision) this.#called.delete(seat);
    if ('failed' in answer && answer.failed === 'storage') this.#show(this.now, [], answer.failed);
  }

  #stay(): Answer<K> {
    this.#show({ ...this.now, pending: false }, []);
    return { failed: 'storage' };
  }

  async #reload(): Promise<Answer<K>> {
    const { head } = this.#loaded;
    const loaded = await load(this.#store, this.#match.game, head.id).catch(() => 'unknown' as const);
    if (typeof loaded === 'string') return this.#stay();
    this.#loaded = loaded;
    this.#show(this.#seenBy(this.now.seat), null);
    this.#callBots();
    return { failed: 'overtaken' };
  }

  #decisionOf(seat: Seat): number {
    return this.#loaded.session.decisions[seat] ?? 0;
  }

  #show(now: Now<K>, events: Update<K>['events'], failed?: Failure): void {
    this.now = now;
    for (const listener of this.#listeners) listener({ now, events, ...(failed && { failed }) });
  }

  #seenBy(seat: Seat): Now<K> {
    const now = nowFor(this.#loaded.session, seat);
    const view = clone(now.view);
    const prompt = this.#match.rules.prompt(view, seat);
    const canUndo = this.typing ? this.#newest() !== undefined : now.canUndo && !this.#isFixed(seat);
    const canRedo = (this.#match.undone.get(this.#redoing(seat))?.length ?? 0) > 0;
    return { ...now, view, prompt, canUndo, canRedo, isCutShort: false, pending: false, link: 'here' };
  }

  /** Whether the entry that a seat could take back is one of those that stay. */
  #isFixed(seat: Seat): boolean {
    const index = undoable(this.#match, seat);
    return index !== undefined && index < (this.#loaded.head.fixed ?? 0);
  }
}
