import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { board, prompt } from '../support/page.ts';
import { House } from './house.ts';

test.use({ serviceWorkers: 'allow' });

let house: House;
test.beforeEach(async () => {
  house = await House.open();
});
test.afterEach(() => house.close());

/** The first visit: at its end the page is kept. */
async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${house.address}/`);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise<void>(resolve => active?.addEventListener('statechange', () => resolve(), { once: true }));
  });
  return page;
}

const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '');

/** What a page says of itself when something is missing or broken. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  return faults;
}

/** The button that begins a match as the form says. */
const startOf = (page: Page): Locator => page.locator('.game-go').getByRole('button');

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`${house.address}/${game}`);
  await startOf(page).click();
  await board(page).waitFor();
}

/** Asks whether there is a newer build, as a browser does at times; resolves once it waits. */
const findUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    while (!registration.waiting) {
      await new Promise<void>(resolve => installing?.addEventListener('statechange', () => resolve(), { once: true }));
    }
  });

test('once nobody plays, the new build takes over from the next page on', async ({ context }) => {
  const logs: string[] = [];
  context.on('console', m => logs.push(m.text()));
  await context.addInitScript(() => {
    const t = () => performance.now().toFixed(0);
    console.log(t(), 'init', location.pathname, navigator.serviceWorker.controller?.scriptURL ?? 'no controller');
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      console.log(t(), 'controllerchange', String(!!navigator.serviceWorker.controller)),
    );
    void navigator.serviceWorker.ready.then(r => {
      const watch = (w: any, n: string) => {
        console.log(t(), n, w?.state ?? 'null');
        w?.addEventListener('statechange', () =>
          console.log(t(), n, w.state, String(r.waiting === w), String(r.active === w)),
        );
      };
      watch(r.active, 'active');
      watch(r.waiting, 'waiting');
      watch(r.installing, 'installing');
      r.addEventListener('updatefound', () => watch(r.installing, 'found'));
    });
    const post = ServiceWorker.prototype.postMessage;
    (ServiceWorker.prototype as any).postMessage = function (this: ServiceWorker, ...a: any[]) {
      console.log(t(), 'post', this.state);
      return (post as any).apply(this, a);
    };
  });
  const page = await visit(context);
  await sitDown(page, 'donjonz');
  const old = await buildOf(page);
  house.rebuild();
  await findUpdate(page);
  await page.getByRole('link', { name: 'Leave the table' }).click();
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.waiting === null && registration.active?.state === 'activated';
  });
  logs.push('waited');
  await expect(page.getByText('A new version is ready. It comes with the next page.'))
    .toBeVisible({ timeout: 8000 })
    .catch(async e => {
      console.log(
        'FAILED',
        logs.join('\n'),
        await page.evaluate(async () => {
          const r = await navigator.serviceWorker.ready;
          return [
            String(!!navigator.serviceWorker.controller),
            performance.now(),
            r.active?.state,
            r.waiting?.state,
            r.installing?.state,
            (await caches.keys()).join('+'),
          ].join();
        }),
      );
      throw e;
    });
  await expect(page.getByText('A new version is ready. It comes with the next page.')).toBeVisible();
  expect(await buildOf(page)).toBe(old);
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect.poll(() => buildOf(page)).not.toBe(old);
  await expect(page.getByRole('navigation', { name: 'The games' })).toBeVisible();
  expect(house.missed).toEqual([]);
});
