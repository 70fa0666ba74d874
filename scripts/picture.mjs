// Takes the picture of the README from the real page: a finished match of the tests, stopped on its way.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, say } from './ensure.mjs';

const PORT = '4179';
const TARGET = 'docs/table.jpg';
const TRANSCRIPT = 'games/donjonz/transcripts/best-run.json';
const STILL_TO_PLAY = 11;

ensureInstalled();
await ensureBuilt();
const { chromium } = await import('@playwright/test');
const server = spawn(process.execPath, ['dist/cli.js', 'serve'], { cwd: root, env: { ...process.env, PORT } });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  await once(server.stdout, 'data');
  await photograph(
    await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en', reducedMotion: 'reduce' }),
  );
  say(`${TARGET} is made.`);
} finally {
  await browser.close();
  server.kill();
}

async function photograph(page) {
  await page.goto(`http://localhost:${PORT}/donjonz`);
  await page.getByLabel('Open a transcript').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(unfinished())),
  });
  await page.waitForURL(/\/replay\//);
  await page.goto(page.url().replace('/replay/', '/play/'));
  await page
    .getByRole('button', { name: /^Step / })
    .first()
    .focus();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, TARGET), type: 'jpeg', quality: 88 });
}

function unfinished() {
  const transcript = JSON.parse(readFileSync(join(root, TRANSCRIPT), 'utf8'));
  return { ...transcript, log: transcript.log.slice(0, -STILL_TO_PLAY) };
}
