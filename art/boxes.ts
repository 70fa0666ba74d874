import type { Figure, Look, Point } from './figure.ts';
import { circle, path, rect, spot } from './figure.ts';
import type { Paint } from './paint.ts';
import { hatch, nearest, toBox, toCircle, type Distance } from './rock.ts';
import type { Drawing, Shape, Text } from './shape.ts';
import { group, icon } from './shape.ts';
import { die, pencilBody } from './things.ts';

const [WIDTH, HEIGHT, DEPTH, RISE] = [220, 296, 16, 4];
const MIDDLE = WIDTH / 2;
const FLOOR = 254;
const printed = (weight: number): Look => ({ stroke: 'box-print', weight });

interface Box {
  readonly colour: Paint;
  readonly title: readonly string[];
  readonly titleSize: number;
  readonly picture: () => readonly Shape[];
}

const BOXES = {
  donjonz: { colour: 'box-red', title: ['DonjonZ'], titleSize: 50, picture: vault },
  'dice-and-danger': {
    colour: 'box-green',
    title: ['Dungeons, Dice', '& Danger'],
    titleSize: 33,
    picture: grinningDie,
  },
  'dungeon-pen': { colour: 'box-blue', title: ['Dungeon Pen'], titleSize: 38, picture: penBehindBars },
  'the-dungeon': { colour: 'box-plum', title: ['The Dungeon'], titleSize: 38, picture: lockedDoor },
} as const satisfies Record<string, Box>;
export type BoxName = keyof typeof BOXES;

/** The box of a game, standing on the shelf. */
export function gameBox(name: BoxName): Drawing {
  const box: Box = BOXES[name];
  return {
    view: [-6, -RISE - 2, WIDTH + DEPTH + 14, HEIGHT + RISE + 12],
    shapes: [...cardboard(box.colour), ...titleLines(box), ...box.picture()],
  };
}

function cardboard(colour: Paint): Shape[] {
  const front = [0, 0, WIDTH, HEIGHT] as const;
  const side = `M${WIDTH} 0l${DEPTH} ${-RISE}v${HEIGHT}L${WIDTH} ${HEIGHT}Z`;
  return [
    group({ at: [MIDDLE + DEPTH, HEIGHT], scale: [1, 0.07] }, [circle([0, 0], MIDDLE + 4, { fill: 'contact-shadow' })]),
    path(side, { fill: colour }),
    path(side, { fill: 'black', opacity: 0.5 }),
    rect(front, { fill: colour }, 3),
    rect(front, { fill: 'sheen' }, 3),
    rect(front, { fill: 'grain' }, 3),
    rect([0.5, 0.5, WIDTH - 1, HEIGHT - 1], { stroke: 'cream', weight: 1, opacity: 0.18 }, 3),
    rect([9, 9, WIDTH - 18, HEIGHT - 18], printed(1.6)),
    rect([14, 14, WIDTH - 28, HEIGHT - 28], { ...printed(0.8), opacity: 0.7 }),
  ];
}

function titleLines({ title, titleSize: size }: Box): Text[] {
  const first = title.length > 1 ? 44 : 56;
  return title.map((say, i) => ({
    kind: 'text',
    at: [MIDDLE, first + i * size * 0.88],
    say,
    face: 'title',
    size,
    paint: 'box-print',
    anchor: 'middle',
    fit: WIDTH - 36,
  }));
}

const rockAround = (id: string, distance: Distance, band: number): Shape =>
  hatch(id, {
    box: [22, 86, 176, 172],
    distance,
    band,
    gap: 9,
    spacing: 3,
    paint: 'box-print',
    weight: 0.9,
    opacity: 0.75,
  });

const arch = (halfWidth: number, spring: number): string =>
  `M${MIDDLE - halfWidth} ${FLOOR}V${spring}a${halfWidth} ${halfWidth} 0 0 1 ${2 * halfWidth} 0V${FLOOR}`;

const onCircle = ([x, y]: Point, radius: number, angle: number): string =>
  spot(x + radius * Math.cos(angle), y + radius * Math.sin(angle));

