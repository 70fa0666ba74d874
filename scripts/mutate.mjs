// `npm run mutate -- games/donjonz`: breaks one folder's code in every small way and asks its own tests to notice.
// `npm run mutate -- games/donjonz 5`: tries one mutant in five, always the same ones.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, root } from './ensure.mjs';

const WANTED = 80;
const CAUGHT = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];
const NOT_MUTATED = /\.test\.ts$|(^|\/)(tests|data|maps)\/|(^|\/)data\.ts$|(^|\/)words\.[^/]*$/;

const folder = process.argv[2]?.replace(/\/+$/, '');
const oneIn = Number(process.argv[3] ?? 1);
const files = folder ? mutableFiles() : [];
if (files.length === 0) fail('Name a folder that holds code, for instance games/donjonz.', 2);
if (!Number.isInteger(oneIn) || oneIn < 1) fail('One mutant in how many? 1 tries all of them.', 2);

ensureInstalled();
process.env.MUTATING = '1';
const { Stryker } = await import('@stryker-mutator/core');
const mutants = await new Stryker({
  mutate: files,
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts', dir: folder, related: false },
  coverageAnalysis: 'perTest',
  // What runs once, while a module is loaded, would need a process of its own for each mutant.
  ignoreStatic: true,
  // Stryker rewrites the sandbox's tsconfig through an API that TypeScript 7 no longer has; vitest needs none of it.
  tsconfigFile: 'none',
  ...(oneIn > 1 && {
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/sampling.mjs')],
    checkers: ['sampling'],
    sampling: { oneIn },
    warnings: { unknownOptions: false },
  }),
  ignorePatterns: ['/dist', '/.types', '/reports', '/docs'],
  incremental: false,
  cleanTempDir: 'always',
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, allowColor: process.stdout.isTTY },
  htmlReporter: { fileName: 'reports/mutation.html' },
  concurrency: 2,
  // A busy machine is no endless loop.
  timeoutMS: 30_000,
  logLevel: 'warn',
}).runMutationTest();

const caught = count(CAUGHT);
const score = (100 * caught) / (caught + count(MISSED));
const tried = `${caught + count(MISSED)} of ${mutants.length} mutants tried`;
console.log(`${folder}: ${score.toFixed(1)} % of the mutants caught, at least ${WANTED} % wanted (${tried})`);
process.exitCode = score >= WANTED ? 0 : 1;

function mutableFiles() {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !NOT_MUTATED.test(path))
    .map(path => `${folder}/${path}`);
}

function count(statuses) {
  return mutants.filter(({ status }) => statuses.includes(status)).length;
}
