import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasDescriptor, withinDescriptors } from './descriptors.ts';
import type { Config } from './services.ts';
import { Buckets, Counter, type Limits } from './limits.ts';
import { isLoopback, networkOf } from './network.ts';
import { refuse } from './refuse.ts';

type Guarded = Pick<Config, 'limits' | 'proxy' | 'log'>;

const LOGGED_EVERY_MS = 60_000;
/** For how long the server is unwell after it had to turn somebody away. */
const FULL_MS = 10_000;
/** What a connection costs more, in connections, on which somebody was too fast. */
const REFUSED_COST = 20;
/** Connections of this machine are let in a little longer: whoever watches a full server must be able to ask it. */
const FOR_WATCHERS = 32;

/** Lets in connections and requests: as many as one address, and all together, may have. */
export class Admission {
  /** The limits, as far as the descriptors of this process allow for them. */
  readonly limits: Limits;
  readonly #config: Guarded;
  readonly #begun: Buckets;
  readonly #plain: Counter;
  /** How to stop counting a connection that is no socket yet. */
  readonly #uncount = new WeakMap<object, () => void>();
  /** Connections that are about to end: what else they have asked in one go is not even looked at. */
  readonly #refused = new WeakSet<object>();
  #fullAt = -Infinity;
  #loggedAt = -Infinity;

  constructor(config: Guarded) {
    this.#config = config;
    this.limits = withinDescriptors(config.limits);
    this.#begun = new Buckets(this.limits.newConnections);
    this.#plain = new Counter(this.#isBehindProxy ? Infinity : this.limits.connectionsPerAddress);
  }

  /** Has to come before whatever else a request meets. */
  watch(server: FastifyInstance): void {
    server.server.on('connection', (socket: Socket) => this.#isLetIn(socket) || socket.destroy());
    server.server.on('upgrade', (_request, socket) => this.#uncount.get(socket)?.());
    this.#skipRefused(server.server);
    const rates = {
      api: new Buckets(this.limits.requests),
      pages: new Buckets(this.limits.pages),
      passphrases: new Buckets(this.limits.passphrases),
      moves: new Buckets(this.limits.messagesPerAddress),
    };
    server.addHook('onRequest', async (request, reply) => {
      const [address, now] = [networkOf(request.ip), performance.now()];
      const { rate, instead } = request.routeOptions.config;
      const shared = rates[instead ?? (request.url.startsWith('/api/') ? 'api' : 'pages')];
      const own = rate && rates[rate];
      if (!shared.take(address, now) || own?.take(address, now) === false) return this.#refuse(request, reply);
    });
  }

  /** Whether there was room for everybody of late. */
  get hasRoom(): boolean {
    if (!hasDescriptor()) this.turnAway('descriptors');
    return performance.now() - this.#fullAt > FULL_MS;
  }

  /** Somebody is not let in, because there is no room for anybody. */
  turnAway(lacking: 'descriptors' | 'connections' | 'sockets'): void {
    const now = performance.now();
    this.#fullAt = now;
    if (now - this.#loggedAt < LOGGED_EVERY_MS) return;
    this.#loggedAt = now;
    this.#config.log.error(`There are no ${lacking} left.`);
  }

  /** Many requests may come in one go: once one of them was refused, those after it do not get as far as fastify. */
  #skipRefused(server: Server): void {
    for (const answer of server.listeners('request')) {
      server.removeListener('request', answer as RequestListener);
      server.on('request', (request, response) => {
        if (!this.#refused.has(request.socket)) (answer as RequestListener)(request, response);
      });
    }
  }

  /** Whoever asks too fast has to connect anew, and connections have a rate of their own; behind a proxy they are not theirs. */
  #refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (request.headers.upgrade === undefined && !this.#isBehindProxy) {
      this.#refused.add(request.raw.socket);
      this.#begun.of(networkOf(request.ip), performance.now()).charge(REFUSED_COST);
      void reply.header('connection', 'close');
    }
    return refuse(reply, 429, 'too-fast');
  }

  /** All connections that come through a proxy are the proxy's. */
  get #isBehindProxy(): boolean {
    return this.#config.proxy !== false;
  }

  #isLetIn(socket: Socket): boolean {
    const { remoteAddress = '' } = socket;
    const address = networkOf(remoteAddress);
    if (!this.#isBehindProxy && !this.#begun.take(address, performance.now())) return false;
    if (this.#plain.inAll >= this.limits.connections + (isLoopback(remoteAddress) ? FOR_WATCHERS : 0)) {
      this.turnAway('connections');
      return false;
    }
    return this.#isCounted(socket, address);
  }

  #isCounted(socket: Socket, address: string): boolean {
    if (!this.#plain.enter(address)) return false;
    let isOpen = true;
    const uncount = (): void => {
      if (isOpen) this.#plain.leave(address);
      isOpen = false;
    };
    this.#uncount.set(socket, uncount);
    socket.once('close', uncount);
    return true;
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A rate that it has besides that of the API. */
    rate?: 'passphrases';
    /** The rate that it has instead: robots ask as often by HTTP as people do through their sockets. */
    instead?: 'moves';
  }
}
