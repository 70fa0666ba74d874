import { describe, expect, test } from 'vitest';
import { loadGame } from '../games/load.ts';
import { SHELF } from '../games/shelf.ts';
import { seedFrom } from '../kernel/chance.ts';
import { isRefusal, type Kind } from '../kernel/game.ts';
import { accept, play, start } from '../kernel/match.ts';
import { clone } from '../kernel/plain.ts';
import { randomFrom, total } from '../kernel/random.ts';
import { loadMinds } from './load.ts';

/** A few positions of a match tell as much as all of them: what adds up is arithmetic. */
const LOOKED_AT = 4;

/** Positions of one match by the easy bot, evenly far apart, with the seats that decide there. */
async function positionsOf(id: (typeof SHELF)[number], seats: number) {
  const [{ game }, { bots, valuation }] = await Promise.all([loadGame(id), loadMinds(id)]);
  const options = game.readOptions({}, seats);
  if (isRefusal(options)) throw new Error(`${id} has no usual options for ${seats}`);
  const match = start(game, { seats, options, seeds: [[0, seedFrom(id)]] });
  const { rules } = match;
  const judging = valuation?.(rules);
  if (!judging) return undefined;
  const easy = bots.find(bot => bot.id === 'easy')!;
  const seated = Array.from({ length: seats }, (_, seat) => easy.sit({ rules, seat, random: randomFrom(`${seat}`) }));
  const states: Kind['state'][] = [clone(match.state)];
  for (let active = rules.active(match.state); active.length > 0; active = rules.active(match.state)) {
    const seat = active[0] ?? 0;
    const action = accept(rules, match.state, seat, seated[seat]!(rules.view(match.state, seat)));
    if (isRefusal(action)) throw new Error(`easy broke a rule of ${id}`);
    play(match, seat, action);
    states.push(clone(match.state));
  }
  const looked = Array.from(
    { length: LOOKED_AT + 1 },
    (_, i) => states[Math.floor((i * (states.length - 1)) / LOOKED_AT)]!,
  );
  return { judging, looked };
}

describe.each(SHELF)('%s', id => {
  test('where it is judged, with few seats and with many: the causes of a position add up to what it is worth, to 1e-9', async () => {
    const { min, max } = (await loadGame(id)).game.seats;
    for (const seats of new Set([min, Math.min(min + 1, max), max])) {
      const found = await positionsOf(id, seats);
      for (const state of found?.looked ?? [])
        for (const [seat, worth] of found!.judging.worth(state).entries()) {
          const amounts = found!.judging.causes?.(state, seat).map(({ amount }) => amount);
          expect(total(amounts ?? [worth]), `${id} with ${seats}, seat ${seat}`).toBeCloseTo(worth, 9);
        }
    }
  });
});
