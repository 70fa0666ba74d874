import {
  type Content,
  isFull,
  isRoom,
  keysOf,
  NEXT,
  type Node,
  numberIn,
  type Pencil,
  roomAt,
  spaceAt,
} from '../../../../games/dice-and-danger/index.ts';

/** What would make a node legal that is not. */
export type Remedy =
  | { readonly type: 'never' }
  | { readonly type: 'portal' }
  | { readonly type: 'beside'; readonly nodes: readonly Node[] }
  | { readonly type: 'roll'; readonly number: number; readonly byTorch: boolean }
  | { readonly type: 'double'; readonly number: number; readonly byTorch: boolean }
  | { readonly type: 'numbers'; readonly numbers: readonly number[]; readonly keys: readonly Node[] }
  | { readonly type: 'both'; readonly numbers: readonly number[]; readonly keys: readonly Node[] };

/** In the order in which it would have to happen. */
export function remediesFor(content: Content, { paper }: Readonly<Pencil>, node: Node): readonly Remedy[] {
  if (isFull(content, paper, node)) return [{ type: 'never' }];
  const isFar = paper.near[node] !== NEXT && !content.starts.includes(node);
  const beside = content.neighbours[node] ?? [];
  const access: Remedy[] = isFar ? [{ type: 'beside', nodes: beside }] : [];
  return isRoom(content.sheet, node)
    ? [...access, ...forRoom(content, paper, node)]
    : [...access, ...forSpace(content, paper, node)];
}

function forSpace(content: Content, paper: Readonly<Pencil['paper']>, node: Node): Remedy[] {
  const { kind } = spaceAt(content.sheet, node);
  if (kind === 'blank') return [{ type: 'portal' }];
  const number = numberIn(content, paper, node) ?? 0;
  const byTorch = !content.starts.includes(node) || paper.near[node] === NEXT;
  return [{ type: kind === 'doubles' || kind === 'fist' ? 'double' : 'roll', number, byTorch }];
}

/** The numbers that will do now, and the spaces that would unlock others. */
function forRoom(content: Content, paper: Readonly<Pencil['paper']>, node: Node): Remedy[] {
  const { black, locked, armoured } = roomAt(content.sheet, node);
  const keyOf = (number: number): readonly Node[] => keysOf(content.sheet, node, number);
  const isOpen = (number: number): boolean => keyOf(number).some(key => isFull(content, paper, key));
  const numbers = [...black, ...locked.filter(isOpen)];
  const keys = locked.filter(number => !isOpen(number)).flatMap(keyOf);
  return [{ type: armoured ? 'both' : 'numbers', numbers, keys }];
}
