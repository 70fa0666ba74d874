import type { Content, Draft, Paper, Table } from '../../games/dice-and-danger/index.ts';
import { POINTS_PER_GEM, POINTS_PER_GOLD } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { chartOf, type Nodes, nodesOf } from './chart.ts';
import { type Between, deedsOn, inkedOn, paperOf, rivalsOf } from './features.ts';
import { Judge, type Rival, type Standing } from './judge.ts';
import { addRow, Sums } from './net.ts';
import { ScratchSheet } from './scratch-sheet.ts';
import type { Value } from './value.ts';

/** Where a seat stands in a round: a sketch of its sheet to write on, and who says what comes of it. */
export interface Position {
  readonly sketch: ScratchSheet<Sums>;
  readonly judge: Judge;
  /** Another sketch of the same sheet, to be overwritten. */
  readonly fresh: () => ScratchSheet<Sums>;
}

/** The position of a seat that has done nothing in this round yet. */
export function positionOf(value: Value, content: Content, table: Readonly<Table>, seat: Seat): Position {
  const between: Between = { ...table, roller: nextRoller(content, table) };
  const paper = paperOf(table, seat);
  const seats = rivalsOf(content, table, seat);
  const rivals = seats.map(other => rivalAt(value, content, between, other));
  const others = seats.map(rival => othersOf(content, table, seat, rival));
  const fresh = (): ScratchSheet<Sums> =>
    new ScratchSheet(chartOf(content, paper.written), new Sums(value.net, value.layout, others), paper.written);
  const sketch = fresh();
  sketch.read(paper);
  sketch.margin.own.set(sumsOf(value, inkedOn(content, value.layout, between, seat)));
  rivals.forEach((rival, i) => sketch.margin.rivals[i]?.set(rival.sketch.margin.own));
  return { sketch, fresh, judge: new Judge(value, sketch.chart, standingOf(content, table, seat, rivals)) };
}

/** What a seat has done in its round so far is written onto its sketch, which thereby is worth what it has become. */
export function resume(
  { sketch }: Pick<Position, 'sketch'>,
  before: Readonly<Paper>,
  { paper, damage, chests }: Readonly<Draft>,
): void {
  paper.crosses.forEach((boxes, node) => {
    for (let box = (before.crosses[node] ?? 0) + 1; box <= boxes; box++) sketch.margin.crossed(node, box);
  });
  const old = sketch.near.slice();
  sketch.read(paper);
  sketch.near.forEach((bits, word) => {
    for (let fresh = bits & ~(old[word] as number); fresh !== 0; fresh &= fresh - 1)
      sketch.margin.neared(32 * word + 31 - Math.clz32(fresh & -fresh));
  });
  sketch.damage = damage;
  sketch.chests = chests;
}

/** DDD-8, DDD-Q32. */
export function nextRoller({ everyone }: Content, { roller, fallen }: Pick<Table, 'roller' | 'fallen'>): Seat {
  const seats = everyone.length;
  for (let i = 1; i <= seats; i++) if (fallen[(roller + i) % seats] === 0) return (roller + i) % seats;
  return roller;
}

function sumsOf({ net }: Value, features: readonly number[]): Float64Array {
  const sums = net.bias.slice();
  for (const feature of features) addRow(sums, net.rows[feature] as Float64Array);
  return sums;
}

function rivalAt(value: Value, content: Content, between: Between, seat: Seat): Rival {
  const paper = paperOf(between, seat);
  const chart = chartOf(content, paper.written);
  const sketch = new ScratchSheet(chart, new Sums(value.net, value.layout, []), paper.written);
  sketch.read(paper);
  const { layout } = value;
  const features = [...inkedOn(content, layout, between, seat), ...deedsOn(chart, layout, between, seat)];
  sketch.margin.own.set(sumsOf(value, features));
  return { paper, sketch, points: pointsOn(content, paper) };
}

/** DDD-40, but for the boss: what a sheet counts already. */
export function pointsOn({ everyone }: Content, { gems, gold, lost }: Readonly<Paper>): number {
  return POINTS_PER_GEM * gems + POINTS_PER_GOLD * gold - (everyone.length > 1 ? lost : 0);
}

/** By node: how far the others have come whom a rival has to fear, but for this seat, whose sheet is being written on. */
function othersOf(content: Content, table: Readonly<Table>, seat: Seat, rival: Seat): Uint8Array {
  const others = rivalsOf(content, table, rival).filter(other => other !== seat);
  return Uint8Array.from(content.boxes, (_, node) =>
    Math.max(0, ...others.map(other => paperOf(table, other).crosses[node] ?? 0)),
  );
}

function standingOf(content: Content, table: Readonly<Table>, seat: Seat, rivals: readonly Rival[]): Standing {
  const size = content.boxes.length;
  const setOf = (isIn: (node: number) => boolean): Nodes =>
    nodesOf(
      size,
      content.boxes.flatMap((_, node) => (isIn(node) ? [node] : [])),
    );
  const { crosses, achievements } = paperOf(table, seat);
  const first = content.sheet.spaces.length;
  return {
    before: setOf(node => crosses[node] === content.boxes[node]),
    slain: setOf(node => node >= first && (table.slain[node - first] ?? 0) !== 0),
    had: flags(achievements),
    honoured: flags(table.honoured),
    rivals,
  };
}

const flags = (figures: readonly number[]): number =>
  figures.reduce((set, figure, i) => (figure > 0 ? set | (1 << i) : set), 0);
