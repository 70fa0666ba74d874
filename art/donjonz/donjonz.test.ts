import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card, Coordinates, Misfit, State, Thing, View } from '../../games/donjonz/index.ts';
import { donjonz, type Donjonz } from '../../games/donjonz/index.ts';
import {
  areasOf,
  coordinatesOf,
  faceOf,
  gloryOf,
  numberAt,
  SCALE,
  spaceOf,
  TURNS,
  WEAPONS,
} from '../../games/donjonz/readers.ts';
import { keptMatch } from '../../games/tests/kept.ts';
import { append, unplayed } from '../../kernel/match.ts';
import type { Path, Point } from '../figure.ts';
import { PAINTS } from '../paint.ts';
import type { Drawing, Icon, KeyedWords, Shape, Stroke, Text } from '../shape.ts';
import { type Palette, svgDocument } from '../svg.ts';
import { trace } from '../tests/trace.ts';
import { tremor } from '../random.ts';
import { cardShapes } from './card.ts';
import { boardBox } from './board.ts';
import { art, cardDrawing, ground, halo, heldCard, lights, marks, sheet, SPACE, strip } from './index.ts';
import { SHEET_WORDS } from './sheet.ts';
import { MONSTERS } from './thing.ts';

const options = { doorWithoutKey: 'blocked', deck: 'standard' } as const;
const rules = donjonz.rules({ version: 1, seats: 1, options });
const { content } = rules;
const { targets } = art;
const cards = content.deck.map((_, card) => card);

/** The space under a point of the board. */
const spaceAt = ([x, y]: Point): Coordinates => ({ x: Math.floor(x / SPACE), y: Math.floor(y / SPACE) });

const flat = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap(shape => (shape.kind === 'group' ? [shape, ...flat(shape.shapes)] : [shape]));
const icons = (shapes: readonly Shape[]): Icon[] => flat(shapes).filter(shape => shape.kind === 'icon');
const texts = (shapes: readonly Shape[]): Text[] => flat(shapes).filter(shape => shape.kind === 'text');
const strokes = (shapes: readonly Shape[]): Stroke[] => flat(shapes).filter(shape => shape.kind === 'stroke');
const ids = (shapes: readonly Shape[]): string[] =>
  flat(shapes).flatMap(shape => (shape.kind === 'group' && shape.id !== undefined ? [shape.id] : []));

/** The states of a match in which everything was left to chance. */
function playThrough(seed: string): readonly State[] {
  const random = tremor(seed);
  const state = rules.setup();
  const states = [structuredClone(state)];
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const actions = rules.actions(state, seat);
    const action = actions[Math.floor(random() * actions.length)];
    if (!action) throw new Error('nothing to do');
    rules.apply(state, seat, action);
    states.push(structuredClone(state));
  }
  return states;
}

const matches = Array.from({ length: 12 }, (_, i) => playThrough(`match ${i}`));
const views = matches.flat().map(state => rules.view(state, 0));
const walks = views.filter(view => view.phase === 'walk');
const fresh = rules.view(rules.setup(), 0);
const withView = (changes: Partial<View>): View => ({ ...fresh, ...changes });

const pictureOf = (thing: Thing): string =>
  thing.type === 'monster' ? MONSTERS[thing.weapon] : thing.type === 'weapon' ? thing.weapon : thing.type;

describe.each(cards)('card %i', card => {
  test.each(TURNS)('after %i quarter turns shows each thing upright on its own space', turn => {
    const face = faceOf(content, card, turn);
    const drawn = icons(cardShapes(face, 'lying')).map(({ name, at }) => {
      const { x, y } = spaceAt(at);
      return `${y * face.width + x} ${name}`;
    });
    const expected = face.spaces.flatMap(({ thing }, i) =>
      thing.type === 'nothing' ? [] : [`${i} ${pictureOf(thing)}`],
    );
    expect(drawn).toEqual(expect.arrayContaining(expected));
    const badges = face.spaces.filter(({ thing }) => thing.type === 'monster' || thing.type === 'door');
    expect(drawn).toHaveLength(expected.length + badges.length);
  });

  test.each(TURNS)('after %i quarter turns has each of its walls once', turn => {
    const face = faceOf(content, card, turn);
    const walls = cardShapes(face, 'lying').filter(
      (shape): shape is Path => shape.kind === 'path' && shape.weight === 4.2,
    );
    expect(walls).toHaveLength(wallCount(face));
    const points = walls.flatMap(wall => trace(wall.d));
    for (const [x, y] of points) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x).toBeLessThan(face.width * SPACE);
      expect(y).toBeLessThan(face.height * SPACE);
    }
  });
});

