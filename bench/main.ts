import type { Figure } from './figure.ts';
import { measureBots } from './parts/bots.ts';
import { measureGames } from './parts/games.ts';
import { measureKernel } from './parts/kernel.ts';

export { tableOf } from './figure.ts';

export const MEASURES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  kernel: measureKernel,
  games: measureGames,
  bots: measureBots,
};
