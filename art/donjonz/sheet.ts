import type { View, Weapon } from '../../games/donjonz/index.ts';
import { GLORY_PER_POUCH, gloryOf, rankOf, RANKS, SCALE, WEAPONS } from '../../games/donjonz/readers.ts';
import type { Point } from '../figure.ts';
import { path } from '../figure.ts';
import { inkBox, inkEllipse, inkLine } from '../ink.ts';
import { ring } from '../marks.ts';
import { pencilPaint } from '../paint.ts';
import { stroke } from '../pencil.ts';
import type { Drawing, KeyedWords, Shape, Text } from '../shape.ts';
import { group, icon, inked } from '../shape.ts';
import { HERO_PENCIL } from './walk.ts';

/** The words that are printed on the sheet or stand beside the cards. */
export const SHEET_WORDS = [
  'inventory',
  'weapons',
  'two-at-most',
  'key',
  'key-found',
  'key-missing',
  'door-opened',
  'pouches',
  'monsters',
  'glory',
  'rank',
  'top-rank',
  'fallen',
  'card',
  'held',
  'hero',
] as const;
export type SheetKey = (typeof SHEET_WORDS)[number];

const [WIDTH, HEIGHT] = [330, 560];
const [LEFT, RIGHT] = [22, 310];
const PENCIL = pencilPaint(HERO_PENCIL);

const key = (name: SheetKey, params?: KeyedWords['params']): KeyedWords =>
  params ? { key: name, params } : { key: name };
const heading = (y: number, name: SheetKey): Text => ({ ...inked([LEFT, y], key(name), 'title', 18), fit: 170 });
const total = (y: number, say: string): Text => ({ ...inked([RIGHT, y], say, 'bold', 17), anchor: 'end' });
const remark = (at: Point, say: KeyedWords, fit: number): Text => ({
  ...inked(at, say, 'text', 15),
  paint: 'ink-soft',
  fit,
});

export const circled = (id: string, at: Point, radius: number, size: number): Shape =>
  group({ id, role: 'mark' }, ring(id, at, radius, { pencil: PENCIL, size }));

type Owned = Pick<View, 'weapons' | 'key' | 'pouches' | 'monsters'>;

/** The inventory: print in ink, what the hero owns circled in pencil (DZ-2, DZ-19), and what it is worth. */
export const sheet = (view: View): Drawing => ({
  view: [0, 0, WIDTH, HEIGHT],
  shapes: [...inventory(view), ...sums(view)],
});

/** The inventory as it is printed, for a pencil of one's own. */
export const blankSheet = (): Drawing => ({
  view: [0, 0, WIDTH, HEIGHT],
  shapes: inventory({ weapons: [], key: false, pouches: 0, monsters: 0 }),
});

function inventory(owns: Owned): readonly Shape[] {
  return [
    { ...inked([LEFT, 42], key('inventory'), 'title', 30), fit: 286 },
    ...weaponRow(owns),
    ...keyRow(owns),
    ...pouchRows(owns),
    ...monsterScale(owns),
    ...gloryRuler(),
  ];
}

/** What stands beside the print as long as somebody counts along. */
function sums(view: View): readonly Shape[] {
  const glory = gloryOf(view);
  return [
    remark([126, 177], keyWords(view), 184),
    total(212, `${view.pouches} × ${GLORY_PER_POUCH} = ${GLORY_PER_POUCH * view.pouches}`),
    total(312, String(SCALE[view.monsters] ?? 0)),
    { ...inked([RIGHT, 478], String(glory), 'bold', 30), anchor: 'end' },
    remark([LEFT, 502], rankWords(view, glory), RIGHT - LEFT),
    ...(glory > 0 ? [measured(glory)] : []),
  ];
}

const keyWords = ({ key: hasKey, doorOpened }: View): KeyedWords =>
  key(doorOpened ? 'door-opened' : hasKey ? 'key-found' : 'key-missing');

function weaponRow({ weapons }: Owned): Shape[] {
  const limit = { ...remark([RIGHT, 76], key('two-at-most'), 130), size: 14, anchor: 'end' } as const;
  return [heading(76, 'weapons'), limit, ...WEAPONS.flatMap((weapon, i) => weaponSlot(weapon, i, weapons))];
}

