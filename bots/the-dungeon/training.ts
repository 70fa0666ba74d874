import { theDungeon, type Options } from '../../games/the-dungeon/index.ts';
import { Fortune } from './fortune.ts';
import { type Custom, playOut, worthOf } from './playing-out.ts';
import { USUAL_DREAD } from './sight.ts';

// What `npm run train` finds out for The Dungeon: how much the Guard should be dreaded in a race of two, against a rival who
// dreads him as the easy bot does.

export const LESSONS = [{ name: 'racing', learn }];

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
  const options = theDungeon.readOptions({}, 2) as Options;
  const rules = theDungeon.rules({ version: theDungeon.version, seats: 2, options });
  let won = 0;
  for (let deal = 0; deal < 2 * DEALS; deal++) {
    const custom: Custom = { rules, dreadOf: seat => (seat === deal % 2 ? dread : USUAL_DREAD) };
    const state = rules.setup();
    playOut(custom, state, new Fortune(deal >> 1));
    won += worthOf(rules, state, deal % 2);
  }
  return won / (2 * DEALS);
}
