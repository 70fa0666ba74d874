// Calls people whose turn it is in a match that is played by turns, where a browser of theirs wants to be told. A call is
// a hint: it says in which match, holds nothing that a seat alone may know, and one that is lost is not sent again.
import type { Game, Kind } from '../../kernel/game.ts';
import type { Language } from '../../kernel/words.ts';
import type { PushMessage } from '../../wire/http.ts';
import { Buckets, type Rate } from '../online/limits.ts';
import type { Subscription } from '../storage/subscriptions.ts';
import type { Storage } from '../storage/storage.ts';
import { encryptFor } from './encrypt.ts';
import { deliver, endpointOf, type TrustedHosts } from './endpoint.ts';
import type { PushConfig } from './read-config.ts';
import { authorization, newServerKey, publicKeyOf, readServerKey, type ServerKey } from './vapid.ts';

/** Somebody's turn has begun while they are not at the table. */
export interface TurnCall {
  readonly person: string;
  readonly match: string;
  readonly game: Game<Kind>;
}

/** A message that nobody could be given within a day is of no use. */
const KEPT_SECONDS = 86_400;
/** So many calls may wait; what comes then is left out. */
const MOST_WAITING = 1000;
/** So many are under way at once. */
const AT_ONCE = 8;

const SENTENCES: Readonly<Record<Language, string>> = { en: 'It is your turn.', fr: 'C’est à vous de jouer.' };

interface Settings extends PushConfig {
  /** Of the calls to one person. */
  readonly rate: Rate;
  readonly report: (error: unknown) => void;
}

export class Pushes {
  readonly #storage: Storage;
  readonly #settings: Settings;
  readonly #rates: Buckets;
  readonly #waiting: TurnCall[] = [];
  readonly #working = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  #key: Promise<ServerKey> | undefined;

  constructor(storage: Storage, settings: Settings) {
    this.#storage = storage;
    this.#settings = settings;
    this.#rates = new Buckets(settings.rate);
  }

  /** By which browsers know this server; null where it calls nobody. */
  async publicKey(): Promise<string | null> {
    return this.#settings.isOn ? publicKeyOf(await this.#serverKey()) : null;
  }

  /** Whether a browser can be called there. */
  accepts(endpoint: string): boolean {
    return this.#settings.isOn && endpointOf(endpoint, this.#trusted) !== undefined;
  }

  /** Calls somebody in all browsers that want it, as soon as others are called. */
  call(turn: TurnCall): void {
    if (!this.#settings.isOn || this.#waiting.length >= MOST_WAITING) return;
    if (!this.#rates.take(turn.person, performance.now())) return;
    this.#waiting.push(turn);
    if (this.#working.size < AT_ONCE) this.#begin();
  }

  /** Calls nobody any more; resolves when nothing is under way. */
  async close(): Promise<void> {
    this.#waiting.length = 0;
    this.#closing.abort();
    await Promise.all(this.#working);
  }

  #begin(): void {
    const working = this.#work()
      .catch(this.#settings.report)
      .finally(() => this.#working.delete(working));
    this.#working.add(working);
  }

  async #work(): Promise<void> {
    for (let turn = this.#waiting.shift(); turn; turn = this.#waiting.shift())
      for (const subscription of await this.#storage.subscriptions.of(turn.person))
        await this.#send(subscription, turn);
  }

  async #send(subscription: Subscription, turn: TurnCall): Promise<void> {
    const endpoint = endpointOf(subscription.endpoint, this.#trusted);
    if (!endpoint) return;
    const text = JSON.stringify(messageOf(turn, subscription.language));
    const headers = {
      authorization: authorization(await this.#serverKey(), endpoint.origin, this.#settings.contact),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      // What was not delivered yet of a match gives way to what is newer.
      topic: turn.match,
      urgency: 'normal',
    };
    const outgoing = { headers, body: encryptFor(subscription, text), signal: this.#closing.signal };
    if ((await deliver(endpoint, outgoing, this.#trusted)) === 'gone')
      await this.#storage.subscriptions.end(subscription.endpoint);
  }

  get #trusted(): TrustedHosts {
    return this.#settings.hosts;
  }

  /** Made once for a database: browsers that know one key take no messages under another. */
  #serverKey(): Promise<ServerKey> {
    this.#key ??= this.#storage.subscriptions.serverKey(newServerKey).then(readServerKey);
    this.#key.catch(() => (this.#key = undefined));
    return this.#key;
  }
}

const messageOf = ({ match, game }: TurnCall, language: Language): PushMessage => ({
  title: game.title[language],
  body: SENTENCES[language],
  tag: match,
  path: `/${game.id}/online/${match}`,
});