/** A vaulted gate, stairs going down, and the key above them. */
function vault(): readonly Shape[] {
  const spring = 160;
  const joints = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1 + i / 8);
    return `M${onCircle([MIDDLE, spring], 58, angle)}L${onCircle([MIDDLE, spring], 70, angle)}`;
  });
  const rock = nearest([toCircle([MIDDLE, spring], 72), toBox([38, spring, 144, 96])]);
  return [
    rockAround('box/vault', rock, 30),
    path(`${arch(58, spring)}z`, { fill: 'box-night', ...printed(3) }),
    path(joints.join(''), printed(1.8)),
    path(arch(70, spring), printed(1.8)),
    ...Array.from({ length: 7 }, (_, i) => stairStep(i)),
    { ...icon('key', [MIDDLE, 140], 46, 'box-gold'), cut: 'box-night' },
  ];
}

function stairStep(i: number): Figure {
  const [y, half] = [252 - i * 11, 54 - i * 6];
  return path(`M${MIDDLE - half} ${y}h${2 * half}l-3-5h${6 - 2 * half}z`, { fill: 'box-print', opacity: 1 - i * 0.13 });
}

/** A die that has taken offence. */
function grinningDie(): readonly Shape[] {
  const face: readonly Figure[] = [
    rect([-56, -48, 112, 112], { fill: 'box-print-shade' }, 22),
    rect([-56, -56, 112, 112], { fill: 'box-print' }, 22),
    path('M-38-26l28 9M38-26l-28 9', { stroke: 'iron', weight: 6 }),
    circle([-24, -8], 10, { fill: 'iron' }),
    circle([24, -8], 10, { fill: 'iron' }),
    circle([-21, -11], 3, { fill: 'box-print' }),
    circle([27, -11], 3, { fill: 'box-print' }),
    path('M-38 18C-20 30 20 30 38 18c0 18-14 30-38 30s-38-12-38-30z', { fill: 'iron' }),
    path('M-30 22l6 12 7-9 7 11 8-11 8 11 7-11 7 9 6-12c-16 6-40 6-56 0z', { fill: 'box-print' }),
  ];
  return [
    rockAround('box/die', toCircle([MIDDLE, 176], 84), 22),
    group({ at: [MIDDLE, 172], turn: -7 }, face),
    group({ at: [46, 242] }, die(5, 'white', 30, 14)),
    group({ at: [172, 244] }, die(2, 'black', 30, -18)),
  ];
}

/** A pencil that has left its pen by the gap between two bars. */
function penBehindBars(): readonly Shape[] {
  const bars = Array.from({ length: 6 }, (_, i): Figure => rect([38 + i * 27, 92, 8, 166], { fill: 'box-print' }, 3));
  const escape: readonly Point[] = [
    [30, 206],
    [64, 176],
    [36, 140],
  ];
  const crosses = escape.map(([x, y]) => `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`);
  return [
    ...bars,
    rect([28, 92, 164, 9], { fill: 'box-print' }, 3),
    rect([28, 249, 164, 9], { fill: 'box-print' }, 3),
    group({ at: [48, 236], turn: -44 }, [rect([-6, -15, 206, 30], { fill: 'box-blue' })]),
    group({ at: [54, 230], turn: -44 }, pencilBody(2, 190, 21)),
    path(`M54 230L${escape.map(([x, y]) => spot(x, y)).join('L')}`, {
      stroke: 'box-rose',
      weight: 3,
      dash: [7, 6],
    }),
    path(crosses.join(''), { stroke: 'box-rose', weight: 3.4 }),
  ];
}

const HINGES = [150, 218] as const;

/** A banded door between two torches. */
function lockedDoor(): readonly Shape[] {
  const spring = 150;
  const nails = HINGES.flatMap(y => [76, 93, 110, 127, 144].map(x => circle([x, y], 2.2, { fill: 'box-print' })));
  const rock = nearest([toBox([56, spring, 108, 106]), toCircle([MIDDLE, spring], 54)]);
  return [
    rockAround('box/door', rock, 40),
    path(`${arch(52, spring)}z`, { fill: 'box-night', ...printed(3) }),
    path(`${arch(44, spring)}z`, { fill: 'oak' }),
    path('M84 116v138M102 108v146M120 108v146M138 116v138', { stroke: 'iron', weight: 2, opacity: 0.8 }),
    ...HINGES.map(y => rect([66, y - 4.5, 88, 9], { fill: 'iron' })),
    ...nails,
    { ...icon('lock', [MIDDLE, 186], 34, 'iron'), cut: 'box-gold' },
    ...[36, 184].map(x => ({ ...icon('torch', [x, 150], 42, 'box-gold'), cut: 'box-plum' }) as const),
  ];
}
