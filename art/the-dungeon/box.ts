import { arch, boxWith, MIDDLE, printed, rockAround } from '../box.ts';
import { circle, path, rect } from '../figure.ts';
import { nearest, toBox, toCircle } from '../rock.ts';
import { type Drawing, icon, type Shape } from '../shape.ts';

/** The box on the shelf. */
export const box = (): Drawing =>
  boxWith({ colour: 'box-plum', title: ['The Dungeon'], titleSize: 38, picture: lockedDoor() });

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
