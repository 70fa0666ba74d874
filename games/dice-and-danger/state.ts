import type { Seat } from '../../kernel/game.ts';
import { type FreeDamage, REWARDS } from './action.ts';
import type { Content } from './content.ts';
import { SYMBOLS } from './data.ts';
import type { Pair } from './dice.ts';

/** What is crossed out and checked on one seat's sheet. */
export interface Paper {
  /** By node: boxes crossed out, of as many as `Content.boxes` says. A space is visited, a room defeated, when all are. */
  crosses: number[];
  /** By node: how close the pencil has come. Follows from `crosses`. */
  near: number[];
  /** By cloud, in the order of `Content.clouds`: the number written into it, 0 before. */
  written: number[];
  /** DDD-18: tracker spaces struck. */
  lost: number;
  /** DDD-34: green boxes still open. */
  green: number;
  torches: number;
  /** Black-die symbols still open. */
  symbols: number;
  /** By reward: 1 when it is checked off. */
  rewards: number[];
  gold: number;
  gems: number;
  /** By deed: the gems it brought, 0 before. */
  deeds: number[];
}

/** What one seat is doing in this round, sealed until all are done (DDD-Q34). */
export interface Pencil {
  paper: Paper;
  /** DDD-Q7: the sums of the pairs that were made, the lower one first; none before. */
  sums: number[];
  /** Whether the black die is in one of the pairs. */
  black: boolean;
  /** The pairs that are still to be used. */
  pairs: Pair[];
  /** Opened chests whose reward is still to be chosen. */
  chests: number;
  /** DDD-S-3: boxes of monsters crossed out in this round. */
  damage: number;
  /** DDD-Q13: what happens to free damage when the round is settled. */
  free: FreeDamage;
  done: boolean;
}

export const PHASES = ['write', 'roll', 'cross', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What everybody sees. */
export interface Table {
  phase: Phase;
  /** Rounds begun. */
  round: number;
  /** DDD-8: the active player, who rolls. */
  roller: Seat;
  /** The four white dice, rising, and the black one; empty before the first roll. */
  dice: number[];
  /** The sheets as they were when the last round was settled. */
  papers: Paper[];
  /** By room: the round of its first defeat, 0 before. */
  slain: number[];
  /** By deed: the round in which somebody had it first, 0 before. */
  honoured: number[];
  /** By seat: the round of its death, 0 before. */
  fallen: number[];
}

export interface State extends Table {
  pencils: Pencil[];
}

/** A sheet that nobody has written on: start spaces are available, all else is not (DDD-16). */
function blankPaper(content: Content): Paper {
  return {
    crosses: content.boxes.map(() => 0),
    near: content.near.slice(),
    written: content.clouds.map(() => 0),
    lost: 0,
    green: 0,
    torches: 0,
    symbols: SYMBOLS,
    rewards: REWARDS.map(() => 0),
    gold: 0,
    gems: 0,
    deeds: content.deeds.map(() => 0),
  };
}

export function copyPaper(paper: Readonly<Paper>): Paper {
  return {
    crosses: paper.crosses.slice(),
    near: paper.near.slice(),
    written: paper.written.slice(),
    lost: paper.lost,
    green: paper.green,
    torches: paper.torches,
    symbols: paper.symbols,
    rewards: paper.rewards.slice(),
    gold: paper.gold,
    gems: paper.gems,
    deeds: paper.deeds.slice(),
  };
}

/** A pencil at the beginning of a round, before its seat has done anything. */
export function freshPencil(paper: Readonly<Paper>): Pencil {
  return {
    paper: copyPaper(paper),
    sums: [],
    black: false,
    pairs: [],
    chests: 0,
    damage: 0,
    free: 'take',
    done: false,
  };
}

export function copyPencil(pencil: Readonly<Pencil>): Pencil {
  return { ...pencil, paper: copyPaper(pencil.paper), sums: pencil.sums.slice(), pairs: pencil.pairs.slice() };
}

/** DDD-8, DDD-PP-1: the pyramid begins with writing, the other adventures with a roll. */
export function setup(content: Content): State {
  const papers = content.everyone.map(() => blankPaper(content));
  return {
    phase: content.clouds.length > 0 ? 'write' : 'roll',
    round: 0,
    roller: content.first,
    dice: [],
    papers,
    slain: content.rooms.map(() => 0),
    honoured: content.deeds.map(() => 0),
    fallen: papers.map(() => 0),
    pencils: papers.map(freshPencil),
  };
}

export function pencilOf(state: Readonly<State>, seat: Seat): Pencil {
  const pencil = state.pencils[seat];
  if (!pencil) throw new Error(`no seat ${seat}`);
  return pencil;
}

/** DDD-Q7: whether the pairs of this round stand. */
export function hasSplit({ sums }: Readonly<Pencil>): boolean {
  return sums.length > 0;
}

/** Whether a node is crossed out in full: a visited space, a defeated room. */
export function isFull({ boxes }: Content, { crosses }: Readonly<Paper>, node: number): boolean {
  return crosses[node] === boxes[node];
}

/** The number that stands in a space: printed, or written into a cloud. */
export function numberIn(content: Content, { written }: Readonly<Paper>, space: number): number | undefined {
  const cloud = content.clouds.indexOf(space);
  return cloud < 0 ? content.sheet.spaces[space]?.number : written[cloud] || undefined;
}
