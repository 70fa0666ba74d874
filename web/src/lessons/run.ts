import type { Art } from '../../../art/art.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Entry, Match } from '../../../kernel/match.ts';
import { same } from '../../../kernel/plain.ts';
import { historyOf } from '../../../kernel/witness.ts';
import type { Course, LessonFault, Lesson, LessonStep, Sight } from './lesson.ts';

/** What a browser keeps of a lesson that was left: what was done from the position on, and what was taken back. */
export interface Run<K extends Kind> {
  readonly log: readonly Entry<K>[];
  /** Moves that were wrong and have been taken back: they count against par, and moves of others do not. */
  readonly missed: number;
}

export const FRESH: Run<Kind> = { log: [], missed: 0 };

/** How a lesson stands. */
export interface LessonProgress<K extends Kind> {
  /** How many of its steps are done. */
  readonly done: number;
  /** The step under way; none when the goal is reached. */
  readonly step: LessonStep<K> | undefined;
  readonly fault: Spoilt<K> | undefined;
  readonly moves: number;
  readonly stars: Stars;
}

export type Stars = 1 | 2 | 3;
export const MOST_STARS: Stars = 3;
/** The sentence is missing where the match is over and the goal out of reach. */
export type Spoilt<K extends Kind> = Pick<LessonFault<K>, 'rule'> & Partial<Pick<LessonFault<K>, 'sentence'>>;

/** As much late as a move, or an eighth of par, costs one star. */
export function starsFor(moves: number, par: number): Stars {
  if (moves <= par) return MOST_STARS;
  return moves <= par + Math.max(1, Math.floor(par / 8)) ? 2 : 1;
}

/** What the seat of a lesson knows of a match that stands as the lesson has left it. */
export function sightOf<K extends Kind>({ position, seat }: Lesson<K>, match: Match<K>): Sight<K> {
  const begun = position.log.length;
  const before = historyOf({ ...match, log: match.log.slice(0, begun) }, seat).length;
  return {
    seat,
    view: match.rules.view(match.state, seat),
    events: historyOf(match, seat).slice(before),
    actions: match.log.slice(begun).flatMap(([by, action]) => (by === seat ? [action] : [])),
    outcome: match.rules.outcome(match.state),
  };
}

export function progressOf<K extends Kind>(
  { isMove }: Pick<Course<K>, 'isMove'>,
  lesson: Lesson<K>,
  sight: Sight<K>,
  missed: number,
): LessonProgress<K> {
  const { steps, par } = lesson;
  const index = steps.findIndex(({ isDone }) => !isDone(sight));
  const step = steps[index];
  const moves = sight.actions.filter(isMove).length + missed;
  return {
    done: step ? index : steps.length,
    step,
    fault: step && faultIn(lesson, step, sight),
    moves,
    stars: starsFor(moves, par),
  };
}

function faultIn<K extends Kind>(lesson: Lesson<K>, step: LessonStep<K>, sight: Sight<K>): Spoilt<K> | undefined {
  const met = [...(step.faults ?? []), ...lesson.faults].find(({ isMet }) => isMet(sight));
  return met ?? (sight.outcome && { rule: lesson.rule });
}

/** What to do next by the solution, and how much of what was done has to be taken back before. */
export interface Shown<K extends Kind> {
  readonly action: K['action'] | undefined;
  readonly astray: number;
}

export function shownFor<K extends Kind>({ solution }: Lesson<K>, actions: readonly K['action'][]): Shown<K> {
  const parted = actions.findIndex((action, i) => !same(action, solution[i]));
  const followed = parted < 0 ? actions.length : parted;
  return { action: solution[followed], astray: actions.length - followed };
}

/** Whether a step can be done now: something else may have to be decided first. */
export function isAskedFor<K extends Kind>({ points }: LessonStep<K>, actions: readonly K['action'][]): boolean {
  const by = points?.pull?.by;
  return actions.some(({ type }) => by === undefined || type === by);
}

/** The ids of what a step rings. */
export function ringedBy<K extends Kind>({ points }: LessonStep<K>, art: Pick<Art<K>, 'targets'>): readonly string[] {
  if (!points) return [];
  return 'thing' in points.at ? [points.at.thing] : art.targets(points.at.action);
}
