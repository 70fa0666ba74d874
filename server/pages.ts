import { createReadStream, existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gameById } from '../games/index.ts';
import { isDecodable, type PagePath, readPath } from '../wire/path.ts';

/** A request and where its answer goes. */
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Adds the files of the built page, each as the build has compressed it for what the browser accepts, and what is
 * answered to all other addresses.
 */
export async function addPages(server: FastifyInstance, root: string): Promise<void> {
  const { default: files } = await import('@fastify/static');
  await server.register(files, {
    serve: true,
    root,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', caching(root, path)),
  });
  server.setNotFoundHandler((request, reply) => answerUnknown(root, { request, reply }));
  server.setErrorHandler((error, request, reply) => answerError(root, error, { request, reply }));
}

/**
 * A path with broken escapes, as one that can be decoded: it is unknown like any other. Fastify would refuse it before
 * any header of ours is set.
 */
export function decodable(url: string): string {
  return isDecodable(url) ? url : url.replaceAll('%', '%25');
}

/** The names under assets/ hold a hash of what is in them, so a browser need never ask again. */
function caching(root: string, path: string): string {
  return path.startsWith(join(root, 'assets') + sep) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Addresses within the page exist only in the browser: no file has their name. */
function answerUnknown(root: string, { request, reply }: Exchange): FastifyReply {
  if (!isNavigation(request)) return reply.code(404).send({ error: `There is nothing at ${pathOf(request)}.` });
  const place = readPath(pathOf(request), isGame);
  return place.page === 'lost' ? answerLost(root, reply.code(404)) : reply.sendFile(fileFor(root, place));
}

/** At addresses of a game the page says from the start what a table of it is made of (web/build/preloads.ts). */
function fileFor(root: string, place: PagePath<string>): string {
  const file = 'game' in place && place.game !== undefined ? `games/${place.game}.html` : 'index.html';
  return existsSync(join(root, file)) ? file : 'index.html';
}

/**
 * The page itself tells in words, in the language of whoever reads, that its address leads nowhere. No etag: a browser
 * that has it already would be answered with nothing.
 */
function answerLost(root: string, reply: FastifyReply): FastifyReply {
  const page = createReadStream(join(root, 'index.html'));
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

const isGame = (id: string): id is string => gameById(id) !== undefined;

/** Somebody waits for a page, not a script for its data. */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false);
}

/** What was asked for, to the letter. */
function pathOf(request: FastifyRequest): string {
  return request.originalUrl.replace(/\?.*$/s, '');
}

export function answerError(root: string, error: unknown, { request, reply }: Exchange): FastifyReply {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode < 500 && isNavigation(request)) return answerLost(root, reply.code(statusCode));
  if (statusCode < 500) return reply.code(statusCode).send({ error: `${message}.` });
  console.error(error);
  return reply.code(500).send({ error: 'The server failed to answer.' });
}
