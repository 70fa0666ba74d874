// What a lesson is: data, so that it can be solved without a browser. `run.ts` says how one stands after what was done,
// `lessonTable.ts` is the table it is played at, `LessonPage.tsx` lays it. lessons.test.ts holds every lesson to its contract:
// what it points at is drawn, its solution reaches the goal at par, and nothing reaches it with fewer moves.
import type { IconName } from '../../../art/icons.ts';
import type { Mistake } from '../../../bots/analysis.ts';
import type { Kind, Outcome, Seat } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import type { Language } from '../../../kernel/words.ts';

/** A sentence in every language. */
export type Said = Readonly<Record<Language, string>>;

/** What somebody plays with who reads this: a finger on the board, or a mouse and keys. */
export type Means = 'finger' | 'keys';
export type SaidByMeans = Readonly<Record<Means, Said>>;

/** What is said to whoever plays with such means. */
export const saidTo = (said: Said | SaidByMeans, means: Means): Said => ('finger' in said ? said[means] : said);

/** What a game teaches. A game's folder under lessons/ exports it as `course`. */
export interface Course<K extends Kind> {
  /** Whether an action counts against par; what only answers a question does not. */
  isMove(action: K['action']): boolean;
  /** What is counted: "Moves so far". */
  readonly counted: Said;
  /** The option whose values are harder from one to the next, if there is one: what to try after a match. */
  readonly harder?: { readonly option: string; readonly values: readonly string[] };
  /** The guided first match, then exercises that each teach one rule. */
  readonly lessons: readonly [Lesson<K>, ...Lesson<K>[]];
  /** The kind of mistake that each exercise teaches to avoid, by its id. */
  readonly mistakeKinds: Readonly<Record<string, MistakeKind<K>>>;
}

/** A kind of mistake, by what shows it in a match that has ended. */
export interface MistakeKind<K extends Kind> {
  /** What it cost, as far as what happened tells: in points or in what comes near them, so that kinds of a game compare. */
  cost(ended: Sight<K>, content: K['content']): number;
  /** Whether a mistake that the coach has found is of this kind. */
  covers?(found: Mistake<K>): boolean;
}

export interface Lesson<K extends Kind> {
  /** Its name in the address, and under which the browser keeps how far one has come. */
  readonly id: string;
  readonly title: Said;
  /** The rule that it teaches; of the first match, the one that says how the game is won. */
  readonly rule: string;
  /** How the table stands when it begins, with a decision of `seat`. All of its chance is typed in: `seeds: [[0, null]]`. */
  readonly position: Transcript<K>;
  readonly seat: Seat;
  /** What chance does, each once, as soon as it can happen; else what a seed picks: the same moves bring the same luck. */
  readonly chance?: readonly K['action'][];
  /** What the other seats do, each its own in order; when that is at an end, anything legal. */
  readonly others?: Readonly<Record<Seat, readonly K['action'][]>>;
  /** How many moves it takes at best. */
  readonly par: number;
  /** In order. The lesson has reached its goal when all of them are done. */
  readonly steps: readonly [LessonStep<K>, ...LessonStep<K>[]];
  /** What spoils it, whichever step is under way. That the match ends before the goal is reached always does. */
  readonly faults: readonly LessonFault<K>[];
  /** All that `seat` does to reach the goal at par, answers to questions included. */
  readonly solution: readonly K['action'][];
  /** Ways that are legal and not good enough, from the position on: each must meet a fault or miss par. */
  readonly clumsy: readonly (readonly K['action'][])[];
}

export interface LessonStep<K extends Kind> {
  /** What to do now, in one sentence; nothing that the page does by itself. */
  readonly sentence: Said;
  /** What has to be known for it, in two lines at most; where the means matter, for each. */
  readonly note?: Said | SaidByMeans;
  readonly points?: Pointing<K>;
  /** Once it holds it must go on to hold: what is asked is whether something has happened. */
  isDone(sight: Sight<K>): boolean;
  /** What spoils this step alone. */
  readonly faults?: readonly LessonFault<K>[];
}

interface Pull<K extends Kind> {
  readonly thing: string;
  readonly by: K['action']['type'];
}

/** What is ringed on the board: a thing that is drawn there, or all that an action is done on. */
interface Pointing<K extends Kind> {
  readonly at: { readonly thing: string } | { readonly action: K['action'] };
  /** The thing that is pulled away from what is ringed, and by what action. Without it a hand points at the ring. */
  readonly pull?: Pull<K>;
  /** What is ringed, as a sign: it stands in its ring beside the words as well. */
  readonly icon?: IconName;
}

/** A move that the rules allow and the goal does not. It is taken back. */
export interface LessonFault<K extends Kind> {
  readonly rule: string;
  readonly sentence: Said;
  isMet(sight: Sight<K>): boolean;
}

/** What a seat knows of its lesson, from the position on; or of a whole match. */
export interface Sight<K extends Kind> {
  readonly seat: Seat;
  readonly view: K['view'];
  readonly events: readonly K['event'][];
  /** What the seat has done itself. */
  readonly actions: readonly K['action'][];
  readonly outcome: Outcome | undefined;
}

/** Whether an event of one of these types has happened, and, if that is asked, for the `count`th time. */
export const hasHappened = <K extends Kind>({ events }: Sight<K>, type: K['event']['type'], count = 1): boolean =>
  events.filter(event => event.type === type).length >= count;

/** What has happened to the seat itself of some type, in order. */
export const ownEvents = <K extends Kind, T extends K['event']['type']>(
  { events, seat }: Sight<K>,
  type: T,
): readonly Extract<K['event'], { readonly type: T }>[] =>
  events.filter(
    (event): event is Extract<K['event'], { readonly type: T }> =>
      event.type === type && (!('seat' in event) || event.seat === seat),
  );

/** What most of a mistake came from, as the coach names it. */
export const mainCause = ({ causes }: Pick<Mistake<Kind>, 'causes'>): string | undefined =>
  causes.toSorted((a, b) => b.amount - a.amount)[0]?.name;
