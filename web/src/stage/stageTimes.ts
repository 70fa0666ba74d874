// The times of a stage: what of it has been seen and read, what is late, and when something changes by itself.
import type { Kind } from '../../../kernel/game.ts';
import { LATE_MS } from '../look/late.ts';
import { isAsked } from './asked.ts';
import { frontOn } from './front.ts';
import { restTimes } from './lapse.ts';
import type { Stage, StageSetting } from './stage.ts';

/** Most steps are stored by then: only one that takes longer is shown as on its way, which draws the page once more. */
export const STORED_MS = 150;

/** Until then what was shown and said last is looked at and read. */
export const lookedAtUntil = <K extends Kind>({ lookUntil, readUntil }: Stage<K>): number =>
  Math.max(lookUntil, readUntil);

/** Whether all that has happened was shown, and looked at for long enough. */
export const isAllSeen = <K extends Kind>(stage: Stage<K>): boolean =>
  stage.coming.length === 0 && stage.scenes.length === 0 && stage.at >= lookedAtUntil(stage);

/** Whether the words of what others have done stand alone: nothing moves any more, and nothing is asked yet. */
export const isReading = <K extends Kind>({ at, shown, scenes, readUntil }: Stage<K>): boolean =>
  scenes.length === 0 && at < readUntil && !isAsked(shown);

/** Whether a page of a replay that plays by itself has lain still for long enough. */
export const isPageRead = <K extends Kind>(stage: Stage<K>, { pageMs }: StageSetting<K>): boolean =>
  pageMs !== undefined && isAllSeen(stage) && stage.at >= stage.stillSince + pageMs;

/** Whether the first moment, the store or others have been waited for so long that it has to be said. */
export const isLate = <K extends Kind>(stage: Stage<K>): boolean =>
  isWaiting(stage) && stage.at >= stage.waitsSince + LATE_MS;

function isWaiting<K extends Kind>({ shown, scenes, coming }: Stage<K>): boolean {
  if (!shown) return true;
  if (scenes.length > 0 || coming.length > 0) return false;
  return shown.now.pending || (shown.now.waiting.length > 0 && !isAsked(shown));
}

/** When something changes without being told; undefined as long as nothing will. */
export function nextTick<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): number | undefined {
  const { at, coming, scenes, sceneAt, readUntil, stillSince, storing, waitsSince } = stage;
  const held = lookedAtUntil(stage);
  const isHeld = at < held && scenes.length === 0 && (coming.length > 0 || frontOn(stage, setting).type === 'turn');
  const pageRead = stillSince + (setting.pageMs ?? Infinity);
  const times = [
    ...scenes.slice(0, 1).map(({ ms }) => sceneAt + ms),
    ...(isHeld ? [held] : []),
    ...(isReading(stage) ? [readUntil] : []),
    ...(scenes.length === 0 && pageRead > at && pageRead < Infinity ? [pageRead] : []),
    ...(storing ? [storing.since + STORED_MS] : []),
    ...(isWaiting(stage) && !isLate(stage) ? [waitsSince + LATE_MS] : []),
    ...restTimes(stage, at),
  ];
  return times.length > 0 ? Math.min(...times) : undefined;
}
