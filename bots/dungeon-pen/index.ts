import type { DungeonPen } from '../../games/dungeon-pen/index.ts';
import type { Bot } from '../bot.ts';
import { type Coach, coachFrom } from '../coach.ts';
import { easy } from './easy.ts';

export { easy };

/** Weakest first. */
export const bots: readonly Bot<DungeonPen>[] = [easy];

export const coach: Coach<DungeonPen> = coachFrom(easy);
