// Brings the checkout up to date: packages as locked, dist/ as the sources say. Needs nothing but Node, and
// speaks on stderr only, because the commands that call it own stdout.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compressText } from './compress.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const SHARED = [
  'kernel',
  'games',
  'bots',
  'art',
  'wire',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/ensure.mjs',
];

const PARTS = {
  cli: { sources: [...SHARED, 'print', 'server', 'cli'], output: 'dist/cli.js', build: buildCli },
  crash: { sources: [...SHARED, 'server'], output: 'dist/tortured.js', build: buildCrash },
  web: { sources: [...SHARED, 'print', 'web', 'scripts/compress.mjs'], output: 'dist/web/index.html', build: buildWeb },
};

/** By command what it needs besides the terminal itself. */
const NEEDED = { serve: ['web'], torture: ['crash'], load: ['crash'] };

/** What a command of the terminal needs to be built. */
export const partsFor = command => ['cli', ...(NEEDED[command] ?? [])];

export function ensureInstalled() {
  if (isInstalled()) return;
  say('Installing packages (once per change of the lock)');
  // dev included: under NODE_ENV=production npm would leave out what builds the page.
  const npm = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (run('npm', npm, { shell: process.platform === 'win32' }) !== 0) fail('npm ci failed, see above.');
}

export async function ensureBuilt(parts = partsFor('serve')) {
  for (const part of parts) {
    const stamp = join(root, 'dist', `.${part}.stamp`);
    const fingerprint = fingerprintOf(PARTS[part].sources);
    if (existsSync(join(root, PARTS[part].output)) && readText(stamp) === fingerprint) continue;
    say(`Building ${part} (its sources changed)`);
    rmSync(stamp, { force: true });
    if (!(await PARTS[part].build())) fail(`The build of ${part} failed, see above.`);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, fingerprint);
  }
}

export function run(program, parameters, options) {
  const { status, error } = spawnSync(program, parameters, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  if (error) say(`${program} did not start: ${error.message}`);
  return status ?? 1;
}

export function say(sentence) {
  process.stderr.write(`oubliette: ${sentence}\n`);
}

export function fail(sentence, code = 1) {
  say(sentence);
  process.exit(code);
}

/** npm leaves node_modules/.package-lock.json behind a finished install: what it says, against what the lock wants. */
function isInstalled() {
  const installed = readText(join(root, 'node_modules/.package-lock.json'));
  if (installed === undefined) return false;
  const wanted = JSON.parse(readText(join(root, 'package-lock.json'))).packages;
  const present = JSON.parse(installed).packages;
  return (
    Object.entries(wanted).every(([path, { version, optional }]) => {
      return path === '' || (present[path] ? present[path].version === version : optional);
    }) && Object.keys(present).every(path => path in wanted)
  );
}

/** The terminal, and the threads in which the server's bots think and its SQLite works. */
const CLI_ENTRIES = {
  cli: 'cli/main.ts',
  thinker: 'server/thinking/worker.ts',
  'sqlite-worker': 'server/storage/sqlite-worker.js',
};

/** A server to be killed, and who floods one: nobody but `torture` and `load` starts them. */
const CRASH_ENTRIES = { tortured: 'server/torture/process.ts', flooder: 'server/load/flooder.ts' };

function buildCli() {
  return bundle(CLI_ENTRIES, 'chunk');
}

function buildCrash() {
  return bundle(CRASH_ENTRIES, 'crash-chunk');
}

/** Bundles share chunks whose names begin with `chunk`; those of an older build go. */
async function bundle(entries, chunk) {
  const { build, stop } = await import('esbuild');
  const dist = join(root, 'dist');
  for (const name of existsSync(dist) ? readdirSync(dist) : [])
    if (name.startsWith(`${chunk}-`)) rmSync(join(dist, name));
  const result = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).flatMap(([out, path]) =>
      existsSync(join(root, path)) ? [{ in: path, out }] : [],
    ),
    outdir: 'dist',
    // What a command does not need it does not load: the server's packages cost every other command 200 ms.
    splitting: true,
    chunkNames: `${chunk}-[hash]`,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  }).catch(({ errors }) => ({ errors }));
  // Its process would stay beside the server for as long as that runs.
  await stop();
  return result.errors?.length === 0;
}

async function buildWeb() {
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'];
  if (run(process.execPath, vite) !== 0) return false;
  await compressText(join(root, 'dist/web'));
  return true;
}

function fingerprintOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of filesUnder(source))
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => name !== 'tests' && name !== 'transcripts' && !/\.test\.tsx?$/.test(name))
    .map(entry => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .flat()
    .sort((a, b) => (a < b ? -1 : 1));
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  if (process.argv[2] !== 'install') await ensureBuilt();
}
