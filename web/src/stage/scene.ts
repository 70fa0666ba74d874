import type { Kind, Seat } from '../../../kernel/game.ts';
import type { Motion, Pace } from '../settings.ts';
import type { SoundName } from '../sound.ts';
import type { Now } from '../table/table.ts';

/** Milliseconds at either pace, and `still` where nothing may move: the same pictures, one after the other. */
export interface Timing {
  readonly calm: number;
  readonly brisk: number;
  readonly still: number;
}

/**
 * What kind of time a scene is. A motion is seen before anybody knows how it ends; a consequence is seen with its words;
 * words are held until they can be read. A skip goes over one kind, never over two.
 */
export type SceneKind = 'motion' | 'consequence' | 'held';

/** A stretch of time in which an event is seen happening. */
export interface Scene<K extends Kind> {
  readonly event: K['event'];
  /** Which part of the event is seen, where it has several: dice tumble, lie, and mean something. */
  readonly part?: string;
  readonly kind: SceneKind;
  readonly time: Timing;
  /** A line flies before the moment is shown that it leads to; dice tumble in the moment after. */
  readonly comes: 'before' | 'after';
  /** What the table looks like meanwhile, where it is neither as before nor as after. */
  readonly view?: K['view'];
  /** Heard as it begins. */
  readonly sound?: SoundName;
}

/** A scene at the pace of whoever looks. */
export interface Moving<K extends Kind> extends Scene<K> {
  readonly ms: number;
}

/** What is seen when the page goes from one moment to the next, in order. */
export type Scenes<K extends Kind> = (
  events: readonly K['event'][],
  before: Now<K>,
  after: Now<K>,
) => readonly Scene<K>[];

const isBefore = <K extends Kind>({ comes }: Scene<K>): boolean => comes === 'before';

/** Scenes as whoever looks has time for them, those that lead to a moment first. */
export function paced<K extends Kind>(scenes: readonly Scene<K>[], tempo: Tempo): readonly Moving<K>[] {
  const timed = scenes.map(scene => ({ ...scene, ms: lastingOf(scene.time, tempo) }));
  const lasting = timed.flatMap((scene, i) => (scene.ms > 0 ? [heardWith(scene, timed[i - 1])] : []));
  return [...lasting.filter(isBefore), ...lasting.filter(scene => !isBefore(scene))];
}

/** What takes no time leaves its sound to what is seen next of the same event. */
function heardWith<K extends Kind>(scene: Moving<K>, last: Moving<K> | undefined): Moving<K> {
  const sound = last?.ms === 0 && last.event === scene.event ? last.sound : undefined;
  return sound === undefined || scene.sound ? scene : { ...scene, sound };
}

/** A scene that takes as many times less as a replay is faster. */
export function hastenedBy<K extends Kind>(scene: Scene<K>, speed: number): Scene<K> {
  const { calm, brisk, still } = scene.time;
  return { ...scene, time: { calm: calm / speed, brisk: brisk / speed, still: still / speed } };
}

/** Whom an event tells of; undefined where it is nobody in particular. */
export function seatIn(event: Kind['event']): Seat | undefined {
  return 'seat' in event && typeof event.seat === 'number' && event.seat >= 0 ? event.seat : undefined;
}

/** Whether an event tells of another than a seat. What tells of nobody belongs to whoever has just acted. */
export const isOfAnother = (event: Kind['event'], seat: Seat | undefined): boolean => (seatIn(event) ?? seat) !== seat;

/** How fast a page tells. */
export interface Tempo {
  readonly motion: Motion;
  readonly pace: Pace;
}

export function lastingOf(time: Timing, { motion, pace }: Tempo): number {
  if (pace === 'at-once') return 0;
  return time[motion === 'still' ? 'still' : pace];
}
