import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Address, linkTo, type Unopened } from './address.ts';
import { createServer, type Site } from './server.ts';

export interface OpenServer {
  readonly server: FastifyInstance;
  readonly link: string;
}

/** Starts to listen, or says why it cannot. */
export async function open(site: Site, address: Address): Promise<OpenServer | Unopened> {
  if (!existsSync(join(site.root, 'index.html')))
    return { unopened: `The page is not built: ${site.root} has no index.html.` };
  const server = await createServer(site);
  try {
    await server.listen(address);
  } catch (error) {
    await server.close();
    return { unopened: sentenceFor(error, address) };
  }
  const { port } = server.addresses()[0] ?? address;
  return { server, link: linkTo({ host: address.host, port }) };
}

function sentenceFor(error: unknown, { host, port }: Address): string {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken; set PORT to another one.`;
    case 'EACCES':
      return `Port ${port} may not be opened without more rights; set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine; set HOST to another one.`;
    default:
      throw error;
  }
}

/** npm passes Ctrl-C on to a process that the terminal has told already: two signals this close are one key press. */
const SAME_PRESS_MS = 500;

/**
 * Resolves when a signal has closed the server. A second Ctrl-C waits for nothing. The process outlives the first by the
 * length of one press: a signal that meets Node on its way out would still kill it.
 */
export function closeOnSignal(server: FastifyInstance): Promise<void> {
  return new Promise((resolve, reject) => {
    let first: number | undefined;
    const hear = (): void => {
      if (first !== undefined && performance.now() - first > SAME_PRESS_MS) process.exit(130);
      if (first !== undefined) return;
      first = performance.now();
      Promise.all([close(server), delay(SAME_PRESS_MS)]).then(() => resolve(), reject);
    };
    process.on('SIGINT', hear).on('SIGTERM', hear);
  });
}

/** Browsers hold spare connections open that carry no request; Node would wait a minute for them. */
const GRACE_MS = 1000;

/** Answers the requests under way, then closes. */
export async function close(server: FastifyInstance): Promise<void> {
  const grace = setTimeout(() => server.server.closeAllConnections(), GRACE_MS);
  await server.close();
  clearTimeout(grace);
}
