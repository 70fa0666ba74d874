import type { View } from '../../games/donjonz/index.ts';
import { GLORY_PER_POUCH, gloryOf, SCALE, WEAPONS } from '../../games/donjonz/readers.ts';
import type { Point } from '../figure.ts';
import { inkBox, inkEllipse } from '../ink.ts';
import type { Drawing, Shape, Text } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { circled, owned } from './sheet.ts';

const [WIDTH, HEIGHT, RIGHT] = [378, 112, 368];
const SLOT = 44;

/** The inventory for a narrow screen: two rows, numbers and pictures, no words. */
export const strip = (view: View): Drawing => ({
  view: [0, 0, WIDTH, HEIGHT],
  shapes: [...belongings(view), ...pouches(view), ...monsters(view), ...glory(view)],
});

function belongings({ weapons, key }: View): Shape[] {
  const slots = WEAPONS.flatMap((weapon, place) => {
    const middle: Point = [30 + place * 48, 30];
    const count = weapons.filter(held => held === weapon).length;
    const box = [middle[0] - SLOT / 2, middle[1] - SLOT / 2, SLOT, SLOT] as const;
    const printed = [inkBox(`slot/${weapon}`, box, { weight: 1.2 }), icon(weapon, middle, 28, owned(count))];
    const rings = Array.from({ length: count }, (_, i) => circled(`held/${weapon}/${i}`, middle, 20 - 4 * i, 3));
    return [group({ id: `weapon/${weapon}`, hit: box }, printed), ...rings];
  });
  const keyAt: Point = [226, 30];
  return [...slots, icon('key', keyAt, 28, owned(Number(key))), ...(key ? [circled('held/key', keyAt, 18, 3)] : [])];
}

const number = (at: Point, say: string, size: number): Text => ({
  kind: 'text',
  at,
  say,
  face: 'bold',
  size,
  paint: 'ink',
  anchor: 'end',
});

const pouches = ({ pouches: owns }: View): Shape[] => [
  icon('pouch', [258, 29], 26),
  number([RIGHT, 36], `${owns} × ${GLORY_PER_POUCH} = ${GLORY_PER_POUCH * owns}`, 16),
];

const stepPlace = (i: number): Point => [22 + i * 28.4, 84];

const monsters = ({ monsters: beaten }: Pick<View, 'monsters'>): Shape[] => [
  ...SCALE.slice(1).flatMap((value, i): Shape[] => {
    const [x, y] = stepPlace(i);
    const printed = inkEllipse(`scale/${value}`, [x, y], [12.5, 13], { weight: 1 });
    return [printed, { ...number([x, y + 5], String(value), 14), anchor: 'middle' }];
  }),
  ...Array.from({ length: beaten }, (_, i) => circled(`monster/${i}`, stepPlace(i), 13.5, 2.8)),
];

/** DZ-Q14: the line of monsters alone, with so many of them beaten. */
export const monsterLine = (beaten: number): Drawing => ({
  view: [4, 64, 290, 40],
  shapes: monsters({ monsters: beaten }),
});

const glory = (view: View): Shape[] => [
  icon('star', [316, 83], 20, 'gold'),
  number([RIGHT, 93], String(gloryOf(view)), 26),
];
