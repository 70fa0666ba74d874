import type { DungeonPen } from '../../games/dungeon-pen/index.ts';
import type { Bot } from '../bot.ts';
import { easy } from './easy.ts';

export { coach } from './coach.ts';
export { easy };

/** Weakest first. */
export const bots: readonly Bot<DungeonPen>[] = [easy];
