import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type FaultCode, isFault } from '../../wire/fault.ts';
import { type Hello, readRequest, type Request } from '../../wire/request.ts';
import { VERSION } from '../../wire/limits.ts';
import { type Subscriber, tell, tellFault } from '../matches/broadcast.ts';
import type { Room } from '../matches/room.ts';
import { viewpointOf } from '../matches/views.ts';
import type { Devices, SignedIn } from '../storage/devices.ts';
import { Arrivals } from './arrivals.ts';
import { COOKIE } from './cookie.ts';
import { sendFrame } from './frame.ts';
import type { Online } from './services.ts';
import { Intake, type Tap } from './intake.ts';
import { Bucket, Buckets, Counter } from './limits.ts';
import { networkOf } from './network.ts';
import { Procession, Together } from './pace.ts';
import { mayHear, mayLook } from './visitors.ts';

const BEAT_MS = 20_000;
/** Who does not read what it is sent is let go: it can come back and is then told everything. */
const UNREAD_BYTES = 1_048_576;
/** How long a server that closes lets what is under way be answered, and then the other sides hang up. */
const LAST_ANSWERS_MS = 2000;
const LAST_WORD_MS = 1000;
const GOING_AWAY = 1001;
const AGAINST_POLICY = 1008;
const TRY_LATER = 1013;
/** Who is shown out has so long to hear why. */
const LINGER_MS = 1000;
/** What a message costs more than one, in messages: a hello may open a match, a history plays it once more. */
const DEAR: Partial<Record<Request['type'], number>> = { hello: 4, history: 9 };

const NOW = (): number => performance.now();

/** The sockets of this process. */
export function addSocket(server: FastifyInstance, online: Online): void {
  const { limits } = online.gate;
  const counter = new Counter(limits.socketsPerAddress, limits.sockets);
  const visits = new Set<Visit>();
  const around = surroundingsOf(online);
  const beat = setInterval(() => {
    for (const visit of visits) visit.beat();
  }, BEAT_MS);
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(beat);
    online.lifecycle.rest();
    await closeAll([...visits]);
  });
  const arrivals = new Arrivals(limits.newSockets);
  const onRequest = (request: FastifyRequest): Promise<void> => arrivals.turn(networkOf(request.ip));
  server.get('/socket', { websocket: true, onRequest }, (socket, request) => {
    const address = networkOf(request.ip);
    const visit = new Visit(socket, request, around);
    if (isClosing) return visit.close(GOING_AWAY, 'closing');
    if (counter.inAll >= limits.sockets) online.gate.turnAway('sockets');
    if (!counter.enter(address)) return visit.close(TRY_LATER, 'too-many');
    visits.add(visit);
    online.metrics.sockets.inc();
    socket.on('close', () => {
      counter.leave(address);
      visits.delete(visit);
      online.metrics.sockets.dec();
    });
    visit.start();
  });
}

/** One for all visits: spread for each, it would have a shape of its own every time. */
function surroundingsOf(online: Online): Surroundings {
  const { messagesPerAddress, messagesPerPerson, remarksPerPerson, socketsPerPerson } = online.gate.limits;
  return {
    ...online,
    asking: new Together(setImmediate, visit => visit.answerAll()),
    told: new Together(process.nextTick, visit => visit.send()),
    crowd: new Procession({ most: 64, everyMs: 10 }, visit => visit.send()),
    held: new Procession({ most: 1000, everyMs: 50 }, intake => intake.goOn()),
    byAddress: new Buckets(messagesPerAddress),
    byPerson: new Buckets(messagesPerPerson),
    remarks: new Buckets(remarksPerPerson),
    people: new Counter(socketsPerPerson),
  };
}

/** Nobody stays for its sake. */
const pause = (milliseconds: number): Promise<void> => delay(milliseconds, undefined, { ref: false });

/** Answers what is under way, says why, and closes; who does not hang up in time is cut off. */
async function closeAll(visits: readonly Visit[]): Promise<void> {
  await Promise.race([Promise.all(visits.map(visit => visit.finish())), pause(LAST_ANSWERS_MS)]);
  for (const visit of visits) visit.close(GOING_AWAY, 'closing');
  await Promise.race([Promise.all(visits.map(({ closed }) => closed)), pause(LAST_WORD_MS)]);
  for (const visit of visits) visit.cutOff();
}

