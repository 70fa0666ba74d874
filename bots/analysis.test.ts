import { expect, test } from 'vitest';
import { seedFrom } from '../kernel/chance.ts';
import { CHANCE } from '../kernel/game.ts';
import { play, start } from '../kernel/match.ts';
import { total } from '../kernel/random.ts';
import { type Shove, shove, type State } from '../kernel/toys/shove.ts';
import { analyse, type Analyst, blameOf, gradeOf, gradeWithin } from './analysis.ts';
import type { Bot } from './bot.ts';
import { byMean, type Dare, dare } from './tests/dare.ts';
import type { Valuation } from './valuation.ts';

const shoveBy = (power: number) => ({ type: 'shove', power }) as const;
const TRIED = [200, 240, 250, 260, 300].map(shoveBy);

/** How far the disc of a seat lies from the mark, or will once the shove under way has slid as far as most do. */
const distanceOf = ({ best, power, drift, turn }: Readonly<State>, seat: number): number =>
  power !== null && turn % 2 === seat
    ? Math.min(best[seat] ?? 0, Math.abs(5000 - power * (20 + (drift ?? 0)) - 7))
    : (best[seat] ?? 0);

const valuation: Valuation<Shove> = {
  version: 3,
  unit: 'points',
  mistakeFrom: 100,
  noise: 20,
  worth: state => [0, 1].map(seat => distanceOf(state, 1 - seat) - distanceOf(state, seat)),
  candidates: () => TRIED,
  causes: (state, seat) => [
    { name: 'mine', amount: -distanceOf(state, seat) },
    { name: 'theirs', amount: distanceOf(state, 1 - seat) },
  ],
};

const steady: Bot<Shove> = { id: 'steady', sit: () => () => shoveBy(250) };
const analyst: Analyst<Shove> = {
  rules: shove.rules({ version: 1, seats: 2, options: {} }),
  valuation,
  bot: steady,
  rounds: 24,
};

/** A match in which both shove so hard, turn by turn. */
function shoved(powers: readonly number[], seed = 'shoved') {
  const match = start(shove, { seats: 2, options: {}, seeds: [[0, seedFrom(seed)]] });
  for (const [turn, power] of powers.entries()) play(match, turn % 2, shoveBy(power));
  return match.log;
}

test('the mistake that nothing makes good again is found, with what was better, what it cost and why', () => {
  const log = shoved([250, 200, 250, 200, 250, 60]);
  const [careful, careless] = analyse(analyst, log, () => undefined).seats;
  expect(careful?.mistakes).toEqual([]);
  const [mistake, ...others] = careless?.mistakes ?? [];
  expect(others).toEqual([]);
  expect(mistake).toMatchObject({ by: 1, played: shoveBy(60), better: shoveBy(250), blame: 'blunder' });
  expect(log[mistake!.entry]).toEqual([1, shoveBy(60)]);
  expect(total(mistake!.causes.map(({ amount }) => amount))).toBeCloseTo(mistake!.cost, 9);
  expect(mistake!.causes.map(({ name }) => name)).toEqual(['mine']);
});

const bold: Bot<Dare> = { id: 'bold', sit: () => () => ({ type: 'dare' }) };
const coach: Analyst<Dare> = { rules: dare, valuation: byMean, bot: bold, rounds: 2 };

test('worked by hand: who stands has 1 point, and would have had 2 in the mean by daring', () => {
  const { curve, picks, seats } = analyse(coach, [[0, { type: 'stand' }]], () => undefined);
  expect(curve).toEqual([[2], [1]]);
  expect(picks).toEqual([]);
  // One point is lost in one choice: twice the half point that makes a mistake. Whoever dares gets 4 or 0, less a luck of
  // 2 or -2: playing on finds 2 in each match.
  expect(seats).toMatchObject([
    {
      start: 2,
      result: 1,
      luck: { value: 0, margin: 0 },
      errors: { value: 1, margin: 0 },
      adjusted: { value: 1, margin: 0 },
      drift: { value: 0, margin: 0 },
      perChoice: { value: 1, margin: 0 },
      choices: 1,
      grade: 'bait',
      mistakes: [
        {
          entry: 0,
          by: 0,
          better: { type: 'dare' },
          cost: 1,
          margin: 0,
          blame: 'bad',
          confirmed: { cost: 1, error: 0 },
        },
      ],
    },
  ]);
});

test('worked by hand: who dares and gets tails has lost 2 by luck, and chose as well as one can', () => {
  const log = [
    [0, { type: 'dare' }],
    [CHANCE, { type: 'tails' }],
  ] as const;
  const { curve, picks, seats } = analyse(coach, log, () => undefined);
  expect(curve).toEqual([[2], [2], [0]]);
  expect(picks).toEqual([{ entry: 1, luck: [-2], margin: 0 }]);
  expect(seats).toMatchObject([
    { luck: { value: -2 }, errors: { value: 0 }, adjusted: { value: 2 }, grade: 'ghost', mistakes: [] },
  ]);
});

