import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A mutant is caught by the first test that fails: the quick ones come first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

/**
 * `npm run mutate` runs the tests of a folder thousands of times. It leaves the laws out, which take seconds, and loads
 * what is tested once for all files, since pure code remembers nothing.
 */
const mutating = process.env['MUTATING']
  ? { exclude: ['**/laws.test.ts'], isolate: false, sequence: { sequencer: QuickFirst } }
  : { exclude: [] };

/** Folders of pure code, whose tests share what is loaded: to load it anew for every file takes as long as the tests. */
const PURE = '{kernel,games,art,bots,wire}/**/*.test.{ts,tsx}';
const ALL = '**/*.test.{ts,tsx}';
const NEVER = ['**/node_modules/**', '.stryker-tmp/**', 'dist/**', 'bench/**', 'web/tests/**', ...mutating.exclude];

const projects = [
  { extends: true as const, test: { name: 'pure', include: [PURE], isolate: false } },
  { extends: true as const, test: { name: 'rest', include: [ALL], exclude: [...NEVER, PURE] } },
];

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...mutating,
    exclude: NEVER,
    ...(process.env['MUTATING'] ? { include: [ALL] } : { projects }),
  },
});
