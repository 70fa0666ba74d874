import type { Deed, Flaw, Point, Sheet, Sketch, SketchedRoom, Tally } from '../../../../games/dice-and-danger/index.ts';
import {
  isStart,
  reachable,
  sketchOf,
  talliedBy,
  TALLIES,
  WRITTEN,
} from '../../../../games/dice-and-danger/readers.ts';
import type { Mend } from '../editor.ts';
import { crossingFrom, laid, nodeOfFlaw, settled, withoutCorridor, withRoomChanged } from './drawing.ts';
import { endsOf, gridAround, isInside, isOnGrid, keyOf, type NodeKey, nodeAt, squaresOf, thereAt } from './nodes.ts';
import { routeAround } from './routing.ts';

/** What is usual on the sheets of the game: DDD-C4, DDD-C7, DDD-C16. */
const CHEST_NUMBERS = [3, 11] as const;
const BOSS_HEARTS = 2;
const PLAIN_NUMBER = 7;
const ACHIEVEMENTS = 2;

type FlawOf<Type extends Flaw['type']> = Extract<Flaw, { readonly type: Type }>;
type Mender<Type extends Flaw['type']> = (sheet: Sheet, flaw: FlawOf<Type>) => Mend<Sheet> | Sketch | undefined;

/** What one press can do about a flaw; undefined where only its author knows what was meant. */
export function mendOf(sheet: Sheet, flaw: Flaw): Mend<Sheet> | undefined {
  const mender = MENDERS[flaw.type] as Mender<Flaw['type']> | undefined;
  const mended = mender?.(sheet, flaw);
  return !mended || 'type' in mended ? mended : drawn(sheet, mended);
}

/** A sheet may have dozens of flaws with every stroke: the one that is mended is settled when somebody wants it. */
const drawn = (sheet: Sheet, sketch: Sketch): Mend<Sheet> => ({
  type: 'draft',
  get draft() {
    return settled(sketch) ?? sheet;
  },
});

const MENDERS: { readonly [Type in Flaw['type']]?: Mender<Type> } = {
  'sheet-starts': (sheet, flaw) => (flaw.found === 0 ? taken(`start:${flaw.number}`) : plain(sheet, flaw)),
  'sheet-boss': withOneBoss,
  'sheet-boss-hearts': (sheet, flaw) => inRoom(sheet, flaw, () => ({ hearts: BOSS_HEARTS })),
  'sheet-no-number': (sheet, flaw) => inRoom(sheet, flaw, () => ({ black: [PLAIN_NUMBER] })),
  'sheet-bad-number': (sheet, flaw) => inRoom(sheet, flaw, withGoodNumbers),
  'sheet-keys': withOneKey,
  'sheet-grey': withGreyInUse,
  'sheet-claw': (sheet, flaw) => plain(sheet, flaw),
  'sheet-clouds': (sheet, flaw) => (flaw.found < WRITTEN.length ? taken('cloud') : plain(sheet, flaw)),
  'sheet-blank': (sheet, flaw) => plain(sheet, flaw),
  'sheet-cut-off': (sheet, flaw) => joinedTo(sheet, flaw, reachable(sheet, { rooms: 'open', portal: 'open' })),
  'sheet-no-progress': (sheet, flaw) => joinedTo(sheet, flaw, reachable(sheet, { rooms: 'earned', portal: undefined })),
  'sheet-chests': (sheet, flaw) => (flaw.found < 2 ? taken(`chest:${nextChest(sheet)}`) : plain(sheet, flaw)),
  'sheet-achievements': withTwoDeeds,
  'sheet-achievement-beyond': withinReach,
  'sheet-boss-reward': (sheet, flaw) =>
    inRoom(sheet, flaw, ({ gems: [higher] }) => ({ gems: [Math.max(higher, flaw.least + 1), flaw.least] })),
  'sheet-reward-order': (sheet, flaw) => inRoom(sheet, flaw, withRewardsInOrder),
  'sheet-odd-boxes': (sheet, flaw) =>
    inRoom(sheet, flaw, ({ role, boxes }) => (role === 'monster' ? { boxes: boxes + 1 } : { armoured: false })),
  'sheet-crossing': uncrossed,
};

const taken = (piece: string): Mend<Sheet> => ({ type: 'piece', piece });

type TextSpot = { readonly line: number; readonly column: number };

/** A plain space with the same number where one of a kind is too much. */
function plain(sheet: Sheet, flaw: TextSpot): Sketch | undefined {
  const at = nodeOfFlaw(sheet, flaw);
  return at && 'kind' in at ? laid(sketchOf(sheet), at, 'regular', at.number ?? PLAIN_NUMBER) : undefined;
}

