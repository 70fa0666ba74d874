import type { Kind, Random } from '../../../kernel/game.ts';
import { pick } from '../../../kernel/random.ts';
import type { Chances } from '../table/table.ts';

const WORDS = 2 ** 32;

/** Fair to the last: what would make the first numbers likelier is thrown again. */
export const fairRandom: Random = n => {
  const limit = WORDS - (WORDS % n);
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < limit) return word % n;
  }
};

/** What chance does when the page throws the dice. */
export function drawnFrom<K extends Kind>({ actions, odds }: Chances<K>, random: Random = fairRandom): K['action'] {
  if (actions.length === 0) throw new Error('chance has nothing to draw from');
  return actions[pick(odds, random)] as K['action'];
}
