import type { Node, Paper } from '../../games/dice-and-danger/index.ts';
import {
  ACHIEVEMENT_GEMS,
  BOSS_PORTION,
  LIVES,
  POINTS_PER_GEM,
  POINTS_PER_GOLD,
  roomAt,
} from '../../games/dice-and-danger/readers.ts';
import type { Aim, Chart, Nodes } from './chart.ts';
import { addRow, type Sums } from './net.ts';
import type { ScratchSheet } from './scratch-sheet.ts';
import type { Value } from './value.ts';

/** Another seat, as it stands before the round. */
export interface Rival {
  readonly paper: Readonly<Paper>;
  readonly sketch: ScratchSheet<Sums>;
  readonly points: number;
}

/** How a table stands before a round, for the seat whose sheet is sketched on. */
export interface Standing {
  /** What is crossed out in full on that sheet. */
  readonly before: Nodes;
  /** Rooms that somebody has defeated. */
  readonly slain: Nodes;
  /** Achievements that the seat has, and those that somebody has, as bits. */
  readonly had: number;
  readonly honoured: number;
  readonly rivals: readonly Rival[];
}

/** What the end of a round makes of a sketch. */
export interface Settled {
  readonly lost: number;
  readonly green: number;
  readonly gems: number;
  readonly had: number;
  readonly points: number;
  readonly ending: 'none' | 'dead' | 'over';
}

/** A chance to win for those who are dead among others. */
const LOST = 0;

/** Says what the sheet of a seat is worth once a round has ended: points alone, else the chance to win. */
export class Judge {
  readonly #value: Value;
  readonly #chart: Chart;
  readonly standing: Standing;
  readonly #own: Float64Array;
  readonly #theirs: Float64Array;

  constructor(value: Value, chart: Chart, standing: Standing) {
    this.#value = value;
    this.#chart = chart;
    this.standing = standing;
    this.#own = new Float64Array(value.net.hidden + 1);
    this.#theirs = new Float64Array(value.net.hidden + 1);
  }

  worthOf(sketch: ScratchSheet<Sums>, lives: number): number {
    const settled = this.settle(sketch, lives);
    if (this.#chart.isAlone) return this.#expected(sketch, settled);
    if (settled.ending === 'dead') return LOST;
    const own = this.#expected(sketch, settled);
    let chance = 1;
    for (let i = 0; i < this.standing.rivals.length; i++) {
      const theirs = this.#expectedOf(i, sketch, settled);
      const left = settled.ending === 'over' ? 0 : own - settled.points + theirs - this.#rival(i).points;
      chance *= chanceToLead(own - theirs, left);
    }
    return chance;
  }

  /** DDD-Q12, for one's own sheet: what others do in the same round is not known. */
  settle(sketch: ScratchSheet<Sums>, lives: number): Settled {
    const { isAlone, monsters, words } = this.#chart;
    const { before, slain } = this.standing;
    let { gems } = sketch;
    let paid = lives + (isAlone && sketch.damage === 0 ? 1 : 0);
    for (let word = 0; word < words; word++)
      for (let bits = sketch.full[word]! & ~before[word]! & monsters[word]!; bits !== 0; bits &= bits - 1) {
        const { gems: reward, hearts } = this.#room(32 * word + 31 - Math.clz32(bits & -bits));
        const isFirst = isAlone || (slain[word]! & bits & -bits) === 0;
        gems += reward[isFirst ? 0 : 1];
        if (isFirst) paid += hearts;
      }
    const had = this.#hadWith(sketch);
    gems += this.#deedGems(had);
    const green = Math.max(0, sketch.green - paid);
    const lost = Math.min(LIVES, sketch.lost + Math.max(0, paid - sketch.green));
    const points = POINTS_PER_GEM * gems + POINTS_PER_GOLD * sketch.gold - (isAlone ? 0 : lost);
    const ending = lost === LIVES ? 'dead' : this.#isOver(sketch) ? 'over' : 'none';
    return { lost, green, gems, had, points, ending };
  }

  /** The points that a seat can expect to have in the end. */
  #expected(sketch: ScratchSheet<Sums>, settled: Settled): number {
    if (settled.ending !== 'none') return settled.points + bossPart(this.#chart, sketch.crosses, sketch.full);
    const sums = this.#own;
    sums.set(sketch.margin.own);
    this.#note(sketch, sums, 'own');
    this.#noteDeeds(sketch, sums, settled.had);
    const { torches, symbols, rewards, full, near } = sketch;
    const { lost, green } = settled;
    return settled.points + this.#value.of(this.#chart, sums, { lost, green, torches, symbols, rewards, full, near });
  }

  #expectedOf(index: number, sketch: ScratchSheet<Sums>, settled: Settled): number {
    const rival = this.#rival(index);
    if (settled.ending === 'over') return rival.points + bossPart(this.#chart, rival.sketch.crosses, rival.sketch.full);
    const sums = this.#theirs;
    sums.set(sketch.margin.rivals[index] as Float64Array);
    this.#note(sketch, sums, rival);
    return rival.points + this.#value.of(rival.sketch.chart, sums, rival.sketch);
  }

  /** Monsters that fall to this seat first: nobody else does so any more, and others hurt them for free (DDD-30). */
  #note({ full }: ScratchSheet<Sums>, sums: Float64Array, whose: Rival | 'own'): void {
    const { monsters, bare, words, spaces } = this.#chart;
    const { before, slain } = this.standing;
    const { layout, net } = this.#value;
    for (let word = 0; word < words; word++) {
      const fresh = full[word]! & ~before[word]! & monsters[word]! & ~slain[word]!;
      for (let bits = fresh; bits !== 0; bits &= bits - 1) {
        const room = 32 * word + 31 - Math.clz32(bits & -bits);
        addRow(sums, net.rows[layout.slain + room - spaces] as Float64Array);
        if (whose === 'own' || (bare[word]! & bits & -bits) === 0) continue;
        const boxes = whose.sketch.crosses[room] as number;
        if (boxes + 1 < (this.#chart.boxes[room] as number))
          addRow(sums, net.rows[(layout.boxes[room] as number) + boxes] as Float64Array);
      }
    }
  }

  #noteDeeds({ full }: ScratchSheet<Sums>, sums: Float64Array, had: number): void {
    const { layout, net } = this.#value;
    const { goals } = this.#chart;
    for (let i = 0; i < goals.length; i++) {
      const bit = 1 << i;
      if ((had & bit) !== 0) addRow(sums, net.rows[layout.had + i] as Float64Array);
      if (((had | this.standing.honoured) & bit) !== 0) addRow(sums, net.rows[layout.honoured + i] as Float64Array);
      const steps = countIn(full, (goals[i] as Aim).nodes);
      for (let step = 0; step < steps; step++)
        addRow(sums, net.rows[(layout.goals[i] as number) + step] as Float64Array);
    }
  }

  #hadWith({ full }: ScratchSheet<Sums>): number {
    let { had } = this.standing;
    const { goals } = this.#chart;
    for (let i = 0; i < goals.length; i++)
      if ((had & (1 << i)) === 0 && isDone(this.#chart, full, goals[i] as Aim)) had |= 1 << i;
    return had;
  }

  #deedGems(had: number): number {
    const { isAlone } = this.#chart;
    let gems = 0;
    for (let fresh = had & ~this.standing.had; fresh !== 0; fresh &= fresh - 1)
      gems +=
        isAlone || (this.standing.honoured & fresh & -fresh) === 0 ? ACHIEVEMENT_GEMS.first : ACHIEVEMENT_GEMS.later;
    return gems;
  }

  #isOver({ full }: ScratchSheet<Sums>): boolean {
    const { monsters, content } = this.#chart;
    const isAny = content.endTrigger === 'anySheet';
    for (let word = 0; word < monsters.length; word++)
      if ((monsters[word]! & ~full[word]! & ~(isAny ? this.standing.slain[word]! : 0)) !== 0) return false;
    return true;
  }

