import { boxWith, MIDDLE, rockAround } from '../box.ts';
import { circle, type Figure, path, rect } from '../figure.ts';
import { toCircle } from '../rock.ts';
import { type Drawing, group, type Shape } from '../shape.ts';
import { die } from '../things.ts';

/** The box on the shelf. */
export const box = (): Drawing =>
  boxWith({ colour: 'box-green', title: ['Dungeons, Dice', '& Danger'], titleSize: 33, picture: grinningDie() });

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
