import type { Seat } from '../../kernel/game.ts';
import type { Action, ActionOf, Options } from './action.ts';
import { WRITTEN } from './data.ts';
import { SUMS } from './dice.ts';
import { ADVENTURES } from './manifest.ts';
import { MAPS } from './maps/index.ts';
import { type Achievement, indices, isStart, keysOf, type Node, type Sheet, type Space, talliedBy } from './sheet.ts';
import { isSmudge, readSheet } from './sheet-text.ts';

/** How close a pencil is to a node: out of reach, a start space that is open anyway (DDD-16), or next to what is visited. */
export const FAR = 0;
const OPEN = 1;
export const NEXT = 2;

/** A room that a sum may hit, as soon as the space that unlocks the number, if any, is visited. */
export interface Prey {
  readonly room: Node;
  readonly key: Node | undefined;
}

/** DDD-42: what an achievement takes: so many nodes in full, or a link between one of each side (DDD-AA-4). */
export type Goal = { readonly achievement: Achievement['type'] } & (
  | { readonly type: 'count'; readonly nodes: readonly Node[]; readonly count: number }
  | { readonly type: 'join'; readonly left: readonly Node[]; readonly right: readonly Node[] }
);

type BySum<T> = readonly (readonly T[])[];

/** A sheet and the agreements of a match, as tables for the rules. */
export interface Content {
  readonly sheet: Sheet;
  readonly everyone: readonly Seat[];
  readonly first: Seat;
  readonly endTrigger: Options['endTrigger'];
  /** By node: what has to be crossed out to visit or defeat it. */
  readonly boxes: readonly number[];
  readonly starts: readonly Node[];
  /** By node: how close a fresh pencil is (DDD-16). */
  readonly near: readonly number[];
  /** Spaces for which the sum is enough. */
  readonly plain: BySum<Node>;
  /** Those that ask for a double: fists of that sum (DDD-AA-1), then the spaces for any double (DDD-Q36). */
  readonly doubled: BySum<Node>;
  /** Clouds to write in. */
  readonly clouds: readonly Node[];
  readonly blank: Node | undefined;
  /** DDD-Q20: the space that marks the blank cloud, unless it is the cloud with the 11. */
  readonly portal: Node | undefined;
  readonly rooms: readonly Node[];
  /** DDD-Q22: all rooms but worms. */
  readonly monsters: readonly Node[];
  readonly boss: Node;
  /** DDD-AA-2: what a fist hits. */
  readonly bare: readonly Node[];
  readonly prey: BySum<Prey>;
  readonly armoured: BySum<Prey>;
  readonly torchable: readonly Node[];
  readonly achievements: readonly Goal[];
  readonly actions: ActionTable;
}

/** Every action once: what is legal is picked from here, so that listing allocates nothing and compares by identity. */
interface ActionTable {
  /** By space and sum. */
  readonly marks: readonly (readonly ActionOf<'mark'>[])[];
  /** By node and sum. */
  readonly hits: readonly (readonly ActionOf<'hit'>[])[];
  readonly crushes: readonly ActionOf<'crush'>[];
  readonly torches: readonly ActionOf<'torch'>[];
  /** By cloud, in the order of `clouds`, and by place in WRITTEN. */
  readonly writes: readonly (readonly ActionOf<'write'>[])[];
}

/** The sheet that options name, which have been read before. */
export function sheetOf({ adventure }: Pick<Options, 'adventure'>): Sheet {
  const known = ADVENTURES.find(name => name === adventure);
  const sheet = readSheet(known ? MAPS[known] : adventure);
  if (isSmudge(sheet)) throw new Error(`no sheet: ${sheet.type} at line ${sheet.line}, column ${sheet.column}`);
  return sheet;
}

