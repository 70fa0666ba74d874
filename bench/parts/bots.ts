import { measureForeseenFlicks } from '../bots/foreseen-flicks.ts';
import { measureForesight } from '../bots/foresight.ts';
import { measureSolving } from '../bots/solving.ts';
import { measureStrength } from '../bots/strength.ts';
import { measureThinking } from '../bots/thinking.ts';
import { type Figure, tableOf } from '../figure.ts';
import { measure, type Variant } from '../rounds.ts';

const GAMES = 'games per CPU second';

const ITERATIONS = 'iterations per CPU second';
const PEER = 'race searched by boardgame.io’s MCTSBot';

const VARIANTS: readonly Variant[] = [
  { name: 'race searched on the kernel', file: 'variants/race-search', unit: ITERATIONS, against: PEER },
  { name: PEER, file: 'peers/variants/race-search-on-boardgame-io', unit: ITERATIONS },
  { name: 'DonjonZ by strong', file: 'variants/donjonz-strong', unit: GAMES },
  { name: 'Dice and Danger by strong, alone', file: 'variants/dice-and-danger-strong', unit: GAMES },
];

const PARTS = [
  () => measure(VARIANTS),
  measureThinking,
  measureSolving,
  measureForesight,
  measureForeseenFlicks,
  measureStrength,
];

/** It takes long: what is found is told on the way. */
export async function measureBots(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const part of PARTS) {
    const found = await part();
    process.stderr.write(tableOf(found));
    figures.push(...found);
  }
  return figures;
}
