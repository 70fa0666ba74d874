import { SUMS } from './dice.ts';
import { WRITTEN } from './data.ts';
import { overlapsOf, type Overlap } from './planarity.ts';
import { outOfReach, reachable, type Walk } from './progress.ts';
import {
  indices,
  isStart,
  keysOf,
  type Node,
  type Room,
  roomAt,
  type Sheet,
  type Space,
  spaceAt,
  type Spot,
  talliedBy,
} from './sheet.ts';

/** What keeps a sheet from being one to play on, and where in its text. */
export type Flaw =
  | Overlap
  | (Spot &
      (
        | { readonly type: 'sheet-cut-off' }
        | { readonly type: 'sheet-starts'; readonly number: number; readonly found: number }
        | { readonly type: 'sheet-boss'; readonly found: number }
        | { readonly type: 'sheet-no-number'; readonly name: string }
        | { readonly type: 'sheet-bad-number'; readonly name: string; readonly number: number }
        | { readonly type: 'sheet-keys'; readonly name: string; readonly number: number; readonly found: number }
        | { readonly type: 'sheet-grey'; readonly rooms: number }
        | { readonly type: 'sheet-claw'; readonly rooms: number }
        | { readonly type: 'sheet-chests'; readonly found: number }
        | { readonly type: 'sheet-achievements'; readonly found: number }
        | { readonly type: 'sheet-achievement-beyond'; readonly achievement: string; readonly most: number }
        | { readonly type: 'sheet-boss-reward'; readonly least: number }
        | { readonly type: 'sheet-reward-order'; readonly name: string }
        | { readonly type: 'sheet-boss-hearts'; readonly hearts: number }
        | { readonly type: 'sheet-far-rooms'; readonly near: number; readonly bordering: number }
        | { readonly type: 'sheet-odd-boxes'; readonly name: string }
        | { readonly type: 'sheet-clouds'; readonly found: number }
        | { readonly type: 'sheet-blank'; readonly found: number }
        | { readonly type: 'sheet-no-progress' }
      ));

export const RULE_OF_FLAW: Readonly<Record<Flaw['type'], string>> = {
  'sheet-crossing': 'DDD-C18',
  'sheet-covered': 'DDD-C18',
  'sheet-cut-off': 'DDD-C1',
  'sheet-bad-number': 'DDD-C1',
  'sheet-starts': 'DDD-C2',
  'sheet-boss': 'DDD-C3',
  'sheet-no-number': 'DDD-C3',
  'sheet-keys': 'DDD-C3',
  'sheet-grey': 'DDD-C3',
  'sheet-claw': 'DDD-C3',
  'sheet-chests': 'DDD-C4',
  'sheet-achievements': 'DDD-C5',
  'sheet-achievement-beyond': 'DDD-C5',
  'sheet-boss-reward': 'DDD-C6',
  'sheet-reward-order': 'DDD-C6',
  'sheet-boss-hearts': 'DDD-C7',
  'sheet-far-rooms': 'DDD-C8',
  'sheet-clouds': 'DDD-C11',
  'sheet-blank': 'DDD-C11',
  'sheet-odd-boxes': 'DDD-C12',
  'sheet-no-progress': 'DDD-C17',
};

const CHESTS = 2;
const ACHIEVEMENTS = 2;
const BOSS_HEARTS = 2;
const NEAR_ROOMS = 3;

/** Every breach of what holds for all sheets: DDD-C1 to C8, C17, C18, and the even armour and eight clouds of C11, C12. */
export function flawsOf(sheet: Sheet): Flaw[] {
  const parts = [wrongStarts, wrongBoss, wrongNumbers, wrongKeys, wrongClouds];
  const flaws = parts.flatMap(part => part(sheet));
  if (flaws.length > 0) return flaws;
  const wholes = [cutOff, wrongChests, wrongAchievements, wrongRewards, farRooms, oddArmour, noProgress, overlapsOf];
  return wholes.flatMap(whole => whole(sheet));
}

/** Where the text begins to speak of what is missing altogether. */
const TOP: Spot = { line: 1, column: 1 };

const spot = ({ line, column }: Spot): Spot => ({ line, column });

