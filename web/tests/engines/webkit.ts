import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '../../../server/rig/port.ts';
import type { Engine, EnginePage } from './engine.ts';
import { openWatched } from './watched.ts';
import { WebDriver } from './webdriver.ts';

/** Whatever was opened is closed in the other order, also when something after it does not open. */
class Opened {
  readonly #closers: (() => unknown)[] = [];

  add<T>(thing: T, close: (thing: T) => unknown): T {
    this.#closers.unshift(() => close(thing));
    return thing;
  }

  async close(): Promise<void> {
    for (const close of this.#closers) await close();
  }
}

/** WebKitGTK as Debian has it, on a display that nobody sees. */
export async function openWebkit(site: string): Promise<Engine> {
  const opened = new Opened();
  const close = (): Promise<void> => opened.close();
  try {
    const page = await openPage(opened, site);
    return { page, keeping: use => use(page), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPage(opened: Opened, site: string): Promise<EnginePage> {
  const DISPLAY = await openDisplay(opened);
  const port = await freePort();
  opened.add(spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY } }), end);
  const driver = await WebDriver.open(`http://127.0.0.1:${port}`, MINI_BROWSER);
  opened.add(driver, () => driver.close());
  const watched = opened.add(await openWatched(site), ({ close }) => close());
  await driver.setWindow(1280, 860);
  return pageOf(driver, watched.link);
}

const MINI_BROWSER = { 'webkitgtk:browserOptions': { args: ['--automation'] } };

/** A display with a number that is still free; Xvfb tells it through its fourth pipe. */
async function openDisplay(opened: Opened): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  opened.add(screen, end);
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}

function pageOf(driver: WebDriver, link: string): EnginePage {
  const faults: string[] = [];
  const gather = async (): Promise<void> => {
    faults.push(...(await driver.evaluate(() => window.faults?.splice(0) ?? [], null)));
  };
  return {
    goto: async path => {
      await gather();
      await driver.goto(new URL(path, link).href);
    },
    evaluate: (run, given) => driver.evaluate(run, given),
    click: selector => driver.click(selector),
    press: key => driver.press(key),
    screenshot: () => driver.screenshot(),
    faults: async () => {
      await gather();
      return faults.splice(0);
    },
  };
}
