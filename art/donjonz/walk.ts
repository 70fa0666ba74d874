import type { Content, Coordinates, Step, View } from '../../games/donjonz/index.ts';
import { coordinatesOf, heroAt, numberAt, spaceOf } from '../../games/donjonz/readers.ts';
import type { Box, Point } from '../figure.ts';
import { rect } from '../figure.ts';
import { ring } from '../marks.ts';
import { leadPaint, pencilPaint, type Pencil } from '../paint.ts';
import { stroke } from '../pencil.ts';
import type { Group, Shape } from '../shape.ts';
import { group } from '../shape.ts';
import { pawn } from '../things.ts';
import { thingShapes } from './thing.ts';
import { centreOf, cornerOf, leaning, SPACE } from './units.ts';

/** Vermilion: of the four it stands out best from ink. */
export const HERO_PENCIL: Pencil = 2;
const PENCIL = pencilPaint(HERO_PENCIL);
const LEAD = leadPaint(HERO_PENCIL);

/** What the hero has done: the trail, the finds, and where the hero stands. */
export const marks = (content: Content, view: View): readonly Group[] => [
  ...trail(content, view),
  ...finds(content, view),
  hero(content, view),
];

/** One stroke a step, so that only the newest is drawn before one's eyes. */
function trail(content: Content, { laid, path: entered }: View): Group[] {
  const point = (space: number): Point => {
    const [x, y] = centreOf(coordinatesOf(content, laid, space));
    return [x + leaning(`trail/x/${space}`) * 3.5, y + leaning(`trail/y/${space}`) * 3.5];
  };
  return entered.slice(1).map((space, i) => {
    const id = `trail/${i + 1}`;
    const points = [point(entered[i] ?? space), point(space)];
    const drawn = stroke(id, points, { pencil: PENCIL, size: 4.6, jitter: 0.9, pressure: 'even' });
    return group({ id, role: 'mark', opacity: 0.85 }, [drawn]);
  });
}

/** DZ-19: circle what is gained. */
const finds = (content: Content, { laid, circled }: View): Group[] =>
  circled.map(space => {
    const id = `find/${space}`;
    const at = centreOf(coordinatesOf(content, laid, space));
    return group({ id, role: 'mark' }, ring(id, at, SPACE * 0.4, { pencil: PENCIL, size: 3.6 }));
  });

/** A hero who has fallen lies down. */
function hero(content: Content, view: View): Group {
  const [x, y] = centreOf(heroAt(content, view));
  const placing = view.lost ? { at: [x - 20, y + 10] as const, turn: 82 } : { at: [x, y + 18] as const, turn: 0 };
  return group({ id: 'hero', role: 'pawn', label: { key: 'hero' }, ...placing }, pawn(HERO_PENCIL));
}

const FRAME: Box = [4, 4, SPACE - 8, SPACE - 8];
const WHOLE: Box = [0, 0, SPACE, SPACE];

/** The open steps in dashed frames; the one pointed at is solid and brighter. */
export const lights = (content: Content, view: View, steps: readonly Step[], pointed?: Coordinates): readonly Group[] =>
  steps.map(step =>
    group({ id: spaceId(step), role: 'target', at: cornerOf(step), hit: WHOLE }, [
      ...(isSame(step, pointed) ? POINTED_AT : OPEN),
      ...thingAt(content, view, step),
    ]),
  );

const OPEN: readonly Shape[] = [
  rect(FRAME, { fill: 'glow', opacity: 0.32 }, 7),
  rect(FRAME, { stroke: LEAD, weight: 2.6, dash: [6, 5] }, 7),
];
const POINTED_AT: readonly Shape[] = [
  rect(FRAME, { fill: 'glow', opacity: 0.6 }, 7),
  rect(FRAME, { stroke: LEAD, weight: 3 }, 7),
];

export const spaceId = ({ x, y }: Coordinates): string => `space/${x},${y}`;
const isSame = (one: Coordinates, other: Coordinates | undefined): boolean => one.x === other?.x && one.y === other.y;

/** Drawn again above the light, so that the light never dims it. */
function thingAt(content: Content, { laid }: View, at: Coordinates): readonly Shape[] {
  const space = numberAt(content, laid, at);
  return space === undefined ? [] : thingShapes(spaceOf(content, laid, space).thing, centreOf({ x: 0, y: 0 }));
}
