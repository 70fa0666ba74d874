// Takes pictures of every kind of decision at every size, in both languages and both lights, and of the pages around the
// tables; lays them side by side on one page, reports/gallery/index.html. Whatever is named is taken alone, a game, a
// language, a light, a size: `npm run gallery -- dungeon-pen fr 390x844`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root, say } from './ensure.mjs';
import { galleryPage } from './gallery-page.mjs';

const PORT = process.env.PORT ?? '4178';
const SITE = `http://localhost:${PORT}`;
const FOLDER = join(root, 'reports/gallery');
/** Those that are named on the command line; where none is, all. */
const named = values => {
  const wanted = values.filter(value => process.argv.includes(value));
  return wanted.length > 0 ? wanted : values;
};
const LANGUAGES = named(['en', 'fr']);
const LIGHTS = named(['day', 'candle']);
const PAGES = {
  home: '/',
  form: '/{game}',
  rules: '/{game}/rules',
  lessons: '/learn/{game}',
  lesson: '/learn/{game}/first',
};

ensureInstalled();
await ensureBuilt();
const { SHELF, SIZES, everyDecision, finishedMatch, keep } = await testSupport();
const games = named(SHELF);
const sizes = named(SIZES.map(size => size.join('x')));
const { chromium } = await import('@playwright/test');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = spawn(process.execPath, ['dist/cli.js', 'serve'], {
  cwd: root,
  env: { ...process.env, PORT, OUBLIETTE_DATA: join(FOLDER, 'data') },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const pictures = [];
try {
  await once(server.stdout, 'data');
  for (const language of LANGUAGES) for (const light of LIGHTS) await walk(language, light);
} finally {
  await browser.close();
  server.kill();
}
writeFileSync(join(FOLDER, 'index.html'), galleryPage(pictures, sizes));
say(`${pictures.length} pictures: ${join(FOLDER, 'index.html')}`);

/** The tests know where decisions are found and how a match is put into a browser: they are bundled for this script. */
async function testSupport() {
  const { build } = await import('esbuild');
  const outfile = join(root, 'dist/gallery-support.mjs');
  const paths = [
    'games/shelf.ts',
    'web/tests/screens/sizes.ts',
    'web/tests/screens/decisions.ts',
    'web/tests/support/keep.ts',
  ];
  await build({
    stdin: { contents: paths.map(path => `export * from './${path}';`).join('\n'), resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'web/tests/screens/decisions.ts')).href) },
  });
  return import(pathToFileURL(outfile).href);
}

async function walk(language, light) {
  const context = await browser.newContext({
    baseURL: SITE,
    locale: language,
    colorScheme: light === 'candle' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(PAGES))
    for (const game of name === 'home' ? ['home'] : games)
      await photograph(page, { of: game, kind: name, language, light }, path.replace('{game}', game));
  for (const game of games) {
    const ended = finishedMatch(game);
    for (const { kind, played } of [...everyDecision(game), { kind: 'result', played: ended }])
      await photograph(page, { of: game, kind, language, light }, `/${game}/play/${await keep(page, played)}`);
    await photograph(page, { of: game, kind: 'replay', language, light }, `/${game}/replay/${await keep(page, ended)}`);
  }
  await context.close();
  say(`${language}, ${light} is done.`);
}

async function photograph(page, about, path) {
  await page.goto(path);
  const curtain = page.locator('.curtain').getByRole('button').first();
  await page.locator('h1').or(curtain).first().waitFor({ state: 'attached' });
  if (await curtain.isVisible()) await curtain.click();
  await page.evaluate(() => document.fonts.ready);
  for (const size of sizes) {
    const file = `${about.of}-${about.kind}-${about.language}-${about.light}-${size}.jpg`;
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    });
    await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 70 });
    pictures.push({ ...about, size, file });
  }
}
