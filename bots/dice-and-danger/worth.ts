import type { Content, Draft, Paper, Room, State } from '../../games/dice-and-danger/index.ts';
import { NEXT, POINTS_PER_GEM, POINTS_PER_GOLD, roomAt, WORM_DAMAGE } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';

/** What a beginner sees in a sheet beyond its points, in points. */
const WORTH = { life: 2, symbol: 1, torch: 2, reached: 1 } as const;

/** The worth of a seat's sheet if its round ends here with so many lives lost for sums not used. */
export function worthOf(content: Content, state: Readonly<State>, seat: Seat, lives: number): number {
  const { paper, damage } = state.drafts[seat] as Draft;
  const idle = content.everyone.length === 1 && damage === 0 ? 1 : 0;
  return (
    POINTS_PER_GEM * paper.gems +
    POINTS_PER_GOLD * paper.gold +
    WORTH.symbol * paper.symbols +
    WORTH.torch * paper.torches +
    roomsWorth(content, state, paper) -
    WORTH.life * (paper.lost - paper.green + lives + idle)
  );
}

function roomsWorth(content: Content, state: Readonly<State>, paper: Readonly<Paper>): number {
  let worth = 0;
  for (const [i, node] of content.rooms.entries()) {
    const prize = prizeOf(roomAt(content.sheet, node), state.slain[i] === 0 ? 0 : 1);
    worth += (prize * (paper.crosses[node] ?? 0)) / (content.boxes[node] ?? 1);
    if (paper.near[node] === NEXT) worth += WORTH.reached;
  }
  return worth;
}

/** A monster half dead is worth half of what it will bring; a worm, what it does to the boss. */
function prizeOf({ role, gems, hearts }: Room, place: 0 | 1): number {
  if (role === 'worm') return WORM_DAMAGE;
  return POINTS_PER_GEM * gems[place] - (place === 0 ? WORTH.life * hearts : 0);
}
