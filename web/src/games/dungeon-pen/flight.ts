import type { Content, DungeonPen, Point, View } from '../../../../games/dungeon-pen/index.ts';
import { characterOf, groundNow, POINTS } from '../../../../games/dungeon-pen/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Moving } from '../../stage/scene.ts';
import type { Motion } from '../../settings.ts';
import { type Leg, legsOf, type Line } from './legs.ts';
import { along } from './nearMiss.ts';

/** A line on its way over the sheet, or just there. */
export interface Flight {
  readonly seat: Seat;
  readonly line: Line;
  /** How many crosses lie behind it. */
  readonly crosses: number;
  readonly leg: Pick<Leg, 'from' | 'to' | 'miss'> & { readonly part: string };
  /** Where its tip is going now. */
  readonly to: Point;
  /** Milliseconds in which this leg is drawn. */
  readonly ms: number;
  /** A timing function for style sheets. */
  readonly easing: string;
}

const STEADY = 'linear';
/** A line that nothing stops dies away. */
const DYING = 'cubic-bezier(0.25, 0.5, 0.5, 1)';
const CROSS = 3;

/** Without motion the whole line is seen at once, whatever its leg. */
export function flightIn(
  moving: Moving<DungeonPen> | undefined,
  content: Content,
  view: View,
  motion: Motion,
): Flight | undefined {
  if (moving?.event.type !== 'line-drawn') return undefined;
  const line = moving.event;
  const { seat } = line;
  const drawn = characterOf(view, seat).trail.length / CROSS;
  const leg = legIn(moving, content, view, motion);
  return {
    seat,
    line,
    leg,
    crosses: leg.part === LANDING ? drawn - 1 : drawn,
    to: along({ x: line.x, y: line.y }, { x: line.toX, y: line.toY }, leg.to),
    ms: leg.to === 1 ? drawnIn(moving.ms) : moving.ms,
    easing: leg.to === 1 && line.contact === 'none' ? DYING : STEADY,
  };
}

const LANDING = 'landing';
/** The clock of a scene starts up to two frames before its first picture. */
const LATE_MS = 34;

/** Its tip is there before the scene ends: nothing of a line is cut off by its landing. */
const drawnIn = (ms: number): number => ms - Math.min(LATE_MS, ms / 4);

function legIn(
  { event, part = LANDING }: Moving<DungeonPen>,
  content: Content,
  view: View,
  motion: Motion,
): Flight['leg'] {
  const whole = { part, from: 1, to: 1 };
  const found = legsOf(groundNow(content, view), event as Line).find(leg => leg.part === part);
  return found && motion === 'full' ? found : { ...whole, ...(found?.miss && { miss: found.miss }) };
}

/** Whether the pencil is still on its way. */
export const isFlying = (flight: Flight | undefined): flight is Flight =>
  flight !== undefined && flight.leg.part !== LANDING;

interface Whirl {
  readonly seat: Seat;
  /** Degrees clockwise from the top of the sheet. */
  readonly degrees: number;
}

export function whirlIn(moving: Moving<DungeonPen> | undefined): Whirl | undefined {
  if (moving?.event.type !== 'card-spun') return undefined;
  return { seat: moving.event.seat, degrees: (moving.event.to * 360) / POINTS };
}

/** Whether a line has just met a wall that hurts. */
export const isBumped = ({ leg, line }: Flight): boolean => leg.part === LANDING && line.contact === 'wall';