function inRoom(
  sheet: Sheet,
  flaw: TextSpot,
  change: (room: SketchedRoom) => Partial<SketchedRoom>,
): Sketch | undefined {
  const at = nodeOfFlaw(sheet, flaw);
  return at && 'letter' in at ? withRoomChanged(sketchOf(sheet), at.letter, change(at)) : undefined;
}

/** The largest room becomes the boss where there is none; of two the first stays. */
function withOneBoss(sheet: Sheet, flaw: FlawOf<'sheet-boss'>): Mend<Sheet> | Sketch | undefined {
  if (flaw.found > 1) return inRoom(sheet, flaw, () => ({ role: 'monster' }));
  const sketch = sketchOf(sheet);
  const [largest] = sketch.rooms.toSorted((a, b) => b.width * b.height - a.width * a.height || b.boxes - a.boxes);
  if (!largest) return taken('room');
  return withRoomChanged(sketch, largest.letter, { role: 'boss', hearts: BOSS_HEARTS, armoured: false });
}

const isGood = (number: number): boolean => number >= 2 && number <= 12;

function withGoodNumbers({ black, locked }: SketchedRoom): Partial<SketchedRoom> {
  const once = [...new Set(black.filter(isGood))];
  return { black: once, locked: [...new Set(locked.filter(number => isGood(number) && !once.includes(number)))] };
}

function withRewardsInOrder({ role, gems: [higher, lower] }: SketchedRoom): Partial<SketchedRoom> {
  if (role === 'worm') return { gems: [0, 0], hearts: 0 };
  const least = Math.max(1, lower);
  return { gems: [Math.max(higher, least + 1), least] };
}

/** DDD-C3: a grey space beside the room where a locked number has no key; of several keys one stays. */
function withOneKey(sheet: Sheet, { number, found, ...flaw }: FlawOf<'sheet-keys'>): Sketch | undefined {
  const room = nodeOfFlaw(sheet, flaw);
  if (!room || !('letter' in room)) return undefined;
  const sketch = sketchOf(sheet);
  if (found === 0) return withKey(sketch, room, number);
  const [, ...others] = keysBeside(sketch, room.letter, number);
  return others.reduce((next, key) => laid(next, key, 'regular', number), sketch);
}

/** The spaces that unlock a number of a room, grey or with a claw. */
const keysBeside = (sketch: Sketch, letter: string, number: number): readonly Point[] =>
  sketch.spaces.filter(
    space =>
      space.number === number &&
      (space.kind === 'claw' || (space.kind === 'grey' && neighboursOf(sketch, keyOf(space)).includes(letter))),
  );

const neighboursOf = (sketch: Sketch, node: NodeKey): readonly NodeKey[] =>
  sketch.corridors.flatMap(points => {
    const ends = endsOf(sketch, points);
    return ends.includes(node) ? ends.filter(end => end !== undefined && end !== node) : [];
  }) as NodeKey[];

const roomsBeside = (sketch: Sketch, point: Point): readonly NodeKey[] =>
  neighboursOf(sketch, keyOf(point)).filter(node => sketch.rooms.some(({ letter }) => letter === node));

/** A plain space beside it that shows the number turns grey; else a grey one is laid beside the room; else it is unlocked. */
function withKey(sketch: Sketch, room: SketchedRoom, number: number): Sketch {
  const fit = sketch.spaces.find(
    space => space.kind === 'regular' && space.number === number && roomsBeside(sketch, space).join() === room.letter,
  );
  if (fit) return laid(sketch, fit, 'grey', number);
  const free = besidesOf(sketch, room).find(({ outer }) => thereAt(sketch, outer).type === 'nothing');
  if (!free)
    return withRoomChanged(sketch, room.letter, {
      black: [...room.black, number],
      locked: room.locked.filter(each => each !== number),
    });
  const grey = laid(sketch, free.outer, 'grey', number);
  return { ...grey, corridors: [...grey.corridors, [free.outer, free.inner]] };
}

/** The squares around a room, level and upright, each with the square of the room that it touches. */
function besidesOf(sketch: Sketch, room: SketchedRoom): readonly { readonly inner: Point; readonly outer: Point }[] {
  const grid = gridAround(sketch);
  return squaresOf(room).flatMap(inner =>
    [
      { x: inner.x, y: inner.y - 1 },
      { x: inner.x + 1, y: inner.y },
      { x: inner.x, y: inner.y + 1 },
      { x: inner.x - 1, y: inner.y },
    ]
      .filter(outer => !isInside(room, outer) && isOnGrid(grid, outer))
      .map(outer => ({ inner, outer })),
  );
}

