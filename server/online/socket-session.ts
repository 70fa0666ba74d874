import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { ONLOOKER, type Seat } from '../../kernel/game.ts';
import { composeList, type Encoded } from '../../wire/encode.ts';
import { type FaultCode, isFault } from '../../wire/fault.ts';
import { VERSION } from '../../wire/limits.ts';
import type { Message } from '../../wire/messages.ts';
import { type Hello, readRequest, type Request } from '../../wire/request.ts';
import { type Subscriber, tell, tellFault } from '../matches/broadcast.ts';
import type { Room } from '../matches/room.ts';
import { viewpointOf } from '../matches/views.ts';
import type { Devices, SignedIn } from '../storage/devices.ts';
import { mayHear, mayLook } from './access.ts';
import { COOKIE } from './cookie.ts';
import { Intake, type SocketTap } from './intake.ts';
import { Bucket, type Buckets, type Counter } from './limits.ts';
import { networkOf } from './network.ts';
import type { PacedQueue } from './pace.ts';
import type { Online } from './services.ts';

/** A socket that leaves so much unread is closed: its page can come back and is then told everything. */
const UNREAD_BYTES = 1_048_576;
export const GOING_AWAY = 1001;
const AGAINST_POLICY = 1008;
export const TRY_LATER = 1013;
/** A socket that is closed has so long to hear why. */
const LINGER_MS = 1000;
/** What a request costs more than one, in requests: a hello may open a match, a history plays it once more. */
const DEAR: Partial<Record<Request['type'], number>> = { hello: 4, history: 9 };

/** How many bursts of requests may wait: for their rates, and for answers, which take long only while the storage does. */
const BURSTS_KEPT = 2;

const NOW = (): number => performance.now();

/** What the sessions of a process share. */
export interface SocketServices extends Online {
  /** Those who look on among many: what they are sent leaves a few at a time, so that others are answered meanwhile. */
  readonly crowd: PacedQueue<SocketSession>;
  /** Whose requests wait for their rates. */
  readonly held: PacedQueue<Intake>;
  readonly byAddress: Buckets;
  readonly byPerson: Buckets;
  readonly remarks: Buckets;
  /** Counts the sockets of each person. */
  readonly people: Counter;
}

/** One connection: at most one match, looked at from one seat at a time. */
export class SocketSession implements SocketTap, Subscriber {
  person: SignedIn | undefined;
  seat: Seat = ONLOOKER;
  readonly #socket: WebSocket;
  readonly #services: SocketServices;
  readonly #cookie: string | undefined;
  readonly #intake: Intake;
  /** Messages that leave with the next frame. */
  #outgoing: Encoded<Message>[] = [];
  /** Whether that frame waits for more of them. */
  #isHeld = false;
  /** The id of the person that this socket is counted for. */
  #counted: string | undefined;
  #room: Room | undefined;
  #isAlive = true;

