import { type Content, faceOf } from './content.ts';
import type { State } from './state.ts';

/** DZ-4: the half-card lies in the middle, the hero stands on its stair, the pile waits to be turned up. */
export function setup(content: Content): State {
  return {
    phase: 'turn-up',
    pile: content.deck.map((_, card) => card).slice(1),
    hand: null,
    next: null,
    laid: [{ card: 0, x: 0, y: 0, turn: 0 }],
    path: [faceOf(content, 0, 0).spaces.findIndex(({ thing }) => thing.type === 'stair')],
    circled: [],
    weapons: [],
    key: false,
    pouches: 0,
    monsters: 0,
    doorOpened: false,
    lost: false,
  };
}
