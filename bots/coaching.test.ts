import { expect, test } from 'vitest';
import type { Kind, Rules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import type { Bot } from './bot.ts';
import { coached } from './coaching.ts';
import type { Aiming } from './eye-and-hand.ts';
import type { Minds } from './load.ts';
import { byMean, type Dare, dare } from './tests/dare.ts';
import type { Valuation } from './valuation.ts';

const easy = { id: 'easy', sit: () => () => ({ type: 'dare' }) } as unknown as Bot<Kind>;
const valuation = byMean as unknown as Valuation<Kind>;
/** Nobody aims who dares or stands. */
const aiming: Aiming<Kind> = { valuation, isFamiliar: true, aims: () => undefined, isSpreading: () => false };
const log: Match<Dare>['log'] = [
  [0, { type: 'dare' }],
  [-1, { type: 'heads' }],
];
const ended = { rules: dare as unknown as Rules<Kind>, log, start: { seats: 1 } } as unknown as Match<Kind>;

const progressOf = (judges: Pick<Minds, 'valuation' | 'aiming'>): readonly number[] => {
  const heard: number[] = [];
  coached({ bots: [easy], ...judges } as unknown as Minds, ended, share => heard.push(share));
  return heard;
};

test.each([
  ['an account', { valuation: () => valuation }],
  ['eye and hand', { aiming: () => aiming }],
  ['both', { valuation: () => valuation, aiming: () => aiming }],
  ['both, where the match has no valuation', { valuation: () => undefined, aiming: () => aiming }],
])('%s: progress only rises, and ends at 1', (_, judges) => {
  const heard = progressOf(judges);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  expect(heard[0]).toBeGreaterThan(0);
  expect(heard.at(-1)).toBeCloseTo(1, 12);
});

test('eye and hand are told of every seat, without asking the valuation how many there are', () => {
  const mute = { ...aiming, valuation: { ...valuation, worth: () => expect.unreachable() } };
  const alone = coached({ bots: [easy], aiming: () => mute } as unknown as Minds, ended, () => undefined);
  expect(alone?.eyeAndHand?.seats).toMatchObject([{ aims: 0 }]);
});
