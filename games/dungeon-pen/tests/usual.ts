import { isRefusal } from '../../../kernel/game.ts';
import { readOptions } from '../options.ts';
import type { Options } from '../action.ts';

const usual = readOptions({}, 2);
if (isRefusal(usual)) throw new Error('the usual options are refused');

/** What is played when nobody says otherwise. */
export const DEFAULTS: Options = usual;
