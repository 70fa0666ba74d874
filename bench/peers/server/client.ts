import { EventEmitter, once } from 'node:events';
import type { Marks } from '../../tic-tac-toe/board.ts';
import { Line } from '../../server/line.ts';
import type { Sit, Told } from '../../server/load.ts';

interface State {
  readonly G: { readonly marks: Marks };
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

type Event =
  | readonly ['sync', string, { readonly state: State }]
  | readonly ['update', string, State]
  | readonly ['matchData'];

/** What socket.io puts before a text: what it is for, and the namespace. */
const [HANDSHAKE, PING, PONG] = ['0', '2', '3'];
const CONNECT = '40/tic-tac-toe,';
const EVENT = '42/tic-tac-toe,';

/** Two people who play at every table of boardgame.io's server, in the words of its own client. */
export function atBoardgameIo(link: string): Sit {
  const hall = crypto.randomUUID();
  return async (table, side, told) => {
    const [match, player] = [`${hall}-${table}`, String(side)];
    let id = 0;
    const seated = new EventEmitter();
    const isTold = once(seated, 'told');
    const emit = (...event: unknown[]): void => line.say(EVENT + JSON.stringify(event));
    const take = ({ G, ctx, _stateID }: State): Told => {
      id = _stateID;
      return { turn: bits(G.marks[0]) + bits(G.marks[1]), marks: G.marks, isOver: ctx.gameover !== undefined };
    };
    const heed = (event: Event): void => {
      if (event[0] === 'update') told(take(event[2]));
      if (event[0] === 'sync') seated.emit('told', take(event[2].state));
    };
    const hear = (text: string): void => {
      if (text.startsWith(EVENT)) heed(JSON.parse(text.slice(EVENT.length)) as Event);
      else if (text.startsWith(HANDSHAKE)) line.say(CONNECT);
      else if (text.startsWith(CONNECT)) emit('sync', match, player, undefined, 2);
      else if (text === PING) line.say(PONG);
    };
    const line = new Line({ link, path: '/socket.io/?EIO=4&transport=websocket', hear });
    await isTold;
    const mark = (cell: number): void => {
      const payload = { type: 'mark', args: [cell], playerID: player, credentials: undefined };
      emit('update', { type: 'MAKE_MOVE', payload }, id, match, player);
    };
    return { mark, leave: () => line.hangUp() };
  };
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
