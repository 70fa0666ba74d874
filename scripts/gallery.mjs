// Takes pictures of every kind of decision at every size, in both languages and both lights, of the pages around the tables
// and of what goes wrong (gallery-places.mjs); lays them side by side on one page, reports/gallery/index.html. Whatever is
// named is taken alone, a game, a language, a light, a size, a kind: `npm run gallery -- dungeon-pen fr 390x844 result`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root, say } from './ensure.mjs';
import { galleryPage } from './gallery-page.mjs';
import { placesOf } from './gallery-places.mjs';

const PORT = process.env.PORT ?? '4178';
const SITE = `http://localhost:${PORT}`;
const FOLDER = join(root, 'reports/gallery');
/** Those that are named on the command line; where none is, all. */
const named = values => {
  const wanted = values.filter(value => process.argv.includes(value));
  return wanted.length > 0 ? wanted : values;
};
/** What is awaited for longer never comes. */
const QUIET_MS = 2000;
/** All tables of all looks are laid from one address. */
const LIMITS = {
  OUBLIETTE_LIMIT_REQUESTS: '1200,40',
  OUBLIETTE_LIMIT_TABLES_PER_PERSON: '200',
  OUBLIETTE_LIMIT_TABLES_PER_ADDRESS: '200,10',
};
const LANGUAGES = named(['en', 'fr']);
const LIGHTS = named(['day', 'candle']);

process.env.SCREENS = 'every';
ensureInstalled();
await ensureBuilt();
const support = await testSupport();
const games = named(support.SHELF);
const sizes = named(support.SIZES.map(size => size.join('x')));
const { kinds, hasHouse } = wished();
const { chromium } = await import('@playwright/test');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = spawn(process.execPath, ['dist/cli.js', 'serve'], {
  cwd: root,
  env: { ...process.env, PORT, OUBLIETTE_DATA: join(FOLDER, 'data'), OUBLIETTE_GALLERY: 'on', ...LIMITS },
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

/** Kinds of things are whatever is named that is none of the rest; of the house when no game is. */
function wished() {
  const rest = [...support.SHELF, ...LANGUAGES, ...LIGHTS, ...support.SIZES.map(size => size.join('x'))];
  const names = process.argv.slice(2).filter(name => !rest.includes(name));
  const isGameNamed = process.argv.some(name => support.SHELF.includes(name));
  return { kinds: names, hasHouse: !isGameNamed };
}

function isWished({ of, kind }) {
  return (of !== 'house' || hasHouse) && (kinds.length === 0 || kinds.some(name => kind.startsWith(name)));
}

async function walk(language, light) {
  const look = { baseURL: SITE, locale: language, colorScheme: light === 'candle' ? 'dark' : 'light' };
  const still = await browser.newContext({ ...look, reducedMotion: 'reduce' });
  const moving = await browser.newContext({ ...look, reducedMotion: 'no-preference' });
  const pages = { still: await still.newPage(), moving: await moving.newPage() };
  for (const { of, kind, open, look: how = 'still' } of placesOf(support, games).filter(isWished)) {
    const page = pages[how] ?? (await still.newPage());
    await photograph(page, { of, kind, language, light }, { open, isMoving: how === 'moving' });
  }
  await still.close();
  await moving.close();
  say(`${language}, ${light} is done.`);
}

/** A scene is begun anew for every size. */
async function photograph(page, about, { open, isMoving }) {
  for (const [i, size] of sizes.entries()) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    if (isMoving || i === 0) await open(page);
    await page.locator('h1, .curtain').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    await settle(page);
    const file = `${about.of}-${about.kind}-${about.language}-${about.light}-${size}.jpg`.replaceAll(/[ ()]+/g, '-');
    await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 70 });
    pictures.push({ ...about, size, file });
  }
}

function settle(page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });
}
