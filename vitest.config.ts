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

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...mutating,
    exclude: ['**/node_modules/**', '.stryker-tmp/**', 'dist/**', 'bench/**', 'web/tests/**', ...mutating.exclude],
  },
});
