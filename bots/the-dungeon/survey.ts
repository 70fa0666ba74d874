// What a maze holds, seen from a tile: how far ways out, tunnels and untried ways are through what stands open.
import type { Content, Open, Room } from '../../games/the-dungeon/index.ts';
import { isUntried, roomAt, ROOMS, SIDES, START_TILE, tileOf, wayBeyond } from '../../games/the-dungeon/readers.ts';

/** Nothing of the kind can be reached. */
export const NOWHERE = 99;

/** Tiles from where one stands. */
export interface Distances {
  readonly passage: number;
  readonly guard: number;
  /** The two nearest tunnels that one does not stand in. */
  readonly tunnels: readonly [number, number];
  readonly untried: number;
  readonly home: number;
  /** How many untried ways there are, each the less the farther it is. */
  readonly reach: number;
}

const ROOM_BITS: Readonly<Record<string, number>> = Object.fromEntries(ROOMS.map((room, bit) => [room, bit]));
const tileRoom = (room: Room): number => ROOM_BITS[room] as number;
/** The bit of a room among the ends of a move. */
export const endIn = (...rooms: readonly Room[]): number =>
  rooms.reduce((bits, room) => bits | (1 << tileRoom(room)), 0);
export const UNKNOWN = 1 << ROOMS.length;

/** How much a step takes off what lies beyond it. */
const FADING = [1, 0.7, 0.49, 0.34, 0.24, 0.17, 0.12, 0.08, 0.06, 0.04];

/** A maze that is asked for several seats. */
export class Survey {
  readonly #view: Open;
  readonly #rooms: readonly Room[];
  readonly #beyond: Int8Array;
  readonly #untried: Uint8Array;
  readonly #far: Int8Array;
  readonly #queue: Int8Array;

  constructor(view: Open) {
    const count = view.faces.length;
    this.#view = view;
    this.#rooms = view.faces.map((_, tile) => roomAt(view, tile));
    this.#beyond = new Int8Array(4 * count);
    this.#untried = new Uint8Array(count);
    this.#far = new Int8Array(count);
    this.#queue = new Int8Array(count);
    for (let tile = 0; tile < count; tile++)
      for (const side of SIDES) {
        this.#beyond[4 * tile + side] = wayBeyond(view, tile, side) ?? -1;
        if (isUntried(view, tile, side)) this.#untried[tile]!++;
      }
  }

  /** How many untried ways there are at all. */
  get untried(): number {
    return this.#untried.reduce((sum, each) => sum + each, 0);
  }

  roomAt(tile: number): Room {
    return this.#rooms[tile] ?? 'cell';
  }

  from(tile: number): Distances {
    const last = this.#spread(tile);
    const found = { passage: NOWHERE, guard: NOWHERE, untried: NOWHERE, home: NOWHERE, reach: 0 };
    const tunnels: [number, number] = [NOWHERE, NOWHERE];
    for (let i = 0; i < last; i++) {
      const here = this.#queue[i] as number;
      const far = this.#far[here] as number;
      const room = this.#rooms[here];
      if (room === 'hidden-passage') found.passage = Math.min(found.passage, far);
      else if (room === 'guard-room') found.guard = Math.min(found.guard, far);
      else if (room === 'tunnel' && far > 0) noteTunnel(tunnels, far);
      if (here === START_TILE) found.home = far;
      const untried = this.#untried[here] as number;
      if (untried === 0) continue;
      found.untried = Math.min(found.untried, far);
      found.reach += untried * (FADING[far] ?? 0.02);
    }
    return { ...found, tunnels };
  }

  /** In which rooms a move may end that enters a tile with so many tiles still to go, as bits; `UNKNOWN` if it may lead into the unknown. */
  endsFrom(tile: number, came: number, moves: number): number {
    const isOver = moves === 0 || this.#rooms[tile] === 'stream' || this.#rooms[tile] === 'guard-room';
    const ends = isOver ? 0 : this.#endsBeyond(tile, came, moves);
    return ends === 0 ? 1 << tileRoom(this.roomAt(tile)) : ends;
  }

  #endsBeyond(tile: number, came: number, moves: number): number {
    let ends = this.#untried[tile] === 0 ? 0 : UNKNOWN;
    for (let side = 0; side < 4; side++) {
      const beyond = this.#beyond[4 * tile + side] as number;
      if (side !== came && beyond >= 0) ends |= this.endsFrom(beyond, (side + 2) % 4, moves - 1);
    }
    return ends;
  }

  /** Fills the queue with what can be reached, the nearest first; answers how many tiles that is. */
  #spread(tile: number): number {
    this.#far.fill(-1);
    this.#far[tile] = 0;
    this.#queue[0] = tile;
    let last = 1;
    for (let i = 0; i < last; i++) {
      const here = this.#queue[i] as number;
      for (let side = 0; side < 4; side++) {
        const beyond = this.#beyond[4 * here + side] as number;
        if (beyond < 0 || this.#far[beyond] !== -1) continue;
        this.#far[beyond] = (this.#far[here] as number) + 1;
        this.#queue[last++] = beyond;
      }
    }
    return last;
  }

  /** The room of the tile that is laid next, where that is known. */
  get next(): Room | undefined {
    const [face] = this.#view.shown;
    return face === undefined ? undefined : tileOf(face).room;
  }
}

function noteTunnel(tunnels: [number, number], far: number): void {
  if (far < tunnels[0]) [tunnels[0], tunnels[1]] = [far, tunnels[0]];
  else if (far < tunnels[1]) tunnels[1] = far;
}

/** What is left in the pile, face down. */
export interface PileLeft {
  readonly tiles: number;
  readonly guards: number;
  readonly passages: number;
  readonly tunnels: number;
}

export function pileLeft({ faces }: Content, { pile }: Open): PileLeft {
  const left = { tiles: 0, guards: 0, passages: 0, tunnels: 0 };
  for (let i = 0; i < pile.length; i++) {
    const count = pile[i] as number;
    left.tiles += count;
    if (count === 0) continue;
    const { room } = tileOf(faces[i] as number);
    if (room === 'guard-room') left.guards += count;
    else if (room === 'hidden-passage') left.passages += count;
    else if (room === 'tunnel') left.tunnels += count;
  }
  return left;
}
