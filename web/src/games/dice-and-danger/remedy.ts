import {
  type Board,
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
export function remediesFor(board: Board, { paper }: Readonly<Pencil>, node: Node): readonly Remedy[] {
  if (isFull(board, paper, node)) return [{ type: 'never' }];
  const isFar = paper.near[node] !== NEXT && !board.starts.includes(node);
  const beside = board.neighbours[node] ?? [];
  const access: Remedy[] = isFar ? [{ type: 'beside', nodes: beside }] : [];
  return isRoom(board.sheet, node)
    ? [...access, ...forRoom(board, paper, node)]
    : [...access, ...forSpace(board, paper, node)];
}

function forSpace(board: Board, paper: Readonly<Pencil['paper']>, node: Node): Remedy[] {
  const { kind } = spaceAt(board.sheet, node);
  if (kind === 'blank') return [{ type: 'portal' }];
  const number = numberIn(board, paper, node) ?? 0;
  const byTorch = !board.starts.includes(node) || paper.near[node] === NEXT;
  return [{ type: kind === 'doubles' || kind === 'fist' ? 'double' : 'roll', number, byTorch }];
}

/** The numbers that will do now, and the spaces that would unlock others. */
function forRoom(board: Board, paper: Readonly<Pencil['paper']>, node: Node): Remedy[] {
  const { black, locked, armoured } = roomAt(board.sheet, node);
  const keyOf = (number: number): readonly Node[] => keysOf(board.sheet, node, number);
  const isOpen = (number: number): boolean => keyOf(number).some(key => isFull(board, paper, key));
  const numbers = [...black, ...locked.filter(isOpen)];
  const keys = locked.filter(number => !isOpen(number)).flatMap(keyOf);
  return [{ type: armoured ? 'both' : 'numbers', numbers, keys }];
}
