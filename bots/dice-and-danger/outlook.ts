import type { Content, State } from '../../games/dice-and-danger/index.ts';
import { scoreOf } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { total } from '../../kernel/random.ts';
import { chartOf } from './chart.ts';
import { type Active, featuresOf, paperOf } from './features.ts';
import { chanceToLead } from './judge.ts';
import { answerOf } from './net.ts';
import { pointsOn } from './position.ts';
import type { Value } from './value.ts';

/** What a seat is expected to have in the end is made of, in points. */
export const SOURCES = ['points', 'open', 'risk', 'race'] as const;
export type Source = (typeof SOURCES)[number];
export type Outlook = Readonly<Record<Source, number>>;

/** The points that a seat is expected to have in the end of a table between two rounds. */
export function expectedOf(value: Value, content: Content, state: Readonly<State>, seat: Seat): number {
  if (state.phase === 'over') return scoreOf(content, paperOf(state, seat)).total;
  return pointsOn(content, paperOf(state, seat)) + answerWith(value, featuresAt(value, content, state, seat));
}

/**
 * The same by where it comes from. `points` are on the sheet, `open` is what an unhurt sheet without rivals would still
 * bring, `risk` what the lives already lost take off that, `race` what is changed by who was first and how far others are.
 */
export function outlookOf(value: Value, content: Content, state: Readonly<State>, seat: Seat): Outlook {
  const points = pointsOn(content, paperOf(state, seat));
  if (state.phase === 'over') return { points: expectedOf(value, content, state, seat), open: 0, risk: 0, race: 0 };
  const { layout } = value;
  const all = featuresAt(value, content, state, seat);
  const isAlone = content.everyone.length === 1;
  const unrivalled = isAlone ? all : all.filter(([feature]) => feature < layout.slain);
  const unhurt = unrivalled.filter(([feature]) => feature < layout.lost || feature >= layout.green);
  const [whole, calm, open] = [all, unrivalled, unhurt].map(features => answerWith(value, features)) as [
    number,
    number,
    number,
  ];
  return { points, open, risk: calm - open, race: whole - calm };
}

const featuresAt = (value: Value, content: Content, state: Readonly<State>, seat: Seat): readonly Active[] =>
  featuresOf(chartOf(content, paperOf(state, seat).written), value.layout, state, seat);

function answerWith({ net }: Value, features: readonly Active[]): number {
  const sums = net.bias.slice();
  for (const [feature, amount] of features) {
    const row = net.rows[feature] as Float64Array;
    for (let i = 0; i < sums.length; i++) sums[i]! += amount * row[i]!;
  }
  return answerOf(net, sums);
}

/** What a seat is expected to have in the end, and how much of that is still to be won. */
export interface Prospects {
  readonly expected: number;
  readonly left: number;
}

/** The chances to win of the seats that live: together 1. */
export function chancesOf(prospects: readonly Prospects[]): readonly number[] {
  const chances = prospects.map((mine, i) =>
    prospects.reduce((chance, theirs, j) => (i === j ? chance : chance * chanceAgainst(mine, theirs)), 1),
  );
  const sum = total(chances);
  return chances.map(chance => chance / sum);
}

const chanceAgainst = (mine: Prospects, theirs: Prospects): number =>
  chanceToLead(mine.expected - theirs.expected, mine.left + theirs.left);
