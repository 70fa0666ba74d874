import type { Content, Draft, FreeDamage, Node, Paper, State } from '../../games/dice-and-danger/index.ts';
import { isFull, POINTS_PER_GEM, roomAt, scoreOf } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';

/** Free damage is welcome, unless it may end the match while somebody else is ahead (DDD-30, DDD-38). */
export function freeDamageFor(content: Content, state: Readonly<State>, seat: Seat): FreeDamage {
  const { paper } = state.drafts[seat] as Draft;
  const last = content.monsters.filter(room => !isFull(content, paper, room));
  return mayEnd(content, state, paper, last) && !isAhead(content, state, seat, last) ? 'leave' : 'take';
}

/** Whether one blow at each of the monsters that are left would end the match on one's own sheet. */
function mayEnd(content: Content, { slain }: State, { crosses }: Paper, last: readonly Node[]): boolean {
  const isOneBlowAway = (room: Node): boolean =>
    content.bare.includes(room) &&
    slain[content.rooms.indexOf(room)] === 0 &&
    (crosses[room] ?? 0) + 1 === content.boxes[room];
  return content.endTrigger === 'ownSheet' && last.every(isOneBlowAway);
}

function isAhead(content: Content, state: State, seat: Seat, last: readonly Node[]): boolean {
  return leadOf(content, state, seat, last) > 0;
}

/** By how much a seat would lead if these fell. Whoever deals the first blow gets the higher reward for it; the rest of their round is not known. */
function leadOf(content: Content, state: State, seat: Seat, last: readonly Node[]): number {
  const reward = (place: 0 | 1): number =>
    last.reduce((sum, room) => sum + POINTS_PER_GEM * roomAt(content.sheet, room).gems[place], 0);
  const total = (paper: Paper): number => scoreOf(content, paper).total;
  const own = total((state.drafts[seat] as Draft).paper) + reward(1);
  const others = content.everyone.filter(other => other !== seat && state.fallen[other] === 0);
  return own - Math.max(...others.map(other => total(state.papers[other] as Paper) + reward(0)));
}

/** By how much a seat would lead if all that is left of its monsters fell. */
export const leadAtEnd = (content: Content, state: State, seat: Seat): number =>
  leadOf(
    content,
    state,
    seat,
    content.monsters.filter(room => !isFull(content, (state.drafts[seat] as Draft).paper, room)),
  );
