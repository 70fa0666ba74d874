import type { Feature, Sheet, Square } from '../../games/dungeon-pen/index.ts';
import { CELL_OF_SEAT, LARGE, SIDE, squaresWith } from '../../games/dungeon-pen/readers.ts';
import type { Box, Figure, Point } from '../figure.ts';
import { circle, path, rect, round, spot } from '../figure.ts';
import type { IconName } from '../icons.ts';
import { ink, inkBox } from '../ink.ts';
import { leadPaint, type Paint } from '../paint.ts';
import { hatch } from '../rock.ts';
import type { Group, Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { boxAt, type Layout, MAP, mapBox, middleOf, scaleNumbers, SQUARE } from './layout.ts';
import { outlineOf } from './outline.ts';
import { pencilOf } from './trail.ts';

const printed = new WeakMap<Sheet, Map<Layout['name'], readonly Shape[]>>();

/** The sheet as it is printed: graph paper, rock, cells, things and scales. Drawn once for a sheet. */
export function ground(sheet: Sheet, layout: Layout): readonly Shape[] {
  const known = printed.get(sheet) ?? new Map<Layout['name'], readonly Shape[]>();
  const shapes = known.get(layout.name) ?? [group({}, drawn(sheet, layout))];
  printed.set(sheet, known.set(layout.name, shapes));
  return shapes;
}

const drawn = (sheet: Sheet, layout: Layout): readonly Shape[] => [
  ...graphPaper(layout),
  ...rock(sheet, layout),
  ...squaresWith(sheet, 'padded').flatMap(square => padding(boxAt(layout, square))),
  ...SEATS.map(seat => cell(sheet, layout, seat)),
  ...things(sheet, layout),
  inkBox('frame', mapBox(layout), { weight: 3, roughness: 0.8 }),
  ...scales(layout),
];

const SEATS = [0, 1] as const;

/** Nothing is printed in a cell: what is there is where it lies. */
function cell(sheet: Sheet, layout: Layout, seat: 0 | 1): Group {
  const boxes = squaresWith(sheet, CELL_OF_SEAT[seat]).map(square => boxAt(layout, square));
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...boxes.map(([x]) => x)), Math.max(...boxes.map(([, y]) => y))];
  return group({ id: `cell/${seat}` }, [rect([left, top, right - left + SQUARE, bottom - top + SQUARE], {})]);
}

const stones = new Map<string, Shape>();

/** The rock of one square, hatched for itself: whoever draws a sheet changes a few squares at a time. */
function stone(square: Square, layout: Layout): Shape {
  const id = `${layout.name}/${square}`;
  const box = boxAt(layout, square);
  const [x, y] = box;
  const isInside = (px: number, py: number): boolean =>
    Math.min(px - x, py - y) > 1 && Math.max(px - x, py - y) < SQUARE - 1;
  const known =
    stones.get(id) ??
    group({ id: `stone/${square}` }, [
      rect(box, { fill: 'paper-2' }),
      hatch(id, { ...HATCHING, box, distance: (px, py) => (isInside(px, py) ? 2 : -1) }),
    ]);
  stones.set(id, known);
  return known;
}

/** The sheet while it is drawn: the same print, made anew only where something has changed. */
export function draftGround(sheet: Sheet, layout: Layout): readonly Shape[] {
  const isRock = (square: Square): boolean => sheet.features[square] === 'wall';
  return [
    group({}, [...graphPaper(layout), ...scales(layout)]),
    group(
      {},
      squaresWith(sheet, 'wall').map(square => stone(square, layout)),
    ),
    ink('draft/walls', outlineOf(layout, isRock), { weight: 2.6, roughness: 0.9 }),
    group(
      {},
      squaresWith(sheet, 'padded').map(square => group({ id: `pad/${square}` }, padding(boxAt(layout, square)))),
    ),
    group({}, things(sheet, layout)),
    inkBox('frame', mapBox(layout), { weight: 3, roughness: 0.8 }),
  ];
}

/** A group that keeps upright however the sheet is turned; its first shape holds its middle in place. */
const upright = (id: string, box: Box, shapes: readonly Shape[]): Group =>
  group({ id: `upright/${id}` }, [rect(box, {}), ...shapes]);

function graphPaper({ left, top }: Layout): Shape[] {
  const lines = (isShown: (at: number) => boolean): string =>
    Array.from({ length: SIDE + 1 }, (_, at) => at)
      .filter(isShown)
      .map(at => `M${left + at * SQUARE} ${top}v${MAP}M${left} ${top + at * SQUARE}h${MAP}`)
      .join('');
  return [
    path(
      lines(at => at % LARGE !== 0),
      { stroke: 'ink', weight: 0.5, opacity: 0.22 },
    ),
    path(
      lines(at => at % LARGE === 0),
      { stroke: 'ink', weight: 0.9, opacity: 0.4, dash: [3, 3] },
    ),
  ];
}