function spotAt(sheet: Sheet, node: Node): Spot {
  return spot(node < sheet.spaces.length ? spaceAt(sheet, node) : roomAt(sheet, node));
}

/** DDD-C1: with all monsters dead there is a way from a start to everything. */
function cutOff(sheet: Sheet): Flaw[] {
  const walk: Walk = { rooms: 'open', portal: 'open' };
  return isolated(sheet, walk).map(node => ({ type: 'sheet-cut-off', ...spotAt(sheet, node) }));
}

function isolated(sheet: Sheet, walk: Walk): Node[] {
  const reached = reachable(sheet, walk);
  return indices([...sheet.spaces, ...sheet.rooms], () => true).filter(node => !reached.has(node));
}

/** DDD-C2: one start for each sum. */
function wrongStarts({ spaces }: Sheet): Flaw[] {
  return SUMS.flatMap(number => {
    const starts = spaces.filter(space => isStart(space) && space.number === number);
    const at = starts[1] ?? TOP;
    return starts.length === 1 ? [] : [{ type: 'sheet-starts', ...spot(at), number, found: starts.length }];
  });
}

/** DDD-C3, DDD-C7. */
function wrongBoss({ rooms }: Sheet): Flaw[] {
  const bosses = rooms.filter(({ role }) => role === 'boss');
  const [boss] = bosses;
  if (!boss || bosses.length > 1) return [{ type: 'sheet-boss', ...spot(bosses[1] ?? TOP), found: bosses.length }];
  if (boss.hearts === BOSS_HEARTS) return [];
  return [{ type: 'sheet-boss-hearts', ...spot(boss), hearts: boss.hearts }];
}

/** DDD-C1, DDD-C3: every room shows numbers that dice can make, each once. */
function wrongNumbers({ rooms }: Sheet): Flaw[] {
  return rooms.flatMap((room): Flaw[] => {
    const numbers = [...room.black, ...room.locked];
    if (numbers.length === 0) return [{ type: 'sheet-no-number', ...spot(room), name: room.name }];
    return numbers
      .filter((number, i) => number < 2 || number > 12 || numbers.indexOf(number) < i)
      .map(number => ({ type: 'sheet-bad-number', ...spot(room), name: room.name, number }));
  });
}

/** DDD-C3: one key for each locked number, one room for each grey space and each claw. */
function wrongKeys(sheet: Sheet): Flaw[] {
  const locks = sheet.rooms.flatMap((room, i) =>
    room.locked.map(number => ({ room, number, found: keysOf(sheet, i + sheet.spaces.length, number).length })),
  );
  const wrong = locks.filter(({ found }) => found !== 1);
  return [
    ...wrong.map(({ room, number, found }): Flaw => ({
      type: 'sheet-keys',
      ...spot(room),
      name: room.name,
      number,
      found,
    })),
    ...sheet.spaces.flatMap((space, node) => wrongKey(sheet, space, node)),
  ];
}

function wrongKey(sheet: Sheet, space: Space, node: Node): Flaw[] {
  const shows = (room: Room): boolean => room.locked.includes(space.number ?? 0);
  if (space.kind === 'claw') {
    const rooms = sheet.rooms.filter(shows).length;
    return rooms === 1 ? [] : [{ type: 'sheet-claw', ...spot(space), rooms }];
  }
  if (space.kind !== 'grey') return [];
  const beside = (sheet.neighbours[node] ?? []).filter(other => other >= sheet.spaces.length);
  const fits = beside.filter(room => shows(roomAt(sheet, room)));
  return fits.length === 1 && beside.length === 1 ? [] : [{ type: 'sheet-grey', ...spot(space), rooms: beside.length }];
}

/** DDD-PP-1: eight clouds to write in, or none; a blank cloud only beside them. */
function wrongClouds({ spaces }: Sheet): Flaw[] {
  const clouds = spaces.filter(({ kind, number }) => kind === 'cloud' && number === undefined);
  const blanks = spaces.filter(({ kind }) => kind === 'blank');
  if (clouds.length !== WRITTEN.length && clouds.length > 0)
    return [{ type: 'sheet-clouds', ...spot(clouds[0] ?? TOP), found: clouds.length }];
  if (blanks.length > 1 || (blanks.length === 1 && clouds.length === 0))
    return [{ type: 'sheet-blank', ...spot(blanks.at(-1) ?? TOP), found: blanks.length }];
  return [];
}

