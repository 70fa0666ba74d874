import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const [TEXT, PING] = [1, 9];
const FINAL = 0x80;
const MASKED = 0x80;
const SHORT = 126;
const MASK_BYTES = 4;
const PONG = Buffer.from([0x8a, MASKED, 0, 0, 0, 0]);
const END_OF_HEAD = '\r\n\r\n';
/** All lines are read into it, one after the other. */
const BUFFER = Buffer.allocUnsafe(0x1_0000);
const NOTHING = BUFFER.subarray(0, 0);

export interface Call {
  readonly link: string;
  readonly path: string;
  readonly cookie?: string;
  readonly hear: (text: string) => void;
}

/**
 * A player's end of a WebSocket (RFC 6455), with as little around it as there can be: on two cores, what the players spend
 * is taken from the server. Every server is played at through such lines.
 */
export class Line {
  readonly opened: Promise<unknown>;
  readonly #socket: Socket;
  readonly #hear: (text: string) => void;
  #isOpen = false;
  /** What has come of a message that is not whole yet. */
  #rest = NOTHING;

  constructor({ link, path, cookie, hear }: Call) {
    const { hostname, port, host } = new URL(link);
    const onread = { buffer: BUFFER, callback: (bytes: number) => this.#read(BUFFER.subarray(0, bytes)) };
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    this.#hear = hear;
    this.opened = once(this.#socket, 'open');
    const asked = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = Buffer.from(crypto.randomUUID().slice(0, 16)).toString('base64');
    const own = [`Host: ${host}`, `Sec-WebSocket-Key: ${key}`, ...(cookie ? [`Cookie: ${cookie}`] : [])];
    this.#socket.write([`GET ${path} HTTP/1.1`, ...asked, ...own].join('\r\n') + END_OF_HEAD);
  }

  say(text: string): void {
    this.#socket.write(frameOf(text));
  }

  hangUp(): void {
    this.#socket.destroy();
  }

  #read(fresh: Buffer): boolean {
    const data = this.#rest.length > 0 ? Buffer.concat([this.#rest, fresh]) : fresh;
    const read = this.#isOpen ? this.#takeFrames(data, 0) : this.#takeHead(data);
    // Copied, for others are read into the buffer next.
    this.#rest = read < data.length ? Buffer.from(data.subarray(read)) : NOTHING;
    return true;
  }

  #takeHead(data: Buffer): number {
    const end = data.indexOf(END_OF_HEAD);
    if (end < 0) return 0;
    if (!data.toString().startsWith('HTTP/1.1 101 ')) throw new Error(`no socket: ${data.toString()}`);
    this.#isOpen = true;
    this.#socket.emit('open');
    return this.#takeFrames(data, end + END_OF_HEAD.length);
  }

  /** How far it has read. */
  #takeFrames(data: Buffer, start: number): number {
    let at = start;
    for (let frame = frameAt(data, at); frame; frame = frameAt(data, at)) {
      at = frame.end;
      if (frame.kind === TEXT) this.#hear(data.toString('utf8', frame.start, frame.end));
      if (frame.kind === PING) this.#socket.write(PONG);
    }
    return at;
  }
}

interface Frame {
  readonly kind: number;
  readonly start: number;
  readonly end: number;
}

/** The frame that begins there, when all of it has come. */
function frameAt(data: Buffer, at: number): Frame | undefined {
  const [head, length] = [data[at], data[at + 1]];
  if (head === undefined || length === undefined) return undefined;
  const start = at + (length < SHORT ? 2 : length === SHORT ? 4 : 10);
  if (start > data.length) return undefined;
  const size = length < SHORT ? length : length === SHORT ? data.readUInt16BE(at + 2) : data.readUInt32BE(at + 6);
  return start + size > data.length ? undefined : { kind: head & 0xf, start, end: start + size };
}

/** Masked by zeros, which the server has to take off like any others. */
function frameOf(text: string): Buffer {
  const start = text.length < SHORT ? 2 : 4;
  const frame = Buffer.allocUnsafe(start + MASK_BYTES + text.length);
  frame[0] = FINAL | TEXT;
  frame[1] = MASKED | (start === 2 ? text.length : SHORT);
  if (start === 4) frame.writeUInt16BE(text.length, 2);
  frame.fill(0, start, start + MASK_BYTES);
  frame.write(text, start + MASK_BYTES, 'latin1');
  return frame;
}
