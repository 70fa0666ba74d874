import type { FastifyInstance } from 'fastify';
import type { Config } from './online/services.ts';
import { USUAL_LIMITS } from './online/limits.ts';
import { addPages, answerError, decodable } from './pages.ts';
import { CONTENT_POLICY } from './policy.ts';

export interface Site {
  /** The folder of the built page, absolute. */
  readonly root: string;
  /** How matches are played online; absent where nobody does. */
  readonly online?: Config;
}

/** The server, not yet listening. */
export async function createServer({ root, online }: Site): Promise<FastifyInstance> {
  // Imported here because they cost 150 ms, which every other command of the terminal would pay too.
  const { default: fastify } = await import('fastify');
  const { default: helmet } = await import('@fastify/helmet');
  const server = fastify({
    ...transportOf(online),
    rewriteUrl: ({ url = '/' }) => decodable(url),
    frameworkErrors: (error, request, reply) => void answerError(root, error, { request, reply }),
  });
  // Plain HTTP is spoken here; what stands in front of it and speaks TLS promises to go on speaking it.
  await server.register(helmet, { contentSecurityPolicy: CONTENT_POLICY, strictTransportSecurity: false });
  await addPages(server, root);
  const opened = online && (await (await import('./online/online.ts')).addOnline(server, online));
  server.get('/healthz', async (_request, reply) => {
    const reason =
      opened &&
      (opened.admission.hasRoom ? await opened.lifecycle.ailment() : 'There is no room for more connections.');
    void reply.header('cache-control', 'no-store');
    return reason === undefined ? reply.send({ ok: true }) : reply.code(503).send({ ok: false, reason });
  });
  return server;
}

/** Whoever sends a request drop by drop, or does not read its answer, is cut off. Node looks for them now and then. */
function transportOf(online: Config | undefined) {
  const patience = (online?.limits ?? USUAL_LIMITS).requestSeconds * 1000;
  const { proxy = false } = online ?? {};
  return {
    trustProxy: typeof proxy === 'object' ? [...proxy] : proxy,
    requestTimeout: patience,
    connectionTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: Math.ceil(patience / 4) },
  };
}
