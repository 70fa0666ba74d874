import type { Donjonz } from '../../games/donjonz/index.ts';
import type { Bot } from '../bot.ts';
import { easy } from './easy.ts';
import { strong } from './strong.ts';

export { coach } from './coach.ts';
export { easy } from './easy.ts';
export { valuation } from './valuation.ts';

/** Weakest first. */
export const bots: readonly Bot<Donjonz>[] = [easy, strong];
