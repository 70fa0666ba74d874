import type { WebSocket } from 'ws';
import type { Kind, Rules, Seat } from '../../kernel/game.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { decode } from '../../wire/encode.ts';
import type { Links } from '../../wire/http.ts';
import type { Message, WireNow } from '../../wire/messages.ts';
import { shelf } from '../rig/shelf.ts';
import { until } from '../rig/until.ts';
import type { Caller } from './caller.ts';

/** Two people who play a match at random, whenever a move is due. */
export class PlayingPair {
  /** Milliseconds from when a move was due until it was answered. */
  readonly times: number[] = [];
  /** Moves that were refused, and lost connections: there should be none. */
  failures = 0;
  readonly links: Links;
  readonly #sockets: WebSocket[] = [];
  readonly #nows: (WireNow | null | undefined)[] = [];
  readonly #random;
  #rules: Rules<Kind> | undefined;
  #acts = 0;
  /** When the moves were due that are not answered yet: the first of them is under way. */
  #dues: number[] = [];
  #isLeft = false;

  private constructor(links: Links) {
    this.links = links;
    this.#random = randomFrom(links.match);
  }

  /** Resolves when the match has started. */
  static async open(host: Caller, guest: Caller): Promise<PlayingPair> {
    const links = await host.create();
    await guest.join(links);
    const table = new PlayingPair(links);
    await table.#sit(host, 0);
    await table.#sit(guest, 1);
    await until(() => table.failures > 0 || [0, 1].every(seat => table.#nows[seat]));
    return table;
  }

  async #sit(who: Caller, seat: Seat): Promise<void> {
    const hear = (text: string): void => {
      for (const message of decode(text)) this.#hear(message, seat);
    };
    const socket = await who.dial({ match: this.links.match, hear });
    socket.on('close', () => (this.failures += this.#isLeft ? 0 : 1));
    this.#sockets.push(socket);
  }

  get isOver(): boolean {
    return this.#nows.some(now => now?.outcome !== undefined);
  }

  /** A move is due, whether or not the one before is answered. */
  move(due: number): void {
    if (!this.isOver && this.#dues.push(due) === 1) this.#send();
  }

  /** Everybody leaves; whatever is not answered now took at least that long. */
  leave(): void {
    this.#isLeft = true;
    const now = performance.now();
    this.times.push(...this.#dues.splice(0).map(due => now - due));
    for (const socket of this.#sockets) socket.terminate();
  }

  #send(): void {
    const seat = this.#nows[0]?.waiting[0];
    const now = seat === undefined ? undefined : this.#nows[seat];
    if (seat === undefined || !now || !this.#rules || this.isOver) return void (this.#dues = []);
    const state = this.#rules.imagine(now.view, seat, this.#random);
    const action = { ...choose(this.#rules.actions(state, seat), this.#random) };
    const id = `move-${String(++this.#acts).padStart(4, '0')}`;
    this.#sockets[seat]?.send(JSON.stringify({ type: 'act', id, seat, decision: now.decision, action }));
  }

  #hear(message: Message, seat: Seat): void {
    if (message.type === 'welcome') this.#rules ??= rulesOf(message.head);
    if ('now' in message && message.now) this.#nows[seat] = message.now;
    if (message.type === 'done') this.#answer();
    // The other player's messages were still under way.
    if (message.type === 'failed') this.#send();
    if (message.type === 'refused' || message.type === 'fault') this.failures++;
  }

  #answer(): void {
    const due = this.#dues.shift();
    if (due !== undefined) this.times.push(performance.now() - due);
    if (this.#dues.length > 0) this.#send();
  }
}

const rulesOf = ({
  game,
  version,
  seats,
  options,
}: Extract<Message, { type: 'welcome' }>['head']): Rules<Kind> | undefined =>
  shelf(game)?.rules({ version, seats, options });
