// A table between two rounds, or after the last, as a net needs it: small enough to be kept by the hundred thousand while
// a net learns, and to be valued anew whenever the net has changed.
import type { DiceAndDanger, State } from '../../games/dice-and-danger/index.ts';
import { scoreOf } from '../../games/dice-and-danger/readers.ts';
import type { Rules } from '../../kernel/game.ts';
import { sharesOf } from '../shares.ts';
import { chartOf } from './chart.ts';
import { type Active, featuresOf, paperOf } from './features.ts';
import type { FeatureLayout } from './layout.ts';
import { answerTo } from './learner.ts';
import type { Net } from './net.ts';
import { chancesOf } from './outlook.ts';
import { pointsOn } from './position.ts';

/** The sheet of a seat that lives. */
export interface LivingSheet {
  readonly points: number;
  readonly features: readonly Active[];
}

export interface Leaf {
  /** What came of the match, by seat, once it has ended. */
  readonly result: readonly number[] | undefined;
  /** By seat; nothing where somebody has fallen. */
  readonly sheets: readonly (LivingSheet | undefined)[];
}

export function leafOf(rules: Rules<DiceAndDanger>, layout: FeatureLayout, table: Readonly<State>): Leaf {
  if (table.phase === 'over') return { result: resultOf(rules, table), sheets: [] };
  const { content } = rules;
  const sheets = content.everyone.map(seat => {
    if (table.fallen[seat] !== 0) return undefined;
    const paper = paperOf(table, seat);
    const features = featuresOf(chartOf(content, paper.written), layout, table, seat);
    return { points: pointsOn(content, paper), features: features.map(shared) };
  });
  return { result: undefined, sheets };
}

const resultOf = (rules: Rules<DiceAndDanger>, table: Readonly<State>): readonly number[] =>
  rules.content.everyone.length === 1 ? [scoreOf(rules.content, paperOf(table, 0)).total] : sharesOf(rules, table);

/** A step that is there is the same pair on every leaf: that saves nine tenths of the room. */
const shared = (active: Active): Active => (active[1] === 1 ? (STEPS[active[0]] ??= active) : active);
const STEPS: Active[] = [];

/** By seat, in points alone, else in chances to win. */
export function worthsOf(net: Net, leaf: Leaf): readonly number[] {
  return (
    leaf.result ??
    worthsBy(
      leaf,
      leaf.sheets.map(sheet => (sheet ? answerTo(net, sheet.features) : 0)),
    )
  );
}

/** The same by what is still to be won with each sheet. */
export function worthsBy({ sheets }: Leaf, left: readonly number[]): readonly number[] {
  const prospects = sheets.flatMap((sheet, seat) => {
    const more = left[seat] ?? 0;
    return sheet ? [{ expected: sheet.points + more, left: more }] : [];
  });
  if (sheets.length === 1) return prospects.map(({ expected }) => expected);
  const chances = chancesOf(prospects);
  let next = 0;
  return sheets.map(sheet => (sheet ? (chances[next++] ?? 0) : 0));
}
