import { gameById } from '../../games/index.ts';
import type { Random, Seat } from '../../kernel/game.ts';
import { undoable } from '../../kernel/match.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import type { Fold } from '../../server/matches/fold.ts';
import { MatchLog } from '../../server/matches/match-log.ts';
import { Rooms } from '../../server/matches/rooms.ts';
import type { Verdict } from '../../server/matches/wishes.ts';
import { openStorage } from '../../server/storage/open.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { median } from '../figure.ts';
import { ENTROPY, TERMS } from './clients.ts';

export const STEPS = 1000;
const WARM_UP = 10;
const MEASURED = 20;

/** Milliseconds to read a match of a thousand steps from the database, check its hashes and fold it. */
export async function openingTime(env: Readonly<Record<string, string>>): Promise<number> {
  const storage = await openStorage(env);
  if ('unopened' in storage) throw new Error(storage.unopened);
  const id = await longMatch(storage);
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + MEASURED; i++) {
    const start = performance.now();
    await MatchLog.open({ storage, shelf: gameById }, id);
    times.push(performance.now() - start);
  }
  await storage.close();
  return median(times.slice(WARM_UP));
}

/** A match of four who take back and do again whatever they can: no other is that long. */
async function longMatch(storage: Storage): Promise<string> {
  const rooms = new Rooms({
    storage,
    shelf: gameById,
    think: async () => undefined,
    call: () => undefined,
    report: fail,
  });
  const person = await storage.people.welcome('Ada');
  const places = [0, 1, 2, 3].map(() => ({ type: 'me' as const }));
  const creation = { game: 'dice-and-danger', options: {}, places, terms: TERMS, name: 'Ada', entropy: ENTROPY };
  const head = await rooms.create(creation, person);
  if (typeof head === 'string') throw new Error(head);
  await rooms.close();
  const log = await MatchLog.open({ storage, shelf: gameById }, head.id);
  if (typeof log === 'string') throw new Error(log);
  const random = randomFrom('a long match');
  const steps = await storage.steps(head.id);
  for (let i = steps.length; i < STEPS; i++)
    await log.propose({ client: `step-${i}`, judge: fold => nextStep(fold, random) });
  return head.id;
}

/** Whatever can be taken back mostly is. */
function nextStep({ match, waiting }: Fold, random: Random): Verdict {
  if (!match) throw new Error('the match has not started');
  const back = random(4) > 0 ? waiting.find(seat => undoable(match, seat) !== undefined) : undefined;
  if (back !== undefined) return { by: back, body: { kind: 'undo' } };
  const seat: Seat = choose(waiting, random);
  const action = choose(match.rules.actions(match.state, seat), random);
  return { by: seat, body: { kind: 'act', entries: [[seat, action]] } };
}

const fail = (error: unknown): never => {
  throw error;
};
