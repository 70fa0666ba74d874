import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { gameById } from '../../games/index.ts';
import { openThinkers } from '../thinking/pool.ts';
import type { Setting } from './hall.ts';
import { USUAL_LIMITS } from './limits.ts';
import { readOrigins } from './origin.ts';

/** How a server is set up by its environment. `worker` is the bundle in which bots think. */
export async function usualSetting(env: Setting['env'], worker: string): Promise<Setting> {
  const { default: pino } = await import('pino');
  const { think, close } = openThinkers(worker);
  return {
    env,
    shelf: gameById,
    think,
    limits: USUAL_LIMITS,
    origins: readOrigins(env['OUBLIETTE_ORIGINS']),
    log: pino({ level: env['OUBLIETTE_LOG'] ?? 'warn' }, pino.destination(2)),
    close,
  };
}

/** Whether matches may be waiting for this server: then it looks after them without being asked. */
export const hasStorage = (env: Setting['env']): boolean =>
  Boolean(env['DATABASE_URL']) || existsSync(resolve(env['OUBLIETTE_DATA'] || 'data'));
