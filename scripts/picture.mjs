// Takes the pictures of the README, of docs/workshop.md and of docs/companion.md from the real page: finished matches of
// the tests, stopped on their way, works on the easel, and real dice that are typed in.
// npm run picture [-- <part of a name>...]: only those that are named.
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

/** What is begun from in the workshop, the buttons that are pressed, and where on a drawing: the last of it breaks a rule. */
const WORKS = [
  { game: 'dungeon-pen', from: 'The Pillar Hall', presses: ['Wall'], on: '.easel-overlay', at: [0.122, 0.172] },
  { game: 'donjonz', from: 'A new deck', presses: ['Key'], on: '.easel-card-overlay', at: [0.5, 0.4] },
  { game: 'the-dungeon', from: 'A new set of tiles', presses: ['Crypt', 'South side: a door'] },
];

/** What is typed in at a real table, up to where it would be taken: buttons, or where a drawing is pressed. */
const REAL_TABLES = [
  { game: 'dice-and-danger', presses: ['2', '5', '3', '4', '6'] },
  { game: 'dungeon-pen', presses: [], on: '.pen-pad-sheet', at: [0.55, 0.55] },
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
  for (const each of REAL_TABLES) await photographRealTable(each);
} finally {
  await browser.close();
  server.kill();
}

async function photograph({ game, match, left }) {
  const target = `docs/${game}.jpg`;
  if (!isWanted(target)) return;
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
  await keep(page, target);
}

async function photographWork({ game, from, ...strokes }, screen) {
  const target = `docs/workshop-${game}-${screen}.jpg`;
  if (!isWanted(target)) return;
  const page = await browser.newPage({ viewport: SCREENS[screen], locale: 'en', reducedMotion: 'reduce' });
  await page.goto(`${SITE}/workshop`);
  await press(page, from);
  await draw(page, strokes);
  await page.locator('.flaw-row').first().waitFor();
  await keep(page, target);
}

async function photographRealTable({ game, ...strokes }) {
  const target = `docs/companion-${game}.jpg`;
  if (!isWanted(target)) return;
  const page = await browser.newPage({ viewport: SCREENS.phone, locale: 'en', reducedMotion: 'reduce' });
  await page.goto(`${SITE}/${game}?way=companion`);
  await press(page, 'Begin on paper');
  await page.getByRole('region', { name: 'Type it in' }).waitFor();
  await draw(page, strokes);
  await keep(page, target);
}

/** Presses what is to be pressed, then a drawing so far across and so far down. */
async function draw(page, { presses, on, at: [across, down] = [] }) {
  for (const name of presses) await press(page, name);
  if (on === undefined) return;
  const { width, height } = await page.locator(on).boundingBox();
  await page.locator(on).click({ position: { x: width * across, y: height * down }, force: true });
}

function press(page, name) {
  return page.getByRole('button', { name, exact: true }).first().click();
}

async function keep(page, target) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, target), type: 'jpeg', quality: 82 });
  await page.close();
  say(`${target} is made.`);
}

function isWanted(target) {
  const named = process.argv.slice(2);
  return named.length === 0 || named.some(name => target.includes(name));
}

/** Up to a decision of somebody: where chance has not acted yet, there is nothing to look at. */
function unfinished(game, match, left) {
  const transcript = JSON.parse(readFileSync(join(root, 'games', game, 'transcripts', `${match}.json`), 'utf8'));
  const { log } = transcript;
  const end = log.findLastIndex(([seat], i) => seat >= 0 && i <= log.length - left);
  return { ...transcript, log: log.slice(0, end) };
}
