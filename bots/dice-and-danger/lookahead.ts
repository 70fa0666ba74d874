import type { Content, Paper, Table } from '../../games/dice-and-danger/index.ts';
import { isRoom, NEXT, ROLLS, THROWS } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { holds } from './chart.ts';
import type { Settled } from './judge.ts';
import type { Sums } from './net.ts';
import { nextRoller, positionOf } from './position.ts';
import { RoundSearch } from './round-search.ts';
import type { ScratchSheet } from './scratch-sheet.ts';
import type { Value } from './value.ts';

/** A round that has ended on one sheet. */
export interface End {
  readonly sketch: ScratchSheet<Sums>;
  readonly settled: Settled;
}

/** A table as it is after a round of which only one's own sheet is known. */
export function tableAfter(content: Content, table: Readonly<Table>, seat: Seat, { sketch, settled }: End): Table {
  const paper = paperAfter(content, table.papers[seat] as Paper, { sketch, settled });
  const isFallen = (node: number): boolean => isRoom(content.sheet, node) && holds(sketch.full, node);
  const first = content.sheet.spaces.length;
  const roller = nextRoller(content, table);
  return {
    ...table,
    roller,
    papers: table.papers.map((other, i) => (i === seat ? paper : other)),
    slain: table.slain.map((round, i) => round || (isFallen(first + i) ? table.round : 0)),
    honoured: table.honoured.map((round, i) => round || ((settled.had >>> i) & 1 ? table.round : 0)),
  };
}

function paperAfter({ near }: Content, before: Readonly<Paper>, { sketch, settled }: End): Paper {
  return {
    ...before,
    crosses: [...sketch.crosses],
    near: near.map((close, node) => (holds(sketch.near, node) ? NEXT : close)),
    lost: settled.lost,
    green: settled.green,
    torches: sketch.torches,
    symbols: sketch.symbols,
    rewards: before.rewards.map((_, i) => (sketch.rewards >>> i) & 1),
    gold: sketch.gold,
    gems: settled.gems,
    achievements: before.achievements.map((gems, i) => gems || (settled.had >>> i) & 1),
  };
}

/** What a table is worth to a seat before a roll, if it plays the round that follows as well as it can without torches. */
export function meanOverRolls(
  value: Value,
  content: Content,
  table: Readonly<Table>,
  seat: Seat,
): { readonly worth: number; readonly nodes: number } {
  const { sketch, judge, fresh } = positionOf(value, content, table, seat);
  const search = new RoundSearch(fresh);
  const price = content.everyone.length > 1 && table.roller === seat ? 0 : 1;
  let worth = 0;
  for (const roll of ROLLS) {
    let best = -Infinity;
    search.runRoll(sketch, { roll, price }, 0, (end, lives) => {
      best = Math.max(best, judge.worthOf(end, lives));
    });
    worth += (roll.odds * best) / THROWS;
  }
  return { worth, nodes: search.nodes };
}
