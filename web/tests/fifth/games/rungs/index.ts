import type { Game } from '../../kernel/game.ts';
import { readGiven } from '../../kernel/options.ts';
import type { Shelved } from '../shelf.ts';
import type { Options, Rungs } from './kind.ts';
import { manifest } from './manifest.ts';
import { rulesFor } from './rules.ts';
import { words } from './words.ts';

export const rungs: Game<Rungs> = {
  ...manifest,
  version: 1,
  readOptions: (input, seats) => readGiven<Options>(manifest, input, seats),
  rules: ({ options, seats }) => rulesFor({ seats, rungs: options.ladder === 'six' ? 6 : 12 }),
};

export const shelved: Shelved<Rungs> = { game: rungs, words };

export type { Action, Content, Rungs, State } from './kind.ts';
