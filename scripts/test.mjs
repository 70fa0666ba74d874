// Every check there is; with --fast those that take little time and need neither the built program nor a browser; with
// --screens the tests of the page that look at every screen, with --matches those that play whole matches with real dice.
// The last line counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, root, run, say } from './ensure.mjs';
import { spawned, spawnedBeside } from './spawned.mjs';

/** Packages of Debian. All of chromium would draw its own windows too, and take half as long again. */
const BROWSERS = [
  { name: 'chromium-headless-shell', what: 'Chromium', variable: 'CHROMIUM' },
  { name: 'firefox-esr', what: 'Firefox', variable: 'FIREFOX' },
  { name: 'webkit2gtk-driver', what: 'the driver of WebKitGTK', path: '/usr/bin/WebKitWebDriver' },
  { name: 'xvfb', what: 'a display for WebKitGTK', path: '/usr/bin/Xvfb' },
].map(each => ({ path: process.env[each.variable] ?? `/usr/bin/${each.name}`, ...each }));
const SLOWEST = 10;

/** What reads the PDFs that we write. */
const PDF_TOOLS = [
  { name: 'poppler-utils', path: '/usr/bin/pdftotext' },
  { name: 'qpdf', path: '/usr/bin/qpdf' },
];

const POSTGRESQL = '/usr/lib/postgresql';

function ensureBrowsers() {
  const wanted = BROWSERS.filter(({ path }) => !existsSync(path));
  installFromDebian(wanted.filter(({ variable }) => process.env[variable] === undefined));
  const missing = wanted.filter(({ path }) => !existsSync(path));
  for (const { what, path, variable } of missing)
    say(`Browser tests need ${what} at ${path}: install it${variable ? ` or set ${variable} to its path` : ''}.`);
  if (missing.length > 0) process.exit(2);
}

function ensurePostgres() {
  if (!existsSync(POSTGRESQL)) installFromDebian([{ name: 'postgresql' }]);
  if (!existsSync(POSTGRESQL)) fail(`Server tests need a PostgreSQL in ${POSTGRESQL}: install Debian's postgresql.`, 2);
}

function ensurePdfTools() {
  const wanted = PDF_TOOLS.filter(({ path }) => !existsSync(path));
  installFromDebian(wanted);
  const missing = wanted.find(({ path }) => !existsSync(path));
  if (missing) fail(`Tests of paper need ${missing.path}: install Debian's ${missing.name}.`, 2);
}

