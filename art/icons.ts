import { CARDS } from './icons/cards.ts';
import { DUNGEON } from './icons/dungeon.ts';
import { FOES } from './icons/foes.ts';
import { JUNK } from './icons/junk.ts';
import { MONSTERS } from './icons/monsters.ts';
import { PAGE } from './icons/page.ts';
import type { Stamp } from './icons/stamp.ts';
import { THINGS } from './icons/things.ts';

export type { Stamp } from './icons/stamp.ts';

const TABLE = { ...THINGS, ...FOES, ...MONSTERS, ...CARDS, ...JUNK, ...DUNGEON, ...PAGE };

export type IconName = keyof typeof TABLE;
export const ICONS: Readonly<Record<IconName, Stamp>> = TABLE;
export const ICON_GRID = 32;
