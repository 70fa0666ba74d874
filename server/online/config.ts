import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { gameById } from '../../games/index.ts';
import type { Unopened } from '../address.ts';
import { readPushConfig } from '../push/read-config.ts';
import { openThinkers } from '../thinking/pool.ts';
import type { Guarding, Config } from './services.ts';
import { readOrigins } from './origin.ts';
import { readProxy } from './proxy.ts';
import { readLimits } from './read-limits.ts';

/** How a server is set up by its environment, or what is wrong with that. `worker` is the bundle in which bots think. */
export async function usualConfig(env: Config['env'], worker: string): Promise<Config | Unopened> {
  const guarding = readGuarding(env);
  if ('unopened' in guarding) return guarding;
  const { default: pino } = await import('pino');
  const { think, tryOut, close } = openThinkers(worker);
  const log = pino({ level: env['OUBLIETTE_LOG'] ?? 'warn' }, pino.destination(2));
  return { env, shelf: gameById, think, tryOut, ...guarding, log, close };
}

/** What the environment says of strangers. */
export function readGuarding(env: Config['env']): Guarding | Unopened {
  const limits = readLimits(env);
  if ('unopened' in limits) return limits;
  const proxy = readProxy(env['OUBLIETTE_PROXY']);
  if (typeof proxy === 'object' && 'unopened' in proxy) return proxy;
  const figures = env['OUBLIETTE_METRICS'] || 'loopback';
  if (figures !== 'loopback' && figures !== 'open')
    return { unopened: `OUBLIETTE_METRICS must be 'loopback' or 'open', not '${figures}'.` };
  const push = readPushConfig(env);
  if ('unopened' in push) return push;
  const gallery = env['OUBLIETTE_GALLERY'] || 'off';
  if (gallery !== 'on' && gallery !== 'off')
    return { unopened: `OUBLIETTE_GALLERY must be 'on' or 'off', not '${gallery}'.` };
  const daily = env['OUBLIETTE_DAILY'] || 'on';
  if (daily !== 'on' && daily !== 'off') return { unopened: `OUBLIETTE_DAILY must be 'on' or 'off', not '${daily}'.` };
  return { limits, proxy, figures, push, gallery, daily, origins: readOrigins(env['OUBLIETTE_ORIGINS']) };
}

/** Whether matches may be waiting for this server: then it looks after them without being asked. */
export const hasStorage = (env: Config['env']): boolean =>
  Boolean(env['DATABASE_URL']) || existsSync(resolve(env['OUBLIETTE_DATA'] || 'data'));