test('a figure of playing on is no surer than whoever has the last word in it', () => {
  const noisy = { ...byMean, noise: 0.2 };
  const confirmedWith = (judging: Valuation<Dare>) =>
    analyse({ ...coach, valuation: judging }, [[0, { type: 'stand' }]], () => undefined).seats[0]?.mistakes[0];
  expect(confirmedWith(noisy)).toMatchObject({
    margin: 1.96 * 0.2,
    confirmed: { cost: 1, error: 0.2, isJudged: true },
  });
  const duel = () => ({ cost: 1, error: 0.3, matches: 20 });
  expect(confirmedWith({ ...noisy, duel })?.confirmed).toEqual({ cost: 1, error: 0.3, matches: 20, isJudged: false });
  const playing = { policy: () => ({ type: 'dare' }) as const, ahead: 3, luckBy: noisy, endNoise: 0 };
  expect(confirmedWith({ ...noisy, playing })?.confirmed).toMatchObject({ error: 0, isJudged: false });
});

test('the band of the curve is that of the level, and narrows; where nobody has measured it there is none', () => {
  const log = [
    [0, { type: 'dare' }],
    [CHANCE, { type: 'tails' }],
  ] as const;
  const analysed = (more: Partial<Valuation<Dare>>) =>
    analyse({ ...coach, valuation: { ...byMean, noise: 0.1, ...more } }, log, () => undefined);
  const level = { off: [8, 4], luck: 6 };
  expect(analysed({ level }).margins).toEqual([1.96 * 8, 1.96 * 4, 0]);
  expect(analysed({ level, isExact: ({ dared }) => dared }).margins).toEqual([1.96 * 8, 0, 0]);
  expect(analysed({}).margins).toBeUndefined();
  expect(analysed({ level }).caveat).toEqual({ drift: 8, luck: 6 });
  expect(analysed({ level: { ...level, luck: 9 } }).caveat).toBeUndefined();
  expect(analysed({}).caveat).toBeUndefined();
});

test('a grade stands where the interval reaches no further than the grade beside it', () => {
  const gradeWith = (noise: number) =>
    analyse({ ...coach, valuation: { ...byMean, noise } }, [[0, { type: 'stand' }]], () => undefined).seats[0]?.grade;
  // A point is lost in one choice, twice what makes a mistake: with a noise of 0.2 1.2 to 2.8 times, with 0.3 0.8 times.
  expect([0, 0.2, 0.3, 0.6].map(gradeWith)).toEqual(['bait', 'bait', 'bait', undefined]);
  expect([0.01, 0.1, 0.2].map(margin => gradeWithin({ value: 0.16, margin }))).toEqual(['warden', 'warden', undefined]);
  expect(gradeWithin({ value: 0, margin: 0.1 })).toBe('ghost');
});

test('where duels are quick, what was lost a choice and the grade are by them', () => {
  const duel = () => ({ cost: 0.1, error: 0.01, matches: 20 });
  const judging = { ...byMean, noise: 0.2, duel };
  const found = analyse({ ...coach, valuation: judging }, [[0, { type: 'stand' }]], () => undefined).seats[0];
  expect(found).toMatchObject({ errors: { value: 1 }, playedOn: 1, grade: 'guide', mistakes: [] });
  expect(found?.perChoice.value).toBeCloseTo(0.1, 9);
  expect(found?.perChoice.margin).toBeCloseTo(1.96 * 0.01, 9);
});

test('what playing on does not confirm is no mistake, whatever the valuation says', () => {
  const blind = {
    ...valuation,
    mistakeFrom: 200,
    worth: (state: State) => valuation.worth(state).map(worth => worth * (state.turn === 6 ? 1 : 3)),
  };
  const log = shoved([200, 200, 250, 250, 250, 250]);
  const harsh = analyse({ ...analyst, valuation: blind }, log, () => undefined).seats[0];
  expect(harsh?.errors.value).toBeGreaterThan(100);
  expect(harsh?.mistakes).toEqual([]);
});

test('its figures add up to the result, its curve leads from the start to it, and every pick has its luck', () => {
  const log = shoved([240, 60, 300, 250, 200, 260]);
  const { seats, curve, picks, version } = analyse(analyst, log, () => undefined);
  expect(version).toBe(3);
  for (const [seat, { start: from, result, luck, errors, gifts, drift }] of seats.entries()) {
    expect(luck.value - errors.value + gifts.value + drift.value).toBeCloseTo(result - from, 9);
    expect(drift.margin).toBeCloseTo(Math.hypot(luck.margin, errors.margin, gifts.margin), 9);
    expect(curve[0]?.[seat]).toBe(from);
    expect(curve.at(-1)?.[seat]).toBeCloseTo(result, 9);
    expect(luck.margin).toBeCloseTo(1.96 * 20 * Math.sqrt(picks.length), 9);
  }
  expect(curve).toHaveLength(log.length + 1);
  expect(picks.map(({ entry }) => entry)).toEqual(log.flatMap(([by], entry) => (by === CHANCE ? [entry] : [])));
});

test('the same transcript has the same numbers', () => {
  const log = shoved([240, 60, 300, 250, 200, 260]);
  expect(analyse(analyst, log, () => undefined)).toEqual(analyse(analyst, log, () => undefined));
});

test('it tells how far it has come, up to the end', () => {
  const shares: number[] = [];
  analyse(analyst, shoved([250, 250, 250, 250, 250, 250]), share => shares.push(share));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('grades and blame follow from what makes a mistake', () => {
  expect([0, 0.1, 0.15, 0.25, 0.4, 0.6, 0.8, 2].map(gradeOf)).toEqual([
    'ghost',
    'locksmith',
    'warden',
    'guide',
    'scout',
    'lodger',
    'stray',
    'bait',
  ]);
  expect([0.9, 1, 2, 4].map(blameOf)).toEqual([undefined, 'doubtful', 'bad', 'blunder']);
});