/** DDD-C4. */
function wrongChests({ spaces }: Sheet): Flaw[] {
  const chests = spaces.filter(({ kind }) => kind === 'chest');
  if (chests.length === CHESTS) return [];
  return [{ type: 'sheet-chests', ...spot(chests[CHESTS] ?? TOP), found: chests.length }];
}

/** DDD-C5: two achievements, and both can be had. */
function wrongAchievements(sheet: Sheet): Flaw[] {
  if (sheet.achievements.length !== ACHIEVEMENTS)
    return [{ type: 'sheet-achievements', ...TOP, found: sheet.achievements.length }];
  return sheet.achievements.flatMap((achievement): Flaw[] => {
    if (achievement.type === 'joined')
      return hasBothSides(sheet)
        ? []
        : [{ type: 'sheet-achievement-beyond', ...TOP, achievement: achievement.type, most: 0 }];
    if (achievement.type === 'slain') return [];
    const most = talliedBy(sheet, achievement.type).length;
    const isFine = achievement.count > 0 && achievement.count <= most;
    return isFine ? [] : [{ type: 'sheet-achievement-beyond', ...TOP, achievement: achievement.type, most }];
  });
}

function hasBothSides({ spaces }: Sheet): boolean {
  return (['left-start', 'right-start'] as const).every(kind => spaces.some(space => space.kind === kind));
}

/** DDD-C6, DDD-27: the first defeat pays best, and the boss never less than hitting it without an end. */
function wrongRewards({ rooms }: Sheet): Flaw[] {
  return rooms.flatMap((room): Flaw[] => {
    const [higher, lower] = room.gems;
    const least = Math.floor(room.boxes / 3);
    if (room.role === 'boss' && lower < least) return [{ type: 'sheet-boss-reward', ...spot(room), least }];
    const isFine = room.role === 'worm' ? higher === 0 && room.hearts === 0 : higher > lower && lower > 0;
    return isFine ? [] : [{ type: 'sheet-reward-order', ...spot(room), name: room.name }];
  });
}

/** DDD-C8: alone one needs something to hit from the first rounds on. */
function farRooms(sheet: Sheet): Flaw[] {
  const { neighbours } = sheet;
  const starts = indices(sheet.spaces, isStart);
  const besideStart = new Set(starts.flatMap(start => neighbours[start] ?? []));
  const secondStep = [...besideStart]
    .filter(node => node < sheet.spaces.length)
    .flatMap(node => neighbours[node] ?? []);
  const count = (nodes: Iterable<Node>): number => new Set([...nodes].filter(node => isEarlyPrey(sheet, node))).size;
  const bordering = count(besideStart);
  const near = count([...besideStart, ...secondStep]);
  return near >= NEAR_ROOMS && bordering > 0 ? [] : [{ type: 'sheet-far-rooms', ...TOP, near, bordering }];
}

function isEarlyPrey(sheet: Sheet, node: Node): boolean {
  if (node < sheet.spaces.length) return false;
  const { black, armoured } = roomAt(sheet, node);
  return black.length > 0 && !armoured;
}

/** DDD-C12: armour is crossed out two boxes at a time. */
function oddArmour({ rooms }: Sheet): Flaw[] {
  const wrong = rooms.filter(({ armoured, boxes, role }) => armoured && (boxes % 2 === 1 || role !== 'monster'));
  return wrong.map(room => ({ type: 'sheet-odd-boxes', ...spot(room), name: room.name }));
}

/** DDD-C17: nothing has to be killed from afar to get on, wherever the 11 is written. */
function noProgress(sheet: Sheet): Flaw[] {
  const clouds = indices(sheet.spaces, ({ kind, number }) => kind === 'cloud' && number === undefined);
  const portals = clouds.length > 0 ? clouds : [undefined];
  const stuck = portals.map(portal => outOfReach(sheet, portal)).find(node => node !== undefined);
  return stuck === undefined ? [] : [{ type: 'sheet-no-progress', ...spotAt(sheet, stuck) }];
}
