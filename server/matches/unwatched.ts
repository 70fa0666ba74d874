import type { Fold } from './fold.ts';
import { isPlayedByPerson } from './head.ts';

/**
 * Whether bots play on while nobody looks at the table: where people come by for their turns, and as long as there is one
 * to play for. Elsewhere a table that nobody looks at waits for somebody to come; a person's clock runs all the same.
 */
export const playsUnwatched = ({ head, chairs }: Fold): boolean =>
  head.terms.pace === 'turns' && chairs.some(isPlayedByPerson);
