import { describe, expect, test } from 'vitest';
import { theDungeon, type Cast, type Side, type TheDungeon, type View } from '../../games/the-dungeon/index.ts';
import {
  CHARACTERS,
  exitSide,
  openSides,
  placeBeside,
  SIDES,
  SPELLS,
  START_PLACE,
  TILES,
  tileOf,
  WARES,
} from '../../games/the-dungeon/readers.ts';
import { keptMatch } from '../../games/tests/kept.ts';
import { isRefusal, type Rules } from '../../kernel/game.ts';
import { append, unplayed } from '../../kernel/match.ts';
import { COLOURS } from '../colours.ts';
import type { Point } from '../figure.ts';
import { ICONS } from '../icons.ts';
import type { Drawing, KeyedWords, Shape } from '../shape.ts';
import { type Palette, svgDocument } from '../svg.ts';
import { trace } from '../tests/trace.ts';
import { DOOR_STATES, doorShapes } from './doors.ts';
import { planOf, walls } from './floor.ts';
import {
  areaOf,
  art,
  dice,
  doors,
  droppedThings,
  ENEMY_ICONS,
  heldTile,
  lights,
  pawns,
  pencilOf,
  pile,
  portrait,
  PRINTED,
  STEP,
  tileDrawing,
  tiles,
  wareIcon,
  wayId,
} from './index.ts';
import { tileShapes } from './tile.ts';
import { TILE } from './units.ts';

const QUARTER_TURNS = [0, 1, 2, 3] as const;

const flat = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap(shape => (shape.kind === 'group' ? [shape, ...flat(shape.shapes)] : [shape]));
const texts = (shapes: readonly Shape[]) => flat(shapes).flatMap(shape => (shape.kind === 'text' ? [shape.say] : []));
/** The upper and the lower edge of the plate on a tile. */
function plateOn(shapes: readonly Shape[]): readonly [number, number] {
  const svg = svgOf({ view: [-68, -68, 136, 136], shapes }, new Set());
  const [, y, height] = /<rect[^>]* y="(-?[\d.]+)"[^>]* height="([\d.]+)"[^>]*><\/rect><text/.exec(svg) ?? [];
  return [Number(y), Number(y) + Number(height)];
}
const bytes = (shapes: readonly Shape[]): string => JSON.stringify(shapes);

function rulesOf(seats: number): Rules<TheDungeon> {
  const options = theDungeon.readOptions({ characters: CHARACTERS.slice(0, seats).map(({ name }) => name) }, seats);
  if (isRefusal(options)) throw new Error('no such table');
  return theDungeon.rules({ version: 1, seats, options });
}

function viewOf(seats: number): View {
  const rules = rulesOf(seats);
  return rules.view(rules.setup(), 0);
}

describe('tiles', () => {
  test('the thirty tiles have 21 faces, and no two faces look alike', () => {
    const drawn = TILES.map((_, face) => bytes(tileShapes({ face, turn: 0, copy: 0 })));
    expect(new Set(drawn).size).toBe(TILES.length);
    expect(TILES.reduce((sum, [, , count]) => sum + count, 0)).toBe(30);
  });

  test.each(TILES.map(([name], face) => [name, face] as const))(
    '%s names its room and is drawn the same twice',
    (_, face) => {
      const shapes = tileShapes({ face, turn: 1, copy: 0 });
      expect(texts(shapes)).toContainEqual({ key: 'room', params: { room: tileOf(face).room } });
      expect(tileShapes({ face, turn: 1, copy: 0 })).toEqual(shapes);
    },
  );

  test.each(TILES.map(([name], face) => [name, face] as const))(
    '%s: at head or foot the plate lies between the wall and the edge, and hides neither',
    (_, face) => {
      for (const turn of QUARTER_TURNS) {
        const open = openSides(face, turn);
        const ways = [...open, exitSide(face, turn)];
        if (ways.includes(0) && ways.includes(2)) continue;
        const plate = plateOn(tileShapes({ face, turn, copy: 0 })).map(Math.abs);
        const [near, far] = [Math.min(...plate), Math.max(...plate)];
        expect(near).toBeGreaterThan(planOf(tileOf(face).room, open).chamber + 1);
        expect(far).toBeLessThan(TILE / 2);
      }
    },
  );

  test.each(TILES.map(([name], face) => [name, face] as const))(
    '%s: passages reach the edge where it is open',
    (_, face) => {
      for (const turn of QUARTER_TURNS) {
        const open = openSides(face, turn);
        const points = trace(walls('test', planOf(tileOf(face).room, open), 0).d);
        for (const side of SIDES) expect(touches(points, side)).toBe(open.includes(side));
      }
    },
  );

  test('only a Guard Room has a door to the world outside, and it turns with the tile', () => {
    const outside = TILES.flatMap(([name], face) => (exitSide(face, 0) === undefined ? [] : [name]));
    expect(outside).toEqual(['guard-room']);
    const face = TILES.findIndex(([name]) => name === 'guard-room');
    expect(QUARTER_TURNS.map(turn => exitSide(face, turn))).toEqual([0, 1, 2, 3]);
  });
});

