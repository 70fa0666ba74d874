import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A mutant is caught by the first test that fails: the quick ones come first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

/** `npm run mutate` runs the tests of a folder thousands of times. It leaves the laws out, which take seconds. */
const mutating = process.env['MUTATING']
  ? { exclude: ['**/laws.test.ts'], sequence: { sequencer: QuickFirst } }
  : { exclude: [] };

/**
 * Hundreds of matches under the laws, matches against strong bots and what a coach says of them, whole matches by sockets,
 * proofs of works, tables of every age, pages as a printer prints them: they take longer than all others together, and
 * `npm run check` leaves them out.
 */
const LONG = [
  'games/*/laws.test.ts',
  'bots/{account,index}.test.ts',
  'bots/*/{coach,easy,eye,solver,strong,valuation}.test.ts',
  'print/{golden,match,pages,rendered,works}.test.ts',
  'server/gallery/gallery.test.ts',
  'server/online/online.test.ts',
  'server/storage/migrations.test.ts',
  'web/src/games/hints.test.ts',
  'web/src/games/the-dungeon/reason.test.ts',
  'cli/coach.test.ts',
];

const ALL = '**/*.test.{ts,tsx}';
const NEVER = [
  '**/node_modules/**',
  '.stryker-tmp/**',
  'dist/**',
  'bench/**',
  'web/tests/**',
  ...mutating.exclude,
  ...(process.env['FAST'] ? LONG : []),
];
/** What bundles the program and starts it again and again. */
const BUILT = [
  'server/{load,torture}/*.test.ts',
  'cli/{oubliette,stored,torture,upkeep}.test.ts',
  'scripts/ensure.test.ts',
  'examples/*.test.ts',
];
/** What needs databases. */
const SERVER = ['server/**/*.test.ts'];

const project = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude: [...NEVER, ...exclude] },
});

const server = project('server', SERVER, BUILT);
const projects = [
  project('built', BUILT),
  { ...server, test: { ...server.test, globalSetup: 'server/tests/cluster.ts' } },
  project('unit', [ALL], [...BUILT, ...SERVER]),
];

export default defineConfig({
  test: {
    environment: 'node',
    // One more than there are cores: tests of the server wait for disks and sockets.
    maxWorkers: 3,
    // What is loaded serves all files that a worker runs: to load it anew for each takes as long as the tests.
    isolate: false,
    // Matches leave much behind that nobody needs: it is looked through less often.
    execArgv: ['--max-semi-space-size=64'],
    // Nothing takes a tenth of this, but for a machine that does much else.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    ...mutating,
    exclude: NEVER,
    ...(process.env['MUTATING'] ? { include: [ALL] } : { projects }),
  },
});
