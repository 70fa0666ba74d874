import {
  type Action,
  type Content,
  isRoom,
  type Node,
  numberIn,
  type Pencil,
  roomAt,
  WRITTEN,
} from '../../../../games/dice-and-danger/index.ts';

export type Mode = 'sums' | 'torch';

/** What somebody seems to mean who presses a node that is not lit: the rules are asked why that cannot be. */
export function meantBy(
  content: Content,
  pencil: Readonly<Pencil>,
  node: Node,
  mode: Mode | { readonly number: number },
): Action {
  if (typeof mode === 'object') return { type: 'write', cloud: node, number: mode.number };
  if (mode === 'torch') return { type: 'torch', node };
  const [first, second] = pencil.pairs;
  const fitting = (numbers: readonly number[]): number =>
    [first, second].find(pair => pair && numbers.includes(pair.sum))?.sum ?? first?.sum ?? numbers[0] ?? 2;
  if (!isRoom(content.sheet, node)) {
    const number = numberIn(content, pencil.paper, node);
    return { type: 'mark', space: node, sum: fitting(number === undefined ? [] : [number]) };
  }
  const { armoured, black, locked } = roomAt(content.sheet, node);
  return armoured ? { type: 'crush', room: node } : { type: 'hit', room: node, sum: fitting([...black, ...locked]) };
}

/** The first number that is still to be written. */
export const nextToWrite = ({ paper }: Readonly<Pencil>): number | undefined =>
  WRITTEN.find(number => !paper.written.includes(number));