function touches(points: readonly Point[], side: Side): boolean {
  const edge = TILE / 2 - 1;
  return points.some(([x, y]) => [-y, x, y, -x][side] !== undefined && ([-y, x, y, -x][side] ?? 0) >= edge);
}

describe('doors', () => {
  test('untried, open, locked and blocked differ in shape, not only in colour', () => {
    const shapes = DOOR_STATES.map(state =>
      bytes(doorShapes(state, 0)).replaceAll(/"(fill|stroke|paint|cut)":"[^"]*"/g, ''),
    );
    expect(new Set(shapes).size).toBe(DOOR_STATES.length);
  });

  test('the start cell shows its four doors', () => {
    expect(doors(viewOf(1)).map(({ id }) => id)).toEqual(['door/0/0', 'door/0/1', 'door/0/2', 'door/0/3']);
  });
});

describe('pawns', () => {
  test('six of them in one cell stand apart, each with a pencil of its own', () => {
    const all = pawns(viewOf(6));
    const feet = all.map(({ at }) => at ?? [0, 0]);
    for (const [i, one] of feet.entries())
      for (const other of feet.slice(i + 1))
        expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThanOrEqual(20);
    expect(new Set([0, 1, 2, 3, 4, 5].map(pencilOf)).size).toBe(6);
  });

  test('the dead and those who are out are not on the map', () => {
    const view = viewOf(3);
    const characters = view.characters.map((each, seat) => ({ ...each, ...[{ lives: 0 }, { out: 2 }, {}][seat] }));
    expect(pawns({ ...view, characters }).map(({ id }) => id)).toEqual(['pawn/2']);
  });
});

describe('lights', () => {
  const light = { id: wayId(1), place: placeBeside(START_PLACE, 1), ground: 'unknown' } as const;

  test('say what a way costs and how likely its lock is', () => {
    const [drawn] = lights([{ ...light, cost: 2, chance: 83 }], 1);
    expect(drawn?.id).toBe('way/1');
    expect(drawn?.at).toEqual([STEP, 0]);
    expect(texts(drawn?.shapes ?? [])).toEqual(expect.arrayContaining(['2', '83 %', '?']));
  });

  test('leave the name of a lit tile to be read: it lies over the light, and the cost in another corner', () => {
    const face = TILES.findIndex((_, each) => openSides(each, 0).length === 1 && exitSide(each, 0) === undefined);
    for (const turn of QUARTER_TURNS) {
      const [drawn] = lights([{ ...light, ground: 'known', cost: 2, tile: { face, turn } }], 1);
      const [plate, badge, ...more] = (drawn?.shapes ?? []).filter(shape => shape.kind === 'group');
      expect([plate?.role, more]).toEqual(['plate', []]);
      expect(drawn?.shapes.slice(-2)).toEqual([plate, badge]);
      expect((badge?.at?.[1] ?? 0) > 0).toBe(openSides(face, turn).includes(2));
    }
  });

  test('join actions and shapes', () => {
    const turn: Cast = { type: 'cast', spell: 'second-thoughts', tile: 3, turn: 1 };
    expect(art.targets({ type: 'go', side: 2 })).toEqual(['way/2']);
    expect(art.targets({ type: 'lay', turn: 1 })).toEqual(['held']);
    expect(art.targets(turn)).toEqual(['far/3']);
    expect(art.targets({ type: 'cast', spell: 'polite-knock', side: 0 })).toEqual(['knock/0']);
    expect(art.targets({ type: 'end' })).toEqual([]);
  });
});

