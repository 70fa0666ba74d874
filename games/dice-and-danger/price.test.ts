import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import type { Options } from './action.ts';
import { contentOf } from './content.ts';
import { diceAndDanger } from './index.ts';
import { ADVENTURES } from './manifest.ts';
import { livesDue, livesLeft } from './price.ts';
import type { Draft } from './state.ts';
import { SKIRMISH } from './tests/sheets.ts';

describe.each([...ADVENTURES, SKIRMISH])('%#', adventure => {
  test.each([1, 2, 3])('DDD-32 DDD-S-3 what a round will cost is what it costs, with %i at the table', seats => {
    const options = diceAndDanger.readOptions({ adventure }, seats) as Options;
    const content = contentOf(options, seats);
    const rules = diceAndDanger.rules({ version: 1, seats, options });
    const random = randomFrom(`price/${seats}`);
    let rounds = 0;
    for (let match = 0; match < 6; match++) {
      const state = rules.setup();
      for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
        const action = seat === CHANCE ? draw(rules, state, random) : choose(rules.actions(state, seat), random);
        const before = clone(state);
        const { round, phase } = state;
        rules.apply(state, seat, action);
        if (phase !== 'cross' || state.phase === 'cross') continue;
        rounds++;
        expect(state.round).toBe(round);
        for (const each of content.everyone.filter(living => before.fallen[living] === 0)) {
          const draft = before.drafts[each] as Draft;
          const given = each === seat && action.type === 'give-up' ? action.lives : 0;
          const due = given + livesDue(content, before, each, draft);
          const left = livesLeft(draft.paper);
          expect(livesLeft(state.papers[each]!)).toBe(Math.max(0, left - due));
          expect(state.fallen[each] !== 0).toBe(left <= due);
        }
      }
    }
    expect(rounds).toBeGreaterThan(20);
  });
});
