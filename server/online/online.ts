import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FaultCode, isFault } from '../../wire/fault.ts';
import { TOO_LONG } from '../../wire/fields.ts';
import { CREATION_LIMITS, MESSAGE_LIMITS, readJson } from '../../wire/read.ts';
import { addApi } from './api.ts';
import { Admission } from './admission.ts';
import { Lifecycle, type Online, type Config } from './services.ts';
import { openMetrics } from './metrics.ts';
import { isLoopback } from './network.ts';
import { isOwnOrigin } from './origin.ts';
import { deny, refuse } from './refuse.ts';
import { hasStorage } from './config.ts';
import { addSocket } from './socket.ts';

/** Adds everything under /api, and /metrics. */
export async function addOnline(server: FastifyInstance, config: Config): Promise<Online> {
  const lifecycle = new Lifecycle(config);
  const metrics = await openMetrics(lifecycle);
  const admission = new Admission(config);
  const online = { config, lifecycle, metrics, admission };
  admission.watch(server);
  server.get('/metrics', async (request, reply) => {
    if (!mayReadFigures(request, config)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  await server.register(async scope => addRoutes(scope, online), { prefix: '/api' });
  server.addHook('onResponse', async (request, reply) => endRefused(request, reply));
  server.addHook('onListen', async () => {
    if (hasStorage(config.env)) void lifecycle.open();
  });
  server.addHook('onClose', () => lifecycle.close());
  return online;
}

/** Whoever comes through a proxy that nobody told us of comes from elsewhere, too. */
function mayReadFigures({ ip, headers }: FastifyRequest, { figures, proxy }: Config): boolean {
  if (figures === 'open') return true;
  return isLoopback(ip) && (proxy !== false || headers['x-forwarded-for'] === undefined);
}

/** Node leaves a connection that asked for an upgrade to us: one that got none has to be ended, or it stays for ever. */
function endRefused(request: FastifyRequest, reply: FastifyReply): void {
  const isSocket = request.ws && reply.statusCode < 400;
  if (request.headers.upgrade !== undefined && !isSocket) request.raw.socket.destroySoon();
}

/** How frames are read: pings are counted before they are answered, and what comes in crumbs is not put together. */
const FRAMES = { maxPayload: CREATION_LIMITS.bytes, autoPong: false, maxFragments: 16, maxBufferedChunks: 4096 };

async function addRoutes(scope: FastifyInstance, online: Online): Promise<void> {
  const { default: cookie } = await import('@fastify/cookie');
  const { default: websocket } = await import('@fastify/websocket');
  scope.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isOwnOrigin(request, online.config.origins)) return deny(reply, 'other-origin');
  });
  await scope.register(cookie);
  // Its own way of closing would cut off whoever still waits for an answer; `addSocket` has another.
  await scope.register(websocket, { options: FRAMES, preClose: done => done() });
  readBodies(scope);
  scope.setErrorHandler((error: FastifyError, _request, reply) => answerError(online, error, reply));
  // Routes of their own, because files are looked for at all addresses that have none.
  for (const url of ['/', '/*'])
    scope.all(url, { schema: { hide: true } }, (_request, reply) => deny(reply, 'no-such-address'));
  addSocket(scope, online);
  await addApi(scope, online);
}

/** Bodies are read as messages are: bounded in length and depth, without keys that reach a prototype. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const parsing = { parseAs: 'string', bodyLimit: CREATION_LIMITS.bytes } as const;
  scope.addContentTypeParser('application/json', parsing, (request, text: string, done) => {
    const limits = request.routeOptions.config.isLarge ? CREATION_LIMITS : MESSAGE_LIMITS;
    const body = text === '' ? { value: {} } : readJson(text, limits);
    if (isFault(body)) done(Object.assign(new Error(body.sentence), { statusCode: 400, code: body.fault }));
    else done(null, body.value);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may bring content of a game. */
    isLarge?: boolean;
  }
}

const KNOWN: Readonly<Record<number, FaultCode>> = { 413: 'too-long', 415: 'not-json', 429: 'too-fast' };

function answerError({ config }: Online, error: FastifyError, reply: FastifyReply): FastifyReply {
  const { statusCode: status = 500, code } = error;
  if (error.validation) return refuse(reply, 400, faultIn(error.validation));
  if (status === 400) return refuse(reply, 400, READING.find(fault => fault === code) ?? 'bad-shape');
  if (status < 500) return refuse(reply, status, KNOWN[status] ?? 'bad-shape');
  config.log.error({ err: error }, 'a request');
  return refuse(reply, 503, 'storage');
}

type Flaws = NonNullable<FastifyError['validation']>;

function faultIn(flaws: Flaws): FaultCode {
  if (flaws.every(({ message }) => message === TOO_LONG)) return TOO_LONG;
  return flaws.every(isOfName) ? 'bad-name' : 'bad-shape';
}

const isOfName = ({ instancePath }: { readonly instancePath: string }): boolean => instancePath.endsWith('/name');

const READING: readonly FaultCode[] = ['too-long', 'too-deep', 'not-json', 'bad-key'];