function installFromDebian(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const names = packages.map(({ name }) => name);
  console.log(`\n== ${names.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], { env });
  run('apt-get', ['install', '-qy', '--no-install-recommends', ...names], { env });
}

function tool(name) {
  return join(root, 'node_modules/.bin', name);
}

async function beside(name, program, ...parameters) {
  return summary(name, [], await spawnedBeside(name, program, ...parameters));
}

/** A part that failed without one failed test to show for it counts as one failure. */
function summary(name, tests, code) {
  const failed = tests.filter(({ status }) => status === 'failed').length;
  if (tests.length === 0) return { name, tests, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return { name, tests, passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/** What a script of package.json does, as whoever runs it alone. */
const script = name => beside(name, 'npm', 'run', '--silent', name);

/** One after the other: format and lint use several cores each. Types have one checker: every other would learn all of it for itself. */
async function written() {
  return [await beside('format', tool('oxfmt'), '--check'), await script('lint'), await script('types')];
}

const build = () => beside('build', process.execPath, 'scripts/ensure.mjs');

/** What stores things is tested on a file and on PostgreSQL: the fast part leaves the latter out. */
const FAST = ['--project=unit', '--project=server', '--testNamePattern=^(?!.*PostgreSQL)'];

/** Neither bundles the program. */
const unit = () => vitest('unit', 'unit and property tests', ...(fast ? FAST : ['--project=unit', '--project=server']));

const built = () => vitest('built', 'tests of the built program', '--project=built');

async function vitest(part, name, ...more) {
  const report = freshReport(`${part}.json`);
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more];
  if (!process.stdout.isTTY) options.push('--no-color');
  const code = await spawned(name, tool('vitest'), 'run', ...options);
  return summary(part, read(report, unitTests), code);
}

function unitTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults, status }) => {
    const file = name.slice(root.length + 1);
    if (assertionResults.length === 0) return [{ title: file, status, milliseconds: 0 }];
    return assertionResults.map(test => {
      return { title: `${file} ${test.fullName}`, status: test.status, milliseconds: test.duration ?? 0 };
    });
  });
}

async function browser(...only) {
  const report = freshReport('browser.json');
  const code = await spawned('browser tests', tool('playwright'), 'test', ...only);
  return summary(
    'browser',
    read(report, ({ suites }) => suites.flatMap(browserTests)),
    code,
  );
}

const BROWSER_STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'passed', skipped: 'skipped' };

function browserTests({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results, projectName }) => ({
      title: `web/tests/${file} ${title} (${projectName})`,
      status: BROWSER_STATUS[status],
      isRepeated: status === 'flaky',
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(browserTests)];
}

function freshReport(name) {
  mkdirSync(join(root, 'reports'), { recursive: true });
  const path = join(root, 'reports', name);
  rmSync(path, { force: true });
  return path;
}

function read(report, testsOf) {
  return existsSync(report) ? testsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
}

function conclude(results) {
  const tests = results.flatMap(result => result.tests).filter(({ milliseconds }) => milliseconds > 0);
  console.log(`\n== the ${SLOWEST} slowest tests`);
  for (const { title, milliseconds } of tests.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)) {
    console.log(`${(milliseconds / 1000).toFixed(2).padStart(7)} s  ${title}`);
  }
  tellRepeated(tests.filter(({ isRepeated }) => isRepeated));
  const failing = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  console.log(`\ntotal ${(performance.now() / 1000).toFixed(1)} s`);
  if (failing.length > 0) console.log(`failing: ${failing.join(', ')}`);
  const failed = total(results, 'failed');
  console.log(`${total(results, 'passed')} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** A busy machine may lose a click, so that another try is no failure; it still has a cause to be looked for. */
function tellRepeated(tests) {
  if (tests.length === 0) return;
  console.log(`\n== ${tests.length} passed at a later try only: look for the cause`);
  for (const { title } of tests) console.log(`  ${title}`);
}

function total(results, key) {
  return results.reduce((sum, result) => sum + result[key], 0);
}

/**
 * What is written and built is looked at beside the unit tests. The built program is killed and starved by its tests, which
 * count what it manages meanwhile: they have the machine for themselves.
 */
async function everything() {
  const [checks, bundled, tests] = await Promise.all([written(), build(), unit()]);
  const done = [...checks, bundled, tests];
  if (bundled.failed > 0) return done;
  return [...done, await built(), await browser()];
}

async function fastPart() {
  process.env.FAST = 'yes';
  const [checks, tests] = await Promise.all([written(), unit()]);
  return [...checks, tests];
}

async function everyScreen() {
  process.env.SCREENS = 'every';
  const bundled = await build();
  return bundled.failed > 0 ? [bundled] : [bundled, await browser('--project=chromium', '--grep=@screens')];
}

async function wholeMatches() {
  process.env.MATCHES = 'whole';
  const bundled = await build();
  return bundled.failed > 0 ? [bundled] : [bundled, await browser('--project=chromium', '--grep=@matches')];
}

const [fast, screens, matches] = ['--fast', '--screens', '--matches'].map(flag => process.argv.includes(flag));
ensureInstalled();
if (!screens && !matches) ensurePostgres();
ensurePdfTools();
if (!fast) ensureBrowsers();
conclude(await (fast ? fastPart() : screens ? everyScreen() : matches ? wholeMatches() : everything()));
