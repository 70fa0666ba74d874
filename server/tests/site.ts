import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Config } from '../online/services.ts';
import { type Limits, USUAL_LIMITS } from '../online/limits.ts';
import { readGuarding } from '../online/config.ts';
import { close, open } from '../open.ts';
import { GENEROUS, shelf, think, tryOut } from '../rig/shelf.ts';

export interface OpenSite {
  readonly link: string;
  /** Whatever was logged. */
  readonly logged: string[];
  close(): Promise<void>;
}

interface Wanted extends Partial<Config> {
  /** The folder of a built page; a page with nothing in it when absent. */
  readonly page?: string;
}

/** A server that listens on loopback, with storage of its own. */
export async function openSite(
  env: Record<string, string> = {},
  limits: Limits = GENEROUS,
  { page, ...more }: Wanted = {},
): Promise<OpenSite> {
  const root = mkdtempSync(join(tmpdir(), 'oubliette-site-'));
  mkdirSync(join(root, 'web'));
  writeFileSync(join(root, 'web', 'index.html'), '<!doctype html><title>Oubliette</title>');
  const logged: string[] = [];
  const log = pino({}, { write: (text: string) => void logged.push(text) });
  const guarding = readGuarding(env);
  if ('unopened' in guarding) throw new Error(guarding.unopened);
  const online: Config = {
    env: { OUBLIETTE_DATA: join(root, 'data'), ...env },
    shelf,
    think,
    tryOut,
    ...guarding,
    limits,
    log,
    close: async () => undefined,
    ...more,
  };
  const opened = await open({ root: page ?? join(root, 'web'), online }, { host: '127.0.0.1', port: 0 });
  if ('unopened' in opened) throw new Error(opened.unopened);
  return {
    link: opened.link,
    logged,
    close: async () => {
      await close(opened.server);
      rmSync(root, { recursive: true });
    },
  };
}

export { USUAL_LIMITS };
export { Browser } from '../rig/browser.ts';
