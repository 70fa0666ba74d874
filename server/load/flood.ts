import { connect, type Socket } from 'node:net';
import { randomFrom } from '../../kernel/random.ts';
import { VERSION } from '../../wire/limits.ts';
import { addressOf } from './caller.ts';

const FLOODS = ['messages', 'pings', 'bytes', 'unread', 'requests', 'onlookers'] as const;

/** What somebody does to a server who means it no good. */
export interface Flood {
  readonly kind: (typeof FLOODS)[number];
  readonly link: string;
  /** The second number of its addresses of loopback. */
  readonly net: number;
  readonly sockets: number;
  /** All of one address, or as many of each as a server lets in. */
  readonly isOneAddress: boolean;
  /** Frames a second through each; as many as it can send when absent. */
  readonly perSecond?: number;
  readonly match: string;
  readonly key: string;
  readonly cookie?: string;
  readonly seconds: number;
}

/** What a flood got through, and what it met. */
export interface Flooded {
  readonly frames: number;
  readonly bytes: number;
  readonly connections: number;
  readonly refused: number;
  readonly cpuSeconds: number;
}

const MOST_FRAMES = 50_000_000;
/** How soon somebody who was cut off tries again. */
const AGAIN_MS = 200;
const BATCH = 200;

/** Floods for as long as it says, and connects again whenever it is cut off. */
export function flood(plan: Flood): Promise<Flooded> {
  const sum = { frames: 0, bytes: 0, connections: 0, refused: 0, isOver: false };
  const ends = Array.from({ length: plan.sockets }, (_, i) => new End(plan, addressFor(plan, i), sum));
  return new Promise(resolve => {
    setTimeout(() => {
      sum.isOver = true;
      for (const end of ends) end.hangUp();
      const { user, system } = process.cpuUsage();
      const { frames, bytes, connections, refused } = sum;
      resolve({ frames, bytes, connections, refused, cpuSeconds: (user + system) / 1e6 });
    }, plan.seconds * 1000);
  });
}

const addressFor = ({ net, isOneAddress }: Flood, socket: number): string => addressOf(net, isOneAddress ? 0 : socket);

interface Sum {
  frames: number;
  bytes: number;
  connections: number;
  refused: number;
  isOver: boolean;
}

