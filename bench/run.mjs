// npm run -s bench -- <part> [--json]: installs and bundles what the part needs, then measures. stdout holds the figures
// alone, stderr what is being done.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, fail, root, run, say } from '../scripts/ensure.mjs';

const here = join(root, 'bench');

const PARTS = {
  kernel: { folders: ['variants', 'peers', 'peers/variants'], prepare: ensurePeers },
  games: { folders: ['variants'], prepare: ensureBuilt },
  bots: { folders: ['variants', 'peers/variants'], prepare: ensurePeers },
  paper: { folders: [], prepare: ensureBuilt },
  coach: { folders: [], prepare: () => undefined },
  server: { folders: [], prepare: ensurePeers, bundle: bundleServers, main: 'server-main' },
  clicks: { folders: [], prepare: ensureBuilt, bundle: bundlePages, main: 'clicks/main' },
  strokes: { folders: [], prepare: ensureBuilt, bundle: bundlePages, main: 'clicks/main' },
  paint: { folders: [], prepare: ensureBuilt, bundle: bundlePages, main: 'paint/main' },
};

/** Only what compares with peers asks for them; nobody else ever installs them. */
function ensurePeers() {
  const lock = readFileSync(join(here, 'package-lock.json'), 'utf8');
  const stamp = join(here, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing the peers of the bench (once per change of its lock)');
  const npm = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (run('npm', npm, { cwd: here, shell: process.platform === 'win32' }) !== 0) fail('npm ci failed, see above.');
  writeFileSync(stamp, lock);
}

/** For esbuild: what all bundles have in common. */
const USUAL = {
  absWorkingDir: here,
  outdir: '.build',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'warning',
};

async function bundle(folders) {
  const { build } = await import('esbuild');
  await build({
    ...USUAL,
    entryPoints: ['main.ts', ...folders.flatMap(sourcesIn)],
    outbase: '.',
    mainFields: ['module', 'main'],
    // It finds its parts beside itself.
    external: ['@playwright/test'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

/** Servers keep their packages outside, as ours does for users; boardgame.io's can only be bundled, and as CommonJS. */
async function bundleServers() {
  const { build } = await import('esbuild');
  const entryPoints = [
    { in: 'peers/server/main.ts', out: 'server-main' },
    { in: 'server/ours.ts', out: 'server/ours' },
    { in: 'server/bare.ts', out: 'server/bare' },
    // Beside whoever opens a file.
    { in: '../server/storage/sqlite-worker.js', out: 'sqlite-worker' },
    { in: '../server/storage/sqlite-worker.js', out: 'server/sqlite-worker' },
  ];
  await build({ ...USUAL, entryPoints, packages: 'external' });
  const peer = [{ in: 'peers/server/boardgame-io.ts', out: 'peers/server/boardgame-io' }];
  const define = { 'process.env.NODE_ENV': '"production"' };
  const external = ['node-persist'];
  await build({ ...USUAL, entryPoints: peer, format: 'cjs', outExtension: { '.js': '.cjs' }, define, external });
}

/** They lie as deep as the tests whose transcripts they read. */
async function bundlePages() {
  const { build } = await import('esbuild');
  await build({ ...USUAL, entryPoints: ['clicks/main.ts', 'paint/main.ts'], outbase: '.', packages: 'external' });
}

function sourcesIn(folder) {
  const names = readdirSync(join(here, folder)).filter(name => name.endsWith('.ts'));
  return names.map(name => `${folder}/${name}`);
}

function readArguments([part, ...rest]) {
  const isKnown = Object.hasOwn(PARTS, part) && rest.every(word => word === '--json');
  if (!isKnown) fail(`Write npm run -s bench -- <part> [--json]; the parts are ${Object.keys(PARTS).join(', ')}.`, 2);
  return { part, json: rest.length > 0 };
}

const { part, json } = readArguments(process.argv.slice(2));
ensureInstalled();
await PARTS[part].prepare();
const { folders, main = 'main', bundle: bundled = bundle } = PARTS[part];
await bundled(folders);
const { MEASURES, tableOf } = await import(`./.build/${main}.js`);
const figures = await MEASURES[part]();
process.stdout.write(json ? `${JSON.stringify(figures, null, 2)}\n` : tableOf(figures));
