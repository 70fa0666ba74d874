import { type Content, FAR, NEXT } from './content.ts';
import { isUnlocked } from './round.ts';
import { isRoom, keysOf, type Node, roomAt, spaceAt } from './sheet.ts';
import { isFull, numberIn, type Paper } from './state.ts';

/** What it takes to cross out something on a node: a refusal tells, so that whoever was refused knows what would help. */
export type Need =
  | { readonly type: 'never' }
  /** DDD-PP-3: the 11, which opens the blank cloud. */
  | { readonly type: 'portal' }
  /** One of these to be visited or defeated first. */
  | { readonly type: 'beside'; readonly nodes: readonly Node[] }
  | ({ readonly type: 'roll' } & OneNumber)
  | ({ readonly type: 'double' } & OneNumber)
  /** One of the numbers that can be used now, for armour two of them at once; or a space that unlocks more. */
  | ({ readonly type: 'numbers' } & Numbers)
  | ({ readonly type: 'both' } & Numbers);

interface OneNumber {
  /** 0 where the space shows none. */
  readonly number: number;
  readonly byTorch: boolean;
}

interface Numbers {
  readonly numbers: readonly number[];
  readonly keys: readonly Node[];
}

/** In the order in which it would have to happen. */
export function needsOf(content: Content, paper: Readonly<Paper>, node: Node): readonly [Need, ...Need[]] {
  if (isFull(content, paper, node)) return [{ type: 'never' }];
  const last = isRoom(content.sheet, node) ? roomNeed(content, paper, node) : spaceNeed(content, paper, node);
  const isFar = paper.near[node] === FAR;
  return isFar ? [{ type: 'beside', nodes: content.sheet.neighbours[node] ?? [] }, last] : [last];
}

/** DDD-14, DDD-AA-1, DDD-PP-4; DDD-Q18: a torch does not do for a start that is only open anyway. */
function spaceNeed(content: Content, paper: Readonly<Paper>, space: Node): Need {
  const { kind } = spaceAt(content.sheet, space);
  if (kind === 'blank') return { type: 'portal' };
  const byTorch = !content.starts.includes(space) || paper.near[space] === NEXT;
  const number = numberIn(content, paper, space) ?? 0;
  return { type: kind === 'doubles' || kind === 'fist' ? 'double' : 'roll', number, byTorch };
}

/** DDD-24, DDD-25, DDD-DD-2. */
function roomNeed(content: Content, paper: Readonly<Paper>, room: Node): Need {
  const { black, locked, armoured } = roomAt(content.sheet, room);
  const keysTo = (number: number): readonly Node[] => keysOf(content.sheet, room, number);
  const isUsable = (number: number): boolean => isUnlocked(content, paper, room, number);
  const keys = locked.filter(number => !isUsable(number)).flatMap(keysTo);
  return { type: armoured ? 'both' : 'numbers', numbers: [...black, ...locked.filter(isUsable)], keys };
}
