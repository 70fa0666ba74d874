import { join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Setting } from './online/hall.ts';
import { CONTENT_POLICY } from './policy.ts';

export interface Site {
  /** The folder of the built page, absolute. */
  readonly root: string;
  /** How matches are played online; absent where nobody does. */
  readonly online?: Setting;
}

/** The server, not yet listening. */
export async function createServer({ root, online }: Site): Promise<FastifyInstance> {
  // Imported here because they cost 150 ms, which every other command of the terminal would pay too.
  const { default: fastify } = await import('fastify');
  const { default: helmet } = await import('@fastify/helmet');
  const { default: files } = await import('@fastify/static');
  const server = fastify({
    trustProxy: online?.env['OUBLIETTE_PROXY'] === '1',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  // Plain HTTP is spoken here; what stands in front of it and speaks TLS promises to go on speaking it.
  await server.register(helmet, { contentSecurityPolicy: CONTENT_POLICY, strictTransportSecurity: false });
  await server.register(files, {
    serve: true,
    root,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', caching(root, path)),
  });
  const hall = online && (await (await import('./online/online.ts')).addOnline(server, online));
  server.get('/healthz', async (_request, reply) => {
    const ok = (await hall?.doorway.isWell()) ?? true;
    return reply
      .header('cache-control', 'no-store')
      .code(ok ? 200 : 503)
      .send({ ok });
  });
  server.setNotFoundHandler(answerUnknown);
  server.setErrorHandler(answerError);
  return server;
}

/** The names under assets/ hold a hash of what is in them, so a browser need never ask again. */
function caching(root: string, path: string): string {
  return path.startsWith(join(root, 'assets') + sep) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isNavigation(request)) return reply.sendFile('index.html');
  return reply.code(404).send({ error: `There is nothing at ${pathOf(request)}.` });
}

/** Addresses within the page exist only in the browser: they are asked for like pages, and have no file extension. */
function isNavigation(request: FastifyRequest): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  return reads && wantsPage && !/\.[^/]*$/.test(pathOf(request));
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/s, '');
}

function answerError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode < 500) return reply.code(statusCode).send({ error: `${message}.` });
  console.error(error);
  return reply.code(500).send({ error: 'The server failed to answer.' });
}
