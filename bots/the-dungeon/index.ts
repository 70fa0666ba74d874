import type { TheDungeon } from '../../games/the-dungeon/index.ts';
import type { Bot } from '../bot.ts';
import { type Coach, coachFrom } from '../coach.ts';
import { easy } from './easy.ts';

export { easy };

/** Weakest first. */
export const bots: readonly Bot<TheDungeon>[] = [easy];

export const coach: Coach<TheDungeon> = coachFrom(easy);