/** Two of a type are circled twice. */
function weaponSlot(weapon: Weapon, place: number, held: readonly Weapon[]): Shape[] {
  const [x, y] = [LEFT + place * 74, 86];
  const middle: Point = [x + 32, y + 29];
  const count = held.filter(each => each === weapon).length;
  const rings = Array.from({ length: count }, (_, i) => circled(`held/${weapon}/${i}`, middle, 26 - 5 * i, 3.4));
  const printed = [inkBox(`slot/${weapon}`, [x, y, 64, 58], { weight: 1.2 }), icon(weapon, middle, 36, owned(count))];
  return [group({ id: `weapon/${weapon}`, hit: [x, y, 64, 58] }, printed), ...rings];
}

export const owned = (count: number): 'ink' | 'ink-faint' => (count > 0 ? 'ink' : 'ink-faint');

function keyRow({ key: hasKey }: Owned): Shape[] {
  const at: Point = [92, 171];
  return [
    { ...heading(177, 'key'), fit: 44 },
    icon('key', at, 34, owned(Number(hasKey))),
    ...(hasKey ? [circled('held/key', at, 21, 3.2)] : []),
  ];
}

const POUCHES_IN_ROW = 14;
const POUCH_ROWS = 2;

function pouchRows({ pouches }: Owned): Shape[] {
  const places = Array.from({ length: POUCHES_IN_ROW * POUCH_ROWS }, (_, i): Point => [
    LEFT + 9 + (i % POUCHES_IN_ROW) * 20.8,
    236 + Math.floor(i / POUCHES_IN_ROW) * 31,
  ]);
  return [
    heading(212, 'pouches'),
    ...places.map((at, i) => icon('sack', at, 17, owned(Number(i < pouches)))),
    ...places.slice(0, pouches).map((at, i) => circled(`pouch/${i}`, at, 10.2, 2.4)),
  ];
}

const MONSTERS_IN_ROW = 5;

function monsterScale({ monsters }: Owned): Shape[] {
  const values = SCALE.slice(1);
  return [
    heading(312, 'monsters'),
    ...values.flatMap((value, i) => scaleStep(value, scalePlace(i))),
    ...values.slice(0, monsters).map((_, i) => circled(`monster/${i}`, scalePlace(i), 23, 3.4)),
  ];
}

const scalePlace = (i: number): Point => [44 + (i % MONSTERS_IN_ROW) * 61, 346 + Math.floor(i / MONSTERS_IN_ROW) * 54];

function scaleStep(value: number, [x, y]: Point): Shape[] {
  const isLastInRow = x > 280;
  return [
    ...(isLastInRow ? [] : [path(`M${x + 24} ${y}h13`, { stroke: 'ink', weight: 1 })]),
    inkEllipse(`scale/${value}`, [x, y], [22, 20], { weight: 1.1 }),
    { ...inked([x, y + 6], String(value), 'bold', 17), anchor: 'middle' },
  ];
}

const RULER = { y: 524, longest: 100, unit: (RIGHT - LEFT) / 100 } as const;

function gloryRuler(): Shape[] {
  return [
    inkLine('sum', [LEFT - 2, 444], [RIGHT + 2, 444], { weight: 1.2 }),
    { ...inked([LEFT, 476], key('glory'), 'title', 22), fit: 220 },
    ...ruler(),
  ];
}

function rankWords({ lost }: View, glory: number): KeyedWords {
  if (lost) return key('fallen');
  const rank = rankOf(glory);
  const least = RANKS[rank - 1] ?? 0;
  const next = RANKS[rank];
  return next === undefined ? key('top-rank', { rank, least }) : key('rank', { rank, least, most: next - 1 });
}

function ruler(): Shape[] {
  const { y, longest, unit } = RULER;
  const ticks = Array.from({ length: longest / 20 + 1 }, (_, i) => i * 20);
  const line = `M${LEFT} ${y}H${RIGHT}${ticks.map(glory => `M${LEFT + glory * unit} ${y - 6}v12`).join('')}`;
  const numbers = ticks.slice(0, -1).map((glory, i): Text => {
    const number = { ...inked([LEFT + glory * unit, y + 22], String(glory), 'text', 14), paint: 'ink-soft' } as const;
    return { ...number, anchor: i === 0 ? 'start' : 'middle' };
  });
  return [path(line, { stroke: 'ink', weight: 1.3 }), ...numbers];
}

function measured(glory: number): Shape {
  const { y, longest, unit } = RULER;
  const end = LEFT + Math.min(glory, longest) * unit;
  const points: readonly Point[] = [
    [LEFT, y],
    [(LEFT + end) / 2, y - 1],
    [end, y + 0.5],
  ];
  return group({ id: `glory/${glory}`, role: 'mark' }, [stroke('glory', points, { pencil: PENCIL, size: 6.5 })]);
}
