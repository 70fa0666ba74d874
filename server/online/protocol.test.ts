// docs/protocol.md, word by word: its sessions are played at a real server, and it names everything that there is.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAULTS } from '../../wire/fault.ts';
import { VERSION } from '../../wire/limits.ts';
import { message } from '../../wire/messages.ts';
import { request } from '../../wire/request.ts';
import { type Connection, connect } from '../tests/connection.ts';
import { until } from '../tests/place.ts';
import { Browser, openSite, type OpenSite, USUAL_LIMITS } from '../tests/site.ts';

const TEXT = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
/** Lines are broken anywhere. */
const PROSE = TEXT.replace(/\s+/g, ' ');
const ANYTHING = '<…>';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite({}, USUAL_LIMITS);
});

afterAll(() => site.close());

/** What stands in angle brackets, once it is known. */
const known = new Map<string, unknown>();

/** Whether a value is what the document shows of it; what is left out may be anything. Then more may be known. */
function fits(value: unknown, shown: unknown): boolean {
  const learnt = new Map(known);
  if (!fitsIn(value, shown, learnt)) return false;
  for (const [name, each] of learnt) known.set(name, each);
  return true;
}

function fitsIn(value: unknown, shown: unknown, learnt: Map<string, unknown>): boolean {
  if (value === undefined) return false;
  if (shown === ANYTHING) return true;
  if (typeof shown === 'string' && /^<\w+>$/.test(shown)) {
    if (!learnt.has(shown)) learnt.set(shown, value);
    return learnt.get(shown) === value;
  }
  if (typeof shown !== 'object' || shown === null) return value === shown;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(shown)) return false;
  return Object.entries(shown).every(([key, each]) => fitsIn((value as Record<string, unknown>)[key], each, learnt));
}

/** JSON as the document writes it. */
const shownIn = (text: string): unknown =>
  JSON.parse(text.replace(/: …/g, `: "${ANYTHING}"`).replace(/,?\s*…\s*(?=[}\]])/g, ''));

/** A value to be sent, with what is known filled in. */
const filled = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' && known.has(value) ? known.get(value) : value,
  );

class Somebody {
  readonly #browser = new Browser(site.link);
  #connection: Connection | undefined;
  #heard = 0;
  #answer: { status: number; json: unknown } | undefined;

  async send(text: string): Promise<void> {
    const [, method, path, body] = /^(GET|POST) (\S+) ?(.*)$/.exec(text) ?? [];
    if (text === 'disconnects') {
      await this.#connection?.close();
      this.#connection = undefined;
    } else if (method !== undefined && path !== undefined) {
      const at = path.replace('/api', '').replace(/<\w+>/g, name => String(known.get(name)));
      this.#answer = await this.#browser.ask(method, at, body ? filled(body) : undefined);
    } else (await this.#dialled()).send(filled(text));
  }

  async receive(text: string): Promise<void> {
    const [, status, body] = /^(\d+) (.*)$/.exec(text) ?? [];
    if (status === undefined) return this.#hear(shownIn(text));
    expect(this.#answer?.status).toBe(Number(status));
    expect(fits(this.#answer?.json, shownIn(body ?? '')), `${JSON.stringify(this.#answer)} is not ${body}`).toBe(true);
  }

  async #dialled(): Promise<Connection> {
    if (this.#connection) return this.#connection;
    this.#heard = 0;
    return (this.#connection = await connect(site.link, this.#browser.cookie ? { cookie: this.#browser.cookie } : {}));
  }

  /** Other messages may come in between. */
  async #hear(shown: unknown): Promise<void> {
    const { heard } = await this.#dialled();
    let found = -1;
    await until(() => (found = heard.findIndex((each, i) => i >= this.#heard && fits(each, shown))) >= 0);
    this.#heard = found + 1;
  }

  async leave(): Promise<void> {
    await this.#connection?.close();
  }
}

const LINES = [...TEXT.matchAll(/```session\n(.*?)```/gs)].flatMap(([, block = '']) => block.trim().split('\n'));

test('its sessions come about as they are written', { timeout: 30_000 }, async () => {
  expect(LINES.length).toBeGreaterThan(30);
  const people = new Map<string, Somebody>();
  for (const line of LINES) {
    const [, name = '', sign, text = ''] = /^(\w+) ([<>]) (.*)$/.exec(line) ?? [];
    const somebody = people.get(name) ?? new Somebody();
    people.set(name, somebody);
    if (sign === '>') await somebody.send(text);
    else await Promise.race([somebody.receive(text), failing(line)]);
  }
  for (const somebody of people.values()) await somebody.leave();
});

/** Says which line nobody has heard. */
const failing = (line: string): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`never heard: ${line}`)), 10_000).unref();
  });

const named = (name: string): boolean => new RegExp(`^\\|[^|]*\`${name}\``, 'm').test(TEXT);

test('it names every message, every fault and the version', () => {
  const types = [...request.options, ...message.options].map(option => option.shape.type.value);
  expect(types.filter(type => !named(type))).toEqual([]);
  expect(Object.keys(FAULTS).filter(code => !named(code))).toEqual([]);
  expect(PROSE).toContain(`This page describes version **${VERSION}**`);
});

test('it tells the usual limits', () => {
  const { messages, remarksPerPerson } = USUAL_LIMITS;
  expect(PROSE).toContain(`${messages.burst} messages at once and ${messages.perSecond} more a second`);
  expect([remarksPerPerson.burst, remarksPerPerson.perSecond]).toEqual([10, 1]);
});