export function contentOf(options: Options, seats: number): Content {
  const sheet = sheetOf(options);
  const { spaces } = sheet;
  const rooms = sheet.rooms.map((_, i) => spaces.length + i);
  const ofRole = (...roles: readonly string[]): Node[] =>
    rooms.filter((_, i) => roles.includes(sheet.rooms[i]?.role ?? ''));
  const isArmoured = (room: Node): boolean => sheet.rooms[room - spaces.length]?.armoured ?? false;
  const spacesOf = (fits: (space: Space) => boolean): Node[] => indices(spaces, fits);
  const clouds = spacesOf(({ kind, number }) => kind === 'cloud' && number === undefined);
  const [boss = 0] = ofRole('boss');
  const monsters = ofRole('monster', 'boss');
  return {
    sheet,
    everyone: Array.from({ length: seats }, (_, seat) => seat),
    first: options.first,
    endTrigger: options.endTrigger,
    boxes: [...spaces.map(({ kind }) => (kind === 'rubble' ? 2 : 1)), ...sheet.rooms.map(({ boxes }) => boxes)],
    starts: spacesOf(isStart),
    near: [...spaces, ...sheet.rooms].map(node => ('kind' in node && isStart(node) ? OPEN : FAR)),
    plain: bySum(sum => spacesOf(({ kind, number }) => number === sum && kind !== 'fist')),
    doubled: bySum(sum => [
      ...spacesOf(({ kind, number }) => number === sum && kind === 'fist'),
      ...spacesOf(({ kind }) => kind === 'doubles'),
    ]),
    clouds,
    blank: spacesOf(({ kind }) => kind === 'blank')[0],
    portal: options.portalTrigger === 'assigned11' ? undefined : options.portalTrigger,
    rooms,
    monsters,
    boss,
    bare: monsters.filter(room => !isArmoured(room)),
    prey: bySum(sum => preyOf(sheet, sum).filter(({ room }) => !isArmoured(room))),
    armoured: bySum(sum => preyOf(sheet, sum).filter(({ room }) => isArmoured(room))),
    torchable: [...spacesOf(({ kind }) => kind !== 'blank'), ...rooms.filter(room => !isArmoured(room))],
    achievements: sheet.achievements.map(achievement => goalOf(sheet, achievement)),
    actions: actionTable(sheet, clouds),
  };
}

function bySum<T>(items: (sum: number) => readonly T[]): BySum<T> {
  return Array.from({ length: 13 }, (_, sum) => items(sum));
}

function preyOf(sheet: Sheet, sum: number): Prey[] {
  return sheet.rooms.flatMap(({ black, locked }, i): Prey[] => {
    const room = sheet.spaces.length + i;
    if (black.includes(sum)) return [{ room, key: undefined }];
    return locked.includes(sum) ? keysOf(sheet, room, sum).map(key => ({ room, key })) : [];
  });
}

function goalOf(sheet: Sheet, asked: Achievement): Goal {
  const achievement = asked.type;
  switch (asked.type) {
    case 'joined':
      return {
        achievement,
        type: 'join',
        left: indices(sheet.spaces, ({ kind }) => kind === 'left-start'),
        right: indices(sheet.spaces, ({ kind }) => kind === 'right-start'),
      };
    case 'slain':
      return { achievement, type: 'count', nodes: asked.rooms, count: asked.rooms.length };
    default:
      return { achievement, type: 'count', nodes: talliedBy(sheet, asked.type), count: asked.count };
  }
}

function actionTable({ spaces, rooms }: Sheet, clouds: readonly Node[]): ActionTable {
  const nodes = [...spaces, ...rooms].map((_, node) => node);
  const sums = [0, 1, ...SUMS];
  return {
    marks: spaces.map((_, space) => sums.map(sum => ({ type: 'mark', space, sum }))),
    hits: nodes.map(room => sums.map(sum => ({ type: 'hit', room, sum }))),
    crushes: nodes.map(room => ({ type: 'crush', room })),
    torches: nodes.map(node => ({ type: 'torch', node })),
    writes: clouds.map(cloud => WRITTEN.map(number => ({ type: 'write', cloud, number }))),
  };
}

/** An item that is known to be listed. */
export function actionAt<A extends Action>(actions: readonly A[] | undefined, index: number): A {
  const action = actions?.[index];
  if (!action) throw new Error(`no action is listed at ${index}`);
  return action;
}
