import { coach as ofBots } from '../../../../bots/donjonz/index.ts';
import { donjonz, type Donjonz } from '../../../../games/donjonz/index.ts';
import type { Coach } from '../../worker/coach.ts';

/** The coach of bots/ with the rules of the match that the worker is asked about. */
export const coach: Coach<Donjonz> = {
  hint: ({ start, ...position }) => ofBots.hint({ ...position, rules: donjonz.rules(start) }),
  review: ({ start, ...position }, heard) => ofBots.review?.({ ...position, rules: donjonz.rules(start) }, heard),
};
