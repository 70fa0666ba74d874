// Takes the pictures of the README and of docs/workshop.md from the real page: finished matches of the tests, stopped on
// their way, and works on the easel.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, say } from './ensure.mjs';

const PORT = '4179';
const SITE = `http://localhost:${PORT}`;
/** Which match of which game, and how much of it is still to be played. */
const MATCHES = [
  { game: 'donjonz', match: 'best-run', left: 11 },
  { game: 'dice-and-danger', match: 'clumsy-cultists-alone-deeds', left: 57 },
  { game: 'dungeon-pen', match: 'shelves', left: 41 },
  { game: 'the-dungeon', match: 'three-in-haste', left: 30 },
];

/** What is begun from in the workshop, and a stroke that breaks a rule: a piece, and where it is laid on the drawing. */
const WORKS = [
  { game: 'dungeon-pen', from: 'The Pillar Hall', piece: 'Wall', on: '.easel-overlay', at: [0.122, 0.172] },
  { game: 'donjonz', from: 'A new deck', piece: 'Key', on: '.easel-card-overlay', at: [0.5, 0.4] },
];
const SCREENS = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

ensureInstalled();
await ensureBuilt();
const { chromium } = await import('@playwright/test');
const server = spawn(process.execPath, ['dist/cli.js', 'serve'], { cwd: root, env: { ...process.env, PORT } });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
try {
  await once(server.stdout, 'data');
  for (const each of MATCHES) await photograph(each);
  for (const each of WORKS) for (const screen of Object.keys(SCREENS)) await photographWork(each, screen);
} finally {
  await browser.close();
  server.kill();
}

async function photograph({ game, match, left }) {
  const target = `docs/${game}.jpg`;
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en', reducedMotion: 'reduce' });
  await page.goto(`${SITE}/${game}`);
  await page.getByLabel('Open a transcript').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(unfinished(game, match, left))),
  });
  await page.waitForURL(/\/replay\//);
  await page.goto(page.url().replace('/replay/', '/play/'));
  const strip = page.locator('.turn-strip');
  const curtain = page.locator('.curtain').getByRole('button').first();
  await strip.or(curtain).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await strip.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, target), type: 'jpeg', quality: 82 });
  await page.close();
  say(`${target} is made.`);
}

async function photographWork({ game, from, piece, on, at: [across, down] }, screen) {
  const target = `docs/workshop-${game}-${screen}.jpg`;
  const page = await browser.newPage({ viewport: SCREENS[screen], locale: 'en', reducedMotion: 'reduce' });
  await page.goto(`${SITE}/workshop`);
  await page.getByRole('button', { name: from, exact: true }).click();
  await page.getByRole('button', { name: piece, exact: true }).click();
  const box = await page.locator(on).boundingBox();
  await page.locator(on).click({ position: { x: box.width * across, y: box.height * down }, force: true });
  await page.locator('.flaw-row').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, target), type: 'jpeg', quality: 82 });
  await page.close();
  say(`${target} is made.`);
}

/** Up to a decision of somebody: where chance has not acted yet, there is nothing to look at. */
function unfinished(game, match, left) {
  const transcript = JSON.parse(readFileSync(join(root, 'games', game, 'transcripts', `${match}.json`), 'utf8'));
  const { log } = transcript;
  const end = log.findLastIndex(([seat], i) => seat >= 0 && i <= log.length - left);
  return { ...transcript, log: log.slice(0, end) };
}
