import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
const POLL_MS = 50;

/** A session with a driver: the few commands of https://www.w3.org/TR/webdriver2/ that the tests need. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Waits until the driver listens. */
  static async open(address: string, options: object): Promise<WebDriver> {
    const capabilities = { alwaysMatch: options };
    const { sessionId } = (await eventually(() => send('POST', `${address}/session`, { capabilities }))) as {
      sessionId: string;
    };
    return new WebDriver(`${address}/session/${sessionId}`);
  }

  close(): Promise<unknown> {
    return send('DELETE', this.#session);
  }

  /** Resolves when the page is loaded. */
  goto(url: string): Promise<unknown> {
    return this.#post('url', { url });
  }

  setWindow(width: number, height: number): Promise<unknown> {
    return this.#post('window/rect', { x: 0, y: 0, width, height });
  }

  async evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer> {
    return (await this.#post('execute/sync', {
      script: `return (${run.toString()})(arguments[0])`,
      args: [given],
    })) as Answer;
  }

  /** Waits until there is such an element and nothing lies over its middle. */
  async click(selector: string): Promise<void> {
    const { x, y } = await eventually(async () => {
      const middle = await this.evaluate(middleOf, selector);
      if (!middle) throw new Error(`nothing to press at ${selector}`);
      return middle;
    });
    const press = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions: press }] });
  }

  async press(key: string): Promise<void> {
    const [last = '', ...held] = key.split('+').reverse();
    const names = [...held, last].map(name => KEYS[name] ?? name);
    const actions = [
      ...names.map(value => ({ type: 'keyDown', value })),
      ...names.reverse().map(value => ({ type: 'keyUp', value })),
    ];
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await send('GET', `${this.#session}/screenshot`)) as string, 'base64');
  }

  #post(command: string, body: object): Promise<unknown> {
    return send('POST', `${this.#session}/${command}`, body);
  }
}

/** Keys that write no letter, as WebDriver numbers them. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Runs in the page. */
function middleOf(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${url.replace(/.*session/, '')}: ${error}. ${message}`);
}

/** Tries until it works, within a limit. */
async function eventually<T>(act: () => Promise<T>): Promise<T> {
  for (const begun = performance.now(); ; await pause(POLL_MS)) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() - begun > PATIENCE_MS) throw error;
    }
  }
}
