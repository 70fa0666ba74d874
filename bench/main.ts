import type { Figure } from './figure.ts';
import { measureAccounts } from './bots/accounts.ts';
import { measureBots } from './parts/bots.ts';
import { measureGames } from './parts/games.ts';
import { measureKernel } from './parts/kernel.ts';
import { measurePaper } from './parts/paper.ts';

export { tableOf } from './figure.ts';

export const MEASURES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  kernel: measureKernel,
  games: measureGames,
  bots: measureBots,
  paper: measurePaper,
  coach: measureAccounts,
};
