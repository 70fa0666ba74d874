import { type Action, type Board, PORTAL_NUMBER, type View } from '../../games/dice-and-danger/index.ts';

/** The 11 opens the far side, so it comes first; then the rarer a number, the longer one has to wait for it. */
const ORDER: readonly number[] = [PORTAL_NUMBER, 3, 10, 4, 9, 5, 8, 6];

/** DDD-PP-1: the next number into the cloud that is closest to the start spaces. */
export function writing(board: Board, view: View, actions: readonly Action[]): Action {
  const written = view.pencil?.paper.written ?? [];
  const number = ORDER.find(next => !written.includes(next));
  const nearest = cloudsByDistance(board).find(cloud => written[board.clouds.indexOf(cloud)] === 0);
  const write = actions.find(
    action => action.type !== 'write' || (action.cloud === nearest && action.number === number),
  );
  if (!write) throw new Error('nothing to write');
  return write;
}

function cloudsByDistance(board: Board): number[] {
  const queue = [...board.starts];
  for (const node of queue)
    for (const next of board.neighbours[node] ?? []) if (!queue.includes(next)) queue.push(next);
  return queue.filter(node => board.clouds.includes(node));
}
