import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import type { Links } from '../../wire/http.ts';
import { VERSION } from '../../wire/limits.ts';
import { creation, ENTROPY } from '../rig/shelf.ts';

/** How many sockets one address opens; a server lets it have 40. */
const PER_ADDRESS = 38;

/** Addresses of loopback: 127.<net>.0.1 and on, each for 38 sockets. */
export function addressOf(net: number, socket: number): string {
  const address = Math.floor(socket / PER_ADDRESS);
  return `127.${net}.${Math.floor(address / 250)}.${(address % 250) + 1}`;
}

interface Dialled {
  readonly match: string;
  readonly key?: string;
  readonly hear: (text: string) => void;
}

/** Somebody at one address of loopback, with a cookie of their own. */
export class Caller {
  cookie = '';
  readonly address: string;
  readonly #link: string;
  readonly #agent: Agent;

  constructor(link: string, address: string) {
    this.#link = link;
    this.address = address;
    this.#agent = new Agent({ localAddress: address });
  }

  async create(): Promise<Links> {
    return (await this.#post('/matches', creation({ game: 'the-dungeon' }))) as Links;
  }

  async join({ match, join }: Links): Promise<void> {
    await this.#post(`/matches/${match}/seats`, { key: join, name: 'Bob', entropy: ENTROPY });
  }

  /** A socket that has said hello; resolves when it is open. */
  async dial({ match, key, hear }: Dialled): Promise<WebSocket> {
    const headers = this.cookie === '' ? {} : { cookie: this.cookie };
    const socket = new WebSocket(`${this.#link.replace('http', 'ws')}/api/socket`, {
      localAddress: this.address,
      headers,
    });
    socket.on('message', (data: Buffer) => hear(data.toString()));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', () => socket.terminate());
    socket.send(JSON.stringify({ type: 'hello', version: VERSION, match, key }));
    return socket;
  }

  #post(path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json', ...(this.cookie && { cookie: this.cookie }) };
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', agent: this.#agent, localAddress: this.address, headers };
      const asked = request(`${this.#link}/api${path}`, options, response => {
        this.cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? this.cookie;
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => (response.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(text))));
      });
      asked.on('error', reject).end(JSON.stringify(body));
    });
  }
}
