import { defineConfig } from 'vitest/config';

/** `npm run mutate` leaves the laws out: they take seconds, and every mutant would meet them. */
const lawsUnlessWanted = process.env['WITHOUT_LAWS'] ? ['**/laws.test.ts'] : [];

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '.stryker-tmp/**', 'dist/**', 'bench/**', 'web/tests/**', ...lawsUnlessWanted],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
