import type { Action, Content, Draft, Node } from '../../../../games/dice-and-danger/index.ts';
import { isRoom, numberIn, roomAt, WRITTEN } from '../../../../games/dice-and-danger/readers.ts';

export type Mode = 'sums' | 'torch';

/** What somebody seems to mean who presses a node that is not lit: the rules are asked why that cannot be. */
export function meantBy(
  content: Content,
  draft: Readonly<Draft>,
  node: Node,
  mode: Mode | { readonly number: number },
): Action {
  if (typeof mode === 'object') return { type: 'write', cloud: node, number: mode.number };
  if (mode === 'torch') return { type: 'torch', node };
  const [first, second] = draft.pairs;
  const fitting = (numbers: readonly number[]): number =>
    [first, second].find(pair => pair && numbers.includes(pair.sum))?.sum ?? first?.sum ?? numbers[0] ?? 2;
  if (!isRoom(content.sheet, node)) {
    const number = numberIn(content, draft.paper, node);
    return { type: 'mark', space: node, sum: fitting(number === undefined ? [] : [number]) };
  }
  const { armoured, black, locked } = roomAt(content.sheet, node);
  return armoured ? { type: 'crush', room: node } : { type: 'hit', room: node, sum: fitting([...black, ...locked]) };
}

/** The first number that is still to be written. */
export const nextToWrite = ({ paper }: Readonly<Draft>): number | undefined =>
  WRITTEN.find(number => !paper.written.includes(number));
