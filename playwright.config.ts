import { defineConfig } from '@playwright/test';
import { SHELF } from './games/shelf.ts';

const port = process.env['TEST_PORT'] ?? '4173';
/** Online matches of this run; emptied when the next one begins, so that whoever looks for a fault finds them. */
const data = `reports/matches-${port}`;
const address = `http://localhost:${port}`;
/** All the people of all tests come from one address, as those of a school do. */
const limits = {
  OUBLIETTE_LIMIT_PASSPHRASES: '100,10',
  OUBLIETTE_LIMIT_REQUESTS: '1200,40',
  OUBLIETTE_LIMIT_WORKS_PER_ADDRESS: '100,10',
};

/** What whoever has been here before has chosen, and has been told. */
const settled = [
  { name: 'oubliette/settings', value: JSON.stringify({ pace: 'at-once' }) },
  { name: 'oubliette/the-dungeon', value: JSON.stringify({ onward: 'by-hand' }) },
  { name: 'oubliette/asked-to-keep', value: 'true' },
  { name: 'oubliette/goals-told', value: JSON.stringify(Object.fromEntries(SHELF.map(game => [game, true]))) },
];

export default defineConfig({
  testDir: 'web/tests',
  outputDir: 'reports/browser',
  // One text for all engines: what is heard does not depend on who reads it out.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  fullyParallel: true,
  // Twice the cores of a small machine: a test waits for frames, servers and clocks, too.
  workers: 4,
  // A click can be lost while the machine is busy; a test that needs another try is told as flaky.
  retries: 2,
  // A test takes a few seconds, and what it waits for comes at once; these are for machines that do much else.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    baseURL: address,
    browserName: 'chromium',
    // What cannot be clicked says what lies over it, long before the test ends.
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    // What is kept for later would come between a test and what it answers instead of the server.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Tests do not wait for what is told, and do every step themselves; those of order and pace choose otherwise.
    storageState: { cookies: [], origins: [{ origin: address, localStorage: settled }] },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Whatever a page does is tested in Chromium; the other engines see one page of each kind and a move of each game.
  projects: [
    // What takes longest goes first: nobody waits for it at the end.
    { name: 'webkit', testMatch: 'engines/*.spec.ts' },
    { name: 'firefox', testMatch: ['engines/*.spec.ts', 'speech/*.spec.ts'] },
    { name: 'chromium', testIgnore: 'engines/pages.spec.ts' },
  ],
  webServer: {
    command: `node -e "fs.rmSync('${data}', { recursive: true, force: true })" && node dist/cli.js serve`,
    url: address,
    env: { PORT: port, OUBLIETTE_DATA: data, OUBLIETTE_GALLERY: 'on', ...limits },
    stdout: 'ignore',
  },
});
