import type { Unopened } from '../address.ts';
import type { KeptDays } from './retention.ts';

/** As long as a cookie lasts: nobody comes back later than that. */
const COOKIE_DAYS = 400;
const USUAL: KeptDays = {
  ended: Infinity,
  gathering: 30,
  people: COOKIE_DAYS,
  devices: COOKIE_DAYS,
  results: Infinity,
};
const FOR_EVER = 'forever';

/** `ended` is OUBLIETTE_KEEP_ENDED. */
const variableOf = (what: string): string => `OUBLIETTE_KEEP_${what.toUpperCase()}`;

/** For how long things are kept, by the environment: days, or `forever`. */
export function readKeeping(env: Readonly<Record<string, string | undefined>>): KeptDays | Unopened {
  const set: Record<string, number> = {};
  for (const [what, usual] of Object.entries(USUAL) as [keyof KeptDays, number][]) {
    const text = env[variableOf(what)];
    const days = text ? readDays(text) : usual;
    if (days === undefined)
      return { unopened: `${variableOf(what)} must be a number of days from 1, or '${FOR_EVER}', not '${text}'.` };
    set[what] = days;
  }
  return { ...USUAL, ...set };
}

function readDays(text: string): number | undefined {
  if (text === FOR_EVER) return Infinity;
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}
