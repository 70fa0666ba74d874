import type { DiceAndDanger } from '../../games/dice-and-danger/index.ts';
import type { Bot } from '../bot.ts';
import { easy } from './easy.ts';
import { strong } from './strong.ts';

export const bots: readonly Bot<DiceAndDanger>[] = [easy, strong];
export { coach } from './coach.ts';
export { valuation } from './valuation.ts';
