import type { Content, Paper, Table } from '../../games/dice-and-danger/index.ts';
import { NEXT } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Chart, reachedOn } from './chart.ts';
import { chanceOfNone, hitting, meanUnused, opening } from './cover.ts';
import { countIn } from './judge.ts';
import type { FeatureLayout } from './layout.ts';

/** A table between two rounds, and who rolls next. */
export type Between = Pick<Table, 'papers' | 'slain' | 'honoured' | 'fallen' | 'roller'>;

/** Adds the numbers of `count` features from `first` on: arrays made for each of them would take most of the time. */
function addRun(features: number[], first: number, count: number): void {
  for (let i = 0; i < count; i++) features.push(first + i);
}

function addBits(features: number[], first: number, set: number): void {
  for (let bits = set; bits !== 0; bits &= bits - 1) features.push(first + 31 - Math.clz32(bits & -bits));
}

export const paperOf = ({ papers }: Pick<Table, 'papers'>, seat: Seat): Readonly<Paper> => papers[seat] as Paper;

/** The seats that a seat has to fear. */
export const rivalsOf = ({ everyone }: Content, { fallen }: Pick<Table, 'fallen'>, seat: Seat): readonly Seat[] =>
  everyone.filter(other => other !== seat && fallen[other] === 0);

/** The features of what is crossed out, by oneself and by others. */
export function inkedOn(content: Content, layout: FeatureLayout, table: Between, seat: Seat): readonly number[] {
  const features: number[] = [];
  const { crosses, near } = paperOf(table, seat);
  crosses.forEach((boxes, node) => addRun(features, layout.boxes[node] as number, boxes));
  near.forEach((close, node) => close === NEXT && features.push(layout.near + node));
  table.slain.forEach((round, i) => round !== 0 && features.push(layout.slain + i));
  const rivals = rivalsOf(content, table, seat).map(other => paperOf(table, other));
  if (rivals.length > 0) addRivals(features, content, layout, rivals);
  if (rivals.length > 0 && table.roller === seat) features.push(layout.roller);
  return features;
}

/** How far the most advanced of them has come. */
function addRivals(
  features: number[],
  { rooms }: Content,
  layout: FeatureLayout,
  rivals: readonly Readonly<Paper>[],
): void {
  const most = (of: (paper: Readonly<Paper>) => number): number => Math.max(...rivals.map(of));
  for (const room of rooms)
    addRun(
      features,
      layout.rivals[room] as number,
      most(({ crosses }) => crosses[room] ?? 0),
    );
  addRun(
    features,
    layout.rivalLost,
    most(({ lost }) => lost),
  );
}

/** The features of achievements. */
export function deedsOn(chart: Chart, layout: FeatureLayout, table: Between, seat: Seat): readonly number[] {
  const features: number[] = [];
  const paper = paperOf(table, seat);
  const { full } = reachedOn(chart.content, paper);
  paper.achievements.forEach((gems, i) => gems > 0 && features.push(layout.had + i));
  table.honoured.forEach((round, i) => round > 0 && features.push(layout.honoured + i));
  chart.goals.forEach(({ nodes }, i) => addRun(features, layout.goals[i] as number, countIn(full, nodes)));
  return features;
}

/** A feature and how much of it there is. */
export type Active = readonly [feature: number, amount: number];

/** All features of a sheet between two rounds. */
export function featuresOf(chart: Chart, layout: FeatureLayout, table: Between, seat: Seat): readonly Active[] {
  const paper = paperOf(table, seat);
  const { full, near } = reachedOn(chart.content, paper);
  const hits = hitting(chart, full, near);
  const cover = hits | opening(chart, full, near);
  const steps = [...inkedOn(chart.content, layout, table, seat), ...deedsOn(chart, layout, table, seat)];
  addRun(steps, layout.lost, paper.lost);
  addRun(steps, layout.green, paper.green);
  addRun(steps, layout.torches, Math.min(paper.torches, layout.symbols - layout.torches));
  addRun(steps, layout.symbols, Math.min(paper.symbols, layout.rewards - layout.symbols));
  paper.rewards.forEach((isTaken, i) => isTaken === 1 && steps.push(layout.rewards + i));
  addBits(steps, layout.cover, cover);
  addBits(steps, layout.hits, hits);
  return [
    ...steps.map((feature): Active => [feature, 1]),
    [layout.unused, meanUnused(cover)],
    [layout.idle, chanceOfNone(hits)],
  ];
}