const HATCHING = {
  band: 9,
  inner: 0,
  gap: SQUARE * 0.2,
  length: SQUARE * 0.19,
  spacing: SQUARE * 0.07,
  weight: 0.8,
  opacity: 0.85,
} as const;

function rock(sheet: Sheet, layout: Layout): Shape[] {
  const isRock = (square: Square): boolean => sheet.features[square] === 'wall';
  const { left, top } = layout;
  const isInside = (x: number, y: number): boolean => {
    const [column, row] = [Math.floor((x - left) / SQUARE), Math.floor((y - top) / SQUARE)];
    return Math.min(column, row) >= 0 && Math.max(column, row) < SIDE && isRock(row * SIDE + column);
  };
  return [
    ...squaresWith(sheet, 'wall').map(square => rect(boxAt(layout, square), { fill: 'paper-2' })),
    hatch(`${sheet.name}/rock`, {
      box: mapBox(layout),
      distance: (x, y) => (isInside(x, y) ? 2 : -1),
      ...HATCHING,
    }),
    ink(`${sheet.name}/walls`, outlineOf(layout, isRock), { weight: 2.6, roughness: 0.9 }),
  ];
}

/** A quilted square with a button in its middle: it stops a line and hurts nobody. */
function padding([x, y]: Box): Figure[] {
  const [near, far, half] = [1.4, SQUARE - 1.4, SQUARE / 2];
  const bulge = [
    `M${spot(x + near, y + half)}Q${spot(x + 1, y + 1)} ${spot(x + half, y + near)}`,
    `Q${spot(x + SQUARE - 1, y + 1)} ${spot(x + far, y + half)}`,
    `Q${spot(x + SQUARE - 1, y + SQUARE - 1)} ${spot(x + half, y + far)}`,
    `Q${spot(x + 1, y + SQUARE - 1)} ${spot(x + near, y + half)}Z`,
  ].join('');
  const [low, high] = [SQUARE * 0.28, SQUARE * 0.72];
  const seams = `M${spot(x + low, y + low)}L${spot(x + high, y + high)}M${spot(x + high, y + low)}L${spot(x + low, y + high)}`;
  return [
    path(bulge, { fill: 'paper-2', stroke: 'ink', weight: 1.3 }),
    path(seams, { stroke: 'ink', weight: 0.7, opacity: 0.7 }),
    circle([x + half, y + half], round(SQUARE * 0.075), { fill: 'ink' }),
  ];
}

const THINGS: Partial<Readonly<Record<Feature, IconName>>> = { chest: 'chest', potion: 'potion' };

function things(sheet: Sheet, layout: Layout): Shape[] {
  return sheet.features.flatMap((feature, square): Shape[] => {
    const box = boxAt(layout, square);
    const name = THINGS[feature];
    if (name) return [upright(`thing/${square}`, box, [icon(name, middleOf(box), SQUARE * 1.02)])];
    if (feature === 'south-treasure') return [treasure(box, square, 0)];
    return feature === 'north-treasure' ? [treasure(box, square, 1)] : [];
  });
}

/** With a thin ring in the colour of whose it is. */
function treasure(box: Box, square: Square, seat: 0 | 1): Group {
  const at = middleOf(box);
  return upright(`thing/${square}`, box, [
    circle(at, SQUARE * 0.48, { fill: 'paper', stroke: 'ink', weight: 1.3 }),
    circle(at, SQUARE * 0.41, { stroke: leadPaint(pencilOf(seat)), weight: 1.6, dash: [2.5, 2.5] }),
    icon('treasure', at, SQUARE * 0.56),
  ]);
}

/** DP-23: red and square across, black and round down: they are told apart without their colours. */
function scales(layout: Layout): Shape[] {
  const { left, top, plate } = layout;
  const away = plate * 0.5 + 4;
  return scaleNumbers.flatMap(number => {
    const along = (number - 0.5) * LARGE * SQUARE;
    const across: readonly Point[] = [
      [left + along, top - away],
      [left + along, top + MAP + away],
    ];
    const down: readonly Point[] = [
      [left - away, top + along],
      [left + MAP + away, top + along],
    ];
    return [
      ...across.map((at, i) => scalePlate(layout, `red/${number}/${i}`, at, { number, paint: 'bad', corner: 4 })),
      ...down.map((at, i) =>
        scalePlate(layout, `black/${number}/${i}`, at, { number, paint: 'ink', corner: plate / 2 }),
      ),
    ];
  });
}

interface Plate {
  readonly number: number;
  readonly paint: Paint;
  readonly corner: number;
}

function scalePlate(layout: Layout, id: string, [x, y]: Point, { number, paint, corner }: Plate): Group {
  const { plate, number: size } = layout;
  const box: Box = [x - plate / 2, y - plate / 2, plate, plate];
  return upright(id, box, [
    rect(box, { fill: paint }, corner),
    {
      kind: 'text',
      at: [x, round(y + size * 0.36)],
      say: String(number),
      face: 'bold',
      size,
      paint: 'paper',
      anchor: 'middle',
    },
  ]);
}
