import type { Content, Draft, Node, Table } from '../../../../games/dice-and-danger/index.ts';
import {
  heartsDue,
  isFull,
  isRoom,
  livesLeft,
  NEXT,
  roomAt,
  spaceAt,
} from '../../../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';

/** What a step would bring, as far as it matters to the one who decides. */
export type Foresight =
  | { readonly type: 'gem' | 'gold' | 'chest' | 'half' | 'portal' | 'nothing' }
  | { readonly type: 'fist'; readonly boxes: number }
  | { readonly type: 'unlock'; readonly number: number; readonly name: string }
  | { readonly type: 'reach'; readonly names: readonly string[] }
  | { readonly type: 'open'; readonly spaces: number }
  | { readonly type: 'hit'; readonly name: string; readonly left: number }
  | { readonly type: 'defeat'; readonly name: string }
  | { readonly type: 'hearts' | 'skull'; readonly lives: number };

interface Change {
  readonly content: Content;
  readonly table: Readonly<Table>;
  readonly seat: Seat;
  readonly before: Readonly<Draft>;
  readonly after: Readonly<Draft>;
}

/** In the order in which one cares. */
export function foresee(change: Change, node: Node): readonly Foresight[] {
  const found = [
    ...(isRoom(change.content.sheet, node) ? [] : finds(change, node)),
    ...fought(change, node),
    ...paid(change),
    ...reached(change),
    ...opened(change),
  ];
  return found.length > 0 ? found : [{ type: 'nothing' }];
}

function finds({ content, before, after }: Change, node: Node): Foresight[] {
  if (!isFull(content, after.paper, node)) return [{ type: 'half' }];
  const { kind, number } = spaceAt(content.sheet, node);
  const boxes = after.damage - before.damage;
  const isOpened =
    content.blank !== undefined && after.paper.crosses[content.blank] !== before.paper.crosses[content.blank];
  return [
    ...(kind === 'gem' || kind === 'gold' || kind === 'chest' ? [{ type: kind }] : []),
    ...(kind === 'fist' ? [{ type: 'fist', boxes } as const] : []),
    ...unlockedBy(content, after, node).map(name => ({ type: 'unlock', number: number ?? 0, name }) as const),
    ...(isOpened ? [{ type: 'portal' } as const] : []),
  ];
}

/** Where somebody is still there to be hit. */
function unlockedBy(content: Content, { paper }: Readonly<Draft>, node: Node): string[] {
  const number = content.sheet.spaces[node]?.number ?? 0;
  const prey = [...(content.prey[number] ?? []), ...(content.armoured[number] ?? [])];
  return prey
    .filter(({ key, room }) => key === node && !isFull(content, paper, room))
    .map(({ room }) => roomAt(content.sheet, room).name);
}

/** The room that was aimed at; of others only those that fall. */
function fought({ content, before, after }: Change, node: Node): Foresight[] {
  return content.rooms.flatMap((room): Foresight[] => {
    if (after.paper.crosses[room] === before.paper.crosses[room]) return [];
    const { name } = roomAt(content.sheet, room);
    if (isFull(content, after.paper, room)) return [{ type: 'defeat', name }];
    return room === node
      ? [{ type: 'hit', name, left: (content.boxes[room] ?? 0) - (after.paper.crosses[room] ?? 0) }]
      : [];
  });
}

/** DDD-32: what the hearts of the fallen will take when the round ends; the skull, if that is the last life. */
function paid({ content, table, seat, before, after }: Change): Foresight[] {
  const lives = heartsDue(content, table, seat, after);
  if (lives === heartsDue(content, table, seat, before)) return [];
  return [{ type: lives >= livesLeft(after.paper) ? 'skull' : 'hearts', lives }];
}

const isNew = ({ before, after }: Change, node: Node): boolean =>
  after.paper.near[node] === NEXT && before.paper.near[node] !== NEXT;

function reached(change: Change): Foresight[] {
  const { content, after } = change;
  const rooms = content.rooms.filter(room => isNew(change, room) && !isFull(content, after.paper, room));
  return rooms.length === 0 ? [] : [{ type: 'reach', names: rooms.map(room => roomAt(content.sheet, room).name) }];
}

function opened(change: Change): Foresight[] {
  const { content, after } = change;
  const spaces = content.sheet.spaces.filter(
    (_, node) => isNew(change, node) && !isFull(content, after.paper, node),
  ).length;
  return spaces === 0 ? [] : [{ type: 'open', spaces }];
}
