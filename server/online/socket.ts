import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type FaultCode, isFault } from '../../wire/fault.ts';
import { type Hello, readRequest, type Request } from '../../wire/request.ts';
import { VERSION } from '../../wire/measures.ts';
import { type Guest, tell, tellFault } from '../matches/audience.ts';
import type { Room } from '../matches/room.ts';
import { viewpointOf } from '../matches/views.ts';
import type { Person } from '../storage/people.ts';
import { COOKIE } from './cookie.ts';
import { sendFrame } from './frame.ts';
import type { Online } from './hall.ts';
import { Bucket, Counter } from './limits.ts';
import { mayLook } from './visitors.ts';

const BEAT_MS = 20_000;
/** Who does not read what it is sent is let go: it can come back and is then told everything. */
const UNREAD_BYTES = 1_048_576;
const GOING_AWAY = 1001;
const TRY_LATER = 1013;

/** The sockets of this process. */
export function addSocket(server: FastifyInstance, online: Online): void {
  const counter = new Counter(online.setting.limits.socketsPerAddress);
  const visits = new Set<Visit>();
  // One for all visits: spread for each, it would have a shape of its own every time.
  const around: Surroundings = {
    ...online,
    asking: new Together(setImmediate, visit => void visit.answerAll()),
    told: new Together(process.nextTick, visit => visit.send()),
  };
  const beat = setInterval(() => {
    for (const visit of visits) visit.beat();
  }, BEAT_MS);
  server.addHook('preClose', () => {
    clearInterval(beat);
    for (const visit of visits) visit.close(GOING_AWAY, 'closing');
  });
  server.get('/socket', { websocket: true }, (socket, request) => {
    const visit = new Visit(socket, request, around);
    if (!counter.enter(request.ip)) return visit.close(TRY_LATER, 'too-many');
    visits.add(visit);
    online.metrics.sockets.inc();
    socket.on('close', () => {
      counter.leave(request.ip);
      visits.delete(visit);
      online.metrics.sockets.dec();
    });
    visit.start();
  });
}

/** Does the same for many visits at once, a little later: what runs again and again stays in the processor's cache. */
class Together {
  readonly #waiting: Visit[] = [];
  readonly #later: (run: () => void) => void;
  readonly #each: (visit: Visit) => void;

  constructor(later: (run: () => void) => void, each: (visit: Visit) => void) {
    this.#later = later;
    this.#each = each;
  }

  add(visit: Visit): void {
    if (this.#waiting.push(visit) === 1) this.#later(() => this.#waiting.splice(0).forEach(this.#each));
  }
}

interface Surroundings extends Online {
  /** Who has asked something in this turn of the event loop. */
  readonly asking: Together;
  /** Who has been told something. Sending is dear: an update and the answer after it leave in one message. */
  readonly told: Together;
}

/** One connection: at most one match, looked at from one seat at a time. */
class Visit {
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Socket;
  readonly #online: Surroundings;
  readonly #cookie: string | undefined;
  readonly #bucket: Bucket;
  /** What leaves with the next message, between commas. */
  #told = '';
  #place: { readonly room: Room; readonly guest: Guest } | undefined;
  readonly #unanswered: Request[] = [];
  #isAlive = true;

  constructor(socket: WebSocket, request: FastifyRequest, online: Surroundings) {
    this.#socket = socket;
    this.#stream = request.raw.socket;
    this.#online = online;
    this.#cookie = request.cookies[COOKIE];
    this.#bucket = new Bucket(online.setting.limits.messages, performance.now());
  }

  start(): void {
    const socket = this.#socket;
    socket.on('message', (data: Buffer, isBinary) => this.#hear(isBinary ? '' : data.toString()));
    socket.on('pong', () => (this.#isAlive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#place?.room.leave(this.#place.guest));
  }

  beat(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  close(code: number, fault: FaultCode): void {
    this.#fault(fault);
    this.send();
    this.#socket.close(code);
  }

  tell(text: string): void {
    if (this.#told === '') this.#online.told.add(this);
    this.#told += this.#told === '' ? text : `,${text}`;
  }

  send(): void {
    const news = this.#told;
    this.#told = '';
    if (this.#stream.writableLength > UNREAD_BYTES) return this.#socket.terminate();
    if (news !== '' && this.#socket.readyState === this.#socket.OPEN) sendFrame(this.#stream, `[${news}]`);
  }

  /** One message after the other. */
  #hear(text: string): void {
    if (!this.#bucket.take(performance.now())) return this.#fault('too-fast');
    const message = readRequest(text);
    if (isFault(message)) return this.#fault(message.fault);
    this.#online.metrics.countMessage(message.value.type);
    if (this.#unanswered.push(message.value) === 1) this.#online.asking.add(this);
  }

  async answerAll(): Promise<void> {
    for (let message = this.#unanswered[0]; message; message = this.#unanswered[0]) {
      await this.#answer(message).catch((error: unknown) => this.#fail(error));
      this.#unanswered.shift();
    }
  }

  #fail(error: unknown): void {
    this.#online.setting.log.error({ err: error }, 'a message');
    this.#fault('storage');
  }

  #fault(code: FaultCode): void {
    this.#online.metrics.faults.inc({ fault: code });
    tellFault(this, code);
  }

  async #answer(message: Request): Promise<void> {
    if (message.type === 'ping') return tell(this, { type: 'pong', at: Date.now() });
    if (message.type === 'hello') return this.#place ? this.#fault('hello-twice') : this.#enter(message);
    if (!this.#place) return this.#fault('hello-first');
    const { room, guest } = this.#place;
    switch (message.type) {
      case 'look':
        return room.look(guest, message.seat);
      case 'history':
        return room.history(guest, message);
      case 'chat':
        return room.chat(guest, message);
      default: {
        const began = performance.now();
        await room.wish(guest, message);
        this.#online.metrics.timeWish(performance.now() - began);
      }
    }
  }

  async #enter({ version, match, token, key, seat }: Hello): Promise<void> {
    if (version !== VERSION) return this.#fault('other-version');
    const hall = await this.#online.doorway.open();
    if (typeof hall === 'string') return this.#fault('storage');
    const person = await personBy(hall.storage.people, token ?? this.#cookie);
    const room = await hall.rooms.room(match);
    if (room === 'damaged') return this.#fault('damaged');
    if (room === 'unknown' || !mayLook(room, person, key)) return this.#fault('no-such-match');
    const viewpoint = viewpointOf(room.fold, person?.id, seat);
    if (viewpoint === undefined) return this.#fault('not-your-seat');
    const guest = { person, seat: viewpoint, tell: (text: string) => this.tell(text) };
    await room.enter(guest);
    this.#place = { room, guest };
    if (this.#socket.readyState !== this.#socket.OPEN) room.leave(guest);
  }
}

interface Known {
  byToken(token: string): Promise<Person | undefined>;
}

const personBy = async (people: Known, token: string | undefined): Promise<Person | undefined> =>
  token === undefined ? undefined : people.byToken(token);
