import type { Content, Laid, Lay } from '../../games/donjonz/index.ts';
import { faceOf, SIDES, TURNS } from '../../games/donjonz/readers.ts';
import { codeOf, type Graph, NO_EXIT } from './graph.ts';
import { OPEN, WALLED } from './laying.ts';

/** The half-card lies in the middle of a field that eleven cards cannot leave. */
const FIELD = 96;
const MIDDLE = FIELD / 2;
const NOBODY = -1;
const SPACES_OF_A_CARD = 6;
/** By side: how far the field's next cell is. */
const STEPS = [-FIELD, 1, FIELD, -1] as const;

interface Face {
  readonly width: number;
  readonly height: number;
  /** By space: its walls as bits, by side. */
  readonly walls: Uint8Array;
  readonly things: Int8Array;
}

/** DZ-Q2, in bits: `there` lies on that side of `here`, and has its own wall opposite. */
const isWalledBetween = (here: number, there: number, side: number): boolean =>
  (((here >>> side) | (there >>> (side ^ 2))) & 1) === 1;

const FACES = new WeakMap<Content, readonly (readonly Face[])[]>();

function facesOf(content: Content): readonly (readonly Face[])[] {
  const faces = FACES.get(content) ?? content.deck.map((_, card) => TURNS.map(turn => face(content, card, turn)));
  FACES.set(content, faces);
  return faces;
}

function face(content: Content, card: number, turn: Lay['turn']): Face {
  const { width, height, spaces } = faceOf(content, card, turn);
  return {
    width,
    height,
    walls: Uint8Array.from(spaces, ({ walls }) =>
      SIDES.reduce<number>((bits, side) => bits | (Number(walls[side]) << side), 0),
    ),
    things: Int8Array.from(spaces, ({ thing }) => codeOf(thing)),
  };
}

/** A dungeon that is laid in thought only, many times in a row: as the rules lay it, on a field of cells. */
export class DungeonDraft {
  readonly #faces: readonly (readonly Face[])[];
  readonly #needsKey: boolean;
  /** By cell: the number of its space, NOBODY where none lies. */
  readonly #numbers = new Int16Array(FIELD * FIELD);
  readonly #walls = new Uint8Array(FIELD * FIELD);
  readonly #cells = new Int32Array(128);
  readonly #things = new Int8Array(128);
  #laid = 0;
  #left = 0;
  #right = 0;
  #top = 0;
  #bottom = 0;

  constructor(content: Content) {
    this.#faces = facesOf(content);
    this.#needsKey = content.doorWithoutKey === 'blocked';
  }

  begin(laid: readonly Laid[]): void {
    this.#numbers.fill(NOBODY);
    this.#laid = 0;
    [this.#left, this.#right, this.#top, this.#bottom] = [MIDDLE, MIDDLE, MIDDLE, MIDDLE];
    for (const { card, x, y, turn } of laid) this.#put(this.#face(card, turn), MIDDLE + x, MIDDLE + y);
  }

  lay(card: number, { x, y, turn }: Lay): void {
    this.#put(this.#face(card, turn), MIDDLE + x, MIDDLE + y);
  }

  /** Lays a card where it joins best, as `bestLay` does. */
  layBest(card: number): void {
    let [most, x, y, turn] = [-Infinity, 0, 0, 0];
    for (let each = 0; each < TURNS.length; each++) {
      const lying = this.#face(card, each);
      for (let row = this.#top - lying.height; row <= this.#bottom; row++)
        for (let column = this.#left - lying.width; column <= this.#right; column++) {
          const worth = this.#worthAt(lying, column, row);
          if (worth > most) [most, x, y, turn] = [worth, column, row, each];
        }
    }
    this.#put(this.#face(card, turn), x, y);
  }

  /** As `graphOf`, for what lies now. */
  graph(): Graph {
    const size = SPACES_OF_A_CARD * this.#laid;
    const exits = new Int8Array(4 * size).fill(NO_EXIT);
    for (let number = 0; number < size; number++) {
      const cell = this.#cells[number] as number;
      if (cell === NOBODY) continue;
      for (let side = 0; side < 4; side++) {
        const next = cell + (STEPS[side] as number);
        const other = this.#numbers[next] as number;
        if (other !== NOBODY && !this.#isWalled(cell, next, side)) exits[4 * number + side] = other;
      }
    }
    return { things: this.#things.slice(0, size), exits, needsKey: this.#needsKey };
  }

  #face(card: number, turn: number): Face {
    return this.#faces[card]?.[turn] as Face;
  }

  #isWalled(cell: number, next: number, side: number): boolean {
    return isWalledBetween(this.#walls[cell] as number, this.#walls[next] as number, side);
  }

  #put({ width, height, walls, things }: Face, x: number, y: number): void {
    const first = SPACES_OF_A_CARD * this.#laid++;
    this.#cells.fill(NOBODY, first, first + SPACES_OF_A_CARD);
    for (let i = 0; i < walls.length; i++) {
      const cell = FIELD * (y + Math.floor(i / width)) + x + (i % width);
      this.#numbers[cell] = first + i;
      this.#walls[cell] = walls[i] as number;
      this.#cells[first + i] = cell;
      this.#things[first + i] = things[i] as number;
    }
    this.#left = Math.min(this.#left, x);
    this.#right = Math.max(this.#right, x + width);
    this.#top = Math.min(this.#top, y);
    this.#bottom = Math.max(this.#bottom, y + height);
  }

  /** What `laying.ts` says of a lay; nothing is worth as little as one that overlaps or touches no other. */
  #worthAt({ width, height, walls }: Face, x: number, y: number): number {
    let [edges, touched] = [0, 0];
    for (let i = 0; i < walls.length; i++) {
      const cell = FIELD * (y + Math.floor(i / width)) + x + (i % width);
      if (this.#numbers[cell] !== NOBODY) return -Infinity;
      for (let side = 0; side < 4; side++) {
        const next = cell + (STEPS[side] as number);
        const other = this.#numbers[next] as number;
        if (other === NOBODY) continue;
        touched++;
        const isWalled = isWalledBetween(walls[i] as number, this.#walls[next] as number, side);
        edges += (isWalled ? WALLED : OPEN) * (other < SPACES_OF_A_CARD ? 2 : 1);
      }
    }
    if (touched === 0) return -Infinity;
    const [across, down] = [2 * (x - MIDDLE) + width - 3, 2 * (y - MIDDLE) + height - 1];
    return edges - across * across - down * down;
  }
}
