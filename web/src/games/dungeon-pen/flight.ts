import type { Flying } from '../../../../art/dungeon-pen/index.ts';
import type { Content, DungeonPen, Event, View } from '../../../../games/dungeon-pen/index.ts';
import { groundNow, POINTS } from '../../../../games/dungeon-pen/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Scene } from '../../play/stage.ts';
import type { Now } from '../../table/table.ts';
import { nearMisses } from './nearMiss.ts';
import { type Pace, paceOf } from './pace.ts';

type Line = Extract<Event, { type: 'line-drawn' }>;
type Spin = Extract<Event, { type: 'card-spun' }>;

const WHIRL_MS = 700;
const BUMP_MS = 180;

/** A card whirls over the sheet, its line flies; where that hurts, the sheet is bumped. */
export function scenes(
  events: readonly Event[],
  before: Now<DungeonPen>,
  _after: Now<DungeonPen>,
  content: Content,
): readonly Scene<DungeonPen>[] {
  const line = lineIn(events);
  if (!line) return [];
  const spin = events.find((event): event is Spin => event.type === 'card-spun');
  const { duration } = paceAlong(line, content, before.view);
  return [
    ...(spin ? [{ event: spin, ms: WHIRL_MS, comes: 'before' } as const] : []),
    { event: line, ms: duration, comes: 'before' },
    ...(line.contact === 'wall' ? [{ event: line, ms: BUMP_MS, comes: 'after' } as const] : []),
  ];
}

export function lineIn(events: readonly Event[] | null): Line | undefined {
  return events?.find((event): event is Line => event.type === 'line-drawn');
}

/** The real speed of a line over the sheet as it lies before it. */
function paceAlong({ x, y, toX, toY, contact }: Line, content: Content, view: View): Pace {
  return paceOf({
    length: Math.hypot(toX - x, toY - y),
    isStopped: contact !== 'none',
    misses: nearMisses(groundNow(content, view), { x, y }, { x: toX, y: toY }),
  });
}

/** A line on its way over the sheet. */
export interface Flight extends Pace, Flying {
  readonly line: Line;
}

export interface Whirl {
  readonly seat: Seat;
  /** Degrees clockwise from the top of the sheet. */
  readonly degrees: number;
}

export function flightIn(moving: Scene<DungeonPen> | undefined, content: Content, view: View): Flight | undefined {
  if (moving?.comes !== 'before' || moving.event.type !== 'line-drawn') return undefined;
  const line = moving.event;
  return { ...paceAlong(line, content, view), line, seat: line.seat, to: { x: line.toX, y: line.toY } };
}

export function whirlIn(moving: Scene<DungeonPen> | undefined): Whirl | undefined {
  if (moving?.event.type !== 'card-spun') return undefined;
  return { seat: moving.event.seat, degrees: (moving.event.to * 360) / POINTS };
}

/** Whether a line has just met a wall that hurts. */
export const isBumped = (moving: Scene<DungeonPen> | undefined): boolean =>
  moving?.comes === 'after' && moving.event.type === 'line-drawn';
