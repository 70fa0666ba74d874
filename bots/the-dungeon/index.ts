import type { TheDungeon } from '../../games/the-dungeon/index.ts';
import type { Bot } from '../bot.ts';
import type { Coach } from '../coach.ts';
import { hint } from './advice.ts';
import { easy } from './easy.ts';
import { strong } from './strong.ts';
import { valuation } from './valuation.ts';

export { easy, strong, valuation };

/** Weakest first. */
export const bots: readonly Bot<TheDungeon>[] = [easy, strong];

export const coach: Coach<TheDungeon> = { hint };
