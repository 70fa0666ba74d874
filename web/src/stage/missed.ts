import type { Kind } from '../../../kernel/game.ts';
import { isAsked } from './asked.ts';
import { isOfAnother } from './scene.ts';
import type { Following, Moment, Stage, StageSetting } from './stage.ts';

const NONE: readonly never[] = [];

/** The events that change what whoever looks has or hopes for. */
export const concerning = <K extends Kind>(
  events: readonly K['event'][],
  { now }: Moment<K>,
  { concerns }: StageSetting<K>,
): readonly K['event'][] => events.filter(event => concerns(event, now.seat));

/**
 * The events that were missed when the next step is told, where nothing is shown: all that have concerned whoever looks
 * since their own last step. Of that step only what others did in it counts, from the first deed of another on.
 */
export function missedWith<K extends Kind>(
  next: Following<K>,
  { shown, isHurried, missed }: Stage<K>,
  setting: StageSetting<K>,
): readonly K['event'][] {
  const { events, now } = next;
  if (!isHurried && setting.pace !== 'at-once') return NONE;
  const firstOfOthers = events.findIndex(event => isOfAnother(event, now.seat));
  const isOwnStep = isAsked(shown) && firstOfOthers !== 0;
  if (isOwnStep) return firstOfOthers < 0 ? NONE : concerning(events.slice(firstOfOthers), next, setting);
  const news = concerning(events, next, setting);
  if (isHurried || setting.destination(now) === 'turn') return [...missed, ...news];
  return news.length > 0 ? news : missed;
}