  constructor(socket: WebSocket, request: FastifyRequest, services: SocketServices) {
    this.#socket = socket;
    this.#services = services;
    this.#cookie = request.cookies[COOKIE];
    const { messages } = services.admission.limits;
    this.#intake = new Intake(this, {
      own: new Bucket(messages, performance.now()),
      shares: [{ buckets: services.byAddress, key: networkOf(request.ip) }],
      line: services.held,
      most: BURSTS_KEPT * messages.burst,
      clock: NOW,
    });
  }

  get device(): string | undefined {
    return this.person?.device;
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
    if (this.#counted !== undefined) this.#services.people.leave(this.#counted);
    this.#room?.leave(this);
  }

  /** A socket from which nothing is read could not answer. */
  beat(): void {
    if (this.#intake.isPaused) return;
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Hears nothing more, and answers what it has begun with. What was heard and not begun is dropped. */
  async finish(): Promise<void> {
    this.#intake.end();
    await this.#intake.answered;
  }

  /** Resolves when the connection is closed. */
  get closed(): Promise<void> {
    const socket = this.#socket;
    return new Promise(resolve => (socket.readyState === socket.CLOSED ? resolve() : socket.once('close', resolve)));
  }

  cutOff(): void {
    this.#socket.terminate();
  }

  /** A socket that is paused would not hear that the other side has closed, too. */
  close(code: number, fault: FaultCode): void {
    this.#intake.end();
    this.#fault(fault);
    this.flush();
    this.#socket.close(code);
    this.#socket.resume();
  }

  dismiss(fault: FaultCode): void {
    this.close(GOING_AWAY, fault);
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

  send(message: Encoded<Message>): void {
    this.#outgoing.push(message);
    if (!this.#isHeld) this.flush();
  }

  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    this.flush();
  }

  sendLater(message: Encoded<Message>): void {
    this.#outgoing.push(message);
    this.#services.crowd.add(this);
  }

  flush(): void {
    const messages = this.#outgoing;
    this.#outgoing = [];
    if (this.#socket.bufferedAmount > UNREAD_BYTES) return this.#socket.terminate();
    if (messages.length > 0 && this.#socket.readyState === this.#socket.OPEN) this.#socket.send(composeList(messages));
  }

  #hear(text: string): Promise<void> | undefined {
    const request = readRequest(text);
    if (isFault(request)) {
      this.#fault(request.fault, request.id);
      return undefined;
    }
    const { type } = request.value;
    this.#services.metrics.requests.inc({ type });
    this.#intake.charge(DEAR[type] ?? 0);
    return this.#answer(request.value).catch((error: unknown) => this.#fail(error, request.value));
  }

  #fail(error: unknown, request: Request): void {
    this.#services.config.log.error({ err: error }, 'a request');
    this.#fault('storage', idOf(request));
  }

  #fault(code: FaultCode, id?: string): void {
    this.#services.metrics.faults.inc({ fault: code });
    tellFault(this, code, id);
  }

  async #answer(request: Request): Promise<void> {
    const room = this.#room;
    if (request.type === 'ping') return tell(this, { type: 'pong', at: room?.now ?? Date.now() });
    if (request.type === 'hello') return room ? this.#fault('hello-twice') : this.#enter(request);
    if (!room) return this.#fault('hello-first', idOf(request));
    switch (request.type) {
      case 'look':
        return room.look(this, request.seat);
      case 'history':
        return room.history(this, request);
      case 'chat':
        return this.#mayRemark() ? room.chat(this, request) : this.#fault('too-fast', request.id);
      default: {
        const timed = this.#services.metrics.wishSeconds.startTimer();
        await room.wish(this, request);
        timed();
      }
    }
  }

  /** Whether this may be one more socket of somebody. */
  #isCounted(person: string): boolean {
    const { people, byPerson } = this.#services;
    if (person === this.#counted) return true;
    if (!people.enter(person)) return false;
    if (this.#counted !== undefined) people.leave(this.#counted);
    this.#counted = person;
    this.#intake.share({ buckets: byPerson, key: person });
    return true;
  }

  #mayRemark(): boolean {
    return !this.person || this.#services.remarks.take(this.person.id, performance.now());
  }

  async #enter({ version, match, token, key, seat: wanted }: Hello): Promise<void> {
    if (version !== VERSION) return this.#fault('other-version');
    const services = await this.#services.lifecycle.open();
    if (typeof services === 'string') return this.#fault('storage');
    const whoAsks = () => personBy(services.storage.devices, token ?? this.#cookie);
    const person = await whoAsks();
    const room = await services.rooms.room(match);
    const known = { storage: services.storage, shelf: this.#services.config.shelf };
    if (room === 'damaged' && (await mayHear(known, match, { person, key }))) return this.#fault('damaged');
    if (typeof room === 'string' || !mayLook(room, person, key)) return this.#fault('no-such-match');
    const seat = viewpointOf(room.fold, person?.id, wanted);
    if (seat === undefined) return this.#fault('not-your-seat');
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (person && !this.#isCounted(person.id)) return this.close(TRY_LATER, 'too-many');
    [this.person, this.seat] = [person, seat];
    await room.enter(this);
    this.#room = room;
    if (this.#socket.readyState !== this.#socket.OPEN) return room.leave(this);
    // Whoever was signed out on the way in was not there yet to be dismissed.
    if (person && !(await whoAsks())) this.close(GOING_AWAY, 'signed-out');
  }
}

const idOf = (request: Request): string | undefined => ('id' in request ? request.id : undefined);

const personBy = async (devices: Devices, token: string | undefined): Promise<SignedIn | undefined> =>
  token === undefined ? undefined : devices.byToken(token);
