import { Ajv2020 } from 'ajv/dist/2020.js';
import { type RobotLine, robotLine, type RobotLineOf } from '../../wire/robot.ts';
import { Browser } from '../rig/browser.ts';
import { until } from '../rig/until.ts';

export const ajv = new Ajv2020({ strict: false });

let names = 0;

/** Somebody who has claimed a name, and may own robots. */
export async function owner(link: string): Promise<Browser & { readonly name: string }> {
  const browser = new Browser(link);
  const name = `Owner ${++names}`;
  const { status } = await browser.ask('POST', '/me/claim', { name, passphrase: 'analytical engine' });
  if (status !== 200) throw new Error(`no name: ${status}`);
  return Object.assign(browser, { name });
}

/** A robot as a program would be: what it asks and what it hears, all of which the wire must know. */
export class RobotClient {
  readonly heard: RobotLine[] = [];
  readonly #link: string;
  readonly token: string;
  readonly id: string;
  #abort = new AbortController();

  constructor(link: string, { id, token }: { readonly id: string; readonly token: string }) {
    this.#link = link;
    this.id = id;
    this.token = token;
  }

  static async make(link: string, who: Browser, name = 'Fido'): Promise<RobotClient> {
    const { status, json } = await who.ask('POST', '/me/robots', { name });
    if (status !== 200) throw new Error(JSON.stringify(json));
    return new RobotClient(link, json as unknown as { id: string; token: string });
  }

  async ask(method: string, path: string, body?: unknown) {
    return new Browser(this.#link).ask(method, `/robot${path}`, body, { authorization: `Bearer ${this.token}` });
  }

  /** Listens until it is closed; resolves when the first line is heard, or with the status of a refusal. */
  async listen(): Promise<number> {
    this.#abort = new AbortController();
    const response = await fetch(`${this.#link}/api/robot/stream`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal: this.#abort.signal,
    });
    if (response.status !== 200) return response.status;
    const before = this.heard.length;
    this.ended = this.#read(response);
    await until(() => this.heard.length > before);
    return 200;
  }

  ended: Promise<void> = Promise.resolve();

  async #read(response: Response): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        const lines = text.split('\n');
        text = lines.pop() ?? '';
        for (const line of lines) if (line !== '') this.heard.push(robotLine.parse(JSON.parse(line)));
      }
    } catch (error) {
      if (!this.#abort.signal.aborted) throw error;
    }
  }

  hangUp(): Promise<void> {
    this.#abort.abort();
    return this.ended;
  }

  all<T extends RobotLine['type']>(type: T): RobotLineOf<T>[] {
    return this.heard.filter(line => line.type === type) as RobotLineOf<T>[];
  }

  last<T extends RobotLine['type']>(type: T): RobotLineOf<T> {
    const line = this.all(type).at(-1);
    if (!line) throw new Error(`no ${type} was heard`);
    return line;
  }

  async turn(): Promise<RobotLineOf<'turn'>> {
    const before = this.all('turn').length;
    await until(() => this.all('turn').length > before);
    return this.last('turn');
  }

  async hears<T extends RobotLine['type']>(type: T): Promise<RobotLineOf<T>> {
    await until(() => this.all(type).length > 0);
    return this.last(type);
  }

  act(match: string, decision: number, action: unknown, id: string = crypto.randomUUID()) {
    return this.ask('POST', `/matches/${match}/act`, { id, decision, action });
  }
}
