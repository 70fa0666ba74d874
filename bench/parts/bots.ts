import { measureSolving } from '../bots/solving.ts';
import type { Figure } from '../figure.ts';
import { measure, type Variant } from '../rounds.ts';

const GAMES = 'games per CPU second';

const VARIANTS: readonly Variant[] = [
  { name: 'DonjonZ by strong', file: 'variants/donjonz-strong', unit: GAMES },
  { name: 'Dice and Danger by strong, alone', file: 'variants/dice-and-danger-strong', unit: GAMES },
];

export async function measureBots(): Promise<Figure[]> {
  return [...(await measure(VARIANTS)), ...(await measureSolving())];
}
