import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  firefox,
  type LaunchOptions,
} from '@playwright/test';
import type { Engine, EnginePage } from './engine.ts';

/** Debian's own Firefox, driven by WebDriver BiDi. */
export const openFirefox = async (site: string): Promise<Engine> =>
  openIn(
    await firefox.launch({
      channel: 'moz-firefox',
      executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    }),
    site,
  );

export const openChromium = async (site: string, options: LaunchOptions): Promise<Engine> =>
  openIn(await chromium.launch(options), site);

async function openIn(browser: Browser, site: string): Promise<Engine> {
  const open = (options: BrowserContextOptions): Promise<BrowserContext> =>
    browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  return {
    page: await pageIn(await open({ baseURL: site })),
    keeping: async use => {
      const context = await open({ serviceWorkers: 'allow' });
      await use(await pageIn(context));
      await context.close();
    },
    close: () => browser.close(),
  };
}

async function pageIn(context: BrowserContext): Promise<EnginePage> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  return {
    goto: path => page.goto(path),
    evaluate: (run, given) => page.evaluate(run as (given: unknown) => never, given),
    click: selector => page.locator(selector).first().click(),
    press: key => page.keyboard.press(key),
    screenshot: async () => {
      const count = faults.length;
      const picture = await page.screenshot();
      // Playwright adds a style sheet of its own for it, which the page may not have, and says so once it has answered.
      await page.evaluate(() => null);
      faults.length = count;
      return picture;
    },
    faults: async () => faults.splice(0),
  };
}
