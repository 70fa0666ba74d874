import type { Room } from '../../games/the-dungeon/index.ts';
import { CHARACTERS, TILES } from '../../games/the-dungeon/readers.ts';
import type { Illustrations } from '../art.ts';
import { beside, stamps } from '../illustration.ts';
import type { Drawing } from '../shape.ts';
import { dice } from './dice.ts';
import { tileDrawing } from './hand.ts';
import { portrait } from './portraits.ts';
import { withoutPlates } from './table.ts';
import { ENEMY_ICONS, wareIcon } from './wares.ts';

/** The first tile of a room, without its name: the rule beside it says that. */
const tile = (room: Room) => (): Drawing => {
  const { view, shapes } = tileDrawing(
    TILES.findIndex(([, shown]) => shown === room),
    0,
  );
  return { view, shapes: shapes.flatMap(withoutPlates) };
};

export const illustrations: Illustrations = {
  'TD-18': tile('cell'),
  'TD-4': () => dice([4], 'white'),
  'TD-22': tile('corridor'),
  'TD-Q14': tile('unlit'),
  'TD-23': tile('torture-chamber'),
  'TD-24': tile('stream'),
  'TD-25': tile('guard-room'),
  'TD-26': tile('crypt'),
  'TD-27': tile('lair'),
  'TD-28': tile('flame-trap'),
  'TD-29': tile('pit-trap'),
  'TD-30': tile('spike-trap'),
  'TD-31': tile('library'),
  'TD-32': tile('hidden-passage'),
  'TD-33': tile('storeroom'),
  'TD-34': tile('tunnel'),
  'TD-B2': () => dice([5, 3], 'black'),
  'TD-B3': stamps(wareIcon('helmet'), wareIcon('shield'), wareIcon('armour')),
  'TD-B12': stamps(wareIcon('sword'), wareIcon('talisman')),
  'TD-38': stamps(wareIcon('torch')),
  'TD-39': stamps(wareIcon('scroll')),
  'TD-40': stamps(wareIcon('pastry')),
  'TD-41': stamps(wareIcon('fish-cake')),
  'TD-Q32': stamps(ENEMY_ICONS.dragon, ENEMY_ICONS.worm, ENEMY_ICONS.ghoul),
  'TD-C8': () => beside(...CHARACTERS.map(({ name }) => portrait(name))),
};
