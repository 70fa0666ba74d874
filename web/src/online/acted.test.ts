import { describe, expect, test } from 'vitest';
import { until } from '../../../server/tests/place.ts';
import { Browser } from '../../../server/tests/site.ts';
import { memoryDrawer } from '../tests/drawer.ts';
import { openForTests } from './tests/opened.ts';

const site = openForTests();
const opened = site.page;

describe('a room knows for which of several seats the last step was taken', () => {
  async function twoAtOnePage() {
    const ann = new Browser(site.link);
    const { match } = await ann.create({ places: [{ type: 'me' }, { type: 'beside', name: 'Bea' }] });
    const visiting = { browser: ann, match, drawer: memoryDrawer() };
    const page = await opened(visiting);
    expect(page.room.now.acted).toBeUndefined();
    await page.table.sit(1);
    return { page, visiting };
  }

  test('and still knows it after a reload', async () => {
    const { page, visiting } = await twoAtOnePage();
    const [first] = page.table.actions();
    expect(await page.table.act(first)).toEqual({ done: true });
    expect(page.room.now.acted).toBe(1);
    page.close();
    expect((await opened(visiting)).room.now.acted).toBe(1);
  });

  test('even when the reload came before the answer', async () => {
    const { page, visiting } = await twoAtOnePage();
    page.network.isDeaf = true;
    const [first] = page.table.actions();
    void page.table.act(first);
    page.close();
    const { room } = await opened(visiting);
    await until(() => room.now.acted === 1);
  });
});
