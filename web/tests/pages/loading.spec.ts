import { expect, type Page, type Response, test } from '@playwright/test';

/** What a page asks for until nothing more comes. */
async function loadedBy(page: Page, path: string): Promise<readonly Response[]> {
  const responses: Response[] = [];
  page.on('response', response => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  return responses;
}

const isText = async (response: Response): Promise<boolean> =>
  /javascript|css|html/.test(response.headers()['content-type'] ?? '') && (await response.body()).length >= 1024;

for (const [light, other] of [
  ['light', 'candle'],
  ['dark', 'day'],
] as const)
  test(`${light}: text comes compressed, nothing is missing, nothing comes for the other light`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: light });
    const responses = await loadedBy(page, '/donjonz');
    const urlsOf = (found: readonly Response[]): string[] => found.map(response => response.url());
    expect(urlsOf(responses.filter(response => !response.ok()))).toEqual([]);
    expect(urlsOf(responses).filter(url => url.includes(`-${other}-`))).toEqual([]);
    const texts: Response[] = [];
    for (const response of responses) if (await isText(response)) texts.push(response);
    expect(texts.length).toBeGreaterThan(5);
    expect(urlsOf(texts.filter(text => text.headers()['content-encoding'] !== 'br'))).toEqual([]);
  });

test('a page can be put on a home screen, and tells crawlers what is not for them', async ({ page, request }) => {
  await page.goto('/');
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const manifest = await request.get(href);
  expect(manifest.headers()['content-type']).toMatch('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: readonly { src: string; type: string }[] };
  for (const { src, type } of [
    ...icons,
    { src: '/favicon.ico', type: 'image/vnd.microsoft.icon' },
    { src: '/apple-touch-icon.png', type: 'image/png' },
    { src: '/robots.txt', type: 'text/plain' },
  ]) {
    const response = await request.get(src);
    expect([src, response.status(), response.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type]);
  }
});

test('the frame of the window has the colour of the wood', async ({ page }) => {
  await page.goto('/');
  const colours = (): Promise<(string | null)[]> =>
    page.locator('meta[name="theme-color"]').evaluateAll(metas => metas.map(meta => meta.getAttribute('content')));
  expect(new Set(await colours())).toEqual(new Set(['#7a5638']));
  await page.getByRole('button', { name: 'Light the candle' }).click();
  await expect.poll(async () => new Set(await colours())).toEqual(new Set(['#2a1a10']));
});

const NOWHERE = [
  ['/nowhere', 'There is no game under this name.', 'Il n’y a pas de jeu de ce nom.'],
  ['/donjonz/lobby', 'There is no page under this link.', 'Ce lien ne mène à aucune page.'],
  ['/play/%F0%9F', 'There is no page under this link.', 'Ce lien ne mène à aucune page.'],
  ['/online/zzzz', 'There is no such table.', 'Cette table n’existe pas.'],
  ['/the-dungeon/online/zzzz', 'No match behind this door', 'Pas de partie derrière cette porte'],
] as const;

for (const [i, locale] of (['en-GB', 'fr-FR'] as const).entries())
  test.describe(locale, () => {
    test.use({ locale });

    test(`${locale}: an address that leads nowhere is not found, and the page says so`, async ({ page }) => {
      for (const [path, ...sentences] of NOWHERE) {
        const response = await page.goto(path);
        expect([path, response?.status()]).toEqual([path, 404]);
        await expect(page.locator('.lost')).toContainText(sentences[i] ?? '');
      }
    });
  });
