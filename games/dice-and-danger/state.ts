import type { Seat } from '../../kernel/game.ts';
import type { FreeDamage } from './action.ts';
import type { Content } from './content.ts';
import type { Pair, Split } from './dice.ts';

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
  /** By achievement: the gems it brought, 0 before. */
  achievements: number[];
}

/** A split that was made, and whether a symbol was paid for its black die (DDD-12). */
interface MadeSplit extends Split {
  readonly paid: boolean;
}

/** What one seat is doing in this round, sealed until all are done (DDD-Q34). */
export interface Draft {
  paper: Paper;
  /** DDD-Q7: the split that stands; null before. */
  split: MadeSplit | null;
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

const PHASES = ['write', 'roll', 'cross', 'over'] as const;
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
  /** By achievement: the round in which somebody had it first, 0 before. */
  honoured: number[];
  /** By seat: the round of its death, 0 before. */
  fallen: number[];
}

export interface State extends Table {
  drafts: Draft[];
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
    achievements: paper.achievements.slice(),
  };
}

/** A draft at the beginning of a round, before its seat has done anything. */
export function freshDraft(paper: Readonly<Paper>): Draft {
  return {
    paper: copyPaper(paper),
    split: null,
    pairs: [],
    chests: 0,
    damage: 0,
    free: 'take',
    done: false,
  };
}

export function copyDraft(draft: Readonly<Draft>): Draft {
  return { ...draft, paper: copyPaper(draft.paper), pairs: draft.pairs.slice() };
}

export function draftOf(state: Readonly<State>, seat: Seat): Draft {
  const draft = state.drafts[seat];
  if (!draft) throw new Error(`no seat ${seat}`);
  return draft;
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