  #rival(index: number): Rival {
    return this.standing.rivals[index] as Rival;
  }

  #room(room: Node): ReturnType<typeof roomAt> {
    return roomAt(this.#chart.content.sheet, room);
  }
}

/** How many points the end of a match is away from what was expected, by how much is left to be won. */
const SPREAD = { least: 3, each: 0.12 };

/** The chance to be ahead in the end, when one expects to be by `lead` and so much is left to be won by both. */
export function chanceToLead(lead: number, left: number): number {
  const x = lead / (SPREAD.least + SPREAD.each * Math.max(0, left));
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}

/** The lead with half of a match before one that gives such a chance. */
export function leadFor(chance: number): number {
  const share = Math.max(-MOST_CERTAIN, Math.min(MOST_CERTAIN, 2 * chance - 1));
  return (LIKELY_SPREAD * share) / Math.sqrt(1 - share * share);
}

/** No chance is taken for more certain than this. */
const MOST_CERTAIN = 0.999;
const LIKELY_SPREAD = 9;

/** DDD-39. */
function bossPart({ content }: Chart, crosses: Uint8Array, full: Nodes): number {
  const { boss } = content;
  if (((full[boss >>> 5]! >>> (boss & 31)) & 1) === 1) return 0;
  return BOSS_PORTION * Math.floor((crosses[boss] as number) / BOSS_PORTION);
}

function isDone(chart: Chart, full: Nodes, aim: Aim): boolean {
  return aim.count > 0 ? countIn(full, aim.nodes) >= aim.count : isLinked(chart, full, aim);
}

export function countIn(full: Nodes, nodes: Nodes): number {
  let count = 0;
  for (let word = 0; word < nodes.length; word++)
    for (let bits = full[word]! & nodes[word]!; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** DDD-AA-4, DDD-Q25. */
function isLinked({ neighbours, words }: Chart, full: Nodes, { left, right }: Aim): boolean {
  if (countIn(full, right) === 0) return false;
  const linked = new Int32Array(words);
  const edge = left.map((bits, word) => bits & full[word]!);
  for (let found = true; found;) {
    found = false;
    for (let word = 0; word < words; word++)
      while (edge[word] !== 0) {
        const bit = edge[word]! & -edge[word]!;
        edge[word]! &= ~bit;
        linked[word]! |= bit;
        const around = neighbours[32 * word + 31 - Math.clz32(bit)] as Nodes;
        for (let i = 0; i < words; i++) edge[i]! |= around[i]! & full[i]! & ~linked[i]!;
        found = true;
      }
  }
  return countIn(linked, right) > 0;
}
