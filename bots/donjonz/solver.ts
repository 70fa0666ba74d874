import type { Content, Table } from '../../games/donjonz/index.ts';
import { gloryOf } from '../../games/donjonz/readers.ts';
import { Ceiling, type Prospect } from './ceiling.ts';
import { type Graph, graphOf } from './graph.ts';
import { bestWalk, startsOf, type Walk, walkTo } from './walk.ts';
import { goOn, type Walker } from './walker.ts';

/** The best walk that was found, and the most that any walk could bring. */
export interface Solution {
  readonly walk: Walk;
  /** Equal to the glory of the walk once that is proved to be the best. */
  readonly bound: number;
  readonly isProved: boolean;
  /** How many places on walks were looked at. */
  readonly nodes: number;
}

interface Effort {
  /** How many places on walks may be looked at before the search gives up. The same table and effort give the same answer. */
  readonly nodes: number;
  /** A walk from the same table, to be beaten: the answer is never worth less. */
  readonly atLeast?: Walk;
  /** Is told now and then how far the two figures have come together. */
  readonly heard?: (glory: number, bound: number) => void;
}

/** A place on a walk, and what may still come of it. */
interface Node {
  readonly walker: Walker;
  readonly prospect: Prospect;
}

/** How wide the search looks that gives the first walk to beat. */
const FIRST_WIDTH = 60;
/** After how many nodes the figures are told anew. */
const BREATH = 4096;

/** The best walk from where the hero stands, by branch and bound: what cannot beat the best walk so far is not walked. */
export function solve(content: Content, table: Readonly<Table>, effort: Effort): Solution {
  const graph = graphOf(content, table.laid);
  const first = bestWalk(content, table, { width: FIRST_WIDTH, ...(effort.atLeast && { atLeast: effort.atLeast }) });
  const search = new Search(graph, first.glory, effort);
  const isProved = search.run(startsOf(content, table));
  const walk = search.end ? walkTo(content, table, search.end) : first;
  return { walk, bound: isProved ? walk.glory : search.bound, isProved, nodes: search.nodes };
}

class Search {
  readonly #graph: Graph;
  readonly #ceiling: Ceiling;
  readonly #effort: Effort;
  /** What was had at a place, by what may come of it: pouches and monsters, none of which another entry exceeds in both. */
  readonly #known = new Map<string, Hoard[]>();
  /** By the length of the walk: the most that the places bring which are still to be looked at. */
  readonly #left: number[] = [];
  #glory: number;
  /** Of the best walk, if it is better than the one to beat. */
  end: Walker | undefined;
  nodes = 0;

  constructor(graph: Graph, glory: number, effort: Effort) {
    this.#graph = graph;
    this.#ceiling = new Ceiling(graph);
    this.#glory = glory;
    this.#effort = effort;
  }

  /** Whether all was looked at that could be better. */
  run(starts: readonly Walker[]): boolean {
    return this.#lookAtAll(this.#nodesOf(starts), 0);
  }

  get bound(): number {
    return Math.max(this.#glory, ...this.#left);
  }

  #lookAtAll(nodes: readonly Node[], depth: number): boolean {
    for (const [i, node] of nodes.entries()) {
      this.#left[depth] = node.prospect.glory;
      if (node.prospect.glory <= this.#glory) break;
      if (this.nodes >= this.#effort.nodes) return false;
      if (this.#isKnown(node)) continue;
      this.#left[depth] = nodes[i + 1]?.prospect.glory ?? 0;
      this.#left[depth + 1] = node.prospect.glory;
      if (!this.#goOn(node.walker, depth + 1)) return false;
    }
    this.#left.length = depth;
    return true;
  }

  #goOn(walker: Walker, depth: number): boolean {
    if (++this.nodes % BREATH === 0) this.#effort.heard?.(this.#glory, this.bound);
    const ways: Walker[] = [];
    goOn(this.#graph, walker, ways);
    if (ways.length === 0) this.#finish(walker);
    return this.#lookAtAll(this.#nodesOf(ways), depth);
  }

  /** Best hopes first: behind the first that cannot be better, none can. A walk that is lost brings nothing. */
  #nodesOf(walkers: readonly Walker[]): readonly Node[] {
    const alive = walkers.filter(({ lost }) => !lost);
    const nodes = alive.map(walker => ({ walker, prospect: this.#ceiling.over(walker) }));
    return nodes.sort((a, b) => b.prospect.glory - a.prospect.glory);
  }

  #finish(walker: Walker): void {
    const glory = gloryOf(walker);
    if (glory <= this.#glory) return;
    this.#glory = glory;
    this.end = walker;
  }

  /** Whether somebody with at least as much has stood here before, with the same before them. */
  #isKnown({ walker, prospect }: Node): boolean {
    const { space, weapons, key, doorOpened, pouches, monsters } = walker;
    const name = `${String.fromCharCode(space, weapons, Number(key), Number(doorOpened))}${prospect.region}`;
    const hoards = this.#known.get(name) ?? [];
    if (hoards.some(hoard => hoard.pouches >= pouches && hoard.monsters >= monsters)) return true;
    const others = hoards.filter(hoard => hoard.pouches > pouches || hoard.monsters > monsters);
    this.#known.set(name, [...others, { pouches, monsters }]);
    return false;
  }
}

type Hoard = Pick<Walker, 'pouches' | 'monsters'>;
