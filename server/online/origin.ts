import type { FastifyRequest } from 'fastify';

type PageRequest = Pick<FastifyRequest, 'headers' | 'protocol'>;

/** Whether a browser page that asks belongs to this server. What is no browser sends no origin, and no cookie either. */
export function isOwnOrigin({ headers: { origin, host }, protocol }: PageRequest, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  const own = `${protocol}://${host}`;
  return URL.canParse(own) && new URL(own).origin === origin;
}

/** OUBLIETTE_ORIGINS: addresses, separated by commas, under which the page is served by something in front of it. */
export const readOrigins = (text = ''): readonly string[] =>
  text
    .split(',')
    .map(origin => origin.trim())
    .filter(origin => origin !== '');
