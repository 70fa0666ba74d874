import { donjonz, type Laid, type Thing, type Weapon } from '../../games/donjonz/index.ts';
import { areasOf, WEAPONS } from '../../games/donjonz/readers.ts';
import type { Illustrations } from '../art.ts';
import { around, beside, contentOf, stamps } from '../illustration.ts';
import type { Drawing } from '../shape.ts';
import { boardBox, ground } from './board.ts';
import { monsterLine } from './strip.ts';
import { thingShapes } from './thing.ts';
import { SPACE } from './units.ts';

function cards(...laid: readonly Laid[]): Drawing {
  const content = contentOf(donjonz, {});
  return { view: boardBox(areasOf(content, laid), [1, 1], 0.2), shapes: ground(content, laid) };
}

const thing = (shown: Thing): Drawing => around([0, 0], SPACE / 2, thingShapes(shown, [0, 0]));
const monster = (weapon: Weapon): Drawing => thing({ type: 'monster', weapon });

export const illustrations: Illustrations = {
  'DZ-4': () => cards({ card: 0, x: 0, y: 0, turn: 0 }),
  'DZ-Q1': () => cards({ card: 0, x: 0, y: 0, turn: 0 }, { card: 1, x: 2, y: 1, turn: 0 }),
  'DZ-8': () => thing({ type: 'pouch' }),
  'DZ-9': stamps(...WEAPONS),
  'DZ-11': () => beside(...WEAPONS.map(monster)),
  'DZ-13': () => beside(thing({ type: 'key' }), thing({ type: 'door' })),
  'DZ-Q14': () => monsterLine(6),
};
