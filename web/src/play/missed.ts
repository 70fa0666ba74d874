import type { Kind } from '../../../kernel/game.ts';
import { isAsked } from './asked.ts';
import { isOfAnother } from './scene.ts';
import type { Following, Moment, Stage, StageSetting } from './stage.ts';

const NONE: readonly never[] = [];

/** Those that change what whoever looks has or hopes for. */
export const concerning = <K extends Kind>(
  events: readonly K['event'][],
  { now }: Moment<K>,
  { concerns }: StageSetting<K>,
): readonly K['event'][] => events.filter(event => concerns(event, now.seat));

/**
 * Where nothing is shown: what has concerned whoever looks until the next step was taken, that step included. Of what
 * they do themselves they are told nothing, but what comes of it from the first deed of another on.
 */
export function missedWith<K extends Kind>(
  next: Following<K>,
  { shown, isHurried, missed }: Stage<K>,
  setting: StageSetting<K>,
): readonly K['event'][] {
  const { events, now } = next;
  if (!isHurried && setting.pace !== 'at-once') return NONE;
  const others = events.findIndex(event => isOfAnother(event, now.seat));
  if (isAsked(shown) && others !== 0) return others < 0 ? NONE : concerning(events.slice(others), next, setting);
  const news = concerning(events, next, setting);
  if (isHurried || setting.destination(now) === 'turn') return [...missed, ...news];
  return news.length > 0 ? news : missed;
}
