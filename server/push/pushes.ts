// Calls people whose turn it is in a match that is played by turns, where a browser of theirs wants to be told. A call is
// a hint: it says in which match, holds nothing that a seat alone may know, and one that is lost is not sent again.
import { createHmac } from 'node:crypto';
import type { Game, Kind } from '../../kernel/game.ts';
import type { Language } from '../../kernel/words.ts';
import type { PushMessage } from '../../wire/http.ts';
import { Buckets, type Rate } from '../online/limits.ts';
import type { Subscription } from '../storage/subscriptions.ts';
import type { Storage } from '../storage/storage.ts';
import { encryptFor } from './encrypt.ts';
import { deliver, endpointOf, type TrustedHosts } from './endpoint.ts';
import { Lanes } from './lanes.ts';
import type { PushConfig } from './read-config.ts';
import { authorization, newServerKey, publicKeyOf, readServerKey, type ServerKey } from './vapid.ts';
import { YOUR_TURN } from './words.ts';

/** Somebody's turn has begun while they are not at the table. */
export interface TurnCall {
  readonly person: string;
  readonly match: string;
  readonly game: Game<Kind>;
  /** Equal for all matches that were laid from one address (see `shareOf`). */
  readonly share: number;
}

/** A message that nobody could be given within a day is of no use. */
const KEPT_SECONDS = 86_400;
/** A browser may be called at a place that does not answer for long: those of one host leave room for the others. */
const LIMITS = { inAll: 8, each: 2, waiting: 200 };

/** The most that RFC 8030 allows for. */
const TOPIC_LENGTH = 32;

interface Settings extends PushConfig {
  /** Of the calls to one person. */
  readonly rate: Rate;
  readonly report: (error: unknown) => void;
}

export class Pushes {
  readonly #storage: Storage;
  readonly #settings: Settings;
  readonly #rates: Buckets;
  readonly #lanes = new Lanes<TurnCall>(LIMITS);
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
    if (!this.#settings.isOn || !this.#rates.take(turn.person, performance.now())) return;
    if (this.#lanes.add(turn)) this.#goOn();
  }

  /** Calls nobody any more; resolves when nothing is under way. */
  async close(): Promise<void> {
    this.#lanes.clear();
    this.#closing.abort();
    await Promise.all(this.#working);
  }

  #goOn(): void {
    for (let turn = this.#lanes.next(); turn; turn = this.#lanes.next()) this.#begin(turn);
  }

  #begin(turn: TurnCall): void {
    const working = this.#work(turn)
      .catch(this.#settings.report)
      .finally(() => {
        this.#working.delete(working);
        this.#lanes.end(turn);
        this.#goOn();
      });
    this.#working.add(working);
  }

  async #work(turn: TurnCall): Promise<void> {
    for (const subscription of await this.#storage.subscriptions.of(turn.person)) await this.#send(subscription, turn);
  }

  async #send(subscription: Subscription, turn: TurnCall): Promise<void> {
    const endpoint = endpointOf(subscription.endpoint, this.#trusted);
    if (!endpoint) return;
    const text = JSON.stringify(messageOf(turn, subscription.language));
    const key = await this.#serverKey();
    const headers = {
      authorization: authorization(key, endpoint.origin, this.#settings.contact),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      // What was not delivered yet of a match gives way to what is newer.
      topic: topicOf(turn, key),
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

/** Equal for calls to one match; whoever passes them on cannot tell from it which match that is. */
const topicOf = ({ match }: TurnCall, { d }: ServerKey): string =>
  createHmac('sha256', d).update(match).digest('base64url').slice(0, TOPIC_LENGTH);

const messageOf = ({ match, game }: TurnCall, language: Language): PushMessage => ({
  title: game.title[language],
  body: YOUR_TURN[language],
  tag: match,
  path: `/${game.id}/online/${match}`,
});
