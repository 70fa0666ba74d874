import type { Content, Draft, Paper, Room, State } from '../../games/dice-and-danger/index.ts';
import { NEXT, POINTS_PER_GEM, POINTS_PER_GOLD, roomAt, WORM_DAMAGE } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';

/** What a beginner sees in a sheet beyond its points, in points. */
const WORTH = { life: 2, symbol: 1, torch: 2, reached: 1 } as const;

/** What the worth of a sheet is made of, in points. */
export const PARTS = ['gems', 'gold', 'symbols', 'torches', 'blows', 'reached', 'lives'] as const;
export type Parts = Readonly<Record<(typeof PARTS)[number], number>>;

/** The worth of a seat's sheet if its round ends here with so many lives lost for sums not used. */
export function worthOf(content: Content, state: Readonly<State>, seat: Seat, lives: number): number {
  const { gems, gold, symbols, torches, blows, reached, lives: lost } = partsOf(content, state, seat, lives);
  return gems + gold + symbols + torches + blows + reached + lost;
}

/** What that worth is made of. */
export function partsOf(content: Content, state: Readonly<State>, seat: Seat, lives: number): Parts {
  const { paper, damage } = state.drafts[seat] as Draft;
  const idle = content.everyone.length === 1 && damage === 0 ? 1 : 0;
  return {
    gems: POINTS_PER_GEM * paper.gems,
    gold: POINTS_PER_GOLD * paper.gold,
    symbols: WORTH.symbol * paper.symbols,
    torches: WORTH.torch * paper.torches,
    blows: blowsWorth(content, state, paper),
    reached: WORTH.reached * content.rooms.filter(room => paper.near[room] === NEXT).length,
    lives: -WORTH.life * (paper.lost - paper.green + lives + idle),
  };
}

function blowsWorth(content: Content, state: Readonly<State>, paper: Readonly<Paper>): number {
  let worth = 0;
  for (const [i, node] of content.rooms.entries()) {
    const prize = prizeOf(roomAt(content.sheet, node), state.slain[i] === 0 ? 0 : 1);
    worth += (prize * (paper.crosses[node] ?? 0)) / (content.boxes[node] ?? 1);
  }
  return worth;
}

/** A monster half dead is worth half of what it will bring; a worm, what it does to the boss. */
function prizeOf({ role, gems, hearts }: Room, place: 0 | 1): number {
  if (role === 'worm') return WORM_DAMAGE;
  return POINTS_PER_GEM * gems[place] - (place === 0 ? WORTH.life * hearts : 0);
}