/** Inner walls stand on two spaces. */
function wallCount({ spaces, width, height }: Card): number {
  const rims = spaces.flatMap(({ walls: [north, east, south, west] }, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return [north && y === 0, east && x === width - 1, south && y === height - 1, west && x === 0];
  });
  const sides = spaces.flatMap(({ walls }) => walls).filter(Boolean).length;
  const rim = rims.filter(Boolean).length;
  return rim + (sides - rim) / 2;
}

test('what is printed on a face is drawn once and shared', () => {
  const face = faceOf(content, 3, 1);
  expect(cardShapes(face, 'lying').at(-1)).toBe(cardShapes(face, 'lifted').at(-1));
});

test('a card by itself fits its frame', () => {
  const { view } = cardDrawing(content, 2, 1);
  expect(view).toEqual([-6, -6, 2 * SPACE + 12, 3 * SPACE + 12]);
});

/** What lies on a space of a card has an id, too. */
const isNoThing = (id: string): boolean => !id.startsWith('on/');

describe('the board', () => {
  test('shows every laid card as a thing of its own, and the same card the same way', () => {
    for (const view of views) {
      const drawn = ids(ground(content, view.laid)).filter(isNoThing);
      expect(drawn).toEqual(view.laid.map(({ card }) => `card/${card}`));
    }
    const { laid } = walks[0] ?? fresh;
    expect(ground(content, laid)).toEqual(ground(content, laid));
  });

  test('is framed so that all cards are seen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...views),
        fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 9 })),
        (view, least) => {
          const areas = areasOf(content, view.laid);
          const [left, top, width, height] = boardBox(areas, least);
          expect(width).toBeGreaterThanOrEqual(least[0] * SPACE);
          expect(height).toBeGreaterThanOrEqual(least[1] * SPACE);
          for (const area of areas) {
            expect(area.x * SPACE).toBeGreaterThan(left);
            expect(area.y * SPACE).toBeGreaterThan(top);
            expect((area.x + area.width) * SPACE).toBeLessThan(left + width);
            expect((area.y + area.height) * SPACE).toBeLessThan(top + height);
          }
        },
      ),
    );
  });

  test('has a halo along every free side: eight for the half-card alone', () => {
    expect(halo(content, fresh.laid).d.match(/M/g)).toHaveLength(8);
  });
});

describe('the card held over the table', () => {
  const held = (x: number, y: number, misfit?: Misfit): Shape[] =>
    flat([heldCard(content, fresh.laid, { card: 1, x, y, turn: 0 }, misfit)]);
  const pathsIn = (shapes: readonly Shape[], paint: string): Path[] =>
    shapes.filter((shape): shape is Path => shape.kind === 'path' && shape.stroke === paint);

  test('shows the edges by which it would touch', () => {
    expect(pathsIn(held(0, 1), 'good')[0]?.d.match(/M/g)).toHaveLength(3);
    expect(pathsIn(held(2, 1), 'good')[0]?.d.match(/M/g)).toHaveLength(1);
    expect(pathsIn(held(0, -2), 'good')[0]?.d.match(/M/g), 'stair and door have a wall above').toHaveLength(1);
    expect(pathsIn(held(8, 8, 'apart'), 'good')).toEqual([]);
  });

  test('crosses out the spaces that are taken', () => {
    expect(pathsIn(held(1, 0, 'overlap'), 'bad')).toHaveLength(2);
    expect(pathsIn(held(0, 1), 'bad')).toEqual([]);
  });

  test('rings the corner that is all it touches', () => {
    const rings = held(3, 1, 'corner').filter(shape => shape.kind === 'circle' && shape.radius === 13);
    expect(rings).toEqual([expect.objectContaining({ at: [0, 0] })]);
  });

  test('is barred, not only coloured, where it may not lie', () => {
    const names = (shapes: readonly Shape[]): string[] => icons(shapes).map(({ name }) => name);
    expect(names(held(1, 0, 'overlap'))).toContain('cancel');
    expect(names(held(0, 1))).not.toContain('cancel');
  });
});

