import type { Rungs } from '../../games/rungs/index.ts';
import type { Bot } from '../bot.ts';
import { type Coach, coachFrom } from '../coach.ts';

/** A leap gains five thirds of a rung: it pays until the last one. */
const easy: Bot<Rungs> = {
  id: 'easy',
  sit: ({ rules, seat }) => {
    const last = rules.content.rungs - 1;
    return view => ({ type: view.rungs[seat] === last ? 'climb' : 'leap' });
  },
};

export const bots: readonly Bot<Rungs>[] = [easy];
export const coach: Coach<Rungs> = coachFrom(easy);
