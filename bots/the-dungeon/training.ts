import { type Options, type TheDungeon, theDungeon } from '../../games/the-dungeon/index.ts';
import type { Rules } from '../../kernel/game.ts';
import type { Training } from '../training.ts';
import { writeLevel } from '../level.ts';
import { levelOf } from '../levelling.ts';
import { type Measured, noiseOf } from '../noise.ts';
import { easy } from './easy.ts';
import { Fortune } from './fortune.ts';
import { VALUE_TRAININGS } from './learning.ts';
import { type Custom, playOut, worthOf } from './playing-out.ts';
import { USUAL_DREAD } from './sight.ts';
import { valuation } from './valuation.ts';
import { WAY_TRAINING } from './ways-learning.ts';

// What `npm run train` finds out for The Dungeon. First how much the Guard should be dreaded in a race of two, against a
// rival who dreads him as the easy bot does; then what tables are worth (learning.ts).

const NOISE_MATCHES = 12;

/** How far the valuation is wrong about two actions, by playing on from both. */
const NOISE_TRAININGS: readonly Training[] = [
  { name: 'noise-alone', learn: () => noiseWith(1).toFixed(3) },
  { name: 'noise-races', learn: () => noiseWith(2).toFixed(4) },
];

const LEVEL_MATCHES = 60;

/** How far it is off what the valuation says a table is worth, by accounts of whole matches. */
const LEVEL_TRAININGS: readonly Training[] = [
  { name: 'level-alone', learn: () => writeLevel(levelOf(measuredWith(1), LEVEL_MATCHES)) },
  { name: 'level-races', learn: () => writeLevel(levelOf(measuredWith(2), LEVEL_MATCHES)) },
];

const noiseWith = (seats: number): number => noiseOf(measuredWith(seats), NOISE_MATCHES);

function measuredWith(seats: number): Measured<TheDungeon> {
  const rules = rulesFor(seats);
  const judging = valuation(rules);
  if (!judging) throw new Error('the usual match is not judged');
  return { rules, valuation: judging, bot: easy };
}

function rulesFor(seats: number): Rules<TheDungeon> {
  const options = theDungeon.readOptions({}, seats) as Options;
  return theDungeon.rules({ version: theDungeon.version, seats, options });
}

export const TRAININGS: readonly Training[] = [
  { name: 'racing', learn },
  ...VALUE_TRAININGS,
  WAY_TRAINING,
  ...NOISE_TRAININGS,
  ...LEVEL_TRAININGS,
];

/** Seeds from 0 on; those from 1,000,000 on are kept for measuring. */
const DEALS = 4000;
const DREADS = [28, USUAL_DREAD, 8, -2, -12, -22];

function learn(heard: (progress: string) => void): string {
  const found = DREADS.map(dread => ({ dread, share: shareOf(dread) }));
  for (const { dread, share } of found) heard(`dread ${dread}: ${(100 * share).toFixed(2)} % of the races`);
  return String(found.reduce((best, each) => (each.share > best.share ? each : best)).dread);
}

/** Of races on the same fortunes, from either seat; one that nobody wins is nobody's. */
function shareOf(dread: number): number {
  const rules = rulesFor(2);
  let won = 0;
  for (let deal = 0; deal < 2 * DEALS; deal++) {
    const custom: Custom = { rules, dreadOf: seat => (seat === deal % 2 ? dread : USUAL_DREAD) };
    const state = rules.setup();
    playOut(custom, state, new Fortune(deal >> 1));
    won += worthOf(rules, state, deal % 2);
  }
  return won / (2 * DEALS);
}
