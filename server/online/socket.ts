import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Arrivals } from './arrivals.ts';
import { Buckets, Counter } from './limits.ts';
import { networkOf } from './network.ts';
import { PacedQueue } from './pace.ts';
import type { Online } from './services.ts';
import { GOING_AWAY, SocketSession, type SocketServices, TRY_LATER } from './socket-session.ts';

const BEAT_MS = 20_000;
/** How long a server that closes lets what is under way be answered, and then the other sides hang up. */
const LAST_ANSWERS_MS = 2000;
const LAST_WORD_MS = 1000;

/** The sockets of this process. */
export function addSocket(server: FastifyInstance, online: Online): void {
  const { limits } = online.admission;
  const counter = new Counter(limits.socketsPerAddress, limits.sockets);
  const sessions = new Set<SocketSession>();
  const services = servicesOf(online);
  const beat = setInterval(() => {
    for (const session of sessions) session.beat();
  }, BEAT_MS);
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(beat);
    online.lifecycle.rest();
    await closeAll([...sessions]);
  });
  const arrivals = new Arrivals(limits.newSockets);
  const onRequest = (request: FastifyRequest): Promise<void> => arrivals.turn(networkOf(request.ip));
  server.get('/socket', { websocket: true, onRequest }, (socket, request) => {
    const address = networkOf(request.ip);
    const session = new SocketSession(socket, request, services);
    if (isClosing) return session.close(GOING_AWAY, 'closing');
    if (counter.inAll >= limits.sockets) online.admission.turnAway('sockets');
    if (!counter.enter(address)) return session.close(TRY_LATER, 'too-many');
    sessions.add(session);
    online.metrics.sockets.inc();
    socket.on('close', () => {
      counter.leave(address);
      sessions.delete(session);
      online.metrics.sockets.dec();
    });
    session.start();
  });
}

/** What all sessions share. */
function servicesOf(online: Online): SocketServices {
  const { messagesPerAddress, messagesPerPerson, remarksPerPerson, socketsPerPerson } = online.admission.limits;
  return {
    ...online,
    crowd: new PacedQueue({ most: 64, everyMs: 10 }, session => session.flush()),
    held: new PacedQueue({ most: 1000, everyMs: 50 }, intake => intake.goOn()),
    byAddress: new Buckets(messagesPerAddress),
    byPerson: new Buckets(messagesPerPerson),
    remarks: new Buckets(remarksPerPerson),
    people: new Counter(socketsPerPerson),
  };
}

/** Nobody stays for its sake. */
const pause = (milliseconds: number): Promise<void> => delay(milliseconds, undefined, { ref: false });

/** Answers what is under way, says why, and closes; who does not hang up in time is cut off. */
async function closeAll(sessions: readonly SocketSession[]): Promise<void> {
  await Promise.race([Promise.all(sessions.map(session => session.finish())), pause(LAST_ANSWERS_MS)]);
  for (const session of sessions) session.close(GOING_AWAY, 'closing');
  await Promise.race([Promise.all(sessions.map(({ closed }) => closed)), pause(LAST_WORD_MS)]);
  for (const session of sessions) session.cutOff();
}