/** One connection of a flood. */
class End {
  readonly #plan: Flood;
  readonly #address: string;
  readonly #sum: Sum;
  #socket: Socket | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(plan: Flood, address: string, sum: Sum) {
    this.#plan = plan;
    this.#address = address;
    this.#sum = sum;
    this.#dial();
  }

  hangUp(): void {
    clearInterval(this.#timer);
    this.#socket?.destroy();
  }

  #dial(): void {
    const { hostname, port } = new URL(this.#plan.link);
    const socket = connect({ host: hostname, port: Number(port), localAddress: this.#address, noDelay: true });
    this.#socket = socket;
    this.#sum.connections++;
    socket.once('connect', () => this.#knock(socket));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#dialAgain());
  }

  #dialAgain(): void {
    clearInterval(this.#timer);
    if (!this.#sum.isOver) setTimeout(() => this.#sum.isOver || this.#dial(), AGAIN_MS);
  }

  #knock(socket: Socket): void {
    if (this.#plan.kind === 'requests') return this.#pour(socket, Buffer.from(REQUEST.repeat(BATCH)));
    socket.once('data', data => this.#begin(socket, data.toString('latin1', 0, 12)));
    socket.write(headOf(this.#plan));
  }

  #begin(socket: Socket, status: string): void {
    if (!status.endsWith('101')) return this.#lose(socket);
    if (this.#plan.kind === 'unread') socket.pause();
    else socket.resume();
    socket.write(frameOf(TEXT, helloOf(this.#plan)));
    if (this.#plan.kind === 'onlookers') return;
    if (this.#plan.perSecond === undefined) this.#pour(socket, Buffer.concat(framesOf(this.#plan)));
    else this.#drip(socket, this.#plan.perSecond);
  }

  #lose(socket: Socket): void {
    this.#sum.refused++;
    socket.destroy();
  }

  /** As fast as it goes. */
  #pour(socket: Socket, batch: Buffer): void {
    const pour = (): void => {
      let isFlowing = true;
      while (isFlowing && !this.#sum.isOver && this.#sum.frames < MOST_FRAMES) {
        isFlowing = socket.write(batch);
        this.#sum.frames += BATCH;
        this.#sum.bytes += batch.length;
      }
    };
    socket.resume();
    socket.on('drain', pour);
    pour();
  }

  #drip(socket: Socket, perSecond: number): void {
    const frames = framesOf(this.#plan);
    let i = Math.floor(Math.random() * frames.length);
    this.#timer = setInterval(() => {
      const frame = frames[i++ % frames.length];
      if (!frame || socket.writableLength > 0) return;
      socket.write(frame);
      this.#sum.frames++;
      this.#sum.bytes += frame.length;
    }, 1000 / perSecond);
  }
}

const REQUEST = 'GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

function headOf({ link, cookie }: Flood): string {
  const head = ['GET /api/socket HTTP/1.1', `Host: ${new URL(link).host}`, 'Connection: Upgrade', 'Upgrade: websocket'];
  const key = Buffer.from(crypto.randomUUID().slice(0, 16)).toString('base64');
  const more = ['Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, ...(cookie ? [`Cookie: ${cookie}`] : [])];
  return `${[...head, ...more].join('\r\n')}\r\n\r\n`;
}

const helloOf = ({ match, key }: Flood): string => JSON.stringify({ type: 'hello', version: VERSION, match, key });

const [TEXT, BINARY, PING] = [0x81, 0x82, 0x89];

function framesOf({ kind, cookie }: Flood): readonly Buffer[] {
  const messages = cookie === undefined ? mutants() : remarks();
  return Array.from({ length: BATCH }, (_, i) => {
    if (kind === 'pings') return frameOf(PING, 'x');
    if (kind === 'bytes') return frameOf(BINARY, 'x'.repeat(64));
    return frameOf(TEXT, messages[i % messages.length] ?? '');
  });
}

/** Masked by zeros, which the server has to take off like any others. */
function frameOf(opcode: number, text: string): Buffer {
  const head =
    text.length < 126 ? [opcode, 0x80 | text.length] : [opcode, 0x80 | 126, text.length >> 8, text.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), Buffer.from(text, 'latin1')]);
}

/** What a host may well say, so that everybody has to be told of it. */
const remarks = (): readonly string[] =>
  Array.from({ length: BATCH }, (_, i) => {
    const id = `${crypto.randomUUID().slice(0, 13)}-${i}`;
    if (i % 2 === 0) return JSON.stringify({ type: 'chat', id, text: `Hello, number ${i}` });
    return JSON.stringify({ type: i % 4 === 1 ? 'hand' : 'return', id, seat: 0, ...(i % 4 === 1 && { bot: 'easy' }) });
  });

const WHOLE = [
  { type: 'ping' },
  { type: 'look', seat: -2 },
  { type: 'act', id: 'flood-0001', seat: 0, decision: 1, action: { type: 'go', way: 'north' } },
  { type: 'undo', id: 'flood-0002', seat: 1, decision: 3 },
  { type: 'chat', id: 'flood-0003', text: 'Hello' },
  { type: 'history', id: 'flood-0004', seat: -2 },
  { type: 'hello', version: VERSION, match: 'nosuchkey2' },
].map(message => JSON.stringify(message));

/** Messages, most of them with a letter changed or lost somewhere. */
function mutants(): readonly string[] {
  const random = randomFrom('flood');
  return Array.from({ length: BATCH }, (_, i) => {
    const whole = WHOLE[i % WHOLE.length] ?? '';
    if (i % 3 === 0) return whole;
    const at = random(whole.length);
    return whole.slice(0, at) + (i % 2 === 0 ? String.fromCharCode(32 + random(90)) : '') + whole.slice(at + 1);
  });
}
