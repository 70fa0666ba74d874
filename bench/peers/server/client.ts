import { io } from 'socket.io-client';
import type { Marks } from '../../tic-tac-toe/board.ts';
import type { Sit, Told } from '../../server/load.ts';

interface State {
  readonly G: { readonly marks: Marks };
  readonly ctx: { readonly gameover?: unknown; readonly numMoves?: number };
  readonly _stateID: number;
}

/** Two people who play at every table of boardgame.io's server, in the words of its own client. */
export function atBoardgameIo(link: string): Sit {
  const hall = crypto.randomUUID();
  return async (table, side, told) => {
    const socket = io(`${link}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
    const match = `${hall}-${table}`;
    let id = 0;
    const hear = ({ G, ctx, _stateID }: State): Told => {
      id = _stateID;
      return { turn: bits(G.marks[0]) + bits(G.marks[1]), marks: G.marks, isOver: ctx.gameover !== undefined };
    };
    await new Promise<void>(resolve => {
      socket.on('sync', (_match: string, { state }: { state: State }) => {
        hear(state);
        resolve();
      });
      socket.on('connect', () => socket.emit('sync', match, String(side), undefined, 2));
    });
    socket.on('update', (_match: string, state: State) => told(hear(state)));
    const mark = (cell: number): void => {
      const payload = { type: 'mark', args: [cell], playerID: String(side), credentials: undefined };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, id, match, String(side));
    };
    return { mark, leave: () => void socket.disconnect() };
  };
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