interface Surroundings extends Online {
  /** Who has asked something in this turn of the event loop. */
  readonly asking: Together<Visit>;
  /** Who has been told something. Sending is dear: an update and the answer after it leave in one message. */
  readonly told: Together<Visit>;
  /** Those who look on among many: what they are told leaves a few at a time, so that others are answered meanwhile. */
  readonly crowd: Procession<Visit>;
  /** Whose messages wait for their rates. */
  readonly held: Procession<Intake>;
  readonly byAddress: Buckets;
  readonly byPerson: Buckets;
  readonly remarks: Buckets;
  /** Counts the sockets of each person. */
  readonly people: Counter;
}

/** One connection: at most one match, looked at from one seat at a time. */
class Visit implements Tap {
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Socket;
  readonly #online: Surroundings;
  readonly #cookie: string | undefined;
  readonly #intake: Intake;
  /** What leaves with the next message, between commas. */
  #told = '';
  /** Whether that is about to leave. */
  #isSending = false;
  /** Who this is counted for. */
  #person: string | undefined;
  #place: { readonly room: Room; readonly subscriber: Subscriber } | undefined;
  readonly #unanswered: Request[] = [];
  #answering: Promise<void> | undefined;
  #isFinishing = false;
  #isAlive = true;

  constructor(socket: WebSocket, request: FastifyRequest, online: Surroundings) {
    this.#socket = socket;
    this.#stream = request.raw.socket;
    this.#online = online;
    this.#cookie = request.cookies[COOKIE];
    const { messages } = online.gate.limits;
    this.#intake = new Intake(this, {
      own: new Bucket(messages, performance.now()),
      shares: [{ buckets: online.byAddress, key: networkOf(request.ip) }],
      line: online.held,
      most: messages.burst,
      clock: NOW,
    });
  }

  /** Control frames are counted, too. */
  start(): void {
    const socket = this.#socket;
    socket.on('message', (data: Buffer, isBinary) =>
      this.#intake.take(() => this.#hear(isBinary ? '' : data.toString())),
    );
    socket.on('ping', data => this.#intake.take(() => socket.pong(data)));
    socket.on('pong', () => this.#intake.take(() => (this.#isAlive = true)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#leave());
  }

  #leave(): void {
    this.#intake.end();
    if (this.#person !== undefined) this.#online.people.leave(this.#person);
    this.#place?.room.leave(this.#place.subscriber);
  }

  beat(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Hears nothing more, and answers what it has begun with. */
  async finish(): Promise<void> {
    this.#intake.end();
    this.#isFinishing = true;
    await this.#answering;
  }

  /** Resolves when the connection is closed. */
  get closed(): Promise<void> {
    const socket = this.#socket;
    return new Promise(resolve => (socket.readyState === socket.CLOSED ? resolve() : socket.once('close', resolve)));
  }

  cutOff(): void {
    this.#socket.terminate();
  }

  close(code: number, fault: FaultCode): void {
    this.#intake.end();
    this.#fault(fault);
    this.send();
    this.#socket.close(code);
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  warn(): void {
    this.#fault('too-fast');
  }

  expel(): void {
    this.close(AGAINST_POLICY, 'too-fast');
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), LINGER_MS).unref();
  }

  tell(text: string): void {
    this.#add(text);
    if (!this.#isSending) this.#online.told.add(this);
    this.#isSending = true;
  }

  tellLater(text: string): void {
    this.#add(text);
    if (!this.#isSending) this.#online.crowd.add(this);
  }

  #add(text: string): void {
    this.#told += this.#told === '' ? text : `,${text}`;
  }

  send(): void {
    const message = this.#told;
    this.#told = '';
    this.#isSending = false;
    if (this.#stream.writableLength > UNREAD_BYTES) return this.#socket.terminate();
    if (message !== '' && this.#socket.readyState === this.#socket.OPEN) sendFrame(this.#stream, `[${message}]`);
  }

  /** One message after the other. */
  #hear(text: string): void {
    const message = readRequest(text);
    if (isFault(message)) return this.#fault(message.fault, message.id);
    const { type } = message.value;
    this.#online.metrics.countMessage(type);
    this.#intake.charge(DEAR[type] ?? 0);
    // Answers take long only while the storage does; nobody fills the memory meanwhile.
    if (this.#unanswered.length > this.#online.gate.limits.messages.burst) return this.expel();
    if (this.#unanswered.push(message.value) === 1) this.#online.asking.add(this);
  }

  answerAll(): void {
    this.#answering = this.#answerInTurn();
  }

  async #answerInTurn(): Promise<void> {
    for (let message = this.#unanswered[0]; message && !this.#isFinishing; message = this.#unanswered[0]) {
      await this.#answer(message).catch((error: unknown) => this.#fail(error, message));
      this.#unanswered.shift();
    }
  }

  #fail(error: unknown, message: Request): void {
    this.#online.config.log.error({ err: error }, 'a message');
    this.#fault('storage', idOf(message));
  }

  #fault(code: FaultCode, id?: string): void {
    this.#online.metrics.faults.inc({ fault: code });
    tellFault(this, code, id);
  }

  async #answer(message: Request): Promise<void> {
    if (message.type === 'ping') return tell(this, { type: 'pong', at: this.#place?.room.now ?? Date.now() });
    if (message.type === 'hello') return this.#place ? this.#fault('hello-twice') : this.#enter(message);
    if (!this.#place) return this.#fault('hello-first', idOf(message));
    const { room, subscriber } = this.#place;
    switch (message.type) {
      case 'look':
        return room.look(subscriber, message.seat);
      case 'history':
        return room.history(subscriber, message);
      case 'chat':
        return this.#mayRemark(subscriber) ? room.chat(subscriber, message) : this.#fault('too-fast', message.id);
      default: {
        const began = performance.now();
        await room.wish(subscriber, message);
        this.#online.metrics.timeWish(performance.now() - began);
      }
    }
  }

  /** Whether this may be one more socket of somebody. */
  #isCounted(person: string): boolean {
    const { people, byPerson } = this.#online;
    if (person === this.#person) return true;
    if (!people.enter(person)) return false;
    if (this.#person !== undefined) people.leave(this.#person);
    this.#person = person;
    this.#intake.share({ buckets: byPerson, key: person });
    return true;
  }

  #mayRemark({ person }: Subscriber): boolean {
    return !person || this.#online.remarks.take(person.id, performance.now());
  }

  async #enter({ version, match, token, key, seat }: Hello): Promise<void> {
    if (version !== VERSION) return this.#fault('other-version');
    const services = await this.#online.lifecycle.open();
    if (typeof services === 'string') return this.#fault('storage');
    const whoAsks = () => personBy(services.storage.devices, token ?? this.#cookie);
    const person = await whoAsks();
    const room = await services.rooms.room(match);
    const known = { storage: services.storage, shelf: this.#online.config.shelf };
    if (room === 'damaged' && (await mayHear(known, match, { person, key }))) return this.#fault('damaged');
    if (typeof room === 'string' || !mayLook(room, person, key)) return this.#fault('no-such-match');
    const viewpoint = viewpointOf(room.fold, person?.id, seat);
    if (viewpoint === undefined) return this.#fault('not-your-seat');
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (person && !this.#isCounted(person.id)) return this.close(TRY_LATER, 'too-many');
    const subscriber = {
      person,
      device: person?.device,
      seat: viewpoint,
      tell: (text: string) => this.tell(text),
      tellLater: (text: string) => this.tellLater(text),
      dismiss: (fault: FaultCode) => this.close(GOING_AWAY, fault),
    };
    await room.enter(subscriber);
    this.#place = { room, subscriber };
    if (this.#socket.readyState !== this.#socket.OPEN) return room.leave(subscriber);
    // Whoever was signed out on the way in was not there yet to be dismissed.
    if (person && !(await whoAsks())) this.close(GOING_AWAY, 'signed-out');
  }
}

const idOf = (message: Request): string | undefined => ('id' in message ? message.id : undefined);

const personBy = async (devices: Devices, token: string | undefined): Promise<SignedIn | undefined> =>
  token === undefined ? undefined : devices.byToken(token);
