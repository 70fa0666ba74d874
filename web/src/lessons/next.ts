import type { Kind } from '../../../kernel/game.ts';
import type { EndedMatch } from '../games/result.ts';
import type { NamedSitter } from '../table/sitters.ts';
import type { KeptLessons } from './kept.ts';
import type { Course, Lesson, Sight } from './lesson.ts';
import { MOST_STARS } from './run.ts';

/**
 * What a match asks to practise, unless that is mastered; else the first exercise that nobody has done yet. Whoever has
 * just played a match is not sent to their first one.
 */
export function lessonAfter<K extends Kind>(
  { lessons: [, ...exercises] }: Course<K>,
  ended: EndedMatch<K>,
  { stars }: KeptLessons,
): Lesson<K> | undefined {
  const sight = sightOfMatch(ended);
  const wanted = exercises.find(({ id, isWanted }) => (stars[id] ?? 0) < MOST_STARS && sight && isWanted?.(sight));
  return wanted ?? exercises.find(({ id }) => stars[id] === undefined);
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
