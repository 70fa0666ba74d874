import type { Mistake } from '../../../bots/analysis.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { EndedMatch } from '../games/result.ts';
import type { NamedSitter } from '../table/sitters.ts';
import type { KeptLessons } from './kept.ts';
import type { Course, Lesson, Sight } from './lesson.ts';
import { MOST_STARS } from './run.ts';

/** A match that has ended, and what the coach has found in it where that was asked. */
interface Looked<K extends Kind> {
  readonly ended: EndedMatch<K>;
  /** The mistakes of whoever reads it. */
  readonly found: readonly Mistake<K>[];
}

/**
 * The exercise for the kind of mistake that cost most, unless it is mastered: by what the coach has found, else by what
 * happened; else the first exercise that nobody has done yet. Whoever has just played a match is not sent to their first one.
 */
export function lessonAfter<K extends Kind>(
  { lessons: [, ...exercises], mistakeKinds }: Pick<Course<K>, 'lessons' | 'mistakeKinds'>,
  { ended, found }: Looked<K>,
  { stars }: KeptLessons,
): Lesson<K> | undefined {
  const sight = sightOfMatch(ended);
  const open = exercises.filter(({ id }) => (stars[id] ?? 0) < MOST_STARS);
  return (
    costliest(open, ({ id }) => coachedCost(found.filter(mistake => mistakeKinds[id]?.covers?.(mistake)))) ??
    costliest(open, ({ id }) => (sight && mistakeKinds[id]?.cost(sight, ended.rules.content)) ?? 0) ??
    exercises.find(({ id }) => stars[id] === undefined)
  );
}

const coachedCost = (found: readonly Mistake<Kind>[]): number => found.reduce((sum, { cost }) => sum + cost, 0);

/** The first of those that cost most; none where nothing cost anything. */
function costliest<Thing>(things: readonly Thing[], costOf: (thing: Thing) => number): Thing | undefined {
  const costs = things.map(costOf);
  const most = Math.max(0, ...costs);
  return most > 0 ? things[costs.indexOf(most)] : undefined;
}

/** What the reader of a match knows of all of it; nothing where nobody is meant. */
function sightOfMatch<K extends Kind>({ pages, outcome, reader }: EndedMatch<K>): Sight<K> | undefined {
  const last = pages.at(-1);
  if (reader === undefined || !last) return undefined;
  return {
    seat: reader,
    view: last.now.view,
    events: pages.flatMap(({ events }) => events),
    actions: pages.flatMap(({ entry }) => (entry?.[0] === reader ? [entry[1]] : [])),
    outcome,
  };
}

/** The value after the one that was played; none after the last, and after one that is not listed. */
export function harderAfter({ values }: NonNullable<Course<Kind>['harder']>, played: unknown): string | undefined {
  const index = values.findIndex(value => value === played);
  return index < 0 ? undefined : values[index + 1];
}

/** The next bot, weakest first, for whoever has won against the strongest of those at the table. */
export function strongerAfter(
  { outcome, reader }: Pick<EndedMatch<Kind>, 'outcome' | 'reader'>,
  sitters: readonly NamedSitter[],
  bots: readonly string[],
): string | undefined {
  const beaten = sitters.flatMap(({ bot }) => (bot === null ? [] : [bots.indexOf(bot)]));
  const hasWon = reader !== undefined && outcome.places[reader] === 1;
  return hasWon && beaten.length > 0 ? bots[Math.max(...beaten) + 1] : undefined;
}
