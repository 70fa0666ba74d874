import { unreasoned } from '../../../bots/coach.ts';
import {
  CHANCE,
  type Game,
  isRefusal,
  type Kind,
  type Refusal,
  type Rules,
  type Seat,
  type Start,
} from '../../../kernel/game.ts';
import { accept, type Entry, type Match, pickOf } from '../../../kernel/match.ts';
import { clone, same } from '../../../kernel/plain.ts';
import {
  botTurn,
  draftSession,
  isStep,
  judge,
  judgeBot,
  type Judgement,
  nowFor,
  type Session,
  take,
  unstarted,
} from '../../../kernel/session.ts';
import { isMisfit, verify } from '../../../kernel/transcript.ts';
import { historyOf, preview, type Preview, witnessed } from '../../../kernel/witness.ts';
import { botName } from '../../../bots/names.ts';
import { type NamedSitter, personCalled } from '../table/sitters.ts';
import type { Answer, Counsel, CounselQuestion, Now, Table, Update } from '../table/table.ts';
import type { Course, Lesson } from './lesson.ts';
import { type LessonProgress, progressOf, type Run, type Shown, shownFor, sightOf } from './run.ts';

type Listener<K extends Kind> = (update: Update<K>) => void;

/** What a lesson is opened with. */
interface OpenedLesson<K extends Kind> {
  readonly game: Game<K>;
  readonly course: Course<K>;
  readonly lesson: Lesson<K>;
  readonly run: Run<K>;
}

/**
 * The table of a lesson. Others do what their script says, at once; whatever was done can be taken back, dice and others'
 * moves included; after a fault nothing else can be done. Nothing of it is kept but by whoever listens.
 */
export class LessonTable<K extends Kind> implements Table<K> {
  readonly start: Start<K>;
  readonly rules: Rules<K>;
  readonly sitters: readonly NamedSitter[];
  readonly own: readonly Seat[];
  now: Now<K>;
  readonly #opened: OpenedLesson<K>;
  readonly #listeners = new Set<Listener<K>>();
  #session: Session<K>;
  #missed: number;

  constructor(opened: OpenedLesson<K>) {
    const { lesson, run } = opened;
    this.#opened = opened;
    this.#session = sessionAt(opened, run.log) ?? beginning(opened);
    this.#missed = run.missed;
    this.start = this.#session.match.start;
    this.rules = this.#session.match.rules;
    this.own = [lesson.seat];
    this.sitters = Array.from({ length: lesson.position.seats }, (_, seat) => sitterAt(seat, lesson));
    this.now = this.#seen();
  }

