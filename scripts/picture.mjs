// Takes the pictures of the README and of docs/ from the real page: finished matches of the tests, stopped on their way,
// works on the easel and on the wall, real dice that are typed in, what the coach says of a match, a lesson, the deals of a day,
// and what comes out of the printer.
// npm run picture [-- <part of a name>...]: only those that are named.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, say } from './ensure.mjs';

const PORT = 4179;
const SITE = `http://localhost:${PORT}`;
/** Another server, which has a gallery: the works on the easel are drawn where there is none. */
const HOUSE_PORT = PORT + 1;
const HOUSE = `http://localhost:${HOUSE_PORT}`;
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
  { game: 'dice-and-danger', from: 'Annoyed Animals', presses: ['Rubber'], on: '.easel-plot-overlay', at: [0.5, 0.5] },
  { game: 'the-dungeon', from: 'A new set of tiles', presses: ['Crypt', 'South side: a door'] },
];

/** What is typed in at a real table, up to where it would be taken: buttons, or where a drawing is pressed. */
const REAL_TABLES = [
  { game: 'dice-and-danger', presses: ['2', '5', '3', '4', '6'] },
  { game: 'dungeon-pen', presses: [], on: '.pen-pad-sheet', at: [0.55, 0.55] },
];
/** A match that has ended, for the coach. */
const COACHED = { game: 'dice-and-danger', match: 'annoyed-animals-alone-fallen' };

/** A step that has a ring around what is to be pressed, and a sentence why. */
const LESSON = 'the-dungeon/bribe';
/** Noon of a day of which the picture tells the deals. */
const A_DAY = '2026-11-14T12:00:00Z';

/** Pages side by side as they come out of the printer: what is printed of what, and which of its pages are shown. */
const PRINTED = [
  { game: 'dungeon-pen', flags: ['--parts', 'sheets,events'], pages: [2, 6] },
  { game: 'the-dungeon', flags: ['--parts', 'tiles', '--ink', 'grey'], pages: [2] },
];

/** Works that are hung up: those of the tests, which matches carry as an option. */
const HUNG = [
  {
    game: 'the-dungeon',
    text: 'The Short Way\nby Mira\n\nstart DDDD\n9 corridor O-O-\n2 storeroom --D-\n1 hidden-passage --D-\n',
  },
  { game: 'donjonz', text: `The Magpie Deck\nby Mira\n\n${transcriptOf('donjonz', 'own-deck').options.deck}` },
  { game: 'dungeon-pen', text: withPotions(transcriptOf('dungeon-pen', 'own-dungeon').options.dungeon) },
];
/** Bots play dozens of matches on each of them first. */
const BOTS_MS = 180_000;
const MOST_BYTES = 120_000;
const QUALITIES = [82, 74, 66, 58, 50, 42];
const SCREENS = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

ensureInstalled();
await ensureBuilt();
const { chromium } = await import('@playwright/test');
const data = mkdtempSync(join(tmpdir(), 'oubliette-pictures-'));
const servers = [serve(PORT, {}), serve(HOUSE_PORT, { OUBLIETTE_GALLERY: 'on', OUBLIETTE_DATA: data })];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
try {
  for (const { stdout } of servers) await once(stdout, 'data');
  for (const each of MATCHES) await photograph(each);
  for (const each of WORKS) for (const screen of Object.keys(SCREENS)) await photographWork(each, screen);
  for (const each of REAL_TABLES) await photographRealTable(each);
  await photographCoach();
  await photographLesson();
  await photographDay();
  await photographDesk();
  await photographPages();
  await photographGallery();
} finally {
  await browser.close();
  for (const server of servers) server.kill();
  rmSync(data, { recursive: true });
}

function serve(port, settings) {
  const env = { ...process.env, PORT: String(port), ...settings };
  return spawn(process.execPath, ['dist/cli.js', 'serve'], { cwd: root, env });
}

async function photograph({ game, match, left }) {
  const target = `docs/${game}.jpg`;
  if (!isWanted(target)) return;
  const page = await newPage(SCREENS.laptop);
  await sitDown(page, unfinished(game, match, left));
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
  const page = await newPage(SCREENS[screen]);
  await page.goto(`${SITE}/workshop`);
  await press(page, from);
  await draw(page, strokes);
  await page.locator('.flaw-row').first().waitFor();
  await keep(page, target);
}

async function photographRealTable({ game, ...strokes }) {
  const target = `docs/companion-${game}.jpg`;
  if (!isWanted(target)) return;
  const page = await newPage(SCREENS.phone);
  await page.goto(`${SITE}/${game}?way=companion`);
  await press(page, 'Begin on paper');
  await page.getByRole('region', { name: 'Type it in' }).waitFor();
  await draw(page, strokes);
  await keep(page, target);
}

async function photographCoach() {
  const target = 'docs/coach.jpg';
  if (!isWanted(target)) return;
  const page = await newPage(SCREENS.laptop);
  await sitDown(page, transcriptOf(COACHED.game, COACHED.match));
  await press(page, 'What did it teach?');
  await page.getByRole('row', { name: /^luck/ }).waitFor({ timeout: BOTS_MS });
  await keep(page, target);
}

