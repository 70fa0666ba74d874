import {
  type Board,
  type FreeDamage,
  isFull,
  type Node,
  type Paper,
  type Pencil,
  POINTS_PER_GEM,
  roomAt,
  scoreOf,
  type State,
} from '../../games/dice-and-danger/index.ts';
import type { Seat } from '../../kernel/game.ts';

/** Free damage is welcome, unless it may end the match while somebody else is ahead (DDD-30, DDD-38). */
export function freeDamageFor(board: Board, state: Readonly<State>, seat: Seat): FreeDamage {
  const { paper } = state.pencils[seat] as Pencil;
  const last = board.monsters.filter(room => !isFull(board, paper, room));
  return mayEnd(board, state, paper, last) && !isAhead(board, state, seat, last) ? 'leave' : 'take';
}

/** Whether one blow at each of the monsters that are left would end the match on one's own sheet. */
function mayEnd(board: Board, { slain }: State, { crosses }: Paper, last: readonly Node[]): boolean {
  const isOneBlowAway = (room: Node): boolean =>
    board.bare.includes(room) &&
    slain[board.rooms.indexOf(room)] === 0 &&
    (crosses[room] ?? 0) + 1 === board.boxes[room];
  return board.endTrigger === 'ownSheet' && last.every(isOneBlowAway);
}

/** Whoever deals the first blow gets the higher reward for it; the rest of their round is not known. */
function isAhead(board: Board, state: State, seat: Seat, last: readonly Node[]): boolean {
  const reward = (place: 0 | 1): number =>
    last.reduce((sum, room) => sum + POINTS_PER_GEM * roomAt(board.sheet, room).gems[place], 0);
  const total = (paper: Paper): number => scoreOf(board, paper).total;
  const own = total((state.pencils[seat] as Pencil).paper) + reward(1);
  const others = board.everyone.filter(other => other !== seat && state.fallen[other] === 0);
  return others.every(other => total(state.papers[other] as Paper) + reward(0) < own);
}
