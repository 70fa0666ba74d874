import type { Random, Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import { SPELL_COPIES, SPELLS } from './data.ts';
import type { State } from './state.ts';

const CARDS = SPELLS.flatMap((_, spell) => Array.from({ length: SPELL_COPIES }, () => spell));

/**
 * For the laws, and written without view.ts: what a seat cannot tell apart. Spells are the one secret (TD-Q43); those
 * that others hold and those that nobody has drawn are one heap.
 */
export function permute(state: Readonly<State>, seat: Seat, random: Random): State {
  const copy = clone(state) as State;
  const heap = [...CARDS];
  const used = copy.spent.flatMap((count, spell) => Array.from({ length: count }, () => spell));
  for (const spell of [...used, ...(copy.characters[seat]?.spells ?? [])]) heap.splice(heap.indexOf(spell), 1);
  const drawn = (): number => heap.splice(random(heap.length), 1)[0] as number;
  for (const [holder, character] of copy.characters.entries())
    if (holder !== seat) character.spells = character.spells.map(drawn).sort((a, b) => a - b);
  return copy;
}
