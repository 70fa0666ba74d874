import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FaultCode, isFault } from '../../wire/fault.ts';
import { CREATION_LIMITS, MESSAGE_LIMITS, readJson } from '../../wire/read.ts';
import { addApi } from './api.ts';
import { Doorway, type Online, type Setting } from './hall.ts';
import { openMetrics } from './metrics.ts';
import { isOwnOrigin } from './origin.ts';
import { refuse } from './refuse.ts';
import { hasStorage } from './setting.ts';
import { addSocket } from './socket.ts';

/** Adds everything under /api, and /metrics. */
export async function addOnline(server: FastifyInstance, setting: Setting): Promise<Online> {
  const doorway = new Doorway(setting);
  const metrics = await openMetrics(() => doorway.matches);
  const online = { setting, doorway, metrics };
  server.get('/metrics', async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  await server.register(async scope => addRoutes(scope, online), { prefix: '/api' });
  server.addHook('onResponse', async (request, reply) => endRefused(request, reply));
  server.addHook('onListen', async () => {
    if (hasStorage(setting.env)) void doorway.open();
  });
  server.addHook('onClose', () => doorway.close());
  return online;
}

/** Node leaves a connection that asked for an upgrade to us: one that got none has to be ended, or it stays for ever. */
function endRefused(request: FastifyRequest, reply: FastifyReply): void {
  const isSocket = request.ws && reply.statusCode < 400;
  if (request.headers.upgrade !== undefined && !isSocket) request.raw.socket.destroySoon();
}

async function addRoutes(scope: FastifyInstance, online: Online): Promise<void> {
  const { default: cookie } = await import('@fastify/cookie');
  const { default: websocket } = await import('@fastify/websocket');
  const { default: limit } = await import('@fastify/rate-limit');
  const { requests } = online.setting.limits;
  scope.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isOwnOrigin(request.headers, online.setting.origins)) return refuse(reply, 403, 'other-origin');
  });
  await scope.register(cookie);
  await scope.register(limit, {
    max: requests.burst,
    timeWindow: (requests.burst / requests.perSecond) * 1000,
    errorResponseBuilder: () => Object.assign(new Error('too fast'), { statusCode: 429, code: 'too-fast' }),
  });
  await scope.register(websocket, { options: { maxPayload: CREATION_LIMITS.bytes } });
  readBodies(scope);
  scope.setErrorHandler((error: FastifyError, _request, reply) => answerError(online, error, reply));
  scope.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'no-such-match'));
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

function answerError({ setting }: Online, error: FastifyError, reply: FastifyReply): FastifyReply {
  const { statusCode: status = 500, code } = error;
  if (error.validation) return refuse(reply, 400, 'bad-shape');
  if (status === 400) return refuse(reply, 400, READING.find(fault => fault === code) ?? 'bad-shape');
  if (status < 500) return refuse(reply, status, KNOWN[status] ?? 'bad-shape');
  setting.log.error({ err: error }, 'a request');
  return refuse(reply, 503, 'storage');
}

const READING: readonly FaultCode[] = ['too-long', 'too-deep', 'not-json', 'bad-key'];