describe('places', () => {
  test('the area holds every tile and the places beside them', () => {
    const view = viewOf(1);
    expect(areaOf(view)).toEqual([-TILE / 2, -TILE / 2, TILE, TILE]);
    expect(areaOf(view, [placeBeside(START_PLACE, 1)])).toEqual([-TILE / 2, -TILE / 2, TILE + STEP, TILE]);
    expect(tiles(view).map(({ id }) => id)).toEqual(['tile/0']);
  });
});

test('eight faces and a stranger', () => {
  const faces = [...CHARACTERS.map(({ name }) => name), 'stranger' as const].map(of => bytes(portrait(of).shapes));
  expect(new Set(faces).size).toBe(CHARACTERS.length + 1);
});

test('every spell, ware and enemy has a picture', () => {
  const icons = [...SPELLS, ...WARES.map(({ name }) => wareIcon(name)), ...Object.values(ENEMY_ICONS)];
  expect(icons.filter(name => !(name in ICONS))).toEqual([]);
  expect(wareIcon('a wand of somebody')).toBe('sack');
});

test('the pile says how many tiles are left, and is an empty place at the end', () => {
  expect(texts(pile(17).shapes)).toEqual([{ key: 'left', params: { count: 17 } }]);
  expect(texts(pile(0).shapes)).toEqual([]);
});

test('the tile in hand can be turned only where there is a choice', () => {
  const held = { face: 1, turn: 0, place: START_PLACE } as const;
  const icons = (turns: number) => flat([heldTile({ ...held, turns })]).filter(({ kind }) => kind === 'icon').length;
  expect(icons(2)).toBe(icons(1) + 1);
  expect(tileDrawing(1, 0).shapes).toHaveLength(1);
});

test('what lies about is shown, four things at most', () => {
  const view = viewOf(1);
  const things = [0, 1, 2, 3, 4].map(id => ({ tile: 0, thing: 'object', id }) as const);
  const [shown] = droppedThings(rulesOf(1).content, { ...view, things });
  expect(shown?.shapes).toHaveLength(4);
});

test('the second die of a fight is black', () => {
  const [one, other] = dice([3, 4], 'black').shapes;
  expect(bytes(other ? [other] : [])).toContain('die-dark');
  expect(bytes(one ? [one] : [])).not.toContain('die-dark');
});

/** Every paint by name; there is no other. */
const palette: Palette = new Proxy(COLOURS.print, {
  get: (colours, name) => {
    const colour = colours[name as keyof Palette];
    if (!colour) throw new Error(`no paint ${String(name)}`);
    return colour;
  },
});

/** A drawing as text; what it has to say is noted by its key. */
function svgOf(drawing: Drawing, said: Set<string>): string {
  const speak = ({ key }: KeyedWords): string => {
    said.add(key);
    return key;
  };
  return svgDocument(drawing, palette, speak);
}

const BROKEN = /NaN|undefined|Infinity/;

describe('every drawing becomes SVG', () => {
  test('the sheets hold 30 tiles, 8 characters, 20 cards of the purchase deck and 24 spells', () => {
    const said = new Set<string>();
    const sheets = art.sheets(rulesOf(1).content);
    expect(sheets.map(({ shapes }) => shapes.length)).toEqual([12, 12, 6, 8, 12, 8, 12, 12]);
    for (const sheet of sheets) expect(svgOf(sheet, said)).not.toMatch(BROKEN);
    expect([...said].filter(key => !PRINTED.some(each => each === key))).toEqual([]);
  });

  test.each(['alone-easy.json', 'two-who-come-back.json'])('the table and the small picture all through %s', name => {
    const { log, ...opening } = keptMatch<TheDungeon>('the-dungeon', name);
    const match = unplayed(theDungeon, opening);
    const said = new Set<string>();
    const draw = (): void => {
      const { rules, state } = match;
      const view = rules.view(state, 0);
      expect(svgOf(art.table(rules.content, view, 0), said)).not.toMatch(BROKEN);
      const small = art.thumbnail(rules.content, view);
      expect(svgOf(small, new Set())).not.toMatch(BROKEN);
      expect(texts(small.shapes)).toEqual([]);
    };
    log.forEach((entry, i) => {
      append(match, entry);
      if (i % 10 === 0) draw();
    });
    draw();
    expect([...said]).toEqual(['room']);
  });
});
