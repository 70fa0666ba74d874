import type { TextPlace } from '../work.ts';
import type { Each } from './action.ts';
import { type Ability, CHARACTERS, type Room, SPELL_CRAFT, WARES } from './data.ts';
import {
  CAST,
  countIn,
  isWayOut,
  openingsIn,
  type OwnCharacter,
  PILE,
  type SetTile,
  type TileSet,
  VALUES,
} from './set.ts';

/** What keeps a set from being one to play with, and where in its text. */
export type Flaw = TextPlace &
  (
    | { readonly type: 'set-closed'; readonly room: Room }
    | { readonly type: 'set-guard-door'; readonly found: number }
    | { readonly type: 'set-stray-door'; readonly room: Room }
    | { readonly type: 'set-no-dead-end' }
    | Each<'set-few' | 'set-many', { readonly found: number; readonly least: number; readonly most: number }>
    | { readonly type: 'set-no-way-out' }
    | { readonly type: 'set-no-way-on'; readonly found: number; readonly least: number }
    | { readonly type: 'set-cast'; readonly found: number; readonly least: number; readonly most: number }
    | {
        readonly type: 'set-together';
        readonly name: string;
        readonly found: number;
        readonly least: number;
        readonly most: number;
      }
    | { readonly type: 'set-spell'; readonly name: string; readonly found: number; readonly least: number }
    | { readonly type: 'set-ability-twice'; readonly name: string; readonly ability: Ability }
    | { readonly type: 'set-name-twice'; readonly name: string }
    | { readonly type: 'set-name-taken'; readonly name: string }
  );

export const RULE_OF_FLAW: Readonly<Record<Flaw['type'], string>> = {
  'set-closed': 'TD-C2',
  'set-guard-door': 'TD-C2',
  'set-stray-door': 'TD-C2',
  'set-no-dead-end': 'TD-C3',
  'set-few': 'TD-C13',
  'set-many': 'TD-C13',
  'set-no-way-out': 'TD-C14',
  'set-no-way-on': 'TD-C15',
  'set-cast': 'TD-C16',
  'set-together': 'TD-C16',
  'set-spell': 'TD-C16',
  'set-ability-twice': 'TD-C16',
  'set-name-twice': 'TD-C16',
  'set-name-taken': 'TD-C16',
};

/** Every breach of TD-C2, TD-C3 and TD-C13 to TD-C16: what every set must keep. */
export function flawsOf(set: TileSet): Flaw[] {
  const { tiles, characters, start } = set;
  return [
    ...misdrawn({ ...start, count: 1, room: 'cell' }, 'start '.length + 1),
    ...tiles.flatMap(tile => misdrawn(tile, drawingColumn(tile))),
    ...[withoutDeadEnds, miscounted, withoutWayOut, withoutWaysOn].flatMap(flaws => flaws(set)),
    ...miscast(characters),
  ];
}

const drawingColumn = ({ count, room }: SetTile): number => String(count).length + room.length + 3;

/** TD-C2: an opening on every tile, a door to the outside in a Guard Room and nowhere else. */
function misdrawn({ line, room, drawing }: SetTile, column: number): Flaw[] {
  const outside = drawing.split('X').length - 1;
  const at = { line, column };
  return [
    ...(openingsIn(drawing) === 0 ? [{ type: 'set-closed', ...at, room } as const] : []),
    ...(room === 'guard-room' && outside !== 1 ? [{ type: 'set-guard-door', ...at, found: outside } as const] : []),
    ...(room !== 'guard-room' && outside > 0 ? [{ type: 'set-stray-door', ...at, room } as const] : []),
  ];
}

/** What no single tile is to blame for is told of the whole pile, at its first line. */
const atPile = ({ start }: TileSet): TextPlace => ({ line: start.line, column: 1 });

function withoutDeadEnds(set: TileSet): Flaw[] {
  const hasOne = set.tiles.some(({ drawing }) => openingsIn(drawing) === 1);
  return hasOne ? [] : [{ type: 'set-no-dead-end', ...atPile(set) }];
}

/** TD-C13: the tile with which there are too many is to blame. */
function miscounted(set: TileSet): Flaw[] {
  const { tiles } = set;
  const found = countIn(tiles);
  const { least, most } = PILE;
  if (found < least) return [{ type: 'set-few', ...atPile(set), found, least, most }];
  const extra = tiles.findIndex((_, i) => countIn(tiles.slice(0, i + 1)) > most);
  return extra < 0 ? [] : [{ type: 'set-many', line: tiles[extra]?.line ?? 1, column: 1, found, least, most }];
}

function withoutWayOut(set: TileSet): Flaw[] {
  return set.tiles.some(isWayOut) ? [] : [{ type: 'set-no-way-out', ...atPile(set) }];
}

/** TD-C15: tiles with two openings or more. */
function withoutWaysOn(set: TileSet): Flaw[] {
  const found = countIn(set.tiles.filter(({ drawing }) => openingsIn(drawing) > 1));
  return found >= PILE.ways ? [] : [{ type: 'set-no-way-on', ...atPile(set), found, least: PILE.ways }];
}

/** TD-C16: what stands for something else where a character is chosen by its name. */
const TAKEN: readonly string[] = ['drawn', 'own', ...[...CHARACTERS, ...WARES].map(({ name }) => name)];

function miscast(characters: readonly OwnCharacter[]): Flaw[] {
  const found = characters.length;
  const { least, most } = CAST;
  if (found === 0) return [];
  const line = characters[most]?.line ?? characters[0]?.line ?? 1;
  const isWrong = found < least || found > most;
  return [
    ...(isWrong ? [{ type: 'set-cast', line, column: 1, found, least, most } as const] : []),
    ...characters.flatMap((each, i) => misfits(each, characters.slice(0, i))),
  ];
}

function misfits({ line, name, strength, craft, ability }: OwnCharacter, before: readonly OwnCharacter[]): Flaw[] {
  const { least, most } = VALUES.together;
  const found = strength + craft;
  const [column, craftColumn, abilityColumn, nameColumn] = [1, 3, 5, 6 + ability.length];
  return [
    ...(found < least || found > most
      ? [{ type: 'set-together', line, column, name, found, least, most } as const]
      : []),
    ...(ability === 'knows-a-spell' && craft < SPELL_CRAFT
      ? [{ type: 'set-spell', line, column: craftColumn, name, found: craft, least: SPELL_CRAFT } as const]
      : []),
    ...(before.some(other => other.ability === ability)
      ? [{ type: 'set-ability-twice', line, column: abilityColumn, name, ability } as const]
      : []),
    ...(before.some(other => other.name === name)
      ? [{ type: 'set-name-twice', line, column: nameColumn, name } as const]
      : []),
    ...(TAKEN.includes(name) ? [{ type: 'set-name-taken', line, column: nameColumn, name } as const] : []),
  ];
}
