import type { Content, Goal, Node, Paper } from '../../games/dice-and-danger/index.ts';
import { isFull, NEXT, PORTAL_NUMBER } from '../../games/dice-and-danger/readers.ts';

/** A set of nodes as words of bits. */
export type Nodes = Int32Array;

/** What crossing out a space brings besides the way on. */
const PLAIN = 0;
export const GOLD = 1;
export const GEM = 2;
export const CHEST = 3;
export const FIST = 4;

/** A room that a sum may hit once a space is visited; NO_KEY where nothing has to be. */
export interface Quarry {
  readonly room: Node;
  readonly key: Node;
}
export const NO_KEY = -1;

/** The tables of a match made for search: nodes by their numbers, sets of them as bits. */
export interface Chart {
  readonly content: Content;
  /** How many nodes there are, and how many of them are spaces; rooms follow. */
  readonly size: number;
  readonly spaces: number;
  /** How many words a set of nodes takes. */
  readonly words: number;
  readonly boxes: Uint8Array;
  /** By node: what lies next to it. */
  readonly neighbours: readonly Nodes[];
  readonly starts: Nodes;
  readonly monsters: Nodes;
  readonly bare: Nodes;
  readonly torchable: Nodes;
  readonly chests: Nodes;
  /** By space: PLAIN, GOLD, GEM, CHEST or FIST. */
  readonly finds: Uint8Array;
  /** By sum: the spaces for which it is enough, and those that ask for a double of it besides. */
  readonly plain: readonly Nodes[];
  readonly doubled: readonly Nodes[];
  readonly prey: readonly (readonly Quarry[])[];
  readonly armoured: readonly (readonly Quarry[])[];
  readonly goals: readonly Aim[];
  readonly isAlone: boolean;
}

/** What an achievement takes, as sets: so many of `nodes`, or a link from one of `left` to one of `right`. */
export interface Aim {
  readonly nodes: Nodes;
  readonly count: number;
  readonly left: Nodes;
  readonly right: Nodes;
}

const CHARTS = new WeakMap<Content, Map<string, Chart>>();

/** The chart of a sheet with these numbers in its clouds; made once. */
export function chartOf(content: Content, written: Paper['written']): Chart {
  const known = CHARTS.get(content) ?? new Map<string, Chart>();
  CHARTS.set(content, known);
  const name = written.join();
  const chart = known.get(name) ?? drawn(content, written);
  known.set(name, chart);
  return chart;
}

function drawn(content: Content, written: Paper['written']): Chart {
  const { sheet, boxes, everyone } = content;
  const size = boxes.length;
  const setOf = (nodes: Iterable<Node>): Nodes => nodesOf(size, nodes);
  const spaces = sheet.spaces.length;
  const clouded = (sum: number): readonly Node[] => content.clouds.filter((_, i) => written[i] === sum);
  return {
    content,
    size,
    spaces,
    words: wordsFor(size),
    boxes: Uint8Array.from(boxes),
    neighbours: boxes.map((_, node) => setOf(sheet.neighbours[node] ?? [])),
    starts: setOf(content.starts),
    monsters: setOf(content.monsters),
    bare: setOf(content.bare),
    torchable: setOf(content.torchable),
    chests: setOf(sheet.spaces.flatMap(({ kind }, space) => (kind === 'chest' ? [space] : []))),
    finds: Uint8Array.from(boxes, (_, node) => FINDS[sheet.spaces[node]?.kind ?? ''] ?? PLAIN),
    plain: bySum(sum => setOf([...(content.plain[sum] ?? []), ...clouded(sum)])),
    doubled: bySum(sum => setOf(content.doubled[sum] ?? [])),
    prey: bySum(sum => quarry(content.prey[sum])),
    armoured: bySum(sum => quarry(content.armoured[sum])),
    goals: content.achievements.map(goal => aimOf(size, goal)),
    isAlone: everyone.length === 1,
  };
}

const FINDS: Readonly<Record<string, number>> = { gold: GOLD, gem: GEM, chest: CHEST, fist: FIST };

const quarry = (prey: Content['prey'][number] = []): readonly Quarry[] =>
  prey.map(({ room, key }) => ({ room, key: key ?? NO_KEY }));

const bySum = <T>(of: (sum: number) => T): readonly T[] => Array.from({ length: 13 }, (_, sum) => of(sum));

function aimOf(size: number, goal: Goal): Aim {
  const isCount = goal.type === 'count';
  return {
    nodes: nodesOf(size, isCount ? goal.nodes : []),
    count: isCount ? goal.count : 0,
    left: nodesOf(size, isCount ? [] : goal.left),
    right: nodesOf(size, isCount ? [] : goal.right),
  };
}

const wordsFor = (size: number): number => (size + 31) >>> 5;

export function nodesOf(size: number, nodes: Iterable<Node>): Nodes {
  const set = new Int32Array(wordsFor(size));
  for (const node of nodes) set[node >>> 5]! |= 1 << (node & 31);
  return set;
}

export const holds = (set: Nodes, node: Node): boolean => (((set[node >>> 5] as number) >>> (node & 31)) & 1) === 1;

/** The nodes that are crossed out in full, and those next to what is visited. */
export function reachedOn(content: Content, paper: Readonly<Paper>): { readonly full: Nodes; readonly near: Nodes } {
  const nodes = content.boxes.map((_, node) => node);
  return {
    full: nodesOf(
      nodes.length,
      nodes.filter(node => isFull(content, paper, node)),
    ),
    near: nodesOf(
      nodes.length,
      nodes.filter(node => paper.near[node] === NEXT),
    ),
  };
}

/** DDD-PP-3, DDD-Q20: the space that marks the blank cloud, if there is one. */
export function portalOf({ blank, portal, clouds }: Content, written: Paper['written']): Node | undefined {
  if (blank === undefined) return undefined;
  return portal ?? clouds[written.indexOf(PORTAL_NUMBER)];
}
