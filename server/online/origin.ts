import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser page that asks belongs to this server. What is no browser sends no origin, and no cookie either. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** OUBLIETTE_ORIGINS: addresses, separated by commas, under which the page is served by something in front of it. */
export const readOrigins = (text = ''): readonly string[] =>
  text
    .split(',')
    .map(origin => origin.trim())
    .filter(origin => origin !== '');
