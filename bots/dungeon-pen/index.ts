import type { DungeonPen } from '../../games/dungeon-pen/index.ts';
import type { Bot } from '../bot.ts';
import { easy } from './easy.ts';
import { strong } from './strong.ts';

export { coach } from './coach.ts';
export { aiming } from './eye.ts';
export { easy, strong };

/** Weakest first. */
export const bots: readonly Bot<DungeonPen>[] = [easy, strong];