  get run(): Run<K> {
    return { log: this.#session.match.log.slice(this.#begun), missed: this.#missed };
  }

  get progress(): LessonProgress<K> {
    const { course, lesson } = this.#opened;
    return progressOf(course, lesson, sightOf(lesson, this.#session.match), this.#missed);
  }

  subscribe(listener: Listener<K>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Once the goal is reached or out of reach, nothing is left to do on the board. */
  actions(): readonly K['action'][] {
    const { rules, state } = this.#session.match;
    const { step, fault } = this.progress;
    return step && !fault && this.now.waiting.includes(this.now.seat) ? rules.actions(state, this.now.seat) : [];
  }

  async preview(action: K['action']): Promise<Preview<K>> {
    return preview(this.rules, this.now, action);
  }

  async why(input: unknown): Promise<Refusal<K['reason']>> {
    return this.rules.why(this.#session.match.state, this.now.seat, input);
  }

  history(): readonly K['event'][] {
    return historyOf(this.#session.match, this.now.seat);
  }

  async act(input: unknown): Promise<Answer<K>> {
    const { step, fault } = this.progress;
    if (!step || fault) return { failed: 'nothing' };
    const { seat, decision } = this.now;
    const judgement = judge(this.#session, { type: 'act', seat, decision, action: input });
    if (!isStep(judgement)) return judgement;
    this.#take(judgement);
    this.#letOthers();
    return { done: true };
  }

  /** One step back: to before what the seat did last, whatever chance and others have done since. */
  async undo(): Promise<Answer<K>> {
    const { log } = this.run;
    const last = log.findLastIndex(([by]) => by === this.now.seat);
    if (last < 0) return { failed: 'nothing' };
    if (this.progress.fault) this.#missed += this.#counts(log[last]) ? 1 : 0;
    this.#jump(log.slice(0, last));
    return { done: true };
  }

  async redo(): Promise<Answer<K>> {
    return { failed: 'nothing' };
  }

  /** The hint of a lesson is its solution; whoever has left its way is first taken back to it. */
  async ask<Q extends CounselQuestion>(question: Q): Promise<Counsel<K>[Q]> {
    if (question !== 'hint') return undefined;
    const { action, astray } = this.#shown();
    for (let i = 0; i < astray; i++) await this.undo();
    return unreasoned(action === undefined ? [] : [action]) as Counsel<K>[Q];
  }

  async sit(): Promise<void> {
    this.#show(this.#seen(), null);
  }

  /** From the first move on once more. */
  restart(): void {
    this.#missed = 0;
    this.#jump([]);
  }

  get #begun(): number {
    return this.#opened.lesson.position.log.length;
  }

  #shown(): Shown<K> {
    const { lesson } = this.#opened;
    return shownFor(lesson, sightOf(lesson, this.#session.match).actions);
  }

  #counts(entry: Entry<K> | undefined): boolean {
    return entry !== undefined && this.#opened.course.isMove(entry[1]);
  }

  #jump(log: readonly Entry<K>[]): void {
    this.#session = sessionAt(this.#opened, log) ?? beginning(this.#opened);
    this.#show(this.#seen(), null);
  }

  #take(judgement: Judgement<K>): void {
    if (!isStep(judgement)) return;
    const events: K['event'][] = [];
    const draft = draftSession(this.#session);
    take(draft, judgement, event => events.push(event));
    this.#letChance(draft, event => events.push(event));
    this.#session = draft;
    this.#show(this.#seen(), witnessed(this.rules, events, this.now.seat));
  }

  /** Until a seat has to decide. */
  #letChance(session: Session<K>, emit: (event: K['event']) => void): void {
    const { match } = session;
    while (match.rules.active(match.state)[0] === CHANCE)
      take(session, { kind: 'act', by: CHANCE, entries: [[CHANCE, this.#picked(match)]] }, emit);
  }

  #picked({ rules, state, log }: Match<K>): K['action'] {
    const picked = log.slice(this.#begun).flatMap(([by, action]) => (by === CHANCE ? [action] : []));
    for (const action of without(this.#opened.lesson.chance ?? [], picked)) {
      const accepted = accept(rules, state, CHANCE, action);
      if (!isRefusal(accepted)) return accepted;
    }
    return pickOf(rules, state, SEED, picked.length);
  }

  /** Until the lesson's own seat is asked again. Every round of a game asks it: this ends. */
  #letOthers(): void {
    for (let seat = this.#other(); seat !== undefined; seat = this.#other()) {
      const turn = botTurn(this.#session, { id: this.#opened.lesson.id, bot: 'script', seat });
      this.#take(judgeBot(this.#session, turn, this.#scripted(seat)).judgement);
    }
  }

  #other(): Seat | undefined {
    const { rules, state } = this.#session.match;
    return rules.active(state).find(seat => seat >= 0 && seat !== this.now.seat);
  }

  #scripted(seat: Seat): K['action'] | undefined {
    const done = this.run.log.filter(([by]) => by === seat).length;
    return this.#opened.lesson.others?.[seat]?.[done];
  }

  #show(now: Now<K>, events: Update<K>['events']): void {
    this.now = now;
    for (const listener of this.#listeners) listener({ now, events });
  }

  #seen(): Now<K> {
    const { seat } = this.#opened.lesson;
    const now = nowFor(this.#session, seat);
    const view = clone(now.view);
    const canUndo = this.run.log.some(([by]) => by === seat);
    const prompt = this.rules.prompt(view, seat);
    return { ...now, view, prompt, canUndo, canRedo: false, isCutShort: false, pending: false, link: 'here' };
  }
}

/** What chance does where no script says it. */
const SEED = 'ab'.repeat(16);

/** The actions of a script that have not happened yet; each happens once. */
function without<A>(script: readonly A[], done: readonly A[]): readonly A[] {
  const left = [...script];
  for (const each of done) {
    const index = left.findIndex(action => same(action, each));
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

const sitterAt = <K extends Kind>(seat: Seat, lesson: Lesson<K>): NamedSitter =>
  seat === lesson.seat ? personCalled() : { name: botName(seat), bot: 'script' };

/** The session after entries that follow the position; undefined when they do not: a browser may have kept anything. */
function sessionAt<K extends Kind>(
  { game, lesson }: OpenedLesson<K>,
  log: readonly Entry<K>[],
): Session<K> | undefined {
  const { position } = lesson;
  const { log: before, ...opening } = position;
  const entries = [...before, ...log];
  if (isMisfit<K>(verify(game, { ...opening, log: entries }))) return undefined;
  const session = unstarted(game, opening);
  take(session, { kind: 'start', by: lesson.seat, entries });
  return session;
}

function beginning<K extends Kind>(opened: OpenedLesson<K>): Session<K> {
  const session = sessionAt(opened, []);
  if (session) return session;
  const misfit = verify(opened.game, opened.lesson.position);
  throw new Error(`the position of ${opened.lesson.id} does not fit the rules: ${JSON.stringify(misfit)}`);
}
