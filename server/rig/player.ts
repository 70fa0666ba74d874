import { WebSocket } from 'ws';
import type { Game, Kind, Random, Rules, Seat } from '../../kernel/game.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { VERSION } from '../../wire/limits.ts';
import { type Message, type MessageOf, messages, type WireNow } from '../../wire/messages.ts';
import type { Request } from '../../wire/request.ts';
import { shelf } from './shelf.ts';

type Act = Extract<Request, { type: 'act' }>;

interface PlayerSeat {
  /** Where to connect, asked anew for every attempt. */
  readonly site: () => string;
  readonly match: string;
  readonly token: string;
  readonly seat: Seat;
}

/**
 * A client as a page would be: it decides at random, keeps what is not acknowledged, connects again when the connection
 * is lost, and then sends it once more under the same id.
 */
export class Player {
  readonly acknowledged: string[] = [];
  readonly refusals: Message[] = [];
  now: WireNow | null = null;
  readonly over: Promise<WireNow>;
  readonly #seating: PlayerSeat;
  readonly #random: Random;
  #rules: Rules<Kind> | undefined;
  #socket: WebSocket | undefined;
  #pending: Act | undefined;
  #acts = 0;
  #isGone = false;
  #isAway = false;
  /** How often nothing could be stored. */
  unstored = 0;
  #end: (now: WireNow) => void = () => undefined;

  constructor(seating: PlayerSeat) {
    this.#seating = seating;
    this.#random = randomFrom(seating.token);
    this.over = new Promise(resolve => (this.#end = resolve));
    this.#connect();
  }

  get match(): string {
    return this.#seating.match;
  }

  /** Hangs up for a while. */
  stepOut(): void {
    this.#isAway = true;
    this.#socket?.terminate();
  }

  comeBack(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#connect();
  }

  leave(): void {
    this.#isGone = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#isGone || this.#isAway) return;
    const { site, match, token, seat } = this.#seating;
    const socket = new WebSocket(`${site().replace('http', 'ws')}/api/socket`);
    this.#socket = socket;
    socket.on('open', () => this.#send({ type: 'hello', version: VERSION, match, token, seat }));
    socket.on('message', (data: Buffer) => {
      for (const message of messages.parse(JSON.parse(data.toString()))) this.#hear(message);
    });
    socket.on('error', () => undefined);
    const again = (): void => (this.#socket === socket ? this.#connect() : undefined);
    socket.on('close', () => setTimeout(again, 20 + this.#random(80)));
  }

  #send(message: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'update':
        this.now = message.now;
        break;
      case 'done':
        if (message.id === this.#pending?.id) this.acknowledged.push(message.id);
        this.#pending = undefined;
        break;
      case 'failed':
        this.#pending = undefined;
        break;
      case 'refused':
        this.refusals.push(message);
        break;
      case 'fault':
        if (message.fault === 'storage') this.unstored++;
        if (message.fault !== 'storage' && message.fault !== 'closing') this.refusals.push(message);
        else this.#socket?.close();
        break;
      case 'table':
      case 'chat':
      case 'history':
      case 'pong':
        return;
    }
    if (this.now?.outcome) this.#end(this.now);
    else if (!this.#pending) this.#decide();
  }

  #welcome({ head, now }: MessageOf<'welcome'>): void {
    const game = shelf(head.game) as Game<Kind>;
    const { version, seats, options } = head;
    this.#rules = game.rules({ version, seats, options });
    this.now = now;
    if (this.#pending) this.#send(this.#pending);
  }

  #decide(): void {
    const { seat, token } = this.#seating;
    const { now } = this;
    if (!now?.waiting.includes(seat) || !this.#rules) return;
    const state = this.#rules.imagine(now.view, seat, this.#random);
    const action = { ...choose(this.#rules.actions(state, seat), this.#random) };
    const id = `${token.slice(0, 8)}-${++this.#acts}`;
    this.#pending = { type: 'act', id, seat, decision: now.decision, action };
    this.#send(this.#pending);
  }
}
