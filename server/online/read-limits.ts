import type { Unopened } from '../address.ts';
import { type Limits, type Rate, USUAL_LIMITS } from './limits.ts';

const PREFIX = 'OUBLIETTE_LIMIT_';
const RATE = /^(\d{1,9}) *, *(\d{1,9}(?:\.\d{1,6})?)$/;

type Limit = number | Rate;
type Env = Readonly<Record<string, string | undefined>>;

/** `messagesPerPerson` is OUBLIETTE_LIMIT_MESSAGES_PER_PERSON. */
export const variableOf = (limit: string): string =>
  PREFIX + limit.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase();

/** How a limit is written in the environment. */
export const writtenLimit = (limit: Limit): string =>
  typeof limit === 'number' ? String(limit) : `${limit.burst},${limit.perSecond}`;

/** The limits that the environment sets, and the usual ones. */
export function readLimits(env: Env): Limits | Unopened {
  const usual = Object.entries(USUAL_LIMITS) as [string, Limit][];
  const known = usual.map(([name]) => variableOf(name));
  const unknown = Object.keys(env).find(name => name.startsWith(PREFIX) && !known.includes(name));
  if (unknown !== undefined) return { unopened: `${unknown} is not a limit; docs/running.md lists them all.` };
  const set: Record<string, Limit> = {};
  for (const [name, limit] of usual) {
    const variable = variableOf(name);
    const read = readLimit(env[variable], limit);
    if (read === undefined) return { unopened: `${variable} must be ${FORMS[kindOf(limit)]}, not '${env[variable]}'.` };
    set[name] = read;
  }
  return { ...USUAL_LIMITS, ...set };
}

type LimitKind = 'number' | 'rate';
const kindOf = (limit: Limit): LimitKind => (typeof limit === 'number' ? 'number' : 'rate');
const FORMS: Readonly<Record<LimitKind, string>> = {
  number: 'a whole number from 1',
  rate: 'two numbers above 0, such as 60,20 for 60 at once and 20 more each second',
};

function readLimit(text: string | undefined, usual: Limit): Limit | undefined {
  if (!text) return usual;
  return kindOf(usual) === 'number' ? readNumber(text) : readRate(text);
}

const readNumber = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

function readRate(text: string): Rate | undefined {
  const [, burst, perSecond] = RATE.exec(text) ?? [];
  const rate = { burst: Number(burst), perSecond: Number(perSecond) };
  return rate.burst > 0 && rate.perSecond > 0 ? rate : undefined;
}
