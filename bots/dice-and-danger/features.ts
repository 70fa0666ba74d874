import type { Content, Paper, Table } from '../../games/dice-and-danger/index.ts';
import { NEXT } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Chart, reachedOn } from './chart.ts';
import { chanceOfNone, hitting, meanUnused, opening } from './cover.ts';
import { countIn } from './judge.ts';
import { type FeatureLayout, SUM_COUNT } from './layout.ts';

/** A table between two rounds, and who rolls next. */
export type Between = Pick<Table, 'papers' | 'slain' | 'honoured' | 'fallen' | 'roller'>;

/** The numbers of `count` features from `first` on. */
const run = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => first + i);

const bits = (set: number, count: number): readonly number[] => run(0, count).filter(i => ((set >>> i) & 1) === 1);

export const paperOf = ({ papers }: Pick<Table, 'papers'>, seat: Seat): Readonly<Paper> => papers[seat] as Paper;

/** The seats that a seat has to fear. */
export const rivalsOf = ({ everyone }: Content, { fallen }: Pick<Table, 'fallen'>, seat: Seat): readonly Seat[] =>
  everyone.filter(other => other !== seat && fallen[other] === 0);

/** The features of what is crossed out, by oneself and by others. */
export function inkedOn(content: Content, layout: FeatureLayout, table: Between, seat: Seat): readonly number[] {
  const { crosses, near } = paperOf(table, seat);
  const rivals = rivalsOf(content, table, seat).map(other => paperOf(table, other));
  const most = (of: (paper: Readonly<Paper>) => number): number => Math.max(0, ...rivals.map(of));
  return [
    ...crosses.flatMap((boxes, node) => run(layout.boxes[node] as number, boxes)),
    ...near.flatMap((close, node) => (close === NEXT ? [layout.near + node] : [])),
    ...table.slain.flatMap((round, i) => (round === 0 ? [] : [layout.slain + i])),
    ...content.rooms.flatMap(room =>
      run(
        layout.rivals[room] as number,
        most(paper => paper.crosses[room] ?? 0),
      ),
    ),
    ...run(
      layout.rivalLost,
      most(({ lost }) => lost),
    ),
    ...(rivals.length > 0 && table.roller === seat ? [layout.roller] : []),
  ];
}

/** The features of achievements. */
export function deedsOn(chart: Chart, layout: FeatureLayout, table: Between, seat: Seat): readonly number[] {
  const paper = paperOf(table, seat);
  const { full } = reachedOn(chart.content, paper);
  return [
    ...paper.achievements.flatMap((gems, i) => (gems > 0 ? [layout.had + i] : [])),
    ...table.honoured.flatMap((round, i) => (round > 0 ? [layout.honoured + i] : [])),
    ...chart.goals.flatMap(({ nodes }, i) => run(layout.goals[i] as number, countIn(full, nodes))),
  ];
}

/** A feature and how much of it there is. */
export type Active = readonly [feature: number, amount: number];

/** All features of a sheet between two rounds. */
export function featuresOf(chart: Chart, layout: FeatureLayout, table: Between, seat: Seat): readonly Active[] {
  const paper = paperOf(table, seat);
  const { full, near } = reachedOn(chart.content, paper);
  const hits = hitting(chart, full, near);
  const cover = hits | opening(chart, full, near);
  const steps = [
    ...inkedOn(chart.content, layout, table, seat),
    ...deedsOn(chart, layout, table, seat),
    ...run(layout.lost, paper.lost),
    ...run(layout.green, paper.green),
    ...run(layout.torches, Math.min(paper.torches, layout.symbols - layout.torches)),
    ...run(layout.symbols, Math.min(paper.symbols, layout.rewards - layout.symbols)),
    ...paper.rewards.flatMap((isTaken, i) => (isTaken === 1 ? [layout.rewards + i] : [])),
    ...bits(cover, SUM_COUNT).map(i => layout.cover + i),
    ...bits(hits, SUM_COUNT).map(i => layout.hits + i),
  ];
  return [
    ...steps.map((feature): Active => [feature, 1]),
    [layout.unused, meanUnused(cover)],
    [layout.idle, chanceOfNone(hits)],
  ];
}