/** A grey space beside one room locks its number there; one beside none or several becomes plain. */
function withGreyInUse(sheet: Sheet, flaw: FlawOf<'sheet-grey'>): Sketch | undefined {
  const at = nodeOfFlaw(sheet, flaw);
  if (!at || !('kind' in at) || at.number === undefined) return undefined;
  const sketch = sketchOf(sheet);
  const [letter, ...others] = roomsBeside(sketch, at);
  const room = sketch.rooms.find(each => each.letter === letter);
  if (!room || others.length > 0 || room.black.includes(at.number)) return plain(sheet, flaw);
  return withRoomChanged(sketch, room.letter, { locked: [...room.locked, at.number] });
}

/** A corridor from what is out of reach to the nearest thing that is not. */
function joinedTo(sheet: Sheet, flaw: TextSpot, reached: ReadonlySet<number>): Sketch | undefined {
  const at = nodeOfFlaw(sheet, flaw);
  const sketch = sketchOf(sheet);
  const from = at && nodeAt(sketch, at);
  if (from === undefined) return undefined;
  const reachedNodes = [...sheet.spaces, ...sheet.rooms]
    .filter((_, node) => reached.has(node))
    .flatMap(node => nodeAt(sketch, node) ?? []);
  const points = routeAround(sketch, from, reachedNodes);
  return points && { ...sketch, corridors: [...sketch.corridors, points] };
}

const nextChest = ({ spaces }: Sheet): number =>
  CHEST_NUMBERS.find(number => !spaces.some(space => space.kind === 'chest' && space.number === number)) ??
  CHEST_NUMBERS[0];

/** DDD-C5: what the sheet has to offer, until there are two; what is too much goes. */
function withTwoDeeds(sheet: Sheet): Sketch | undefined {
  const sketch = sketchOf(sheet);
  const offers = offersOf(sheet).filter(({ type }) => !sketch.deeds.some(deed => deed.type === type));
  const deeds = [...sketch.deeds, ...offers].slice(0, ACHIEVEMENTS);
  return deeds.length === ACHIEVEMENTS ? { ...sketch, deeds } : undefined;
}

/** Achievements that can be had on a sheet. */
function offersOf(sheet: Sheet): readonly Deed[] {
  const tallies = TALLIES.map((type: Tally) => ({ type, count: talliedBy(sheet, type).length }));
  const sides = new Set(sheet.spaces.filter(isStart).map(({ kind }) => kind));
  const prey = sheet.rooms.filter(({ role }) => role === 'monster').map(({ letter }) => letter);
  return [
    ...tallies.filter(({ count }) => count > 0),
    ...(sides.has('left-start') && sides.has('right-start') ? [{ type: 'joined' } as const] : []),
    ...(prey.length > 0 ? [{ type: 'slain', letters: prey.slice(0, 2) } as const] : []),
  ];
}

/** As many as there are; where there are none, another achievement. */
function withinReach(sheet: Sheet, { achievement, most }: FlawOf<'sheet-achievement-beyond'>): Sketch | undefined {
  const sketch = sketchOf(sheet);
  const others = sketch.deeds.filter(({ type }) => type !== achievement);
  const [offer] = offersOf(sheet).filter(({ type }) => !others.some(deed => deed.type === type));
  const deeds = sketch.deeds.flatMap((deed): readonly Deed[] => {
    if (deed.type !== achievement) return [deed];
    return most > 0 && 'count' in deed ? [{ ...deed, count: most }] : offer ? [offer] : [];
  });
  return { ...sketch, deeds };
}

/** One of the two goes around; where there is no way around, it goes. */
function uncrossed(sheet: Sheet, flaw: FlawOf<'sheet-crossing'>): Sketch | undefined {
  const at = nodeOfFlaw(sheet, flaw);
  const sketch = sketchOf(sheet);
  const crossing = at && crossingFrom(sketch, at);
  if (!crossing) return undefined;
  const [from, to] = endsOf(sketch, sketch.corridors[crossing.corridor] ?? []);
  const bare = withoutCorridor(sketch, crossing.corridor);
  const around = from !== undefined && to !== undefined ? routeAround(bare, from, [to]) : undefined;
  return around ? { ...bare, corridors: [...bare.corridors, around] } : bare;
}
