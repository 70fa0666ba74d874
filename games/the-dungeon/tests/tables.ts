import type { Room } from '../data.ts';
import { openingsIn, WAYS_OUT } from '../set.ts';
import { shapeOf } from '../tiles.ts';

/** The tables of data.ts, as far as RULES.md constrains them. */
export interface Tables {
  readonly tiles: readonly (readonly [face: string, room: Room, count: number, drawing: string])[];
  readonly characters: readonly {
    readonly name: string;
    readonly strength: number;
    readonly craft: number;
    readonly ability: string;
  }[];
  readonly spells: readonly string[];
  readonly stock: readonly number[];
}

/** What keeps the tables from being what RULES.md says. */
export type Flaw =
  | { readonly rule: 'TD-C1'; readonly room: Room; readonly found: number; readonly expected: number }
  | { readonly rule: 'TD-C2'; readonly face: string }
  | { readonly rule: 'TD-C3' }
  | { readonly rule: 'TD-C4'; readonly room: Room; readonly shapes: number; readonly expected: number }
  | { readonly rule: 'TD-C5'; readonly stock: readonly number[] }
  | { readonly rule: 'TD-C6'; readonly waysOut: number }
  | { readonly rule: 'TD-C8'; readonly name: string }
  | { readonly rule: 'TD-C9'; readonly spells: number };

/** TD-22 to TD-34. */
const COUNTS: Readonly<Record<Room, number>> = {
  cell: 3,
  corridor: 6,
  unlit: 2,
  'torture-chamber': 1,
  stream: 2,
  'guard-room': 2,
  crypt: 1,
  lair: 1,
  'flame-trap': 1,
  'pit-trap': 1,
  'spike-trap': 1,
  library: 1,
  'hidden-passage': 1,
  storeroom: 2,
  tunnel: 5,
};
const SHAPES = { corridor: 3, unlit: 2 } as const;
const STOCK = [4, 4, 2, 2, 4, 4];
const CHARACTERS = 8;
const SPELLS = 12;

/** Every breach of TD-C1 to TD-C6, TD-C8 and TD-C9. */
export function flawsOf(tables: Tables): Flaw[] {
  return [miscounted, misdrawn, withoutDeadEnds, misshapen, misstocked, withoutWaysOut, miscast, misspelt].flatMap(
    flaws => flaws(tables),
  );
}

function countOf({ tiles }: Tables, room: Room): number {
  return tiles.reduce((sum, [, each, count]) => sum + (each === room ? count : 0), 0);
}

function miscounted(tables: Tables): Flaw[] {
  return (Object.keys(COUNTS) as Room[])
    .map(room => ({ rule: 'TD-C1', room, found: countOf(tables, room), expected: COUNTS[room] }) as const)
    .filter(({ found, expected }) => found !== expected);
}

/** TD-C2: four sides, at least one opening, a door to the outside in a Guard Room and nowhere else. */
function misdrawn({ tiles }: Tables): Flaw[] {
  return tiles.filter(([, room, , drawing]) => isMisdrawn(room, drawing)).map(([face]) => ({ rule: 'TD-C2', face }));
}

function isMisdrawn(room: Room, drawing: string): boolean {
  const exits = drawing.split('X').length - 1;
  return !/^[DOX-]{4}$/.test(drawing) || !/[DO]/.test(drawing) || exits !== (room === 'guard-room' ? 1 : 0);
}

function withoutDeadEnds({ tiles }: Tables): Flaw[] {
  return tiles.some(([, , , drawing]) => openingsIn(drawing) === 1) ? [] : [{ rule: 'TD-C3' }];
}

function misshapen({ tiles }: Tables): Flaw[] {
  return (['corridor', 'unlit'] as const)
    .map(room => {
      const drawings = tiles.filter(([, each]) => each === room).map(([, , , drawing]) => shapeOf(drawing));
      return { rule: 'TD-C4', room, shapes: new Set(drawings).size, expected: SHAPES[room] } as const;
    })
    .filter(({ shapes, expected }) => shapes !== expected);
}

function misstocked({ stock }: Tables): Flaw[] {
  return stock.join() === STOCK.join() ? [] : [{ rule: 'TD-C5', stock }];
}

function withoutWaysOut(tables: Tables): Flaw[] {
  const waysOut = WAYS_OUT.reduce((sum, room) => sum + countOf(tables, room), 0);
  return waysOut === 8 ? [] : [{ rule: 'TD-C6', waysOut }];
}

/** TD-C8: nobody is a giant, and no two share an ability. */
function miscast({ characters }: Tables): Flaw[] {
  const isWrong = ({ strength, craft, ability }: Tables['characters'][number], i: number): boolean =>
    strength < 2 ||
    strength > 5 ||
    strength + craft < 6 ||
    strength + craft > 7 ||
    characters.findIndex(other => other.ability === ability) < i;
  const wrong = characters.filter(isWrong).map(({ name }) => ({ rule: 'TD-C8', name }) as const);
  return characters.length === CHARACTERS ? wrong : [...wrong, { rule: 'TD-C8', name: String(characters.length) }];
}

function misspelt({ spells }: Tables): Flaw[] {
  return new Set(spells).size === SPELLS ? [] : [{ rule: 'TD-C9', spells: spells.length }];
}
