// What a table is worth to each seat as the learnt value sees it, without looking ahead.
import { type Content, type Options, type State, theDungeon } from '../../games/the-dungeon/index.ts';
import { whereaboutsOf } from '../../games/the-dungeon/readers.ts';
import { same } from '../../kernel/plain.ts';
import { featuresOf } from './features.ts';
import type { Net } from './net.ts';

const USUAL = theDungeon.rules({
  version: theDungeon.version,
  seats: 1,
  options: theDungeon.readOptions({}, 1) as Options,
}).content;

/** Whether the value has learnt what a match is played with: the tiles and characters of the box, and no house rules. */
export function isLearnt({ faces, counts, sheets, dealt, hasEncounters, fate, until }: Content): boolean {
  const isOfTheBox = same(faces, USUAL.faces) && same(counts, USUAL.counts) && same(sheets, USUAL.sheets);
  return isOfTheBox && dealt === sheets.length && !hasEncounters && fate === 0 && until === 'once-around';
}

/** By seat: the share of the victory that it may expect. What is missing from 1 is the dungeon's. */
export function chancesOf(scores: readonly (number | undefined)[]): readonly number[] {
  const weights = scores.map(score => (score === undefined ? 0 : grown(score)));
  const sum = weights.reduce((a, b) => a + b, 1);
  return weights.map(weight => weight / sum);
}

/** Nearly the exponential function, by what every machine computes alike. */
export function grown(score: number): number {
  let power = 1 + Math.max(-MOST, Math.min(MOST, score)) / PARTS;
  for (let i = 1; i < PARTS; i *= 2) power *= power;
  return power;
}
const PARTS = 1024;
const MOST = 20;

/** The dead have no score. */
export function scoresOf(net: Net, content: Content, state: Readonly<State>): readonly (number | undefined)[] {
  const rows = featuresOf(content, state);
  return state.characters.map((person, seat) =>
    whereaboutsOf(person) === 'dead' ? undefined : net.answerTo(rows[seat] as Float64Array),
  );
}

/** Points alone are learnt in parts of so many. */
export const POINTS_UNIT = 20;
