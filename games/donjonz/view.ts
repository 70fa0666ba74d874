import type { Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import type { Content } from './content.ts';
import { MOST_WEAPONS } from './data.ts';
import type { Prompt } from './events.ts';
import { gloryOf, rankOf } from './scoring.ts';
import { HERO, type State, type Table } from './state.ts';
import { steps, weaponHere } from './walking.ts';

/** Everything but the pile, of which only the number of cards can be seen (DZ-Q5). */
export interface View extends Readonly<Table> {
  readonly pile: number;
}

export function viewOf(state: Readonly<State>): View {
  return { ...clone(state), pile: state.pile.length };
}

/** The pile is all that has not been seen: the order of it is in nobody's state, so there is nothing to guess. */
export function imagine(content: Content, view: Readonly<View>): State {
  const seen = new Set([view.hand, view.next, ...view.laid.map(({ card }) => card)]);
  return { ...clone(view), pile: content.deck.map((_, card) => card).filter(card => !seen.has(card)) };
}

export function promptOf(content: Content, view: Readonly<View>, seat: Seat): Prompt {
  if (view.phase === 'over') return ending(view);
  return seat === HERO ? question(content, view) : { type: 'watch' };
}

function ending(view: Readonly<View>): Prompt {
  if (view.lost) return { type: 'fallen' };
  const score = gloryOf(view);
  return { type: 'over', score, rank: rankOf(score) };
}

function question(content: Content, view: Readonly<View>): Prompt {
  switch (view.phase) {
    case 'lay':
      return { type: 'lay', number: view.laid.length, of: content.deck.length - 1 };
    case 'walk':
      return { type: 'walk', ways: steps(content, view).length };
    case 'weapon':
      return { type: 'weapon', weapon: weaponHere(content, view), full: view.weapons.length === MOST_WEAPONS };
    case 'take':
    case 'set-out':
      return { type: view.phase };
    case 'turn-up':
    case 'over':
      return { type: 'turn-up' };
  }
}
