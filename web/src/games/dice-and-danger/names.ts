import { handOf, type Orientation, squareIn } from '../../../../art/dice-and-danger/index.ts';
import type { Need, Node, Paper, Point, Room } from '../../../../games/dice-and-danger/index.ts';
import {
  isFull,
  isOpen,
  isRoom,
  isUnlocked,
  NEXT,
  numberIn,
  roomAt,
  spaceAt,
} from '../../../../games/dice-and-danger/readers.ts';
import { capital, say } from '../../../../kernel/words.ts';
import type { Desk } from './context.ts';
import type { Foresight } from './foresight.ts';
import type { Offer } from './offers.ts';
import type { RoomState, NamedNeed, Side } from './words.ts';

interface Named
  extends
    Pick<Desk, 'content' | 'game' | 'words' | 'shown' | 'offers' | 'foresights'>,
    Pick<Desk['play']['now'], 'view' | 'seat'> {
  /** How the sheet lies: what is left of something on a wide screen is above it on a high one. */
  readonly orientation: Orientation;
  readonly hinted: readonly Node[];
}

/** A node as it is read out: what it is, how it stands, and what a press would do. */
export function nameOf(desk: Named, node: Node): string {
  const offer = desk.offers.find(each => each.node === node);
  const { paper } = handOf(desk.view, desk.shown, desk.seat);
  const name = isRoom(desk.content.sheet, node) ? roomName(desk, paper, node) : spaceName(desk, paper, node);
  const parts = [
    name,
    ...(offer ? [offerName(desk, offer)] : []),
    ...(desk.hinted.includes(node) ? [desk.words.map.hinted] : []),
  ];
  return parts.join('. ');
}

function offerName({ words, foresights }: Named, { node, flag }: Offer): string {
  const brings = foretold(words, foresights.get(node) ?? []);
  return brings ? `${words.map.offer[flag]}${words.colon}${brings}` : words.map.offer[flag];
}

export const foretold = (words: Desk['words'], found: readonly Foresight[]): string =>
  found.map(each => say(words.foresights, each)).join(', ');

function spaceName(desk: Named, paper: Readonly<Paper>, node: Node): string {
  const { content, game, words } = desk;
  const name = [numberIn(content, paper, node), game.kinds[spaceAt(content.sheet, node).kind], ...placeOf(desk, node)]
    .filter(Boolean)
    .join(', ');
  return `${name}${words.colon}${words.map.state[stateOf(content, paper, node)]}`;
}

/** What tells a space from others of its number and kind: its square, and on which side of which rooms it lies. */
function placeOf({ content, words, orientation }: Named, node: Node): readonly string[] {
  const { sheet } = content;
  const [column, row] = squareIn(spaceAt(sheet, node), orientation);
  const rooms = (content.sheet.neighbours[node] ?? [])
    .filter(next => isRoom(sheet, next))
    .map(next => roomAt(sheet, next));
  const beside = rooms.map(room => words.map.beside[sideOf(spaceAt(sheet, node), room, orientation)](room.name));
  return [words.map.place(row + 1, column + 1), ...beside];
}

/** A space that borders a room lies beside it, above it or below it; at a corner, beside it. */
function sideOf(space: Point, room: Room, orientation: Orientation): Side {
  const [x, y] = squareIn(space, orientation);
  const [left, top] = squareIn(room, orientation);
  const [width] = squareIn({ x: room.width, y: room.height }, orientation);
  if (x < left) return 'left';
  if (x >= left + width) return 'right';
  return y < top ? 'above' : 'below';
}

function stateOf(content: Desk['content'], paper: Readonly<Paper>, node: Node): 'visited' | 'half' | 'far' | 'open' {
  if (isFull(content, paper, node)) return 'visited';
  if ((paper.crosses[node] ?? 0) > 0) return 'half';
  return isOpen(content, paper, node) ? 'open' : 'far';
}

function roomName({ content, game, words }: Named, paper: Readonly<Paper>, node: Node): string {
  const room = roomAt(content.sheet, node);
  const isUsable = (number: number): boolean => isUnlocked(content, paper, node, number);
  const state: RoomState = {
    ...room,
    name: capital(game.monster(room.name)),
    open: room.locked.filter(isUsable),
    locked: room.locked.filter(number => !isUsable(number)),
    left: room.boxes - (paper.crosses[node] ?? 0),
  };
  const reached = paper.near[node] === NEXT ? 'reached' : 'unreached';
  return `${words.map.room(state)}${words.colon}${words.map.state[state.left === 0 ? 'defeated' : reached]}`;
}

/** A node in a word or two: its number, its kind, the monster in it. */
function shortName({ content, game }: Pick<Desk, 'content' | 'game'>, paper: Readonly<Paper>, node: Node): string {
  if (isRoom(content.sheet, node)) return game.monster(roomAt(content.sheet, node).name);
  return String(numberIn(content, paper, node) ?? game.kinds[spaceAt(content.sheet, node).kind]);
}

/** A need with its spaces and rooms called by their names, each once. */
export function named(desk: Pick<Desk, 'content' | 'game'>, paper: Readonly<Paper>, need: Need): NamedNeed {
  const namesOf = (nodes: readonly Node[]): string[] => [...new Set(nodes.map(node => shortName(desk, paper, node)))];
  if (need.type === 'beside') return { ...need, nodes: namesOf(need.nodes) };
  return need.type === 'numbers' || need.type === 'both' ? { ...need, keys: namesOf(need.keys) } : need;
}

/** With a minus sign that is as wide as a digit. */
export const withMinus = (count: number): string => (count < 0 ? `−${-count}` : `${count + 0}`);