async function photographLesson() {
  const target = 'docs/lesson.jpg';
  if (!isWanted(target)) return;
  const page = await newPage(SCREENS.laptop);
  await page.goto(`${SITE}/learn/${LESSON}`);
  await page.locator('.lesson-sentence').waitFor();
  await keep(page, target);
}

async function photographDay() {
  const target = 'docs/daily.jpg';
  if (!isWanted(target)) return;
  const page = await newPage(SCREENS.laptop);
  await page.clock.setFixedTime(A_DAY);
  await page.goto(`${SITE}/daily`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await keep(page, target);
}

/** Where one chooses what is printed, and how. */
async function photographDesk() {
  const target = 'docs/paper.jpg';
  if (!isWanted(target)) return;
  const page = await newPage(SCREENS.laptop);
  await page.goto(`${SITE}/print/dungeon-pen`);
  await page.locator('.print-large svg').first().waitFor();
  await press(page, 'Next page');
  await page.getByRole('img', { name: /^Page 2 / }).waitFor();
  await keep(page, target);
}

async function photographPages() {
  const target = 'docs/paper-pages.jpg';
  if (!isWanted(target)) return;
  const pictures = PRINTED.flatMap(printedPages).map(bytes => `data:image/png;base64,${bytes.toString('base64')}`);
  const page = await newPage({ width: 1280, height: 620 });
  await page.setContent(
    `<body style="margin:0;display:flex;gap:20px;justify-content:center;align-items:center;height:100vh;background:#5a4633">${pictures
      .map(source => `<img src="${source}" style="height:580px">`)
      .join('')}</body>`,
  );
  await keep(page, target);
}

/** Some pages of what the terminal prints, drawn by poppler. */
function printedPages({ game, flags, pages }) {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-pages-'));
  try {
    const file = join(folder, 'pages.pdf');
    execFileSync(process.execPath, ['dist/cli.js', 'print', game, '--out', file, ...flags], { cwd: root });
    return pages.map(number => {
      const from = ['-f', String(number), '-l', String(number)];
      return execFileSync('pdftoppm', ['-png', '-r', '110', ...from, file], { maxBuffer: 64e6 });
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function photographGallery() {
  const target = 'docs/gallery.jpg';
  if (!isWanted(target)) return;
  const page = await newPage(SCREENS.laptop);
  await page.request.post(`${HOUSE}/api/me/claim`, { data: { name: 'Mira', passphrase: 'only for a picture' } });
  for (const work of HUNG) await hang(page, work);
  await page.goto(`${HOUSE}/gallery`);
  await page
    .locator('.exhibit')
    .nth(HUNG.length - 1)
    .waitFor();
  await keep(page, target);
}

/** Asks until the bots of the server have come to the end of it, as the page does. */
async function hang(page, work) {
  for (const until = Date.now() + BOTS_MS; Date.now() < until;) {
    const answer = await page.request.post(`${HOUSE}/api/gallery`, { data: work });
    if (!answer.ok()) throw new Error(`the gallery refuses a work of ${work.game}: ${await answer.text()}`);
    if ((await answer.json()).state === 'shown') return;
  }
  throw new Error(`bots do not come to an end with a work of ${work.game}`);
}

function newPage(viewport) {
  return browser.newPage({ viewport, locale: 'en', reducedMotion: 'reduce' });
}

/** Opens a match at its table. */
async function sitDown(page, transcript) {
  await page.goto(`${SITE}/${transcript.game}`);
  await page.getByLabel('Open a transcript').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(transcript)),
  });
  await page.waitForURL(/\/replay\//);
  await page.goto(page.url().replace('/replay/', '/play/'));
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
  writeFileSync(join(root, target), await pictureOf(page));
  await page.close();
  say(`${target} is made.`);
}

/** As good as one that a clone of the project has no reason to mind. */
async function pictureOf(page) {
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= MOST_BYTES || quality === QUALITIES.at(-1)) return picture;
  }
}

function isWanted(target) {
  const named = process.argv.slice(2);
  return named.length === 0 || named.some(name => target.includes(name));
}

/** Up to a decision of somebody: where chance has not acted yet, there is nothing to look at. */
function unfinished(game, match, left) {
  const transcript = transcriptOf(game, match);
  const { log } = transcript;
  const end = log.findLastIndex(([seat], i) => seat >= 0 && i <= log.length - left);
  return { ...transcript, log: log.slice(0, end) };
}

/** A potion more in two corners: what lies in the box has nothing to do on a wall. */
function withPotions(dungeon) {
  return dungeon
    .trim()
    .replace(/^.*\nby .*\n./, 'The Damp Shelves\nby Mira\n+')
    .replace(/.$/, '+');
}

function transcriptOf(game, match) {
  return JSON.parse(readFileSync(join(root, 'games', game, 'transcripts', `${match}.json`), 'utf8'));
}
