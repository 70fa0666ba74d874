import type { Creation } from '../../wire/http.ts';
import { creation, ENTROPY } from './shelf.ts';

/** A browser as far as HTTP is concerned: it keeps its cookie. */
export class Browser {
  cookie = '';
  readonly #site: string;

  constructor(site: string) {
    this.#site = site;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.#site}/api${path}`, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const given = response.headers.get('set-cookie');
    if (given) this.cookie = given.slice(0, given.indexOf(';'));
    const text = await response.text();
    return { status: response.status, given, json: text === '' ? null : (JSON.parse(text) as JsonAnswer) };
  }

  /** Creates a match; its links. */
  async create(more: Partial<Creation>): Promise<{ match: string; join: string; watch: string }> {
    const { json } = await this.ask('POST', '/matches', creation(more));
    return json as unknown as { match: string; join: string; watch: string };
  }

  async join(match: string, key: string, name: string): Promise<number> {
    const { json } = await this.ask('POST', `/matches/${match}/seats`, { key, name, entropy: ENTROPY });
    if (typeof json?.['seat'] !== 'number') throw new Error(JSON.stringify(json));
    return json['seat'];
  }

  /** What says who this is, where no cookie can. */
  get token(): string {
    return this.cookie.slice(this.cookie.indexOf('=') + 1);
  }
}

type JsonAnswer = Record<string, unknown>;
