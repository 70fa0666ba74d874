import { House } from '../offline/house.ts';
import type { EnginePage } from './engine.ts';

import { expect, test } from './fixtures.ts';

test('once the server is gone, the page comes from what was kept, and a match begins and goes on', async ({
  browserEngine,
}) => {
  const house = await House.open();
  const { address } = house;
  await browserEngine.keeping(async engine => {
    await engine.goto(`${address}/`);
    await expect.poll(() => engine.evaluate(isKept, null)).toBe(true);
    await house.close();
    await engine.goto(`${address}/donjonz`);
    await seen(engine, '.game-go button');
    await engine.click('.game-go button');
    await seen(engine, '.turn-strip');
    await engine.goto(`${address}/donjonz/rules`);
    await seen(engine, '.rulebook .rule');
  });
});

/** Runs in the page: whether a worker keeps it, with all that it needs. */
const isKept = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';

const seen = (engine: EnginePage, selector: string): Promise<void> =>
  expect.poll(() => engine.evaluate(wanted => document.querySelector(wanted) !== null, selector)).toBe(true);