describe('the walk', () => {
  test('is one stroke a step, one ring a find, and a hero', () => {
    for (const view of views) {
      const drawn = ids(marks(content, view));
      expect(drawn.filter(id => id.startsWith('trail/'))).toHaveLength(view.path.length - 1);
      expect(drawn.filter(id => id.startsWith('find/'))).toEqual(view.circled.map(space => `find/${space}`));
      expect(drawn.filter(id => id === 'hero')).toHaveLength(1);
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  test('leads through the spaces entered', () => {
    for (const view of walks.slice(0, 40)) {
      const ends = strokes(marks(content, view))
        .slice(0, view.path.length - 1)
        .map(({ spine }) => spaceAt(trace(spine).at(-1) ?? [NaN, NaN]));
      expect(ends).toEqual(view.path.slice(1).map(space => coordinatesOf(content, view.laid, space)));
    }
  });

  test('a further step leaves the earlier strokes as they are', () => {
    const [before, after] = walks.flatMap((view, i) => {
      const next = walks[i + 1];
      return view.path.length > 4 && next?.path.length === view.path.length + 1 ? [view, next] : [];
    });
    if (!before || !after) throw new Error('no walk is long enough');
    expect(strokes(marks(content, after)).slice(0, before.path.length - 1)).toEqual(
      strokes(marks(content, before)).slice(0, before.path.length - 1),
    );
  });

  test('a fallen hero does not stand', () => {
    const turnOf = (view: View): unknown => marks(content, view).find(({ id }) => id === 'hero')?.turn;
    expect(turnOf(fresh)).toBe(0);
    expect(turnOf(withView({ lost: true }))).not.toBe(0);
  });

  test('lights the open steps, and what lies there stays visible', () => {
    const walk = matches.flat().filter(state => state.phase === 'walk');
    for (const state of walk.slice(0, 60)) {
      const view = rules.view(state, 0);
      const steps = rules.actions(state, 0).filter(action => action.type === 'step');
      const lit = lights(content, view, steps, steps[0]);
      expect(lit.map(({ id }) => [id])).toEqual(steps.map(targets));
      const dashed = lit.map(light => light.shapes.some(shape => 'dash' in shape && shape.dash !== undefined));
      expect(dashed).toEqual(steps.map((_, i) => i !== 0));
    }
  });
});

describe.each([
  ['sheet', sheet],
  ['strip', strip],
] as const)('the inventory %s', (_, draw) => {
  const rings = (view: View, start: string): number => ids(draw(view).shapes).filter(id => id.startsWith(start)).length;

  test('circles what the hero owns, and nothing else', () => {
    const rich = withView({ weapons: ['axe', 'axe'], key: true, pouches: 9, monsters: 4 });
    expect(rings(rich, 'held/axe')).toBe(2);
    expect(rings(rich, 'held/')).toBe(3);
    expect(rings(rich, 'monster/')).toBe(4);
    expect(strokes(draw(fresh).shapes)).toEqual([]);
  });

  test('says the glory', () => {
    for (const view of views.slice(-40)) {
      const said = texts(draw(view).shapes).map(({ say }) => say);
      expect(said).toContain(String(gloryOf(view)));
    }
  });

  test('prints the whole scale and a place for every weapon', () => {
    const { shapes } = draw(fresh);
    expect(texts(shapes).map(({ say }) => say)).toEqual(expect.arrayContaining(SCALE.slice(1).map(String)));
    expect(ids(shapes).filter(id => id.startsWith('weapon/'))).toEqual(WEAPONS.map(weapon => `weapon/${weapon}`));
    for (const drop of WEAPONS)
      expect(ids(shapes)).toEqual(expect.arrayContaining([...targets({ type: 'swap', drop })]));
  });

  test('sets nothing below 14 and keeps to its own words', () => {
    for (const view of [fresh, withView({ lost: true, phase: 'over' }), withView({ pouches: 14, monsters: 10 })]) {
      const said = texts(draw(view).shapes);
      expect(Math.min(...said.map(({ size }) => size))).toBeGreaterThanOrEqual(14);
      const keys = said.flatMap(({ say }) => (typeof say === 'string' ? [] : [say.key]));
      expect(keys.filter(key => !SHEET_WORDS.some(known => known === key))).toEqual([]);
    }
  });
});

test('the sheet circles as many pouches as it prints, and counts the rest', () => {
  const pouches = (owned: number): number =>
    ids(sheet(withView({ pouches: owned })).shapes).filter(id => id.startsWith('pouch/')).length;
  expect([pouches(0), pouches(5), pouches(28), pouches(40)]).toEqual([0, 5, 28, 28]);
});

test('the sheet names the rank of the moment', () => {
  const rankOf = (changes: Partial<View>): unknown =>
    texts(sheet(withView(changes)).shapes).find(({ say }) => typeof say !== 'string' && /rank|fallen/.test(say.key))
      ?.say;
  expect(rankOf({})).toEqual({ key: 'rank', params: { rank: 1, least: 0, most: 20 } });
  expect(rankOf({ pouches: 16, monsters: 6 })).toEqual({ key: 'rank', params: { rank: 3, least: 41, most: 60 } });
  expect(rankOf({ pouches: 14, monsters: 10 })).toEqual({ key: 'top-rank', params: { rank: 5, least: 81 } });
  expect(rankOf({ lost: true })).toEqual({ key: 'fallen' });
});

test('a space under a light holds what the map says', () => {
  const state = matches.flat().find(({ phase, path }) => phase === 'walk' && path.length > 3);
  if (!state) throw new Error('no walk is long enough');
  const view = rules.view(state, 0);
  const steps = rules.actions(state, 0).filter(action => action.type === 'step');
  const shown = lights(content, view, steps).map(({ shapes }) => icons(shapes)[0]?.name ?? 'nothing');
  const lying = steps.map(step => spaceOf(content, view.laid, numberAt(content, view.laid, step) ?? -1).thing);
  expect(shown).toEqual(lying.map(pictureOf));
});

describe('as a document', () => {
  const PALETTE = Object.fromEntries([...PAINTS, 'graphite'].map(paint => [paint, `#${paint}`])) as Palette;
  const speak = ({ key }: KeyedWords): string => {
    expect(SHEET_WORDS).toContain(key);
    return key;
  };

  /** What a document has where a number, a paint or a word was missing. */
  const holes = (drawing: Drawing): readonly string[] =>
    svgDocument(drawing, PALETTE, speak).match(/[^ ]*(?:NaN|undefined|Infinity)[^ ]*/g) ?? [];

  const { log, ...opening } = keptMatch<Donjonz>('donjonz', 'a-bit-of-everything.json');
  const match = unplayed(donjonz, opening);
  const positions = [
    rules.view(match.state, 0),
    ...log.map(entry => {
      append(match, entry);
      return rules.view(match.state, 0);
    }),
  ];

  test('the sheets are the inventory, on which nothing is circled or counted, and every card', () => {
    const [inventory, ...printed] = art.sheets(content);
    expect(strokes(inventory?.shapes ?? [])).toEqual([]);
    expect(texts(inventory?.shapes ?? []).map(({ say }) => say)).not.toContain('0 × 2 = 0');
    expect(printed.map(({ shapes }) => ids(shapes).filter(isNoThing))).toEqual(cards.map(card => [`card/${card}`]));
    expect(ids(printed[0]?.shapes ?? [])).toEqual(['card/0', 'on/The Front Step/0', 'on/The Front Step/2']);
    expect([inventory!, ...printed].flatMap(holes)).toEqual([]);
  });

  test('the table and its thumbnail have no holes in any position of a whole match', () => {
    for (const view of positions) {
      expect(holes(art.table(content, view, 0))).toEqual([]);
      expect(holes(art.thumbnail(content, view))).toEqual([]);
    }
  });

  test('the table shows the cards to come while the map is laid, then the inventory, and all of it in sight', () => {
    const [first, last] = [positions.find(({ phase }) => phase === 'lay'), positions.at(-1)];
    if (!first || !last) throw new Error('the match is not whole');
    expect(ids(art.table(content, first, 0).shapes)).toEqual(
      expect.arrayContaining([`card/${first.hand}`, `card/${first.next}`]),
    );
    const walked = art.table(content, last, 0);
    expect(texts(walked.shapes).map(({ say }) => say)).toContain(String(gloryOf(last)));
    expect(walked.view[2]).toBe(art.thumbnail(content, last).view[2] + sheet(last).view[2]);
  });

  test('a thumbnail has no words', () => {
    for (const view of positions) expect(texts(art.thumbnail(content, view).shapes)).toEqual([]);
  });
});
